import { type LocalDate, partsOf } from '../dates/local-date';
import { collectRefusals, type Refused, refuse } from '../law/refusal';
import { type Cents, negate } from '../money/cents';
import { fileAmount } from '../payout/bank-files';

/** A matched bank line as Sage Pastel takes it into a cashbook. */
export interface PastelEntry {
  readonly day: LocalDate;
  /** In the account holder's favour positive. */
  readonly amount: Cents;
  /** Seven characters. */
  readonly account: string;
  readonly reference: string;
  readonly description: string;
}

export interface PastelSettings {
  /** The first month of the financial year, 1 to 12. */
  readonly firstMonth: number;
  /** The bank's own account in the ledger. */
  readonly contra: string;
}

const longestReference = 8;
const longestDescription = 36;

/** Period 1 is the first month of the financial year. */
export const pastelPeriod = (day: LocalDate, firstMonth: number): number =>
  ((partsOf(day).month - firstMonth + 12) % 12) + 1;

/** Every account has the seven characters that Pastel gives it. */
export const checkPastelAccounts = (accounts: Readonly<Record<string, string>>): Refused | undefined =>
  collectRefusals(
    Object.entries(accounts).map(([field, account]) =>
      /^[0-9A-Z]{7}$/.test(account) ? undefined : refuse(field, 'Give the seven characters of the account.'),
    ),
  );

const plain = (text: string): string => text.replace(/[,"\s]+/g, ' ').trim();

/** One line of the file, or the error that stands in its place. A reference is never cut: two would become one. */
export function pastelLine(
  { day, amount, account, reference, description }: PastelEntry,
  { firstMonth, contra }: PastelSettings,
): string {
  if (reference.length > longestReference) return `ERROR REFERENCE_TOO_LONG ${reference}`;
  // A receipt credits the account it is for, which Pastel writes as negative; a payment debits it.
  const booked = fileAmount(negate(amount));
  const [year, month, date] = day.split('-');
  return [
    pastelPeriod(day, firstMonth),
    `${date}/${month}/${year}`,
    'G',
    account,
    plain(reference),
    plain(description).slice(0, longestDescription).trim(),
    booked,
    '0',
    '0.00',
    'A',
    '',
    contra,
    '1',
    '1',
    '1',
    '0',
    '0.00',
    booked,
  ].join(',');
}
