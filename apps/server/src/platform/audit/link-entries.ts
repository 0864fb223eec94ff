import type { Database, Tx } from '../db/database';
import { sql } from '../db/sql';
import { openProviderScope } from '../tenancy/scopes';
import { formatCanonical } from './canonical';
import { type ChainEntry, entryFields } from './chain';
import { hashLeaf } from './merkle';
import { verifyOldChain } from './old-chain';
import { openGrowingTree, type StoredHash } from './stored-nodes';

const atOnce = 500;

/** One at a time appends to a firm's tree or signs it. */
export const lockTree = (tx: Tx, firmId: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`audit chain ${firmId}`}, 0))`);

type Node = Omit<StoredHash, 'hash'> & { readonly hash: string };
const withBytes = ({ hash, ...place }: Node): StoredHash => ({ ...place, hash: Buffer.from(hash, 'hex') });

/** How far a firm's tree has grown, and whether links of an earlier version still wait to become leaves. */
async function readTree(tx: Tx, firmId: number) {
  const { size, mustCarry, leaves, nodes } = await tx.one<{
    size: number;
    mustCarry: boolean;
    leaves: Node[];
    nodes: Node[];
  }>(sql`
    with tree as (
      select coalesce((select seq + 1 from audit_leaf where intermediary_id = ${firmId} order by seq desc limit 1), 0) as size)
    select size,
      exists (select from audit_link where intermediary_id = ${firmId})
        and not exists (select from audit_carried where intermediary_id = ${firmId}) as "mustCarry",
      (select coalesce(jsonb_agg(jsonb_build_object('level', 0, 'index', seq, 'hash', hash)), '[]') from audit_leaf
        where intermediary_id = ${firmId} and seq >= size - size % 16) as leaves,
      (select coalesce(jsonb_agg(jsonb_build_object('level', n.level, 'index', n.place, 'hash', n.hash)), '[]')
        from generate_series(4, 52, 4) as step (level) join audit_node n
          on n.intermediary_id = ${firmId} and n.level = step.level and n.place >= (size >> step.level) - (size >> step.level) % 16
        where size >> step.level > 0) as nodes
    from tree`);
  return { mustCarry, tree: openGrowingTree(size, [...leaves, ...nodes].map(withBytes)) };
}

/** Adds entries to the tree, in the order they come. */
async function appendEntries(
  tx: Tx,
  firmId: number,
  tree: ReturnType<typeof openGrowingTree>,
  entries: readonly ChainEntry[],
): Promise<void> {
  const nodes: StoredHash[] = [];
  const leaves = entries.map((entry) => {
    const hash = hashLeaf(formatCanonical(entry));
    const seq = tree.size();
    nodes.push(...tree.add(hash));
    return { seq, entryId: entry.id, hash: hash.toString('hex') };
  });
  const root = tree.root().toString('hex');
  const roots = leaves.map(({ seq }) => (seq === tree.size() - 1 ? root : null));
  const ids = leaves.map(({ entryId }) => entryId);
  await tx.run(sql`
    with leaves as (
      insert into audit_leaf (intermediary_id, seq, entry_id, hash, root)
      select ${firmId}::bigint, seq, entry_id, hash, root
      from unnest(${leaves.map(({ seq }) => seq)}::bigint[], ${ids}::bigint[], ${leaves.map(({ hash }) => hash)}::text[],
        ${roots}::text[]) as leaf (seq, entry_id, hash, root)
    ), nodes as (
      insert into audit_node (intermediary_id, level, place, hash)
      select ${firmId}::bigint, level, place, hash
      from unnest(${nodes.map(({ level }) => level)}::int[], ${nodes.map(({ index }) => index)}::bigint[],
        ${nodes.map(({ hash }) => hash.toString('hex'))}::text[]) as node (level, place, hash)
    )
    delete from audit_tail where intermediary_id = ${firmId} and entry_id = any(${ids}::bigint[])`);
}

/** The entries of the earlier version's links that are no leaves yet, in the order of the chain. */
const listEntriesToCarry = (tx: Tx, firmId: number): Promise<ChainEntry[]> =>
  tx.rows(sql`
    select ${entryFields} from audit_link l
      join audit_entry e on e.intermediary_id = l.intermediary_id and e.id = l.entry_id
    where l.intermediary_id = ${firmId} and l.seq > coalesce((
      select c.seq from audit_leaf f join audit_link c on c.intermediary_id = f.intermediary_id and c.entry_id = f.entry_id
      where f.intermediary_id = ${firmId} order by f.seq desc limit 1), 0)
    order by l.seq limit ${atOnce}`);

/** The entries that wait. By their numbers: a plan that reads all of the trail would be found again and again. */
const listWaitingEntries = (tx: Tx, firmId: number): Promise<ChainEntry[]> =>
  tx.rows(sql`
    select ${entryFields} from audit_entry e
    where e.intermediary_id = ${firmId} and e.id = any(array(
      select entry_id from audit_tail where intermediary_id = ${firmId} order by entry_id limit ${atOnce})::bigint[])
    order by e.id`);

/** Appends a firm's waiting entries, in the order they are met. Says how many, and whether none is left. */
async function linkBatch(tx: Tx, firmId: number): Promise<{ linked: number; isDone: boolean }> {
  await lockTree(tx, firmId);
  const { mustCarry, tree } = await readTree(tx, firmId);
  const entries = await (mustCarry ? listEntriesToCarry(tx, firmId) : listWaitingEntries(tx, firmId));
  if (entries.length > 0) await appendEntries(tx, firmId, tree, entries);
  const isLast = entries.length < atOnce;
  if (mustCarry && isLast) {
    const { links, head, broken } = await verifyOldChain(tx, firmId);
    await tx.run(sql`
      insert into audit_carried (intermediary_id, links, head, broken_seq, broken_entry_id, broken_why)
      values (${firmId}, ${links}, ${head}, ${broken?.seq ?? null}, ${broken?.entryId ?? null}, ${broken?.why ?? null})`);
  }
  return { linked: entries.length, isDone: isLast && !mustCarry };
}

/** Appends all that a firm has waiting. As the provider: the firm's own role may not touch what is already written. */
export async function linkFirm(database: Database, firmId: number): Promise<number> {
  let count = 0;
  for (;;) {
    const { linked, isDone } = await openProviderScope(database).transaction((tx) => linkBatch(tx, firmId));
    count += linked;
    if (isDone) return count;
  }
}

/** The firms that have entries waiting, or links of an earlier version. */
export const listFirmsWithTail = async (database: Database): Promise<number[]> => {
  // Every firm's tail: whatever a process that stopped left unlinked.
  const rows = await openProviderScope(database).transaction((tx) =>
    tx.rows<{ firm: number }>(sql`
      select distinct intermediary_id as firm from audit_tail
      union select i.id from intermediary i where exists (select from audit_link l where l.intermediary_id = i.id)
        and not exists (select from audit_carried c where c.intermediary_id = i.id)`),
  );
  return rows.map(({ firm }) => firm);
};
