import { gainsCalls, suggestedTaxYearCalls } from '@boedel/contract/capital-gains/capital-gains.calls';
import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import { expenses } from '@boedel/contract/cash/expense.record';
import { incomes } from '@boedel/contract/cash/income.record';
import { checkTaxYear, otherThanLedger, suggestedTaxYears } from '@boedel/domain/cash/estate-tax-years';
import type { KeptExpense, KeptIncome } from '@boedel/domain/cash/estate-money';
import { later } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import { estateTaxes } from '@boedel/domain/figures/estate-taxes';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import type { Worked } from '@boedel/domain/law/worked';
import { handle } from '../../platform/http/handler';
import { handledMatterRecord, matterRecordKit } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { workedOnWire } from '../../platform/worked-on-wire';
import { estateOf, factsOf } from '../estate/estate-of';
import { taxYearsOf } from '../estate/tax-years-of';
import { whatStops } from '../estate/what-stops';
import { refigure } from '../kept-figures/refigure';

const [incomeRows, expenseRows] = [matterRecordKit(incomes), matterRecordKit(expenses)];

const nothing = (stopping: readonly Refusal[], estate?: Estate) => ({
  isCharged: false,
  assets: [],
  withoutFacts: [],
  taxableGain: null,
  lastReturn: null,
  gainsTax: null,
  isGainsTaxByHand: false,
  afterDeath: null,
  carriedByHeir: null,
  stopping: whatStops(stopping, estate),
});
const shown = (worked: Worked<unknown> | undefined) => (worked ? workedOnWire(worked) : null);

export const handledGainsCalls = handle(gainsCalls, {
  getCGTByMatterID: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { estate, today } = await factsOf(tx, query.matterID);
      if (isRefused(estate)) return nothing(estate.refusals);
      const taxes = estateTaxes(estate, today);
      if (isRefused(taxes)) return nothing(taxes.refusals, estate);
      return {
        isCharged: taxes.isCharged,
        assets: taxes.assets.map(({ assetId, description, worked, ...figures }) => ({
          ...figures,
          assetID: Number(assetId),
          name: description,
          worked: workedOnWire(worked),
        })),
        withoutFacts: estate.assets
          .filter(({ gains, class: ofClass }) => !gains && ofClass !== 'claim')
          .map(({ id, description }) => ({ assetID: Number(id), name: description })),
        taxableGain: shown(taxes.taxableGain),
        lastReturn: shown(taxes.lastReturn),
        gainsTax: shown(taxes.gainsTax),
        isGainsTaxByHand: taxes.gainsTax.override !== undefined,
        afterDeath: shown(taxes.afterDeath),
        carriedByHeir: shown(taxes.carriedByHeir),
        stopping: [],
      };
    }),
});

export const handledTaxYearCalls = handledMatterRecord(taxYears, {
  after: (_, { tx, matter }) => refigure(tx, matter.id),
  check: async (values, { tx, matter, before }) => {
    const estate = await estateOf(tx, matter.id);
    const others = (await taxYearsOf(tx, matter.id))
      .filter(({ id }) => id !== String(before?.id))
      .map(({ from, to }) => ({ fromDate: from, toDate: to }));
    return checkTaxYear(values, others, isRefused(estate) ? null : estate.deceased.diedOn) ?? { values };
  },
});

export const handledSuggestedTaxYearCalls = handle(suggestedTaxYearCalls, {
  suggested: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { estate, today } = await factsOf(tx, query.matterID);
      if (isRefused(estate)) return [];
      const years = estate.taxYears.map(({ from, to, taxableIncome }) => ({
        fromDate: from,
        toDate: to,
        taxableIncome,
      }));
      const received = await incomeRows.store(tx).listOf(query.matterID);
      const paid = await expenseRows.store(tx).listOf(query.matterID);
      const { diedOn } = estate.deceased;
      const ledger = {
        incomes: received.map((row) => incomeRows.read(row) as KeptIncome),
        expenses: paid.map((row) => expenseRows.read(row) as KeptExpense),
      };
      const missing = suggestedTaxYears(diedOn, later(today, estate.settings.accountDate), years, ledger);
      return [...missing.map((year) => ({ ...year, taxableIncome: null })), ...otherThanLedger(diedOn, years, ledger)];
    }),
});
