import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Another process holds the data folder. */
export class FolderTaken extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Boedel process. Stop that one first, or set BOEDEL_DATA to another folder.`,
    );
  }
}

/** A socket's path may be about a hundred characters: inside the folder where it fits, else by its fingerprint. */
function socketPath(folder: string): string {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\boedel-${mark}`;
  const candidates = [join(folder, '.in-use'), relative(process.cwd(), join(folder, '.in-use'))];
  return candidates.find((path) => Buffer.byteLength(path) < 100) ?? join(tmpdir(), `boedel-${mark}.sock`);
}

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.connect(path);
    probe.once('connect', () => resolve((probe.destroy(), true)));
    probe.once('error', () => resolve(false));
  });

/**
 * Claims a folder for this process by listening on a socket in it. The claim dies with the process however it ends,
 * so a crash leaves nothing that a person would have to clear away.
 */
export async function claimFolder(given: string): Promise<() => Promise<void>> {
  await mkdir(given, { recursive: true });
  const folder = await realpath(given);
  const path = socketPath(folder);
  if (await isAnswering(path)) throw new FolderTaken(folder);
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderTaken(folder) : error),
    );
    server.listen(path, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
