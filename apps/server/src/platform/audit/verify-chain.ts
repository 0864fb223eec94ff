import type { Database, Tx } from '../db/database';
import { sql } from '../db/sql';
import { providerDoor } from '../tenancy/doors';
import { beginning, type ChainEntry, entryFields, linkHash } from './chain';

export interface ChainReport {
  /** Links found in order, up to the first that is wrong. */
  readonly links: number;
  /** The last good link. Noted outside the database, it also proves that the end was not cut off. */
  readonly head: string;
  /** Entries written but not yet linked. */
  readonly unlinked: number;
  readonly firstUnlinked: number | null;
  /** The first entry that is not as it was when it was linked. */
  readonly broken: { readonly seq: number; readonly entryId: number; readonly why: string } | null;
}

const pageOf = 1000;
type Linked = { link: { seq: number; entryId: number; hash: string }; entry: ChainEntry | null };

async function page(tx: Tx, after: number): Promise<Linked[]> {
  const rows = await tx.rows<ChainEntry & { link_seq: number; link_entry: number; link_hash: string }>(sql`
    select l.seq as link_seq, l.entry_id as link_entry, l.hash as link_hash, ${entryFields}
    from audit_link l left join audit_entry e on e.intermediary_id = l.intermediary_id and e.id = l.entry_id
    where l.intermediary_id = app_firm() and l.seq > ${after} order by l.seq limit ${pageOf}`);
  return rows.map(({ link_seq, link_entry, link_hash, ...entry }) => ({
    link: { seq: link_seq, entryId: link_entry, hash: link_hash },
    entry: entry.id === null ? null : (entry as ChainEntry),
  }));
}

/** Recomputes the chain of the transaction's firm from its beginning. */
export async function verifyChain(tx: Tx): Promise<ChainReport> {
  const tail = await tx.one<{ count: number; first: number | null }>(sql`
    select count(*) as count, min(e.id) as first from audit_entry e
    where e.intermediary_id = app_firm() and not exists (
      select from audit_link l where l.intermediary_id = e.intermediary_id and l.entry_id = e.id)`);
  let links = 0;
  let head = beginning;
  const report = (broken: ChainReport['broken']): ChainReport => ({
    links,
    head,
    unlinked: tail.count,
    firstUnlinked: tail.first,
    broken,
  });
  for (;;) {
    const linked = await page(tx, links);
    for (const { link, entry } of linked) {
      const wrong = (why: string) => report({ seq: link.seq, entryId: link.entryId, why });
      if (link.seq !== links + 1) return wrong(`link ${links + 1} is missing before it`);
      if (!entry) return wrong('the entry is gone');
      if (linkHash(head, link.seq, entry) !== link.hash) return wrong('the entry or its link was changed');
      links = link.seq;
      head = link.hash;
    }
    if (linked.length < pageOf) return report(null);
  }
}

/** Every firm's chain, one after the other, each in its own transaction. */
export async function* verifyFirms(database: Database): AsyncGenerator<ChainReport & { id: number; name: string }> {
  const provider = providerDoor(database);
  // The list of firms is the provider's; each chain is then read inside its firm.
  const firms = await provider.transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`select id, name from intermediary order by id`),
  );
  for (const { id, name } of firms) yield { id, name, ...(await provider.firm(id).transaction(verifyChain)) };
}

/** A line a firm, for a terminal. */
export function chainLine({
  id,
  name,
  links,
  head,
  unlinked,
  firstUnlinked,
  broken,
}: ChainReport & { id: number; name: string }): string {
  const tail = unlinked > 0 ? `, ${unlinked} not yet linked (from entry ${firstUnlinked})` : '';
  return broken
    ? `${name} (firm ${id}): BROKEN at entry ${broken.entryId}, link ${broken.seq}: ${broken.why}; ${links} good before it${tail}`
    : `${name} (firm ${id}): ${links} in order${tail}, head ${head.slice(0, 16)}`;
}
