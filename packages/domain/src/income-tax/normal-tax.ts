import { said } from '../law/said';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, rowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { percentText } from '../money/fraction';
import { normalTaxTables } from './tax-tables';

/** Normal tax of a natural person on a year's taxable income, before rebates; `day` picks the year's table. */
export function normalTaxOn(taxableIncome: Cents, day: LocalDate): Outcome<Worked<Cents>> {
  const table = rowOn(normalTaxTables, day, 'date');
  if (isRefused(table)) return table;
  const negative = checkNotNegative('taxableIncome', taxableIncome);
  if (negative) return negative;
  const band = table.bands.findLast(({ above }) => taxableIncome > above) ?? table.bands[0]!;
  const excess = cents(taxableIncome - band.above);
  const onExcess = roundHalfUp(times(excess, band.rate));
  return working('Normal tax', 'Income Tax Act s 5')
    .line('Taxable income', taxableIncome)
    .line(`Tax on the amount up to the band`, band.base, { note: table.note })
    .line(said('{rate}% of the excess', { rate: percentText(band.rate) }), onExcess)
    .gives(plus(band.base, onExcess));
}
