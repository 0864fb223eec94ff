import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { type CheckpointNote, readCheckpoint } from './checkpoint-note';
import { type Range, hashRange } from './merkle';
import { readHashes, listStoredFor } from './stored-nodes';

/** How many leaves a firm's tree has. */
export const readTreeSize = async (tx: Tx, firmId: number): Promise<number> =>
  (
    await tx.one<{ size: number }>(sql`
      select coalesce((select seq + 1 from audit_leaf where intermediary_id = ${firmId} order by seq desc limit 1), 0) as size`)
  ).size;

/** The hashes of ranges of a firm's tree, from the stored rows that make them up: in one statement, however long the trail. */
export async function readRangeHashes(tx: Tx, firmId: number, ranges: readonly Range[]): Promise<Buffer[]> {
  const places = listStoredFor(ranges);
  const leaves = places.filter(({ level }) => level === 0).map(({ index }) => index);
  const nodes = places.filter(({ level }) => level > 0);
  const rows = await tx.rows<{ level: number; index: number; hash: string }>(sql`
    select 0 as level, seq as index, hash from audit_leaf
    where intermediary_id = ${firmId} and seq = any(${leaves}::bigint[])
    union all
    select n.level, n.place, n.hash
    from unnest(${nodes.map(({ level }) => level)}::int[], ${nodes.map(({ index }) => index)}::bigint[]) as asked (level, place)
      join audit_node n on n.intermediary_id = ${firmId} and n.level = asked.level and n.place = asked.place`);
  const { hashOf } = readHashes(rows.map(({ hash, ...place }) => ({ ...place, hash: Buffer.from(hash, 'hex') })));
  return ranges.map((range) => hashRange(range, hashOf));
}

export const readRoot = async (tx: Tx, firmId: number, size: number): Promise<Buffer> =>
  (await readRangeHashes(tx, firmId, [{ start: 0, end: size }]))[0]!;

/** A firm's checkpoints in the database, the smallest first. */
export async function readCheckpoints(tx: Tx, firmId: number): Promise<CheckpointNote[]> {
  const rows = await tx.rows<{ note: string }>(
    sql`select note from audit_checkpoint where intermediary_id = ${firmId} order by size, id`,
  );
  return rows.flatMap(({ note }) => readCheckpoint(note) ?? []);
}

/** The newest one; with a leaf, the first that has it. */
export async function findCheckpoint(tx: Tx, firmId: number, leaf?: number): Promise<CheckpointNote | undefined> {
  const row = await tx.maybe<{ note: string }>(
    leaf === undefined
      ? sql`select note from audit_checkpoint where intermediary_id = ${firmId} order by size desc, id desc limit 1`
      : sql`select note from audit_checkpoint where intermediary_id = ${firmId} and size > ${leaf} order by size, id limit 1`,
  );
  return row && readCheckpoint(row.note);
}

/** The checkpoint over so many entries, where there is one. */
export async function findCheckpointOfSize(tx: Tx, firmId: number, size: number): Promise<CheckpointNote | undefined> {
  const row = await tx.maybe<{ note: string }>(
    sql`select note from audit_checkpoint where intermediary_id = ${firmId} and size = ${size} order by id limit 1`,
  );
  return row && readCheckpoint(row.note);
}
