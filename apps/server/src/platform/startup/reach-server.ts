import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { type Pooler, recognisePooler } from '../db/recognise-pooler';
import { inspectReplica } from '../db/replica';
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
        { cause: new Error('timeout expired') },
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

type Settings = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL' | 'DATABASE_POOLER'
>;

/** What is wrong with the server that exports, reports and searches are to read from. */
export interface ReplicaFinding {
  readonly text: string;
  /** A setting that must be corrected; any other fault may pass, and until then the primary answers. */
  readonly isWrongSetting: boolean;
}

/** Looks at DATABASE_READ_URL from the primary; undefined where it can be read from. */
export async function findReplicaFault(
  database: Pick<Database, 'single'>,
  url: string,
): Promise<ReplicaFinding | undefined> {
  const setting = 'DATABASE_READ_URL';
  const wrong = (text: string): ReplicaFinding => ({ text, isWrongSetting: true });
  try {
    const pooler = await reach(url, setting, { seconds: 0, print: () => undefined });
    if (pooler !== 'none') return wrong(`${setting} leads to a pooler. Name PostgreSQL itself there, or leave it out.`);
    const { server, user } = describeAddress(url)!;
    const replica = openServer({ url, poolSize: 1 });
    const looked = await Promise.allSettled([inspectReplica(database, replica)]);
    await replica.close();
    if (looked[0].status === 'rejected') throw looked[0].reason;
    const state = looked[0].value;
    if (!state.isSameSystem)
      return wrong(
        `${setting} leads to another database than DATABASE_URL. Name the same database of a replica, or leave it out.`,
      );
    if (!state.mayAsk)
      return wrong(
        `The user "${user}" in ${setting} may not ask the replica at ${server} whom it follows, so it is not read from. Run as a superuser: grant pg_read_all_stats to "${user}".`,
      );
    if (state.isReplica && state.isFollowing) return undefined;
    const found = state.isReplica
      ? `The replica at ${server} does not follow the primary`
      : `PostgreSQL at ${server} is no replica`;
    return { text: `${found}; exports, reports and searches read from DATABASE_URL.`, isWrongSetting: false };
  } catch (error) {
    const text = explainDatabase(error, url, setting) ?? (error as Error).message;
    return { text, isWrongSetting: !mayComeBack(error) };
  }
}

/** Refuses a setting that can never be read from. A replica that is away does not stop the start. */
async function checkReplica(database: Database, url: string, print: Patience['print']): Promise<void> {
  const fault = await findReplicaFault(database, url);
  if (fault?.isWrongSetting) throw new CannotStart(fault.text);
  if (fault) print(`Exports, reports and searches cannot read from the replica just now: ${fault.text}`);
}

/** Opens the server of DATABASE_URL once it answers, and says in one sentence what is wrong where it does not. */
export async function reachServer(
  config: Settings,
  patience: Patience,
): Promise<{ readonly database: Database; readonly pooler: Pooler }> {
  const { DATABASE_URL: url = '', DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = config;
  const found = await reach(url, 'DATABASE_URL', patience);
  const pooler = config.DATABASE_POOLER === 'auto' ? found : config.DATABASE_POOLER;
  const directly = pooler === 'none' || !directUrl ? 'none' : await reach(directUrl, 'DATABASE_DIRECT_URL', patience);
  if (directly !== 'none')
    throw new CannotStart('DATABASE_DIRECT_URL leads to a pooler. Name PostgreSQL itself there, or leave it out.');
  const database = openServer({ url, poolSize: config.DATABASE_POOL, pooler, directUrl, readUrl });
  try {
    if (readUrl) await checkReplica(database, readUrl, patience.print);
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
