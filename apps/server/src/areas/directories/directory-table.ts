import type { Directory, DirectoryRegistry } from '@boedel/contract/directories/directory';
import type { Tx } from '../../platform/db/database';
import { firmTable, type DatabaseTable } from '../../platform/db/table';
import { createColumns, type RecordRow, type RecordStore, recordStore } from '../../platform/record/record-table';

/** A row of any directory: the columns it shares with all tables of a firm, and those of its fields. */
export type DirectoryEntryRow = RecordRow & { readonly name: string };

/** A directory and its table, which is named as the directory is. */
export interface DirectoryKit {
  readonly key: string;
  readonly directory: Directory;
  readonly table: DatabaseTable;
}

export const createKits = (registry: DirectoryRegistry): ReadonlyMap<string, DirectoryKit> =>
  new Map(
    Object.entries(registry).map(([key, directory]) => [
      key,
      { key, directory, table: firmTable(key, createColumns(directory.fields)) },
    ]),
  );

export const entryStore = (tx: Tx, { table }: Pick<DirectoryKit, 'table'>): RecordStore<DirectoryEntryRow> =>
  recordStore(tx, table);
