import type { LocalDate } from '../dates/local-date';
import { type Cents, minus, clampBelowNil, pickSmaller } from '../money/cents';
import type { TaxAfterDeath } from './tax-after-death';
import type { TaxToDeath } from './tax-to-death';

/** A line for the account: a debt, or a claim in favour of the estate where the amount is below nought. */
export interface TaxLiability {
  readonly kind: 'incomeTaxToDeath' | 'capitalGainsTaxAtDeath' | 'taxAfterDeath';
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly amount: Cents;
  /** Tax to death is a debt for duty (s 4(b)); the estate's own tax is not. */
  readonly dutyDeduction?: '4(b)';
  /** The tax the death itself triggers rests on the deceased's half of a joint estate. */
  readonly rests: 'joint' | 'deceasedOnly' | 'incomeAccount';
}

/** Tax as liabilities of the account. What was paid in advance goes to the income tax first, then to the gains tax. */
export function listTaxLiabilities(toDeath?: TaxToDeath, afterDeath?: TaxAfterDeath): readonly TaxLiability[] {
  const lines: TaxLiability[] = [];
  if (toDeath) {
    const { from, to, balance, capitalGainsPart } = toDeath;
    const onGain = pickSmaller(capitalGainsPart, clampBelowNil(balance));
    const onIncome = minus(balance, onGain);
    lines.push({ kind: 'incomeTaxToDeath', from, to, amount: onIncome, dutyDeduction: '4(b)', rests: 'joint' });
    if (onGain > 0) {
      const gain = { kind: 'capitalGainsTaxAtDeath', from: to, to, amount: onGain } as const;
      lines.push({ ...gain, dutyDeduction: '4(b)', rests: 'deceasedOnly' });
    }
  }
  for (const { from, to, balance } of afterDeath?.periods ?? []) {
    lines.push({ kind: 'taxAfterDeath', from, to, amount: balance, rests: 'incomeAccount' });
  }
  return lines.filter((line) => line.amount !== 0);
}
