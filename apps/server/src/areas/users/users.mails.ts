import { mailText } from '../../platform/mail/mail-text';

/** To somebody who was given a place in a firm. Who has no password yet gets a link to choose one. */
export const invitationMail = mailText<{
  provider: string;
  firm: string;
  by: string;
  days: number;
  /** Where the person goes: to choose a password, or to sign in. */
  link: string;
  isNew: boolean;
}>({
  en: ({ provider, firm, by, days, link, isNew }) => ({
    subject: `${firm} invites you to ${provider}`,
    paragraphs: [
      `${by} has given you access to ${firm} in ${provider}.`,
      isNew
        ? `Open this address to choose your password. It works once, within ${days} days:`
        : `You now also work in ${firm}. Sign in as you always do and choose the firm in your profile menu:`,
      link,
      `If you do not know ${firm}, leave this mail: nothing happens by itself.`,
    ],
  }),
  af: ({ provider, firm, by, days, link, isNew }) => ({
    subject: `${firm} nooi u na ${provider}`,
    paragraphs: [
      `${by} het u toegang tot ${firm} in ${provider} gegee.`,
      isNew
        ? `Maak hierdie adres oop om u wagwoord te kies. Dit werk een keer, binne ${days} dae:`
        : `U werk nou ook in ${firm}. Teken aan soos altyd en kies die firma in u profielkieslys:`,
      link,
      `As u ${firm} nie ken nie, hoef u niks met hierdie pos te doen nie: niks gebeur vanself nie.`,
    ],
  }),
});
