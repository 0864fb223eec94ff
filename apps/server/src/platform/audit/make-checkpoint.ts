import type { Database, Tx } from '../db/database';
import { sql } from '../db/sql';
import type { FileStore } from '../files/file-store';
import { openProviderScope } from '../tenancy/scopes';
import { deriveCheckpointKey, listOwnPublicKeys, type Secrets } from './audit-keys';
import { keepCopy, findNewestCopy } from './checkpoint-copies';
import { type Checkpoint, type CheckpointNote, readCheckpoint, signCheckpoint } from './checkpoint-note';
import { linkFirm, lockTree } from './link-entries';
import { findCheckpoint, readRoot, readTreeSize } from './tree-reads';

interface Signing {
  readonly database: Database;
  readonly files: FileStore;
  readonly keys: Secrets;
}

/** The trail is not the one that was signed before, so nothing new is signed over it. */
export class TrailDisagrees extends Error {
  constructor(readonly firmId: number) {
    super(
      `the trail of firm ${firmId} is not the one that was signed before. Run npm run audit:verify; docs/audit-trail.md says what to do after an older backup was restored`,
    );
  }
}

/** Whether the tree begins as an earlier checkpoint says. */
async function isConsistent(tx: Tx, size: number, earlier: Checkpoint | undefined): Promise<boolean> {
  if (!earlier) return true;
  if (earlier.size > size) return false;
  return (await readRoot(tx, earlier.firmId, earlier.size)).equals(earlier.root);
}

/** Writes down the public keys, so that those of earlier keys are known after they were forgotten. */
const keepPublicKeys = (tx: Tx, keys: Secrets): Promise<number> => {
  const known = listOwnPublicKeys(keys);
  return tx.run(sql`insert into audit_key (name, public_key)
    select split_part(key, '+', 2), key from unnest(${known}::text[]) key on conflict (name) do nothing`);
};

/**
 * Signs the head of a firm's tree as it stands now, unless that was signed already, and lays a copy into the store. Nothing
 * is signed over a tree that is not the one signed before. Gives nothing where the trail is empty, or where the firm is being
 * erased: a copy laid into the store after its others were removed would stay there for good.
 */
export async function makeCheckpoint(
  { database, files, keys }: Signing,
  firmId: number,
): Promise<CheckpointNote | undefined> {
  await linkFirm(database, firmId);
  const copy = await findNewestCopy(files, firmId);
  const key = deriveCheckpointKey(keys.signing);
  // Only the provider may write what proves a firm's trail.
  const note = await openProviderScope(database).transaction(async (tx) => {
    // Held until it is signed, so that erasing begins before or after it.
    const firm = await tx.maybe<{ name: string; erasing_since: string | null }>(
      sql`select name, erasing_since from intermediary where id = ${firmId} for share`,
    );
    if (!firm || firm.erasing_since !== null) return undefined;
    await lockTree(tx, firmId);
    const size = await readTreeSize(tx, firmId);
    const last = await findCheckpoint(tx, firmId);
    if (!(await isConsistent(tx, size, last)) || !(await isConsistent(tx, size, copy)))
      throw new TrailDisagrees(firmId);
    if (size === 0) return undefined;
    if (last?.size === size && (await readKey(tx, firmId)) === key.name) return last;
    await keepPublicKeys(tx, keys);
    // The database's clock: the moments of the entries are its too.
    const { time } = await tx.one<{ time: string }>(sql`select clock_timestamp() as time`);
    const root = await readRoot(tx, firmId, size);
    const text = signCheckpoint({ firmId, size, root, time }, firm.name, key);
    await tx.run(sql`
      insert into audit_checkpoint (intermediary_id, size, root, key_name, note, made_at)
      values (${firmId}, ${size}, ${root.toString('hex')}, ${key.name}, ${text}, ${time})`);
    return readCheckpoint(text)!;
  });
  if (note && note.text !== copy?.text) await keepCopy(files, note);
  return note;
}

const readKey = async (tx: Tx, firmId: number): Promise<string | undefined> =>
  (
    await tx.maybe<{ key_name: string }>(
      sql`select key_name from audit_checkpoint where intermediary_id = ${firmId} order by size desc, id desc limit 1`,
    )
  )?.key_name;

/** Every public key that ever signed here, the present one first. */
export async function readPublicKeys({ database, keys }: Pick<Signing, 'database' | 'keys'>): Promise<string[]> {
  // Keys are the installation's, not a firm's.
  const rows = await openProviderScope(database).transaction((tx) =>
    tx.rows<{ public_key: string }>(sql`select public_key from audit_key order by first_used_at desc, name`),
  );
  return [...new Set([...listOwnPublicKeys(keys), ...rows.map(({ public_key }) => public_key)])];
}

/** The firms whose trail grew since it was last signed. */
export const listFirmsToSign = (tx: Tx): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select i.id from intermediary i cross join lateral (
        select seq from audit_leaf l where l.intermediary_id = i.id order by seq desc limit 1) leaf
      left join lateral (
        select size from audit_checkpoint c where c.intermediary_id = i.id order by size desc limit 1) signed on true
    where i.erasing_since is null and leaf.seq + 1 > coalesce(signed.size, 0) order by i.id`);
