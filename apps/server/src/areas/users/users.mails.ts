import { defineMailText } from '../../platform/mail/mail-text';

/** To somebody who was given a place in a firm, or one matter of it. Who has no password yet gets a link to choose one. */
export const invitationMail = defineMailText<{
  provider: string;
  firm: string;
  matter: string | null;
  by: string;
  days: number;
  /** Where the person goes: to choose a password, or to sign in. */
  link: string;
  isNew: boolean;
}>({
  en: ({ provider, firm, matter, by, days, link, isNew }) => ({
    subject: `${firm} invites you to ${provider}`,
    paragraphs: [
      matter
        ? `${by} of ${firm} invites you to see the matter ${matter} in ${provider}.`
        : `${by} invites you to join ${firm} on ${provider}.`,
      isNew
        ? `Use this link to choose your password. It works once and expires in ${days} days:`
        : `To accept, sign in as usual and choose ${firm} under Firm in your profile menu:`,
      link,
      `If you do not know ${firm}, ignore this email.`,
    ],
  }),
  af: ({ provider, firm, matter, by, days, link, isNew }) => ({
    subject: `${firm} nooi u na ${provider}`,
    paragraphs: [
      matter
        ? `${by} van ${firm} nooi u om die saak ${matter} in ${provider} te sien.`
        : `${by} nooi u om in ${firm} in ${provider} te werk.`,
      isNew
        ? `Gebruik hierdie skakel om u wagwoord te kies. Dit werk een keer en verval oor ${days} dae:`
        : `Om te aanvaar, teken aan soos altyd en kies ${firm} onder Firma in u profielkieslys:`,
      link,
      `As u ${firm} nie ken nie, ignoreer hierdie e-pos.`,
    ],
  }),
});

/** To somebody whose authenticator app and recovery codes an administrator took away. */
export const secondFactorResetMail = defineMailText<{ provider: string; by: string; tell: string }>({
  en: ({ provider, by, tell }) => ({
    subject: `Your second factor for ${provider} was reset`,
    paragraphs: [
      `${by} reset your second factor for ${provider}. Your authenticator app and recovery codes no longer work, and you were signed out everywhere.`,
      'Sign in with your password and set up an authenticator app again on your account page.',
      `If you did not request this, contact ${tell} immediately.`,
    ],
  }),
  af: ({ provider, by, tell }) => ({
    subject: `U tweede faktor vir ${provider} is teruggestel`,
    paragraphs: [
      `${by} het u tweede faktor vir ${provider} teruggestel. U verifieertoep en herstelkodes werk nie meer nie, en u is oral afgeteken.`,
      'Teken aan met u wagwoord en stel weer ʼn verifieertoep op u rekeningbladsy op.',
      `As u dit nie aangevra het nie, kontak ${tell} dadelik.`,
    ],
  }),
});
