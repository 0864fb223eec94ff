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
    subject: `${firm}: what waits for you, ${day}`,
    paragraphs: [`Good day ${name}`, text, `How often you are written to you choose here: ${settings}`],
  }),
  af: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: wat vir u wag, ${day}`,
    paragraphs: [`Goeiedag ${name}`, text, `Hoe dikwels daar aan u geskryf word, kies u hier: ${settings}`],
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
    subject: `${firm}: statutêre datums waaraan niemand geraak het nie, ${day}`,
    paragraphs: [
      `Goeiedag ${name}`,
      'Hierdie statutêre datums is naby of verby. Niemand het dit afgehandel, verskuif of oorhandig nie, en geen taak is daarvan gemaak nie. Kyk asseblief vandag daarna.',
      text,
      `Hoe dikwels daar aan u geskryf word, kies u hier: ${settings}`,
    ],
  }),
});
