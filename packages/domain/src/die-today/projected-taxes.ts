import type { EstateDutyAddendum } from '../accounts/duty-addendum';
import { type DrawingFacts, findPersonName } from '../accounts/facts';
import type { TaxAtDeath } from '../accounts/tax-at-death';
import type { EstateDuty } from '../estate-duty/estate-for-duty';
import type { DeductionCode } from '../estate-duty/deductions';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil, plus, sum } from '../money/cents';

export interface ProjectedGains {
  /** Only assets that enter the sum. */
  readonly gains: readonly { readonly assetId: string; readonly gain: Cents }[];
  readonly total: Cents;
  readonly afterExclusion: Cents;
  readonly included: Cents;
  readonly tax: WorkedResult<Cents>;
}

/** The gains tax of a projection; nothing where none is levied or no rate was captured. */
export function computeProjectedGains(tax: TaxAtDeath | undefined): ProjectedGains {
  if (!tax) {
    const none = startWorking('Capital gains tax at death', 'Income Tax Act s 9HA').line('Not calculated').gives(nil);
    return { gains: [], total: nil, afterExclusion: nil, included: nil, tax: none };
  }
  const found = tax.gains.value;
  const counted = new Map<string, Cents>();
  for (const { id, counted: gain, leftOut } of found.assets) {
    if (!leftOut) counted.set(id, plus(counted.get(id) ?? nil, gain));
  }
  return {
    gains: [...counted].map(([assetId, gain]) => ({ assetId, gain })),
    total: found.sumOfGains,
    afterExclusion: found.netCapitalGain,
    included: found.taxableCapitalGain,
    tax: tax.gainsTax,
  };
}

export interface ProjectedDuty {
  readonly levied: boolean;
  readonly grossProperty: Cents;
  /** Debts, funeral, costs and tax: s 4(a) to (d) and (f). */
  readonly deductionsOther: Cents;
  readonly accrualDeduction: Cents;
  readonly spouseDeduction: Cents;
  readonly publicBenefitDeduction: Cents;
  readonly netValue: Cents;
  readonly abatement: Cents;
  readonly dutiable: Cents;
  readonly duty: WorkedResult<Cents>;
  /** What could be recovered from those who are paid past the estate (ss 11 to 13). */
  readonly recoverable: readonly { readonly personId: string; readonly name: string; readonly amount: Cents }[];
}

const general: readonly DeductionCode[] = ['4(a)', '4(b)', '4(c)', '4(d)', '4(f)'];

const sumDeductions = ({ deductions }: EstateDuty, codes: readonly DeductionCode[]): Cents =>
  sum(deductions.filter(({ code }) => codes.includes(code)).map(({ amount }) => amount));

export function computeProjectedDuty(
  facts: DrawingFacts,
  { computation, charged, levied }: EstateDutyAddendum,
): ProjectedDuty {
  const found = computation?.value;
  if (!found) {
    return {
      levied,
      grossProperty: nil,
      deductionsOther: nil,
      accrualDeduction: nil,
      spouseDeduction: nil,
      publicBenefitDeduction: nil,
      netValue: nil,
      abatement: nil,
      dutiable: nil,
      duty: charged,
      recoverable: [],
    };
  }
  return {
    levied,
    grossProperty: found.totalValue,
    deductionsOther: sumDeductions(found, general),
    accrualDeduction: sumDeductions(found, ['4(lA)']),
    spouseDeduction: sumDeductions(found, ['4(q)']),
    publicBenefitDeduction: sumDeductions(found, ['4(h)']),
    netValue: found.netValue,
    abatement: found.abatement,
    dutiable: found.dutiableAmount,
    duty: charged,
    recoverable: found.shares
      .filter(({ recoverable }) => recoverable > 0)
      .map(({ personId, recoverable }) => ({ personId, name: findPersonName(facts, personId), amount: recoverable })),
  };
}
