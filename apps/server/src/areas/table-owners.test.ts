import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migrations } from '../platform/db/migrate';
import { listWrittenTables } from '../platform/db/written-tables';
import readsOfOthers from '../testing/reads-of-others.json';

const source = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tables that no store declares by name, or several areas share: whose they are. */
const owners: Readonly<Record<string, string>> = {
  bank_account: 'cash',
  directory_import_row: 'directories',
  expense: 'cash',
  identity_nonce: 'session',
  inbox_entry: 'inbox',
  income: 'cash',
  intermediary: 'intermediaries',
  job: 'jobs',
  liability: 'liabilities',
  marriage: 'marriages',
  matter_document_link: 'documents',
  matter_label_on: 'matter-settings',
  meeting_advert: 'meetings',
  membership: 'users',
  money_movement: 'cash',
  password_reset: 'session',
  person: 'users',
  request_count: 'http',
  session: 'session',
  sign_in_challenge: 'session',
  sign_in_tries: 'session',
  stored_file: 'files',
  support_read: 'audit',
};

/** Deletes what is old, of every owner. */
const tidies = /^platform\/(housekeeping|backup)\//;

/** Stores that still write a table of another owner. The list only gets shorter: whoever moves a write takes it out. */
const stillWrites: readonly string[] = [
  'areas/diary/matter-event.store.ts: matter',
  'areas/diary/matter-event.store.ts: matter_milestone',
  // The day of a meeting is one with its event's; meetings stand above the diary and cannot be asked.
  'areas/diary/matter-event.store.ts: meeting_advert',
  'areas/firm-data/erasing.store.ts: intermediary',
  'areas/firm-data/erasing.store.ts: membership',
  'areas/firm-data/erasing.store.ts: person',
  'areas/firm-data/erasing.store.ts: stored_file',
  'areas/firm-data/export.store.ts: stored_file',
  'areas/firm-data/notice.store.ts: intermediary',
  'areas/firm/company.store.ts: intermediary',
  'areas/imports/imports.store.ts: directory_import_row',
  'areas/intermediaries/intermediaries.store.ts: firm_setting',
  'areas/intermediaries/open-firm.store.ts: company',
  'areas/intermediaries/open-firm.store.ts: membership',
  'areas/intermediaries/open-firm.store.ts: person',
  'areas/intermediaries/visit.store.ts: membership',
  'areas/matter-parties/matter-name.store.ts: matter',
  'areas/matter-people/access.store.ts: membership',
  'areas/matter/bulk-change.store.ts: matter_label_on',
  'areas/people/moved-records.store.ts: liability',
  'areas/recon/made-entries.store.ts: expense',
  'areas/recon/made-entries.store.ts: income',
  'areas/scheduler/scheduler.store.ts: job',
  'areas/session/membership.store.ts: membership',
  'areas/session/person.store.ts: person',
  'areas/statements/statement.store.ts: bank_line',
  'areas/system-changes/system-changes.store.ts: person',
  'areas/users/users.store.ts: matter',
  'platform/mail/queue-mails.ts: job',
  'platform/outside/make-link.ts: outside_link',
];

interface SourceFile {
  readonly path: string;
  /** The folder below `areas` or `platform`. */
  readonly area: string;
  readonly text: string;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.name.endsWith('.ts') && !/\.(test|testing|d)\.ts$/.test(entry.name) ? [path] : [];
  });

const removeComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
const files: readonly SourceFile[] = ['areas', 'platform'].flatMap((part) =>
  listFiles(join(source, part)).map((file) => {
    const path = relative(source, file).replaceAll('\\', '/');
    return { path, area: path.split('/')[1]!, text: removeComments(readFileSync(file, 'utf8')) };
  }),
);
const stores = files.filter(({ path }) => path.endsWith('.store.ts'));

const tables: ReadonlySet<string> = new Set(
  migrations.flatMap(({ text }) =>
    [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map((found) => found[1]!),
  ),
);
const listWrites = ({ text }: SourceFile): string[] => listWrittenTables(text).filter((table) => tables.has(table));
const listReads = ({ text }: SourceFile): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/g)].map((found) => found[1]!).filter((table) => tables.has(table)),
  ),
];

const ownerOf = new Map<string, string>();
for (const file of files)
  for (const [, table] of file.text.matchAll(/firmTable\(\s*'(\w+)'/g)) ownerOf.set(table!, file.area);
for (const file of files.filter(({ path }) => !tidies.test(path)))
  for (const table of listWrites(file)) if (!ownerOf.has(table)) ownerOf.set(table, file.area);
for (const [table, owner] of Object.entries(owners)) ownerOf.set(table, owner);

test('a table is written by its owner alone', () => {
  const writes = files
    .filter(({ path }) => !tidies.test(path))
    .flatMap((file) =>
      listWrites(file)
        .filter((table) => ownerOf.get(table) !== file.area)
        .map((table) => `${file.path}: ${table}`),
    );
  expect(writes.toSorted()).toEqual([...stillWrites].toSorted());
});

test('a store reads no more tables of other owners than it did', () => {
  const known: Readonly<Record<string, readonly string[]>> = readsOfOthers;
  const reads = Object.fromEntries(
    stores.flatMap((file) => {
      const others = listReads(file).filter((table) => ownerOf.has(table) && ownerOf.get(table) !== file.area);
      return others.length > 0 ? [[file.path, others.toSorted()] as const] : [];
    }),
  );
  const listPairs = (all: Readonly<Record<string, readonly string[]>>): string[] =>
    Object.entries(all).flatMap(([path, others]) => others.map((table) => `${path}: ${table}`));
  expect(listPairs(reads).toSorted()).toEqual(listPairs(known).toSorted());
});
