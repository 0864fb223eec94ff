import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { budgetLines } from '@boedel/contract/curator-account/budget.record';
import {
  compareBudget,
  type BudgetLine,
  checkBudgetLine,
  listDaysToEnter,
  prefillBudget,
} from '@boedel/domain/curator-account/budget';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addYears, addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { NotFound } from '../../platform/problems';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { blankExpense, blankIncome } from '../cash/blank-entries';
import { takeNextVouchers } from '../recon/next-voucher';
import { isAccountOf } from '../ledger/bank-account.store';
import { listActuals } from './budget.store';
import { readComingAccount } from './read-curator-year';

const kit = createMatterRecordKit(budgetLines, {
  check: (values) => checkBudgetLine(values) ?? { values },
});

const listBudgetLines = async (tx: Tx, matterId: number): Promise<BudgetLine[]> =>
  (await kit.store(tx).listOf(matterId)).map((row) => kit.read(row));

interface BudgetPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
async function findPeriod(tx: Tx, matterId: number): Promise<BudgetPeriod | null> {
  const { from, to } = await runAsFirm(tx, () => readComingAccount(tx, matterId));
  return from && to ? { from, to } : null;
}
const refuseNoPeriod = () => refuse('matterID', 'Enter the start date of the first account.');

export const handledBudgetCalls = pairHandlers(budgetCalls, {
  ...createRecordHandlers(kit),
  compare: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, matterID, 'money');
      const period = await findPeriod(tx, matterID);
      if (!period) return { fromDate: null, toDate: null, heads: [] };
      const { from, to } = period;
      const actuals = await listActuals(tx, matterID, from, to);
      return {
        fromDate: from,
        toDate: to,
        heads: compareBudget(await listBudgetLines(tx, matterID), actuals, from, to),
      };
    }),
  enterYear: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const row = await kit.store(tx).find(body.id);
      const matter = await openToCapture(tx, actor, row.matter_id, 'money');
      if (!(await isAccountOf(tx, body.bankAccountID, matter.id))) throw new NotFound();
      const line = kit.read(row);
      const period = requireValue(await findPeriod(tx, matter.id), refuseNoPeriod());
      const today = computeDayAt(now, findCountry(matter.country));
      const to = period.to < today ? period.to : today;
      const days = listDaysToEnter(line, await listActuals(tx, matter.id, period.from, to), { from: period.from, to });
      const asked = { actor, now };
      const income = await incomeKit.toChange(tx, asked, matter.id);
      const expense = await expenseKit.toChange(tx, asked, matter.id);
      const vouchers = await takeNextVouchers(tx, matter.id, days.length);
      for (const [at, day] of days.entries()) {
        const common = {
          description: line.description,
          amount: line.amount,
          bankAccountID: body.bankAccountID,
          voucher: vouchers[at] ?? null,
        };
        await (line.incomeType === null
          ? expenseKit.insert(
              { ...blankExpense, ...common, paidDate: day, payee: line.payee, expenseType: line.expenseType },
              expense,
            )
          : incomeKit.insert({ ...blankIncome, ...common, receivedDate: day, incomeType: line.incomeType }, income));
      }
      return { made: days.length };
    }),
  prefill: ({ scope, actor, now, body: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openToCapture(tx, actor, matterID, 'money');
      const { from, to } = requireValue(await findPeriod(tx, matterID), refuseNoPeriod());
      const before = { from: addYears(from, -1), to: addDays(from, -1) };
      const actuals = await listActuals(tx, matterID, before.from, before.to);
      const lines = prefillBudget(actuals, await listBudgetLines(tx, matterID), { from, to });
      for (const line of lines) {
        const at = await kit.toChange(tx, { actor, now }, matterID);
        await kit.insert({ ...line, payee: null, notes: null }, at);
      }
      return { added: lines.length };
    }),
});
