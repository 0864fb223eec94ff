import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Whatever this process writes from now on is its owner's alone, and nobody else gets past the data folder: the database,
 * documents, mails and the key lie in it.
 */
export function restrictToOwner(dataFolder: string): void {
  process.umask(0o077);
  mkdirSync(dataFolder, { recursive: true });
  chmodSync(dataFolder, 0o700);
}
