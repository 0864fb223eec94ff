import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { type DatedTable, createDatedTable } from '../law/dated';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, percent, formatPercent } from '../money/fraction';

/** Value-Added Tax Act 89 of 1991 s 7(1); Namibia: Value-Added Tax Act 10 of 2000. */
export const vatRates: Readonly<Record<Country, DatedTable<{ readonly rate: Fraction; readonly from: LocalDate }>>> = {
  ZA: createDatedTable('South African VAT rate', [
    { from: '1991-09-30', rate: percent(10) },
    { from: '1993-04-07', rate: percent(14) },
    { from: '2018-04-01', rate: percent(15), note: 'The 15.5% once planned for May 2025 never took effect.' },
  ]),
  NA: createDatedTable('Namibian VAT rate', [{ from: '2000-11-27', rate: percent(15) }]),
};

export const vatActs: Readonly<Record<Country, string>> = {
  ZA: 'Value-Added Tax Act 89 of 1991 s 7(1)',
  NA: 'Value-Added Tax Act 10 of 2000',
};

export interface VatBasis {
  readonly country: Country;
  /** The day that decides the rate: the date of the account or invoice, never the date of death. */
  readonly taxPoint: LocalDate;
  /** Whether the person who charges is a registered vendor. */
  readonly vendor: boolean;
}

/** VAT added to a charge. Who is no vendor adds none, and then no rate needs to be on record. */
export function computeVat(charge: Cents, { country, taxPoint, vendor }: VatBasis): Outcome<WorkedResult<Cents>> {
  const negative = checkNotNegative('charge', charge);
  if (negative) return negative;
  const result = startWorking('VAT', vatActs[country]).line('Charge', charge);
  if (!vendor) return result.line('No VAT', 'not a registered vendor').gives(nil);
  const row = findRowOn(vatRates[country], taxPoint, 'taxPoint');
  if (isRefused(row)) return row;
  return result
    .line(message('Rate in force on {day}', { day: taxPoint }), `${formatPercent(row.rate)}%`)
    .gives(roundHalfUp(times(charge, row.rate)));
}
