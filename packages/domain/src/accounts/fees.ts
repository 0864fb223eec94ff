import { computeExecutorFee } from '../costs/executor-fee';
import { type ExecutorPart, shareExecutorFee } from '../costs/share-executor-fee';
import { computeMastersFee } from '../costs/masters-fee';
import { pickAmount, type OverridableFigure, overrideFigure } from '../costs/override';
import { computeVat, vatActs } from '../costs/vat';
import { collectRefusals, isRefused, type Outcome, RefusalError, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { prefixRefusals } from '../estate/path';
import type { DrawingFacts } from './facts';
import { type EstateAccountRequest, sumChargedBefore } from './request';
import { computeFeeColumns, computeSeparateParts, hasSeparateProperty, sumSeparateParts } from './separate-parts';
import type { FeeName, SeparateFees, SeparateParts } from './separate-fees';

/** The executor's and the Master's fees of one account, as computed or as set by hand. */
export interface AccountFees {
  readonly base: Cents;
  readonly remuneration: OverridableFigure;
  readonly vat: OverridableFigure;
  readonly mastersFee: OverridableFigure;
  readonly incomeCommission: OverridableFigure;
  readonly vatOnIncome: OverridableFigure;
  /** How the executors share the remuneration, and the commission on income. */
  readonly executors: readonly ExecutorPart[];
  readonly executorsOnIncome: readonly ExecutorPart[];
  /** What of each fee separate property bears beside a joint estate: each column bears what was earned on it. */
  readonly ofSeparate?: SeparateFees;
}

/**
 * The tariffs are the estate's: fees are found on all accounts together and this one charges what earlier ones did not.
 * So a minimum or a fixed sum is charged once, and an asset carried forward only on what it gained since. `claims` are
 * those the account computed. Property another executor administers abroad earns nothing here (reg 8).
 */
export function computeAccountFees(whole: DrawingFacts, claims: Cents, income: Cents): Outcome<AccountFees> {
  const { estate, assets, request } = whole;
  const base = sum([
    claims,
    ...assets.filter(({ asset }) => asset.administeredAbroad !== true).map(({ value }) => value),
  ]);
  const gross = sum([claims, ...assets.map(({ value }) => value)]);
  const fee = computeRemuneration(whole, base, income);
  const master = computeAccountMastersFee(whole, gross);
  const wrong = collectRefusals([fee, master]);
  if (wrong) return wrong;
  if (isRefused(fee) || isRefused(master)) return wrong!;

  const { overrides = {} } = estate.settings;
  const computeFeeWithVat = (
    all: WorkedResult<Cents>,
    own: 'executorRemuneration' | 'incomeCommission',
    tax: 'vatOnRemuneration' | 'vatOnIncomeCommission',
  ): Outcome<readonly [OverridableFigure, OverridableFigure, readonly ExecutorPart[]]> => {
    const before = sumChargedBefore(request, own === 'executorRemuneration' ? 'remuneration' : 'incomeCommission');
    const charged = prefixRefusals(
      'settings.overrides',
      overrideFigure(deductEarlier(request, all, before), overrides[own]),
    );
    if (isRefused(charged)) return charged;
    const shared = divideAmongExecutors(whole, clampBelowNil(charged.value));
    if (isRefused(shared)) return shared;
    const added = charged.override ? shared.vat : deductEarlierVat(whole, all.value, before, shared.vat);
    if (isRefused(added)) return added;
    const vat = overrideFigure(added, overrides[tax]);
    return isRefused(vat) ? vat : [charged, vat, shared.parts];
  };
  const capital = computeFeeWithVat(pickAmount(fee, fee.value.capital), 'executorRemuneration', 'vatOnRemuneration');
  const onIncome = computeFeeWithVat(pickAmount(fee, fee.value.income), 'incomeCommission', 'vatOnIncomeCommission');
  const mastersFigure = overrideFigure(
    deductEarlier(
      request,
      master,
      sumChargedBefore(request, 'mastersFee'),
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
    ...(hasSeparateProperty(whole) && {
      ofSeparate: computeSeparateFees(whole, claims, {
        remuneration: capital[0].value,
        vat: capital[1].value,
        mastersFee: mastersFigure.value,
      }),
    }),
  };
}

/**
 * Fees in the columns of a marriage in community: each bears them by what they were earned on. The half of the survivor
 * bears nothing of a fee on what the deceased owned alone [check: offices that halve every fee].
 */
function computeSeparateFees(
  { assets, request }: DrawingFacts,
  claims: Cents,
  { remuneration, vat, mastersFee }: Readonly<Record<FeeName, Cents>>,
): SeparateFees {
  const before = (name: FeeName): SeparateParts =>
    sumSeparateParts(request.earlier.flatMap(({ feesOfSeparate }) => (feesOfSeparate ? [feesOfSeparate[name]] : [])));
  const earning = assets.filter(({ asset }) => asset.administeredAbroad !== true);
  const onCapital = computeSeparateParts(
    plus(remuneration, sumChargedBefore(request, 'remuneration')),
    computeFeeColumns(earning, claims),
    before('remuneration'),
  );
  return {
    remuneration: onCapital,
    vat: computeSeparateParts(
      plus(vat, sum(request.earlier.map((account) => account.vat ?? nil))),
      computeFeeColumns(earning, claims),
      before('vat'),
    ),
    mastersFee: computeSeparateParts(
      plus(mastersFee, sumChargedBefore(request, 'mastersFee')),
      computeFeeColumns(assets, claims),
      before('mastersFee'),
    ),
  };
}

/** VAT on all accounts less VAT on what earlier ones charged: over several accounts it comes to that of one. */
function deductEarlierVat(
  whole: DrawingFacts,
  all: Cents,
  before: Cents,
  alone: WorkedResult<Cents>,
): Outcome<WorkedResult<Cents>> {
  if (whole.request.earlier.length === 0) return alone;
  const onAll = divideAmongExecutors(whole, all);
  const onBefore = divideAmongExecutors(whole, before);
  if (isRefused(onAll) || isRefused(onBefore)) return collectRefusals([onAll, onBefore])!;
  return deductEarlier(whole.request, onAll.vat, onBefore.vat.value);
}

/** One fee, whoever administers: each executor takes a part of it and adds VAT to that part if a vendor. */
function divideAmongExecutors(
  { estate }: DrawingFacts,
  fee: Cents,
): Outcome<{ readonly vat: WorkedResult<Cents>; readonly parts: readonly ExecutorPart[] }> {
  const { country, executors, settings } = estate;
  const basis = { country, taxPoint: settings.accountDate };
  if (executors.length === 0) {
    const vat = prefixRefusals('settings', computeVat(fee, { ...basis, vendor: false }));
    return isRefused(vat) ? vat : { vat, parts: [] };
  }
  const shared = shareExecutorFee(
    fee,
    executors.map(({ id, name, vatVendor: vendor, part }) => ({ id, name, vendor, ...(part && { part }) })),
    basis,
  );
  if (isRefused(shared)) {
    return new RefusalError(shared.refusals.map((one) => ({ ...one, field: toExecutorField(one.field) })));
  }
  const vat = { ...shared, title: 'VAT', section: vatActs[country], value: sum(shared.value.map((part) => part.vat)) };
  return { vat, parts: shared.value };
}

const toExecutorField = (field: string): string => (field === 'taxPoint' ? 'settings.accountDate' : 'executors');

/** A figure of the estate as this account charges it. Below nought: earlier accounts charged too much. */
export function deductEarlier(
  request: EstateAccountRequest,
  whole: WorkedResult<Cents>,
  before: Cents,
  note?: string,
): WorkedResult<Cents> {
  if (request.earlier.length === 0) return whole;
  return startWorking(whole.title, whole.section)
    .worked('On all accounts of the estate', whole)
    .line('Less charged in earlier accounts', before, note === undefined ? {} : { note })
    .gives(minus(whole.value, before));
}

function computeRemuneration(
  facts: DrawingFacts,
  base: Cents,
  income: Cents,
): Outcome<WorkedResult<{ capital: Cents; income: Cents }>> {
  const { estate } = facts;
  const section = 'Administration of Estates Act 66 of 1965 s 51; reg 8';
  if (base === 0 && income === 0) {
    return startWorking("Executor's remuneration", section)
      .line('Nothing was administered')
      .gives({ capital: nil, income: nil });
  }
  const fee = computeExecutorFee({
    country: estate.country,
    diedOn: estate.deceased.diedOn,
    grossAssets: base,
    incomeAfterDeath: income,
    fixedByWill: estate.will?.executor,
    reduced: estate.settings.reducedFee,
  });
  if (isRefused(fee)) return prefixRefusals('settings', fee);
  const { chargedToCapital, fee: all } = fee.value;
  return { ...fee, value: { capital: chargedToCapital, income: minus(all, chargedToCapital) } };
}

/** By the scale on all accounts together: the steps are those of one estate. */
function computeAccountMastersFee({ estate }: DrawingFacts, gross: Cents): Outcome<WorkedResult<Cents>> {
  const setting = estate.settings.mastersFee;
  const section = 'Administration of Estates Act 66 of 1965, Schedule 2';
  if (setting && 'amount' in setting) {
    return startWorking("Master's fee", section)
      .line('Entered as a setting', setting.amount, {
        note: estate.country === 'NA' ? 'No Namibian scale is on record; confirm with the Master.' : 'Entered by hand.',
      })
      .gives(setting.amount);
  }
  const fee = computeMastersFee({
    country: estate.country,
    on: estate.deceased.diedOn,
    gross,
    ...(setting && { captured: setting.scale }),
  });
  if (!isRefused(fee) || estate.country !== 'NA') return fee;
  return refuse('settings.mastersFee', "Capture the Namibian Master's fee: its scale is not on record.", section);
}
