import type { DirectoryEntry } from '@boedel/contract/directories/directory';
import { createDirectoryCalls } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { createSampleEntry } from '../../testing/sample-entry';

const testApp = createTestApp();

/** One loop over the registry: what holds for one directory holds for each. */
describe.each(Object.entries(directories))('%s', (key, directory) => {
  const calls = createDirectoryCalls(key, directory);
  let firm: TestFirm;
  let admin: TestPerson;
  const add = async (name: string, by: TestPerson = admin) =>
    by.call(calls.add, { body: createSampleEntry(directory, name) });
  const addEntry = async (name: string): Promise<DirectoryEntry> => (await add(name)).body;
  const list = async (
    query: Record<string, unknown>,
    by: TestPerson = admin,
  ): Promise<{ rows: DirectoryEntry[]; total: number }> => (await by.call(calls.getlist, { query })).body;
  /** Identity, passport and account numbers leave masked. */
  const toAnswered = (name: string) =>
    Object.fromEntries(
      Object.entries(createSampleEntry(directory, name)).map(([field, value]) => [
        field,
        isPrivate(field) ? maskNumber(String(value)) : value,
      ]),
    );
  beforeAll(async () => {
    firm = await testApp.createFirm();
    admin = firm.admin;
  });

  test('an entry is added with every field, got, changed and deleted, and the trail tells each', async () => {
    const { status, body } = await add('Eerste Inskrywing');
    expect(status).toBe(200);
    const { warnings, ...entry } = body;
    expect(warnings).toEqual([]);
    expect(entry).toMatchObject({ ...toAnswered('Eerste Inskrywing'), ownedBy: 'firm', version: 1 });
    expect((await admin.call(calls.getbyid, { query: { id: entry.id } })).body).toEqual(entry);

    const changed = await admin.call(calls.update, { body: { ...entry, name: 'Tweede Naam' } });
    expect(changed.body).toMatchObject({ id: entry.id, name: 'Tweede Naam', version: 2 });
    expect((await admin.call(calls._delete, { query: { id: entry.id } })).body).toEqual({ done: true });
    expect((await admin.call(calls.getbyid, { query: { id: entry.id } })).status).toBe(404);

    const trail = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ action: string; before: object; after: object }>(
        sql`select action, before, after from audit_entry where entity_type = ${key} and entity_id = ${entry.id} order by id`,
      ),
    );
    expect(trail.map(({ action }) => action)).toEqual([`${key}.added`, `${key}.changed`, `${key}.deleted`]);
    expect(trail[1]).toMatchObject({ before: { name: 'Eerste Inskrywing' }, after: { name: 'Tweede Naam' } });
  });

  test('whoever saves second is shown what is there, and nothing is overwritten', async () => {
    const entry = await addEntry('Twee Mense');
    await admin.call(calls.update, { body: { ...entry, name: 'Die eerste' } });
    const second = await admin.call(calls.update, { body: { ...entry, name: 'Die tweede' } });
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({ conflict: { theirs: { name: 'Die eerste', version: 2 } } });
  });

  test('the same name, whatever the accents, is saved with a warning that names the other', async () => {
    const first = await addEntry('Café Müller');
    const second = (await add('CAFE MULLER')).body;
    expect(second.warnings).toMatchObject([{ field: 'name', entryID: first.id }]);
    expect(second.version).toBe(1);
  });

  test('a list is searched without accents, sorted both ways and paged with its total', async () => {
    const own = await testApp.createFirm();
    for (const name of ['Ünsal Zebra', 'alpha Zebra', 'Bêta Zebra', 'Gamma']) await add(name, own.admin);
    const listNames = async (query: Record<string, unknown>): Promise<string[]> =>
      (await list(query, own.admin)).rows.map((row) => row.name);
    expect(await listNames({ searchString: 'zebra' })).toEqual(['alpha Zebra', 'Bêta Zebra', 'Ünsal Zebra']);
    expect(await listNames({ searchString: 'unsal ZEB' })).toEqual(['Ünsal Zebra']);
    expect(await listNames({ searchString: '100%_' })).toEqual([]);
    expect(await listNames({ searchString: 'zebra', sortModelColId: 'name', sortModelSort: 'desc' })).toEqual([
      'Ünsal Zebra',
      'Bêta Zebra',
      'alpha Zebra',
    ]);
    const second = await list({ searchString: 'zebra', skip: 1, take: 1 }, own.admin);
    expect(second).toMatchObject({ rows: [{ name: 'Bêta Zebra' }], total: 3 });
    for (const column of Object.keys(directory.fields)) {
      const sorted = await own.admin.call(calls.getlist, {
        query: { sortModelColId: column, sortModelSort: 'desc' },
      });
      expect([column, sorted.status]).toEqual([column, 200]);
    }
    expect((await own.admin.call(calls.getlist, { query: { sortModelColId: 'nothing' } })).status).toBe(400);
  });

  test("another firm's entry is no entry", async () => {
    const entry = await addEntry('Net Ons s\u2019n');
    const stranger = (await testApp.createFirm()).admin;
    const unknown = 987_654_321;
    for (const ask of [
      (id: number) => stranger.call(calls.getbyid, { query: { id } }),
      (id: number) => stranger.call(calls.update, { body: { ...entry, id } }),
      (id: number) => stranger.call(calls._delete, { query: { id } }),
    ]) {
      const [foreign, none] = [await ask(entry.id), await ask(unknown)];
      expect([foreign.status, foreign.raw.toString()]).toEqual([404, none.raw.toString()]);
    }
    expect((await list({ searchString: 'net ons' }, stranger)).total).toBe(0);
  });

  test('somebody who only reads may look but not write', async () => {
    const entry = await addEntry('Kyk Net');
    const reader = await firm.person([]);
    expect((await reader.call(calls.getbyid, { query: { id: entry.id } })).status).toBe(200);
    expect((await add('Nee', reader)).status).toBe(403);
    expect((await reader.call(calls.update, { body: entry })).status).toBe(403);
    expect((await reader.call(calls._delete, { query: { id: entry.id } })).status).toBe(403);
  });

  test('what is wrong is said field by field', async () => {
    expect((await admin.call(calls.add, { body: { name: '  ' } })).problem).toEqual({
      name: ['Fill this in.'],
    });
    const checked = Object.entries(directory.fields).filter(([, { kind }]) => kind === 'email' || kind === 'idNumber');
    for (const [field] of checked) {
      const refused = await admin.call(calls.add, { body: { name: 'X', [field]: 'nonsense' } });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.problem)).toEqual([field]);
    }
  });
});
