import { message } from '../law/message';
import { addDays, type LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { computeNormalTax } from './normal-tax';
import { estateAsTaxpayer } from './tax-tables';
import { findTaxYear } from './tax-year';

/** Income of the estate itself in one tax year, or the part of it the estate lasted. */
export interface EstatePeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly taxableIncome: Cents;
  readonly taxableCapitalGain?: Cents;
  readonly paidInAdvance?: Cents;
}

export interface TaxAfterDeath {
  readonly periods: readonly {
    readonly from: LocalDate;
    readonly to: LocalDate;
    readonly normalTax: Cents;
    readonly balance: Cents;
  }[];
  readonly normalTax: Cents;
  readonly balance: Cents;
}

function checkPeriod(
  period: EstatePeriod,
  index: number,
  died: LocalDate,
  before?: EstatePeriod,
): RefusalError | undefined {
  const field = `periods[${index}]`;
  if (period.from <= died)
    return refuse(`${field}.from`, 'The estate’s own income must start the day after the death.');
  if (period.to < period.from) return refuse(`${field}.to`, 'The end date must be on or after the start date.');
  if (findTaxYear(period.from).from !== findTaxYear(period.to).from) {
    return refuse(`${field}.to`, 'The period covers two tax years. Split it at the end of February.');
  }
  if (before && period.from <= before.to) return refuse(`${field}.from`, 'Correct the periods: two of them overlap.');
  return collectRefusals([
    checkNotNegative(`${field}.taxableIncome`, period.taxableIncome),
    checkNotNegative(`${field}.taxableCapitalGain`, period.taxableCapitalGain),
    checkNotNegative(`${field}.paidInAdvance`, period.paidInAdvance),
  ]);
}

/** Normal tax of the estate on its own income: the table of a natural person, without rebates (s 25(5)). */
export function computeTaxAfterDeath(
  died: LocalDate,
  periods: readonly EstatePeriod[],
): Outcome<WorkedResult<TaxAfterDeath>> {
  const inOrder = [...periods].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const wrong = collectRefusals([
    findRowOn(estateAsTaxpayer, died, 'died'),
    ...inOrder.map((period, index) => checkPeriod(period, index, died, inOrder[index - 1])),
  ]);
  if (wrong) return wrong;
  const work = startWorking('Tax of the estate after death', 'Income Tax Act s 25(5)');
  const taxed: TaxAfterDeath['periods'][number][] = [];
  for (const period of inOrder) {
    const tax = computeNormalTax(plus(period.taxableIncome, period.taxableCapitalGain ?? nil), period.from);
    if (isRefused(tax)) return tax;
    work.worked(message('{from} to {to}', { from: period.from, to: period.to }), tax);
    const balance = minus(tax.value, period.paidInAdvance ?? nil);
    taxed.push({ from: period.from, to: period.to, normalTax: tax.value, balance });
  }
  return work.gives({
    periods: taxed,
    normalTax: sum(taxed.map((period) => period.normalTax)),
    balance: sum(taxed.map((period) => period.balance)),
  });
}

/** The tax years the estate lives through, from the day after death to the day its account becomes final. */
export function listEstatePeriods(died: LocalDate, ends: LocalDate): readonly { from: LocalDate; to: LocalDate }[] {
  const periods: { from: LocalDate; to: LocalDate }[] = [];
  for (let from = addDays(died, 1); from <= ends;) {
    const yearEnd = findTaxYear(from).to;
    const to = yearEnd < ends ? yearEnd : ends;
    periods.push({ from, to });
    from = addDays(to, 1);
  }
  return periods;
}
