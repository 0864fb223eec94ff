import { defineMailText } from '../../platform/mail/mail-text';

interface AttachmentMailFacts {
  readonly firm: string;
  readonly title: string;
}

interface TypedMailFacts {
  readonly subject: string;
  readonly text: string;
  /** The paper that is attached. */
  readonly title: string;
}

/** What somebody wrote around a paper stays as it was written; which paper goes with it is said below. */
export const typedMail = defineMailText<TypedMailFacts>({
  en: ({ subject, text, title }) => ({ subject, paragraphs: [text, `Attached: ${title}`] }),
  af: ({ subject, text, title }) => ({ subject, paragraphs: [text, `Aangeheg: ${title}`] }),
});

/** Around a letter of a batch: the letter itself is attached. */
export const attachedLetterMail = defineMailText<AttachmentMailFacts>({
  en: ({ firm, title }) => ({
    subject: title,
    paragraphs: ['Please find our letter attached.', 'If you have any questions, reply to this email.', firm],
  }),
  af: ({ firm, title }) => ({
    subject: title,
    paragraphs: ['Ons brief is aangeheg.', 'As u enige vrae het, antwoord op hierdie e-pos.', firm],
  }),
});
