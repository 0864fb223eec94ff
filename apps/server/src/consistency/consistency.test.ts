import { beforeAll, expect, test } from 'vitest';
import { userCalls } from '@boedel/contract/users/users.calls';
import { bookChecks, type BookFinding } from '@boedel/domain/books/named-checks';
import { formatInEnglish } from '@boedel/domain/law/message';
import { checkFirmUnsaved } from '../areas/books/check-matters';
import { demoPassword } from '../demo/people';
import { sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { collectReadings } from './collect';
import { listDifferences } from './reading';

/** `npm run consistency` walks every matter of the demo; `npm test` two of each type. */
const isWhole = process.env['CONSISTENCY'] === 'all';
const demoApp = createDemoApp();
let token: string;
const listTokens = new Map<number, string>();
let matters: { id: number; reference: string; type: number }[];

beforeAll(async () => {
  const all = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.rows<{ id: number; reference: string; type: number }>(sql`
      select m.id, m.reference, m.system_type as type from matter m
        join intermediary i on i.id = m.intermediary_id and i.name = 'Protea Fiduciary' order by m.id`),
  );
  matters = isWhole ? all : [1, 2, 3, 4, 5].flatMap((type) => all.filter((matter) => matter.type === type).slice(0, 2));
  const readToken = async () => (await signIn(demoApp, 'admin@protea.test', { password: demoPassword })).body.token!;
  const { id: userID } = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.one<{ id: number }>(sql`select id from person where email = 'admin@protea.test'`),
  );
  for (const systemTypeID of new Set(matters.map(({ type }) => type))) {
    const chosen = await demoApp.callAs(await readToken(), userCalls.updateSystemType, {
      body: { systemTypeID, userID },
    });
    listTokens.set(systemTypeID, chosen.body.token);
  }
  token = await readToken();
}, 180_000);

test('differences are found and name their surfaces', () => {
  expect(
    listDifferences([
      { of: 'net', surface: 'header', value: '1.00' },
      { of: 'net', surface: 'report', value: '2.00' },
      { of: 'gross', surface: 'header', value: '1.00' },
    ]),
  ).toEqual(['net: 1.00 (header) but 2.00 (report)']);
});

test(
  'every surface says the same of each figure and event',
  async () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { id, reference, type } of matters) {
      const readings = await collectReadings({
        app: demoApp,
        token,
        listToken: listTokens.get(type)!,
        matterID: id,
        systemType: type,
      });
      compared += readings.length;
      wrong.push(...listDifferences(readings).map((difference) => `${reference} ${difference}`));
    }
    expect(compared).toBeGreaterThan(matters.length * 10);
    expect(wrong).toEqual([]);
  },
  isWhole ? 1_800_000 : 300_000,
);

test('the books of every matter of the demo have no errors', async () => {
  const provider = openProviderScope(demoApp.test.database);
  // The firms are listed as the provider; each firm's books are read inside the firm.
  const firms = await provider.transaction((tx) =>
    tx.rows<{ id: number }>(sql`select id from intermediary order by id`),
  );
  const errors: string[] = [];
  let events = 0;
  for (const { id } of firms) {
    for await (const matter of checkFirmUnsaved(provider.firm(id))) {
      events += matter.events;
      const found = matter.findings.filter(({ check }: BookFinding) => bookChecks[check].level === 'error');
      errors.push(...found.map(({ check, text }) => `${matter.reference} ${check}: ${formatInEnglish(text)}`));
    }
  }
  expect(errors).toEqual([]);
  expect(events).toBeGreaterThan(100);
}, 180_000);
