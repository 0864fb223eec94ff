import { defineMailText } from '../../platform/mail/mail-text';

interface AppointmentMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly name: string;
  readonly matter: string;
  readonly mastersReference: string | null;
  readonly on: string;
}

/** To a joint trustee or liquidator: you were appointed with us. */
export const jointlyAppointedMail = defineMailText<AppointmentMailFacts>({
  en: ({ firm, by, name, matter, mastersReference, on }) => ({
    subject: `Joint appointment: ${matter}`,
    paragraphs: [
      `Dear ${name}`,
      `${firm} has recorded your appointment as joint trustee or liquidator in ${matter} from ${on}. Please send us your certificate of appointment and your bond of security.`,
      mastersReference && `Master's reference: ${mastersReference}`,
      `${by}\n${firm}`,
    ],
  }),
  af: ({ firm, by, name, matter, mastersReference, on }) => ({
    subject: `Gesamentlike aanstelling: ${matter}`,
    paragraphs: [
      `Geagte ${name}`,
      `${firm} het u aanstelling as gesamentlike kurator of likwidateur in ${matter} vanaf ${on} aangeteken. Stuur asseblief u aanstellingsertifikaat en u sekerheidstelling aan ons.`,
      mastersReference && `Meesterverwysing: ${mastersReference}`,
      `${by}\n${firm}`,
    ],
  }),
});

/** To a joint trustee or liquidator: the appointment ended. */
export const jointlyEndedMail = defineMailText<AppointmentMailFacts & { why: string }>({
  en: ({ firm, by, name, matter, mastersReference, on, why }) => ({
    subject: `Joint appointment ended: ${matter}`,
    paragraphs: [
      `Dear ${name}`,
      `${firm} has recorded that your joint appointment in ${matter} ended on ${on}: ${why}. Please hand over the estate’s books, documents and assets that you hold.`,
      mastersReference && `Master's reference: ${mastersReference}`,
      `${by}\n${firm}`,
    ],
  }),
  af: ({ firm, by, name, matter, mastersReference, on, why }) => ({
    subject: `Gesamentlike aanstelling beëindig: ${matter}`,
    paragraphs: [
      `Geagte ${name}`,
      `${firm} het aangeteken dat u gesamentlike aanstelling in ${matter} op ${on} geëindig het: ${why}. Oorhandig asseblief die boedel se boeke, dokumente en bates wat u hou.`,
      mastersReference && `Meesterverwysing: ${mastersReference}`,
      `${by}\n${firm}`,
    ],
  }),
});
