import { beforeAll, expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import type { DeclaredTable, ValueKind } from './archive-columns';
import { columnsInSchema, referencesInSchema, type SchemaColumn } from './archive-schema.store';
import { carriedDirectories, carriedOffices } from './archive-directories';
import { leftBehind, secretTables } from './archive-left-behind';
import { carriedTables } from './archive-tables';
import { listMatterTables } from './matter-archive.store';

const app = createTestApp();
let firm: TestFirm;
let columns: SchemaColumn[];
let references: { table: string; column: string; to: string }[];
let ofMatter: string[];
const listDeclared = (): DeclaredTable[] => [
  ...carriedTables.values(),
  ...carriedDirectories.values(),
  ...carriedOffices.values(),
];

beforeAll(async () => {
  firm = await app.createFirm();
  await openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    columns = await columnsInSchema(tx);
    references = await referencesInSchema(tx);
    ofMatter = [...new Set((await listMatterTables(tx)).map(({ name }) => name)), ...secretTables, 'matter'];
  });
});

const kinds: Readonly<Record<ValueKind, string>> = {
  text: 'text',
  html: 'text',
  integer: 'integer',
  bigint: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  moment: 'timestamp with time zone',
  texts: 'text[]',
  json: 'jsonb',
};
/** Never taken from a file, in any table; a matter's rows are given the new matter. */
const ofTheServer = new Set(['id', 'intermediary_id', 'version', 'matter_id', 'search_text', 'search_numbers']);

test('every table that holds something of a matter is declared as carried, or left behind with a reason', () => {
  const known = new Set([...listDeclared().map(({ name }) => name), ...Object.keys(leftBehind)]);
  expect(ofMatter.length).toBeGreaterThan(100);
  expect(ofMatter.filter((table) => !known.has(table))).toEqual([]);
  expect(Object.entries(leftBehind).filter(([table, reason]) => carriedTables.has(table) || reason === '')).toEqual([]);
  const tables = new Set(columns.map(({ table }) => table));
  expect([...known].filter((table) => !tables.has(table))).toEqual([]);
});

test('every column of a carried table is declared, with its kind and whether a row can be without it', () => {
  const wrong = listDeclared().flatMap((table) => {
    const inSchema = columns.filter((column) => column.table === table.name && !ofTheServer.has(column.column));
    const gone = [...table.columns.keys(), ...table.set.keys()].filter(
      (name) => !inSchema.some(({ column }) => column === name),
    );
    return [
      ...gone.map((name) => `${table.name}.${name} is not in the schema`),
      ...inSchema.flatMap(({ column: name, type, isRequired, hasDefault }) => {
        const at = `${table.name}.${name}`;
        const by = table.set.get(name);
        const column = table.columns.get(name);
        if (by && column) return [`${at} is declared twice`];
        if (by) {
          const isFilled = by !== 'left out' || !isRequired || hasDefault;
          return isFilled ? [] : [`${at} is left out, but a row cannot be without it`];
        }
        if (!column) return [`${at} is not declared`];
        return [
          ...(type === (column.is === 'value' ? kinds[column.kind] : 'bigint') ? [] : [`${at} is ${type}`]),
          ...(column.isRequired === isRequired ? [] : [`${at} is ${isRequired ? '' : 'not '}required`]),
        ];
      }),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every foreign key of a carried table is declared with the table it leads to', () => {
  const wrong = listDeclared().flatMap((table) =>
    references
      .filter(({ table: from, column }) => from === table.name && !table.set.has(column))
      .flatMap(({ column: name, to }) => {
        const column = table.columns.get(name);
        const leads =
          column?.is === 'reference' || column?.is === 'entry'
            ? column.to
            : column?.is === 'user'
              ? 'person'
              : undefined;
        return leads === to ? [] : [`${table.name}.${name} leads to ${to}`];
      }),
  );
  expect(wrong).toEqual([]);
});

test('a column that is named like an id leads somewhere, or is a choice of a fixed list', () => {
  const fixedLists = new Set(['claim_type_id', 'claim_basis_id', 'preferent_claim_category_id', 'security_type_id']);
  const loose = listDeclared().flatMap(({ name, columns: own }) =>
    [...own.values()].flatMap((column) =>
      /_id$|^done_by$/.test(column.name) && column.is === 'value' && !fixedLists.has(column.name)
        ? [`${name}.${column.name}`]
        : [],
    ),
  );
  expect(loose).toEqual([]);
});

test('a table stands after those it refers to, and what lets somebody in is in none of them', () => {
  const order = [...carriedTables.keys()];
  const early = [...carriedTables.values()].flatMap(({ name, columns: own, idsInJson }) => [
    ...[...own.values()].flatMap((column) =>
      column.is === 'reference' && column.to !== name && order.indexOf(column.to) >= order.indexOf(name)
        ? [`${name} before ${column.to}`]
        : [],
    ),
    ...[...idsInJson.values()].filter((to) => order.indexOf(to) >= order.indexOf(name)),
  ]);
  expect(early).toEqual([]);
  expect(
    [...carriedTables.values()].flatMap(({ columns: own }) =>
      [...own.values()].flatMap((column) =>
        column.is === 'reference' && !carriedTables.has(column.to) ? [column.to] : [],
      ),
    ),
  ).toEqual([]);
  const secrets = listDeclared().flatMap(({ name, columns: own }) =>
    [...own.keys()]
      .filter((column) => /hash|secret|token|sealed|password|roles/.test(column))
      .map((column) => `${name}.${column}`),
  );
  expect(secrets).toEqual([]);
});
