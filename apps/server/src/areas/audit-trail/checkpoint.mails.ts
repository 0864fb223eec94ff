import { defineMailText } from '../../platform/mail/mail-text';

interface Facts {
  readonly firm: string;
  readonly entries: number;
  readonly time: string;
}

/** The day's checkpoint, to administrators who asked for it. */
export const checkpointMail = defineMailText<Facts>({
  en: ({ firm, entries, time }) => ({
    subject: `${firm}: checkpoint of the audit trail`,
    paragraphs: [
      `Attached is the signed checkpoint of ${firm}’s audit trail. It covers ${entries} entries and was signed at ${time}. Please keep it outside this product.`,
      'If an entry is changed or removed later, this file proves it.',
      'You receive this email every day because you asked for it. To stop it, go to Audit Trail and open Checkpoint.',
    ],
  }),
  af: ({ firm, entries, time }) => ({
    subject: `${firm}: kontrolepunt van die ouditspoor`,
    paragraphs: [
      `Aangeheg is die getekende kontrolepunt van ${firm} se ouditspoor. Dit dek ${entries} inskrywings en is om ${time} geteken. Bewaar dit asseblief buite hierdie stelsel.`,
      'As ʼn inskrywing later verander of verwyder word, bewys hierdie lêer dit.',
      'U kry hierdie e-pos elke dag omdat u dit aangevra het. Om dit te stop, gaan na Ouditspoor en maak Kontrolepunt oop.',
    ],
  }),
});
