import { executorFee } from '../costs/executor-fee';
import { type ExecutorPart, shareExecutorFee } from '../costs/share-executor-fee';
import { mastersFee } from '../costs/masters-fee';
import { amountOf, type Figure, figure } from '../costs/override';
import { vatOn } from '../costs/vat';
import { collectRefusals, isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { under } from '../estate/path';
import type { Facts } from './facts';
import { type AccountRequest, chargedBefore } from './request';

/** The executor's and the Master's fees of one account, as computed or as set by hand. */
export interface Fees {
  readonly base: Cents;
  readonly remuneration: Figure;
  readonly vat: Figure;
  readonly mastersFee: Figure;
  readonly incomeCommission: Figure;
  readonly vatOnIncome: Figure;
  /** How the executors share the remuneration, and the commission on income. */
  readonly executors: readonly ExecutorPart[];
  readonly executorsOnIncome: readonly ExecutorPart[];
}

/**
 * The tariffs are the estate's: fees are found on all accounts together and this one charges what earlier ones did not.
 * So a minimum or a fixed sum is charged once, and an asset carried forward only on what it gained since. `claims` are
 * those the account computed. Property another executor administers abroad earns nothing here (reg 8).
 */
export function feesOf(whole: Facts, claims: Cents, income: Cents): Outcome<Fees> {
  const { estate, assets, request } = whole;
  const base = sum([
    claims,
    ...assets.filter(({ asset }) => asset.administeredAbroad !== true).map(({ value }) => value),
  ]);
  const gross = sum([claims, ...assets.map(({ value }) => value)]);
  const fee = remunerationOn(whole, base, income);
  const master = mastersFeeOn(whole, gross);
  const wrong = collectRefusals([fee, master]);
  if (wrong) return wrong;
  if (isRefused(fee) || isRefused(master)) return wrong!;

  const { overrides = {} } = estate.settings;
  const withVat = (
    all: Worked<Cents>,
    own: 'executorRemuneration' | 'incomeCommission',
    tax: 'vatOnRemuneration' | 'vatOnIncomeCommission',
  ): Outcome<readonly [Figure, Figure, readonly ExecutorPart[]]> => {
    const before = chargedBefore(request, own === 'executorRemuneration' ? 'remuneration' : 'incomeCommission');
    const charged = under('settings.overrides', figure(lessEarlier(request, all, before), overrides[own]));
    if (isRefused(charged)) return charged;
    const shared = amongExecutors(whole, notBelowNil(charged.value));
    if (isRefused(shared)) return shared;
    const added = charged.override ? shared.vat : vatLessEarlier(whole, all.value, before, shared.vat);
    if (isRefused(added)) return added;
    const vat = figure(added, overrides[tax]);
    return isRefused(vat) ? vat : [charged, vat, shared.parts];
  };
  const capital = withVat(amountOf(fee, fee.value.capital), 'executorRemuneration', 'vatOnRemuneration');
  const onIncome = withVat(amountOf(fee, fee.value.income), 'incomeCommission', 'vatOnIncomeCommission');
  const mastersFigure = figure(
    lessEarlier(
      request,
      master,
      chargedBefore(request, 'mastersFee'),
      'Taken as one fee for the estate; confirm with the office.',
    ),
    overrides.mastersFee,
  );
  if (isRefused(capital)) return capital;
  if (isRefused(onIncome)) return onIncome;
  if (isRefused(mastersFigure)) return mastersFigure;
  return {
    base,
    remuneration: capital[0],
    vat: capital[1],
    mastersFee: mastersFigure,
    incomeCommission: onIncome[0],
    vatOnIncome: onIncome[1],
    executors: capital[2],
    executorsOnIncome: onIncome[2],
  };
}

/** VAT on all accounts less VAT on what earlier ones charged: over several accounts it comes to that of one. */
function vatLessEarlier(whole: Facts, all: Cents, before: Cents, alone: Worked<Cents>): Outcome<Worked<Cents>> {
  if (whole.request.earlier.length === 0) return alone;
  const onAll = amongExecutors(whole, all);
  const onBefore = amongExecutors(whole, before);
  if (isRefused(onAll) || isRefused(onBefore)) return collectRefusals([onAll, onBefore])!;
  return lessEarlier(whole.request, onAll.vat, onBefore.vat.value);
}

/** One fee, whoever administers: each executor takes a part of it and adds VAT to that part if a vendor. */
function amongExecutors(
  { estate }: Facts,
  fee: Cents,
): Outcome<{ readonly vat: Worked<Cents>; readonly parts: readonly ExecutorPart[] }> {
  const { country, executors, settings } = estate;
  const basis = { country, taxPoint: settings.accountDate };
  if (executors.length === 0) {
    const vat = under('settings', vatOn(fee, { ...basis, vendor: false }));
    return isRefused(vat) ? vat : { vat, parts: [] };
  }
  const shared = shareExecutorFee(
    fee,
    executors.map(({ id, name, vatVendor: vendor, part }) => ({ id, name, vendor, ...(part && { part }) })),
    basis,
  );
  if (isRefused(shared)) {
    return new Refused(shared.refusals.map((one) => ({ ...one, field: onExecutors(one.field) })));
  }
  const vat = { ...shared, title: 'VAT', value: sum(shared.value.map((part) => part.vat)) };
  return { vat, parts: shared.value };
}

const onExecutors = (field: string): string => (field === 'taxPoint' ? 'settings.accountDate' : 'executors');

/** A figure of the estate as this account charges it. Below nought: earlier accounts charged too much. */
export function lessEarlier(
  request: AccountRequest,
  whole: Worked<Cents>,
  before: Cents,
  note?: string,
): Worked<Cents> {
  if (request.earlier.length === 0) return whole;
  return working(whole.title, whole.section)
    .worked('On all accounts of the estate together', whole)
    .line('Less charged in earlier accounts', before, note === undefined ? {} : { note })
    .gives(minus(whole.value, before));
}

function remunerationOn(facts: Facts, base: Cents, income: Cents): Outcome<Worked<{ capital: Cents; income: Cents }>> {
  const { estate } = facts;
  const section = 'Administration of Estates Act 66 of 1965 s 51; reg 8';
  if (base === 0 && income === 0) {
    return working("Executor's remuneration", section)
      .line('Nothing was administered')
      .gives({ capital: nil, income: nil });
  }
  const fee = executorFee({
    country: estate.country,
    diedOn: estate.deceased.diedOn,
    grossAssets: base,
    incomeAfterDeath: income,
    fixedByWill: estate.will?.executor,
    reduced: estate.settings.reducedFee,
  });
  if (isRefused(fee)) return under('settings', fee);
  const { chargedToCapital, fee: all } = fee.value;
  return { ...fee, value: { capital: chargedToCapital, income: minus(all, chargedToCapital) } };
}

/** By the scale on all accounts together: the steps are those of one estate. */
function mastersFeeOn({ estate }: Facts, gross: Cents): Outcome<Worked<Cents>> {
  const setting = estate.settings.mastersFee;
  const section = 'Administration of Estates Act 66 of 1965, Schedule 2';
  if (setting && 'amount' in setting) {
    return working("Master's fee", section)
      .line('Captured as a setting', setting.amount, {
        note:
          estate.country === 'NA' ? 'No Namibian scale is on record; confirm with the Master.' : 'Captured by hand.',
      })
      .gives(setting.amount);
  }
  const fee = mastersFee({
    country: estate.country,
    on: estate.deceased.diedOn,
    gross,
    ...(setting && { captured: setting.scale }),
  });
  if (!isRefused(fee) || estate.country !== 'NA') return fee;
  return refuse('settings.mastersFee', "Capture the Namibian Master's fee: its scale is not on record.", section);
}
