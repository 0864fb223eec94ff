import { gainsCalls, suggestedTaxYearCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { checkTaxYear, listYearsUnlikeLedger, suggestTaxYears } from '@boedel/domain/cash/estate-tax-years';
import type { StoredExpense, StoredIncome } from '@boedel/domain/cash/estate-money';
import { pickLater } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import { computeEstateTaxes } from '@boedel/domain/figures/estate-taxes';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import type { WorkedResult } from '@boedel/domain/law/worked';
import { pairHandlers } from '../../platform/http/handler';
import { handleMatterRecord, createMatterRecordKit } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { toWireWorking } from '../../platform/worked-on-wire';
import { readEstate, readMatterFacts } from '../estate/read-estate';
import { listTaxYears } from '../estate/list-tax-years';
import { listStopping } from '../estate/list-stopping';

const [incomeRows, expenseRows] = [createMatterRecordKit(incomes), createMatterRecordKit(expenses)];

const createEmptyGains = (stopping: readonly Refusal[], estate?: Estate) => ({
  isCharged: false,
  assets: [],
  withoutFacts: [],
  taxableGain: null,
  lastReturn: null,
  gainsTax: null,
  isGainsTaxByHand: false,
  afterDeath: null,
  carriedByHeir: null,
  stopping: listStopping(stopping, estate),
});
const presentWorking = (worked: WorkedResult<unknown> | undefined) => (worked ? toWireWorking(worked) : null);

export const handledGainsCalls = pairHandlers(gainsCalls, {
  getCGTByMatterID: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { estate, today } = await readMatterFacts(tx, query.matterID);
      if (isRefused(estate)) return createEmptyGains(estate.refusals);
      const taxes = computeEstateTaxes(estate, today);
      if (isRefused(taxes)) return createEmptyGains(taxes.refusals, estate);
      return {
        isCharged: taxes.isCharged,
        assets: taxes.assets.map(({ assetId, description, worked, ...figures }) => ({
          ...figures,
          assetID: Number(assetId),
          name: description,
          worked: toWireWorking(worked),
        })),
        withoutFacts: estate.assets
          .filter(({ gains, class: ofClass }) => !gains && ofClass !== 'claim')
          .map(({ id, description }) => ({ assetID: Number(id), name: description })),
        taxableGain: presentWorking(taxes.taxableGain),
        lastReturn: presentWorking(taxes.lastReturn),
        gainsTax: presentWorking(taxes.gainsTax),
        isGainsTaxByHand: taxes.gainsTax.override !== undefined,
        afterDeath: presentWorking(taxes.afterDeath),
        carriedByHeir: presentWorking(taxes.carriedByHeir),
        stopping: [],
      };
    }),
});

export const handledTaxYearCalls = handleMatterRecord(taxYears, {
  check: async (values, { tx, matter, before }) => {
    const estate = await readEstate(tx, matter.id);
    const others = (await listTaxYears(tx, matter.id))
      .filter(({ id }) => id !== String(before?.id))
      .map(({ from, to }) => ({ fromDate: from, toDate: to }));
    return checkTaxYear(values, others, isRefused(estate) ? null : estate.deceased.diedOn) ?? { values };
  },
});

export const handledSuggestedTaxYearCalls = pairHandlers(suggestedTaxYearCalls, {
  suggested: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { estate, today } = await readMatterFacts(tx, query.matterID);
      if (isRefused(estate)) return [];
      const years = estate.taxYears.map(({ from, to, taxableIncome }) => ({
        fromDate: from,
        toDate: to,
        taxableIncome,
      }));
      // The income of a year is all of it, whether or not the person may open the ledger.
      const { received, paid } = await runAsFirm(tx, async () => ({
        received: await incomeRows.store(tx).listOf(query.matterID),
        paid: await expenseRows.store(tx).listOf(query.matterID),
      }));
      const { diedOn } = estate.deceased;
      const ledger = {
        incomes: received.map((row) => incomeRows.read(row) as StoredIncome),
        expenses: paid.map((row) => expenseRows.read(row) as StoredExpense),
      };
      const missing = suggestTaxYears(diedOn, pickLater(today, estate.settings.accountDate), years, ledger);
      return [
        ...missing.map((year) => ({ ...year, taxableIncome: null })),
        ...listYearsUnlikeLedger(diedOn, years, ledger),
      ];
    }),
});
