import { type AccountLine, toNarrative } from './line';
import { message } from '../law/message';
import { type EstateSale, computeEstateGains } from '../capital-gains/estate-sales';
import { addDays, pickLater, type LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import type { IncomeExpense } from '../estate/income';
import { joinPath } from '../estate/path';
import { type EstatePeriod, computeTaxAfterDeath, type TaxAfterDeath } from '../income-tax/tax-after-death';
import { computeNormalTax } from '../income-tax/normal-tax';
import { findTaxYear } from '../income-tax/tax-year';
import { collectRefusals, isRefused, type Outcome, RefusalError, refuse } from '../law/refusal';
import { toTitle, type WorkedResult } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, pickSmaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction, multiplyFractions, whole } from '../money/fraction';
import { convertToRand } from '../money/in-rand';
import { type AccountCharge, toComputedCharge } from './charges';
import type { DrawingFacts, ValuedAsset } from './facts';

/** Tax of the estate itself, from the day after the death: on its income, and on gains of what the executor sold. */
export interface EstateTaxResult {
  readonly worked: WorkedResult<TaxAfterDeath>;
  /** Borne by the income it is on. */
  readonly expenses: readonly (IncomeExpense & Pick<AccountLine, 'says'>)[];
  /** Tax by reason of gains, which the capital bears. It arose after the death and is no deduction for duty. */
  readonly charges: readonly AccountCharge[];
}

const untaxed = new Set(['personalUse', 'longTermPolicy', 'retirementInterest']);

/** Sales that may give a gain, at the part the deceased owned: the survivor's half is taxed in the survivor's hands. */
function toEstateSale(facts: DrawingFacts, valued: ValuedAsset): Outcome<EstateSale> | undefined {
  const { asset, joint } = valued;
  if (asset.treatment !== 'sold' || !asset.soldOn || !asset.gains || untaxed.has(asset.gains.kind)) return undefined;
  const path = joinPath('assets', facts.estate.assets.indexOf(asset));
  const price = convertToRand(`${path}.soldFor`, asset.soldFor ?? asset.value);
  const value = convertToRand(`${path}.value`, asset.value);
  if (isRefused(price)) return price;
  if (isRefused(value)) return value;
  const part = multiplyFractions(asset.share ?? whole, joint ? fraction(1, 2) : whole);
  const computeOwnPart = (amount: Cents): Cents => roundHalfUp(times(amount, part));
  return {
    assetId: asset.id,
    soldOn: asset.soldOn,
    price: computeOwnPart(price),
    valueAtDeath: computeOwnPart(value),
    ...(asset.saleCosts !== undefined && { furtherCost: computeOwnPart(asset.saleCosts) }),
    ...(asset.gains.kind === 'residence' && { wasResidence: true }),
  };
}

/** The tax of the estate's own years that fall into this account; nothing where none is captured and nothing sold. */
export function computeEstateTax(facts: DrawingFacts): Outcome<EstateTaxResult | undefined> {
  const { estate, request } = facts;
  const { taxYears, deceased, country } = estate;
  const found = facts.assets.map((valued) => toEstateSale(facts, valued));
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
  const gains = computeEstateGains(deceased.diedOn, sales);
  if (isRefused(gains)) return moveToAssets(gains, facts, sales);
  const byYear = new Map(gains.value.map((year) => [year.from, year.taxableCapitalGain]));
  const periods: (EstatePeriod & { readonly id: string })[] = own.map((year) => ({
    ...year,
    taxableCapitalGain: byYear.get(findTaxYear(year.from).from) ?? nil,
  }));
  const covered = new Set(own.map(({ from }) => findTaxYear(from).from));
  for (const [from, taxableCapitalGain] of byYear) {
    if (covered.has(from) || taxableCapitalGain === 0) continue;
    const start: LocalDate = pickLater(from, addDays(deceased.diedOn, 1));
    periods.push({ id: start, from: start, to: findTaxYear(from).to, taxableIncome: nil, taxableCapitalGain });
  }
  if (periods.length === 0) return undefined;
  const worked = computeTaxAfterDeath(deceased.diedOn, periods);
  if (isRefused(worked)) return moveToTaxYears(worked);
  return toExpenseLines(facts, worked, periods);
}

function toExpenseLines(
  facts: DrawingFacts,
  worked: WorkedResult<TaxAfterDeath>,
  periods: readonly (EstatePeriod & { readonly id: string })[],
): Outcome<EstateTaxResult> {
  const expenses: EstateTaxResult['expenses'][number][] = [];
  const charges: AccountCharge[] = [];
  for (const { id, from, to, taxableIncome } of periods) {
    const { normalTax, balance } = worked.value.periods.find((period) => period.from === from)!;
    const without = computeNormalTax(taxableIncome, from);
    if (isRefused(without)) return moveToTaxYears(without);
    // What was paid in advance goes to the tax on income first.
    const onGain = pickSmaller(minus(normalTax, without.value), clampBelowNil(balance));
    const onIncome = clampBelowNil(minus(balance, onGain));
    const account = facts.request.sequence;
    if (onIncome > 0) {
      expenses.push({
        id: `tax-after-death/${id}`,
        ...toNarrative(message('SARS: income tax of the estate, {from} to {to}', { from, to })),
        amount: onIncome,
        account,
      });
    }
    if (onGain > 0) {
      const title = message('SARS: capital gains tax of the estate, {from} to {to}', { from, to });
      charges.push(
        toComputedCharge(
          `estate-gains-tax/${id}`,
          title,
          { ...worked, ...toTitle(title), value: onGain },
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

const moveToTaxYears = (refused: RefusalError): RefusalError =>
  new RefusalError(
    refused.refusals.map((one) => ({
      ...one,
      field: one.field.startsWith('periods[') ? one.field.replace('periods[', 'taxYears[') : 'deceased.diedOn',
    })),
  );

function moveToAssets(refused: RefusalError, { estate }: DrawingFacts, sales: readonly EstateSale[]): RefusalError {
  const findAssetIndex = (nth: number): number =>
    estate.assets.findIndex(({ id }: EstateAsset) => id === sales[nth]?.assetId);
  return new RefusalError(
    refused.refusals.map((one) => {
      const [, nth] = /^sales\[(\d+)\]/.exec(one.field) ?? [];
      return {
        ...one,
        field: nth === undefined ? 'assets' : joinPath('assets', findAssetIndex(Number(nth)), 'soldOn'),
      };
    }),
  );
}
