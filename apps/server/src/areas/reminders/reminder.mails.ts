import { defineMailText } from '../../platform/mail/mail-text';

interface DigestMailFacts {
  readonly name: string;
  readonly firm: string;
  readonly day: string;
  /** The lines, each with its link. */
  readonly text: string;
  /** Where one chooses how often. */
  readonly settings: string;
}

/** To a person of the firm, at the rhythm they chose: what waits for them. */
export const digestMail = defineMailText<DigestMailFacts>({
  en: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: your reminders, ${day}`,
    paragraphs: [`Good day ${name}`, text, `How often you are written to you choose here: ${settings}`],
  }),
  af: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: wat vir u wag, ${day}`,
    paragraphs: [`Goeiedag ${name}`, text, `Kies hoe dikwels u hierdie e-posse kry: ${settings}`],
  }),
});

/** To those who answer for a matter and to the administrators: statutory dates nobody has touched. */
export const escalationMail = defineMailText<DigestMailFacts>({
  en: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: statutory dates nobody has touched, ${day}`,
    paragraphs: [
      `Good day ${name}`,
      'These statutory dates are near or past. Nobody has done, moved or handed them over, and no task was made of them. Please look at them today.',
      text,
      `How often you are written to you choose here: ${settings}`,
    ],
  }),
  af: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: statutêre datums wat aandag nodig het, ${day}`,
    paragraphs: [
      `Goeiedag ${name}`,
      'Gee asseblief vandag aandag aan hierdie statutêre datums. Dit is naby of verby, en niemand het dit afgehandel, verskuif of hertoegewys of ʼn taak daarvoor geskep nie.',
      text,
      `Kies hoe dikwels u hierdie e-posse kry: ${settings}`,
    ],
  }),
});
