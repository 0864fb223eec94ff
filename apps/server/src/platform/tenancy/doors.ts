import type { Database, Tx } from '../db/database';

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
  /** The key of the change a browser named: held until its transaction ends, for those who ask whether it was made. */
  readonly request?: number;
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
const setting = (key: string, value: string): string => `set_config('app.${key}', '${value}', true)`;
const list = (ids: readonly number[]): string => `{${ids.map(wholeNumber).join(',')}}`;

/** The opening of every transaction for a firm. Only whole numbers are written into it. */
function opening(firmId: number, { id, reach, types, request }: Partial<Working> = {}): string {
  const settings = [
    setting('firm', wholeNumber(firmId)),
    setting('user', id === undefined ? '' : wholeNumber(id)),
    setting('matters', reach ? list(reach.matters) : ''),
    setting('capture_matters', reach ? list(reach.captureMatters) : ''),
    setting('types', types && !reach ? list(types) : ''),
  ];
  const held = request === undefined ? [] : [`pg_advisory_xact_lock_shared(${wholeNumber(request)})`];
  return `set local role boedel_app; select ${[...settings, ...held].join(', ')};`;
}

/** Where it is still being asked whether the person may work here, nothing is committed before it is confirmed. */
export function tenantDoor(database: Database, firmId: number, person?: Working, confirmed?: Promise<void>): Tenant {
  const open = opening(firmId, person);
  return {
    firmId,
    transaction: (work) =>
      database.transaction(open, async (tx) => {
        const value = await work(tx);
        await confirmed;
        return value;
      }),
    read: (work) => database.reading(open, work),
    snapshot: (work) => database.reading(`set transaction isolation level repeatable read; ${open}`, work),
  };
}

/**
 * The one door through which a trail can be deleted: for the job that erases a firm whose notice has run out, and for
 * nothing else.
 */
export const eraserDoor = (database: Database): Pick<ProviderDoor, 'transaction'> => ({
  transaction: (work) => database.transaction('set local role boedel_eraser;', work),
});

export function providerDoor(database: Database): ProviderDoor {
  return {
    transaction: (work) => database.transaction('set local role boedel_provider;', work),
    firm: (firmId) => tenantDoor(database, firmId),
  };
}
