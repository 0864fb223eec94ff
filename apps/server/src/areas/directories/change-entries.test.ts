import type { DirectoryEntry } from '@boedel/contract/directories/directory';
import { createDirectoryCalls } from '@boedel/contract/directories/directory-calls';
import { directories } from '@boedel/contract/directories/registry';
import type { FieldKind } from '@boedel/contract/record/field';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createSampleEntry } from '../../testing/sample-entry';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const findLastAudit = (type: string, id: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<{ before: Record<string, unknown>; after: Record<string, unknown> }>(sql`
      select before, after from audit_entry where entity_type = ${type} and entity_id = ${id} order by id desc limit 1`),
  );

/** Another value of each kind that is kept in its own way. */
const others: Partial<Record<FieldKind, unknown>> = {
  text: 'Ê  ’n  1 ',
  notes: 'reël een\nreël twee',
  email: 'ander@example.test',
  number: 8,
  money: 99.99,
  percent: 12.25,
  flag: false,
  day: '1981-02-03',
};

/**
 * The answer is not read back from the database where it is known how the entry will stand: so it is read back here, for
 * every kind of column that a directory has.
 */
describe.each(['bondofsecurityprovider', 'lodgingrequirement', 'referrer', 'valuer'] as const)('%s', (key) => {
  const directory = directories[key];
  const calls = createDirectoryCalls(key, directory);
  const add = async (name: string) => {
    const { warnings: _, ...entry } = (await firm.admin.call(calls.add, { body: createSampleEntry(directory, name) }))
      .body;
    return entry;
  };
  const readEntry = async (id: number) => (await firm.admin.call(calls.getbyid, { query: { id } })).body;
  const changeEntry = async (body: DirectoryEntry) => {
    const { status, body: answered } = await firm.admin.call(calls.update, { body: body });
    const { warnings: _, ...entry } = answered;
    return { status, entry };
  };

  test('what a change answers is what stands there, and the trail tells that and no more', async () => {
    const { id, ...first } = await add('Soos dit staan');
    const fields = Object.entries(directory.fields).filter(([, { kind }]) => others[kind] !== undefined);
    let version = first.version;
    for (const [field, { kind }] of fields) {
      const before = await readEntry(id);
      const { status, entry } = await changeEntry({ ...before, [field]: others[kind] });
      expect([field, status, entry]).toEqual([field, 200, await readEntry(id)]);
      expect([field, entry.version]).toEqual([field, (version += 1)]);
      expect([field, entry[field as never]]).not.toEqual([field, before[field as never]]);
      const trail = await findLastAudit(key, id);
      expect([field, Object.keys(trail.before), Object.keys(trail.after).length]).toEqual([
        field,
        Object.keys(trail.after),
        1,
      ]);
    }
    const all = await changeEntry({ ...(await readEntry(id)), ...createSampleEntry(directory, 'Alles gelyk') });
    expect([all.status, all.entry]).toEqual([200, await readEntry(id)]);
    expect(Object.keys((await findLastAudit(key, id)).after).length).toBeGreaterThanOrEqual(fields.length);
  });

  test('what was saved unchanged is a version more, and the trail tells of no field', async () => {
    const entry = await add('Net so');
    const saved = await changeEntry(entry);
    expect(saved).toEqual({ status: 200, entry: { ...entry, version: 2 } });
    expect(await readEntry(entry.id)).toEqual(saved.entry);
    expect(await findLastAudit(key, entry.id)).toEqual({ before: {}, after: {} });
  });

  test('of those who save at the same moment one saves, and the others are shown what stands there', async () => {
    const entry = await add('Gelyktydig');
    const answers = await Promise.all(
      ['Een', 'Twee', 'Drie'].map((name) => firm.admin.call(calls.update, { body: { ...entry, name } })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { name } = answers.find(({ status }) => status === 200)!.body;
    for (const late of answers.filter(({ status }) => status === 409)) {
      expect(late.problem).toMatchObject({ conflict: { theirs: { name, version: 2 } } });
    }
    expect(await readEntry(entry.id)).toMatchObject({ name, version: 2 });
  });

  test('a name that another has is warned of when it is given, and not again with every other change', async () => {
    const there = await add('Naamgenoot');
    const entry = await add('Iemand anders');
    const renamed = await firm.admin.call(calls.update, { body: { ...entry, name: 'NAAMGENOOT' } });
    expect(renamed.body.warnings).toMatchObject([{ field: 'name', entryID: there.id }]);
    const { warnings: _, ...after } = renamed.body;
    const again = await firm.admin.call(calls.update, { body: { ...after, name: 'NAAMGENOOT' } });
    expect(again.body.warnings).toEqual([]);
  });
});
