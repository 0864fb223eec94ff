import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Database, DatabaseUnavailable, DiskFull, OutcomeUnknown, type OwnerTx, txOver } from './database';
import { nothing, type Sql } from './sql';
import { arrayParsers, parsers } from './types';

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
    parsers[typeId] ?? arrayParsers[typeId] ?? pg.types.getTypeParser(typeId, format),
};

/** Statements are prepared once a connection under a name made from their text. */
const names = new Map<string, string>();
function statementName(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha1').update(text).digest('base64url')));
  return name;
}

const prepared = ({ text, values }: Sql): pg.QueryConfig => ({ name: statementName(text), text, values: [...values] });

/** Connection lost, refused, shutting down or starting up: classes 08 and 57P, and what the socket itself says. */
const isUnavailable = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P0|53300)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH)|^ENOENT/.test(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message ?? '',
    )
  );
};

async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    if ((error as { code?: string }).code === '53100') throw new DiskFull(error);
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}

/** Two that waited for each other, or saw what the other then changed: PostgreSQL undid one of them, and it may begin anew. */
const isUndone = (error: unknown): boolean => ['40P01', '40001'].includes((error as { code?: string }).code ?? '');
const mostTries = 6;
/** The work is done over from its start. It touches nothing but its transaction, so nothing is done twice. */
async function triedAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || tries === mostTries) throw error;
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
async function begun<T>(client: pg.PoolClient, begin: string, opening: Sql, work: () => Promise<T>): Promise<T> {
  sendTogether(client);
  const sent = [client.query(begin), ...(opening.text ? [client.query(prepared(opening))] : [])];
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
type Begin = (typeof begins)[keyof typeof begins];

export interface ServerSettings {
  readonly url: string;
  readonly poolSize?: number;
}

export interface ServerDatabase extends Database {
  /** Statements that PostgreSQL does not run inside a transaction: creating and dropping databases. */
  outsideTransaction(text: string): Promise<void>;
}

/** A PostgreSQL server behind DATABASE_URL. */
export function openServer({ url, poolSize = 20 }: ServerSettings): ServerDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: typeParsers,
    pipeline: true, // what does not wait for an answer is sent at once: a transaction's opening with its first statement
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'boedel',
    options: '-c timezone=UTC -c client_min_messages=warning',
  });
  // A connection may be told that the server goes while it is neither idle nor at work, as when the pool closes; an
  // error nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => {
    // A connection that dies while idle is replaced by the pool; the next request says so if none can be had.
  });

  /** What PostgreSQL did at the end: of a transaction that failed before, it answers a commit by undoing it. */
  const committing = async (client: pg.PoolClient): Promise<string | void> => {
    const { command } = await client.query('commit').catch((error: unknown) => {
      throw isUnavailable(error) ? new OutcomeUnknown(error) : error;
    });
    return command;
  };

  async function inTransaction<T>(begin: Begin, opening: Sql, work: (tx: OwnerTx) => Promise<T>): Promise<T> {
    const isReading = begin !== begins.change;
    const client = await plainly(() => pool.connect());
    let broken: Error | undefined;
    const run = async (query: Sql) => {
      sendTogether(client);
      const { rows, rowCount } = await client.query(prepared(query));
      return { rows: rows as unknown[], count: rowCount ?? 0 };
    };
    const { tx, settled, failed, committed } = txOver(run);
    const script = async (text: string): Promise<void> => void (await client.query(text));
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    const letGo = (): void => {
      client.off('error', onError);
      client.release(broken);
    };
    /** Nothing was written, so nobody waits; whoever has the connection next is behind it. */
    const endReading = (): void => {
      void client.query('commit').catch(() => undefined);
      letGo();
    };
    try {
      const result = await plainly(async () => {
        const value = await begun(client, begin, opening, () => work({ ...tx, script })).catch(failed);
        if (isReading) {
          await settled(); // a change in it was refused, and says so
          return value;
        }
        const [ended, behind] = await Promise.allSettled([committing(client), settled()]);
        if (ended.status === 'rejected') throw ended.reason;
        if (behind.status === 'rejected') throw behind.reason;
        if (ended.value === 'ROLLBACK') throw new Error('a statement had failed, so nothing was saved');
        return value;
      });
      committed();
      if (isReading) setImmediate(endReading); // the answer leaves first
      else letGo();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      letGo();
      throw error;
    }
  }

  return {
    kind: 'server',
    single: <Row extends object>(query: Sql) =>
      plainly(async () => {
        const { rows } = await pool.query(prepared(query));
        return rows[0] as Row | undefined;
      }),
    transaction: (opening, work) => triedAgain(() => inTransaction(begins.change, opening, work)),
    reading: (opening, work) => triedAgain(() => inTransaction(begins.read, opening, work)),
    snapshot: (opening, work) => triedAgain(() => inTransaction(begins.snapshot, opening, work)),
    asOwner: (work) => inTransaction(begins.change, nothing, work),
    outsideTransaction: (text) => plainly(async () => void (await pool.query(text))),
    ping: () => plainly(async () => void (await pool.query('select 1'))),
    close: () => pool.end(),
  };
}
