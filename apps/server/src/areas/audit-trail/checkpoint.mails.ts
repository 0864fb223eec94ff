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
      `The attached file is the signed checkpoint of the audit trail of ${firm}. It covers ${entries} entries and was signed at ${time}.`,
      'Keep it outside this product. If an entry is later changed or removed, this file proves it.',
      'You get this mail each day because you asked for it. You can stop it on the page Audit Trail, under Checkpoint.',
    ],
  }),
  af: ({ firm, entries, time }) => ({
    subject: `${firm}: kontrolepunt van die ouditspoor`,
    paragraphs: [
      `Die aangehegte lêer is die getekende kontrolepunt van die ouditspoor van ${firm}. Dit dek ${entries} inskrywings en is om ${time} geteken.`,
      'Bewaar dit buite hierdie stelsel. As ʼn inskrywing later verander of verwyder word, bewys hierdie lêer dit.',
      'U kry hierdie e-pos elke dag omdat u daarvoor gevra het. U kan dit op die bladsy Ouditspoor onder Kontrolepunt stop.',
    ],
  }),
});
