import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type Database,
  DatabaseUnavailableError,
  DiskFullError,
  NothingRead,
  OutcomeUnknownError,
  type OwnerTx,
  createTx,
} from './database';
import type { Pooler } from './recognise-pooler';
import { type AskOnConnection, createReplicaReader, type ReplicaConnections, type ReplicaPatience } from './replica';
import { nothing, type Sql } from './sql';
import { arrayParsers, parsers } from './types';

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    parsers[typeId] ?? arrayParsers[typeId] ?? pg.types.getTypeParser(typeId, format),
};

/** Statements are prepared once a connection under a name made from their text. */
const names = new Map<string, string>();
/** How often tables changed under statements that were prepared before. */
let generation = 0;
function nameStatement(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha1').update(`${generation} ${text}`).digest('base64url')));
  return name;
}

const buildNamedStatement = ({ text, values }: Sql): pg.QueryConfig => ({
  name: nameStatement(text),
  text,
  values: [...values],
});
const buildUnnamedStatement = ({ text, values }: Sql): pg.QueryConfig => ({ text, values: [...values] });

/**
 * A migration of another process changed a table, so what a prepared statement answers has other columns. PostgreSQL
 * refuses to run it again under its name; every statement gets a new one.
 */
const isOutdated = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && /cached plan must not change result type/.test(message ?? '');
};
function renameStatements(): void {
  generation += 1;
  names.clear();
}

/** Connection lost, refused, shutting down or starting up: classes 08 and 57P, and what the socket itself says. */
const isUnavailable = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P0|53300)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH)|^ENOENT/.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
      message ?? '',
    )
  );
};

/**
 * A server that was the primary when the connection was opened, and has been made a replica since: it refuses every change.
 * Nobody else says this of a change, whose transaction is not opened for reading.
 */
const isDemoted = (error: unknown): boolean => (error as { code?: string }).code === '25006';

/** The server gave up waiting for its replica, says so, and acknowledges a change that a failover may lose. */
const isUnreplicated = ({ message }: { message?: string | undefined }): boolean =>
  /canceling (the )?wait for synchronous replication/.test(message ?? '');

async function runPlainly<T>(work: () => Promise<T>, isReading = false): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    if ((error as { code?: string }).code === '53100') throw new DiskFullError(error);
    if (!isUnavailable(error) && (isReading || !isDemoted(error))) throw error;
    throw isReading ? new NothingRead(error) : new DatabaseUnavailableError(error);
  }
}

/** Two that waited for each other, or saw what the other then changed: PostgreSQL undid one of them, and it may begin anew. */
const isUndone = (error: unknown): boolean => ['40P01', '40001'].includes((error as { code?: string }).code ?? '');
const mostTries = 6;
/** The work is done over from its start. It touches nothing but its transaction, so nothing is done twice. */
async function runWithRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (isOutdated(error)) renameStatements();
      else if (!isUndone(error)) throw error;
      if (tries === mostTries) throw error;
      await pause(Math.random() * 20 * 2 ** tries); // apart, so that they do not meet again
    }
  }
}

/** What is sent in one go leaves in one write: on a busy machine a write costs more than what it carries. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * The opening and the work's first statement go in one round trip. `begin` is a statement of its own: whatever is wrong with
 * the opening then fails inside the transaction, and with it every statement that was sent behind it.
 */
async function beginTransaction<T>(
  client: pg.PoolClient,
  begin: string,
  opening: pg.QueryConfig | undefined,
  work: () => Promise<T>,
): Promise<T> {
  sendTogether(client);
  const sent = [client.query(begin), ...(opening ? [client.query(opening)] : [])];
  const [opened, done] = await Promise.allSettled([Promise.all(sent), (async () => work())()]);
  if (opened.status === 'rejected') throw opened.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

const begins = {
  change: 'begin',
  read: 'begin read only',
  snapshot: 'begin isolation level repeatable read, read only',
} as const;
type BeginStatement = (typeof begins)[keyof typeof begins];

export interface ServerSettings {
  readonly url: string;
  readonly poolSize?: number;
  /** What stands between us and the server; see `recognisePooler`. */
  readonly pooler?: Pooler;
  /** Past the pooler, for the owner's work: migrations, backup and restore. Absent, that goes through the pooler too. */
  readonly directUrl?: string | undefined;
  /** A replica of it, for what only reads and takes long. */
  readonly readUrl?: string | undefined;
  readonly replicaPatience?: ReplicaPatience;
}

const timeouts = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };

/** Nothing that a session keeps: a pooler gives each transaction another session, and refuses what it does not know. */
const openPlainConnection = (url: string): pg.PoolConfig => ({
  connectionString: url,
  types: typeParsers,
  pipeline: true, // what does not wait for an answer is sent at once: a transaction's opening with its first statement
  connectionTimeoutMillis: 5_000,
  // Kept open, with the statements that were prepared on it: otherwise the first call after a pause pays for all of them again.
  idleTimeoutMillis: 0,
  keepAlive: true, // a network that was cut says nothing by itself
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'boedel',
});

/** How a connection is opened that is ours alone from its start to its end. */
const openOwnConnection = (url: string): pg.PoolConfig => ({
  ...openPlainConnection(url),
  ...timeouts,
  options: '-c timezone=UTC -c client_min_messages=warning',
});

/** A short limit, because the primary can answer in place of a replica that is away. */
const openReplicaConnection = (url: string): pg.PoolConfig => ({
  ...openOwnConnection(url),
  connectionTimeoutMillis: 1_500,
  query_timeout: 65_000,
});

/** What `openOwnConnection` says once a connection, said in each transaction. */
const localSettings = `; set local statement_timeout = ${timeouts.statement_timeout};
  set local idle_in_transaction_session_timeout = ${timeouts.idle_in_transaction_session_timeout};
  set local timezone = 'UTC'; set local client_min_messages = warning`;

export interface ServerDatabase extends Database {
  /** Statements that PostgreSQL does not run inside a transaction: creating and dropping databases. */
  outsideTransaction(text: string): Promise<void>;
}

/** Listens to what a connection or a pool complains about: an error nobody listens to would end the process. */
function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  // A connection may learn that the server stops while it is neither idle nor at work, as when the pool closes.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => {
    // A connection that dies while idle is replaced by the pool; the next request says so if none can be had.
  });
  return pool;
}

/** A PostgreSQL server behind DATABASE_URL. */
export function openServer(settings: ServerSettings): ServerDatabase {
  const { url, poolSize = 20, pooler = 'none', directUrl, readUrl } = settings;
  const open = pooler === 'none' ? openOwnConnection : openPlainConnection;
  const pooled = openConnections({ ...open(url), max: poolSize }, pooler);
  // The owner's work comes one at a time: at the start, and in commands of their own.
  const isApart = directUrl && pooler !== 'none';
  const owner = isApart ? openConnections({ ...openOwnConnection(directUrl), max: 2 }, 'none') : pooled;
  const replica = readUrl ? openConnections({ ...openReplicaConnection(readUrl), max: poolSize }, 'none') : undefined;
  const all = [...new Set([pooled, owner, ...(replica ? [replica] : [])])];
  return {
    kind: 'server',
    ...pooled.database,
    asOwner: owner.database.asOwner,
    outsideTransaction: owner.database.outsideTransaction,
    ...(replica && {
      replica: createReplicaReader(pooled.database, replica.asReplica, settings.replicaPatience),
    }),
    close: async () => void (await Promise.all(all.map((each) => each.close()))),
  };
}

interface Connections {
  readonly database: Omit<ServerDatabase, 'kind' | 'close'>;
  readonly asReplica: ReplicaConnections;
  close(): Promise<void>;
}

/** Asked of a connection before a transaction opens on it; what it throws keeps the transaction from being opened. */
type CheckConnection = (ask: AskOnConnection) => Promise<void>;

function openConnections(settings: pg.PoolConfig, pooler: Pooler): Connections {
  const isDirect = pooler === 'none';
  const pool = openPool(settings);
  const prepared = pooler === 'transaction' ? buildUnnamedStatement : buildNamedStatement;

  /** What PostgreSQL did at the end: of a transaction that failed before, it answers a commit by undoing it. */
  const commitTransaction = async (client: pg.PoolClient): Promise<string | void> => {
    let unreplicated: Error | undefined;
    const listen = (notice: { message?: string | undefined }): void => {
      if (isUnreplicated(notice)) unreplicated = new Error(notice.message);
    };
    client.on('notice', listen);
    try {
      const { command } = await client.query('commit').catch((error: unknown) => {
        throw isUnavailable(error) ? new OutcomeUnknownError(error) : error;
      });
      if (unreplicated) throw new OutcomeUnknownError(unreplicated);
      return command;
    } finally {
      client.off('notice', listen);
    }
  };

  async function runInTransaction<T>(
    begin: BeginStatement,
    opening: Sql,
    work: (tx: OwnerTx) => Promise<T>,
    check?: CheckConnection,
  ): Promise<T> {
    const isReading = begin !== begins.change;
    const beginning = isDirect ? begin : `${begin}${localSettings}`;
    const client = await runPlainly(() => pool.connect(), isReading);
    let broken: Error | undefined;
    const run = async (query: Sql) => {
      sendTogether(client);
      const { rows, rowCount } = await client.query(prepared(query));
      return { rows: rows as unknown[], count: rowCount ?? 0 };
    };
    const { tx, settled, failed, committed } = createTx(run);
    const runScript = async (text: string): Promise<void> => void (await client.query(text));
    const handleError = (error: Error): void => void (broken = error);
    client.on('error', handleError);
    const releaseClient = (): void => {
      client.off('error', handleError);
      client.release(broken);
    };
    /**
     * Nothing was written, so nobody waits; whoever has the connection next is behind it. Behind a pooler they wait: it
     * gives the session to somebody else at the commit, and would lose what was sent behind it.
     */
    const endReading = (): void => {
      const ended = client.query('commit').catch((failure: Error) => void (broken ??= failure));
      if (isDirect) releaseClient();
      else void ended.then(releaseClient);
    };
    const askOnConnection: AskOnConnection = async <Row extends object>(query: Sql) =>
      (await client.query(prepared(query))).rows[0] as Row;
    if (check) {
      await runPlainly(() => check(askOnConnection), isReading).catch((error: unknown) => {
        releaseClient();
        throw error;
      });
    }
    try {
      const result = await runPlainly(async () => {
        const first = opening.text ? prepared(opening) : undefined;
        const value = await beginTransaction(client, beginning, first, () => work({ ...tx, script: runScript })).catch(
          failed,
        );
        if (isReading) {
          await settled(); // a change in it was refused, and says so
          return value;
        }
        const [ended, behind] = await Promise.allSettled([commitTransaction(client), settled()]);
        if (ended.status === 'rejected') throw ended.reason;
        if (behind.status === 'rejected') throw behind.reason;
        if (ended.value === 'ROLLBACK') throw new Error('a statement had failed, so nothing was saved');
        return value;
      }, isReading);
      committed();
      if (isReading) setImmediate(endReading); // the answer leaves first
      else releaseClient();
      return result;
    } catch (error) {
      if (!isReading && error instanceof DatabaseUnavailableError && isDemoted(error.cause)) broken = error;
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      releaseClient();
      throw error;
    }
  }

  const reading: Database['reading'] = (opening, work) =>
    runWithRetry(() => runInTransaction(begins.read, opening, work));
  const single = <Row extends object>(query: Sql): Promise<Row | undefined> =>
    runWithRetry(() =>
      runPlainly(async () => {
        const { rows } = await pool.query(prepared(query));
        return rows[0] as Row | undefined;
      }),
    );
  /** Settings hold for a transaction alone there, so a statement by itself needs one: all of it in one round trip. */
  const singleInTransaction = <Row extends object>(query: Sql): Promise<Row | undefined> =>
    reading(nothing, (tx) => tx.maybe<Row>(query));
  return {
    database: {
      single: isDirect ? single : singleInTransaction,
      transaction: (opening, work) => runWithRetry(() => runInTransaction(begins.change, opening, work)),
      reading,
      snapshot: (opening, work) => runWithRetry(() => runInTransaction(begins.snapshot, opening, work)),
      asOwner: (work) => runInTransaction(begins.change, nothing, work),
      outsideTransaction: (text) => runPlainly(async () => void (await pool.query(text))),
      ping: () => runPlainly(async () => void (await pool.query('select 1')), true),
    },
    asReplica: {
      read: (kind, check, opening, work) =>
        runInTransaction(kind === 'snapshot' ? begins.snapshot : begins.read, opening, work, check),
    },
    close: () => pool.end(),
  };
}
