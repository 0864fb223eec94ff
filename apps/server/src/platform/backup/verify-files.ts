import type { Database } from '../db/database';
import { sql } from '../db/sql';
import { FileMissingError, type FileStore, measure } from '../files/file-store';
import { openProviderScope } from '../tenancy/scopes';

const atOnce = 500;

/** Reads every stored file and compares it with its row. Gives how many are right and the keys of those that are not. */
export async function verifyFiles(database: Database, files: FileStore): Promise<{ right: number; wrong: string[] }> {
  const wrong: string[] = [];
  let right = 0;
  let after = [0, 0];
  for (;;) {
    // Every firm's files.
    const rows = await openProviderScope(database).transaction((tx) =>
      tx.rows<{ intermediary_id: number; id: number; key: string; size: number; sha256: string }>(sql`
        select intermediary_id, id, key, size, sha256 from stored_file
        where (intermediary_id, id) > (${after[0]}, ${after[1]}) order by intermediary_id, id limit ${atOnce}`),
    );
    for (const { key, size, sha256 } of rows) {
      const measured = measure();
      try {
        for await (const _ of measured.through(await files.get(key))) continue;
        const stored = measured.stored();
        if (stored.size === size && stored.sha256 === sha256) right += 1;
        else wrong.push(key);
      } catch (error) {
        if (!(error instanceof FileMissingError)) throw error;
        wrong.push(key);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return { right, wrong };
    after = [last.intermediary_id, last.id];
  }
}
