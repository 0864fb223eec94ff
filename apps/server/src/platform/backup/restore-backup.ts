import { isRefused } from '@boedel/domain/law/refusal';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import type { FileStore } from '../files/file-store';
import { type BackupFrame, readArchive } from './archive';
import { loadTables, type TableLoadReport } from './load-tables';
import { mayRestore } from './may-restore';

export interface RestoreReport extends TableLoadReport {
  readonly madeAt: string;
  readonly files: number;
  /** Files that were already missing when the backup was made. */
  readonly missing: readonly string[];
  /** Migrations that came after the backup was made. */
  readonly broughtUpToDate: number;
}

/** Puts one file's bytes into the store and compares them with what the archive says they were. */
async function restoreFile(files: FileStore, key: string, frames: AsyncIterator<BackupFrame>): Promise<void> {
  let said: string | undefined;
  async function* readFileBytes(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value: frame, done } = await frames.next();
      if (done || (frame.kind !== 'bytes' && frame.kind !== 'file-end')) throw new Error(`the file ${key} has no end`);
      if (frame.kind === 'file-end') return void (said = frame.sha256);
      yield frame.body!;
    }
  }
  const { sha256 } = await files.put(key, readFileBytes());
  if (sha256 !== said) throw new Error(`The file ${key} did not arrive as it was. Nothing else was restored.`);
}

/** The files, up to the first frame that is none. */
async function restoreFiles(files: FileStore, frames: AsyncIterator<BackupFrame>) {
  const missing: string[] = [];
  let count = 0;
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (done) return { count, missing, next: undefined };
    if (frame.kind === 'file-missing') missing.push(frame.key);
    else if (frame.kind === 'file') {
      await restoreFile(files, frame.key, frames);
      count += 1;
    } else return { count, missing, next: frame };
  }
}

/**
 * Restores an archive into an empty database and its files into the store. The rows become visible in one transaction at
 * the end, so a restore that fails half-way leaves an empty database and may simply be run again.
 */
export async function restoreBackup(
  database: Database,
  files: FileStore,
  path: string,
  passphrase?: string,
): Promise<RestoreReport> {
  const frames = readArchive(path, passphrase);
  try {
    const { value: first } = await frames.next();
    if (first?.kind !== 'boedel-backup') throw new Error('This is not a backup of Boedel.');
    const wanted = await mayRestore(database, first.migrations);
    if (isRefused(wanted)) throw new Error(wanted.refusals[0]!.sentence);
    await migrate(database, wanted);
    const { count, missing, next } = await restoreFiles(files, frames);
    const loaded = await loadTables(database, frames, next);
    const later = await migrate(database);
    const broughtUpToDate = wanted.length - first.migrations.length + later.length;
    return { ...loaded, madeAt: first.madeAt, files: count, missing, broughtUpToDate };
  } finally {
    await frames.return(undefined);
  }
}
