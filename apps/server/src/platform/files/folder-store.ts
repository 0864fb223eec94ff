import { constants, createReadStream } from 'node:fs';
import { access, opendir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  toStream,
  checkKey,
  FileMissingError,
  type FileStore,
  type FileLimits,
  measure,
  usualLimits,
} from './file-store';
import { writeWhole } from './write-whole';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder: the default, and what an office with one machine needs. */
export function folderStore(root: string, limits: FileLimits = usualLimits): FileStore {
  const buildPath = (key: string): string => join(root, ...checkKey(key).split('/'));

  async function* walkFolder(
    folder: string,
    prefix: string,
  ): AsyncGenerator<{ key: string; size: number; changedAt: Date }> {
    for await (const entry of await opendir(folder)) {
      const key = `${prefix}${entry.name}`;
      if (entry.isDirectory()) yield* walkFolder(join(folder, entry.name), `${key}/`);
      else if (entry.isFile()) {
        const { size, mtime } = await stat(join(folder, entry.name));
        yield { key, size, changedAt: mtime };
      }
    }
  }

  return {
    kind: 'folder',
    limits,
    put: async (key, content) => {
      const measured = measure();
      await writeWhole(buildPath(key), measured.through(toStream(content)));
      return measured.stored();
    },
    get: async (key) => {
      try {
        const file = await open(buildPath(key), 'r');
        return createReadStream('', { fd: file, autoClose: true });
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(key) : error;
      }
    },
    remove: (key) => rm(buildPath(key), { force: true }),
    exists: (key) =>
      access(buildPath(key), constants.R_OK).then(
        () => true,
        () => false,
      ),
    list: async function* list(folder = '') {
      try {
        yield* walkFolder(join(root, ...folder.split('/')), folder);
      } catch (error) {
        if (!isMissing(error)) throw error; // nothing was put yet, or a file went while we walked
      }
    },
  };
}
