import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { sql } from './sql';
import { declaredTables } from './table';

const testApp = createTestApp();

test("the stores' tables are what the migrations made: every declared column, its type and whether it may be empty", async () => {
  const rows = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ table: string; column: string; type: string; nullable: boolean }>(sql`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`),
  );
  const schema = new Map(
    rows.map((row) => [`${row.table}.${row.column}`, `${row.type}${row.nullable ? ' or null' : ''}`]),
  );
  const declared = [...declaredTables.values()].flatMap(({ name, columns }) =>
    Object.entries(columns).map(
      ([column, { sqlType, nullable }]) => [`${name}.${column}`, `${sqlType}${nullable ? ' or null' : ''}`] as const,
    ),
  );
  expect(declared.length).toBeGreaterThan(10);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(declared.map(([key]) => [key, schema.get(key)])));
});

test('little waits for a search index to take it in, for every search reads all that waits', async () => {
  const rows = await testApp.test.database.asOwner((tx) =>
    tx.rows<{ index: string; isShort: boolean }>(sql`
      select c.relname as index, coalesce('gin_pending_list_limit=64' = any(c.reloptions), false) as "isShort"
      from pg_class c join pg_am m on m.oid = c.relam
      where m.amname = 'gin' and c.relnamespace = 'public'::regnamespace and c.relname like ${String.raw`%\_search`}`),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ isShort }) => !isShort)).toEqual([]);
});
