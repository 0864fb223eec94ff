import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { largeEstate } from './matters';

const demoApp = createDemoApp();

/** A token for somebody of the demo, as signing in would give. */
async function createToken(email: string): Promise<string> {
  const ids = await openProviderScope(demoApp.test.database).transaction(async (tx) => {
    const { person_id, firm_id } = await tx.one<{ person_id: number; firm_id: number }>(sql`
      select m.person_id, m.intermediary_id as firm_id from membership m join person p on p.id = m.person_id where p.email = ${email}`);
    const { id } = await tx.one<{ id: number }>(sql`
      insert into session (person_id, way, started_at, seen_at, idle_ends_at, ends_at)
      values (${person_id}, 'password', now(), now(), '9999-01-01', '9999-01-01') returning id`);
    return { personId: person_id, firmId: firm_id, sessionId: id };
  });
  return demoApp.services.tokens.sign({ ...ids, shown: {} }, 3600, demoApp.services.clock());
}

test.each([
  ['client@protea.test', largeEstate, false, 404],
  ['joint@protea.test', 'INS/2026/00001', true, 200],
])('%s was given %s and nothing else', async (email, reference, mayCapture, person) => {
  const token = await createToken(email);
  const { body: mine } = await demoApp.callAs(token, accessCalls.getMyMatters);
  expect(mine).toMatchObject([{ reference, mayCapture }]);
  const query = { matterID: mine[0]!.matterID };
  expect((await demoApp.callAs(token, matterCalls.getClientView, { query })).status).toBe(200);
  // The estate's own tabs are a right that a client is not given unless somebody says so.
  expect((await demoApp.callAs(token, mainPartyCalls.getPersonTab, { query })).status).toBe(person);
});

test('the demo has dates of every kind, some of them overdue, and notes, milestones and labels beside', async () => {
  const counts = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.one<Record<string, number>>(sql`
      select (select count(*)::int from diary_entry where rule is not null) as statutory,
        (select count(*)::int from diary_entry where type > 1 and rule is null) as key_dates,
        (select count(*)::int from diary_entry where rule is null and type = 1 and event is null) as tasks,
        (select count(*)::int from diary_entry where done_at is null and due_on < current_date) as overdue,
        (select count(*)::int from matter_note) as notes, (select count(*)::int from matter_milestone) as milestones,
        (select count(*)::int from matter_label_on) as labels`),
  );
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(5);
});

test('an estate of the demo is reported before its letters, and advertised after them', async () => {
  const outOfOrder = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.rows(sql`
      select m.reference, e.event, e.due_on, n.event as next, n.due_on as next_on
      from matter m
        cross join (values ('reported', 'letters'), ('letters', 'lettersReceived'), ('lettersReceived', 'creditorsNotice')) as o (event, next)
        join diary_entry e on e.intermediary_id = m.intermediary_id and e.matter_id = m.id and e.event = o.event
        join diary_entry n on n.intermediary_id = m.intermediary_id and n.matter_id = m.id and n.event = o.next
      where e.due_on > n.due_on`),
  );
  expect(outOfOrder).toEqual([]);
});
