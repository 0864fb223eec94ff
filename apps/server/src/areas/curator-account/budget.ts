import { budgetCalls } from '@boedel/contract/curator-account/budget.calls';
import { budgetLines } from '@boedel/contract/curator-account/budget.record';
import {
  type Actual,
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
import { sql } from '../../platform/db/sql';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { blankExpense, blankIncome } from '../cash/blank-entries';
import { figuredOnce } from '../kept-figures/refigure';
import { nextVouchersOf } from '../recon/next-voucher';
import { comingAccount } from './curator-year-of';

const kit = matterRecordKit(budgetLines, {
  check: (values) => checkBudgetLine(values) ?? { values },
});

const linesOf = async (tx: Tx, matterId: number): Promise<BudgetLine[]> =>
  (await kit.store(tx).listOf(matterId)).map((row) => kit.read(row));

/** What was received and paid in a period, under the names of the tabs; what is still to be paid is no actual. */
const actualsOf = (tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<Actual[]> =>
  tx.rows(sql`
    select 'income' as side, income_type as head, description, received_on as day, amount_cents as amount from income
    where matter_id = ${matterId} and received_on between ${from} and ${to} and bank_account_id is not null
    union all
    select 'expense', expense_type, description, paid_on, amount_cents from expense
    where matter_id = ${matterId} and paid_on between ${from} and ${to} and bank_account_id is not null
      and liability_id is null and expense_type is not null
    order by day`);

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
      const bank = await tx.maybe(
        sql`select from bank_account where id = ${body.bankAccountID} and matter_id = ${matter.id}`,
      );
      if (!bank) throw new NotFound();
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
