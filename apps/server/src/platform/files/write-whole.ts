import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes a file so that it is there whole or not at all: beside its place first, kept by the disk, then renamed. Takes
 * bytes or a stream of them.
 */
export const writeWhole = (path: string, content: FileContent): Promise<void> => writeBeside(path, content, rename);

/** The same where nothing lies there yet; what does is left as it is. Of several that do it at once, one's is kept. */
export const writeIfAbsent = (path: string, content: FileContent): Promise<void> =>
  writeBeside(path, content, async (beside) => {
    try {
      await link(beside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    await rm(beside, { force: true });
  });

async function writeBeside(
  path: string,
  content: FileContent,
  place: (beside: string, path: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const beside = `${path}.${randomBytes(6).toString('hex')}.partial`;
  try {
    const file = await open(beside, 'wx', 0o600);
    try {
      if (content instanceof Uint8Array) await file.writeFile(content);
      else for await (const chunk of content) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  // The name is kept by the disk only when the folder is; Windows has no such thing and refuses to open one.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
