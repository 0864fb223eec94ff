import type { CallSpec } from '@boedel/contract/call';
import { ownAccountCalls, payeeAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { beforeAll, expect, test } from 'vitest';
import {
  capture,
  createAwardBody,
  createPayingEstate,
  listVersions,
  type PayingEstate,
  type PayoutView,
} from '../areas/payout/payout.testing';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { type TestPerson, createTestApp } from '../testing/test-app';
import { createRandom, reportFault } from './report-fault';

/*
 * Somebody of the firm, with every role it gives, wants its money on an account of theirs. Whoever checks approves what shows
 * no warning, and never says how they made sure of an account or why a payment is right. DISHONEST=n makes n steps of it,
 * RACES=n rounds of approvals that collide with changes.
 */
const app = createTestApp();
const steps = Number(process.env['DISHONEST'] ?? 2_000);
const rounds = Number(process.env['RACES'] ?? 60);
beforeAll(() => app.setClock(new Date('2026-11-16T08:00:00Z')));

const known = { heir: '62700110000', creditor: '62700130008', estate: '62123450009' };
const theirs = ['62700120009', '62700140007', '62 7001 500-06', '0062700120009'];
const isTheirs = (number: string | null): boolean =>
  theirs.some(
    (one) => one.replace(/\D/g, '').replace(/^0+/, '') === (number ?? '').replace(/\D/g, '').replace(/^0+/, ''),
  );
const expectedStatuses = new Set([200, 403, 404, 409, 422]);

interface CountedAnswers {
  readonly statuses: Map<number, number>;
  readonly broken: string[];
}
const count = (
  { statuses, broken }: CountedAnswers,
  call: CallSpec,
  answer: { status: number; problem?: unknown },
): void => {
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (!expectedStatuses.has(answer.status))
    broken.push(`${call.path} ${answer.status} ${JSON.stringify(answer.problem)}`);
};

interface FiledRow {
  readonly payout_id: number;
  readonly payee: string;
  readonly account_number: string;
  readonly party_id: number | null;
  readonly liability_id: number | null;
  readonly approvers: readonly number[];
  readonly makers: readonly number[];
  readonly fits: boolean;
  readonly files: number;
}

/**
 * Every payment that a bank was given, with who stands behind it, read past the product. The account that paid may have been
 * renamed since: then the hash of the line is another, and its figures are compared alone.
 */
const listFiled = (firmId: number, matterId: number, isRenamed: boolean): Promise<FiledRow[]> =>
  openFirmScope(app.test.database, firmId).transaction((tx) =>
    tx.rows<FiledRow>(sql`
      select p.id as payout_id, r.payee, r.account_number, p.party_id, p.liability_id, p.makers,
        array(select a.person_id from payout_approval a where a.payout_id = p.id and a.voided_at is null
          and a.amount_cents = r.amount_cents and a.account_number = r.account_number and a.branch_code = r.branch_code
          and (${isRenamed}::boolean or a.line_sha256 = payout_line(p))
          and not exists (select from account_enterers(p.intermediary_id, p.account_number) e
            where e.person_id = a.person_id and e.entered_at < a.approved_at)) as approvers,
        r.payee = p.payee and r.amount_cents = p.amount_cents and r.account_number = p.account_number and r.branch_code = p.branch_code as fits,
        (select count(*)::int from payout_file_row o where o.payout_id = p.id and o.outcome in ('sent', 'paid')) as files
      from payout_file_row r join payout p on p.id = r.payout_id
      where p.matter_id = ${matterId} and r.outcome in ('sent', 'paid') order by r.id`),
  );

const listFaults = (rows: readonly FiledRow[]): string[] =>
  rows.flatMap((row) => {
    const lawful = row.approvers.some((one) => !row.makers.includes(one));
    return [
      ...(lawful ? [] : [`payment ${row.payout_id} was approved by nobody who may`]),
      ...(row.fits ? [] : [`payment ${row.payout_id} is another than its line in the file`]),
      ...(row.files === 1 ? [] : [`payment ${row.payout_id} stands in ${row.files} files`]),
    ];
  });

test('a colleague with every role does not bring the money of a known payee, or an own account, to an account of theirs', async () => {
  const some = createRandom();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(some() * from.length)]!;
  const paying = await createPayingEstate(app);
  const { firm, matterID, checker: honest, maker: clerk } = paying;
  const thief = await firm.person(['Admin', 'Capture Matter', 'Request Account'], { systemType: 2 });
  const counted: CountedAnswers = { statuses: new Map(), broken: [] };
  const stolen: string[] = [];
  const downloaded = new Set<number>();

  const ask = async <C extends CallSpec>(who: TestPerson, call: C, sent: { query?: unknown; body?: unknown }) => {
    const answer = await app.callAs(who.token, call, sent);
    count(counted, call, answer);
    return answer;
  };
  // The heir was paid before, and so was the creditor: two people stand behind their accounts.
  const { body: creditor } = await firm.admin.call(directoryCalls['creditor.add'], {
    body: { name: 'Karoo Bank', accountNumber: known.creditor, branchCode: '250655' },
  });
  const { body: debt } = await clerk.call(liabilityCalls.add, {
    body: { matterID, creditorID: creditor.id, kind: 'funeral', amount: 900_000 } as never,
  });
  const { body: company } = await firm.admin.call(companyCalls.getIntermediaryCompany);
  await firm.admin.call(companyCalls.update, {
    body: { ...company, accountNumber: known.estate, branchCode: '250655' },
  });
  const claim = { payee: 'Karoo Bank', purpose: 'claim', partyID: null, liabilityID: debt.id } as const;
  const award = { payee: 'Anna Botha', purpose: 'award', partyID: paying.heirID, liabilityID: null } as const;
  for (const row of [
    await capture(paying, { amount: 10 }),
    await capture(paying, { ...claim, amount: 20, accountNumber: known.creditor }),
  ]) {
    expect((await honest.call(payoutCalls.approve, { body: { rows: listVersions(row) } })).status).toBe(200);
  }

  const account = () => pick([...theirs, known.heir, known.creditor, null]);
  const line = () => ({
    ...pick([award, claim, { ...award, purpose: 'cost', partyID: null, costType: 'Advertisements' } as const]),
    ...(some() < 0.4 && { payee: pick(['Anna Botha', 'Karoo Bank', 'Petra Nel']) }),
    accountNumber: account(),
    branchCode: pick(['250655', '198765', null]),
    amount: 1 + Math.floor(some() * 5_000) / 100,
    benRef: `REF ${Math.floor(some() * 1e6)}`,
  });
  const rows = async () => (await ask(clerk, payoutCalls.getbymatterid, { query: { matterID, take: 200 } })).body;
  let waiting: PayoutView[] = [];
  const acts: readonly (() => Promise<unknown>)[] = [
    () => ask(thief, payoutCalls.add, { body: { ...createAwardBody(paying), ...line() } }),
    async () => {
      if (waiting.length === 0) return;
      const { accountNumber: _masked, ...row } = pick(waiting);
      const more = line();
      const parts = Object.entries(more).filter(() => some() < 0.5);
      await ask(pick([thief, thief, clerk]), payoutCalls.update, {
        body: { ...(_masked !== undefined && { accountNumber: _masked }), ...row, ...Object.fromEntries(parts) },
      });
    },
    () =>
      waiting.length > 0 ? ask(thief, payoutCalls._delete, { body: { id: pick(waiting).id } }) : Promise.resolve(),
    () =>
      ask(clerk, payoutCalls.fill, {
        body: { matterID, keys: [pick([`claim:${debt.id}`, `award:${paying.heirID}`])] },
      }),
    async () => {
      const { body: now } = await ask(thief, directoryCalls['creditor.getbyid'], { query: { id: creditor.id } });
      await ask(thief, directoryCalls['creditor.update'], {
        body: { ...(now as object), accountNumber: pick([...theirs, null, known.creditor]) },
      });
    },
    () =>
      ask(thief, directoryCalls[pick(['creditor.add', 'globalbeneficiary.add'] as const)], {
        body: { name: pick(['Karoo Bank', 'Anna Botha']), accountNumber: pick(theirs), branchCode: '250655' },
      }),
    async () => {
      const { body: own } = await ask(thief, bankAccountCalls.getbyid, { query: { id: paying.bankID } });
      await ask(thief, bankAccountCalls.update, {
        body: {
          ...(own as object),
          ...pick([
            { accountNumber: pick(theirs) },
            { accountNumber: null },
            { isMain: false },
            { isMain: true },
            { closedDate: '2026-11-15' },
            { closedDate: null },
          ]),
        },
      });
    },
    () =>
      ask(thief, pick([bankAccountCalls.add, bankAccountCalls.saveAccount]), {
        body: {
          matterID,
          name: 'Estate cheque',
          accountNumber: pick([...theirs, null]),
          branchCode: '250655',
          isMain: some() < 0.5,
        },
      }),
    async () => {
      const { body: mine } = await ask(clerk, bankAccountCalls.getbymatterid, { query: { matterID } });
      const one = pick(mine as unknown as { id: number; accountNumber: string | null }[]);
      if (some() < 0.5) {
        await ask(thief, bankAccountCalls._delete, { body: { id: one.id } });
        return;
      }
      await ask(thief, bankAccountCalls.update, {
        body: { ...one, ...(one.accountNumber === null && { accountNumber: pick(theirs) }), isMain: some() < 0.5 },
      });
    },
    async () => {
      const { body: ours } = await ask(thief, companyCalls.getIntermediaryCompany, {});
      await ask(thief, companyCalls.update, { body: { ...(ours as object), accountNumber: pick([...theirs, null]) } });
    },
    async () => {
      const { body: changes } = await ask(thief, ownAccountCalls.getWaiting, { query: {} });
      const change = pick(changes as unknown as { id: number; version: number }[]);
      if (change)
        await ask(thief, ownAccountCalls.confirm, { body: { id: change.id, version: change.version, how: 'Sure' } });
    },
    async () => {
      const { body: entries } = await ask(thief, payeeAccountCalls.getToConfirm, {});
      const entry = pick(entries as unknown as { id: number; version: number }[]);
      if (entry)
        await ask(thief, payeeAccountCalls.confirm, { body: { id: entry.id, version: entry.version, how: 'Sure' } });
    },
    async () => {
      if (waiting.length === 0) return;
      await ask(thief, payoutCalls.approve, {
        body: { rows: listVersions(pick(waiting)), confirmedHow: 'I am sure', reason: 'It is right' },
      });
    },
    async () => {
      if (waiting.length === 0) return;
      await ask(honest, payoutCalls.approve, { body: { rows: listVersions(pick(waiting)) } });
    },
    async () => {
      const ready = waiting.filter(({ state }) => state === 'approved');
      if (ready.length === 0) return;
      await ask(pick([thief, clerk]), payoutCalls.makeFile, {
        body: { matterID, rows: listVersions(pick(ready)), format: 'fnb', actionDate: '2026-11-16' },
      });
    },
    async () => {
      const { body: files } = await ask(clerk, payoutCalls.getFiles, { query: { matterID } });
      if (files.length === 0) return;
      const file = pick(files);
      await ask(pick([thief, thief, honest]), payoutCalls.approveFile, { body: { id: file.id, sha256: file.sha256 } });
      const taken = await ask(pick([thief, clerk]), payoutCalls.download, { query: { id: file.id } });
      if (taken.status === 200) downloaded.add(file.id);
    },
  ];

  for (let step = 0; step < steps; step += 1) {
    if (step % 3 === 0) waiting = (await rows()).filter(({ state }) => state === 'captured' || state === 'approved');
    // The list stays short, so that the same payments are tried again and again.
    while (waiting.length > 8) {
      await clerk.call(payoutCalls._delete, { body: { id: waiting.shift()!.id } });
    }
    await pick(acts)();
  }

  const filed = await listFiled(firm.id, matterID, false);
  stolen.push(...listFaults(filed));
  for (const row of filed) {
    if (!isTheirs(row.account_number)) continue;
    if (row.payee !== 'Petra Nel' || row.party_id !== null || row.liability_id !== null)
      stolen.push(`payment ${row.payout_id} to ${row.payee} went to their account`);
  }
  const approvedByOthers = await openFirmScope(app.test.database, firm.id).transaction((tx) =>
    tx.rows<{ id: number }>(sql`select f.id from payout_file f join payout_file_approval a on a.payout_file_id = f.id
      and a.person_id <> f.made_by and a.sha256 = f.sha256`),
  );
  for (const id of downloaded)
    if (!approvedByOthers.some((file) => file.id === id)) stolen.push(`file ${id} was downloaded on its maker's word`);
  const own = await openFirmScope(app.test.database, firm.id).transaction((tx) =>
    tx.rows<{ whose: string; account_number: string | null }>(sql`
      select 'firm' as whose, account_number from company
      union all select 'estate', account_number from bank_account where matter_id = ${matterID}`),
  );
  for (const { whose, account_number } of own)
    if (isTheirs(account_number)) stolen.push(`an own account of the ${whose} is theirs`);
  reportFault('a dishonest colleague', {
    steps,
    requests: [...counted.statuses.values()].reduce((sum, one) => sum + one, 0),
    done: counted.statuses.get(200) ?? 0,
    refused: [403, 404, 409, 422].reduce((sum, status) => sum + (counted.statuses.get(status) ?? 0), 0),
    broken: counted.broken.length,
    filed: filed.length,
    downloaded: downloaded.size,
    stolen: stolen.length,
  });
  expect(counted.broken.slice(0, 10)).toEqual([]);
  expect(stolen.slice(0, 20)).toEqual([]);
  expect(filed.length).toBeGreaterThan(0);
  expect(downloaded.size).toBeGreaterThan(0);
}, 3_600_000);

test('approvals, changes, files and withdrawals of one payment at the same moment leave no line nobody stands behind', async () => {
  const some = createRandom();
  const counted: CountedAnswers = { statuses: new Map(), broken: [] };
  const faults: string[] = [];
  let filed = 0;
  let paying: PayingEstate | undefined;
  for (let round = 0; round < rounds; round += 1) {
    if (round % 20 === 0) paying = await createPayingEstate(app);
    const { maker, checker, second, matterID, bankID } = paying!;
    const row = await capture(paying!, { amount: 10 + round, benRef: `ROUND ${round}` });
    const late = () => new Promise((done) => setTimeout(done, some() * 40));
    const ask = async (who: TestPerson, call: CallSpec, body: unknown) => {
      await late();
      const answer = await app.callAs(who.token, call, { body });
      count(counted, call, answer);
    };
    /** The payment as it stands now, so that what follows is not refused for its version alone. */
    const now = async () => {
      await late();
      const answer = await maker.call(payoutCalls.getbyid, { query: { id: row.id } });
      return answer.status === 200 ? answer.body : row;
    };
    const own = (await maker.call(bankAccountCalls.getbyid, { query: { id: bankID } })).body;
    const fileIt = async () => {
      for (let tries = 0; tries < 4; tries += 1) {
        const body = { matterID, rows: listVersions(await now()), format: 'fnb', actionDate: '2026-11-16' };
        await ask(maker, payoutCalls.makeFile, body);
      }
    };
    const acts: readonly (readonly [number, () => Promise<void>])[] = [
      [1, () => ask(checker, payoutCalls.approve, { rows: listVersions(row) })],
      [1, fileIt],
      [1, fileIt],
      [0.6, () => ask(second, payoutCalls.approve, { rows: listVersions(row) })],
      [0.6, async () => ask(second, payoutCalls.approve, { rows: listVersions(await now()) })],
      [0.3, async () => ask(maker, payoutCalls.update, { ...(await now()), amount: 1_000_000 })],
      [0.3, async () => ask(maker, payoutCalls.update, { ...(await now()), accountNumber: theirs[0] })],
      [0.3, () => ask(maker, bankAccountCalls.update, { ...own, name: `Estate ${round}` })],
      [0.15, () => ask(maker, payoutCalls._delete, { id: row.id })],
    ];
    await Promise.all(acts.filter(([chance]) => some() <= chance).map(([, act]) => act()));
    const [file] = (await maker.call(payoutCalls.getFiles, { query: { matterID } })).body;
    if (file && some() < 0.5) {
      const { version } = await now();
      const result = { id: row.id, version, outcome: 'paid', date: '2026-11-16', why: null };
      await Promise.all([
        ask(checker, payoutCalls.withdrawFile, { id: file.id, why: 'Wrong day' }),
        ask(maker, payoutCalls.saveResults, { matterID, results: [result] }),
        fileIt(),
      ]);
    }
    if (round % 20 === 19 || round === rounds - 1) {
      const rows = await listFiled(paying!.firm.id, matterID, true);
      filed += rows.length;
      faults.push(...listFaults(rows));
    }
  }
  reportFault('approvals that collide', {
    rounds,
    done: counted.statuses.get(200) ?? 0,
    refused: [403, 404, 409, 422].reduce((sum, status) => sum + (counted.statuses.get(status) ?? 0), 0),
    broken: counted.broken.length,
    filed,
    faults: faults.length,
  });
  expect(counted.broken.slice(0, 10)).toEqual([]);
  expect(faults).toEqual([]);
  expect(filed).toBeGreaterThan(0);
}, 3_600_000);
