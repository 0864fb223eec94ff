import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { message, type Message } from '../law/message';
import { type Cents, minus } from '../money/cents';

export interface PayeeDue {
  readonly payee: string;
  /** What the account gives, in all. */
  readonly due: Cents;
  /** Paid, or in a payment under way. */
  readonly done: Cents;
}

/**
 * What is proposed and what was paid are together what the account gives each payee. Nothing is proposed to whoever had more
 * than that, so each of them is named: the amount has to come back, or the account is wrong.
 */
export const listOverpaid = (dues: readonly PayeeDue[], country: Country): Message[] =>
  dues
    .filter(({ due, done }) => done > due)
    .map(({ payee, due, done }) =>
      message('{payee} was paid {done}; the account gives {due}. Recover {over}, or correct the account.', {
        payee,
        done: formatAmount(done, country),
        due: formatAmount(due, country),
        over: formatAmount(minus(done, due), country),
      }),
    );
