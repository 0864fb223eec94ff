import { message } from '../law/message';
import { computeAge, pickLater, type LocalDate } from '../dates/local-date';
import { checkNotAfter, checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';
import { computeNormalTax } from './normal-tax';
import { normalTaxTables } from './tax-tables';
import { countDaysInclusive, findTaxYear } from './tax-year';

/** The day of birth, or the age group the deceased would have been in on the last day of the tax year. */
export type RebateAge = { readonly born: LocalDate } | { readonly group: 'under65' | 'from65' | 'from75' };

/** The last return: from 1 March (or birth) to the date of death. Incomes are after exemptions and deductions. */
export interface FinalReturn {
  readonly died: LocalDate;
  readonly today?: LocalDate;
  readonly age: RebateAge;
  readonly otherTaxableIncome: Cents;
  readonly taxableCapitalGain: Cents;
  /** Medical scheme and like credits, which reduce the tax but are never paid out. */
  readonly medicalCredits?: Cents;
  /** Employees' and provisional tax already paid. */
  readonly paidInAdvance?: Cents;
}

export interface TaxToDeath {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly daysInPeriod: number;
  readonly taxableIncome: Cents;
  readonly normalTaxBeforeRebates: Cents;
  readonly rebates: Cents;
  readonly normalTax: Cents;
  /** What the tax would not have been without the capital gain. */
  readonly capitalGainsPart: Cents;
  /** Still to pay, or a refund when below nought. */
  readonly balance: Cents;
}

const section = 'Income Tax Act s 5, s 6(2) and s 9HA';

function computeRebate(
  table: { primary: Cents; secondary: Cents; tertiary: Cents },
  age: RebateAge,
  yearEnd: LocalDate,
): Cents {
  // s 6(2): the age the person would have reached on the last day of the year, had he or she lived.
  const years = 'born' in age ? computeAge(age.born, yearEnd) : { under65: 0, from65: 65, from75: 75 }[age.group];
  return sum([table.primary, years >= 65 ? table.secondary : nil, years >= 75 ? table.tertiary : nil]);
}

/** Income tax and capital gains tax to the date of death: a debt of the estate, and a s 4(b) deduction for duty. */
export function computeTaxToDeath(input: FinalReturn): Outcome<WorkedResult<TaxToDeath>> {
  const { died, age } = input;
  const table = findRowOn(normalTaxTables, died, 'died');
  const wrong = collectRefusals([
    checkNotAfter('died', died, input.today, 'Correct the date of death: it is in the future.'),
    'born' in age
      ? checkNotAfter('age.born', age.born, died, 'Correct the date of birth: it is after the death.')
      : undefined,
    checkNotNegative('otherTaxableIncome', input.otherTaxableIncome),
    checkNotNegative('taxableCapitalGain', input.taxableCapitalGain),
    checkNotNegative('medicalCredits', input.medicalCredits),
    checkNotNegative('paidInAdvance', input.paidInAdvance),
    table,
  ]);
  if (wrong) return wrong;
  if (isRefused(table)) return table;

  const year = findTaxYear(died);
  const from = 'born' in age ? pickLater(year.from, age.born) : year.from;
  const daysInPeriod = countDaysInclusive(from, died);
  const taxableIncome = plus(input.otherTaxableIncome, input.taxableCapitalGain);
  const before = computeNormalTax(taxableIncome, died);
  const without = computeNormalTax(input.otherTaxableIncome, died);
  if (isRefused(before)) return before;
  if (isRefused(without)) return without;

  // The table is a whole year's; the rebates are cut to the days lived, added first and rounded once.
  const rebates = roundHalfUp(times(computeRebate(table, age, year.to), fraction(daysInPeriod, year.days)));
  const credits = plus(rebates, input.medicalCredits ?? nil);
  const normalTax = clampBelowNil(minus(before.value, credits));
  const capitalGainsPart = minus(normalTax, clampBelowNil(minus(without.value, credits)));
  const work = startWorking('Tax to the date of death', section)
    .line('Other taxable income', input.otherTaxableIncome)
    .line('Taxable capital gain', input.taxableCapitalGain)
    .worked('Normal tax before rebates', before)
    .line(message('Less rebates for {days} of {all} days', { days: daysInPeriod, all: year.days }), rebates, {
      section: 'Income Tax Act s 6(2) and (4)',
    });
  if (input.medicalCredits) work.line('Less medical credits', input.medicalCredits);
  work.line('Normal tax', normalTax).line('Of which by reason of the capital gain', capitalGainsPart);
  if (input.paidInAdvance) work.line('Less already paid', input.paidInAdvance);
  return work.gives({
    from,
    to: died,
    daysInPeriod,
    taxableIncome,
    normalTaxBeforeRebates: before.value,
    rebates,
    normalTax,
    capitalGainsPart,
    balance: minus(normalTax, input.paidInAdvance ?? nil),
  });
}
