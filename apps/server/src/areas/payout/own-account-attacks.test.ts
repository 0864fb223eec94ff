import { ownAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import {
  approvePayments,
  createPayingEstate,
  capture,
  readPayment,
  type PayingEstate,
  type PayoutView,
  listVersions,
} from './payout.testing';

const app = createTestApp();
let paying: PayingEstate;
beforeAll(() => app.setClock(new Date('2026-11-16T08:00:00Z')));
beforeEach(async () => {
  paying = await createPayingEstate(app);
});

const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);
const runAsPerson = (personId: number, work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]) =>
  openFirmScope(app.test.database, paying.firm.id, { id: personId }).transaction(work);
const approve = (
  who: PayingEstate['checker'],
  row: PayoutView,
  more: { confirmedHow?: string; reason?: string } = {},
) => who.call(payoutCalls.approve, { body: { rows: listVersions(row), ...more } });
const makeFile = (row: PayoutView) =>
  paying.maker.call(payoutCalls.makeFile, {
    body: { matterID: paying.matterID, rows: listVersions(row), format: 'fnb', actionDate: '2026-11-16' },
  });
const theirs = '62700120009';

describe('an own bank account', () => {
  const account = async () =>
    (await paying.maker.call(bankAccountCalls.getbyid, { query: { id: paying.bankID } })).body;
  const ask = async (more: object) =>
    paying.maker.call(bankAccountCalls.update, { body: { ...(await account()), ...more } });
  const waiting = async (who = paying.checker) => (await who.call(ownAccountCalls.getWaiting, { query: {} })).body;
  const confirm = async (who: PayingEstate['checker']) => {
    const [change] = await waiting(who);
    return who.call(ownAccountCalls.confirm, {
      body: { id: change!.id, version: change!.version, how: 'Letter of the bank' },
    });
  };

  test('is changed by two, and takes the approvals of what it pays with it', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const asked = await ask({ accountNumber: '62123450017', notes: 'Moved' });
    expect(asked.body).toMatchObject({
      accountNumber: '•••••••0009',
      notes: 'Moved',
      warnings: [{ field: 'accountNumber' }],
    });
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'approved' });
    expect(await waiting()).toMatchObject([
      { before: { accountNumber: '•••••••0009' }, after: { accountNumber: '•••••••0017' }, isMine: false },
    ]);
    // A second change waits its turn.
    expect(listFields(await ask({ accountNumber: '62123450025' }))).toEqual(['accountNumber']);
    expect((await confirm(paying.maker)).status).toBe(403);
    expect((await confirm(paying.checker)).status).toBe(200);
    expect((await account()).accountNumber).toBe('•••••••0017');
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'captured', approvals: [] });
    expect((await makeFile(await readPayment(paying, ready!.id))).status).toBe(422);
    const told = (await paying.checker.call(inboxCalls.getInbox, { query: {} })).body.entries.map(({ words }) =>
      formatInEnglish(words),
    );
    expect(told.join(' ')).toContain('asks to change the bank account Estate cheque');
    expect(await listTrail(app, paying.firm, paying.matterID)).toEqual(
      expect.arrayContaining(['ownaccount.change.requested', 'ownaccount.change.confirmed', 'payout.approval.void']),
    );
  });

  test.each<[string, object]>([
    ['its branch', { branchCode: '198765' }],
    ['its kind', { accountType: 'savings' }],
    ['its bank', { bank: 'Absa' }],
    ['no number at all', { accountNumber: null }],
  ])('%s too is changed by two', async (_, more) => {
    const before = await account();
    const asked = await ask(more);
    expect(asked.status).toBe(200);
    const { version: _version, ...same } = before;
    expect(await account()).toMatchObject({
      accountNumber: same.accountNumber,
      branchCode: same.branchCode,
      bank: same.bank,
      accountType: same.accountType,
    });
    expect(await waiting()).toHaveLength(1);
  });

  test('its name alone is one person’s, but voids what was approved', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    expect((await ask({ name: 'Another name' })).body).toMatchObject({ name: 'Another name', warnings: [] });
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'captured', approvals: [] });
  });

  test('is not confirmed by whoever asked; who is alone is told what to do', async () => {
    const admin = paying.firm.admin;
    const body = (await admin.call(bankAccountCalls.getbyid, { query: { id: paying.bankID } })).body;
    await admin.call(bankAccountCalls.update, { body: { ...body, accountNumber: '62123450017' } });
    const own = await confirm(admin);
    expect([own.status, JSON.stringify(own.problem)]).toEqual([
      422,
      expect.stringContaining('Someone else must confirm it'),
    ]);
    const alone = await app.createFirm();
    const company = (await alone.admin.call(companyCalls.getIntermediaryCompany)).body;
    const { body: banked } = await alone.admin.call(companyCalls.update, {
      body: { ...company, accountNumber: '62123450017', branchCode: '250655' },
    });
    expect(banked.accountNumber).toBe('•••••••0017');
    const { body: same } = await alone.admin.call(companyCalls.update, { body: { ...banked, accountNumber: theirs } });
    expect(same.accountNumber).toBe('•••••••0017');
    const [change] = (await alone.admin.call(ownAccountCalls.getWaiting, { query: {} })).body;
    expect(change).toMatchObject({ isMine: true, confirmers: [], matterID: null });
    const refused = await alone.admin.call(ownAccountCalls.confirm, {
      body: { id: change!.id, version: change!.version, how: 'I am sure' },
    });
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([
      422,
      expect.stringContaining('Add a second person under Users'),
    ]);
    const other = await alone.person(['Request Account']);
    const confirmed = await other.call(ownAccountCalls.confirm, {
      body: { id: change!.id, version: change!.version, how: 'Letter of the bank' },
    });
    expect(confirmed.status).toBe(200);
    expect((await alone.admin.call(companyCalls.getIntermediaryCompany)).body.accountNumber).toBe('•••••••0009');
  });

  test('is refused with a reason, and stays', async () => {
    await ask({ accountNumber: '62123450017' });
    const [change] = await waiting();
    const refuse = () =>
      paying.checker.call(ownAccountCalls.refuse, {
        body: { id: change!.id, version: change!.version, why: 'Not our letter' },
      });
    const both = await Promise.all([refuse(), refuse()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await account()).accountNumber).toBe('•••••••0009');
    expect(await waiting()).toEqual([]);
  });

  test('is not changed past the code', async () => {
    await ask({ accountNumber: '62123450017' });
    await expect(
      runAsPerson(paying.maker.personId, (tx) =>
        tx.run(sql`update bank_account set account_number = '62123450017' where id = ${paying.bankID}`),
      ),
    ).rejects.toMatchObject({ constraint: 'own_account_changed' });
    await expect(
      runAsPerson(paying.maker.personId, (tx) =>
        tx.run(
          sql`update own_account_change set state = 'confirmed', decided_by = requested_by, decided_name = 'x', decided_at = now(), how = 'x'`,
        ),
      ),
    ).rejects.toThrow();
  });

  test('is not put in the place of the first by one person: added, given a number, or entered anew', async () => {
    const other = { matterID: paying.matterID, name: 'Call', accountNumber: theirs, branchCode: '250655' };
    const added = await paying.maker.call(bankAccountCalls.add, { body: other });
    expect(added.body).toMatchObject({ accountNumber: null, warnings: [{ field: 'accountNumber' }] });
    expect(await waiting()).toMatchObject([
      { before: { accountNumber: null }, after: { accountNumber: '•••••••0009' } },
    ]);
    expect((await confirm(paying.maker)).status).toBe(403);
    // Without a number first, then with one.
    const { body: plain } = await paying.maker.call(bankAccountCalls.add, {
      body: { matterID: paying.matterID, name: 'Plain' },
    });
    const { body: numbered } = await paying.maker.call(bankAccountCalls.saveAccount, {
      body: { ...plain, accountNumber: '62123450017' },
    });
    expect(numbered).toMatchObject({ accountNumber: null, warnings: [{ field: 'accountNumber' }] });
    await expect(
      runAsPerson(paying.maker.personId, (tx) =>
        tx.run(sql`update bank_account set account_number = '62123450017' where id = ${plain.id}`),
      ),
    ).rejects.toMatchObject({ constraint: 'further_account_confirmed' });
    // Whoever removes an account that waits takes what was asked for it along; the list of others still opens.
    expect((await paying.maker.call(bankAccountCalls._delete, { body: { id: plain.id } })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
    expect((await confirm(paying.checker)).status).toBe(200);
    const { body: call } = await paying.maker.call(bankAccountCalls.getbyid, { query: { id: added.body.id } });
    expect(call.accountNumber).toBe('•••••••0009');
    // With a number it is no longer removed by one person, and the first of a matter neither.
    for (const id of [added.body.id, paying.bankID]) {
      const refused = await paying.maker.call(bankAccountCalls._delete, { body: { id } });
      expect([refused.status, listFields(refused)]).toEqual([422, ['id']]);
    }
  });

  test('two that are entered at the same moment: one of them waits', async () => {
    const { id: matterID } = await createMatter(app, paying.firm);
    const body = { matterID, name: 'Estate', accountNumber: '62123450017', branchCode: '250655' };
    const both = await Promise.all([
      paying.maker.call(bankAccountCalls.add, { body }),
      paying.checker.call(bankAccountCalls.add, { body: { ...body, accountNumber: theirs } }),
    ]);
    expect(both.filter((one) => one.body.accountNumber === null)).toHaveLength(1);
  });

  test('of another firm is not there', async () => {
    await ask({ accountNumber: '62123450017' });
    const [change] = await waiting();
    const stranger = await app.createFirm();
    expect((await stranger.admin.call(ownAccountCalls.getWaiting, { query: {} })).body).toEqual([]);
    const tried = await stranger.admin.call(ownAccountCalls.confirm, {
      body: { id: change!.id, version: change!.version, how: 'x' },
    });
    expect(tried.status).toBe(404);
  });
});

test('an approval and a change of the paying account at the same moment leave no approval for the former account', async () => {
  const row = await capture(paying);
  await paying.maker.call(bankAccountCalls.update, {
    body: {
      ...(await paying.maker.call(bankAccountCalls.getbyid, { query: { id: paying.bankID } })).body,
      accountNumber: '62123450017',
    },
  });
  const [change] = (await paying.checker.call(ownAccountCalls.getWaiting, { query: {} })).body;
  await Promise.all([
    approve(paying.second, row),
    paying.checker.call(ownAccountCalls.confirm, { body: { id: change!.id, version: change!.version, how: 'Letter' } }),
  ]);
  const after = await readPayment(paying, row.id);
  const filedNow = await makeFile(after);
  // Approved after the change it may be paid; approved before, it waits again.
  expect(filedNow.status).toBe(after.state === 'approved' && after.approvals.length > 0 ? 200 : 422);
  const { id } = await createMatter(app, paying.firm);
  expect((await paying.checker.call(ownAccountCalls.getWaiting, { query: { matterID: id } })).body).toEqual([]);
});
