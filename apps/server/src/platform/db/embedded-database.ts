import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { type Database, DatabaseUnavailable, type OwnerTx, txOver } from './database';
import { claimFolder } from './folder-claim';
import type { Sql } from './sql';
import { parsers } from './types';

export interface EmbeddedDatabase extends Database {
  /** The whole database as one archive, which another may start from. */
  dump(): Promise<Blob>;
}

/** PostgreSQL inside this process, kept in the data folder; in memory where no folder is given. */
export async function openEmbedded(folder?: string, startFrom?: Blob): Promise<EmbeddedDatabase> {
  const release = folder ? await claimFolder(folder) : async () => undefined;
  if (folder) await mkdir(join(folder, 'db'), { recursive: true });
  const pglite = await PGlite.create({
    ...(folder && { dataDir: join(folder, 'db') }),
    ...(startFrom && { loadDataDir: startFrom }),
    extensions: { pg_trgm, unaccent },
    parsers,
  });
  await pglite.exec(`set timezone = 'UTC'; set client_min_messages = warning;`);

  async function inTransaction<T>(opening: string, work: (tx: OwnerTx) => Promise<T>): Promise<T> {
    let committed = (): void => undefined;
    const result = await pglite
      .transaction(async (session: Transaction) => {
        if (opening) await session.exec(opening);
        const run = async (query: Sql) => {
          const { rows, affectedRows } = await session.query(query.text, [...query.values]);
          return { rows, count: affectedRows ?? rows.length };
        };
        const over = txOver(run);
        committed = over.committed;
        const script = async (text: string): Promise<void> => void (await session.exec(text));
        return { value: await work({ ...over.tx, script }) };
      })
      .catch((error: unknown) => {
        throw pglite.closed ? new DatabaseUnavailable(error) : error;
      });
    committed();
    return result.value;
  }

  return {
    kind: 'embedded',
    single: async <Row extends object>({ text, values }: Sql) =>
      (await pglite.query(text, [...values])).rows[0] as Row | undefined,
    transaction: inTransaction,
    asOwner: (work) => inTransaction('', work),
    dump: () => pglite.dumpDataDir('none'),
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      await pglite.close();
      await release();
    },
  };
}
