import { expect, test } from 'vitest';
import { createFreshDatabase } from '../../testing/database';
import { createTestApp } from '../../testing/test-app';
import { functions, migrate, migrations } from './migrate';
import { sql } from './sql';

const testApp = createTestApp();
const listFunctionNames = (text: string): string[] =>
  [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)].map((match) => match[1]!);
/** The last migration that still brought functions which now have files of their own. */
const beforeTheFiles = '20261115T0970_who_calls_is_planned_once.sql';

test('a function has one file, and no later migration says it again', () => {
  const inFiles = functions.flatMap(({ text }) => listFunctionNames(text));
  expect(inFiles.length).toBeGreaterThan(8);
  expect(new Set(inFiles).size).toBe(inFiles.length);
  const again = migrations
    .filter(({ name }) => name > beforeTheFiles)
    .flatMap(({ name, text }) =>
      listFunctionNames(text)
        .filter((each) => inFiles.includes(each))
        .map((each) => `${name}: ${each}`),
    );
  expect(again).toEqual([]);
});

test('a file that changed is run once more, and one that did not is left alone', async () => {
  const fresh = await createFreshDatabase();
  const { database } = fresh;
  try {
    const listApplied = () =>
      database.asOwner((tx) =>
        tx.rows<{ name: string; at: string }>(
          sql`select name, applied_at::text as at from schema_function order by name`,
        ),
      );
    const first = await listApplied();
    expect(first.map(({ name }) => name)).toEqual(functions.map(({ name }) => name));
    await migrate(database);
    expect(await listApplied()).toEqual(first);
    await database.asOwner((tx) =>
      tx.script(`update schema_function set fingerprint = 'of an older text' where name = 'append-only.sql';
        create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$`),
    );
    await migrate(database);
    const changed = (await listApplied()).filter(({ name, at }) => first.find((f) => f.name === name)!.at !== at);
    expect(changed.map(({ name }) => name)).toEqual(['append-only.sql']);
    await expect(database.asOwner((tx) => tx.script('delete from audit_entry'))).rejects.toThrow('append only');
  } finally {
    await fresh.close();
  }
});

test('they belong to the roles that the migrations gave them to', async () => {
  const owners = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ name: string; owner: string }>(sql`select p.proname as name, r.rolname as owner
      from pg_proc p join pg_roles r on r.oid = p.proowner where p.proname in ('caller_of', 'link_of', 'must_be_caller', 'rename_person') order by 1`),
  );
  expect(owners).toEqual([
    { name: 'caller_of', owner: 'boedel_provider' },
    { name: 'link_of', owner: 'boedel_provider' },
    { name: 'must_be_caller', owner: 'boedel_provider' },
    { name: 'rename_person', owner: 'boedel_provider' },
  ]);
});
