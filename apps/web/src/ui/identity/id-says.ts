import { isLocalDate, localDate } from '@boedel/domain/dates/local-date';
import { readNamibianId } from '@boedel/domain/identity/foreign-ids';
import { isMasked } from '@boedel/domain/identity/mask';
import { readSaId } from '@boedel/domain/identity/sa-id';
import { isRefused, type Refused } from '@boedel/domain/law/refusal';
import { t, tell } from '../../i18n/t';

export interface IdSays {
  readonly born: string;
  readonly perhapsBorn?: string | undefined;
  readonly gender: 0 | 1 | null;
  /** 'Born 1958-03-14 · female · South African citizen' */
  readonly words: string;
}

const statusWords = {
  citizen: 'South African citizen',
  permanentResident: 'permanent resident',
  refugee: 'refugee',
} as const;

const sayNo = ({ refusals: [first] }: Refused): string | undefined => first && tell(first.words ?? first.sentence);

/** A number left before it was whole. */
export const isCutShort = (idNumber: unknown): idNumber is string =>
  typeof idNumber === 'string' && idNumber !== '' && !isMasked(idNumber) && ![11, 13].includes(idNumber.length);

/** What an identity number says, or what is wrong with it; nothing while it is still being typed. */
export function readId(idNumber: unknown, lastAlive: unknown, today: string): IdSays | string | undefined {
  if (typeof idNumber !== 'string' || isMasked(idNumber) || (idNumber.length !== 13 && idNumber.length !== 11))
    return undefined;
  const on = localDate(typeof lastAlive === 'string' && isLocalDate(lastAlive) ? lastAlive : today);
  if (idNumber.length === 11) {
    const read = readNamibianId(idNumber, on);
    if (isRefused(read)) return sayNo(read);
    return { born: read.born, gender: null, words: t('Born {day} · Namibian', { day: read.born }) };
  }
  const read = readSaId(idNumber, on);
  if (isRefused(read)) return sayNo(read);
  return {
    born: read.born,
    perhapsBorn: read.perhapsBorn,
    gender: read.gender === 'male' ? 1 : 0,
    words: t('Born {day} · {gender} · {status}', {
      day: read.born,
      gender: t(read.gender),
      status: t(statusWords[read.status]),
    }),
  };
}
