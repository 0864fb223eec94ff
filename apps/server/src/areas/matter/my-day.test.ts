import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let mary: TestPerson;
let piet: TestPerson;
const today = computeDayAt(new Date(), 'ZA');

const runInFirm = <T>(work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction(work) as Promise<T>;

let serial = 0;
const insertMatter = (responsible: number | null, more: { type?: number; status?: number; assistant?: number } = {}) =>
  runInFirm<number>(async (tx) => {
    serial += 1;
    const { id } = await tx.one<{ id: number }>(sql`
      insert into matter (system_type, status, reference, name, country, responsible_person_id, assistant_person_id)
      values (${more.type ?? 2}, ${more.status ?? 2}, ${`M${serial}`}, ${`Botha ${serial}`}, 'South Africa', ${responsible},
        ${more.assistant ?? null}) returning id`);
    return id;
  });
const insertDate = (
  matterId: number,
  title: string,
  days: number,
  to: number | null = null,
  rule: string | null = null,
) =>
  runInFirm((tx) =>
    tx.run(sql`insert into diary_entry (matter_id, type, title, due_on, assigned_person_id, rule)
    values (${matterId}, 1, ${title}, ${addDays(today, days)}, ${to}, ${rule})`),
  );
const insertTask = (
  owner: number,
  title: string,
  days: number | null,
  waiting: string | null = null,
  matter: number | null = null,
) =>
  runInFirm((tx) =>
    tx.run(sql`insert into task (title, owner_person_id, due_on, waiting_for, matter_id, priority)
    values (${title}, ${owner}, ${days === null ? null : addDays(today, days)}, ${waiting}, ${matter}, 'normal')`),
  );

type TestMyDay = Awaited<ReturnType<typeof readMyDay>>;
const readMyDay = async (who: TestPerson) => (await who.call(matterCalls.dashboard)).body.myDay;
const listTitles = (day: TestMyDay, kind: TestMyDay[number]['kind']): (string | null)[] | undefined =>
  day
    .find((part) => part.kind === kind)
    ?.rows.map(({ title, what, name }) => title ?? (what ? formatInEnglish(what) : name));

beforeAll(async () => {
  firm = await testApp.createFirm();
  mary = await firm.person(['Capture Matter', 'Request Account'], { systemTypes: [2, 5], systemType: 2 });
  piet = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
});

test('a day that holds nothing is empty, and what is another’s is not in it', async () => {
  const own = await insertMatter(piet.personId);
  await insertDate(own, 'Late', -2);
  expect(await readMyDay(mary)).toEqual([]);
});

test('late and due are tasks and dates given to me, or to nobody in a matter I answer for; each leads to its page', async () => {
  const mine = await insertMatter(mary.personId);
  const assisted = await insertMatter(piet.personId, { assistant: mary.personId });
  const trust = await insertMatter(mary.personId, { type: 5 });
  const closed = await insertMatter(mary.personId, { status: 3 });
  const unseen = await insertMatter(mary.personId, { type: 1 });
  await insertDate(mine, 'Nobody’s, late', -3);
  await insertDate(mine, 'Given to Piet', -3, piet.personId);
  await insertDate(assisted, 'Assisted, today', 0);
  await insertDate(trust, 'Of a trust, today', 0);
  await insertDate(closed, 'Closed', -1);
  await insertDate(unseen, 'Of a type I do not work in', -1, mary.personId);
  await insertDate(mine, 'Tomorrow', 1);
  await insertTask(mary.personId, 'Order paper', -5);
  await insertTask(mary.personId, 'Of the unseen matter', -5, null, unseen);
  await insertTask(mary.personId, 'Somebody answers', -9, 'the bank');
  await insertTask(piet.personId, 'Of Piet', -5);
  const day = await readMyDay(mary);
  expect(listTitles(day, 'overdue')).toEqual(['Order paper', 'Nobody’s, late']);
  expect(listTitles(day, 'due')).toEqual(['Assisted, today', 'Of a trust, today']);
  expect(listTitles(day, 'waiting')).toEqual(['Somebody answers']);
  const [paper, late] = day.find(({ kind }) => kind === 'overdue')!.rows;
  expect(paper!.path).toMatch(/^\/tasks\?task=\d+$/);
  expect(late!.path).toBe(`/matters/${mine}/diarymatter`);
});

test('payments wait for whoever may approve them: not for their maker, nor beyond the limit, nor twice', async () => {
  const matter = await insertMatter(piet.personId);
  await insertDate(matter, 'Far', 90, piet.personId);
  /** Who captures a payment is its maker. */
  const pay = async (amount: number, maker: number, account = '1'): Promise<number> =>
    (
      await openFirmScope(testApp.test.database, firm.id, { id: maker }).transaction((tx) =>
        tx.one<{
          id: number;
        }>(sql`insert into payout (matter_id, payee, purpose, amount_cents, account_number, branch_code)
          values (${matter}, 'Zulu', 'heir', ${amount}, ${account}, '1') returning id`),
      )
    ).id;
  const first = await pay(100_00, piet.personId);
  await pay(200_00, piet.personId);
  // Made by herself; nor does she approve what others pay into the account she entered.
  await pay(300_00, mary.personId, '2');
  await pay(400_00, piet.personId, '2');
  await pay(9_000_00, piet.personId);
  expect(await runInFirm((tx) => tx.run(sql`update payout_options set checker_limit_cents = 500000`))).toBe(1);
  const readPayments = async (who: TestPerson) => (await readMyDay(who)).find(({ kind }) => kind === 'payments');
  expect(await readPayments(mary)).toMatchObject({
    count: 2,
    rows: [{ matterID: matter, count: 2, path: `/matters/${matter}/payoutfilematter` }],
  });
  expect(await readPayments(piet)).toBeUndefined();
  expect((await readPayments(firm.admin))?.count).toBe(5);
  await openFirmScope(testApp.test.database, firm.id, { id: mary.personId }).transaction((tx) =>
    tx.run(sql`insert into payout_approval (matter_id, payout_id, person_id, person_name, amount_cents, account_number, branch_code)
    values (${matter}, ${first}, ${mary.personId}, 'Mary', 10000, '1', '1')`),
  );
  expect((await readPayments(mary))?.count).toBe(1);
});

test('open lines of a bank, premiums of the coming month and matters without a next date are of my own matters', async () => {
  const sara = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  const mine = await insertMatter(sara.personId);
  const other = await insertMatter(piet.personId);
  for (const matter of [mine, other]) {
    await runInFirm(async (tx) => {
      const { id } = await tx.one<{
        id: number;
      }>(sql`insert into bank_account (matter_id, name, opening_on, opening_balance_cents)
        values (${matter}, 'Estate', ${addDays(today, -10)}, 0) returning id`);
      const insertBankLine = (days: number, cents: number, key: string) =>
        tx.run(sql`insert into bank_line (matter_id, bank_account_id, day, amount_cents, description, kind, is_reversal, key, likeness)
          values (${matter}, ${id}, ${addDays(today, days)}, ${cents}, 'x', 'other', false, ${key}, ${key})`);
      await insertBankLine(-2, 100, 'a');
      await insertBankLine(-1, -50, 'b');
      await insertBankLine(-1, 0, 'nothing moved');
      await insertBankLine(-20, 70, 'before it was taken over');
    });
  }
  const day = await readMyDay(sara);
  expect(day.map(({ kind, count }) => [kind, count])).toEqual([
    ['lines', 2],
    ['undated', 1],
  ]);
  expect(day[0]!.rows).toMatchObject([{ matterID: mine, count: 2, date: addDays(today, -2) }]);
  await insertDate(mine, 'Bond premium', 20, null, 'bond-premium');
  await insertDate(await insertMatter(sara.personId), 'Bond premium', 40, null, 'bond-premium');
  expect((await readMyDay(sara)).map(({ kind, count }) => [kind, count])).toEqual([
    ['lines', 2],
    ['premiums', 1],
  ]);
});

test('what an estate waits for comes back on the day it is to be asked for again, with its letter', async () => {
  const jan = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  const estate = await insertMatter(jan.personId);
  await insertDate(estate, 'Far', 90, jan.personId);
  const wait = (what: string, days: number) =>
    runInFirm((tx) =>
      tx.run(
        sql`insert into awaited (matter_id, office, what, since_on) values (${estate}, 'bank', ${what}, ${addDays(today, -days)})`,
      ),
    );
  await wait('Balance certificate', 20);
  await wait('Young', 3);
  const day = await readMyDay(jan);
  expect(listTitles(day, 'chase')).toEqual(['Balance certificate']);
  expect(day[0]!.rows[0]!.path).toMatch(new RegExp(`^/matters/${estate}/documents\\?show=made&make=s\\d+&waiting=`));
});

test('the first five of a kind are told, and how many there are', async () => {
  const busy = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  for (let n = 0; n < 8; n += 1) await insertTask(busy.personId, `Task ${n}`, n - 9);
  const [late] = await readMyDay(busy);
  expect(late).toMatchObject({ kind: 'overdue', count: 8 });
  expect(late!.rows.map(({ title }) => title)).toEqual(['Task 0', 'Task 1', 'Task 2', 'Task 3', 'Task 4']);
});
