import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { Actor } from '../../platform/tenancy/actor';
import type { WrittenRecord } from './write-record';

/** A record that has another number in the firm since. */
export interface MovedRecord {
  readonly source: string;
  readonly id: number;
}

export const peopleChangeTable = firmTable('people_change', {
  kind: c.text,
  known_id: c.id,
  from_known_id: c.id.orNull,
  moved: c.json<MovedRecord[]>(),
  changed: c.json<WrittenRecord[]>(),
  person_id: c.id,
  person_name: c.text,
  made_at: c.instant,
  undone_at: c.instant.orNull,
});
export type PeopleChangeRow = RowOf<typeof peopleChangeTable>;

export const peopleChangeStore = (tx: Tx) => ({
  ...tableStore(tx, peopleChangeTable),
  latestOf: (knownId: number): Promise<PeopleChangeRow[]> =>
    tx.rows(sql`select * from people_change where known_id = ${knownId} order by id desc limit 10`),
  /** The merge that gave the records of one of these another number, while it stands. */
  mergeAway: (knownIds: readonly number[]): Promise<PeopleChangeRow | undefined> =>
    tx.maybe(sql`
      select * from people_change where kind = 'merge' and undone_at is null and from_known_id = any(${[...knownIds]}::bigint[])
      order by id desc limit 1`),
});

interface NewPeopleChange {
  readonly kind: 'merge' | 'change';
  readonly knownId: number;
  readonly fromKnownId?: number;
  readonly moved?: readonly MovedRecord[];
  readonly changed: readonly WrittenRecord[];
}

/** What was done to several records at once, for whoever takes it back. */
export const saveChange = async (tx: Tx, actor: Actor, change: NewPeopleChange): Promise<number> =>
  (
    await peopleChangeStore(tx).insert({
      kind: change.kind,
      known_id: change.knownId,
      from_known_id: change.fromKnownId ?? null,
      moved: [...(change.moved ?? [])],
      changed: [...change.changed],
      person_id: actor.personId,
      person_name: actor.fullName,
    })
  ).id;
