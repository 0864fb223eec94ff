import { executorFee } from '../costs/executor-fee';
import { type ExecutorPart, shareExecutorFee } from '../costs/executor-fee-in-account';
import { mastersFee } from '../costs/masters-fee';
import { amountOf, type Figure, figure } from '../costs/override';
import { vatOn } from '../costs/vat';
import { collectRefusals, isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { under } from '../estate/path';
import type { Facts } from './facts';

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
 * Fees on what first stands in this account: an asset carried forward was charged before, so only what it gained since
 * counts. Property another executor administers abroad earns nothing here (reg 8).
 */
export function feesOf(facts: Facts, claimsAdded: Cents, income: Cents): Outcome<Fees> {
  const { estate, assets } = facts;
  const gained = assets.map((asset) => notBelowNil(minus(asset.value, asset.chargedBefore)));
  const base = sum([claimsAdded, ...gained.filter((_, index) => assets[index]!.asset.administeredAbroad !== true)]);
  const newGross = sum([claimsAdded, ...gained]);
  const fee = remunerationOn(facts, base, income);
  const master = mastersFeeOn(facts, newGross);
  const wrong = collectRefusals([fee, master]);
  if (wrong) return wrong;
  if (isRefused(fee) || isRefused(master)) return wrong!;

  const { overrides = {} } = estate.settings;
  const withVat = (
    computed: Worked<Cents>,
    own: 'executorRemuneration' | 'incomeCommission',
    tax: 'vatOnRemuneration' | 'vatOnIncomeCommission',
  ): Outcome<readonly [Figure, Figure, readonly ExecutorPart[]]> => {
    const charged = under('settings.overrides', figure(computed, overrides[own]));
    if (isRefused(charged)) return charged;
    const shared = amongExecutors(facts, charged.value);
    if (isRefused(shared)) return shared;
    const vat = figure(shared.vat, overrides[tax]);
    return isRefused(vat) ? vat : [charged, vat, shared.parts];
  };
  const capital = withVat(amountOf(fee, fee.value.capital), 'executorRemuneration', 'vatOnRemuneration');
  const onIncome = withVat(amountOf(fee, fee.value.income), 'incomeCommission', 'vatOnIncomeCommission');
  const mastersFigure = figure(master, overrides.mastersFee);
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
    executors.map(({ id, vatVendor: vendor, part }) => ({ id, vendor, ...(part && { part }) })),
    basis,
  );
  if (isRefused(shared)) {
    return new Refused(shared.refusals.map((one) => ({ ...one, field: onExecutors(one.field) })));
  }
  const vat = { ...shared, title: 'VAT', value: sum(shared.value.map((part) => part.vat)) };
  return { vat, parts: shared.value };
}

const onExecutors = (field: string): string => (field === 'taxPoint' ? 'settings.accountDate' : 'executors');

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

/** By the scale on all accounts together, less what earlier accounts paid: the steps are those of one estate. */
function mastersFeeOn(facts: Facts, newGross: Cents): Outcome<Worked<Cents>> {
  const { estate, request } = facts;
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
  const gross = sum([newGross, ...request.earlier.map((account) => account.gross)]);
  const fee = mastersFee({
    country: estate.country,
    on: estate.deceased.diedOn,
    gross,
    ...(setting && { captured: setting.scale }),
  });
  if (isRefused(fee)) {
    return estate.country === 'NA'
      ? refuse('settings.mastersFee', "Capture the Namibian Master's fee: its scale is not on record.", section)
      : fee;
  }
  const paid = sum(request.earlier.map((account) => account.mastersFee));
  if (request.earlier.length === 0) return fee;
  return working("Master's fee", section)
    .worked('On all accounts of the estate together', fee)
    .line('Less charged in earlier accounts', paid, {
      note: 'Taken as one fee for the estate; confirm with the office.',
    })
    .gives(notBelowNil(minus(fee.value, paid)));
}
