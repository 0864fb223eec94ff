// Files that came in are read in a thread of their own: a thousand pages take a while, and letters are set meanwhile.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Asked, Made } from '../press/press';
import { type Readable, textOf } from './text-of';

// On Linux this is of the calling thread alone: whoever waits for an answer goes before a file.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

async function made({ content, files }: Asked): Promise<Made> {
  try {
    return { text: await textOf(content as Readable, files![0]!) };
  } catch (error) {
    return { error: String(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort!.on('message', (asked: Asked) => void made(asked).then((answer) => parentPort!.postMessage(answer)));
