import { defineMailText } from '../../platform/mail/mail-text';

interface ReportMailFacts {
  readonly recipient: string;
  readonly reference: string;
  readonly matter: string;
  /** What whoever sent it wrote to everybody. */
  readonly message: string | null;
  /** Who signs, and for which firm. */
  readonly signed: readonly string[];
}

/** To a recipient of a matter's reports, with the report attached. */
export const clientReportMail = defineMailText<ReportMailFacts>({
  en: ({ recipient, reference, matter, message, signed }) => ({
    subject: `${reference} ${matter}: progress report`,
    paragraphs: [
      `Dear ${recipient}`,
      message,
      `Attached is our report on the matter of ${matter} (our reference ${reference}): what has been done, what is happening now and what comes next.`,
      ['Kind regards', ...signed].join('\n'),
    ],
  }),
  af: ({ recipient, reference, matter, message, signed }) => ({
    subject: `${reference} ${matter}: vorderingsverslag`,
    paragraphs: [
      `Geagte ${recipient}`,
      message,
      `Aangeheg is ons verslag oor die saak van ${matter} (ons verwysing ${reference}): wat gedoen is, wat nou gebeur en wat volgende kom.`,
      ['Vriendelike groete', ...signed].join('\n'),
    ],
  }),
});

/** To a recipient of a matter's milestones: those it has reached so far, a line each. */
export const milestonesMail = defineMailText<ReportMailFacts & { readonly milestones: string }>({
  en: ({ recipient, reference, matter, message, milestones, signed }) => ({
    subject: `${reference} ${matter}: milestones`,
    paragraphs: [
      `Dear ${recipient}`,
      message,
      `The matter of ${matter} (our reference ${reference}) has reached these milestones:`,
      milestones,
      ['Kind regards', ...signed].join('\n'),
    ],
  }),
  af: ({ recipient, reference, matter, message, milestones, signed }) => ({
    subject: `${reference} ${matter}: mylpale`,
    paragraphs: [
      `Geagte ${recipient}`,
      message,
      `Die saak van ${matter} (ons verwysing ${reference}) het hierdie mylpale bereik:`,
      milestones,
      ['Vriendelike groete', ...signed].join('\n'),
    ],
  }),
});
