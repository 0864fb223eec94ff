import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { NotFound } from '../problems';
import { type ChainEntry, entryFields } from './chain';
import { type EntryProof, proofFormat } from './entry-proof';
import { listInclusionRanges } from './merkle';
import { findCheckpoint, readRangeHashes } from './tree-reads';

/** The place of an entry of the transaction's firm in its tree; nothing while it waits. */
export async function findLeaf(tx: Tx, entryId: number): Promise<number | undefined> {
  const row = await tx.maybe<{ seq: number | null }>(sql`
    select l.seq from audit_entry e left join audit_leaf l on l.intermediary_id = e.intermediary_id and l.entry_id = e.id
    where e.intermediary_id = app_firm() and e.id = ${entryId}`);
  if (!row) throw new NotFound();
  return row.seq ?? undefined;
}

/** The proof of one entry under the first checkpoint that has it; nothing where none has it yet. */
export async function proveEntry(
  tx: Tx,
  firmId: number,
  entryId: number,
  keys: readonly string[],
): Promise<EntryProof | undefined> {
  const index = await findLeaf(tx, entryId);
  const checkpoint = index === undefined ? undefined : await findCheckpoint(tx, firmId, index);
  if (index === undefined || !checkpoint) return undefined;
  const entry = await tx.one<ChainEntry>(
    sql`select ${entryFields} from audit_entry e where e.intermediary_id = ${firmId} and e.id = ${entryId}`,
  );
  const path = await readRangeHashes(tx, firmId, listInclusionRanges(index, checkpoint.size));
  return {
    format: proofFormat,
    entry,
    index,
    path: path.map((hash) => hash.toString('base64')),
    checkpoint: checkpoint.text,
    keys: [...keys],
  };
}
