import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { largeTables, listLongLocks } from './long-locks';
import { migrations } from './migrate';
import { sql } from './sql';

/** Earlier ones ran while every database was small. */
const since = '20261120';
const isAnyTable = (): boolean => true;

describe('what a migration holds of a large table', () => {
  test.each([
    ['alter table audit_entry alter column kind type text', 'reading and writing'],
    ['alter table audit_entry alter column kind set not null;', 'reading and writing'],
    ["alter table only job add column note text, add constraint told check (note <> '')", 'reading and writing'],
    ['ALTER TABLE job ADD FOREIGN KEY (firm) REFERENCES firm (id)', 'reading and writing'],
    ['alter table job add column token uuid not null default gen_random_uuid()', 'reading and writing'],
    ['alter table job add unique (a, b)', 'reading and writing'],
    ['create index job_name on job (name)', 'writing'],
    ['create unique index job_name on "job"(name)', 'writing'],
    ["update job set state = 'done'", 'changes of the same rows'],
    ['delete from job', 'changes of the same rows'],
  ])('%s', (statement, lock) => {
    expect(listLongLocks(statement, isAnyTable).map((found) => found.lock)).toEqual([lock]);
    expect(listLongLocks(statement, () => false)).toEqual([]);
  });

  test.each([
    'alter table job add column note text',
    "alter table job add column note text not null default ''",
    'alter table job add column is_late boolean not null default false, drop column old',
    'alter table job add constraint told check (note is not null) not valid',
    'alter table job validate constraint told',
    'alter table job add constraint told unique using index job_note',
    'create index if not exists job_name on job (name)',
    'create table job (id bigint); create index job_id on job (id); update job set id = 1',
    "-- update job set id = 1\ncomment on table job is 'update job;';",
    'create function f() returns void as $$ begin update job set id = 1; end $$ language plpgsql',
  ])('nothing: %s', (statement) => {
    expect(listLongLocks(statement, isAnyTable)).toEqual([]);
  });
});

test('no migration keeps people out of a table of ten million rows for more than two seconds', () => {
  const long = migrations
    .filter(({ name }) => name >= since)
    .flatMap(({ name, text }) => listLongLocks(text).map((found) => ({ name, ...found })));
  expect(long).toEqual([]);
  // The rule sees what it is for: earlier migrations, which ran on small databases, would not pass.
  expect(migrations.flatMap(({ text }) => listLongLocks(text)).length).toBeGreaterThan(10);
});

const testApp = createTestApp();
test('every large table is one of the schema', async () => {
  const rows = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ name: string }>(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`),
  );
  const there = new Set(rows.map(({ name }) => name));
  expect([...largeTables].filter((name) => !there.has(name))).toEqual([]);
});
