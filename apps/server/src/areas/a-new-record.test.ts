import {
  accountNumber,
  choice,
  day,
  email,
  flag,
  link,
  linkInMatter,
  money,
  must,
  number,
  percent,
  required,
  select,
  text,
} from '@boedel/contract/record/field';
import { declareMatterRecord, declareMatterRecordCalls } from '@boedel/contract/record/matter-record';
import { list, nestedField } from '@boedel/contract/record/schemas';
import { refuse } from '@boedel/domain/law/refusal';
import type { CallSpec } from '@boedel/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { allCalls } from './all';
import { createMatter, grantAccess, listTrail } from '../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../testing/test-app';
import { migrate } from '../platform/db/migrate';
import { sql } from '../platform/db/sql';
import { declaredTables } from '../platform/db/table';
import { buildApp } from '../platform/http/app';
import { openFirmScope } from '../platform/tenancy/scopes';
import { handleMatterRecord } from '../platform/record/matter-record';

/** What docs/adding-a-record.md promises: a declaration, a migration, and a rule where the record has one. */
const paintings = declareMatterRecord({
  table: 'painting',
  label: 'Paintings',
  one: 'painting',
  names: 'title',
  systemTypes: [2, 5],
  spelled: { getbymatterid: 'getListByMatterID' },
  fields: {
    title: required('Title'),
    school: select('School', ['Cape', 'Dutch'], { inList: true }),
    medium: choice('Medium', [
      { value: 0, label: 'Oil' },
      { value: 7, label: 'Watercolour' },
    ]),
    value: must(money('Value', { inList: true })),
    paintedDate: day('Painted on'),
    share: percent('Share (%)'),
    frames: number('Frames', [0, 9]),
    isInsured: flag('Insured'),
    email: email('Gallery'),
    accountNumber: accountNumber('Paid from'),
    valuerID: link('Valuer', 'valuer'),
    copyOfID: linkInMatter('Copy of', 'painting'),
    details: nestedField({ wall: text('Wall', 40), hung: nestedField({ since: day('Since') }) }),
    owners: list('Owners', { name: required('Name'), paid: money('Paid') }, 3),
  },
});
const migration = `
create table painting (
  intermediary_id bigint not null default app_firm() references intermediary (id),
  id bigint generated always as identity,
  matter_id bigint not null,
  title text not null,
  school text,
  medium int,
  value_cents bigint not null,
  painted_on date,
  share numeric(7, 4),
  frames int,
  is_insured boolean not null default false,
  email text,
  account_number text,
  valuer_id bigint,
  copy_of_id bigint,
  details jsonb not null default '{}',
  owners jsonb not null default '[]',
  version int not null default 1,
  primary key (intermediary_id, id),
  unique (intermediary_id, matter_id, id),
  foreign key (intermediary_id, matter_id) references matter (intermediary_id, id) on delete cascade,
  foreign key (intermediary_id, valuer_id) references valuer (intermediary_id, id),
  foreign key (intermediary_id, matter_id, copy_of_id) references painting (intermediary_id, matter_id, id)
);
select own_by_matter('painting');`;

const changes: string[] = [];
const calls = declareMatterRecordCalls(paintings);
const testApp = createTestApp();
let app: FastifyInstance;
let firm: TestFirm;
let matter: { id: number };

beforeAll(async () => {
  await migrate(testApp.test.database, [{ name: '20990101T0001_paintings.sql', text: migration }]);
  const handled = handleMatterRecord(paintings, {
    check: (values, { matter: { id }, before }) =>
      values.title === 'Forgery'
        ? refuse('title', 'A forgery is not listed. Leave it out.')
        : {
            values: { ...values, title: values.title.replace(/\.$/, '') },
            warnings:
              values.value > 100_000_000 && before === undefined && id > 0
                ? [{ field: 'value', sentence: 'That is much.' }]
                : [],
          },
    remove: ({ isInsured }) => (isInsured ? refuse('id', 'End the insurance first.') : undefined),
    after: async ({ before, after }) => void changes.push(`${before?.title ?? ''}>${after?.title ?? ''}`),
  });
  app = await buildApp({ services: testApp.services, calls: [...handled, ...allCalls] });
  firm = await testApp.createFirm();
  matter = await createMatter(testApp, firm);
});
afterAll(async () => {
  await app.close();
  // Only this app has this table; the comparison with the schema must not look for it elsewhere.
  declaredTables.delete('painting');
});

const callAs = async (who: TestPerson, call: CallSpec, sent: { query?: object; body?: object } = {}) => {
  const query = Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]);
  const answer = await app.inject({
    method: call.method,
    url: `${call.path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(sent.body && { payload: JSON.stringify(sent.body) }),
  });
  return { status: answer.statusCode, raw: answer.payload, body: answer.json() };
};
const listMatterRecords = async (query: object = {}) =>
  (await callAs(firm.admin, calls.getbymatterid, { query: { matterID: matter.id, ...query } })).body as {
    title: string;
  }[];

test('its calls are at the paths the declaration spells', () => {
  expect(Object.values(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/painting/getListByMatterID',
    'GET /api/painting/getbyid',
    'POST /api/painting/add',
    'POST /api/painting/update',
    'DELETE /api/painting/_delete',
  ]);
});

test('a row is added, opened, changed and removed, every kind kept, and the trail tells each', async () => {
  const own = await createMatter(testApp, firm);
  const given = {
    matterID: own.id,
    title: ' Veld. ',
    school: 'Cape',
    medium: 7,
    value: 1234.56,
    paintedDate: '1931-02-03',
    share: 33.3333,
    frames: 2,
    isInsured: false,
    email: 'art@example.test',
    accountNumber: '62001234567',
    details: { wall: 'North', hung: { since: '2001-01-01' } },
    owners: [{ name: 'Mina', paid: 10.01 }],
  };
  const added = await callAs(firm.admin, calls.add, { body: given });
  expect(added.body).toEqual({
    ...given,
    id: added.body.id,
    title: 'Veld',
    accountNumber: '•••••••4567',
    valuerID: null,
    copyOfID: null,
    warnings: expect.any(Array),
    version: 1,
  });
  const opened = await callAs(firm.admin, calls.getbyid, { query: { id: added.body.id } });
  expect(opened.body).toEqual({ ...added.body, warnings: [] });

  // What comes back masked is kept as it was.
  const changed = await callAs(firm.admin, calls.update, { body: { ...opened.body, value: 99.99, owners: [] } });
  expect(changed.body).toMatchObject({ value: 99.99, owners: [], accountNumber: '•••••••4567', version: 2 });
  const whole = await callAs(firm.admin, auditTrailCalls.reveal, {
    body: { entityType: 'painting', id: added.body.id, field: 'accountNumber' },
  });
  expect(whole.body).toEqual({ value: '62001234567' });

  expect((await callAs(firm.admin, calls._delete, { body: { id: added.body.id } })).body).toEqual({ done: true });
  expect((await callAs(firm.admin, calls.getbyid, { query: { id: added.body.id } })).status).toBe(404);
  expect(await listTrail(testApp, firm, own.id)).toEqual([
    'painting.added',
    'painting.changed',
    'number.revealed',
    'painting.removed',
  ]);
  const trail = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ before: object | null; after: object | null }>(
      sql`select before, after from audit_entry where matter_id = ${own.id} and action = 'painting.changed'`,
    ),
  );
  expect(trail).toEqual([
    {
      before: { value_cents: 123456, owners: [{ name: 'Mina', paid: 1001 }] },
      after: { value_cents: 9999, owners: [] },
    },
  ]);
  expect(changes.slice(-3)).toEqual(['>Veld', 'Veld>Veld', 'Veld>']);
});

test('wrong input is refused field by field: by the schema, by the kinds, by the rule of the record', async () => {
  const body = { matterID: matter.id, title: 'Wrong', value: 1 };
  const shape = await callAs(firm.admin, calls.add, {
    body: { ...body, title: '', value: null, frames: 12, medium: 3 },
  });
  expect(shape.status).toBe(400);
  expect(Object.keys(shape.body).sort()).toEqual(['frames', 'medium', 'title', 'value']);
  const kinds = await callAs(firm.admin, calls.add, { body: { ...body, email: 'nobody' } });
  expect([kinds.status, Object.keys(kinds.body)]).toEqual([422, ['email']]);
  const rule = await callAs(firm.admin, calls.add, { body: { ...body, title: 'Forgery' } });
  expect(rule.body).toEqual({ title: ['A forgery is not listed. Leave it out.'] });
  const much = await callAs(firm.admin, calls.add, { body: { ...body, title: 'Costly', value: 2_000_000 } });
  expect(much.body.warnings).toEqual([{ field: 'value', sentence: 'That is much.' }]);
  expect((await listMatterRecords()).map(({ title }) => title)).toEqual(['Costly']);
  const masked = await callAs(firm.admin, calls.add, { body: { ...body, accountNumber: '•••••••4567' } });
  expect(masked.body).toHaveProperty('accountNumber');
});

test('a list is searched, sorted and taken in parts', async () => {
  const own = await createMatter(testApp, firm);
  for (const [title, value, school] of [
    ['Aandblom', 3, 'Cape'],
    ['Café at night', 1, 'Dutch'],
    ['berg', 2, 'Cape'],
  ] as const) {
    await callAs(firm.admin, calls.add, { body: { matterID: own.id, title, value, school } });
  }
  const listTitles = async (query: object) =>
    (await callAs(firm.admin, calls.getbymatterid, { query: { matterID: own.id, ...query } })).body.map(
      (row: { title: string }) => row.title,
    );
  expect(await listTitles({})).toEqual(['Aandblom', 'Café at night', 'berg']);
  expect(await listTitles({ searchString: 'night cafe' })).toEqual(['Café at night']);
  expect(await listTitles({ searchString: 'cape' })).toEqual(['Aandblom', 'berg']);
  expect(await listTitles({ sortModelColId: 'value', sortModelSort: 'desc' })).toEqual([
    'Aandblom',
    'berg',
    'Café at night',
  ]);
  expect(await listTitles({ sortModelColId: 'title', skip: 1, take: 1 })).toEqual(['berg']);
  expect(
    (await callAs(firm.admin, calls.getbymatterid, { query: { matterID: own.id, sortModelColId: 'x' } })).status,
  ).toBe(400);
});

test('who saves second is shown both versions, and nothing is overwritten', async () => {
  const { body: seen } = await callAs(firm.admin, calls.add, {
    body: { matterID: matter.id, title: 'Twice', value: 1 },
  });
  await callAs(firm.admin, calls.update, { body: { ...seen, title: 'First', accountNumber: '62001234567' } });
  const second = await callAs(firm.admin, calls.update, { body: { ...seen, title: 'Second' } });
  expect(second.status).toBe(409);
  expect(second.body.conflict.theirs).toMatchObject({ title: 'First', accountNumber: '•••••••4567', version: 2 });
  expect((await callAs(firm.admin, calls.getbyid, { query: { id: seen.id } })).body.title).toBe('First');
});

describe('what it points at', () => {
  test('must be of the firm, or of the same matter', async () => {
    const strangers = await testApp.createFirm();
    const { body: valuer } = await strangers.admin.call(directoryCalls['valuer.add'], { body: { name: 'Not ours' } });
    const other = await createMatter(testApp, firm);
    const { body: elsewhere } = await callAs(firm.admin, calls.add, {
      body: { matterID: other.id, title: 'Other', value: 1 },
    });
    const refused = await callAs(firm.admin, calls.add, {
      body: { matterID: matter.id, title: 'Copy', value: 1, valuerID: valuer.id, copyOfID: elsewhere.id },
    });
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([422, ['copyOfID', 'valuerID']]);
  });

  test('is kept where it is there', async () => {
    const { body: valuer } = await firm.admin.call(directoryCalls['valuer.add'], { body: { name: 'Ours' } });
    const { body: first } = await callAs(firm.admin, calls.add, {
      body: { matterID: matter.id, title: 'First', value: 1 },
    });
    const { body: copy } = await callAs(firm.admin, calls.add, {
      body: { matterID: matter.id, title: 'Copy', value: 1, valuerID: valuer.id, copyOfID: first.id },
    });
    expect(copy).toMatchObject({ valuerID: valuer.id, copyOfID: first.id });
  });
});

describe('who may', () => {
  test("another firm's row and matter answer byte for byte as ids that do not exist", async () => {
    const { body: row } = await callAs(firm.admin, calls.add, {
      body: { matterID: matter.id, title: 'Ours', value: 1 },
    });
    const { admin: stranger } = await testApp.createFirm();
    const readStatuses = async (matterID: number, id: number): Promise<string[]> => {
      const results = [
        await callAs(stranger, calls.getbymatterid, { query: { matterID } }),
        await callAs(stranger, calls.getbyid, { query: { id } }),
        await callAs(stranger, calls.add, { body: { matterID, title: 'Theirs', value: 1 } }),
        await callAs(stranger, calls.update, { body: { ...row, id } }),
        await callAs(stranger, calls._delete, { body: { id } }),
      ];
      return results.map(({ status, raw }) => `${status} ${raw}`);
    };
    const foreign = await readStatuses(matter.id, row.id);
    expect(foreign).toEqual(await readStatuses(987_654_321, 987_654_321));
    expect(foreign.every((answer) => answer.startsWith('404'))).toBe(true);
  });

  test('somebody given the matter reads it with the right to it, and writes only where they may capture', async () => {
    const own = await createMatter(testApp, firm);
    const { body: row } = await callAs(firm.admin, calls.add, { body: { matterID: own.id, title: 'Given', value: 1 } });
    const [reader, blind, writer] = [
      await firm.person(['UserMatterAccess']),
      await firm.person(['UserMatterAccess']),
      await firm.person(['UserMatterAccess']),
    ];
    await grantAccess(testApp, firm, own.id, reader);
    await grantAccess(testApp, firm, own.id, blind, { rights: ['diary'] });
    await grantAccess(testApp, firm, own.id, writer, { mayCapture: true });
    const readStatus = async (who: TestPerson) => (await callAs(who, calls.getbyid, { query: { id: row.id } })).status;
    expect([await readStatus(reader), await readStatus(blind), await readStatus(writer)]).toEqual([200, 404, 200]);
    expect((await callAs(reader, calls.update, { body: row })).status).toBe(403);
    expect((await callAs(reader, calls._delete, { body: { id: row.id } })).status).toBe(403);
    expect((await callAs(reader, calls.add, { body: { matterID: own.id, title: 'Mine', value: 1 } })).status).toBe(403);
    expect((await callAs(writer, calls.update, { body: row })).status).toBe(200);
  });

  test('a type of matter without such rows takes none', async () => {
    const insolvency = await createMatter(testApp, firm, { systemType: 1 });
    const refused = await callAs(firm.admin, calls.add, { body: { matterID: insolvency.id, title: 'No', value: 1 } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([422, ['matterID']]);
  });

  test('the record’s own rule keeps a row from going', async () => {
    const { body: row } = await callAs(firm.admin, calls.add, {
      body: { matterID: matter.id, title: 'Insured', value: 1, isInsured: true },
    });
    const refused = await callAs(firm.admin, calls._delete, { body: { id: row.id } });
    expect(refused.body).toEqual({ id: ['End the insurance first.'] });
    expect((await callAs(firm.admin, calls.getbyid, { query: { id: row.id } })).status).toBe(200);
  });
});

test('a row written in an older shape still opens', async () => {
  const { body: row } = await callAs(firm.admin, calls.add, { body: { matterID: matter.id, title: 'Old', value: 1 } });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(
      sql`update painting set details = '{"wall":"South","hung":"long ago","gone":1}', owners = '7' where id = ${row.id}`,
    ),
  );
  expect((await callAs(firm.admin, calls.getbyid, { query: { id: row.id } })).body).toMatchObject({
    details: { wall: 'South', hung: { since: null } },
    owners: [],
  });
});
