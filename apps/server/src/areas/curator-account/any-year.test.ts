import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { transactionClasses } from '@boedel/domain/curator-account/transaction-class';
import type { Paper } from '@boedel/document/tree/paper';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createCuratorship } from './curator-account.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** The same numbers for the same seed, on every machine. */
function createNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const seed = Number(process.env['SEED'] ?? 16);
const listLabels = (group: string): string[] =>
  Object.entries(transactionClasses)
    .filter(([code]) => code.startsWith(group) && code !== 'ADMIN:CURATOR_FEE_PAID' && code !== 'ADMIN:MASTER_FEES')
    .map(([, label]) => label);
const [incomeTypes, expenseTypes] = [listLabels('INCOME:'), [...listLabels('MAINT:'), ...listLabels('ADMIN:')]];

interface PostingTotals {
  readonly income: number;
  readonly maintenance: number;
  readonly admin: number;
  readonly bank: number;
}

/** The totals straight from the postings, undone ones with what undid them. */
const readPostingTotals = (matterId: number): Promise<PostingTotals> =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<PostingTotals>(sql`
      select -coalesce(sum(cents) filter (where account like 'INCOME:%'), 0)::int as income,
        coalesce(sum(cents) filter (where account like 'MAINT:%'), 0)::int as maintenance,
        coalesce(sum(cents) filter (where account like 'ADMIN:%'), 0)::int as admin,
        coalesce(sum(cents) filter (where account = 'BANK'), 0)::int as bank
      from ledger_posting where matter_id = ${matterId} and day between '2025-03-01' and '2026-02-28'`),
  );

function findAmount(paper: Paper, part: string, words: string): number {
  const rows = paper.parts
    .find(({ title }) => title === part)!
    .blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const cell = rows.find(({ cells }) => cells[1] === words)?.cells.at(-1);
  return typeof cell === 'object' && cell !== null ? cell.cents : 0;
}

test.each([1, 2, 3])(
  'year %i of any entries, changed and removed: the account has what the postings add up to',
  async (nth) => {
    const below = createNumbers(seed * 1000 + nth);
    const matter = await createCuratorship(testApp, firm);
    const { matterID } = matter;
    const other = await firm.admin.call(bankAccountCalls.add, { body: { matterID, name: 'Savings' } });
    const banks = [matter.bankID, other.body.id];
    const createDay = () => {
      const month = 3 + below(12);
      const year = month > 12 ? 2026 : 2025;
      return `${year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
    };
    const createAmount = () => (1 + below(900_000)) / 100;
    const kept: { kind: 'income' | 'expense'; body: { id: number; version: number } }[] = [];
    for (let at = 0; at < 30; at += 1) {
      const common = {
        matterID,
        description: `Line ${at}`,
        amount: createAmount(),
        bankAccountID: banks[below(2)]!,
        voucher: `V${at}`,
      };
      const which = below(8);
      if (which < 3) {
        const incomeType = incomeTypes[below(incomeTypes.length)]!;
        const { body } = await firm.admin.call(incomeCalls.add, {
          body: { ...common, receivedDate: createDay(), incomeType },
        });
        kept.push({ kind: 'income', body });
      } else if (which < 6) {
        const expenseType = expenseTypes[below(expenseTypes.length)]!;
        const { body } = await firm.admin.call(expenseCalls.add, {
          body: { ...common, paidDate: createDay(), expenseType },
        });
        kept.push({ kind: 'expense', body });
      } else {
        const [bankAccountID, toBankAccountID] = [banks[at % 2]!, banks[(at + 1) % 2]!];
        const kind = which === 6 ? ('transfer' as const) : ('inherited' as const);
        const moved = await firm.admin.call(movementCalls.add, {
          body: {
            ...common,
            movedDate: createDay(),
            kind,
            bankAccountID,
            toBankAccountID: kind === 'transfer' ? toBankAccountID : null,
          },
        });
        expect(moved.status).toBe(200);
      }
    }
    // Some are changed, some removed: the ledger holds both sides of each, the account what stands.
    for (const { kind, body } of kept.filter((_, at) => at % 5 === 0)) {
      const call = kind === 'income' ? incomeCalls.update : expenseCalls.update;
      const changed = await firm.admin.call(call, { body: { ...body, amount: createAmount() } as never });
      expect(changed.status).toBe(200);
    }
    for (const { kind, body } of kept.filter((_, at) => at % 7 === 3)) {
      await firm.admin.call(kind === 'income' ? incomeCalls._delete : expenseCalls._delete, { body: { id: body.id } });
    }
    const { body: drawn } = await firm.admin.call(curatorAccountCalls.draft, { query: { matterID } });
    expect(drawn.proofs.filter(({ holds }) => !holds)).toEqual([]);
    const paper = drawn.paper as Paper;
    const findIncomeAmount = (words: string) => findAmount(paper, 'Income and expenditure account', words);
    const totals = await readPostingTotals(matterID);
    expect(findIncomeAmount('(b) Income collected')).toBe(totals.income);
    expect(findIncomeAmount('(d) Debts and maintenance paid')).toBe(totals.maintenance);
    const charged = ['Remuneration', 'VAT on remuneration', "Master's fee"]
      .map(findIncomeAmount)
      .reduce((a, b) => a + b, 0);
    expect(findIncomeAmount('(e) Administration expenses')).toBe(totals.admin + charged);
    const closing = ['Cheque account', 'Savings'].map((name) =>
      findAmount(paper, 'Statement of assets and liabilities', name),
    );
    expect(closing[0]! + closing[1]!).toBe(totals.bank);
    // 6% of what came in, to the half cent, by another way than the account's.
    expect(findIncomeAmount('Remuneration')).toBe(Math.floor((totals.income * 6 + 50) / 100));
  },
);
