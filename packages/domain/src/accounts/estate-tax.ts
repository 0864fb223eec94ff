import { type AccountLine, narrated } from './line';
import { said } from '../law/said';
import { type EstateSale, gainsOfEstate } from '../capital-gains/estate-sales';
import { addDays, later, type LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import type { IncomeExpense } from '../estate/income';
import { at } from '../estate/path';
import { type EstatePeriod, taxAfterDeath, type TaxAfterDeath } from '../income-tax/tax-after-death';
import { normalTaxOn } from '../income-tax/normal-tax';
import { taxYearOf } from '../income-tax/tax-year';
import { collectRefusals, isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { titled, type Worked } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, smaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction, multiplyFractions, whole } from '../money/fraction';
import { inRand } from '../money/in-rand';
import { type Charge, computedCharge } from './charges';
import type { Facts, ValuedAsset } from './facts';

/** Tax of the estate itself, from the day after the death: on its income, and on gains of what the executor sold. */
export interface EstateTax {
  readonly worked: Worked<TaxAfterDeath>;
  /** Borne by the income it is on. */
  readonly expenses: readonly (IncomeExpense & Pick<AccountLine, 'says'>)[];
  /** Tax by reason of gains, which the capital bears. It arose after the death and is no deduction for duty. */
  readonly charges: readonly Charge[];
}

const untaxed = new Set(['personalUse', 'longTermPolicy', 'retirementInterest']);

/** Sales that may give a gain, at the part the deceased owned: the survivor's half is taxed in the survivor's hands. */
function saleOf(facts: Facts, valued: ValuedAsset): Outcome<EstateSale> | undefined {
  const { asset, joint } = valued;
  if (asset.treatment !== 'sold' || !asset.soldOn || !asset.gains || untaxed.has(asset.gains.kind)) return undefined;
  const path = at('assets', facts.estate.assets.indexOf(asset));
  const price = inRand(`${path}.soldFor`, asset.soldFor ?? asset.value);
  const value = inRand(`${path}.value`, asset.value);
  if (isRefused(price)) return price;
  if (isRefused(value)) return value;
  const part = multiplyFractions(asset.share ?? whole, joint ? fraction(1, 2) : whole);
  const own = (amount: Cents): Cents => roundHalfUp(times(amount, part));
  return {
    assetId: asset.id,
    soldOn: asset.soldOn,
    price: own(price),
    valueAtDeath: own(value),
    ...(asset.saleCosts !== undefined && { furtherCost: own(asset.saleCosts) }),
    ...(asset.gains.kind === 'residence' && { wasResidence: true }),
  };
}

/** The tax of the estate's own years that fall into this account; nothing where none is captured and nothing sold. */
export function estateTax(facts: Facts): Outcome<EstateTax | undefined> {
  const { estate, request } = facts;
  const { taxYears, deceased, country } = estate;
  const found = facts.assets.map((valued) => saleOf(facts, valued));
  const wrong = collectRefusals(found);
  if (wrong) return wrong;
  const sales = country === 'NA' ? [] : found.flatMap((sale) => (sale && !isRefused(sale) ? [sale] : []));
  const own = taxYears.filter(({ account }) => (account ?? 1) === request.sequence);
  if (own.length === 0 && sales.length === 0) return undefined;
  if (country === 'NA') {
    return refuse(
      'taxYears',
      'No Namibian table of normal tax is on record. Remove these years and capture the tax as an expense of income.',
    );
  }
  const gains = gainsOfEstate(deceased.diedOn, sales);
  if (isRefused(gains)) return named(gains, facts, sales);
  const byYear = new Map(gains.value.map((year) => [year.from, year.taxableCapitalGain]));
  const periods: (EstatePeriod & { readonly id: string })[] = own.map((year) => ({
    ...year,
    taxableCapitalGain: byYear.get(taxYearOf(year.from).from) ?? nil,
  }));
  const covered = new Set(own.map(({ from }) => taxYearOf(from).from));
  for (const [from, taxableCapitalGain] of byYear) {
    if (covered.has(from) || taxableCapitalGain === 0) continue;
    const start: LocalDate = later(from, addDays(deceased.diedOn, 1));
    periods.push({ id: start, from: start, to: taxYearOf(from).to, taxableIncome: nil, taxableCapitalGain });
  }
  if (periods.length === 0) return undefined;
  const worked = taxAfterDeath(deceased.diedOn, periods);
  if (isRefused(worked)) return inTaxYears(worked);
  return asLines(facts, worked, periods);
}

function asLines(
  facts: Facts,
  worked: Worked<TaxAfterDeath>,
  periods: readonly (EstatePeriod & { readonly id: string })[],
): Outcome<EstateTax> {
  const expenses: EstateTax['expenses'][number][] = [];
  const charges: Charge[] = [];
  for (const { id, from, to, taxableIncome } of periods) {
    const { normalTax, balance } = worked.value.periods.find((period) => period.from === from)!;
    const without = normalTaxOn(taxableIncome, from);
    if (isRefused(without)) return inTaxYears(without);
    // What was paid in advance goes to the tax on income first.
    const onGain = smaller(minus(normalTax, without.value), notBelowNil(balance));
    const onIncome = notBelowNil(minus(balance, onGain));
    const account = facts.request.sequence;
    if (onIncome > 0) {
      expenses.push({
        id: `tax-after-death/${id}`,
        ...narrated(said('SARS: income tax of the estate, {from} to {to}', { from, to })),
        amount: onIncome,
        account,
      });
    }
    if (onGain > 0) {
      const title = said('SARS: capital gains tax of the estate, {from} to {to}', { from, to });
      charges.push(
        computedCharge(
          `estate-gains-tax/${id}`,
          title,
          { ...worked, ...titled(title), value: onGain },
          {
            group: 'creditors',
            allocation: 'deceasedOnly',
            rank: 's97',
          },
        ),
      );
    }
  }
  return { worked, expenses, charges };
}

const inTaxYears = (refused: Refused): Refused =>
  new Refused(
    refused.refusals.map((one) => ({
      ...one,
      field: one.field.startsWith('periods[') ? one.field.replace('periods[', 'taxYears[') : 'deceased.diedOn',
    })),
  );

function named(refused: Refused, { estate }: Facts, sales: readonly EstateSale[]): Refused {
  const index = (nth: number): number => estate.assets.findIndex(({ id }: EstateAsset) => id === sales[nth]?.assetId);
  return new Refused(
    refused.refusals.map((one) => {
      const [, nth] = /^sales\[(\d+)\]/.exec(one.field) ?? [];
      return { ...one, field: nth === undefined ? 'assets' : at('assets', index(Number(nth)), 'soldOn') };
    }),
  );
}
