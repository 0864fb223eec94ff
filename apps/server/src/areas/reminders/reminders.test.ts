import { userCalls } from '@boedel/contract/users/users.calls';
import { addDays, toLocalDate } from '@boedel/domain/dates/local-date';
import { formatInEnglish, type Message } from '@boedel/domain/law/message';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendReminders } from './send-reminders';

const testApp = createTestApp();
/** A Monday. */
const monday = toLocalDate('2026-11-23');
const createMorning = (day: string): Date => new Date(`${day}T01:00:00Z`);

let firm: TestFirm;
let mary: TestPerson;
beforeEach(async () => {
  testApp.setClock(createMorning(monday));
  firm = await testApp.createFirm();
  mary = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
});
afterEach(() => testApp.setClock(undefined));

const runInFirm = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction(work);
const runPass = (signal?: AbortSignal): Promise<number> =>
  sendReminders({
    scope: openFirmScope(testApp.test.database, firm.id),
    services: testApp.services,
    ...(signal && { signal }),
  });
const listMails = () =>
  runInFirm((tx) =>
    tx.rows<{ to: string; subject: string; body_text: string; language: string }>(
      sql`select to_addresses[1] as to, subject, body_text, language from mail order by id`,
    ),
  );
/** Straight into the table: a token does not outlive the days these tests let pass. */
const choose = (
  who: TestPerson,
  notification: number,
  {
    frequency,
    weekday = null,
    monthDay = null,
  }: { frequency: number; weekday?: number | null; monthDay?: number | null },
) =>
  runInFirm((tx) =>
    tx.run(sql`insert into email_notification (person_id, notification, frequency, weekday, month_day)
    values (${who.personId}, ${notification}, ${frequency}, ${weekday}, ${monthDay})
    on conflict (intermediary_id, person_id, notification) do update set frequency = excluded.frequency,
      weekday = excluded.weekday, month_day = excluded.month_day`),
  );

let serial = 0;
const insertMatter = (responsible: number | null) =>
  runInFirm(async (tx) => {
    serial += 1;
    const { id } = await tx.one<{ id: number }>(sql`
      insert into matter (system_type, status, reference, name, country, responsible_person_id)
      values (2, 2, ${`R${serial}`}, ${`Botha ${serial}`}, 'South Africa', ${responsible}) returning id`);
    return id;
  });
const insertDate = (matterId: number, title: string, due: string, rule: string | null = null) =>
  runInFirm(
    async (tx) =>
      (
        await tx.one<{ id: number }>(sql`insert into diary_entry (matter_id, type, title, due_on, rule)
    values (${matterId}, 1, ${title}, ${due}, ${rule}) returning id`)
      ).id,
  );
const insertTask = (owner: number, title: string, due: string) =>
  runInFirm((tx) =>
    tx.run(
      sql`insert into task (title, owner_person_id, due_on, priority) values (${title}, ${owner}, ${due}, 'normal')`,
    ),
  );

test('a weekly digest goes out on its weekday, once, each line with its link and as far as to the next', async () => {
  const matter = await insertMatter(mary.personId);
  await insertDate(matter, 'Ring the bank', addDays(monday, 6));
  await insertDate(matter, 'After the next digest', addDays(monday, 7));
  await insertTask(mary.personId, 'Order paper', addDays(monday, -4));
  expect(await runPass()).toBe(1);
  expect(await runPass()).toBe(0);
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail!.to).toBe(mary.email);
  expect(mail!.subject).toContain(monday);
  expect(mail!.body_text).toMatch(
    /Overdue \(1\)\n\n2026-11-19 · Order paper · The office\nhttp:\/\/localhost:\d+\/tasks\?task=\d+/,
  );
  expect(mail!.body_text).toMatch(
    new RegExp(
      `Due until 2026-11-29 \\(1\\)\\n\\n2026-11-29 · Ring the bank · Botha \\d+ · R\\d+\\nhttp://localhost:\\d+/matters/${matter}/diarymatter`,
    ),
  );
  expect(mail!.body_text).not.toContain('After the next digest');
  const chosen = (await mary.call(userCalls.getemailnotifications)).body;
  expect(chosen.map(({ sentDate }) => sentDate)).toEqual([monday, monday, null, null, null]);
});

test('whoever chooses the day of a pass that was made is told that the first one comes in a week', async () => {
  await runPass();
  const readNext = async (chosen: { frequency: number; weekday?: number }) => {
    await choose(mary, 2, chosen);
    return (await mary.call(userCalls.getemailnotifications)).body[1]!.nextDate;
  };
  expect(await readNext({ frequency: 1, weekday: 1 })).toBe(addDays(monday, 7));
  expect(await readNext({ frequency: 1, weekday: 3 })).toBe(addDays(monday, 2));
  expect(await readNext({ frequency: 3 })).toBeNull();
});

test('nothing is sent where there is nothing to say, and nothing to whoever wants nothing', async () => {
  expect(await runPass()).toBe(0);
  await insertTask(mary.personId, 'Order paper', monday);
  await choose(mary, 2, { frequency: 3 });
  testApp.setClock(createMorning(addDays(monday, 7)));
  expect(await runPass()).toBe(0);
  expect(await listMails()).toEqual([]);
});

test('each goes by the day that was chosen: another weekday, the 1st and the 14th, a day of the month', async () => {
  await insertTask(mary.personId, 'Order paper', monday);
  const listSentDays = async (from: string, days: number): Promise<string[]> => {
    const sent: string[] = [];
    for (let n = 0; n < days; n += 1) {
      const day = addDays(toLocalDate(from), n);
      testApp.setClock(createMorning(day));
      if ((await runPass()) > 0) sent.push(day);
    }
    return sent;
  };
  await choose(mary, 2, { frequency: 1, weekday: 4 });
  expect(await listSentDays('2026-11-23', 8)).toEqual(['2026-11-26']);
  await choose(mary, 2, { frequency: 4 });
  expect(await listSentDays('2026-12-01', 15)).toEqual(['2026-12-01', '2026-12-14']);
  await choose(mary, 2, { frequency: 2, monthDay: 25 });
  expect(await listSentDays('2026-12-16', 12)).toEqual(['2026-12-25']);
});

test('a day on which nothing ran is made up for, once', async () => {
  await insertTask(mary.personId, 'Order paper', monday);
  testApp.setClock(createMorning(addDays(monday, -1)));
  expect(await runPass()).toBe(0);
  testApp.setClock(createMorning(addDays(monday, 2)));
  expect(await runPass()).toBe(1);
  testApp.setClock(createMorning(addDays(monday, 3)));
  expect(await runPass()).toBe(0);
});

test('each is written to in their own language', async () => {
  const matter = await insertMatter(mary.personId);
  await insertDate(matter, 'Ring the bank', monday);
  await openProviderScope(testApp.test.database).transaction((tx) =>
    tx.run(sql`update person set language = 'af' where id = ${mary.personId}`),
  );
  await runPass();
  const [mail] = await listMails();
  expect(mail!.language).toBe('af');
  expect(mail!.subject).toContain('u herinnerings');
  expect(mail!.body_text).toContain('Verval tot 2026-11-29 (1)');
});

test('what somebody may not see is not told: another type of matter, another’s work, another firm', async () => {
  const foreign = await testApp.createFirm();
  const piet = await firm.person(['Capture Matter'], { systemTypes: [2], systemType: 2 });
  const matter = await insertMatter(mary.personId);
  await insertDate(matter, 'Of Mary', monday);
  await runInFirm((tx) =>
    tx.run(sql`insert into matter (system_type, status, reference, name, country, responsible_person_id)
    values (5, 2, 'T1', 'A trust', 'South Africa', ${mary.personId})`),
  );
  expect(await runPass()).toBe(1);
  expect((await listMails()).map(({ to }) => to)).toEqual([mary.email]);
  expect((await listMails())[0]!.body_text).not.toContain('A trust');
  expect(piet.personId).toBeGreaterThan(0);
  firm = foreign;
  expect(await runPass()).toBe(0);
});

test('killed between two lots of people, the pass goes on with those who were not written to', async () => {
  await runInFirm(async (tx) => {
    await tx.run(sql`update membership set roles = roles`);
  });
  const people = await openProviderScope(testApp.test.database).transaction(async (tx) => {
    const rows = await tx.rows<{ id: number }>(sql`insert into person (email, full_name, terms_accepted_at)
      select 'many' || n || '@' || ${String(firm.id)} || '.test', 'Many ' || n, now() from generate_series(1, 150) n returning id`);
    const ids = rows.map(({ id }) => id);
    await tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, system_type)
      select ${firm.id}, p, '{Capture Matter}', '{2}', 2 from unnest(${ids}::bigint[]) p`);
    return ids;
  });
  await runInFirm((tx) =>
    tx.run(sql`insert into task (title, owner_person_id, due_on, priority)
    select 'Work', p, ${monday}::date, 'normal' from unnest(${people}::bigint[]) p`),
  );
  let lots = 0;
  const dies = {
    throwIfAborted: () => {
      lots += 1;
      if (lots === 5) throw new Error('killed');
    },
  } as AbortSignal;
  await expect(runPass(dies)).rejects.toThrow('killed');
  const before = (await listMails()).length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(150);
  await Promise.all([runPass(), runPass()]);
  const to = (await listMails()).map((mail) => mail.to);
  expect(to).toHaveLength(150);
  expect(new Set(to).size).toBe(150);
});

test('a statutory date that nobody touched is told of when it is near and when it is past, once each', async () => {
  const matter = await insertMatter(mary.personId);
  const near = await insertDate(matter, 'Statutory and near', addDays(monday, 2), 'executor-inventory');
  await insertDate(matter, 'Own entry', addDays(monday, -2));
  const worked = await insertDate(await insertMatter(mary.personId), 'With a task', monday, 'executor-inventory');
  await runInFirm((tx) =>
    tx.run(sql`insert into task (title, owner_person_id, priority, diary_id, matter_id)
    select 'Do it', ${firm.admin.personId}, 'normal', id, matter_id from diary_entry where id = ${worked}`),
  );
  await choose(mary, 1, { frequency: 3 });
  const listEscalationsOf = async (who: TestPerson): Promise<string[]> =>
    (
      await openFirmScope(testApp.test.database, firm.id, { id: who.personId }).transaction((tx) =>
        tx.rows<{ words: Message }>(
          sql`select words from inbox_entry where person_id = ${who.personId} and kind = 'escalation' order by id`,
        ),
      )
    ).map(({ words }) => formatInEnglish(words));
  const listEscalations = async () => (await listMails()).filter(({ subject }) => subject.includes('need attention'));
  await runPass();
  expect(await listEscalationsOf(mary)).toEqual([
    expect.stringMatching(/^Statutory and near in R\d+ Botha \d+ needs attention: due 2026-11-25\.$/),
  ]);
  expect(await listEscalationsOf(firm.admin)).toHaveLength(1);
  // Mary wants no mail about dates; the administrator gets one, with the link.
  const [mail, ...more] = await listEscalations();
  expect(more).toEqual([]);
  expect(mail!.to).toBe(firm.admin.email);
  expect(mail!.body_text).toContain(`/matters/${matter}/diarymatter`);
  testApp.setClock(createMorning(addDays(monday, 1)));
  await runPass();
  expect(await listEscalationsOf(mary)).toHaveLength(1);
  testApp.setClock(createMorning(addDays(monday, 3)));
  await runPass();
  expect(await listEscalationsOf(mary)).toHaveLength(2);
  // Somebody moves it: the new day is told of when it comes near.
  await runInFirm((tx) => tx.run(sql`update diary_entry set due_on = ${addDays(monday, 10)} where id = ${near}`));
  testApp.setClock(createMorning(addDays(monday, 8)));
  await runPass();
  expect(await listEscalationsOf(mary)).toHaveLength(3);
});

test('what an estate waits for comes back into the inbox on the day of its next chase, once, with its letter', async () => {
  const matter = await insertMatter(mary.personId);
  await insertDate(matter, 'Far', addDays(monday, 300));
  const awaited = await runInFirm((tx) =>
    tx.one<{ id: number }>(sql`insert into awaited (matter_id, office, what, since_on)
    values (${matter}, 'bank', 'Balance certificate', ${addDays(monday, -14)}) returning id`),
  );
  const listShownChases = async (): Promise<{ words: string; path: string }[]> =>
    (
      await openFirmScope(testApp.test.database, firm.id, { id: mary.personId }).transaction((tx) =>
        tx.rows<{ words: Message; path: string }>(
          sql`select words, path from inbox_entry where person_id = ${mary.personId} and kind = 'chase' order by id`,
        ),
      )
    ).map(({ words, path }) => ({ words: formatInEnglish(words), path }));
  await runPass();
  expect(await listShownChases()).toEqual([
    {
      words: expect.stringMatching(
        /^To ask for again in R\d+ Botha \d+: .*Balance certificate.*The letter is ready\.$/,
      ),
      path: expect.stringMatching(new RegExp(`^/matters/${matter}/documents\\?show=made&make=s\\d+&waiting=`)),
    },
  ]);
  // It is in the digest of the same day, too, with the way to its letter.
  expect((await listMails())[0]!.body_text).toMatch(/To ask for again \(1\)/);
  testApp.setClock(createMorning(addDays(monday, 1)));
  await runPass();
  expect(await listShownChases()).toHaveLength(1);
  // Chased, and to be asked again on another day: it comes back then.
  await runInFirm((tx) =>
    tx.run(sql`insert into wait_chase (matter_id, key, chased_on, next_on, person_name)
    values (${matter}, ${`own:${awaited.id}`}, ${addDays(monday, 1)}, ${addDays(monday, 5)}, 'Mary')`),
  );
  testApp.setClock(createMorning(addDays(monday, 4)));
  await runPass();
  expect(await listShownChases()).toHaveLength(1);
  testApp.setClock(createMorning(addDays(monday, 5)));
  await runPass();
  expect(await listShownChases()).toHaveLength(2);
});

test('a change of the product is told once, however often somebody is written to', async () => {
  await openProviderScope(testApp.test.database).transaction((tx) =>
    tx.run(sql`insert into system_change (comment, published_on, written_at)
    values ('A new report', ${addDays(monday, -3)}, now())`),
  );
  await choose(mary, 5, { frequency: 1, weekday: 1 });
  expect(await runPass()).toBeGreaterThanOrEqual(1);
  const toMary = async (): Promise<number> => (await listMails()).filter(({ to }) => to === mary.email).length;
  expect(await toMary()).toBe(1);
  testApp.setClock(createMorning(addDays(monday, 7)));
  await runPass();
  expect(await toMary()).toBe(1);
});
