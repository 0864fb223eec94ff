import { ownAccountCalls, payeeAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import {
  approveFile,
  approvePayments,
  createPayingEstate,
  createAwardBody,
  capture,
  filePayments,
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
const change = async (row: PayoutView, more: object): Promise<PayoutView> => {
  const answer = await paying.maker.call(payoutCalls.update, { body: { ...row, ...more } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};
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
const cost = { purpose: 'cost', partyID: null, costType: 'Advertisements' } as const;

describe('another account in two steps', () => {
  test.each<[string, object[]]>([
    [
      'no account, then another',
      [
        { accountNumber: null, branchCode: null },
        { accountNumber: theirs, branchCode: '250655' },
      ],
    ],
    ['another payee, and back', [{ payee: 'Petra Nel', accountNumber: theirs }, { payee: 'Anna Botha' }]],
    ['another purpose', [{ ...cost }, { accountNumber: theirs }]],
    ['another payee of another purpose', [{ ...cost, payee: 'Petra Nel' }, { accountNumber: theirs }]],
    [
      'nothing, another payee, another account',
      [{ accountNumber: null }, { payee: 'Petra Nel' }, { accountNumber: theirs }],
    ],
  ])('%s: the checker is asked how it was made sure of', async (_, steps) => {
    // Known from this payment alone.
    let row = await capture(paying);
    for (const step of steps) row = await change(row, step);
    expect(row).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0000' });
    const unsure = await approve(paying.checker, row);
    expect([unsure.status, listFields(unsure)]).toEqual([422, ['confirmedHow']]);
    expect((await approve(paying.checker, row, { confirmedHow: 'Rang her' })).status).toBe(200);
  });

  test.each(['ANNA  BOTHA', 'Anna Botha.', 'Ánna-Botha', '\u0410nna Botha', 'Anna Botha (Pty) Ltd', 'Anna B0tha'])(
    'the name written otherwise: %s',
    async (payee) => {
      await capture(paying);
      expect(await capture(paying, { ...cost, payee, accountNumber: theirs })).toMatchObject({
        isAccountChanged: true,
      });
      expect(await capture(paying, { ...cost, payee: `${payee} junior`, accountNumber: theirs })).toMatchObject({
        isAccountChanged: false,
      });
    },
  );

  test('a payment that is removed and captured anew with another account', async () => {
    const row = await capture(paying);
    expect((await paying.maker.call(payoutCalls._delete, { body: { id: row.id } })).status).toBe(200);
    expect(await capture(paying, { accountNumber: theirs })).toMatchObject({ isAccountChanged: true });
  });

  test('the party of a payment changed to somebody whose account only a throwaway payment knows', async () => {
    const { id: ben } = (await runAsPerson(paying.maker.personId, (tx) =>
      tx.one<{ id: number }>(sql`insert into matter_party (matter_id, role, kind, first_names, surname)
        values (${paying.matterID}, 'child', 'person', 'Ben', 'Botha') returning id`),
    )) as { id: number };
    await capture(paying, { payee: 'Ben Botha', partyID: ben, accountNumber: theirs, amount: 1 });
    const row = await change(await capture(paying), { partyID: ben, accountNumber: theirs });
    expect(row).toMatchObject({ payee: 'Anna Botha', isAccountChanged: true });
  });

  test('the name of a known payee over the confirmed account of somebody else', async () => {
    await approvePayments(paying, await capture(paying));
    const { id: ben } = (await runAsPerson(paying.maker.personId, (tx) =>
      tx.one<{ id: number }>(sql`insert into matter_party (matter_id, role, kind, first_names, surname)
        values (${paying.matterID}, 'child', 'person', 'Ben', 'Botha') returning id`),
    )) as { id: number };
    const asBen = { payee: 'Ben Botha', partyID: ben, accountNumber: theirs };
    await approvePayments(paying, await capture(paying, { ...asBen, amount: 1 }));
    // Ben is paid under his own name as before; under hers, his account is not hers.
    expect(await capture(paying, { ...asBen, amount: 2 })).toMatchObject({ isAccountChanged: false });
    const row = await capture(paying, { ...asBen, payee: 'Anna Botha', amount: 3 });
    expect(row).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0000' });
    expect(listFields(await approve(paying.checker, row))).toEqual(['confirmedHow']);
  });

  test('a creditor with a confirmed account, renamed to one that is known by another', async () => {
    const addDebt = async (name: string, accountNumber: string) => {
      const { body: creditor } = await paying.firm.admin.call(directoryCalls['creditor.add'], {
        body: { name, accountNumber, branchCode: '250655' },
      });
      const { body: debt } = await paying.maker.call(liabilityCalls.add, {
        body: { matterID: paying.matterID, creditorID: creditor.id, kind: 'funeral', amount: 500 } as never,
      });
      const claim = { payee: name, purpose: 'claim', partyID: null, liabilityID: debt.id, accountNumber } as const;
      await approvePayments(paying, await capture(paying, { ...claim, amount: 1 }));
      return { creditor, claim };
    };
    await addDebt('Karoo Bank', '62700130008');
    const own = await addDebt('Petra Nel', theirs);
    const renamed = await paying.maker.call(directoryCalls['creditor.update'], {
      body: { ...own.creditor, name: 'Karoo Bank' },
    });
    expect(renamed.status).toBe(200);
    const row = await capture(paying, { ...own.claim, payee: 'Karoo Bank', amount: 2 });
    expect(row).toMatchObject({ isAccountChanged: true });
  });

  test('what another payment made known meanwhile is compared at approval, and again when the file is made', async () => {
    const early = await capture(paying, { amount: 10 });
    const [ready] = await approvePayments(paying, early);
    const moved = await change(await capture(paying, { amount: 20 }), { accountNumber: theirs });
    expect((await approve(paying.checker, moved, { confirmedHow: 'Rang her on the old number' })).status).toBe(200);
    // She is known by the other account now, so that the first one waits.
    const refused = await makeFile(ready!);
    expect([refused.status, listFields(refused)]).toEqual([422, ['rows']]);
    expect(await readPayment(paying, early.id)).toMatchObject({
      state: 'captured',
      isAccountChanged: true,
      approvals: [],
    });
  });
});

describe('nobody approves a payment to an account they entered', () => {
  const aCreditor = async (accountNumber: string) =>
    (
      await paying.firm.admin.call(directoryCalls['creditor.add'], {
        body: { name: 'Karoo Bank', accountNumber, branchCode: '250655' },
      })
    ).body as { id: number; version: number };
  const owed = async (creditorID: number) =>
    (
      await paying.maker.call(liabilityCalls.add, {
        body: { matterID: paying.matterID, creditorID, kind: 'funeral', amount: 500 } as never,
      })
    ).body.id;

  test('in a directory: the payment filled in from it waits for somebody else', async () => {
    const creditor = await aCreditor('62700130008');
    const liabilityID = await owed(creditor.id);
    const [row] = (
      await paying.maker.call(payoutCalls.fill, { body: { matterID: paying.matterID, keys: [`claim:${liabilityID}`] } })
    ).body;
    expect(row).toMatchObject({ accountNumber: '•••••••0008', accountEnteredBy: [{ list: { key: 'Creditors' } }] });
    const refused = await approve(paying.firm.admin, row!);
    expect([refused.status, listFields(refused)]).toEqual([422, ['approve']]);
    expect(JSON.stringify(refused.problem)).toContain('You entered the bank account of Karoo Bank');
    // Nor past the code.
    await expect(
      runAsPerson(paying.firm.admin.personId, (tx) =>
        tx.run(sql`insert into payout_approval (matter_id, payout_id, person_id, person_name, amount_cents, account_number, branch_code)
          values (${paying.matterID}, ${row!.id}, ${paying.firm.admin.personId}, 'x', 50000, '62700130008', '250655')`),
      ),
    ).rejects.toMatchObject({ constraint: 'payout_approval_fits' });
    // Cleared from the directory afterwards, it was entered all the same.
    await paying.firm.admin.call(directoryCalls['creditor.update'], {
      body: { ...creditor, accountNumber: null } as never,
    });
    expect((await approve(paying.firm.admin, row!)).status).toBe(422);
    expect((await approve(paying.checker, row!)).status).toBe(200);
  });

  test('a changed account in a directory waits for a second person, who confirms it once', async () => {
    const creditor = await aCreditor('62700130008');
    const liabilityID = await owed(creditor.id);
    await paying.firm.admin.call(directoryCalls['creditor.update'], {
      body: { ...creditor, accountNumber: theirs } as never,
    });
    const [row] = (
      await paying.maker.call(payoutCalls.fill, { body: { matterID: paying.matterID, keys: [`claim:${liabilityID}`] } })
    ).body;
    expect(row).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0008' });
    expect(listFields(await approve(paying.checker, row!))).toEqual(['confirmedHow']);
    const [waiting] = (await paying.checker.call(payeeAccountCalls.getToConfirm)).body;
    expect(waiting).toMatchObject({ payee: 'Karoo Bank', accountNumber: '•••••••0009', formerNumber: '•••••••0008' });
    const confirm = (who: PayingEstate['checker']) =>
      who.call(payeeAccountCalls.confirm, {
        body: { id: waiting!.id, version: waiting!.version, how: 'Rang the bank' },
      });
    expect((await confirm(paying.firm.admin)).status).toBe(422);
    expect((await confirm(paying.maker)).status).toBe(403);
    const both = await Promise.all([confirm(paying.checker), confirm(paying.second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await paying.checker.call(payeeAccountCalls.getToConfirm)).body).toEqual([]);
    expect((await approve(paying.second, row!)).status).toBe(200);
  });

  test('in a payment nobody else approved', async () => {
    await paying.checker.call(payoutCalls.add, { body: createAwardBody(paying, { amount: 5 }) });
    const row = await capture(paying);
    expect(listFields(await approve(paying.checker, row))).toEqual(['approve']);
    expect((await approve(paying.second, row)).status).toBe(200);
  });

  test('every table that holds a bank account keeps who entered it', async () => {
    const unwatched = await app.test.database.asOwner((tx) =>
      tx.rows<{ name: string }>(sql`
        select c.table_name as name from information_schema.columns c
        where c.table_schema = 'public' and c.column_name = 'account_number' and c.data_type = 'text'
          and not exists (select from pg_trigger t where t.tgname = 'account_is_entered' and t.tgrelid = format('public.%I', c.table_name)::regclass)
        order by 1`),
    );
    // What the dead person had, copies of what a payment said, and what waits to be confirmed.
    expect(unwatched.map(({ name }) => name)).toEqual([
      'asset',
      'own_account_change',
      'payee_account',
      'payout_approval',
      'payout_file_row',
    ]);
  });

  test('who entered and confirmed an account is not rewritten', async () => {
    await capture(paying);
    for (const set of [
      sql`entered_by = null`,
      sql`confirmed_by = ${paying.maker.personId}, confirmed_name = 'x', confirmed_how = 'x', confirmed_at = now()`,
    ]) {
      await expect(
        runAsPerson(paying.maker.personId, (tx) => tx.run(sql`update payee_account set ${set}`)),
      ).rejects.toThrow();
    }
    await expect(runAsPerson(paying.maker.personId, (tx) => tx.run(sql`delete from payee_account`))).rejects.toThrow();
  });
});

describe('an approval is for the whole line', () => {
  test.each<[string, object]>([
    ['the payee', { payee: 'Anna Bothma' }],
    ['the amount', { amount: 1000.51 }],
    ['the account', { accountNumber: theirs }],
    ['the branch', { branchCode: '198765' }],
    ['the kind of account', { accountType: 'Current' }],
    ['the branch number', { branchNumber: '12' }],
    ['the own reference', { myRef: 'OTHER' }],
    ['the beneficiary reference', { benRef: 'OTHER' }],
    ['the same day', { sameDay: true }],
  ])('%s changed, it is void and its giver told', async (_, more) => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const after = await change(ready!, more);
    expect(after).toMatchObject({ state: 'captured', approvals: [] });
    const { entries } = (await paying.checker.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries.map(({ words }) => formatInEnglish(words)).join(' ')).toContain('changed the payment to');
    expect((await makeFile(after)).status).toBe(422);
  });

  test('in the database too: a line changed past the code is neither approved nor given to the bank', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    await runAsPerson(paying.checker.personId, (tx) =>
      tx.run(sql`update payout set ben_ref = 'OTHER' where id = ${ready!.id}`),
    );
    expect(await readPayment(paying, ready!.id)).toMatchObject({ state: 'captured', approvals: [] });
    await expect(
      runAsPerson(paying.checker.personId, (tx) =>
        tx.run(sql`update payout set state = 'approved' where id = ${ready!.id}`),
      ),
    ).rejects.toMatchObject({ constraint: 'payout_approved' });
  });
});

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

describe('a reason is asked for', () => {
  test('a duplicate: shown to both, approved with a reason that is kept and in the trail', async () => {
    await approvePayments(paying, await capture(paying));
    const again = await capture(paying);
    expect(again.doubts.map(({ kind }) => kind)).toEqual(['duplicate']);
    const refused = await approve(paying.checker, again);
    expect([refused.status, listFields(refused)]).toEqual([422, ['reason']]);
    const other = await capture(paying, { amount: 3 });
    const among = await paying.checker.call(payoutCalls.approve, {
      body: { rows: listVersions(again, other), reason: 'Both are due' },
    });
    expect(listFields(among)).toEqual(['reason']);
    const ready = await approve(paying.checker, again, { reason: 'The second half of the award' });
    expect(ready.body[0]).toMatchObject({ state: 'approved', approvals: [{ reason: 'The second half of the award' }] });
    const { after } = await openFirmScope(app.test.database, paying.firm.id).transaction((tx) =>
      tx.one<{ after: object }>(
        sql`select after from audit_entry where action = 'payout.approved' and entity_id = ${again.id}`,
      ),
    );
    expect(after).toMatchObject({ doubts: ['duplicate'], reason: 'The second half of the award' });
  });

  test('the maker’s reason stands for it', async () => {
    await capture(paying);
    const again = await capture(paying, { reason: 'Two halves, as the will says' });
    expect(again.doubts).toHaveLength(1);
    expect((await approve(paying.checker, again)).status).toBe(200);
  });

  test('a payment to the matter’s own account', async () => {
    const row = await capture(paying, { accountNumber: '62123450009', payee: 'Estate', ...cost });
    expect(row.doubts.map(({ kind }) => kind)).toEqual(['ownAccount']);
    expect(listFields(await approve(paying.checker, row))).toEqual(['reason']);
  });

  test('one account for different payees in several matters', async () => {
    await capture(paying);
    const other = await createPayingEstate(app, paying.firm);
    const row = await capture(other, { payee: 'Petra Nel', amount: 9 });
    expect(row.doubts.map(({ kind }) => kind)).toEqual(['sharedAccount']);
    expect(formatInEnglish(row.doubts[0]!.message)).toContain('Anna Botha');
    expect(listFields(await approve(paying.second, row))).toEqual(['reason']);
  });
});

describe('a bank file', () => {
  const download = (id: number) => paying.maker.call(payoutCalls.download, { query: { id } });
  const approveAs = (who: typeof paying.maker, { id, sha256 }: { id: number; sha256: string }) =>
    who.call(payoutCalls.approveFile, { body: { id, sha256 } });

  test('is handed out once somebody else approved it, with its day and format', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    // Whoever approved the payment has seen no day and no format; whoever makes the file chooses both.
    const made = await paying.checker.call(payoutCalls.makeFile, {
      body: { matterID: paying.matterID, rows: listVersions(ready!), format: 'absa', actionDate: '2026-12-24' },
    });
    const file = made.body[0]!;
    expect(file).toMatchObject({ format: 'absa', actionDate: '2026-12-24', approvedBy: null });
    expect((await download(file.id)).status).toBe(422);
    expect((await approveAs(paying.checker, file)).status).toBe(422);
    expect((await approveAs(paying.maker, file)).status).toBe(403);
    expect((await approveAs(paying.second, { ...file, sha256: '0'.repeat(64) })).status).toBe(422);
    expect((await download(file.id)).status).toBe(422);
    const told = (await paying.second.call(inboxCalls.getInbox, { query: {} })).body.entries;
    expect(told.map(({ words }) => words.key)).toContain(
      'Approve bank file no. {number} of {matter} before it goes to the bank.',
    );
    expect((await approveAs(paying.second, file)).status).toBe(200);
    expect((await approveAs(paying.second, file)).status).toBe(422);
    const { body: files } = await paying.maker.call(payoutCalls.getFiles, { query: { matterID: paying.matterID } });
    expect(files[0]).toMatchObject({ id: file.id, approvedBy: expect.any(String), approvedAt: expect.any(String) });
    expect((await download(file.id)).status).toBe(200);
    const { after } = await openFirmScope(app.test.database, paying.firm.id).transaction((tx) =>
      tx.one<{ after: object }>(
        sql`select after from audit_entry where action = 'payoutfile.approved' and entity_id = ${file.id}`,
      ),
    );
    expect(after).toMatchObject({ format: 'absa', action_on: '2026-12-24', sha256: file.sha256 });
  });

  test('is approved by its maker in no way, and an approval is never changed: the database refuses', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    const write = (person: number, hash: string, as = person) =>
      openFirmScope(app.test.database, paying.firm.id, { id: as }).transaction((tx) =>
        tx.run(sql`insert into payout_file_approval (matter_id, payout_file_id, person_id, person_name, sha256)
          values (${paying.matterID}, ${file.id}, ${person}, 'x', ${hash})`),
      );
    const refused = /approved unchanged, by another person than its maker/;
    await expect(write(paying.maker.personId, file.sha256)).rejects.toThrow(refused);
    await expect(write(paying.second.personId, file.sha256, paying.maker.personId)).rejects.toThrow(refused);
    await expect(write(paying.second.personId, '0'.repeat(64))).rejects.toThrow(refused);
    expect(await write(paying.second.personId, file.sha256)).toBe(1);
    await expect(
      app.test.database.asOwner((tx) => tx.script(`update payout_file_approval set person_name = 'y'`)),
    ).rejects.toThrow('append only');
  });
});

describe('a file that is taken back', () => {
  test('is no longer handed out', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    // The bank is waited for once it may have the file.
    const isAwaited = async () => {
      const { body } = await paying.maker.call(waitingCalls.getbymatterid, { query: { matterID: paying.matterID } });
      return body.waits.some(({ key }) => key === `payoutFile:${file.id}`);
    };
    expect(await isAwaited()).toBe(false);
    await approveFile(paying, file);
    expect(await isAwaited()).toBe(true);
    expect((await paying.maker.call(payoutCalls.download, { query: { id: file.id } })).status).toBe(200);
    await paying.checker.call(payoutCalls.withdrawFile, { body: { id: file.id, why: 'Wrong day' } });
    const refused = await paying.maker.call(payoutCalls.download, { query: { id: file.id } });
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([422, expect.stringContaining('withdrawn')]);
  });

  test('while it is booked as paid: one of the two is refused, never a fault', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ready] = await approvePayments(
        paying,
        await capture(paying, { amount: 10 + round, benRef: `REF ${round}` }),
      );
      const file = await filePayments(paying, ready!);
      const { version } = await readPayment(paying, ready!.id);
      const [withdrawn, saved] = await Promise.all([
        paying.checker.call(payoutCalls.withdrawFile, { body: { id: file.id, why: 'Wrong day' } }),
        paying.maker.call(payoutCalls.saveResults, {
          body: {
            matterID: paying.matterID,
            results: [{ id: ready!.id, version, outcome: 'paid', date: '2026-11-16', why: null }],
          },
        }),
      ]);
      expect([withdrawn.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
      expect([withdrawn.status, saved.status].every((status) => [200, 409, 422].includes(status))).toBe(true);
      const after = await readPayment(paying, ready!.id);
      expect(after.state).toBe(saved.status === 200 ? 'paid' : 'approved');
    }
  });
});

test('a change of the limits is told to everybody who approves', async () => {
  const { body: limits } = await paying.firm.admin.call(payoutCalls.getLimits);
  await paying.firm.admin.call(payoutCalls.saveLimits, { body: { ...limits, checkerLimit: 5000 } });
  const { entries } = (await paying.second.call(inboxCalls.getInbox, { query: {} })).body;
  expect(entries.map(({ words }) => words.key)).toEqual(['{name} changed the limits for approving payments.']);
  expect((await paying.firm.admin.call(inboxCalls.getInbox, { query: {} })).body.entries).toEqual([]);
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
