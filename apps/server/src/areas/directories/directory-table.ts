import type { Directory, Registry } from '@boedel/contract/directories/directory';
import type { Tx } from '../../platform/db/database';
import { firmTable, type Table } from '../../platform/db/table';
import { columnsOf, type RecordRow, type RecordRows, recordRows } from '../../platform/record/record-table';

/** A row of any directory: the columns it shares with all tables of a firm, and those of its fields. */
export type EntryRow = RecordRow & { readonly name: string };

/** A directory and its table, which is named as the directory is. */
export interface Kit {
  readonly key: string;
  readonly directory: Directory;
  readonly table: Table;
}

export const kitsOf = (registry: Registry): ReadonlyMap<string, Kit> =>
  new Map(
    Object.entries(registry).map(([key, directory]) => [
      key,
      { key, directory, table: firmTable(key, columnsOf(directory.fields)) },
    ]),
  );

export const entryRows = (tx: Tx, { table }: Pick<Kit, 'table'>): RecordRows<EntryRow> => recordRows(tx, table);
