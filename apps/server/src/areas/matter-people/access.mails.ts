import { defineMailText } from '../../platform/mail/mail-text';

interface AccessMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly matter: string;
  readonly mayCapture: boolean;
  /** Where to sign in. */
  readonly link: string;
}

/** To somebody who belongs to the firm already and was given one more matter. Who does not is invited. */
export const accessMail = defineMailText<AccessMailFacts>({
  en: ({ firm, by, matter, mayCapture, link }) => ({
    subject: `${firm} gave you access to ${matter}`,
    paragraphs: [
      `${by} of ${firm} gave you access to ${matter}${mayCapture ? ' and you may change it' : ''}.`,
      'Sign in as you usually do:',
      link,
    ],
  }),
  af: ({ firm, by, matter, mayCapture, link }) => ({
    subject: `${firm} het u toegang tot ${matter} gegee`,
    paragraphs: [
      `${by} van ${firm} het u toegang tot ${matter} gegee${mayCapture ? ' en u mag dit verander' : ''}.`,
      'Teken aan soos gewoonlik:',
      link,
    ],
  }),
});
