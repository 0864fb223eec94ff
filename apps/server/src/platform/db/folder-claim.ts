import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Another process holds the data folder. */
export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Boedel process. Stop that one first, or set BOEDEL_DATA to another folder.`,
    );
  }
}

/** A socket's path may be about a hundred characters: inside the folder where it fits, else by its fingerprint. */
function chooseSocketPath(folder: string): string {
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

const closeServer = (server: net.Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Listens there, or gives undefined where somebody does already. */
const listenOn = (path: string): Promise<net.Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });

/**
 * Only one process gets past here at a time. Linux has names for sockets that are no files: the kernel gives one to
 * one process, and takes it back however that ends. Looking whether the file of a dead process answers, and replacing it,
 * are two steps, and of three that start at once two would find it dead.
 */
async function claimAlone(folder: string): Promise<net.Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { dev, ino } = await stat(folder);
  const gate = await listenOn(`\0boedel-${dev}-${ino}`);
  if (!gate) throw new FolderTakenError(folder);
  return gate;
}

/**
 * Claims a folder for this process by listening on a socket in it. The claim dies with the process however it ends,
 * so a crash leaves nothing that a person would have to clear away.
 */
export async function claimFolder(given: string): Promise<() => Promise<void>> {
  await mkdir(given, { recursive: true });
  const folder = await realpath(given);
  const path = chooseSocketPath(folder);
  const gate = await claimAlone(folder);
  try {
    // A process in another container does not see the gate, but the folder.
    if (await isAnswering(path)) throw new FolderTakenError(folder);
    if (process.platform !== 'win32') await rm(path, { force: true });
    const claim = await listenOn(path);
    if (!claim) throw new FolderTakenError(folder);
    return async () => {
      await closeServer(claim);
      if (gate) await closeServer(gate);
    };
  } catch (error) {
    if (gate) await closeServer(gate);
    throw error;
  }
}
