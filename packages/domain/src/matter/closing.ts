import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { type Refused, refuse } from '../law/refusal';
import { listed, said } from '../law/said';
import type { Cents } from '../money/cents';
import { systemType } from './kinds';

export interface Balance {
  readonly name: string;
  readonly cents: Cents;
}

/** A deceased estate is not closed while its accounts hold money, or owe some: what is left is named. */
export function checkClosing(type: number, country: Country, balances: readonly Balance[]): Refused | undefined {
  const left = balances.filter(({ cents }) => cents !== 0);
  if (type !== systemType.estateLate || left.length === 0) return undefined;
  return refuse(
    'matterStatus',
    said('The ledger still holds money: {accounts}. Pay it out, then close the matter.', {
      accounts: listed(left.map(({ name, cents }) => `${name} ${formatAmount(cents, country)}`)),
    }),
    'Administration of Estates Act 66 of 1965 s 35(12)',
  );
}
