import type { Visit } from '@boedel/domain/access/who';
import type { Database, Tx } from '../db/database';
import { nothing, type Sql, sql } from '../db/sql';

/** Whom a transaction works for. The two words differ so that crossing firms stands out where it is read. */
export interface Tenant {
  readonly firmId: number;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Only reads, which is a round trip less. Nothing can be written. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads as everything stood at one moment, whatever others change meanwhile. Nothing can be written. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface ProviderDoor {
  /** Crosses firms. Every use says why beside it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Steps into one firm, as that firm's own work would. */
  firm(firmId: number): Tenant;
}

/** Who works in a transaction. Nobody, in a job; nobody we have an account of, by a link. */
export interface Working {
  readonly id?: number;
  readonly reach?: Reach;
  /** The system types of whoever sees the whole firm, of the firm's and their own; absent where a reach says more. */
  readonly types?: readonly number[];
  /** In a visit for support: the database refuses bank details and payments. */
  readonly visit?: Visit;
  /** The key of the change a browser named: held until its transaction ends, for those who ask whether it was made. */
  readonly request?: number;
  /** Where the person is known by their token alone: no transaction opens unless the database agrees with it. */
  readonly stamp?: Stamp;
}

/** What a token says of a person, as one short text, in which session and when. */
export interface Stamp {
  readonly sessionId: number;
  readonly at: Date;
  readonly stamp: string;
}

/** As much of a name as a lock's number holds. */
export const requestKey = (name: string): number => Number.parseInt(name.replaceAll('-', '').slice(0, 13), 16);

/** What a restricted person was given; absent for people who see the whole firm. */
export interface Reach {
  readonly matters: readonly number[];
  readonly captureMatters: readonly number[];
}

const wholeNumber = (value: number): string => {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${value} is not an id`);
  return String(value);
};
const list = (ids: readonly number[]): string => `{${ids.map(wholeNumber).join(',')}}`;

/** The opening of every transaction for a firm. */
function opening(firmId: number, { id, reach, types, visit, request, stamp }: Partial<Working> = {}): Sql {
  const settings = sql`set_config('role', 'boedel_app', true),
    set_config('app.firm', ${wholeNumber(firmId)}, true),
    set_config('app.user', ${id === undefined ? '' : wholeNumber(id)}, true),
    set_config('app.matters', ${reach ? list(reach.matters) : ''}, true),
    set_config('app.capture_matters', ${reach ? list(reach.captureMatters) : ''}, true),
    set_config('app.types', ${types && !reach ? list(types) : ''}, true)`;
  const visiting = visit === undefined ? nothing : sql`, set_config('app.visit', ${visit}, true)`;
  const mustBe =
    stamp && sql`must_be_caller(${id}, ${firmId}, ${stamp.sessionId}, ${stamp.at.getTime()}, ${stamp.stamp}),`;
  const held = request === undefined ? nothing : sql`, pg_advisory_xact_lock_shared(${request})`;
  return sql`select ${mustBe ?? nothing} ${settings} ${visiting} ${held}`;
}

const asRole = (role: 'boedel_provider' | 'boedel_eraser'): Sql => sql`select set_config('role', ${role}, true)`;

export function tenantDoor(database: Database, firmId: number, person?: Working): Tenant {
  let opened: Sql | undefined;
  const open = (): Sql => (opened ??= opening(firmId, person));
  return {
    firmId,
    transaction: (work) => database.transaction(open(), work),
    read: (work) => database.reading(open(), work),
    snapshot: (work) => database.snapshot(open(), work),
  };
}

/**
 * The one door through which a trail can be deleted: for the job that erases a firm whose notice has run out, and for
 * nothing else.
 */
export const eraserDoor = (database: Database): Pick<ProviderDoor, 'transaction'> => ({
  transaction: (work) => database.transaction(asRole('boedel_eraser'), work),
});

export function providerDoor(database: Database): ProviderDoor {
  return {
    transaction: (work) => database.transaction(asRole('boedel_provider'), work),
    firm: (firmId) => tenantDoor(database, firmId),
  };
}
