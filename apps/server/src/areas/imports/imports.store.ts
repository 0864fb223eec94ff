import { type ImportKind, importKinds } from '@boedel/contract/imports/import-kinds';
import type { Role } from '@boedel/domain/access/role';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { sqlName, sql, type Sql } from '../../platform/db/sql';
import { NotFound } from '../../platform/problems';
import { type DirectoryImportRow, importStore } from '../directories/import/import.store';

export type SheetCells = Readonly<Record<string, string>>;
export type SheetErrors = Readonly<Record<string, readonly Message[]>>;

/** A row of the file, as it is staged. */
export interface ImportSheetRow {
  readonly line: number;
  readonly cells: SheetCells;
  readonly errors: SheetErrors;
  readonly notes: readonly Message[];
  readonly is_duplicate: boolean;
  readonly is_skipped: boolean;
}
export interface MadeRecord {
  readonly id: number;
  readonly version: number;
  readonly trail: number | null;
}
export interface MadeSheetRow extends MadeRecord {
  readonly line: number;
}
export interface ImportCounts {
  readonly rows: number;
  readonly wrong: number;
  readonly duplicates: number;
  readonly skipped: number;
  readonly ready: number;
  readonly made: number;
}

const showing: Readonly<Record<'all' | 'errors' | 'duplicates' | 'skipped', Sql>> = {
  all: sql`true`,
  errors: sql`is_wrong and not is_skipped`,
  duplicates: sql`is_duplicate and not is_skipped`,
  skipped: sql`is_skipped`,
};
const sheetColumns = sql`line, shown as cells, errors, warnings as notes, is_duplicate, is_skipped`;

/** A file and its rows, staged where imports of directories are. Somebody else's is as good as not there. */
export const sheetStore = (tx: Tx) => ({
  ...importStore(tx),

  async mine(importId: number, personId: number): Promise<DirectoryImportRow & { readonly directory: ImportKind }> {
    const found = await tx.maybe<DirectoryImportRow & { directory: ImportKind }>(sql`
      select * from directory_import where id = ${importId} and person_id = ${personId}
        and directory = any(${[...importKinds]}::text[]) for update`);
    if (!found) throw new NotFound();
    return found;
  },

  /** The next that are to be made. */
  toMake: (importId: number, leaveOutDuplicates: boolean, most: number): Promise<ImportSheetRow[]> =>
    tx.rows(sql`
      select ${sheetColumns} from directory_import_row
      where import_id = ${importId} and made_id is null and not is_wrong and not is_skipped
        and not (is_duplicate and ${leaveOutDuplicates}) order by line limit ${most}`),

  rowAt: (importId: number, line: number): Promise<ImportSheetRow | undefined> =>
    tx.maybe(sql`
      select ${sheetColumns} from directory_import_row where import_id = ${importId} and line = ${line} and made_id is null`),

  sheetPage: async (importId: number, show: keyof typeof showing, skip: number, take: number) => {
    const where = sql`import_id = ${importId} and made_id is null and ${showing[show]}`;
    const { total } = await tx.one<{ total: number }>(
      sql`select count(*)::int as total from directory_import_row where ${where}`,
    );
    const rows = await tx.rows<ImportSheetRow>(
      sql`select ${sheetColumns} from directory_import_row where ${where} order by line limit ${take} offset ${skip}`,
    );
    return { rows, total };
  },

  counts: (importId: number): Promise<ImportCounts> =>
    tx.one(sql`
      select count(*)::int as rows, count(*) filter (where is_wrong and not is_skipped)::int as wrong,
        count(*) filter (where is_duplicate and not is_wrong and not is_skipped)::int as duplicates,
        count(*) filter (where is_skipped)::int as skipped,
        count(*) filter (where not is_wrong and not is_skipped and made_id is null)::int as ready,
        count(made_id)::int as made
      from directory_import_row where import_id = ${importId}`),

  /** What trying a row came to. Whether it stands twice in the file is known at its end alone. */
  tell: (importId: number, line: number, row: Pick<ImportSheetRow, 'cells' | 'errors' | 'notes' | 'is_duplicate'>) =>
    tx.run(sql`
      update directory_import_row set shown = ${JSON.stringify(row.cells)}::jsonb, errors = ${JSON.stringify(row.errors)}::jsonb,
        warnings = ${JSON.stringify(row.notes)}::jsonb, is_wrong = ${Object.keys(row.errors).length > 0}, is_duplicate = ${row.is_duplicate}
      where import_id = ${importId} and line = ${line}`),

  skip: (importId: number, lines: readonly number[] | null, isSkipped: boolean): Promise<number> =>
    tx.run(sql`
      update directory_import_row set is_skipped = ${isSkipped}
      where import_id = ${importId} and made_id is null and ${lines ? sql`line = any(${[...lines]}::int[])` : sql`is_wrong`}`),

  /** Lines whose cells of one field stand earlier in the file, with the line they stand on first. */
  repeated: (importId: number, field: string): Promise<{ line: number; first: number }[]> =>
    tx.rows(sql`
      select line, first from (select line, min(line) over (partition by plain_text(shown ->> ${field})) as first
        from directory_import_row where import_id = ${importId} and coalesce(trim(shown ->> ${field}), '') <> '') r
      where line > first order by line`),

  /** What a made row holds of people is in its matter now, and not here too. */
  keepMade: (importId: number, made: readonly MadeSheetRow[]): Promise<number> =>
    tx.run(sql`
      update directory_import_row r set made_id = m.id, made_version = m.version, made_trail = m.trail, shown = '{}', warnings = '[]'
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m (line int, id bigint, version int, trail bigint)
      where r.import_id = ${importId} and r.line = m.line`),

  madeOf: (importId: number): Promise<MadeSheetRow[]> =>
    tx.rows(sql`
      select line, made_id as id, made_version as version, made_trail as trail from directory_import_row
      where import_id = ${importId} and made_id is not null order by line`),
});

export const findMember = (
  tx: Tx,
  personId: number | null,
): Promise<{ email: string; full_name: string; roles: Role[]; types: number[] } | undefined> =>
  tx.maybe(sql`
    select p.email, p.full_name, m.roles, array(select unnest(m.system_types) intersect select unnest(i.system_types)) as types
    from membership m join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
    where m.intermediary_id = app_firm() and m.person_id = ${personId} and m.accepted_at is not null and m.support_until is null`);

export const tables: Readonly<Record<ImportKind, string>> = {
  matter: 'matter',
  person: 'matter_party',
  asset: 'asset',
  liability: 'liability',
  claim: 'creditorclaim',
};

export const namedBy: Readonly<Record<ImportKind, ReturnType<typeof sql>>> = {
  matter: sql`t.reference`,
  person: sql`concat_ws(' ', t.first_names, t.surname)`,
  asset: sql`t.name`,
  liability: sql`coalesce(t.creditor, t.description, '')`,
  claim: sql`(select c.name from creditor c where c.intermediary_id = t.intermediary_id and c.id = t.creditor_id)`,
};

/** What of an import is no longer as it was made: changed, removed, or worked on since. */
export const listChangedSince = (tx: Tx, kind: ImportKind, importId: number): Promise<{ name: string | null }[]> =>
  tx.rows(sql`
    select ${namedBy[kind]} as name from directory_import_row r
      left join ${sqlName(tables[kind])} t on t.intermediary_id = r.intermediary_id and t.id = r.made_id
    where r.import_id = ${importId} and r.made_id is not null and (t.id is null or t.version <> r.made_version
      or ${kind === 'matter' ? sql`exists (select from audit_entry e where e.matter_id = t.id and e.id > r.made_trail and e.person_id is not null)` : sql`false`})
    order by r.line`);
