import type { Fields } from '@boedel/contract/record/field';
import type { ListAsked } from '@boedel/contract/record/matter-record';
import type { Tx } from '../db/database';
import { wordsFound } from '../db/search-words';
import { joined, name, type Sql, sql } from '../db/sql';
import { c, firmTable, type Table } from '../db/table';
import { orderBy } from './record-order';
import { columnOf, columnsOf, type RecordRow, recordRows } from './record-table';

/** A row of any record of a matter. */
export type MatterRow = RecordRow & { readonly matter_id: number };

interface Kept {
  readonly table: string;
  readonly fields: Fields;
  readonly right: NonNullable<Table['right']>;
}

export const matterTable = ({ table, fields, right }: Kept): Table =>
  firmTable(table, { matter_id: c.id, ...columnsOf(fields) }, right);

/** Words are looked for where people read them. Numbers that are shown masked are not found by a part of them. */
const searched: ReadonlySet<string> = new Set(['text', 'notes', 'select', 'email', 'phone', 'registrationNumber']);

function holding(fields: Fields, searchString: string): Sql {
  const columns = Object.entries(fields)
    .filter(([, { kind }]) => searched.has(kind))
    .map(([key, field]) => name(columnOf(key, field)));
  const text = sql`plain_text(concat_ws(' ', ${joined(columns)}))`;
  return joined([sql`true`, ...(columns.length > 0 ? wordsFound(text, searchString) : [])], ' and ');
}

const everything = { searchString: '', sortModelSort: 'asc', skip: 0 } as const;

/** The rows of one record, inside one transaction. The firm is the transaction's own. */
export const matterStore = (tx: Tx, { table, fields }: { table: Table; fields: Fields }) => {
  const rows = recordRows<MatterRow>(tx, table);
  return {
    ...rows,
    /** The rows of a matter, or of every matter one may see; in the order they were captured unless told. */
    listOf: (matterId: number | undefined, asked: ListAsked = everything): Promise<MatterRow[]> =>
      rows.list(
        sql`${matterId === undefined ? sql`true` : sql`matter_id = ${matterId}`} and ${holding(fields, asked.searchString)}`,
        sql`${orderBy(fields, asked)} ${asked.take === undefined ? sql`` : sql`limit ${asked.take}`} offset ${asked.skip}`,
      ),
  };
};
export type MatterStore = ReturnType<typeof matterStore>;
