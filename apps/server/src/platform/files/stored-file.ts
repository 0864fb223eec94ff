import { message } from '@boedel/domain/law/message';
import { randomUUID } from 'node:crypto';
import { isRefused, type Outcome, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../db/database';
import { lockCount } from '../db/lock-count';
import { tableStore } from '../db/rows';
import { sql } from '../db/sql';
import { c, firmTable, type RowOf } from '../db/table';
import type { Download } from './download';
import { RefusalProblem } from '../problems';
import { throwIfRefused } from '../throw-if-refused';
import { runInWorker } from '../worker-pool/run-in-worker';
import { everyKind, findKind, type AllowedKinds } from './content-type';
import type { FileStore, FileLimits } from './file-store';
import { type Inspected, inspectUploadJob } from './inspect-upload.job';

export const storedFileTable = firmTable('stored_file', {
  key: c.text,
  name: c.text,
  content_type: c.text,
  size: c.id,
  sha256: c.text,
  matter_id: c.id.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
  has_script: c.flag,
  checked_at: c.instant.orNull,
  fault: c.text.orNull,
});
export type StoredFile = RowOf<typeof storedFileTable>;

export interface FileUpload {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Bytes that lie in the store and wait for their row. */
export interface SavedFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly hasScript?: boolean;
  /** How much its firm may keep, where somebody sent it. What we make ourselves is kept all the same: an account is owed. */
  readonly firmBytes?: number;
}

/** A browser may send a path, and a name may hold anything. */
const cleanFileName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/^(.{0,180}).*?(\.[^.]{1,10})?$/s, '$1$2');

/** What can be known of a file before it comes: its name and its size. */
export function checkNamed(
  { limits }: FileStore,
  { name, size }: { readonly name: string; readonly size: number },
  kinds?: AllowedKinds,
): Outcome<{ name: string }> {
  const plain = cleanFileName(name);
  if (size > limits.bytes) return refuseTooLarge(limits);
  const kind = findKind(plain, kinds);
  return isRefused(kind) ? kind : { name: plain };
}

const refuseTooLarge = ({ bytes }: FileLimits): RefusalError =>
  refuse('file', message('Send a file of at most {size} MB.', { size: bytes >> 20 }));

/** What the bytes are, found out in a thread of its own: a file may be made so that looking into it takes long. */
async function inspect(
  { limits }: Pick<FileStore, 'limits'>,
  firmId: number,
  { name, content }: FileUpload,
  kinds: AllowedKinds | undefined,
): Promise<Inspected> {
  if (content.byteLength > limits.bytes) return throwIfRefused(refuseTooLarge(limits));
  if (kinds) throwIfRefused(findKind(name, kinds));
  return throwIfRefused(await runInWorker(inspectUploadJob, firmId, { name, content, kinds, pixels: limits.pixels }));
}

/**
 * Checks what was uploaded and puts its bytes into the store, before the transaction that records it: a transaction must
 * be short. If that never comes, the sweep takes the bytes away after a day.
 */
export async function storeUpload(
  files: FileStore,
  firmId: number,
  { name: given, content }: FileUpload,
  kinds: AllowedKinds = everyKind,
): Promise<SavedFile> {
  const name = cleanFileName(given);
  return storeFileAs(files, firmId, { name, content }, await inspect(files, firmId, { name, content }, kinds));
}

/** Keeps bytes that are only read by us and given back as they came, whatever they are: a bank's file. */
export async function storeOriginal(
  files: FileStore,
  firmId: number,
  { name: given, content }: FileUpload,
): Promise<SavedFile> {
  const name = cleanFileName(given);
  return storeFileAs(files, firmId, { name, content }, await inspect(files, firmId, { name, content }, undefined));
}

async function storeFileAs(
  files: FileStore,
  firmId: number,
  { name, content }: FileUpload,
  { contentType, hasScript, sha256: sent }: Inspected,
): Promise<SavedFile> {
  const virus = await files.scan?.(content);
  if (virus) {
    throw new RefusalProblem(
      refuse(
        'file',
        message('{name} was not saved: the virus scanner found {virus} in it. Ask the sender for a clean copy.', {
          name,
          virus,
        }),
      ),
    );
  }
  const key = `${firmId}/${new Date().getUTCFullYear()}/${randomUUID()}`;
  const { size, sha256 } = await files.put(key, content);
  if (sha256 !== sent) throw new Error(`the store kept something else under ${key}`);
  return { key, name, contentType, size, sha256, hasScript, firmBytes: files.limits.firmBytes };
}

/** Puts a file that we made ourselves into the store: nobody sent it, so that its kind is ours to say. */
export async function storeOwnFile(
  files: FileStore,
  firmId: number,
  { name, contentType, content }: FileUpload & { readonly contentType: string },
): Promise<SavedFile> {
  const key = `${firmId}/${new Date().getUTCFullYear()}/${randomUUID()}`;
  return { key, name: cleanFileName(name), contentType, ...(await files.put(key, content)) };
}

/** Refuses a file that exceeds the firm's storage. */
export async function checkRoom(tx: Tx, { size, firmBytes }: { readonly size: number; readonly firmBytes: number }) {
  const { bytes } = await tx.one<{ bytes: number }>(sql`select stored_bytes() as bytes`);
  if (bytes + size <= firmBytes) return;
  const formatGigabytes = (of: number): string => (of / 1024 ** 3).toFixed(1);
  throw new RefusalProblem(
    refuse(
      'file',
      message(
        'There is no space for this file: your firm uses {have} GB of its {most} GB. Remove files you no longer need, or ask the provider for more space.',
        {
          have: formatGigabytes(bytes),
          most: formatGigabytes(firmBytes),
        },
      ),
    ),
  );
}

/** Records a kept file for the transaction's firm. */
export async function saveFile(tx: Tx, kept: SavedFile, matterId: number | null = null): Promise<StoredFile> {
  const { size, firmBytes } = kept;
  if (firmBytes !== undefined) {
    await lockCount(tx, 'stored bytes');
    await checkRoom(tx, { size, firmBytes });
  }
  return tableStore(tx, storedFileTable).insert({
    key: kept.key,
    name: kept.name,
    content_type: kept.contentType,
    size: kept.size,
    sha256: kept.sha256,
    has_script: kept.hasScript ?? false,
    matter_id: matterId,
  });
}

/** What is known of a file of the transaction's firm; another firm's is NotFound like any unknown one. */
export const readStoredFile = (tx: Tx, id: number): Promise<StoredFile> => tableStore(tx, storedFileTable).find(id);

/** The same with its bytes, as an answer. Whoever opens it reads it to its end: until then it is held open. */
export async function openFile(tx: Tx, files: FileStore, id: number): Promise<Download & { file: StoredFile }> {
  const file = await readStoredFile(tx, id);
  return { filename: file.name, contentType: file.content_type, content: await files.get(file.key), file };
}

/** Forgets a file; its bytes go after the commit. A failure there is mended by the sweep. */
export async function removeFile(tx: Tx, files: FileStore, id: number): Promise<StoredFile> {
  const file = await tableStore(tx, storedFileTable).remove(id);
  tx.afterCommit(() => void files.remove(file.key).catch(() => undefined));
  return file;
}
