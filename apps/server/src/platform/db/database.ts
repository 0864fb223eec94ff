import type { Sql } from './sql';
import { listWrittenTables } from './written-tables';

/** What work inside a transaction may use. Nothing else reaches the database while it runs. */
export interface Tx {
  rows<Row extends object>(query: Sql): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row extends object>(query: Sql): Promise<Row | undefined>;
  /** The one row that must be there. */
  one<Row extends object>(query: Sql): Promise<Row>;
  /** How many rows a change touched. */
  run(query: Sql): Promise<number>;
  /**
   * A change whose outcome the work does not need: it is sent at once, and the commit right behind it. Should it fail,
   * nothing is committed.
   */
  behind(query: Sql, afterCommit?: (rows: readonly object[]) => void): void;
  /** Carried out once the transaction is committed, never when it is not. */
  afterCommit(work: () => void): void;
  /** The texts of the statements of this transaction that changed rows so far. */
  listWrites(): ReadonlySet<string>;
  /** Grows with every such statement: what was read at a lower count may be older than the rows. */
  countWrites(): number;
}

/** Done in every transaction of a firm once its work is done, before it is committed. */
export type BeforeCommit = (tx: Tx) => Promise<void>;

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** One statement outside a transaction, in one round trip: looking up who calls, and nothing else. */
  single<Row extends object>(query: Sql): Promise<Row | undefined>;
  /** Opens a transaction, runs the opening statement in the same round trip, then the work. */
  transaction<T>(opening: Sql, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads: the database refuses to write, and nobody waits for the transaction's end. */
  reading<T>(opening: Sql, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As reading, and all of it as it stood at one moment. */
  snapshot<T>(opening: Sql, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As the owner of the schema, outside row security: migrations, backup and the start alone. */
  asOwner<T>(work: (tx: OwnerTx) => Promise<T>): Promise<T>;
  /** Where exports, reports and searches read, if there is a replica: never anything older than what was saved before. */
  readonly replica?: Pick<Database, 'reading' | 'snapshot'>;
  /** What a firm's transactions end with; `keepFigures` of the areas sets it. */
  readonly beforeCommit?: BeforeCommit;
  /** Answers when the database does. */
  ping(): Promise<void>;
  /** The embedded database has ended and can only be opened again by another process. */
  onLost?(tell: (cause: Error) => void): void;
  close(): Promise<void>;
}

export interface OwnerTx extends Tx {
  /** Several statements at once, without values. */
  script(text: string): Promise<void>;
}

/** The database did not answer: nothing was saved, and trying again later may help. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached just now. Nothing was saved; try again in a moment.', { cause });
  }
}

/** The same, with what only reads sent to the replica where there is one. */
export const readFromReplica = (database: Database): Database => ({ ...database, ...database.replica });

/** The database did not answer somebody who only wanted to read, so there was nothing to save. */
export class NothingRead extends DatabaseUnavailableError {
  override readonly message = 'The database cannot be reached just now. Try again in a moment.';
}

/** The connection broke while the change was being committed: it may have been. */
export class OutcomeUnknownError extends DatabaseUnavailableError {
  override readonly message =
    'The connection to the database broke while this was being saved, so we do not know whether it was saved. Save it again; nothing is saved twice.';
}

/** The disk of the database is full. */
export class DiskFullError extends DatabaseUnavailableError {
  override readonly message =
    'The server has no space left. Nothing was saved. Ask the person who runs your server to free up space.';
}

type RunQuery = (query: Sql) => Promise<{ rows: unknown[]; count: number }>;

interface DriverTransaction {
  readonly tx: Tx;
  /** Waits for what was sent behind the work, and fails with the first that failed. */
  readonly settled: () => Promise<void>;
  /** Throws what made the work fail: not that a statement was refused because of the one before it, but that one. */
  readonly failed: (error: unknown) => Promise<never>;
  readonly committed: () => void;
}

/** Refused because of a statement before it. */
const isAfterFailure = (error: unknown): boolean => (error as { code?: string }).code === '25P02';

/** The one shape of a transaction over whichever driver runs the statement. */
export function createTx(runQuery: RunQuery): DriverTransaction {
  const written = new Set<string>();
  let writes = 0;
  const run: RunQuery = (query) => {
    if (listWrittenTables(query.text).length > 0) {
      writes += 1;
      written.add(query.text);
    }
    return runQuery(query);
  };
  const after: (() => void)[] = [];
  const sent: Promise<unknown>[] = [];
  const tx: Tx = {
    rows: async <Row extends object>(query: Sql) => (await run(query)).rows as Row[],
    maybe: async <Row extends object>(query: Sql) => (await run(query)).rows[0] as Row | undefined,
    one: async <Row extends object>(query: Sql) => {
      const { rows } = await run(query);
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${query.text}`);
      return rows[0] as Row;
    },
    run: async (query) => (await run(query)).count,
    behind: (query, afterCommit) => {
      const made = run(query).then(({ rows }) => {
        if (afterCommit) after.push(() => afterCommit(rows as object[]));
      });
      made.catch(() => undefined); // reported by `settled`
      sent.push(made);
    },
    afterCommit: (work) => void after.push(work),
    listWrites: () => written,
    countWrites: () => writes,
  };
  const awaitSettled = async (): Promise<void> => void (await Promise.all(sent));
  return {
    tx,
    settled: awaitSettled,
    failed: async (error) => {
      if (isAfterFailure(error)) await awaitSettled();
      throw error;
    },
    committed: () => after.forEach((work) => work()),
  };
}
