import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Node's own `recursive` never returns where the file system refuses a folder as if its parent were missing, as /proc does:
 * the start would hang. Here each folder is tried once.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!statSync(dirname(path), { throwIfNoEntry: false })) makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Whatever this process writes from now on is its owner's alone, and nobody else gets past the data folder: the database,
 * documents, mails and the key lie in it.
 */
export function restrictToOwner(dataFolder: string): void {
  process.umask(0o077);
  makeFolder(dataFolder);
  chmodSync(dataFolder, 0o700);
}
