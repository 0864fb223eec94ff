import type { Refusal, Warning } from '@boedel/domain/law/refusal';
import { plainHeading } from '@boedel/domain/imports/read-cell';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../../platform/db/database';
import { sqlName, type Sql, sql } from '../../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../../platform/db/table';
import { tableStore } from '../../../platform/db/rows';
import { NotFound } from '../../../platform/problems';

export const importTable = firmTable('directory_import', {
  directory: c.text,
  file_name: c.text,
  state: c.text,
  size: c.int,
  content: c.text.orNull,
  encoding: c.text.orNull,
  separator: c.text.orNull,
  columns: c.json<(string | null)[]>(),
  unknown_headings: c.json<string[]>(),
  read_to: c.int,
  read_line: c.int,
  row_count: c.int,
  error_count: c.int,
  duplicate_count: c.int,
  added_count: c.int,
  refusals: c.json<Refusal[]>(),
  person_id: c.id.orNull,
  matter_id: c.id.orNull,
  system_type: c.int.orNull,
  day_format: c.text.orNull,
  stepped_at: c.instant.orNull,
  leaves_out_duplicates: c.flag,
  created_at: c.instant,
});
export const headingTable = firmTable('import_heading', { kind: c.text, heading: c.text, field: c.text });
export type DirectoryImportRow = RowOf<typeof importTable>;

/** A row of the file, ready to be staged. */
export interface StagedImportRow {
  readonly line: number;
  /** By column of the table. */
  readonly saved: Readonly<Record<string, unknown>>;
  /** By field, as a person reads it. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** Words and values apart, by field. */
  readonly errors: Readonly<Record<string, readonly Message[]>>;
  readonly warnings: readonly Warning[];
  readonly name: string;
}

export type ShownImportRow = Pick<StagedImportRow, 'line' | 'shown' | 'errors' | 'warnings'> & {
  readonly is_duplicate: boolean;
};
const shownColumns = sql`line, shown, errors, warnings, is_duplicate`;

const showing: Readonly<Record<'all' | 'errors' | 'duplicates', Sql>> = {
  all: sql`true`,
  errors: sql`is_wrong`,
  duplicates: sql`is_duplicate`,
};

export const importStore = (tx: Tx) => ({
  ...tableStore(tx, importTable),
  /** What somebody comes back to. */
  ofPerson: (
    directory: string,
    personId: number,
    matterId: number | null = null,
  ): Promise<DirectoryImportRow | undefined> =>
    tx.maybe(sql`
      select * from directory_import where directory = ${directory} and person_id = ${personId} and state <> 'receiving'
        and matter_id is not distinct from ${matterId} order by id desc limit 1`),
  /** Somebody else's is as good as not there: it holds what nobody has checked yet. */
  mine: async (importId: number, personId: number): Promise<DirectoryImportRow> => {
    const found = await tx.maybe<DirectoryImportRow>(sql`
      select * from directory_import where id = ${importId} and person_id = ${personId} for update`);
    if (!found) throw new NotFound();
    return found;
  },
  addPart: (importId: number, number: number, content: string) =>
    tx.run(sql`insert into directory_import_part (import_id, number, content) values (${importId}, ${number}, ${content})
      on conflict do nothing`),
  /** Whether its parts are more bytes than this. Their length in base64 nearly tells; only near the end are they decoded. */
  holdsMoreThan: async (importId: number, announced: number): Promise<boolean> => {
    const { most } = await tx.one<{ most: number }>(sql`
      select coalesce(sum(octet_length(content) / 4 * 3), 0)::bigint as most
      from directory_import_part where import_id = ${importId}`);
    if (most <= announced) return false;
    const { bytes } = await tx.one<{ bytes: number }>(sql`
      select sum(octet_length(decode(content, 'base64')))::bigint as bytes
      from directory_import_part where import_id = ${importId}`);
    return bytes > announced;
  },
  parts: async (importId: number): Promise<string[]> => {
    const rows = await tx.rows<{ content: string }>(
      sql`select content from directory_import_part where import_id = ${importId} order by number`,
    );
    return rows.map((row) => row.content);
  },
  dropParts: (importId: number) => tx.run(sql`delete from directory_import_part where import_id = ${importId}`),
  /** Many rows, one statement. */
  stage: (importId: number, rows: readonly StagedImportRow[]) =>
    tx.run(sql`
      insert into directory_import_row (import_id, line, saved, shown, errors, warnings, sort_name, is_wrong)
      select ${importId}, line, saved, shown, errors, warnings, plain_text(name), errors <> '{}'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (line int, saved jsonb, shown jsonb, errors jsonb, warnings jsonb, name text)`),
  /** A name that the directory has, or that stands earlier in the file. Each row is looked up by index, none joined. */
  markDuplicates: (importId: number, table: string) =>
    tx.run(sql`
      update directory_import_row r set is_duplicate = true
      where import_id = ${importId} and sort_name <> '' and (
        exists (select from ${sqlName(table)} d where d.sort_name = r.sort_name)
        or exists (select from directory_import_row e
                   where e.import_id = ${importId} and e.sort_name = r.sort_name and e.line < r.line))`),
  /** The same for those of some names, once a row was mended. */
  markAgain: (importId: number, table: string, names: readonly string[]) =>
    tx.run(sql`
      update directory_import_row r set is_duplicate = r.sort_name <> '' and (
        exists (select from ${sqlName(table)} d where d.sort_name = r.sort_name)
        or exists (select from directory_import_row e
                   where e.import_id = ${importId} and e.sort_name = r.sort_name and e.line < r.line))
      where import_id = ${importId} and sort_name = any(${[...names]}::text[])`),
  countAgain: (importId: number): Promise<{ error_count: number; duplicate_count: number }> =>
    tx.one(sql`
      select count(*) filter (where is_wrong)::int as error_count, count(*) filter (where is_duplicate)::int as duplicate_count
      from directory_import_row where import_id = ${importId}`),
  lineOf: (importId: number, line: number): Promise<(ShownImportRow & { sort_name: string }) | undefined> =>
    tx.maybe(
      sql`select ${shownColumns}, sort_name from directory_import_row where import_id = ${importId} and line = ${line}`,
    ),
  dropLine: (importId: number, line: number) =>
    tx.run(sql`delete from directory_import_row where import_id = ${importId} and line = ${line}`),
  page: async (importId: number, show: 'all' | 'errors' | 'duplicates', skip: number, take: number) => {
    const where = sql`import_id = ${importId} and ${showing[show]}`;
    const { total } = await tx.one<{ total: number }>(
      sql`select count(*) as total from directory_import_row where ${where}`,
    );
    const rows = await tx.rows<ShownImportRow>(
      sql`select ${shownColumns} from directory_import_row where ${where} order by line limit ${take} offset ${skip}`,
    );
    return { rows, total };
  },
  /** What did not become an entry. */
  dropUnmade: (importId: number) =>
    tx.run(sql`delete from directory_import_row where import_id = ${importId} and made_id is null`),
  /** Entries of an import that are no longer as they came in, or have contact persons by now; those removed since are gone. */
  changedSince: (importId: number, table: string, contacts: string | undefined): Promise<{ name: string }[]> =>
    tx.rows(sql`
      select d.name from directory_import_row r join ${sqlName(table)} d on d.id = r.made_id
      where r.import_id = ${importId} and (d.version <> r.made_version
        or exists (select from contact_person c where c.party = ${contacts ?? null} and c.party_id = d.id))
      order by d.id`),
  removeMade: (importId: number, table: string): Promise<number> =>
    tx.run(sql`
      delete from ${sqlName(table)} d using directory_import_row r where r.import_id = ${importId} and d.id = r.made_id`),
  dropRows: (importId: number) => tx.run(sql`delete from directory_import_row where import_id = ${importId}`),

  remembered: async (kind: string): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await tableStore(tx, headingTable).list(sql`kind = ${kind}`)).map(({ heading, field }) => [heading, field]),
    ),

  /** Which field each heading was taken for; the next file with it is mapped by itself. */
  async remember(kind: string, headings: readonly string[], columns: readonly (string | null)[]): Promise<void> {
    for (const [at, field] of columns.entries()) {
      const heading = plainHeading(headings[at] ?? '').slice(0, 200);
      if (field === null || heading === '') continue;
      await tx.run(sql`
        insert into import_heading (kind, heading, field) values (${kind}, ${heading}, ${field})
        on conflict (intermediary_id, kind, heading) do update set field = excluded.field, version = import_heading.version + 1`);
    }
  },
});

export const deleteOldImports = (tx: Tx, createdBefore: string, unmadeBefore: string): Promise<number> =>
  tx.run(sql`
    delete from directory_import where created_at < ${createdBefore} or (created_at < ${unmadeBefore}
      and not exists (select from directory_import_row r
        where r.intermediary_id = directory_import.intermediary_id and r.import_id = directory_import.id and r.made_id is not null))`);

export const deleteUnmadeRows = (tx: Tx, createdBefore: string): Promise<number> =>
  tx.run(sql`
    delete from directory_import_row r using directory_import i
    where i.intermediary_id = r.intermediary_id and i.id = r.import_id and i.created_at < ${createdBefore} and r.made_id is null`);
