import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { budgetLines } from '@boedel/contract/curator-account/budget.record';
import {
  budgetAgainstActual,
  type BudgetLine,
  checkBudgetLine,
  daysToEnter,
  prefilled,
} from '@boedel/domain/curator-account/budget';
import { dayAt } from '@boedel/domain/dates/instant';
import { addYears, addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { blankExpense, blankIncome } from '../cash/blank-entries';
import { figuredOnce } from '../kept-figures/refigure';
import { nextVouchersOf } from '../recon/next-voucher';
import { isAccountOf } from '../ledger/bank-account.store';
import { actualsOf } from './budget.store';
import { comingAccount } from './curator-year-of';

const kit = matterRecordKit(budgetLines, {
  check: (values) => checkBudgetLine(values) ?? { values },
});

const linesOf = async (tx: Tx, matterId: number): Promise<BudgetLine[]> =>
  (await kit.store(tx).listOf(matterId)).map((row) => kit.read(row));

interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
async function periodOf(tx: Tx, matterId: number): Promise<Period | null> {
  const { from, to } = await asTheFirm(tx, () => comingAccount(tx, matterId));
  return from && to ? { from, to } : null;
}
const noPeriod = () => refuse('matterID', 'Say on which day the first account begins.');

export const handledBudgetCalls = handle(budgetCalls, {
  ...matterRecordHandlers(kit),
  compare: ({ tenant, query: { matterID } }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, matterID, 'money');
      const period = await periodOf(tx, matterID);
      if (!period) return { fromDate: null, toDate: null, heads: [] };
      const { from, to } = period;
      const actuals = await actualsOf(tx, matterID, from, to);
      return {
        fromDate: from,
        toDate: to,
        heads: budgetAgainstActual(await linesOf(tx, matterID), actuals, from, to),
      };
    }),
  enterYear: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const row = await kit.store(tx).find(body.id);
      const matter = await openToCapture(tx, actor, row.matter_id, 'money');
      if (!(await isAccountOf(tx, body.bankAccountID, matter.id))) throw new NotFound();
      const line = kit.read(row);
      const period = (await periodOf(tx, matter.id)) ?? orRefuse(noPeriod());
      const today = dayAt(now, countryNamed(matter.country));
      const to = period.to < today ? period.to : today;
      const days = daysToEnter(line, await actualsOf(tx, matter.id, period.from, to), { from: period.from, to });
      const asked = { actor, now };
      const income = await incomeKit.toChange(tx, asked, matter.id);
      const expense = await expenseKit.toChange(tx, asked, matter.id);
      const vouchers = await nextVouchersOf(tx, matter.id, days.length);
      await figuredOnce(tx, async () => {
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
      });
      return { made: days.length };
    }),
  prefill: ({ tenant, actor, now, body: { matterID } }) =>
    tenant.transaction(async (tx) => {
      await openToCapture(tx, actor, matterID, 'money');
      const { from, to } = (await periodOf(tx, matterID)) ?? orRefuse(noPeriod());
      const before = { from: addYears(from, -1), to: addDays(from, -1) };
      const actuals = await actualsOf(tx, matterID, before.from, before.to);
      const lines = prefilled(actuals, await linesOf(tx, matterID), { from, to });
      for (const line of lines) {
        const at = await kit.toChange(tx, { actor, now }, matterID);
        await kit.insert({ ...line, payee: null, notes: null }, at);
      }
      return { added: lines.length };
    }),
});
