import type { Database, Tx } from '../db/database';
import { sql } from '../db/sql';
import type { FileStore } from '../files/file-store';
import { openProviderScope } from '../tenancy/scopes';
import { formatCanonical } from './canonical';
import { type ChainEntry, entryFields } from './chain';
import { readCopies } from './checkpoint-copies';
import { type CheckpointNote, isSignedBy } from './checkpoint-note';
import { emptyRoot, hashLeaf } from './merkle';
import { verifyOldChain } from './old-chain';
import { openGrowingTree } from './stored-nodes';
import { readCheckpoints } from './tree-reads';

export interface Fault {
  /** The entry it is about, where it is about one. */
  readonly entryId: number | null;
  readonly why: string;
}
export interface TrailReport {
  /** Leaves of the tree. */
  readonly entries: number;
  readonly root: string;
  /** Entries written but not yet appended. */
  readonly unlinked: number;
  readonly firstUnlinked: number | null;
  /** Different checkpoints the tree was held against. */
  readonly checkpoints: number;
  readonly faults: readonly Fault[];
}

/** A checkpoint from outside the database, and where it was found. */
export interface FoundCheckpoint {
  readonly where: string;
  readonly note: CheckpointNote;
}
export interface Evidence {
  /** Checkpoints kept outside the database. */
  readonly found?: readonly FoundCheckpoint[];
  /** Public keys; without them signatures are not looked at. */
  readonly keys?: readonly string[];
}

const pageOf = 1000;
/** If much of the trail was rewritten, not every entry is listed. */
const mostFaults = 25;
/** Entries of one moment are committed within this; one dated earlier than a checkpoint by more was put in later. */
const lateMs = 3_600_000;

type Leaf = { seq: number; entryId: number; hash: string; root: string | null; entry: ChainEntry | null };

async function readLeaves(tx: Tx, firmId: number, from: number): Promise<Leaf[]> {
  const rows = await tx.rows<
    ChainEntry & { leaf_seq: number; leaf_entry: number; leaf_hash: string; leaf_root: string | null }
  >(sql`
    select l.seq as leaf_seq, l.entry_id as leaf_entry, l.hash as leaf_hash, l.root as leaf_root, ${entryFields}
    from audit_leaf l left join audit_entry e on e.intermediary_id = l.intermediary_id and e.id = l.entry_id
    where l.intermediary_id = ${firmId} and l.seq >= ${from} order by l.seq limit ${pageOf}`);
  return rows.map(({ leaf_seq, leaf_entry, leaf_hash, leaf_root, ...entry }) => ({
    seq: leaf_seq,
    entryId: leaf_entry,
    hash: leaf_hash,
    root: leaf_root,
    entry: entry.id === null ? null : (entry as ChainEntry),
  }));
}

/** Entries that are no leaf: those that wait for it, and those that do not, which somebody put in or took the leaf of. */
const readUnlinked = (tx: Tx, firmId: number) =>
  tx.one<{ count: number; first: number | null; strange: number[] }>(sql`
    select count(*) as count, min(e.id) as first, coalesce((array_agg(e.id order by e.id) filter (where not exists (
        select from audit_tail t where t.intermediary_id = e.intermediary_id and t.entry_id = e.id)
      and not exists (select from audit_link k where k.intermediary_id = e.intermediary_id and k.entry_id = e.id
        and not exists (select from audit_carried c where c.intermediary_id = k.intermediary_id))))[1:${mostFaults}::int], '{}')::bigint[] as strange
    from audit_entry e where e.intermediary_id = ${firmId} and not exists (
      select from audit_leaf l where l.intermediary_id = e.intermediary_id and l.entry_id = e.id)`);

interface Known extends FoundCheckpoint {
  readonly isInDatabase: boolean;
}
const describeCheckpoint = ({ where, note }: FoundCheckpoint): string =>
  `the checkpoint of ${note.time} over ${note.size} entries (${where})`;

/** All checkpoints known of a firm, the smallest first, each once. */
async function listKnownCheckpoints(tx: Tx, firmId: number, found: readonly FoundCheckpoint[]): Promise<Known[]> {
  const kept = (await readCheckpoints(tx, firmId)).map((note) => ({ where: 'database', note, isInDatabase: true }));
  const texts = new Set(kept.map(({ note }) => note.text));
  const outside = found
    .filter(({ note }) => note.firmId === firmId)
    .map((each) => ({ ...each, isInDatabase: texts.has(each.note.text) }));
  return [...kept, ...outside.filter(({ isInDatabase }) => !isInDatabase)].sort((a, b) => a.note.size - b.note.size);
}

/** Compares the stored nodes with those that the leaves come to. */
async function compareNodes(
  tx: Tx,
  firmId: number,
  worked: ReadonlyMap<string, string>,
  { from, to }: { from: number; to: number },
): Promise<number | undefined> {
  if (to === from && worked.size === 0) return undefined;
  const stored = await tx.rows<{ level: number; place: number; hash: string }>(sql`
    select n.level, n.place, n.hash from generate_series(4, 52, 4) as step (level) join audit_node n
      on n.intermediary_id = ${firmId} and n.level = step.level
        and n.place >= (${from}::bigint >> step.level) and n.place < (${to}::bigint >> step.level)
    order by n.level, n.place`);
  const left = new Map(worked);
  for (const { level, place, hash } of stored) {
    if (left.get(`${level}:${place}`) !== hash) return place * 2 ** level;
    left.delete(`${level}:${place}`);
  }
  const [missing] = left.keys();
  if (missing === undefined) return undefined;
  const [level, place] = missing.split(':').map(Number) as [number, number];
  return place * 2 ** level;
}

/**
 * Recomputes a firm's tree from its entries and holds it against every checkpoint that is known, so that what was changed,
 * put in, taken out or cut off is named.
 */
export async function verifyTrail(tx: Tx, firmId: number, { found = [], keys }: Evidence = {}): Promise<TrailReport> {
  const faults: Fault[] = [];
  const fault = (why: string, entryId: number | null = null): void => void faults.push({ entryId, why });
  const unlinked = await readUnlinked(tx, firmId);
  const checkpoints = await listKnownCheckpoints(tx, firmId, found);

  for (const checkpoint of checkpoints) {
    if (keys && !isSignedBy(checkpoint.note, keys)) {
      fault(`${describeCheckpoint(checkpoint)} is not signed with a key of this installation`);
    }
    if (!checkpoint.isInDatabase) fault(`${describeCheckpoint(checkpoint)} was taken out of the database`);
  }

  const tree = openGrowingTree(0, []);
  let next = 0; // the next checkpoint to reach
  let lastRight: Known | undefined;
  let isRead = true;
  const reach = (): void => {
    for (; checkpoints[next]?.note.size === tree.size(); next += 1) {
      const checkpoint = checkpoints[next]!;
      const root = tree.size() === 0 ? emptyRoot : tree.root();
      if (root.equals(checkpoint.note.root)) lastRight = checkpoint;
      else {
        const since = lastRight ? `after ${describeCheckpoint(lastRight)}` : 'from the beginning';
        fault(
          `the trail is not what ${describeCheckpoint(checkpoint)} says: ${since} an entry was changed, put in, taken out or moved`,
        );
      }
    }
  };

  reach();
  pages: for (;;) {
    const from = tree.size();
    const leaves = await readLeaves(tx, firmId, from);
    const nodes = new Map<string, string>();
    for (const leaf of leaves) {
      if (leaf.seq !== tree.size()) {
        fault(`place ${tree.size()} of the trail is empty: its entry was taken out`, leaf.entryId);
        isRead = false;
        break pages;
      }
      if (!leaf.entry) fault(`the entry at place ${leaf.seq} is gone`, leaf.entryId);
      else {
        if (hashLeaf(formatCanonical(leaf.entry)).toString('hex') !== leaf.hash) {
          fault('the entry or its leaf was changed', leaf.entryId);
        }
        const before = checkpoints[next - 1];
        if (before && Date.parse(leaf.entry.at) < Date.parse(before.note.time) - lateMs) {
          fault(`the entry is dated ${leaf.entry.at} but was put in after ${describeCheckpoint(before)}`, leaf.entryId);
        }
      }
      for (const { level, index, hash } of tree.add(Buffer.from(leaf.hash, 'hex'))) {
        nodes.set(`${level}:${index}`, hash.toString('hex'));
      }
      if (leaf.root !== null && leaf.root !== tree.root().toString('hex')) {
        fault(
          `up to place ${leaf.seq} the trail is not what was written with it: an entry was moved or taken out`,
          leaf.entryId,
        );
      }
      reach();
      if (faults.length >= mostFaults) {
        isRead = false;
        break pages;
      }
    }
    const wrong = await compareNodes(tx, firmId, nodes, { from, to: tree.size() });
    if (wrong !== undefined) {
      fault(`the tree does not fit its leaves from place ${wrong} on: an entry was moved, put in or taken out`);
    }
    if (leaves.length < pageOf) break;
  }
  if (isRead) {
    for (const checkpoint of checkpoints.slice(next)) {
      fault(
        `${describeCheckpoint(checkpoint)} has ${checkpoint.note.size - tree.size()} entries more than the trail: its end was cut off after ${tree.size()} entries`,
      );
    }
  }
  for (const id of unlinked.strange) fault('the entry has no place in the trail and does not wait for one', id);
  for (const why of await listOldFaults(tx, firmId)) faults.push(why);
  return {
    entries: tree.size(),
    root: (tree.size() === 0 ? emptyRoot : tree.root()).toString('hex'),
    unlinked: unlinked.count,
    firstUnlinked: unlinked.first,
    checkpoints: checkpoints.length,
    faults: faults.slice(0, mostFaults),
  };
}

/** What was wrong with the linear chain when it was carried over; where it was not yet, what is wrong with it now. */
async function listOldFaults(tx: Tx, firmId: number): Promise<Fault[]> {
  const carried = await tx.maybe<{ seq: number | null; entry_id: number | null; why: string | null }>(sql`
    select broken_seq as seq, broken_entry_id as entry_id, broken_why as why from audit_carried where intermediary_id = ${firmId}`);
  const when = carried ? 'when the chain of an earlier version was carried over' : 'in the chain of an earlier version';
  const broken = carried
    ? carried.why === null
      ? null
      : { seq: carried.seq, entryId: carried.entry_id, why: carried.why }
    : (await verifyOldChain(tx, firmId)).broken;
  return broken ? [{ entryId: broken.entryId, why: `${when}, link ${broken.seq}: ${broken.why}` }] : [];
}

export type FirmReport = TrailReport & { readonly id: number; readonly name: string };

/** Every firm's trail, one after the other, each in its own transaction, held against the copies in the store too. */
export async function* verifyFirms(
  database: Database,
  { files, given = [], keys }: { files?: FileStore; given?: readonly FoundCheckpoint[]; keys?: readonly string[] } = {},
): AsyncGenerator<FirmReport> {
  const provider = openProviderScope(database);
  // The list of firms is the provider's; each trail is then read inside its firm.
  const firms = await provider.transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`select id, name from intermediary order by id`),
  );
  for (const { id, name } of firms) {
    const { copies, unreadable } = files ? await readCopies(files, id) : { copies: [], unreadable: [] };
    const found = [...copies.map((note) => ({ where: note.key, note })), ...given];
    const report = await provider.firm(id).snapshot(async (tx) => {
      await tx.run(sql`select set_config('statement_timeout', '0', true)`); // a long trail takes its time
      return verifyTrail(tx, id, { found, ...(keys && { keys }) });
    });
    const faults = unreadable.map((key) => ({ entryId: null, why: `the copy ${key} is no checkpoint any more` }));
    yield { id, name, ...report, faults: [...report.faults, ...faults] };
  }
}

/** The lines of a firm, for a terminal. */
export function describeTrail({
  id,
  name,
  entries,
  root,
  unlinked,
  firstUnlinked,
  checkpoints,
  faults,
}: FirmReport): string[] {
  const tail = unlinked > 0 ? `, ${unlinked} not yet appended (from entry ${firstUnlinked})` : '';
  if (faults.length === 0) {
    return [
      `${name} (firm ${id}): ${entries} in order${tail}, ${checkpoints} checkpoints agree, root ${root.slice(0, 16)}`,
    ];
  }
  return faults.map(
    ({ entryId, why }) =>
      `${name} (firm ${id}): BROKEN${entryId === null ? '' : ` at entry ${entryId}`}: ${why}${tail}`,
  );
}
