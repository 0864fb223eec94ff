import type { LocalDate } from '../dates/local-date';
import { formatPlainAmount } from '../formats/amount';
import { message } from '../law/message';
import { createWarning, type Warning } from '../law/refusal';
import { type Cents, negate, plus } from '../money/cents';

/** What an entry does to a bank account. */
export interface AccountMove {
  readonly day: LocalDate;
  /** The field of the entry that holds the day. */
  readonly dayField: string;
  /** Negative when money leaves the account. */
  readonly amount: Cents;
}

export interface MovedAccount {
  readonly name: string;
  /** The day the account was taken over. */
  readonly openingOn: LocalDate | null;
  /** The lowest balance on the day of the entry or after it, without the entry. */
  readonly lowest: Cents;
  readonly lowestOn: LocalDate;
}

/** Warns when an entry overdraws the account, or is dated before the account begins. */
export function warnOfAccount({ day, dayField, amount }: AccountMove, account: MovedAccount): Warning[] {
  const warnings: Warning[] = [];
  const { name, openingOn, lowest, lowestOn } = account;
  if (openingOn !== null && day < openingOn) {
    warnings.push(
      createWarning(
        dayField,
        message('This date is before {day}, when the account {account} begins. Check the date.', {
          account: name,
          day: openingOn,
        }),
      ),
    );
  }
  const left = plus(lowest, amount);
  if (amount < 0 && left < 0) {
    warnings.push(
      createWarning(
        'amount',
        message(
          'With this entry the account {account} is overdrawn by {amount} on {day}. Check the amount and the date.',
          {
            account: name,
            amount: formatPlainAmount(negate(left)),
            day: lowestOn,
          },
        ),
      ),
    );
  }
  return warnings;
}
