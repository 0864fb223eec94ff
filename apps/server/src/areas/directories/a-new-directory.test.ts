import { declareDirectory, type DirectoryRegistry } from '@boedel/contract/directories/directory';
import { createDirectoryCalls } from '@boedel/contract/directories/directory-calls';
import { createDirectoryTools } from '@boedel/contract/directories/directory-tools';
import { day, email, percent, required } from '@boedel/contract/record/field';
import type { CallSpec } from '@boedel/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate';
import { declaredTables } from '../../platform/db/table';
import { buildApp } from '../../platform/http/app';
import { type TestPerson, createTestApp } from '../../testing/test-app';
import { createDirectoryHandlers } from './directories.calls';

/** What docs/adding-a-directory.md promises: these two are all that a new directory takes. */
const entry = declareDirectory({
  label: 'Gardeners',
  one: 'gardener',
  fields: {
    name: required('Name'),
    email: email('Email', { inList: true }),
    feePercent: percent('Fee (%)'),
    since: day('Since'),
  },
});
const migration = `
create table gardener (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  name text not null,
  email text,
  fee_percent numeric(7, 4),
  since_on date,
  version int not null default 1,
  primary key (intermediary_id, id)
);
select make_directory('gardener', '{name,email}');`;

const registry: DirectoryRegistry = { gardener: entry };
const calls = createDirectoryCalls('gardener', entry);
const tools = createDirectoryTools(['gardener']);
const testApp = createTestApp();
let app: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  await migrate(testApp.test.database, [{ name: '20990101T0000_gardeners.sql', text: migration }]);
  const handled = createDirectoryHandlers(registry);
  app = await buildApp({ services: testApp.services, calls: [...handled.verbs, ...handled.tools] });
  admin = (await testApp.createFirm()).admin;
});
afterAll(async () => {
  await app.close();
  // Only this app has this table; the comparison with the schema must not look for it elsewhere.
  declaredTables.delete('gardener');
});

const requestAnswer = async (call: CallSpec, sent: { query?: Record<string, string>; body?: object } = {}) => {
  const answer = await app.inject({
    method: call.method,
    url: `${call.path}?${new URLSearchParams(sent.query)}`,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    ...(sent.body && { payload: JSON.stringify(sent.body) }),
  });
  return { status: answer.statusCode, text: answer.payload, json: () => answer.json() as Record<string, unknown> };
};

test('one registry entry and one migration make a directory with all its calls', async () => {
  const added = await requestAnswer(calls.add, {
    body: { name: 'Tuin Café', email: 'tuin@example.test', feePercent: 2.5, since: '2020-02-29' },
  });
  expect(added.json()).toMatchObject({
    name: 'Tuin Café',
    feePercent: 2.5,
    since: '2020-02-29',
    version: 1,
    warnings: [],
  });
  const { id } = added.json();
  expect((await requestAnswer(calls.add, { body: { name: 'X', email: 'wrong' } })).json()).toHaveProperty('email');
  expect(
    (await requestAnswer(calls.getlist, { query: { searchString: 'cafe tuin', sortModelColId: 'since' } })).json(),
  ).toMatchObject({
    rows: [{ id }],
    total: 1,
  });
  expect((await requestAnswer(calls.update, { body: { ...added.json(), name: 'Tuin' } })).json()).toMatchObject({
    name: 'Tuin',
    version: 2,
  });
  expect((await requestAnswer(calls.update, { body: { ...added.json(), name: 'Later' } })).status).toBe(409);
  const csv = (await requestAnswer(tools.export, { query: { directory: 'gardener' } })).text;
  expect(csv).toBe('\uFEFFName;Email;Fee (%);Since\r\nTuin;tuin@example.test;2.5;2020-02-29\r\n');
  expect(
    (await requestAnswer(tools.getwhereused, { query: { directory: 'gardener', id: String(id) } })).json(),
  ).toEqual({
    total: 0,
    uses: [],
  });

  const bytes = Buffer.from(csv);
  const begun = (
    await requestAnswer(tools.importbegin, { body: { directory: 'gardener', fileName: 'g.csv', size: bytes.length } })
  ).json();
  const importID = begun['importID'];
  await requestAnswer(tools.importpart, { body: { importID, number: 0, content: bytes.toString('base64') } });
  expect((await requestAnswer(tools.importread, { body: { importID } })).json()).toMatchObject({
    state: 'ready',
    rows: 1,
    duplicates: 1,
  });
  expect((await requestAnswer(tools.importcommit, { body: { importID } })).json()).toMatchObject({ added: 1 });
  expect((await requestAnswer(calls._delete, { query: { id: String(id) } })).json()).toEqual({ done: true });
  expect((await requestAnswer(calls.getlist)).json()).toMatchObject({
    total: 1,
    rows: [{ name: 'Tuin', since: '2020-02-29' }],
  });
});
