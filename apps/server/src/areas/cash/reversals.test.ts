import { expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { reconCalls, reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { addExpense, addIncome, createBankAccount } from './cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const createCuratorship = async () => {
  const matterID = (await createMatter(testApp, firm, { systemType: 3 })).id;
  const bank = await createBankAccount(firm.admin, matterID, { openingBalance: 50_000 });
  return { matterID, bankAccountID: bank.id };
};
const medical = { costType: null, expenseType: 'Medical', description: 'Dr Naidoo', amount: 1450 };
const readBalances = async (matterID: number) =>
  (await firm.admin.call(ledgerCalls.getBalances, { query: { matterID } })).body;
const addLine = async (matterID: number, bankAccountID: number, day: string, amount: number, description: string) =>
  (
    await firm.admin.call(reconCalls.saveTransaction, {
      body: { matterID, bankAccountID, day, amount, description },
    })
  ).body;
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);

describe('a refund', () => {
  test('of R1,450 lowers the medical expense, is matched by its line, shown as a pair, and goes with its match', async () => {
    const { matterID, bankAccountID } = await createCuratorship();
    const paid = (await addExpense(firm.admin, matterID, { ...medical, bankAccountID })).body;
    await addExpense(firm.admin, matterID, { ...medical, description: 'Pharmacy', amount: 2000, bankAccountID });
    const line = await addLine(matterID, bankAccountID, '2026-02-20', 1450, 'REFUND NAIDOO');
    const originals = await firm.admin.call(reconCalls.getOriginals, { query: { lineID: line.id } });
    expect(originals.body.map(({ sourceID, left }) => [sourceID, left])[0]).toEqual([paid.id, 1450]);
    const before = await readBalances(matterID);
    const match = await firm.admin.call(reconCalls.allocate, {
      body: {
        matterID,
        lines: [{ id: line.id, version: line.version }],
        make: [{ make: 'reversal', amount: 1450, reversalOf: { source: 'expense', id: paid.id } }],
      },
    });
    expect(match.status).toBe(200);
    expect(match.body.lines[0]!.match!.entries).toMatchObject([
      { source: 'expense', amount: 1450, what: 'Medical', reversalOf: { description: 'Dr Naidoo', day: '2026-02-10' } },
    ]);
    const after = await readBalances(matterID);
    expect([after.cash - before.cash, after.expenses - before.expenses, after.income]).toEqual([1450, -1450, 0]);
    const rows = (await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } })).body;
    expect(rows.map(({ amount, reversedAmount, expenseType }) => [amount, reversedAmount, expenseType])).toEqual(
      expect.arrayContaining([
        [1450, 1450, 'Medical'],
        [2000, 0, 'Medical'],
        [-1450, 0, 'Medical'],
      ]),
    );
    // It was given back whole, and stays as it is while its refund is there.
    expect((await firm.admin.call(reconCalls.getOriginals, { query: { lineID: line.id } })).body[0]!.sourceID).not.toBe(
      paid.id,
    );
    expect((await firm.admin.call(expenseCalls._delete, { body: { id: paid.id } })).status).toBe(422);
    const changed = await firm.admin.call(expenseCalls.update, {
      body: { ...rows.find(({ id }) => id === paid.id)!, expenseType: 'Household' },
    });
    expect([changed.status, listFields(changed)]).toEqual([422, ['amount']]);
    const undone = await firm.admin.call(reconCalls.undoAllocate, {
      body: { matterID, matchIDs: [match.body.matchID] },
    });
    expect(undone.body.undone).toBe(1);
    expect(await readBalances(matterID)).toMatchObject({ cash: before.cash, expenses: before.expenses });
    expect((await firm.admin.call(expenseCalls._delete, { body: { id: paid.id } })).status).toBe(200);
  });

  test('earns the curator no fee: the account charges what it charged without the visit and its refund', async () => {
    const readFee = async (matterID: number) => {
      const drawn = (await firm.admin.call(curatorAccountCalls.draft, { query: { matterID, language: 'en' } })).body;
      const paper = JSON.stringify(drawn.paper);
      return [
        /"Remuneration"[^\]]*?"cents":(-?\d+)/.exec(paper)?.[1],
        /Income collected"[^\]]*?"cents":(-?\d+)/.exec(paper)?.[1],
      ];
    };
    const [plain, refunded] = [await createCuratorship(), await createCuratorship()];
    for (const { matterID, bankAccountID } of [plain, refunded]) {
      await addIncome(firm.admin, matterID, { incomeType: 'Pension', amount: 10_000, bankAccountID });
    }
    const { matterID, bankAccountID } = refunded;
    const paid = (await addExpense(firm.admin, matterID, { ...medical, bankAccountID })).body;
    const back = await addExpense(firm.admin, matterID, {
      ...medical,
      description: 'Refund',
      paidDate: '2026-02-20',
      bankAccountID,
      reversalOfID: paid.id,
    });
    expect([back.status, back.body.amount]).toEqual([200, -1450]);
    const fee = await readFee(matterID);
    expect(fee[0]).toBeDefined();
    expect(fee).toEqual(await readFee(plain.matterID));
  });

  test('is at most what was paid, also when two people capture it at once', async () => {
    const { matterID, bankAccountID } = await createCuratorship();
    const paid = (await addExpense(firm.admin, matterID, { ...medical, bankAccountID })).body;
    const refund = (amount: number) =>
      addExpense(firm.admin, matterID, {
        ...medical,
        amount,
        paidDate: '2026-02-20',
        bankAccountID,
        reversalOfID: paid.id,
      });
    const both = await Promise.all([refund(1000), refund(1000)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect((await refund(450)).status).toBe(200);
    expect(listFields(await refund(0.01))).toEqual(['amount']);
    const negative = await addExpense(firm.admin, matterID, { ...medical, amount: -5, bankAccountID });
    expect([negative.status, listFields(negative)]).toEqual([422, ['amount']]);
  });

  test('of a cost lowers it in the account of an estate', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await createBankAccount(firm.admin, matterID);
    const paid = (await addExpense(firm.admin, matterID, { bankAccountID: bank.id, amount: 800 })).body;
    await addExpense(firm.admin, matterID, {
      bankAccountID: bank.id,
      description: 'Gazette paid back',
      paidDate: '2026-03-01',
      amount: 300,
      reversalOfID: paid.id,
    });
    expect(await readBalances(matterID)).toMatchObject({ cash: 500, expenses: 500 });
    const drawn = await firm.admin.call(estateAccountCalls.draft, { query: { matterID, language: 'en' } } as never);
    expect(JSON.stringify(drawn.body)).not.toContain('Enter an amount of more than 0');
  });
});

describe('money that was taken back', () => {
  test('lowers the income it came in as; a claim that was paid back is open again', async () => {
    const { matterID, bankAccountID } = await createCuratorship();
    const rent = (await addIncome(firm.admin, matterID, { bankAccountID })).body;
    const line = await addLine(matterID, bankAccountID, '2026-02-05', -300.5, 'UNPAID RENT');
    const match = await firm.admin.call(reconCalls.allocate, {
      body: {
        matterID,
        lines: [{ id: line.id, version: line.version }],
        make: [{ make: 'reversal', amount: 300.5, reversalOf: { source: 'income', id: rent.id } }],
      },
    });
    expect(match.status).toBe(200);
    expect(await readBalances(matterID)).toMatchObject({ cash: 50_000, income: 0 });
    expect((await firm.admin.call(incomeCalls.getbyid, { query: { id: rent.id } })).body.reversedAmount).toBe(300.5);

    const claim = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Municipality', amount: 900 },
    });
    expect(claim.status).toBe(200);
    const kept = await firm.admin.call(reconClaimCalls.save, {
      body: { matterID, liabilityID: claim.body.id, amount: 900 },
    });
    expect(kept.status).toBe(200);
    const paid = await addExpense(firm.admin, matterID, {
      description: 'Municipality',
      costType: null,
      amount: 900,
      bankAccountID,
      liabilityID: claim.body.id,
    });
    const readClaim = async () =>
      (await firm.admin.call(reconClaimCalls.getbyid, { query: { id: kept.body.id } })).body;
    expect((await readClaim()).openAmount).toBe(0);
    const same = await addLine(matterID, bankAccountID, '2026-02-14', -900, 'MUNICIPALITY AGAIN');
    const wrong = await firm.admin.call(reconCalls.allocate, {
      body: {
        matterID,
        lines: [{ id: same.id, version: same.version }],
        make: [{ make: 'reversal', amount: 900, reversalOf: { source: 'expense', id: paid.body.id } }],
      },
    });
    expect([wrong.status, listFields(wrong)]).toEqual([422, ['reversalOf']]);
    const back = await addLine(matterID, bankAccountID, '2026-02-15', 900, 'RETURNED MUNICIPALITY');
    await firm.admin.call(reconCalls.allocate, {
      body: {
        matterID,
        lines: [{ id: back.id, version: back.version }],
        make: [{ make: 'reversal', amount: 900, reversalOf: { source: 'expense', id: paid.body.id } }],
      },
    });
    expect(await readClaim()).toMatchObject({ openAmount: 900, paidAmount: 0 });
  });

  test('a movement comes back as itself, and a transfer is entered the other way', async () => {
    const { matterID, bankAccountID } = await createCuratorship();
    const addMovement = (more: object) =>
      firm.admin.call(movementCalls.add, {
        body: { matterID, movedDate: '2026-02-01', description: 'Loan', amount: 500, bankAccountID, ...more },
      });
    const loan = await addMovement({ kind: 'loanRepaid' });
    const back = await addMovement({ kind: 'inherited', movedDate: '2026-02-03', reversalOfID: loan.body.id });
    expect(back.body).toMatchObject({ amount: -500, kind: 'loanRepaid', reversalOf: { id: loan.body.id } });
    expect((await readBalances(matterID)).cash).toBe(50_000);
    const unknown = await addMovement({ kind: 'unknownOut' });
    const refused = await addMovement({ kind: 'unknownIn', reversalOfID: unknown.body.id });
    expect([refused.status, listFields(refused)]).toEqual([422, ['reversalOfID']]);
  });
});

test('an entry that overdraws its account, or is of a day before the account begins, is saved with a warning', async () => {
  const matterID = (await createMatter(testApp, firm, { systemType: 3 })).id;
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: '2026-01-01', openingBalance: 1000 });
  const listSentences = ({ body }: { body: { warnings: readonly { sentence: string }[] } }) =>
    body.warnings.map(({ sentence }) => sentence);
  const medicalOn = (paidDate: string, amount: number) =>
    addExpense(firm.admin, matterID, { ...medical, paidDate, amount, bankAccountID: bank.id });
  const within = await medicalOn('2026-02-10', 600);
  expect(listSentences(within)).toEqual([]);
  const over = await medicalOn('2026-02-01', 400.01);
  expect(listSentences(over)).toEqual([
    'With this entry the account Estate cheque is overdrawn by 0.01 on 2026-02-10. Check the amount and the date.',
  ]);
  // The entry itself does not count twice when it is changed.
  const changed = await firm.admin.call(expenseCalls.update, { body: { ...over.body, amount: 400 } });
  expect(listSentences(changed)).toEqual([]);
  const early = await addIncome(firm.admin, matterID, { receivedDate: '2025-12-31', bankAccountID: bank.id });
  expect(listSentences(early)).toEqual([
    'This date is before 2026-01-01, when the account Estate cheque begins. Check the date.',
  ]);
});
