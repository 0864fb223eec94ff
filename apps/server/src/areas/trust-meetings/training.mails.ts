import { formatFactLines } from '../../platform/mail/fact-lines';
import { defineMailText } from '../../platform/mail/mail-text';

/** To somebody who is to be trained. */
export interface TrainingMailFacts {
  readonly firm: string;
  readonly by: string;
  readonly name: string;
  readonly matter: string;
  readonly programme: string;
  readonly day: string;
  readonly time: string | null;
  readonly place: string | null;
  readonly trainer: string | null;
  readonly notes: string | null;
}

export const trainingMail = defineMailText<TrainingMailFacts>({
  en: (mail) => ({
    subject: `${mail.programme}, ${mail.day} (${mail.matter})`,
    paragraphs: [
      `Dear ${mail.name}`,
      `${mail.firm} invites you to the session below.`,
      formatFactLines(
        ['What', mail.programme],
        ['Day', mail.day],
        ['Time', mail.time],
        ['Place', mail.place],
        ['Given by', mail.trainer],
        ['Our reference', mail.matter],
      ),
      mail.notes,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
  af: (mail) => ({
    subject: `${mail.programme}, ${mail.day} (${mail.matter})`,
    paragraphs: [
      `Geagte ${mail.name}`,
      `${mail.firm} nooi u na die sessie hieronder.`,
      formatFactLines(
        ['Wat', mail.programme],
        ['Dag', mail.day],
        ['Tyd', mail.time],
        ['Plek', mail.place],
        ['Aangebied deur', mail.trainer],
        ['Ons verwysing', mail.matter],
      ),
      mail.notes,
      `${mail.by}\n${mail.firm}`,
    ],
  }),
});
