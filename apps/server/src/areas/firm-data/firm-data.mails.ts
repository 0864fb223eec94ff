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
      `Until the day before ${deletedFrom} you can still sign in and fetch an archive of everything under Account details. From ${deletedFrom} on all of it is deleted and cannot be brought back.`,
      'You keep the records that the law requires you to keep. Write to us if this notice was not meant.',
    ],
  }),
  af: ({ provider, firm, by, reason, ends, deletedFrom }) => ({
    subject: `${firm}: kennisgewing om die ooreenkoms met ${provider} te beëindig`,
    paragraphs: [
      `${by} het kennis gegee. Die ooreenkoms tussen ${firm} en ${provider} eindig op ${ends}.`,
      `Rede: ${reason}`,
      `Tot die dag voor ${deletedFrom} kan u nog aanteken en onder Rekeningbesonderhede ʼn argief van alles gaan haal. Vanaf ${deletedFrom} word alles uitgewis en kan dit nie herstel word nie.`,
      'U bewaar self die rekords wat die wet vereis. Skryf aan ons as hierdie kennisgewing nie bedoel was nie.',
    ],
  }),
});

/** That the notice was taken back. */
export const withdrawnMail = defineMailText<Pick<FirmNoticeFacts, 'provider' | 'firm' | 'by' | 'reason'>>({
  en: ({ provider, firm, by, reason }) => ({
    subject: `${firm}: the notice was withdrawn`,
    paragraphs: [
      `${by} took the notice back. The agreement with ${provider} goes on and nothing is deleted.`,
      `Reason: ${reason}`,
    ],
  }),
  af: ({ provider, firm, by, reason }) => ({
    subject: `${firm}: die kennisgewing is teruggetrek`,
    paragraphs: [
      `${by} het die kennisgewing teruggetrek. Die ooreenkoms met ${provider} gaan voort en niks word uitgewis nie.`,
      `Rede: ${reason}`,
    ],
  }),
});
