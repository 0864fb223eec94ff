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
    paragraphs: [`Good day ${name}`, text, `Choose how often you receive these emails: ${settings}`],
  }),
  af: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: u herinnerings, ${day}`,
    paragraphs: [`Goeiedag ${name}`, text, `Kies hoe dikwels u hierdie e-posse kry: ${settings}`],
  }),
});

/** To the people responsible for a matter and to the administrators: statutory dates that need attention. */
export const escalationMail = defineMailText<DigestMailFacts>({
  en: ({ name, firm, day, text, settings }) => ({
    subject: `${firm}: statutory dates need attention, ${day}`,
    paragraphs: [
      `Good day ${name}`,
      'Please attend to these statutory dates today. They are near or past, and no one has completed, moved or reassigned them or made a task for them.',
      text,
      `Choose how often you receive these emails: ${settings}`,
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
