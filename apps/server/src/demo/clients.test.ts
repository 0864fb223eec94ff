import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { demoPassword } from './people';

const demoApp = createDemoApp();

const listClients = (firm: string) =>
  openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.rows<{ id: number }>(sql`
      select m.id from matter m join intermediary i on i.id = m.intermediary_id
      where i.name = ${firm} and m.system_type = 4 and exists (select from marriage w where w.matter_id = m.id and w.spouse_id is not null) order by m.id`),
  );

async function readProjection(email: string, firm: string) {
  const token = (await signIn(demoApp, email, { password: demoPassword })).body.token!;
  const found = [];
  for (const { id } of await listClients(firm)) {
    const { projection, stopping } = (
      await demoApp.callAs(token, projectionCalls.getProjection, { query: { matterID: id } })
    ).body;
    expect(stopping.map(({ message }) => formatInEnglish(message))).toEqual([]);
    const { scenarios, unworkable } = (
      await demoApp.callAs(token, projectionCalls.compare, { query: { matterID: id } })
    ).body;
    expect([scenarios.length, unworkable]).toEqual([3, []]);
    found.push(projection!);
  }
  return found;
}

test('a young family short of cash with children who are not of age, and a farmer whose widow has the use', async () => {
  const [family, farmer] = await readProjection('admin@protea.test', 'Protea Fiduciary');
  expect(family!.cash.over).toBeLessThan(0);
  expect(family!.words.filter(({ about }) => about === 'minor')).toHaveLength(2);
  expect(farmer!.cash.estateDuty).toBeGreaterThan(0);
  expect(farmer!.words.map(({ says }) => formatInEnglish(says[0]!))[0]).toMatch(/may use it; it belongs to/);
});

test('a couple in Namibia: half is the widow’s by right, and neither tax is levied', async () => {
  const [couple] = await readProjection('admin@welwitschia.test', 'Welwitschia Trust');
  expect(couple).toMatchObject({ dutyLevied: false, taxes: 0 });
  expect(couple!.awards[0]!.byRight).toBeGreaterThan(0);
});
