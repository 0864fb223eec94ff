import type { Database, OwnerTx } from '../db/database';
import { joinSql, sqlName, type Sql, sql } from '../db/sql';
import type { BackupFrame } from './archive';
import { type CatalogTable, listCatalogTables, listForeignKeys } from './catalog';

export interface TableLoadReport {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Opens the schema for loading and gives back what closes it. References are taken off and put back, which checks every
 * one of them; guards against changes are silent meanwhile. All of it is one transaction, and none of it needs a superuser.
 */
async function openTables(tx: OwnerTx, tables: readonly CatalogTable[]): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(tx);
  const forced = tables.filter(({ isForced }) => isForced);
  const alterEach = (list: readonly CatalogTable[], change: string): string =>
    list.map((table) => `alter table ${sqlName(table.name).text} ${change};`).join('\n');
  await tx.script('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;');
  await tx.script(keys.map((key) => `alter table ${key.table} drop constraint ${key.name};`).join('\n'));
  await tx.script(alterEach(tables, 'disable trigger user') + alterEach(forced, 'no force row level security'));
  // Rows that the migrations themselves put in come back with the backup.
  await tx.script(`truncate ${tables.map((table) => sqlName(table.name).text).join(', ')}`);
  return async () => {
    await tx.script(
      keys.map((key) => `alter table ${key.table} add constraint ${key.name} ${key.definition};`).join('\n'),
    );
    await tx.script(alterEach(tables, 'enable trigger user') + alterEach(forced, 'force row level security'));
  };
}

/** An insert that takes a batch as one JSON value: rows as lists of text, each cast to its column's type. */
function insertOf(table: CatalogTable, columns: readonly string[]): (batch: string) => Sql {
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (!type) throw new Error(`The backup has a column ${table.name}.${column} that the schema lacks.`);
    return `(r ->> ${index})::${type}`;
  });
  const into = `insert into ${sqlName(table.name).text} (${joinSql(columns.map(sqlName)).text}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as r`;
  return (batch) => ({ text: into, values: [batch] });
}

/**
 * Guards were silent while rows came in. A role of the provider that stands in another firm is not taken over, but for the
 * visit of somebody who holds it at the provider (functions/provider-roles.sql).
 */
const dropStrayRoles = (tx: OwnerTx): Promise<number> =>
  tx.run(sql`
    update membership m set roles = array_remove(m.roles, 'SuperAdmin')
    where 'SuperAdmin' = any(m.roles)
      and not exists (select from intermediary i where i.id = m.intermediary_id and i.is_provider)
      and not (to_jsonb(m) ->> 'support_until' is not null and exists (
        select from membership home join intermediary i on i.id = home.intermediary_id and i.is_provider
        where home.person_id = m.person_id and 'SuperAdmin' = any(home.roles)))`);

/** Loads every table and counter, counts what arrived, and commits only when the archive has ended well. */
export const loadTables = (
  database: Database,
  frames: AsyncIterator<BackupFrame>,
  first?: BackupFrame,
): Promise<TableLoadReport> =>
  database.asOwner(async (tx) => {
    const tables = new Map((await listCatalogTables(tx)).map((table) => [table.name, table]));
    const close = await openTables(tx, [...tables.values()]);
    const report = { tables: 0, rows: 0 };
    let insert: ((batch: string) => Sql) | undefined;
    for (let frame = first; frame;) {
      switch (frame.kind) {
        case 'table': {
          const table = tables.get(frame.name);
          if (!table) throw new Error(`The backup has a table ${frame.name} that the schema lacks.`);
          insert = insertOf(table, frame.columns);
          break;
        }
        case 'rows':
          await tx.run(insert!(Buffer.from(frame.body!).toString('utf8')));
          break;
        case 'table-end': {
          const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from ${sqlName(frame.name)}`);
          if (count !== frame.rows) throw new Error(`${frame.name} has ${count} rows instead of ${frame.rows}.`);
          report.tables += 1;
          report.rows += count;
          break;
        }
        case 'sequences':
          for (const { name: sequence, value } of frame.values) {
            await tx.run(
              sql`select setval(${`public.${sequence}`}::text::regclass, coalesce(${value}::bigint, 1), ${value !== null})`,
            );
          }
          break;
        default:
          throw new Error(`The backup has ${frame.kind} where rows were expected.`);
      }
      const { value, done } = await frames.next();
      frame = done ? undefined : value;
    }
    await dropStrayRoles(tx);
    await close();
    return report;
  });
