import type { Database, Tx } from '../db/database';
import { sql } from '../db/sql';
import { providerDoor } from '../tenancy/doors';
import { beginning, type ChainEntry, entryFields, linkHash } from './chain';

const atOnce = 500;

/** Adds links for a firm's waiting entries, in the order they are met, one linker a firm at a time. Says how many. */
async function linkBatch(tx: Tx, firmId: number): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`audit chain ${firmId}`}, 0))`);
  const entries = await tx.rows<ChainEntry>(sql`
    select ${entryFields} from audit_tail t
      join audit_entry e on e.intermediary_id = t.intermediary_id and e.id = t.entry_id
    where t.intermediary_id = ${firmId} order by t.entry_id limit ${atOnce}`);
  if (entries.length === 0) return 0;
  const last = await tx.maybe<{ seq: number; hash: string }>(sql`
    select seq, hash from audit_link where intermediary_id = ${firmId} order by seq desc limit 1`);
  let { seq, hash } = last ?? { seq: 0, hash: beginning };
  const links = entries.map((entry) => {
    seq += 1;
    hash = linkHash(hash, seq, entry);
    return { seq, hash, entryId: entry.id };
  });
  const ids = links.map(({ entryId }) => entryId);
  await tx.run(sql`
    insert into audit_link (intermediary_id, seq, entry_id, hash)
    select ${firmId}::bigint, seq, entry_id, hash
    from unnest(${links.map((link) => link.seq)}::bigint[], ${ids}::bigint[], ${links.map((link) => link.hash)}::text[])
      as link (seq, entry_id, hash)`);
  await tx.run(sql`delete from audit_tail where intermediary_id = ${firmId} and entry_id = any(${ids}::bigint[])`);
  return links.length;
}

/** Links all that a firm has waiting. As the provider: the firm's own role may not touch what is already written. */
export async function linkFirm(database: Database, firmId: number): Promise<number> {
  let linked = 0;
  for (;;) {
    const count = await providerDoor(database).transaction((tx) => linkBatch(tx, firmId));
    linked += count;
    if (count < atOnce) return linked;
  }
}

/** The firms that have entries waiting. */
export const firmsWithTail = async (database: Database): Promise<number[]> => {
  // Every firm's tail: whatever a process that stopped left unlinked.
  const rows = await providerDoor(database).transaction((tx) =>
    tx.rows<{ firm: number }>(sql`select distinct intermediary_id as firm from audit_tail`),
  );
  return rows.map(({ firm }) => firm);
};
