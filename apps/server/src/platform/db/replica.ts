import { countReplicaRead } from '../metrics/metrics';
import { type Database, DatabaseUnavailableError, type Tx } from './database';
import { type Sql, sql } from './sql';

/** How far the primary has come: whatever anybody was told is saved lies within it. */
interface PrimaryPosition {
  readonly system: string;
  readonly database: string;
  readonly timeline: string;
  readonly position: string;
}

/** Changes that a server acknowledges before it has written them are counted as soon as they are in its memory. */
const askPosition: Sql = sql`
  select (select system_identifier::text from pg_control_system()) as system, current_database() as database,
    left(pg_walfile_name(at), 8) as timeline, at::text as position
  from (select case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as at) now`;

/** How a server stands to the primary. */
export interface ReplicaState {
  readonly isReplica: boolean;
  readonly isSameSystem: boolean;
  /** It receives what the primary writes. A replica of a primary that was replaced does not, however far it came. */
  readonly isFollowing: boolean;
  readonly hasCaughtUp: boolean;
  /** Whether this user may read which server the replica follows. */
  readonly mayAsk: boolean;
}

const askReplica = ({ system, database, timeline, position }: PrimaryPosition): Sql => sql`
  select pg_is_in_recovery() as "isReplica",
    (select system_identifier::text from pg_control_system()) = ${system} and current_database() = ${database}
      as "isSameSystem",
    exists (select from pg_stat_wal_receiver where lpad(upper(to_hex(received_tli)), 8, '0') = ${timeline})
      as "isFollowing",
    coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "hasCaughtUp",
    pg_has_role(current_user, 'pg_read_all_stats', 'usage') as "mayAsk"`;

export type AskOnConnection = <Row extends object>(query: Sql) => Promise<Row>;

/** Connections to the replica. `check` is asked on the connection that the work then has, before its transaction opens. */
export interface ReplicaConnections {
  read<T>(
    kind: 'reading' | 'snapshot',
    check: (ask: AskOnConnection) => Promise<void>,
    opening: Sql,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T>;
}

/** The replica is not as far as the primary, or follows another one. */
class NotAsFar extends Error {}

export interface ReplicaPatience {
  /** How long a reader waits for a replica that is behind: usually it is there within some milliseconds. */
  readonly behind: number;
  /** How long a replica that is behind, or does not answer, is left alone then. */
  readonly restBehind: number;
  readonly restAway: number;
}
const usualPatience: ReplicaPatience = { behind: 150, restBehind: 1_000, restAway: 10_000 };

/** What a replica answered to a look from the primary: for the start and the doctor. */
export async function inspectReplica(
  primary: Pick<Database, 'single'>,
  replica: Pick<Database, 'single'>,
): Promise<ReplicaState> {
  const position = await primary.single<PrimaryPosition>(askPosition);
  return (await replica.single<ReplicaState>(askReplica(position!)))!;
}

const mayBeDoneOver = (error: unknown): boolean =>
  error instanceof NotAsFar ||
  error instanceof DatabaseUnavailableError ||
  // A replica ends a reader that holds up what it receives.
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

/**
 * Reads from a replica whatever the primary had acknowledged when the reading began, and from the primary what the replica
 * cannot answer. So nobody ever reads anything older than what they, or anybody, saved before. The primary is asked how far it
 * is each time, which is one round trip; all the rest of the work is the replica's.
 */
export function createReplicaReader(
  primary: Pick<Database, 'single' | 'reading' | 'snapshot'>,
  replica: ReplicaConnections,
  patience: ReplicaPatience = usualPatience,
): Pick<Database, 'reading' | 'snapshot'> {
  let restUntil = 0;

  async function check(ask: AskOnConnection, position: PrimaryPosition): Promise<void> {
    const until = Date.now() + patience.behind;
    for (let wait = 2; ; wait *= 2) {
      const state = await ask<ReplicaState>(askReplica(position));
      const isUsable = state.isReplica && state.isSameSystem && state.isFollowing;
      if (isUsable && state.hasCaughtUp) return;
      if (!isUsable || Date.now() + wait > until) throw new NotAsFar();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  const read =
    (kind: 'reading' | 'snapshot'): Database['reading'] =>
    async (opening, work) => {
      if (Date.now() < restUntil) return primary[kind](opening, work);
      try {
        const position = (await primary.single<PrimaryPosition>(askPosition))!;
        const value = await replica.read(kind, (ask) => check(ask, position), opening, work);
        countReplicaRead('replica');
        return value;
      } catch (error) {
        if (!mayBeDoneOver(error)) throw error;
        const isAway = error instanceof DatabaseUnavailableError;
        if (isAway || error instanceof NotAsFar)
          restUntil = Date.now() + (isAway ? patience.restAway : patience.restBehind);
        countReplicaRead(isAway ? 'away' : 'behind');
        return primary[kind](opening, work);
      }
    };
  return { reading: read('reading'), snapshot: read('snapshot') };
}
