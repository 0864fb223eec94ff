import { payeeAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';
import {
  approvePayments,
  createPayingEstate,
  createAwardBody,
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

  test('a name whose account was only entered, over the confirmed account of somebody else; and a person by a throwaway name', async () => {
    const { id: ben } = (await runAsPerson(paying.maker.personId, (tx) =>
      tx.one<{ id: number }>(sql`insert into matter_party (matter_id, role, kind, first_names, surname)
        values (${paying.matterID}, 'child', 'person', 'Ben', 'Botha') returning id`),
    )) as { id: number };
    await approvePayments(
      paying,
      await capture(paying, { payee: 'Ben Botha', partyID: ben, accountNumber: theirs, amount: 1 }),
    );
    // Anna's account is known from a payment that is not approved yet.
    await capture(paying);
    const asAnna = { payee: 'Anna Botha', partyID: ben, accountNumber: theirs, amount: 3 };
    expect(await capture(paying, asAnna)).toMatchObject({ isAccountChanged: true, knownAccountNumber: '•••••••0000' });
    // A short name is approved with another account first; then the person it is not known for is paid under it.
    const short = { ...cost, payee: 'A Botha', accountNumber: '62700130008' };
    await approvePayments(paying, await capture(paying, { ...short, amount: 1 }));
    const row = await capture(paying, { payee: 'A Botha', accountNumber: '62700130008', amount: 2 });
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

test('a change of the limits is told to everybody who approves', async () => {
  const { body: limits } = await paying.firm.admin.call(payoutCalls.getLimits);
  await paying.firm.admin.call(payoutCalls.saveLimits, { body: { ...limits, checkerLimit: 5000 } });
  const { entries } = (await paying.second.call(inboxCalls.getInbox, { query: {} })).body;
  expect(entries.map(({ words }) => words.key)).toEqual(['{name} changed the limits for approving payments.']);
  expect((await paying.firm.admin.call(inboxCalls.getInbox, { query: {} })).body.entries).toEqual([]);
});
