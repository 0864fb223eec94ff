import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { type Pooler, recognisePooler } from '../db/recognise-pooler';
import { openServer } from '../db/server-database';
import { nothing, sql } from '../db/sql';
import { CannotStart } from './cannot-start';
import { describeAddress } from './describe-address';
import { type AddressSetting, explainDatabase, mayComeBack } from './explain-database';

export interface Patience {
  /** How long to go on trying while nothing answers: a database may start after us. */
  readonly seconds: number;
  readonly print: (line: string) => void;
}

/** What requests wait for a connection; a server that takes longer cannot be worked with. */
const longestConnecting = 5_000;

async function reach(url: string, setting: AddressSetting, { seconds, print }: Patience): Promise<Pooler> {
  const until = Date.now() + seconds * 1_000;
  const address = describeAddress(url);
  if (!address)
    throw new CannotStart(
      `${setting} is not a valid address. Enter it like postgres://user:password@host:5432/database.`,
    );
  const { server } = address;
  for (let hasTold = false; ;) {
    const began = Date.now();
    try {
      const pooler = await recognisePooler(url, Math.max(longestConnecting, until - began));
      const took = Date.now() - began;
      if (took <= longestConnecting) return pooler;
      throw new CannotStart(
        `PostgreSQL at ${server} took ${Math.round(took / 1000)} s to answer, and Boedel waits ${longestConnecting / 1000} s for a connection. Find what holds it up (its load, the network, its name server), or correct ${setting}.`,
      );
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      if (!mayComeBack(error) || Date.now() >= until)
        throw new CannotStart(explainDatabase(error, url, setting) ?? (error as Error).message, { cause: error });
      if (!hasTold) print(`Waiting up to ${seconds} s for PostgreSQL at ${server}…`);
      hasTold = true;
      await pause(Math.min(1_000, Math.max(0, until - Date.now())));
    }
  }
}

/** A lock that one holds, the other cannot take, unless they are in two databases. */
async function haveSameDatabase(database: Database): Promise<boolean> {
  const key = randomInt(2 ** 40);
  return database.asOwner(async (owner) => {
    await owner.run(sql`select pg_advisory_xact_lock(${key})`);
    const { taken } = await database.transaction(nothing, (tx) =>
      tx.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as taken`),
    );
    return !taken;
  });
}

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'DATABASE_POOLER'>;

/** Opens the server of DATABASE_URL once it answers, and says in one sentence what is wrong where it does not. */
export async function reachServer(
  config: Settings,
  patience: Patience,
): Promise<{ readonly database: Database; readonly pooler: Pooler }> {
  const { DATABASE_URL: url = '', DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: poolSize } = config;
  const found = await reach(url, 'DATABASE_URL', patience);
  const pooler = config.DATABASE_POOLER === 'auto' ? found : config.DATABASE_POOLER;
  const directly = pooler === 'none' || !directUrl ? 'none' : await reach(directUrl, 'DATABASE_DIRECT_URL', patience);
  if (directly !== 'none')
    throw new CannotStart('DATABASE_DIRECT_URL leads to a pooler. Name PostgreSQL itself there, or leave it out.');
  const database = openServer({ url, poolSize, pooler, directUrl });
  try {
    if (directUrl && pooler !== 'none' && !(await haveSameDatabase(database)))
      throw new CannotStart(
        'DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Name the same server and database in both.',
      );
    return { database, pooler };
  } catch (error) {
    await database.close();
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(explainDatabase(error, url, 'DATABASE_URL') ?? (error as Error).message, { cause: error });
  }
}
