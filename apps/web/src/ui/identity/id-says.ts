import { isLocalDate, toLocalDate } from '@boedel/domain/dates/local-date';
import { readIdNumber, isNamibianId } from '@boedel/domain/identity/id-number';
import { isMasked } from '@boedel/domain/identity/mask';
import type { Country } from '@boedel/domain/law/country';
import { isRefused, type RefusalError } from '@boedel/domain/law/refusal';
import { t, translate } from '../../i18n/t';

export interface IdReading {
  readonly born: string;
  readonly perhapsBorn?: string | undefined;
  readonly gender: 0 | 1 | null;
  /** 'Born 1958-03-14 · female · South African citizen' */
  readonly words: string;
}

const idStatusLabels = {
  citizen: 'South African citizen',
  permanentResident: 'permanent resident',
  refugee: 'refugee',
  namibian: 'Namibian',
} as const;

const keepDigits = (idNumber: string): string => idNumber.replace(/\D/g, '');
const translateRefusal = ({ refusals: [first] }: RefusalError): string | undefined =>
  first && translate(first.words ?? first.sentence);

/** How many digits there are of a number that was left before it was whole, or that may be another country's. */
export function countMissingDigits(idNumber: unknown, country: Country): number | undefined {
  if (typeof idNumber !== 'string' || idNumber === '' || isMasked(idNumber)) return undefined;
  const count = keepDigits(idNumber).length;
  const isWhole = isNamibianId(idNumber) ? count === 11 : count === 13 || (count === 11 && country === 'NA');
  return isWhole ? undefined : count;
}

/** What an identity number says, or what is wrong with it; nothing while it is still being typed. */
export function readId(
  idNumber: unknown,
  lastAlive: unknown,
  { today, country }: { today: string; country: Country },
): IdReading | string | undefined {
  if (typeof idNumber !== 'string' || idNumber === '' || isMasked(idNumber)) return undefined;
  if (countMissingDigits(idNumber, country) !== undefined) return undefined;
  const on = toLocalDate(typeof lastAlive === 'string' && isLocalDate(lastAlive) ? lastAlive : today);
  const read = readIdNumber(idNumber, { country, on });
  if (isRefused(read)) return translateRefusal(read);
  const [born, perhapsBorn] = read.births;
  const words =
    read.gender === null
      ? t('Born {day} · Namibian', { day: born! })
      : t('Born {day} · {gender} · {status}', {
          day: born!,
          gender: t(read.gender === 1 ? 'male' : 'female'),
          status: t(idStatusLabels[read.status]),
        });
  return { born: born!, perhapsBorn, gender: read.gender, words };
}
