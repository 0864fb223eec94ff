import { createHash } from 'node:crypto';
import { expenseCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { addExpense } from '../cash/cash.testing';
import {
  approveFile,
  approvePayments,
  createPayingEstate,
  createAwardBody,
  capture,
  filePayments,
  readPayment,
  type PayingEstate,
  listVersions,
} from './payout.testing';

const testApp = createTestApp();
let paying: PayingEstate;
beforeAll(() => testApp.setClock(new Date('2026-11-16T08:00:00Z')));
beforeEach(async () => {
  paying = await createPayingEstate(testApp);
});

const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);
const runInFirm = <T>(personId: number, work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]) =>
  openFirmScope(testApp.test.database, paying.firm.id, { id: personId }).transaction(work) as Promise<T>;
const readAwardsPaid = async () =>
  (await paying.maker.call(ledgerCalls.getBalances, { query: { matterID: paying.matterID } })).body.accounts.find(
    ({ account }) => account === 'AWARDS',
  )?.balance ?? 0;
const addBankLine = async (amount: number, description: string, day = '2026-11-16') =>
  (
    await paying.maker.call(reconCalls.saveTransaction, {
      body: { matterID: paying.matterID, bankAccountID: paying.bankID, day, amount, description },
    })
  ).body;

test('from capture to the bank and back: approved by another, filed once, read from a line, booked once', async () => {
  const captured = await capture(paying);
  expect(captured).toMatchObject({
    state: 'captured',
    lacks: null,
    approvalsNeeded: 1,
    accountNumber: '•••••••0000',
    companyName: 'Botha, Jan',
  });
  const [ready] = await approvePayments(paying, captured);
  expect(ready).toMatchObject({
    state: 'approved',
    approvals: [{ by: expect.any(String) }],
    isMine: false,
    isApprovedByMe: true,
  });
  const file = await filePayments(paying, ready!);
  expect(file).toMatchObject({ number: 1, count: 1, total: 1000.5, rows: [{ outcome: 'sent' }] });
  await approveFile(paying, file);
  const sent = await paying.maker.call(payoutCalls.download, { query: { id: file.id } });
  const text = sent.raw.toString('utf8');
  expect(text.split('\r\n')[4]).toMatch(/^Anna Botha,62700110000,2,250655,1000\.50,EST 1 AWARD,EST LATE J BOTHA,/);
  // By another way than the server's: the hash of what arrived, the total of its digits.
  expect(createHash('sha256').update(sent.raw).digest('hex')).toBe(file.sha256);
  expect(file.hashTotal).toBe(String(62700110000 + 62123450009).slice(-12));

  const line = await addBankLine(-1000.5, 'FNB OB PMT EST 1 AWARD');
  const found = (await paying.maker.call(payoutCalls.checkResults, { body: { id: file.id } })).body.found;
  expect(found).toMatchObject([{ payoutIDs: [captured.id], outcome: 'paid', date: '2026-11-16', lineID: line.id }]);
  const version = (await readPayment(paying, captured.id)).version;
  const results = [
    { id: captured.id, version, outcome: 'paid' as const, date: '2026-11-16', lineID: line.id, why: null },
  ];
  const save = () => paying.maker.call(payoutCalls.saveResults, { body: { matterID: paying.matterID, results } });
  const both = await Promise.all([save(), save()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readPayment(paying, captured.id)).toMatchObject({ state: 'paid', paidDate: '2026-11-16' });
  expect(await readAwardsPaid()).toBe(1000.5);
  const lines = await paying.maker.call(reconCalls.getTransactions, { query: { matterID: paying.matterID } });
  expect(lines.body.rows[0]).toMatchObject({
    id: line.id,
    match: { entries: [{ source: 'money_movement', isMade: false }] },
  });
  expect(
    (await listTrail(testApp, paying.firm, paying.matterID)).filter((action) => action.startsWith('payout')),
  ).toEqual([
    'payout.added',
    'payout.approved',
    'payoutfile.made',
    'payoutfile.approved',
    'payoutfile.downloaded',
    'payout.paid',
  ]);
});

test('a payment in a file is what the bank’s line is suggested to be: accepting it pays it, once', async () => {
  const [award, other] = [await capture(paying), await capture(paying, { amount: 250, myRef: 'EST 1 SECOND' })];
  const listUnmatched = async () =>
    (
      await paying.maker.call(reconCalls.getUnmatched, {
        query: { matterID: paying.matterID, bankAccountID: paying.bankID },
      })
    ).body;
  await addBankLine(-1000.5, 'FNB OB PMT EST 1 AWARD', '2026-11-16');
  expect((await listUnmatched()).lines).toEqual([]);
  await filePayments(paying, ...(await approvePayments(paying, award, other)));
  const found = await listUnmatched();
  expect(found.entries.filter(({ source }) => source === 'payout').map(({ amount }) => amount)).toEqual([
    -1000.5, -250,
  ]);
  const [line] = (await paying.maker.call(reconCalls.getTransactions, { query: { matterID: paying.matterID } })).body
    .rows;
  expect(found.lines).toMatchObject([{ lineID: line!.id, offers: [{ entries: [`payout:${award.id}`] }] }]);
  const accept = () =>
    paying.maker.call(reconCalls.allocate, {
      body: {
        matterID: paying.matterID,
        lines: [{ id: line!.id, version: line!.version }],
        entries: [{ source: 'payout', id: award.id }],
      },
    });
  const both = await Promise.all([accept(), accept()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readPayment(paying, award.id)).toMatchObject({ state: 'paid', paidDate: '2026-11-16' });
  expect(await readPayment(paying, other.id)).toMatchObject({ state: 'filed' });
  expect(await readAwardsPaid()).toBe(1000.5);
  expect((await listUnmatched()).entries.filter(({ source }) => source === 'payout')).toHaveLength(1);
});

describe('approval', () => {
  test('is never by the maker, whoever else changed it, nor by somebody who only captures', async () => {
    const row = await capture(paying);
    const mine = await paying.firm.admin.call(payoutCalls.add, { body: createAwardBody(paying) });
    const own = await paying.firm.admin.call(payoutCalls.approve, { body: { rows: listVersions(mine.body) } });
    expect([own.status, listFields(own)]).toEqual([422, ['approve']]);
    expect((await paying.maker.call(payoutCalls.approve, { body: { rows: listVersions(row) } })).status).toBe(403);
    // The checker puts the amount right, and is a maker by that.
    const changed = await paying.checker.call(payoutCalls.update, { body: { ...row, amount: 900 } });
    expect(changed.status).toBe(200);
    const byChecker = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(changed.body) } });
    expect(byChecker.status).toBe(422);
    expect((await paying.second.call(payoutCalls.approve, { body: { rows: listVersions(changed.body) } })).status).toBe(
      200,
    );
  });

  test('is bound to amount and account: a change takes it away and is told to whoever gave it', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const kept = await paying.maker.call(payoutCalls.update, { body: { ...ready!, reason: 'As the will says' } });
    expect(kept.body).toMatchObject({ state: 'approved' });
    const more = await paying.maker.call(payoutCalls.update, { body: { ...kept.body, amount: 1000.51 } });
    expect(more.body).toMatchObject({ state: 'captured', approvals: [] });
    // Back to what it was, it is still to be approved.
    const back = await paying.maker.call(payoutCalls.update, { body: { ...more.body, amount: 1000.5 } });
    expect(back.body).toMatchObject({ state: 'captured', approvals: [] });
    const body = {
      matterID: paying.matterID,
      rows: listVersions(back.body),
      format: 'fnb' as const,
      actionDate: '2026-11-16',
    };
    const refused = await paying.maker.call(payoutCalls.makeFile, { body });
    expect([refused.status, listFields(refused)]).toEqual([422, ['rows']]);
    const { entries } = (await paying.checker.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries.map(({ kind, words }) => [kind, formatInEnglish(words)])).toEqual([
      ['payment', expect.stringContaining('changed the payment to Anna Botha')],
    ]);
  });

  test('of what somebody saw before it changed is refused with what stands now', async () => {
    const row = await capture(paying);
    await paying.maker.call(payoutCalls.update, { body: { ...row, amount: 2000 } });
    expect((await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(row) } })).status).toBe(409);
  });

  test('all or none: one that lacks its account keeps the others back', async () => {
    const [whole, lacking] = [await capture(paying), await capture(paying, { accountNumber: null, branchCode: null })];
    expect(lacking.lacks).not.toBeNull();
    const refused = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(whole, lacking) } });
    expect([refused.status, listFields(refused)]).toEqual([422, ['accountNumber']]);
    expect(await readPayment(paying, whole.id)).toMatchObject({ state: 'captured', approvals: [] });
  });

  test('keeps to the limits the firm sets', async () => {
    const { body: limits } = await paying.firm.admin.call(payoutCalls.getLimits);
    const saved = await paying.firm.admin.call(payoutCalls.saveLimits, {
      body: { ...limits, checkerLimit: 5000, twoFrom: 2000 },
    });
    expect(saved.status).toBe(200);
    const [small, large, huge] = [
      await capture(paying, { amount: 1999.99 }),
      await capture(paying, { amount: 2000 }),
      await capture(paying, { amount: 5000.01 }),
    ];
    expect((await approvePayments(paying, small))[0]).toMatchObject({ state: 'approved' });
    const [half] = await approvePayments(paying, large);
    expect(half).toMatchObject({ state: 'captured', approvalsNeeded: 2, approvals: [expect.anything()] });
    const twice = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(half!) } });
    expect(twice.status).toBe(422);
    const both = await paying.second.call(payoutCalls.approve, { body: { rows: listVersions(half!) } });
    expect(both.body[0]).toMatchObject({ state: 'approved' });
    expect((await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(huge) } })).status).toBe(422);
    expect((await paying.firm.admin.call(payoutCalls.approve, { body: { rows: listVersions(huge) } })).status).toBe(
      200,
    );
    expect((await paying.checker.call(payoutCalls.saveLimits, { body: saved.body })).status).toBe(403);
  });

  test('is refused by the database itself where the code would not', async () => {
    const row = await capture(paying);
    const selectApproval = (
      person: number,
    ) => sql`insert into payout_approval (matter_id, payout_id, person_id, person_name, amount_cents, account_number, branch_code)
      values (${paying.matterID}, ${row.id}, ${person}, 'x', 100050, '62700110000', '250655')`;
    const { personId: maker } = paying.maker;
    const { personId: checker } = paying.checker;
    await expect(runInFirm(maker, (tx) => tx.run(selectApproval(maker)))).rejects.toMatchObject({
      constraint: 'payout_approval_fits',
    });
    await expect(runInFirm(checker, (tx) => tx.run(selectApproval(maker)))).rejects.toMatchObject({
      constraint: 'payout_approval_fits',
    });
    await expect(
      runInFirm(checker, (tx) => tx.run(sql`update payout set state = 'approved' where id = ${row.id}`)),
    ).rejects.toMatchObject({ constraint: 'payout_approved' });
  });
});

describe('a changed bank account', () => {
  test('waits, is told to the others, and is approved alone by somebody who says how it was made sure of', async () => {
    const [first] = await approvePayments(paying, await capture(paying));
    expect(first!.isAccountChanged).toBe(false);
    // Another payment to the same heir, and the account is another.
    const moved = await capture(paying, { accountNumber: '62700120009', amount: 55 });
    expect(moved).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0000' });
    const entries = (await paying.checker.call(inboxCalls.getInbox, { query: {} })).body.entries;
    expect(entries).toMatchObject([{ kind: 'payment', path: `/matters/${paying.matterID}/payoutfilematter` }]);
    expect((await paying.maker.call(inboxCalls.getInbox, { query: {} })).body.entries).toEqual([]);
    const unsure = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(moved) } });
    expect([unsure.status, listFields(unsure)]).toEqual([422, ['confirmedHow']]);
    const other = await capture(paying, { amount: 56 });
    const among = await paying.checker.call(payoutCalls.approve, {
      body: { rows: listVersions(moved, other), confirmedHow: 'Rang her' },
    });
    expect([among.status, listFields(among)]).toEqual([422, ['confirmedHow']]);
    const sure = await paying.checker.call(payoutCalls.approve, {
      body: { rows: listVersions(moved), confirmedHow: 'Rang her on the number in the will' },
    });
    expect(sure.body[0]).toMatchObject({ state: 'approved', confirmedHow: 'Rang her on the number in the will' });
    // Changed once more, what was made sure of is open again.
    const again = await paying.maker.call(payoutCalls.update, {
      body: { ...sure.body[0]!, accountNumber: '62700130008' },
    });
    expect(again.body).toMatchObject({ state: 'captured', confirmedHow: null, isAccountChanged: true });
    // What somebody made sure of is what she is known by from then on: neither the former account nor another.
    const former = await paying.maker.call(payoutCalls.update, {
      body: { ...again.body, accountNumber: '62700110000' },
    });
    expect(former.body).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0009' });
    const back = await paying.maker.call(payoutCalls.update, {
      body: { ...former.body, accountNumber: '62700120009' },
    });
    expect(back.body).toMatchObject({ isAccountChanged: false, knownAccountNumber: null });
  });

  test('the masked number sent back is the number, and changes nothing', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const same = await paying.maker.call(payoutCalls.update, { body: { ...ready!, reason: 'OTHER' } });
    expect(same.body).toMatchObject({ state: 'approved', isAccountChanged: false, accountNumber: '•••••••0000' });
  });
});

describe('nothing is paid twice', () => {
  test('a payment in a file is neither changed, removed, approved nor filed again', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    const row = await readPayment(paying, ready!.id);
    expect((await paying.maker.call(payoutCalls.update, { body: { ...row, amount: 1 } })).status).toBe(422);
    expect((await paying.maker.call(payoutCalls._delete, { body: { id: row.id } })).status).toBe(422);
    expect((await paying.second.call(payoutCalls.approve, { body: { rows: listVersions(row) } })).status).toBe(422);
    const body = {
      matterID: paying.matterID,
      rows: listVersions(row),
      format: 'absa' as const,
      actionDate: '2026-11-16',
    };
    expect((await paying.maker.call(payoutCalls.makeFile, { body })).status).toBe(422);
    const { personId } = paying.maker;
    await expect(
      runInFirm(personId, (tx) => tx.run(sql`update payout set amount_cents = 1 where id = ${row.id}`)),
    ).rejects.toMatchObject({ constraint: 'payout_stands' });
    await expect(
      runInFirm(personId, (tx) => tx.run(sql`update payout_file set total_cents = 1 where id = ${file.id}`)),
    ).rejects.toThrow();
    // Whoever gets past the code meets the key: one payment stands in one file.
    await expect(
      runInFirm(personId, async (tx) => {
        await tx.run(sql`update payout set state = 'approved' where id = ${row.id}`);
        await tx.run(sql`insert into payout_file_row (matter_id, payout_file_id, payout_id, place, payee, amount_cents, account_number, branch_code)
          values (${paying.matterID}, ${file.id}, ${row.id}, 9, 'Anna Botha', 100050, '62700110000', '250655')`);
      }),
    ).rejects.toMatchObject({ constraint: 'payout_file_row_once' });
  });

  test('two files made at the same moment: one of them has the payment', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const body = {
      matterID: paying.matterID,
      rows: listVersions(ready!),
      format: 'fnb' as const,
      actionDate: '2026-11-16',
    };
    const made = await Promise.all([1, 2, 3].map(() => paying.maker.call(payoutCalls.makeFile, { body })));
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test('what somebody booked from a statement is taken, not booked again; its entry stays with the payment', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    const { body: byHand } = await paying.maker.call(movementCalls.add, {
      body: {
        matterID: paying.matterID,
        movedDate: '2026-11-16',
        description: 'By hand',
        kind: 'awardPaid',
        amount: 1000.5,
        bankAccountID: paying.bankID,
        partyID: paying.heirID,
      },
    });
    const { found } = (await paying.maker.call(payoutCalls.checkResults, { body: { id: file.id } })).body;
    expect(found).toMatchObject([{ payoutIDs: [ready!.id], outcome: 'paid', lineID: null }]);
    const { version } = await readPayment(paying, ready!.id);
    await paying.maker.call(payoutCalls.saveResults, {
      body: {
        matterID: paying.matterID,
        results: [{ id: ready!.id, version, outcome: 'paid', date: '2026-11-16', why: null }],
      },
    });
    expect(await readAwardsPaid()).toBe(1000.5);
    expect((await paying.maker.call(movementCalls._delete, { body: { id: byHand.id } })).status).toBe(422);
    const less = await paying.maker.call(movementCalls.update, { body: { ...byHand, amount: 1 } });
    expect([less.status, listFields(less)]).toEqual([422, ['amount']]);
    await expect(
      runInFirm(paying.maker.personId, (tx) => tx.run(sql`delete from money_movement where id = ${byHand.id}`)),
    ).rejects.toMatchObject({ code: '23503' });
  });

  test('what failed is captured again, asks for two people anew, and can be paid after all', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    const saveResult = async (outcome: 'paid' | 'failed', why: string | null) =>
      paying.maker.call(payoutCalls.saveResults, {
        body: {
          matterID: paying.matterID,
          results: [
            {
              id: ready!.id,
              version: (await readPayment(paying, ready!.id)).version,
              outcome,
              date: '2026-11-16',
              why,
            },
          ],
        },
      });
    expect(listFields(await saveResult('failed', null))).toEqual(['why']);
    const [back] = (await saveResult('failed', 'Account closed')).body;
    expect(back).toMatchObject({ state: 'captured', approvals: [], failedWhy: 'Account closed', fileID: null });
    expect(await readAwardsPaid()).toBe(0);
    const [again] = await approvePayments(paying, back!);
    const secondFile = await filePayments(paying, again!);
    expect([file.number, secondFile.number]).toEqual([1, 2]);
    expect((await saveResult('paid', null)).body[0]).toMatchObject({ state: 'paid' });
    expect(await readAwardsPaid()).toBe(1000.5);
    // The bank gives it back: its entry is undone.
    expect((await saveResult('failed', 'Returned')).body[0]).toMatchObject({ state: 'captured' });
    expect(await readAwardsPaid()).toBe(0);
  });

  test('a file the bank never had is taken back by somebody else than who made it', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const byChecker = await paying.checker.call(payoutCalls.makeFile, {
      body: { matterID: paying.matterID, rows: listVersions(ready!), format: 'fnb', actionDate: '2026-11-16' },
    });
    const { id } = byChecker.body[0]!;
    const withdrawFile = (who: typeof paying.checker) =>
      who.call(payoutCalls.withdrawFile, { body: { id, why: 'Wrong day' } });
    expect((await withdrawFile(paying.checker)).status).toBe(422);
    expect((await withdrawFile(paying.maker)).status).toBe(403);
    expect((await withdrawFile(paying.second)).status).toBe(200);
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'approved', fileID: null });
    expect((await withdrawFile(paying.second)).status).toBe(422);
  });
});

test('no file takes more out of an account than it holds beyond what is with the bank already', async () => {
  const own = await createPayingEstate(testApp);
  const ready = await approvePayments(
    own,
    await capture(own, { amount: 5_000_000 }),
    await capture(own, { amount: 4_000_001 }),
  );
  const make = (...rows: typeof ready) =>
    own.maker.call(payoutCalls.makeFile, {
      body: { matterID: own.matterID, rows: listVersions(...rows), format: 'fnb', actionDate: '2026-11-16' },
    });
  const both = await make(...ready);
  expect([both.status, JSON.stringify(both.problem)]).toEqual([422, expect.stringContaining('R 9,000,000.00')]);
  expect((await make(ready[0]!)).status).toBe(200);
  const second = await make(ready[1]!);
  expect([second.status, JSON.stringify(second.problem)]).toEqual([422, expect.stringContaining('R 4,000,000.00')]);
});

describe('a file', () => {
  const make = (more: object) =>
    paying.maker.call(payoutCalls.makeFile, {
      body: { matterID: paying.matterID, rows: [], format: 'fnb', actionDate: '2026-11-16', ...more } as never,
    });
  test.each([
    ['no payment', {}, 400],
    ['a day that is gone', { actionDate: '2026-11-15' }, 422],
    ['a day too far', { actionDate: '2027-11-15' }, 422],
    ['a format nobody knows', { format: 'xyz' }, 400],
  ])('is refused with %s', async (name, more, status) => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const rows = name === 'no payment' ? [] : listVersions(ready!);
    expect((await make({ rows, ...more })).status).toBe(status);
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'approved' });
  });

  test('those of the same day go in one of their own, each with its totals', async () => {
    const ready = await approvePayments(
      paying,
      await capture(paying),
      await capture(paying, { amount: 20, sameDay: true }),
      await capture(paying, { amount: 30 }),
    );
    const { body } = await make({ rows: listVersions(...ready), format: 'acb' });
    expect(body.map(({ sameDay, count, total }) => [sameDay, count, total])).toEqual([
      [false, 2, 1030.5],
      [true, 1, 20],
    ]);
  });

  test('that was tampered with is not handed out', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const { id } = await filePayments(paying, ready!);
    await testApp.test.database.asOwner((tx) =>
      tx.script(`alter table payout_file disable trigger user; alter table payout_file no force row level security;
        update payout_file set content = replace(content, '62700110000', '62700199999') where id = ${id};
        alter table payout_file enable trigger user; alter table payout_file force row level security;`),
    );
    expect((await paying.maker.call(payoutCalls.download, { query: { id } })).status).toBe(422);
  });

  test('what the columns of a report mean is said once: the next with that heading is read by itself', async () => {
    const createReport = (status: string) => `Rekening nommer,Kode\n62700110000,${status}\n`;
    const check = async (fileID: number, mapping: Record<string, number> | null = null) =>
      (
        await paying.maker.call(payoutCalls.checkResults, {
          body: { id: fileID, text: createReport('OK'), mapping },
        })
      ).body;
    const first = await filePayments(paying, ...(await approvePayments(paying, await capture(paying))));
    expect((await check(first.id)).found).toEqual([]);
    expect((await check(first.id, { account: 0, status: 1 })).found).toMatchObject([{ outcome: 'paid' }]);
    const second = await filePayments(
      paying,
      ...(await approvePayments(paying, await capture(paying, { amount: 77 }))),
    );
    expect(await check(second.id)).toMatchObject({ mapping: { account: 0, status: 1 }, found: [{ outcome: 'paid' }] });
    const other = await createPayingEstate(testApp);
    const theirs = await filePayments(other, ...(await approvePayments(other, await capture(other))));
    const unknown = await other.maker.call(payoutCalls.checkResults, {
      body: { id: theirs.id, text: createReport('OK') },
    });
    expect(unknown.body.found).toEqual([]);
  });

  test('is read from a report of the bank: what is unclear decides nothing', async () => {
    const ready = await approvePayments(
      paying,
      await capture(paying),
      await capture(paying, { amount: 20, accountNumber: '62700110000' }),
    );
    const file = await filePayments(paying, ...ready);
    const text =
      'Account;Amount;Status;Reason\n62700110000;1000,50;Paid;\n62700110000;20,00;Rejected;Closed\n1;2;Paid;';
    const { body } = await paying.maker.call(payoutCalls.checkResults, { body: { id: file.id, text } });
    expect(body.found.map(({ payoutIDs, outcome }) => [payoutIDs, outcome])).toEqual([
      [[ready[0]!.id], 'paid'],
      [[ready[1]!.id], 'failed'],
    ]);
    expect(body.doubts).toMatchObject([{ line: 4 }]);
    const odd = await paying.maker.call(payoutCalls.checkResults, { body: { id: file.id, text: 'a,b\n1,2' } });
    expect(odd.body).toMatchObject({ heading: ['a', 'b'], found: [] });
  });
});

describe('what is filled in', () => {
  test('claims, provisions and the figures of the estate become payments once, with the account a payee is known by', async () => {
    const { maker, matterID } = paying;
    const claim = await maker.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Doves', kind: 'funeral', amount: 21_000, reference: 'INV 77' } as never,
    });
    expect(claim.status).toBe(200);
    const { body: provided } = await addExpense(maker, matterID, { payee: 'Beeld', amount: 1200, isProvision: true });
    // Paid on a day, from an account nobody entered: it is not paid again.
    const { body: paid } = await addExpense(maker, matterID, { payee: 'Rapport', amount: 900 });
    const listProposals = async () => (await maker.call(payoutCalls.getProposals, { query: { matterID } })).body.rows;
    const keys = (await listProposals()).map(({ key, amount }) => [key, amount]);
    expect(keys).toEqual(
      expect.arrayContaining([
        [`claim:${claim.body.id}`, 21_000],
        [`provision:${provided.id}`, 1200],
      ]),
    );
    expect(keys.map(([key]) => key)).not.toContain(`provision:${paid.id}`);
    const chosen = [`claim:${claim.body.id}`, `provision:${provided.id}`];
    const fillPayments = () => maker.call(payoutCalls.fill, { body: { matterID, keys: chosen } });
    const twice = await Promise.all([fillPayments(), fillPayments()]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const made = twice.find(({ status }) => status === 200)!.body;
    expect(made.map(({ payee, amount, benRef }) => [payee, amount, benRef])).toEqual([
      ['Doves', 21_000, 'INV 77'],
      ['Beeld', 1200, expect.any(String)],
    ]);
    expect((await listProposals()).map(({ key }) => key)).not.toEqual(expect.arrayContaining([chosen[0]]));
    // No more of the claim, and the provision not again.
    const more = await maker.call(payoutCalls.add, {
      body: { ...createAwardBody(paying), purpose: 'claim', liabilityID: claim.body.id, amount: 0.01 },
    });
    expect([more.status, listFields(more)]).toEqual([422, ['amount']]);
    const again = await maker.call(payoutCalls.add, {
      body: { ...createAwardBody(paying), purpose: 'provision', expenseID: provided.id },
    });
    expect([again.status, listFields(again)]).toEqual([422, ['expenseID']]);
    await expect(
      runInFirm(maker.personId, (tx) =>
        tx.run(sql`insert into payout (matter_id, payee, purpose, expense_id, amount_cents)
          values (${matterID}, 'x', 'provision', ${provided.id}, 1)`),
      ),
    ).rejects.toMatchObject({ constraint: 'payout_provision_once' });
  });

  test('a provision that was paid is the cost it was, with its day and account', async () => {
    const { maker, matterID } = paying;
    const { body: provided } = await addExpense(maker, matterID, { payee: 'Beeld', amount: 1200, isProvision: true });
    const row = await capture(paying, { purpose: 'provision', expenseID: provided.id, payee: 'Beeld', amount: 1200 });
    await filePayments(paying, (await approvePayments(paying, row))[0]!);
    const { version } = await readPayment(paying, row.id);
    const saved = await maker.call(payoutCalls.saveResults, {
      body: { matterID, results: [{ id: row.id, version, outcome: 'paid', date: '2026-11-16', why: null }] },
    });
    expect(saved.status).toBe(200);
    const paid = await maker.call(expenseCalls.getbyid, { query: { id: provided.id } });
    expect(paid.body).toMatchObject({ paidDate: '2026-11-16', bankAccountID: paying.bankID, amount: 1200 });
  });
});

test.each([
  [{ amount: 0 }, ['amount']],
  [{ amount: 1.005 }, ['amount']],
  [{ accountNumber: '6.27E+10' }, ['accountNumber']],
  [{ accountNumber: '62A' }, ['accountNumber']],
  [{ accountNumber: '0000' }, ['accountNumber']],
  [{ branchCode: '51001' }, ['branchCode']],
  [{ partyID: 987_654 }, ['partyID']],
  [{ bankAccountID: 987_654 }, ['bankAccountID']],
  [{ purpose: 'cost', costType: null }, ['costType']],
] as const)('a payment is refused by its field: %j', async (more, fields) => {
  const answer = await paying.maker.call(payoutCalls.add, { body: createAwardBody(paying, more as never) });
  expect(listFields(answer)).toEqual(fields);
});

test('the firm’s list has the payments of all matters one sees, and nobody else’s', async () => {
  const row = await capture(paying);
  const list = await paying.checker.call(payoutCalls.getlist, { query: { searchString: 'anna' } });
  expect(list.body).toMatchObject({ total: 1, rows: [{ id: row.id }], totals: [{ state: 'captured', count: 1 }] });
  const stranger = await (await testApp.createFirm()).admin.call(payoutCalls.getlist, { query: {} });
  expect(stranger.body).toMatchObject({ total: 0, rows: [], totals: [] });
});

test('across matters, checkers see what waits for them and makers what became of their files, with the cut-off time', async () => {
  const { firm, maker, checker, second } = paying;
  const other = await createPayingEstate(testApp, firm);
  const [one, two] = [await capture(paying), await capture(other)];
  const listForMe = async (person: PayingEstate['checker']) =>
    (await person.call(payoutCalls.getlist, { query: { forMe: 'true' } })).body.rows.map(({ id }) => id);
  expect(await listForMe(checker)).toEqual([two.id, one.id]);
  expect(await listForMe(maker)).toEqual([two.id]);
  const { body: limits } = await firm.admin.call(payoutCalls.getLimits);
  const set = (more: object) => firm.admin.call(payoutCalls.saveLimits, { body: { ...limits, ...more } });
  expect((await set({ cutOff: '25:00' })).status).toBe(400);
  expect((await set({ twoFrom: 1, cutOff: '09:59', sameDayCutOff: '' })).body).toMatchObject({
    cutOff: '09:59',
    sameDayCutOff: null,
  });
  const approved = await approvePayments(paying, one);
  expect(await listForMe(checker)).toEqual([two.id]);
  expect(await listForMe(second)).toEqual([two.id, one.id]);
  const again = await second.call(payoutCalls.approve, { body: { rows: listVersions(...approved) } });
  const file = await filePayments(paying, ...again.body);
  // It is 10:00 in the country: the file for today is late until somebody approves it.
  expect(file).toMatchObject({ state: 'toApprove', sendBy: { day: '2026-11-16', time: '09:59' }, isLate: true });
  const list = (person: PayingEstate['checker'], query: object) => person.call(payoutCalls.getFileList, { query });
  const readIds = async (state: string) => (await list(checker, { state })).body.rows.map(({ id }) => id);
  expect(await readIds('toApprove')).toEqual([file.id]);
  await approveFile(paying, file);
  expect(await readIds('toApprove')).toEqual([]);
  expect((await list(checker, { searchString: 'botha' })).body).toMatchObject({
    total: 1,
    rows: [{ id: file.id, state: 'open', isLate: false, companyName: 'Botha, Jan' }],
    totals: [{ state: 'open', count: 1, amount: 1000.5 }],
  });
  const sent = await readPayment(paying, one.id);
  await maker.call(payoutCalls.saveResults, {
    body: {
      matterID: paying.matterID,
      results: [{ id: sent.id, version: sent.version, outcome: 'paid', date: '2026-11-16', why: null }],
    },
  });
  expect(await readIds('answered')).toEqual([file.id]);
  expect((await list((await testApp.createFirm()).admin, {})).body).toEqual({ rows: [], total: 0, totals: [] });
});
