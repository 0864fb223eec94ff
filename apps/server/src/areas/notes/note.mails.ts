import { defineMailText } from '../../platform/mail/mail-text';

/** To a colleague who was mentioned in a file note. */
export const mentionMail = defineMailText<{ matter: string; by: string; note: string; link: string }>({
  en: ({ matter, by, note, link }) => ({
    subject: `${matter}: ${by} mentioned you in a file note`,
    paragraphs: [note, `${by} mentioned you in this file note on ${matter}.`, link],
  }),
  af: ({ matter, by, note, link }) => ({
    subject: `${matter}: ${by} het u in ʼn lêernota genoem`,
    paragraphs: [note, `${by} het u in hierdie lêernota oor ${matter} genoem.`, link],
  }),
});
