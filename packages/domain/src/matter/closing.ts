import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type RefusalError, refuse } from '../law/refusal';
import { listed, message } from '../law/message';
import { type Cents, negate } from '../money/cents';
import { systemType } from './kinds';

export interface ClosingBalance {
  readonly name: string;
  readonly cents: Cents;
}

const section = 'Administration of Estates Act 66 of 1965 s 35(12)';

/** A deceased estate is not closed while its accounts hold money, or owe some, or nobody knows what some was for. */
export function checkClosing(
  type: number,
  country: Country,
  balances: readonly ClosingBalance[],
  unclassified: Cents,
): RefusalError | undefined {
  if (type !== systemType.estateLate) return undefined;
  const left = balances.filter(({ cents }) => cents !== 0);
  if (left.length === 0) {
    return unclassified === 0
      ? undefined
      : refuse(
          'matterStatus',
          message(
            '{amount} was received or paid and has not been classified. Classify it under Banking, then close the matter.',
            {
              amount: formatAmount(unclassified < 0 ? negate(unclassified) : unclassified, country),
            },
          ),
          section,
        );
  }
  return refuse(
    'matterStatus',
    message('The ledger still holds money: {accounts}. Pay it out, then close the matter.', {
      accounts: listed(left.map(({ name, cents }) => `${name} ${formatAmount(cents, country)}`)),
    }),
    section,
  );
}
