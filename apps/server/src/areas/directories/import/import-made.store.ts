import type { Tx } from '../../../platform/db/database';
import { joinSql, sqlName, type Sql, sql } from '../../../platform/db/sql';
import { createColumns } from '../../../platform/record/record-table';
import type { DirectoryKit } from '../directory-table';

/** The types a field's column may have. */
const types: Readonly<Record<string, Sql>> = {
  text: sql`text`,
  boolean: sql`boolean`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  numeric: sql`numeric`,
  date: sql`date`,
};

const selectTypedColumns = (kit: DirectoryKit) =>
  Object.entries(createColumns(kit.directory.fields)).map(([column, { sqlType }]) => ({
    column: sqlName(column),
    declared: sql`${sqlName(column)} ${types[sqlType]}`,
  }));

/** How many became entries. Which they are is kept on lines of their own, before the first: what was staged goes. */
export function addStaged(tx: Tx, kit: DirectoryKit, importId: number, leaveOutDuplicates: boolean): Promise<number> {
  const columns = selectTypedColumns(kit);
  return tx.run(sql`
    with added as (
      insert into ${sqlName(kit.key)} (${joinSql(columns.map(({ column }) => column))})
      select ${joinSql(columns.map(({ column }) => sql`r.${column}`))}
      from directory_import_row s cross join lateral jsonb_to_record(s.saved) as r (${joinSql(columns.map(({ declared }) => declared))})
      where s.import_id = ${importId} and not s.is_wrong and not (s.is_duplicate and ${leaveOutDuplicates})
      order by s.line returning id, version)
    insert into directory_import_row
      (import_id, line, saved, shown, errors, warnings, sort_name, is_wrong, made_id, made_version)
    select ${importId}, -row_number() over (order by id), '{}', '{}', '{}', '[]', '', false, id, version from added`);
}

export const settleDirectory = (tx: Tx, { key }: DirectoryKit): Promise<number> =>
  tx.run(sql`select settle_directory(${key}::regclass)`);
