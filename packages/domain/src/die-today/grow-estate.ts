import { addYears, type LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import { classifyLiquidity } from '../estate/asset';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import type { EstateLiability } from '../estate/liability';
import { isRefused } from '../law/refusal';
import { type Cents, cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { addFractions, type Fraction, fraction, multiplyFractions, percent, whole } from '../money/fraction';
import { findConsumerPrices } from '../rates/consumer-prices';

/** Classes of what is owned that grow at rates of their own. */
export const growthClasses = ['property', 'investments', 'money', 'belongings', 'policies', 'retirement'] as const;
export type GrowthClass = (typeof growthClasses)[number];

/** How a loan is repaid: by equal payments over the years that are left, at a rate of interest. */
export interface LoanTerms {
  readonly debtId: string;
  readonly yearsLeft: number;
  /** Percent a year. */
  readonly interest: number;
}

/** Percent a year, all of it. */
export interface GrowthAssumptions {
  /** Of what has no rate of its own. */
  readonly growth: number;
  readonly inflation: number;
  readonly byClass?: Readonly<Partial<Record<GrowthClass, number>>>;
  /** By how much a currency rises against the rand, on top of the growth of what is held in it. */
  readonly currencies?: Readonly<Record<string, number>>;
  readonly loans?: readonly LoanTerms[];
  /** Growth of what the spouse owns, for a claim of accrual. */
  readonly spouseWorth?: number;
}

/** (1 + rate) to the power of whole years, exactly. */
export function computeGrowth(rate: number, years: number): Fraction {
  const step = addFractions(whole, percent(String(rate)));
  let factor = fraction(1);
  for (let year = 0; year < years; year += 1) factor = multiplyFractions(factor, step);
  return factor;
}
const scaleAmount = (amount: Cents, factor: Fraction): Cents => roundHalfUp(times(amount, factor));

export function findGrowthClass(asset: EstateAsset): GrowthClass {
  if (asset.gains?.kind === 'longTermPolicy') return 'policies';
  if (asset.class === 'immovable') return 'property';
  if (classifyLiquidity(asset) === 'cash') return 'money';
  return asset.gains?.kind === 'personalUse' ? 'belongings' : 'investments';
}

/** What is still owed after so many years of equal payments, each at the end of its month. */
export function computeLoanBalance(
  amount: Cents,
  { yearsLeft, interest }: Omit<LoanTerms, 'debtId'>,
  years: number,
): Cents {
  if (years >= yearsLeft) return nil;
  const [months, paid] = [yearsLeft * 12, years * 12];
  const rate = interest / 1200;
  const left =
    rate === 0 ? 1 - paid / months : ((1 + rate) ** months - (1 + rate) ** paid) / ((1 + rate) ** months - 1);
  return cents(Math.round(amount * left));
}

/** The client so many years on. The rates of tax, the tariffs and the exclusions are those on record today. */
export function projectEstateForward(estate: Estate, years: number, assumed: GrowthAssumptions): Estate {
  const dearer = computeGrowth(assumed.inflation, years);
  const factors = new Map<number, Fraction>();
  const findFactor = (rate: number): Fraction => {
    const known = factors.get(rate) ?? computeGrowth(rate, years);
    factors.set(rate, known);
    return known;
  };
  const findClassFactor = (of: GrowthClass): Fraction => findFactor(assumed.byClass?.[of] ?? assumed.growth);
  const ageByYears = <T extends { readonly bornOn?: LocalDate }>(one: T): T =>
    one.bornOn ? { ...one, bornOn: addYears(one.bornOn, -years) } : one;
  const growValue = (asset: EstateAsset): EstateAsset => {
    const factor = findClassFactor(findGrowthClass(asset));
    if (typeof asset.value === 'number') return { ...asset, value: scaleAmount(asset.value, factor) };
    const { randPerUnit, currency } = asset.value;
    const rise = assumed.currencies?.[currency] ?? 0;
    return {
      ...asset,
      value: {
        ...asset.value,
        amount: scaleAmount(asset.value.amount, factor),
        ...(randPerUnit && {
          randPerUnit: rise === 0 ? randPerUnit : multiplyFractions(randPerUnit, findFactor(rise)),
        }),
      },
    };
  };
  const repay = (debt: EstateLiability): EstateLiability => {
    if (debt.kind === 'funeral' || debt.kind === 'tombstone')
      return { ...debt, amount: scaleAmount(debt.amount, dearer) };
    const terms = assumed.loans?.find(({ debtId }) => debtId === debt.id);
    return terms ? { ...debt, amount: computeLoanBalance(debt.amount, terms, years) } : debt;
  };
  return {
    ...estate,
    deceased: ageByYears(estate.deceased),
    people: estate.people.map(ageByYears),
    marriages: estate.marriages.map((marriage) =>
      projectAccrualForward(estate, marriage, findFactor(assumed.spouseWorth ?? assumed.growth), dearer),
    ),
    assets: estate.assets.map(growValue),
    benefits: estate.benefits.map((benefit) => ({
      ...benefit,
      amount: scaleAmount(benefit.amount, findClassFactor(benefit.kind === 'retirement' ? 'retirement' : 'policies')),
    })),
    costs: estate.costs.map((cost) => ({ ...cost, amount: scaleAmount(cost.amount, dearer) })),
    liabilities: estate.liabilities.map(repay),
  };
}

/** What the spouse owns grows too, and consumer prices rise between the marriage and the later death. */
function projectAccrualForward(
  estate: Estate,
  marriage: EstateMarriage,
  up: Fraction,
  dearer: Fraction,
): EstateMarriage {
  const { accrual } = marriage;
  if (accrual === undefined || accrual === 'notClaimed') return marriage;
  const now = accrual.cpiAtDissolution ?? findConsumerPrices(estate.deceased.diedOn, 'cpiAtEnd');
  return {
    ...marriage,
    accrual: {
      ...accrual,
      ...(accrual.deceased.netEndValue !== undefined && {
        deceased: { ...accrual.deceased, netEndValue: scaleAmount(accrual.deceased.netEndValue, up) },
      }),
      survivor: { ...accrual.survivor, netEndValue: scaleAmount(accrual.survivor.netEndValue, up) },
      ...(!isRefused(now) && {
        cpiAtDissolution: multiplyFractions('index' in now ? now.index : now, dearer),
      }),
    },
  };
}
