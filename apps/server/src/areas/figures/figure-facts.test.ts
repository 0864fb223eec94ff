import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope, openProviderScope } from '../../platform/tenancy/scopes';
import { createDemoApp } from '../../testing/create-demo-app';
import { listColumnsRead, recordStatements } from '../../testing/record-reads';
import { figureTables, readBesideFacts } from '../kept-figures/figure-tables';
import { readFigureFacts } from './figure-facts';

const demoApp = createDemoApp();

test('every column that figures are read from is a fact, or says why it is none', async () => {
  const texts = new Set<string>();
  const matters = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.rows<{ id: number; firm: number }>(sql`select id, intermediary_id as firm from matter order by id`),
  );
  for (const { id, firm } of matters) {
    const scope = openFirmScope(demoApp.test.database, firm);
    await scope.read((tx) => readFigureFacts(recordStatements(tx, texts), id));
  }
  const read = await listColumnsRead(demoApp.test.database, texts);
  const isDeclared = (name: string): boolean => {
    const [table, column] = name.split('.') as [string, string | undefined];
    if (table in readBesideFacts || name in readBesideFacts) return true;
    const facts = figureTables[table];
    // A table is named by every statement on it; its columns say what is read.
    return facts === 'all' || (facts !== undefined && (column === undefined || facts.includes(column)));
  };
  expect([...read].filter((name) => !isDeclared(name)).toSorted()).toEqual([]);
  const tables = new Set([...read].map((name) => name.split('.')[0]!));
  expect(Object.keys(figureTables).filter((table) => !tables.has(table))).toEqual([]);
  const isRead = (name: string): boolean => [...read].some((each) => each === name || each.startsWith(`${name}.`));
  expect(Object.keys(readBesideFacts).filter((name) => !isRead(name))).toEqual([]);
}, 300_000);

test('the database notes the same tables and columns', async () => {
  const rows = await demoApp.test.database.asOwner((tx) =>
    tx.rows<{ table: string; columns: string | null; events: number }>(sql`
      select tgrelid::regclass::text as table, count(*)::int as events,
        min(nullif(encode(substring(tgargs from 1 for greatest(octet_length(tgargs) - 1, 0)), 'escape'), '')) as columns
      from pg_trigger where tgname in ('touches_added', 'touches_changed', 'touches_removed') group by tgrelid`),
  );
  // A new matter has no facts yet.
  expect(rows.filter(({ table, events }) => events !== (table === 'matter' ? 2 : 3))).toEqual([]);
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns?.split(',') ?? 'all']))).toEqual(
    figureTables,
  );
});

test('no row of a fact goes with a row of another table, unseen by the statement', async () => {
  const rows = await demoApp.test.database.asOwner((tx) =>
    tx.rows<{ from: string; to: string }>(sql`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and (confdeltype in ('c', 'n', 'd') or confupdtype in ('c', 'n', 'd'))`),
  );
  const unseen = rows
    .filter(({ from, to }) => from in figureTables && figureTables[to] === undefined)
    .map(({ from, to }) => `${from} with ${to}`);
  expect(unseen.toSorted()).toEqual([
    // A date of an activity is none of the will's.
    'diary_entry with activity',
    // Which paper bears it out is no part of the amount.
    'expense with matter_document',
    'income with matter_document',
  ]);
});

test('no function of the database changes a fact', async () => {
  const rows = await demoApp.test.database.asOwner((tx) =>
    tx.rows<{ name: string; body: string }>(sql`
      select p.proname as name, p.prosrc as body from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prolang <> (select oid from pg_language where lanname = 'c')`),
  );
  const changing = rows.flatMap(({ name, body }) =>
    Object.keys(figureTables)
      .filter((table) => new RegExp(`\\b(insert\\s+into|update|delete\\s+from)\\s+${table}\\b`, 'i').test(body))
      .map((table) => `${name}: ${table}`),
  );
  // Only what a matter is found by.
  expect(changing.filter((each) => !/search/.test(each))).toEqual([]);
});
