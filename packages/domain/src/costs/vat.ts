import { said } from '../law/said';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { type Dated, dated } from '../law/dated';
import { checkNotNegative, rowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, percent, percentText } from '../money/fraction';

/** Value-Added Tax Act 89 of 1991 s 7(1); Namibia: Value-Added Tax Act 10 of 2000. */
export const vatRates: Readonly<Record<Country, Dated<{ readonly rate: Fraction; readonly from: LocalDate }>>> = {
  ZA: dated('South African VAT rate', [
    { from: '1991-09-30', rate: percent(10) },
    { from: '1993-04-07', rate: percent(14) },
    { from: '2018-04-01', rate: percent(15), note: 'The 15.5% once planned for May 2025 never took effect.' },
  ]),
  NA: dated('Namibian VAT rate', [{ from: '2000-11-27', rate: percent(15) }]),
};

const vatActs: Readonly<Record<Country, string>> = {
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
export function vatOn(charge: Cents, { country, taxPoint, vendor }: VatBasis): Outcome<Worked<Cents>> {
  const negative = checkNotNegative('charge', charge);
  if (negative) return negative;
  const result = working('VAT', vatActs[country]).line('Charge', charge);
  if (!vendor) return result.line('No VAT', 'not a registered vendor').gives(nil);
  const row = rowOn(vatRates[country], taxPoint, 'taxPoint');
  if (isRefused(row)) return row;
  return result
    .line(said('Rate in force on {day}', { day: taxPoint }), `${percentText(row.rate)}%`)
    .gives(roundHalfUp(times(charge, row.rate)));
}
