import { isRefused } from '@boedel/domain/law/refusal';
import { joinSql, sqlName, sql } from '../../platform/db/sql';
import type { TestApp, TestFirm } from '../../testing/test-app';
import { importAfterPreview, type Opened, packArchive, type TestRow } from './archive.testing';
import type { Column, ValueKind } from './archive-columns';
import { carriedDirectories } from './archive-directories';
import { carriedTables } from './archive-tables';
import { type MatterArchiveContents, readArchive } from './read-archive';

type Tables = Map<string, TestRow[]>;
type Chance = () => number;

const pick = <T>(some: Chance, from: readonly T[]): T => from[Math.floor(some() * from.length)]!;

/** What may stand in a file where something else is asked for. */
const hostile: readonly unknown[] = [
  null,
  '',
  '1',
  '\u0000',
  '\ud800',
  "'; drop table matter; --",
  '<script>alert(1)</script>',
  '•••••••••0089',
  -1,
  0,
  1,
  2,
  3,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  [1],
  {},
  ['SuperAdmin'],
  '{SuperAdmin}',
  { $: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  '0000-00-00',
  '9999-12-31',
  '2026-01-01T00:00:00Z',
  'infinity',
  'x'.repeat(5_000),
];

/** Tables and columns somebody who attacks would name. */
const strangeTables = [
  'membership', 'person', 'intermediary', 'session', 'outside_link', 'client_answer', 'signing', 'signer', 'payout',
  'payout_approval', 'ledger_event', 'ledger_posting', 'audit_entry', 'audit_link', 'matter_access', 'firm_setting',
  'company', 'job', 'mail', 'password_reset', 'refresh_token', 'schema_migration', 'pg_authid', '__proto__', 'constructor',
]; // prettier-ignore
const strangeColumns = [
  'roles', 'hash', 'secret', 'version', 'intermediary_id', 'person_id', 'person_name', 'done_by', 'created_by', 'state',
  'key', 'is_provider', 'approved_at', 'makers', '__proto__', 'id', 'matter_id', 'search_text',
]; // prettier-ignore

/** A value of this kind, as the product could write it. */
const fitting: Readonly<Record<ValueKind, (some: Chance) => unknown>> = {
  text: (some) => pick(some, ['other', 'person', 'cash', 'value', 'x', 'SuperAdmin']),
  html: () => '<p onclick="x()">x</p>',
  integer: (some) => Math.floor(some() * 12),
  bigint: (some) => Math.floor(some() * 1_000_000),
  decimal: (some) => Math.floor(some() * 100),
  boolean: (some) => some() < 0.5,
  date: () => '2026-03-01',
  moment: () => '2026-03-01T08:00:00Z',
  texts: () => ['x'],
  json: (some) => pick(some, [{}, [], [{ assetID: 1 }], [{ partyID: 1 }]]),
};

const drawId = (some: Chance, tables: Tables, table: string): unknown => {
  const rows = tables.get(table) ?? [];
  return rows.length > 0 && some() < 0.9 ? (pick(some, rows) as TestRow | null)?.['id'] : Math.floor(some() * 60);
};

function valueFor(some: Chance, tables: Tables, column: Column): unknown {
  if (!column.isRequired && some() < 0.4) return null;
  if (column.is === 'value') return fitting[column.kind](some);
  return column.is === 'reference' || column.is === 'entry' ? drawId(some, tables, column.to) : Math.floor(some() * 40);
}

let planted = 1_000_000;
/** One change, and what it was called. */
function change(some: Chance, tables: Tables): string {
  const table = pick(some, [...tables.keys()]);
  const rows = tables.get(table)!;
  const picked: unknown = Array.isArray(rows) && rows.length > 0 ? pick(some, rows) : undefined;
  const row = typeof picked === 'object' && picked !== null ? (picked as TestRow) : undefined;
  const column = row ? pick(some, Object.keys(row)) : undefined;
  const kind = Math.floor(some() * 12);
  if (kind <= 2 && row && column) row[column] = pick(some, hostile);
  else if (kind === 3 && row) {
    const leads = [...(carriedTables.get(table)?.columns.values() ?? [])].filter(({ is }) => is !== 'value');
    const to = leads.length > 0 ? pick(some, leads) : undefined;
    if (to)
      row[to.name] = pick(some, [drawId(some, tables, table), String(row['id']), Math.floor(some() * 60), 2 ** 40]);
  } else if (kind === 4)
    tables.set(pick(some, strangeTables), [{ id: 1, roles: ['SuperAdmin'], person_id: 1, matter_id: 1 }]);
  else if (kind === 5 && row) row[pick(some, strangeColumns)] = pick(some, hostile);
  else if (kind === 6 && row) rows.push({ ...row, ...(some() < 0.5 && { id: (planted += 1) }) });
  else if (kind === 7 && row) rows.splice(rows.indexOf(row), 1);
  else if (kind === 8) tables.delete(table);
  else if (kind === 9)
    (tables as Map<string, unknown>).set(table, pick(some, [{}, 'rows', null, [null], [[1]], [1], rows]));
  else {
    const declared = pick(some, [...carriedTables.values()]);
    const made: TestRow = { id: (planted += 1), matter_id: tables.get('matter')?.[0]?.['id'] };
    for (const one of declared.columns.values()) made[one.name] = valueFor(some, tables, one);
    tables.set(declared.name, [...(tables.get(declared.name) ?? []), made]);
    return `a row of ${declared.name}`;
  }
  return `${kind} in ${table}`;
}

/** An archive with one change to three, some of them so that they still fit. */
export function mutateArchive(
  some: Chance,
  { tables, people }: Opened,
): { tables: Tables; people: unknown; how: string } {
  const copy: Tables = new Map(structuredClone([...tables]));
  const how = Array.from({ length: 1 + Math.floor(some() * 3) }, () => {
    const list = [...copy.values()];
    return list.length > 0 && list.every(Array.isArray) ? change(some, copy) : '';
  });
  return { tables: copy, people: some() < 0.02 ? pick(some, hostile) : people, how: how.join(', ') };
}

const neverWritten =
  /^(membership|person|intermediary|session|outside_link|client_answer|signing|signer|payout|ledger|audit|matter_access|mail|job|firm_)/;
const serverColumns = /^(id|version|intermediary_id|matter_id|hash|secret|roles|key|person_name|approved_at|makers)$/;

/**
 * What is wrong with what was read from an archive: it names something that is never taken, or leads outside. Says it again
 * in its own words, so that a fault of the declaration's reader is not trusted by its own test.
 */
export function findHarm({ tables, entries }: MatterArchiveContents): string[] {
  const ids = new Map<string, Set<unknown>>([
    ...tables.map(({ declared, rows }) => [declared.name, new Set(rows.map(({ id }) => id))] as const),
    ...[...entries].map(([table, held]) => [table, new Set(held.keys())] as const),
  ]);
  return tables.flatMap(({ declared, rows }) => [
    ...(neverWritten.test(declared.name) ? [`${declared.name} is written`] : []),
    ...rows.flatMap(({ values }) =>
      Object.entries(values).flatMap(([column, value]) => {
        const at = `${declared.name}.${column}`;
        if (serverColumns.test(column)) return [`${at} is taken`];
        const leads = declared.columns.get(column);
        if (!leads) return value === true && declared.set.get(column) === 'importer' ? [] : [`${at} is not declared`];
        if (leads.is === 'value' || value === null) return [];
        if (typeof value !== 'number') return [`${at} is no number`];
        if (leads.is !== 'reference' && leads.is !== 'entry') return [];
        return ids.get(leads.to)?.has(value) ? [] : [`${at} leads outside`];
      }),
    ),
  ]);
}

interface MutatedArchive {
  readonly tables: Tables;
  readonly how: string;
}

/** Reads so many mutated archives in memory; gives what was refused, what was taken, and every harm. */
export function runReaderFuzz(
  some: Chance,
  opened: Opened,
  count: number,
): { refused: number; taken: MutatedArchive[]; harm: string[] } {
  let refused = 0;
  const taken: MutatedArchive[] = [];
  const harm: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { tables, people, how } = mutateArchive(some, opened);
    const contents = readArchive(tables, people);
    if (isRefused(contents)) refused += 1;
    else {
      harm.push(...findHarm(contents).map((each) => `${how}: ${each}`));
      taken.push({ tables, how });
    }
  }
  return { refused, taken, harm };
}

/** Tables that may gain rows beside the matter's own: its trail, its files' bytes, counters, and the firm's lists. */
const besides = new Set([
  'audit_entry',
  'audit_link',
  'audit_tail',
  'job',
  'matter_sequence',
  'matter_count',
  'directory_size',
  'contact_person',
  ...carriedDirectories.keys(),
]);

/**
 * A hash of every table without the rows of matters that were imported, and of the tables that may grow without what was
 * added since: when imports are harmless, it stays the same.
 */
export async function hashOthers(
  { test }: TestApp,
  {
    imported,
    firmId,
    before,
  }: { readonly imported: readonly number[]; readonly firmId: number; readonly before?: ReadonlyMap<string, number> },
): Promise<{ hashes: ReadonlyMap<string, string>; last: ReadonlyMap<string, number> }> {
  return test.database.asOwner(async (tx) => {
    const tables = await tx.rows<{ table: string; has_matter: boolean; has_id: boolean; has_firm: boolean }>(sql`
      select c.relname as table, bool_or(a.attname = 'matter_id') as has_matter, bool_or(a.attname = 'id') as has_id,
        bool_or(a.attname = 'intermediary_id') as has_firm
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by 1`);
    const parts = tables.map(({ table, has_matter, has_id, has_firm }) => {
      const conditions = [
        ...(has_matter ? [sql`(matter_id = any(${imported}::bigint[])) is not true`] : []),
        ...(table === 'matter' ? [sql`id <> all(${imported}::bigint[])`] : []),
        ...(besides.has(table)
          ? [
              has_id && !['directory_size', 'matter_sequence'].includes(table)
                ? sql`id <= ${before?.get(table) ?? Number.MAX_SAFE_INTEGER}`
                : has_firm
                  ? sql`intermediary_id <> ${firmId}`
                  : sql`false`,
            ]
          : []),
      ];
      const where = conditions.length > 0 ? sql`where ${joinSql(conditions, ' and ')}` : sql``;
      return sql`select ${table}::text as table, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash,
        ${has_id ? sql`coalesce(max((to_jsonb(t) ->> 'id')::bigint), 0)` : sql`0`}::float8 as last from ${sqlName(table)} t ${where}`;
    });
    const rows = await tx.rows<{ table: string; hash: string; last: number }>(joinSql(parts, ' union all '));
    return {
      hashes: new Map(rows.map(({ table, hash }) => [table, hash])),
      last: new Map(rows.map(({ table, last }) => [table, last])),
    };
  });
}

/**
 * Sends mutated archives the whole way; of each it gives whether it was imported, and every harm it did. What stood before the
 * first is compared after each: one reading of every table an import, however many matters there are by then.
 */
export async function createMutatedImporter(
  app: TestApp,
  firm: TestFirm,
  opened: Opened,
): Promise<(one: MutatedArchive) => Promise<{ isImported: boolean; harm: string[] }>> {
  const imported: number[] = [];
  const of = { imported, firmId: firm.id };
  const { last } = await hashOthers(app, of);
  let { hashes: before } = await hashOthers(app, { ...of, before: last });
  return async ({ tables, how }) => {
    const { status, body, problem } = await importAfterPreview(app, firm.admin, packArchive(opened, tables));
    const isImported = status === 200;
    if (isImported) imported.push(body.matterID);
    const { hashes: after } = await hashOthers(app, { ...of, before: last });
    const changed = [...before].filter(([table, hash]) => after.get(table) !== hash).map(([table]) => table);
    before = after;
    return {
      isImported,
      harm: [
        ...(isImported || status === 422 || status === 400 ? [] : [`${how}: ${status} ${JSON.stringify(problem)}`]),
        ...changed.map((table) => `${how}: ${table} changed`),
      ],
    };
  };
}
