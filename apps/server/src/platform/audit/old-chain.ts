import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { beginning, type ChainEntry, entryFields, computeLinkHash } from './chain';

export interface OldChainReport {
  /** Links found in order, up to the first that is wrong. */
  readonly links: number;
  /** The last good link. */
  readonly head: string;
  readonly broken: { readonly seq: number; readonly entryId: number; readonly why: string } | null;
}

const pageOf = 1000;
type Linked = { link: { seq: number; entryId: number; hash: string }; entry: ChainEntry | null };

async function readPage(tx: Tx, firmId: number, after: number): Promise<Linked[]> {
  const rows = await tx.rows<ChainEntry & { link_seq: number; link_entry: number; link_hash: string }>(sql`
    select l.seq as link_seq, l.entry_id as link_entry, l.hash as link_hash, ${entryFields}
    from audit_link l left join audit_entry e on e.intermediary_id = l.intermediary_id and e.id = l.entry_id
    where l.intermediary_id = ${firmId} and l.seq > ${after} order by l.seq limit ${pageOf}`);
  return rows.map(({ link_seq, link_entry, link_hash, ...entry }) => ({
    link: { seq: link_seq, entryId: link_entry, hash: link_hash },
    entry: entry.id === null ? null : (entry as ChainEntry),
  }));
}

/** Recomputes the linear chain of an earlier version from its beginning, once, before its entries count as leaves. */
export async function verifyOldChain(tx: Tx, firmId: number): Promise<OldChainReport> {
  let [links, head] = [0, beginning];
  for (;;) {
    const linked = await readPage(tx, firmId, links);
    for (const { link, entry } of linked) {
      const wrong = (why: string): OldChainReport => ({
        links,
        head,
        broken: { seq: link.seq, entryId: link.entryId, why },
      });
      if (link.seq !== links + 1) return wrong(`link ${links + 1} is missing before it`);
      if (!entry) return wrong('the entry is gone');
      if (computeLinkHash(head, link.seq, entry) !== link.hash) return wrong('the entry or its link was changed');
      [links, head] = [link.seq, link.hash];
    }
    if (linked.length < pageOf) return { links, head, broken: null };
  }
}
