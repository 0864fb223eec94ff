import { type CheckpointNote, readCheckpoint } from './checkpoint-note';
import type { FileStore } from '../files/file-store';

/*
 * Each day's last checkpoint lies in the store too, in the data folder or the S3 bucket: whoever can change the database
 * cannot change it there. Nothing sweeps these files away; they go with their firm when it is erased.
 */

const buildFolder = (firmId: number): string => `${firmId}/checkpoints/`;

export interface CheckpointCopy extends CheckpointNote {
  readonly key: string;
}

export const copyKeys = async (files: FileStore, firmId: number): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list(buildFolder(firmId))) if (key.endsWith('.txt')) keys.push(key);
  return keys.sort();
};

export async function readCopy(files: FileStore, key: string): Promise<CheckpointCopy | undefined> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.get(key)) chunks.push(chunk as Uint8Array);
  const note = readCheckpoint(Buffer.concat(chunks).toString('utf8'));
  return note && { ...note, key };
}

/** All copies of a firm's checkpoints; one that cannot be read is named. */
export async function readCopies(
  files: FileStore,
  firmId: number,
): Promise<{ copies: CheckpointCopy[]; unreadable: string[] }> {
  const [copies, unreadable]: [CheckpointCopy[], string[]] = [[], []];
  for (const key of await copyKeys(files, firmId)) {
    const copy = await readCopy(files, key);
    if (copy) copies.push(copy);
    else unreadable.push(key);
  }
  return { copies, unreadable };
}

export async function findNewestCopy(files: FileStore, firmId: number): Promise<CheckpointCopy | undefined> {
  const key = (await copyKeys(files, firmId)).at(-1);
  return key === undefined ? undefined : readCopy(files, key);
}

/** One file a day: a later checkpoint of the day says all that an earlier one did. */
export const keepCopy = async (files: FileStore, { firmId, time, text }: CheckpointNote): Promise<void> =>
  void (await files.put(`${buildFolder(firmId)}${time.slice(0, 10)}.txt`, Buffer.from(text)));

export async function removeCopies(files: FileStore, firmId: number): Promise<void> {
  for (const key of await copyKeys(files, firmId)) await files.remove(key);
}
