import { setImmediate as breathe } from 'node:timers/promises';
import { removeCopies } from '../../platform/audit/checkpoint-copies';
import type { Database, Tx } from '../../platform/db/database';
import { orderForErasing, listFirmTables, listTableReferences } from '../../platform/db/firm-tables';
import type { FileStore } from '../../platform/files/file-store';
import { openEraserScope } from '../../platform/tenancy/scopes';
import { countErased, deleteBatch, deleteFiles, deleteFirm, erasePeople, lockFirm } from './erasing.store';

interface FirmErasure {
  readonly firmId: number;
  readonly files: FileStore;
  readonly signal: AbortSignal;
}

/**
 * Takes every row and file of a firm away. The schema says which tables there are and what refers to what. Each step is
 * a transaction of its own and finds what is left, so that a process that stops half-way is taken up by the next; the
 * firm's own row goes last.
 */
export async function eraseRows(
  database: Database,
  { firmId, files, signal }: FirmErasure,
): Promise<{ rows: number; files: number }> {
  const door = openEraserScope(database);
  const [tables, all] = await door.transaction(
    async (tx) => [await listFirmTables(tx), await listTableReferences(tx)] as const,
  );
  const erased = { rows: 0, files: 0 };
  const isSelf = ([table]: readonly string[]): boolean => all.some(({ from, to }) => from === table && to === table);
  const eraseBatch = (tx: Tx, group: readonly string[]): Promise<number> =>
    deleteBatch(tx, group, firmId, isSelf(group));

  const order = orderForErasing(tables, all).filter((group) => !group.includes('membership'));
  for (const group of order) {
    for (let gone = 1; gone > 0;) {
      signal.throwIfAborted();
      if (group.includes('stored_file')) gone = await eraseFiles();
      else erased.rows += gone = await door.transaction((tx) => eraseBatch(tx, group));
      await breathe();
    }
  }
  await removeCopies(files, firmId);
  await door.transaction(async (tx) => {
    // Nothing new can refer to the firm from here on; what came in meanwhile, such as a scheduled job, goes too.
    await lockFirm(tx, firmId);
    for (const group of order) erased.rows += await eraseBatch(tx, group);
    await erasePeople(tx, firmId, all, tables);
    await deleteFirm(tx, firmId);
    await countErased(tx, firmId, erased.rows, erased.files);
  });
  return erased;

  /** Bytes go once their rows are committed; what a stop leaves behind, the daily sweep finds without a row. */
  async function eraseFiles(): Promise<number> {
    const keys = await door.transaction((tx) => deleteFiles(tx, firmId));
    for (const { key } of keys) await files.remove(key);
    erased.rows += keys.length;
    erased.files += keys.length;
    return keys.length;
  }
}
