import { message } from '../law/message';
import { addYears, type LocalDate } from '../dates/local-date';
import { findTaxYear } from '../income-tax/tax-year';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, nil, clampBelowNil, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { whole } from '../money/fraction';
import { gainsRates } from './gains-rates';
import { computeResidenceExclusion } from './primary-residence';

/** A sale by the executor. The estate holds the asset at its market value at death (s 25). */
export interface EstateSale {
  readonly assetId: string;
  readonly soldOn: LocalDate;
  readonly price: Cents;
  readonly valueAtDeath: Cents;
  /** Improvements after death and the costs of selling. */
  readonly furtherCost?: Cents;
  /** The home of the deceased: sold within two years of the death it keeps its status (para 48(d)). */
  readonly wasResidence?: boolean;
}

export interface EstateGainsYear {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly gains: readonly { readonly assetId: string; readonly gain: Cents; readonly counted: Cents }[];
  readonly sumOfGains: Cents;
  readonly annualExclusion: Cents;
  readonly netCapitalGain: Cents;
  readonly taxableCapitalGain: Cents;
  /** Loss the estate takes to its next year. */
  readonly lossForward: Cents;
}

/** The estate's own capital gains, a tax year at a time. Losses of the deceased do not pass to it. */
export function computeEstateGains(
  died: LocalDate,
  sales: readonly EstateSale[],
): Outcome<WorkedResult<readonly EstateGainsYear[]>> {
  const wrong = collectRefusals(
    sales.flatMap((sale, index) => [
      checkNotNegative(`sales[${index}].price`, sale.price),
      checkNotNegative(`sales[${index}].valueAtDeath`, sale.valueAtDeath),
      checkNotNegative(`sales[${index}].furtherCost`, sale.furtherCost),
      sale.soldOn < died
        ? refuse(`sales[${index}].soldOn`, 'Enter a sale after the death. Earlier sales belong in the last return.')
        : undefined,
      findRowOn(gainsRates, sale.soldOn, `sales[${index}].soldOn`),
    ]),
  );
  if (wrong) return wrong;
  const starts = [...new Set(sales.map((sale) => findTaxYear(sale.soldOn).from))].sort();
  const work = startWorking('Capital gains of the estate', 'Income Tax Act s 25 and Eighth Schedule');
  const years: EstateGainsYear[] = [];
  let lossForward = nil;
  let residenceUsed = false;
  for (const from of starts) {
    const rates = gainsRates.on(from);
    if (isRefused(rates)) return rates;
    const gains: EstateGainsYear['gains'][number][] = [];
    for (const sale of sales.filter((one) => findTaxYear(one.soldOn).from === from)) {
      const gain = minus(minus(sale.price, sale.valueAtDeath), sale.furtherCost ?? nil);
      // The estate is a person of its own with one residence exclusion of its own.
      const keeps = sale.wasResidence === true && !residenceUsed && sale.soldOn <= addYears(died, 2);
      const residence = keeps ? computeResidenceExclusion(gain, sale.price, whole, {}, rates) : undefined;
      if (isRefused(residence)) return residence;
      if (keeps) residenceUsed = true;
      gains.push({ assetId: sale.assetId, gain, counted: minus(gain, residence?.excluded ?? nil) });
    }
    const sumOfGains = sum(gains.map((gain) => gain.counted));
    const { annualExclusion } = rates;
    const size = clampBelowNil(minus(cents(Math.abs(sumOfGains)), annualExclusion));
    const after = minus(sumOfGains < 0 ? cents(-size) : size, lossForward);
    lossForward = clampBelowNil(cents(-after));
    const netCapitalGain = clampBelowNil(after);
    const taxableCapitalGain = roundHalfUp(times(netCapitalGain, rates.inclusion));
    const { to } = findTaxYear(from);
    work
      .line(message('Gains from {from} to {to}', { from, to }), sumOfGains, { note: rates.note })
      .line('Annual exclusion', annualExclusion, { section: 'Eighth Schedule para 5(1)' })
      .line('Taxable capital gain', taxableCapitalGain);
    years.push({ from, to, gains, sumOfGains, annualExclusion, netCapitalGain, taxableCapitalGain, lossForward });
  }
  return work.gives(years);
}
