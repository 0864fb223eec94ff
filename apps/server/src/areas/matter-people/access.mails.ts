import { mailText } from '../../platform/mail/mail-text';

interface Given {
  readonly provider: string;
  readonly firm: string;
  readonly by: string;
  readonly matter: string;
  readonly mayCapture: boolean;
  /** Has no password yet. */
  readonly isNew: boolean;
  /** Where to choose a password, or to sign in. */
  readonly link: string;
}

/** To somebody who was given a matter. It holds no secret: who is new chooses a password as who forgot theirs does. */
export const accessMail = mailText<Given>({
  en: ({ provider, firm, by, matter, mayCapture, isNew, link }) => ({
    subject: `${firm} gave you access to ${matter}`,
    paragraphs: [
      `${by} of ${firm} gave you access to ${matter}${mayCapture ? ', and you may capture in it' : ''}.`,
      isNew ? `You are new to ${provider}. Choose a password first:` : 'Sign in as you usually do:',
      link,
      isNew && 'Then sign in with this e-mail address.',
    ],
  }),
  af: ({ provider, firm, by, matter, mayCapture, isNew, link }) => ({
    subject: `${firm} het u toegang tot ${matter} gegee`,
    paragraphs: [
      `${by} van ${firm} het u toegang tot ${matter} gegee${mayCapture ? ', en u mag daarin vaslê' : ''}.`,
      isNew ? `U is nuut by ${provider}. Kies eers ʼn wagwoord:` : 'Teken aan soos gewoonlik:',
      link,
      isNew && 'Teken dan met hierdie e-posadres aan.',
    ],
  }),
});
