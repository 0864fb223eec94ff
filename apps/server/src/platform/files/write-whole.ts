import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that it is there whole or not at all: beside its place first, kept by the disk, then renamed. Takes
 * bytes or a stream of them.
 */
export async function writeWhole(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
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
    await rename(beside, path);
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
