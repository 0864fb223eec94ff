import { type LocalDate, toDayParts } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Cents, negate } from '../money/cents';
import { formatFileAmount } from '../payout/bank-files';

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

export interface PastelLineSettings {
  /** The first month of the financial year, 1 to 12. */
  readonly firstMonth: number;
  /** The bank's own account in the ledger. */
  readonly contra: string;
}

const longestReference = 8;
const longestDescription = 36;

/** Period 1 is the first month of the financial year. */
export const computePastelPeriod = (day: LocalDate, firstMonth: number): number =>
  ((toDayParts(day).month - firstMonth + 12) % 12) + 1;

/** Every account has the seven characters that Pastel gives it. */
export const checkPastelAccounts = (accounts: Readonly<Record<string, string>>): RefusalError | undefined =>
  collectRefusals(
    Object.entries(accounts).map(([field, account]) =>
      /^[0-9A-Z]{7}$/.test(account) ? undefined : refuse(field, 'Enter the seven characters of the account.'),
    ),
  );

const cleanCell = (text: string): string => text.replace(/[,"\s]+/g, ' ').trim();

/** One line of the file, or the error that stands in its place. A reference is never cut: two would become one. */
export function formatPastelLine(
  { day, amount, account, reference, description }: PastelEntry,
  { firstMonth, contra }: PastelLineSettings,
): string {
  if (reference.length > longestReference) return `ERROR REFERENCE_TOO_LONG ${reference}`;
  // A receipt credits the account it is for, which Pastel writes as negative; a payment debits it.
  const booked = formatFileAmount(negate(amount));
  const [year, month, date] = day.split('-');
  return [
    computePastelPeriod(day, firstMonth),
    `${date}/${month}/${year}`,
    'G',
    account,
    cleanCell(reference),
    cleanCell(description).slice(0, longestDescription).trim(),
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
