import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { type DatedTable, type DatedRow, createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, pickLarger, nil, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions, percent, formatPercent } from '../money/fraction';
import { computeVat } from './vat';

/** What insurers charge. A convention with the insurer's own minimum, so both may be set per bond. */
export interface BondPremiumRow extends DatedRow {
  readonly yearlyRate: Fraction;
}
const convention = 'Usual market practice. The insurer sets its own rate and minimum.';
export const bondPremiums: Readonly<Record<Country, DatedTable<BondPremiumRow>>> = {
  ZA: createDatedTable('bond premium', [{ from: '1972-04-01', yearlyRate: percent('0.5'), note: convention }]),
  NA: createDatedTable('Namibian bond premium', [{ from: '1990-03-21', yearlyRate: percent('0.5'), note: convention }]),
};

export interface BondPremiumInput {
  readonly country: Country;
  /** The day the premium falls due; it decides the rate and the VAT. */
  readonly dueOn: LocalDate;
  readonly secured: Cents;
  /** Years the premium covers; a premium runs by whole years. */
  readonly years: number;
  readonly quoted?: { readonly yearlyRate?: Fraction; readonly minimumPerYear?: Cents };
}

export interface BondPremium {
  readonly premium: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

export function computeBondPremium(input: BondPremiumInput): Outcome<WorkedResult<BondPremium>> {
  const { country, dueOn, secured, years, quoted } = input;
  const row = findRowOn(bondPremiums[country], dueOn, 'dueOn');
  const minimum = quoted?.minimumPerYear ?? nil;
  const refused = collectRefusals([
    quoted?.yearlyRate ? undefined : row,
    checkNotNegative('secured', secured),
    checkNotNegative('quoted.minimumPerYear', minimum),
    Number.isInteger(years) && years > 0
      ? undefined
      : refuse('years', 'A premium covers whole years. Enter the number of years.'),
    quoted?.yearlyRate && quoted.yearlyRate.n < 0n
      ? refuse('quoted.yearlyRate', 'The premium rate is below 0. Enter the rate the insurer quoted.')
      : undefined,
  ]);
  if (refused) return refused;
  const rate = quoted?.yearlyRate ?? (isRefused(row) ? undefined : row.yearlyRate);
  if (!rate) return refuse('quoted.yearlyRate', 'Enter the rate the insurer quoted.');
  const atRate = roundHalfUp(times(secured, multiplyFractions(rate, fraction(years))));
  const least = roundHalfUp(times(minimum, fraction(years)));
  const premium = pickLarger(atRate, least);
  const vat = computeVat(premium, { country, taxPoint: dueOn, vendor: true });
  if (isRefused(vat)) return vat;
  return startWorking('Premium of the bond of security', 'Administration of Estates Act s 23(3)')
    .line('Amount secured', secured)
    .line(message('{rate}% per year for {years} year(s)', { rate: formatPercent(rate), years }), atRate, {
      note: quoted ? 'As quoted.' : convention,
    })
    .line('Minimum premium', least)
    .worked('VAT', vat)
    .gives({ premium, vat: vat.value, total: plus(premium, vat.value) });
}
