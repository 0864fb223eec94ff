import type { sessionTypes, trainingProgrammes } from '@boedel/contract/trust-meetings/training-kinds';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';

export const trainingTable = firmTable('training_session', {
  matter_id: c.id,
  programme: c.text,
  session_type: c.text,
  held_on: c.day,
  held_at: c.text.orNull,
  place: c.text.orNull,
  trainer: c.text.orNull,
  notes: c.text.orNull,
  cancelled_on: c.day.orNull,
});
export const trainingPartyTable = firmTable('training_party', {
  matter_id: c.id,
  training_id: c.id,
  party_id: c.id,
});
export type TrainingRow = RowOf<typeof trainingTable> & {
  readonly programme: (typeof trainingProgrammes)[number];
  readonly session_type: (typeof sessionTypes)[number];
};

export const trainingStore = (tx: Tx) => ({
  sessions: tableStore(tx, trainingTable),
  parties: tableStore(tx, trainingPartyTable),
  listOf: (matterId: number): Promise<TrainingRow[]> =>
    tx.rows(sql`select * from training_session where matter_id = ${matterId} order by held_on desc, id desc`),
  /** Who is trained in each session of a matter. */
  trained: async (matterId: number): Promise<ReadonlyMap<number, { trusteeID: number; name: string }[]>> => {
    const names = new Map(
      (await trusteeStore(tx).listOf(matterId)).map((one) => [one.party.id, toTrustee(one).name] as const),
    );
    const rows = await tx.rows<{ training_id: number; party_id: number }>(
      sql`select training_id, party_id from training_party where matter_id = ${matterId} order by id`,
    );
    const by = new Map<number, { trusteeID: number; name: string }[]>();
    for (const { training_id, party_id } of rows) {
      const known = by.get(training_id) ?? [];
      known.push({ trusteeID: party_id, name: names.get(party_id) ?? '' });
      by.set(training_id, known);
    }
    return by;
  },
});
