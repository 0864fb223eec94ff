import type { Visit } from '@boedel/domain/access/call-access';
import type { Database, Tx } from '../db/database';
import { nothing, type Sql, sql } from '../db/sql';
import { endWith } from './before-commit';
import { markUnrestricted } from './run-as-firm';

/** Whom a transaction works for. The two words differ so that crossing firms stands out where it is read. */
export interface FirmScope {
  readonly firmId: number;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Only reads, which is a round trip less. Nothing can be written. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads as everything stood at one moment, whatever others change meanwhile. Nothing can be written. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface ProviderScope {
  /** Crosses firms. Every use says why beside it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for what only reads. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Steps into one firm, as that firm's own work would. */
  firm(firmId: number): FirmScope;
}

/** Who works in a transaction. Nobody, in a job; nobody we have an account of, by a link. */
export interface WorkingPerson {
  readonly id?: number;
  readonly reach?: MatterReach;
  /** The system types of whoever sees the whole firm, of the firm's and their own; absent where a reach says more. */
  readonly types?: readonly number[];
  /** In a visit for support: the database refuses bank details and payments. */
  readonly visit?: Visit;
  /** The key of the change a browser named: held until its transaction ends, for those who ask whether it was made. */
  readonly request?: number;
  /** Where the person is known by their token alone: no transaction opens unless the database agrees with it. */
  readonly stamp?: CallerStamp;
}

/** What a token says of a person, as one short text, in which session and when. */
export interface CallerStamp {
  readonly sessionId: number;
  readonly at: Date;
  readonly stamp: string;
}

/** As much of a name as a lock's number holds. */
export const computeRequestKey = (name: string): number => Number.parseInt(name.replaceAll('-', '').slice(0, 13), 16);

/** What a restricted person was given; absent for people who see the whole firm. */
export interface MatterReach {
  readonly matters: readonly number[];
  readonly captureMatters: readonly number[];
}

const formatWholeNumber = (value: number): string => {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${value} is not an id`);
  return String(value);
};
const list = (ids: readonly number[]): string => `{${ids.map(formatWholeNumber).join(',')}}`;

/** The opening of every transaction for a firm. */
function createOpeningSql(
  firmId: number,
  { id, reach, types, visit, request, stamp }: Partial<WorkingPerson> = {},
): Sql {
  const settings = sql`set_config('role', 'boedel_app', true),
    set_config('app.firm', ${formatWholeNumber(firmId)}, true),
    set_config('app.user', ${id === undefined ? '' : formatWholeNumber(id)}, true),
    set_config('app.matters', ${reach ? list(reach.matters) : ''}, true),
    set_config('app.capture_matters', ${reach ? list(reach.captureMatters) : ''}, true),
    set_config('app.types', ${types && !reach ? list(types) : ''}, true)`;
  const visiting = visit === undefined ? nothing : sql`, set_config('app.visit', ${visit}, true)`;
  const mustBe =
    stamp && sql`must_be_caller(${id}, ${firmId}, ${stamp.sessionId}, ${stamp.at.getTime()}, ${stamp.stamp}),`;
  const held = request === undefined ? nothing : sql`, pg_advisory_xact_lock_shared(${request})`;
  return sql`select ${mustBe ?? nothing} ${settings} ${visiting} ${held}`;
}

const setRole = (role: 'boedel_provider' | 'boedel_eraser'): Sql => sql`select set_config('role', ${role}, true)`;

export function openFirmScope(database: Database, firmId: number, person?: WorkingPerson): FirmScope {
  let opened: Sql | undefined;
  const getOpening = (): Sql => (opened ??= createOpeningSql(firmId, person));
  const open =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tx: Tx): Promise<T> =>
      work(person?.reach ? tx : markUnrestricted(tx));
  return {
    firmId,
    transaction: (work) => database.transaction(getOpening(), endWith(database.beforeCommit, open(work))),
    read: (work) => database.reading(getOpening(), open(work)),
    snapshot: (work) => database.snapshot(getOpening(), open(work)),
  };
}

/**
 * The only scope that can delete a trail: for the job that erases a firm whose notice has run out, and for
 * nothing else.
 */
export const openEraserScope = (database: Database): Pick<ProviderScope, 'transaction'> => ({
  transaction: (work) => database.transaction(setRole('boedel_eraser'), work),
});

export function openProviderScope(database: Database): ProviderScope {
  return {
    transaction: (work) => database.transaction(setRole('boedel_provider'), work),
    read: (work) => database.reading(setRole('boedel_provider'), work),
    firm: (firmId) => openFirmScope(database, firmId),
  };
}
