import type { RecordFields } from '@boedel/contract/record/field';
import type { RecordListRequest } from '@boedel/contract/record/matter-record';
import type { Tx } from '../db/database';
import { whereWordsFound } from '../db/search-words';
import { joinSql, sqlName, type Sql, sql } from '../db/sql';
import { c, firmTable, type DatabaseTable } from '../db/table';
import { createOrder } from './record-order';
import { chooseColumn, createColumns, type RecordRow, recordStore } from './record-table';

/** A row of any record of a matter. */
export type MatterRecordRow = RecordRow & { readonly matter_id: number };

interface MatterRecordTable {
  readonly table: string;
  readonly fields: RecordFields;
  readonly right: NonNullable<DatabaseTable['right']>;
}

export const createMatterTable = ({ table, fields, right }: MatterRecordTable): DatabaseTable =>
  firmTable(table, { matter_id: c.id, ...createColumns(fields) }, right);

/** Words are looked for where people read them. Numbers that are shown masked are not found by a part of them. */
const searched: ReadonlySet<string> = new Set(['text', 'notes', 'select', 'email', 'phone', 'registrationNumber']);

function whereHolding(fields: RecordFields, searchString: string): Sql {
  const columns = Object.entries(fields)
    .filter(([, { kind }]) => searched.has(kind))
    .map(([key, field]) => sqlName(chooseColumn(key, field)));
  const text = sql`plain_text(concat_ws(' ', ${joinSql(columns)}))`;
  return joinSql([sql`true`, ...(columns.length > 0 ? whereWordsFound(text, searchString) : [])], ' and ');
}

const everything = { searchString: '', sortModelSort: 'asc', skip: 0 } as const;

/** The rows of one record, inside one transaction. The firm is the transaction's own. */
export const matterRecordStore = (tx: Tx, { table, fields }: { table: DatabaseTable; fields: RecordFields }) => {
  const rows = recordStore<MatterRecordRow>(tx, table);
  return {
    ...rows,
    /** The rows of a matter, or of every matter one may see; in the order they were captured by default. */
    listOf: (matterId: number | undefined, asked: RecordListRequest = everything): Promise<MatterRecordRow[]> =>
      rows.list(
        sql`${matterId === undefined ? sql`true` : sql`matter_id = ${matterId}`} and ${whereHolding(fields, asked.searchString)}`,
        sql`${createOrder(fields, asked)} ${asked.take === undefined ? sql`` : sql`limit ${asked.take}`} offset ${asked.skip}`,
      ),
  };
};
export type MatterRecordStore = ReturnType<typeof matterRecordStore>;
