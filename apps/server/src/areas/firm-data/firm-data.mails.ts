import type { LocalDate } from '@boedel/domain/dates/local-date';
import { defineMailText } from '../../platform/mail/mail-text';

interface FirmNoticeFacts {
  readonly provider: string;
  readonly firm: string;
  readonly by: string;
  readonly reason: string;
  readonly ends: LocalDate;
  readonly deletedFrom: LocalDate;
}

/** The written notice that the terms ask for, to every administrator of the firm. */
export const noticeMail = defineMailText<FirmNoticeFacts>({
  en: ({ provider, firm, by, reason, ends, deletedFrom }) => ({
    subject: `${firm}: notice to end the agreement with ${provider}`,
    paragraphs: [
      `${by} gave notice. The agreement between ${firm} and ${provider} ends on ${ends}.`,
      `Reason: ${reason}`,
      `You can still sign in until the day before ${deletedFrom} and download an archive of all your data under Account details. From ${deletedFrom}, everything will be deleted and cannot be restored.`,
      'You must keep the records that the law requires you to keep. If this notice was a mistake, please contact us.',
    ],
  }),
  af: ({ provider, firm, by, reason, ends, deletedFrom }) => ({
    subject: `${firm}: kennisgewing om die ooreenkoms met ${provider} te beëindig`,
    paragraphs: [
      `${by} het kennis gegee. Die ooreenkoms tussen ${firm} en ${provider} eindig op ${ends}.`,
      `Rede: ${reason}`,
      `U kan tot die dag voor ${deletedFrom} nog aanteken en onder Rekeningbesonderhede ʼn argief van al u data aflaai. Vanaf ${deletedFrom} word alles uitgewis en kan dit nie herstel word nie.`,
      'U moet self die rekords bewaar wat die wet vereis. As hierdie kennisgewing ʼn fout was, kontak ons asseblief.',
    ],
  }),
});

/** That the notice was taken back. */
export const withdrawnMail = defineMailText<Pick<FirmNoticeFacts, 'provider' | 'firm' | 'by' | 'reason'>>({
  en: ({ provider, firm, by, reason }) => ({
    subject: `${firm}: the notice was withdrawn`,
    paragraphs: [
      `${by} withdrew the notice. The agreement with ${provider} continues and no data will be deleted.`,
      `Reason: ${reason}`,
    ],
  }),
  af: ({ provider, firm, by, reason }) => ({
    subject: `${firm}: die kennisgewing is teruggetrek`,
    paragraphs: [
      `${by} het die kennisgewing teruggetrek. Die ooreenkoms met ${provider} gaan voort en geen data word uitgewis nie.`,
      `Rede: ${reason}`,
    ],
  }),
});
