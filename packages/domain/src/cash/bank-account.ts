import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';

export interface BankAccountFacts {
  readonly openedDate: LocalDate | null;
  readonly closedDate: LocalDate | null;
  readonly openingDate: LocalDate | null;
  readonly openingBalance: number | null;
}

/** A balance has its day and a day its balance; an account is closed after it was opened. */
export const checkBankAccount = (
  { openedDate, closedDate, openingDate, openingBalance }: BankAccountFacts,
  today: LocalDate,
): RefusalError | undefined =>
  collectRefusals([
    openedDate && closedDate && closedDate < openedDate
      ? refuse('closedDate', 'The account was closed before it was opened. Correct one of the dates.')
      : undefined,
    openingBalance !== null && openingDate === null
      ? refuse('openingDate', 'Enter the date of this balance.')
      : undefined,
    openingDate !== null && openingBalance === null
      ? refuse('openingBalance', 'Enter the balance on that date, even if it is 0.')
      : undefined,
    openingDate && openingDate > today ? refuse('openingDate', 'This day is in the future.') : undefined,
  ]);

/** Payments are made from one account unless said otherwise. */
export const checkOnlyMain = (other: string | undefined): RefusalError | undefined =>
  other === undefined
    ? undefined
    : refuse(
        'isMain',
        message('Payments are already made from {name}. Remove the mark from that account first.', { name: other }),
      );
