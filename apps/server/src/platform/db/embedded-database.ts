import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { type Database, DatabaseUnavailableError, DiskFullError, type OwnerTx, createTx } from './database';
import { claimFolder } from './folder-claim';
import { nothing, type Sql } from './sql';
import { createLoopYielder } from './event-loop';
import { parsers } from './types';
import { createConnectionWatch } from './create-connection-watch';

export interface EmbeddedDatabase extends Database {
  /** The whole database as one archive, which another may start from. */
  dump(): Promise<Blob>;
}

const openPglite = (dataDir?: string, startFrom?: Blob): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir && { dataDir }),
    ...(startFrom && { loadDataDir: startFrom }),
    extensions: { btree_gin, pg_trgm, unaccent },
    parsers,
  });

/** A first start that is cut short must not leave half a database that never opens: it is made beside its place. */
async function openFolder(folder: string): Promise<PGlite> {
  const [place, beside] = [join(folder, 'db'), join(folder, 'db.partial')];
  if (!existsSync(place)) {
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true });
    await (await openPglite(beside)).close();
    await rename(beside, place);
  }
  return openPglite(place);
}

/** PostgreSQL inside this process, kept in the data folder; in memory where no folder is given. */
export async function openEmbedded(folder?: string, startFrom?: Blob): Promise<EmbeddedDatabase> {
  const release = folder ? await claimFolder(folder) : async () => undefined;
  const pglite = folder ? await openFolder(folder) : await openPglite(undefined, startFrom);
  const watch = createConnectionWatch();
  // Every message to the database passes here, those that PGlite sends by itself after a failure too.
  const speak = pglite.execProtocolStream.bind(pglite);
  const turn = createLoopYielder();
  pglite.execProtocolStream = async (message, options) => {
    await turn();
    return watch.say(() => speak(message, options));
  };
  await pglite.exec(`set timezone = 'UTC'; set client_min_messages = warning;`);

  const toDatabaseError = (error: unknown): unknown => {
    if (pglite.closed) return new DatabaseUnavailableError(error);
    return (error as { code?: string }).code === '53100' ? new DiskFullError(error) : error;
  };
  async function runInTransaction<T>(kind: string, opening: Sql, work: (tx: OwnerTx) => Promise<T>): Promise<T> {
    let markCommitted = (): void => undefined;
    const result = await watch
      .inTurn(() =>
        pglite.transaction(async (session: Transaction) => {
          if (kind) await session.exec(`set transaction ${kind}`);
          if (opening.text) await session.query(opening.text, [...opening.values]);
          let hasFailed = false;
          const run = async (query: Sql) => {
            const { rows, affectedRows } = await session
              .query(query.text, [...query.values])
              .catch((error: unknown) => {
                hasFailed = true;
                throw error;
              });
            return { rows, count: affectedRows ?? rows.length };
          };
          const over = createTx(run);
          markCommitted = over.committed;
          const runScript = async (text: string): Promise<void> => void (await session.exec(text));
          const value = await work({ ...over.tx, script: runScript }).catch(over.failed);
          await over.settled();
          // A failure that was overlooked undoes everything at the commit, which would not say so; this does.
          if (hasFailed) await session.exec('select 1');
          return { value };
        }),
      )
      .catch((error: unknown) => {
        throw toDatabaseError(error);
      });
    markCommitted();
    return result.value;
  }

  return {
    kind: 'embedded',
    single: async <Row extends object>({ text, values }: Sql) =>
      (await watch.inTurn(() => pglite.query(text, [...values]))).rows[0] as Row | undefined,
    transaction: (opening, work) => runInTransaction('', opening, work),
    reading: (opening, work) => runInTransaction('read only', opening, work),
    snapshot: (opening, work) => runInTransaction('isolation level repeatable read, read only', opening, work),
    asOwner: (work) => runInTransaction('', nothing, work),
    dump: () => watch.inTurn(() => pglite.dumpDataDir('none')),
    ping: async () => void (await watch.inTurn(() => pglite.query('select 1'))),
    onLost: watch.onLost,
    close: async () => {
      if (!watch.isLost()) await pglite.close();
      await release();
    },
  };
}
