import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Unavailable } from '../problems';

/** Asks about bytes somebody sent: the name of what was found in them, or nothing. */
export type VirusScanner = (content: Uint8Array) => Promise<string | undefined>;

const chunkBytes = 64 * 1024;
const patience = 60_000;

function* splitChunks(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.byteLength; from += chunkBytes) {
    const chunk = content.subarray(from, from + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

async function askScanner(socket: Socket, content: Uint8Array): Promise<string> {
  const answer = text(socket);
  // A scanner that has heard enough says so and closes: its answer counts, not our broken line.
  const said = answer.catch(() => undefined);
  socket.write('zINSTREAM\0');
  for (const chunk of splitChunks(content)) {
    if (socket.destroyed || socket.readableEnded) break;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), said]);
  }
  return (await answer).replaceAll('\0', '').trim();
}

/**
 * A scanner that speaks the protocol of clamd, at `host:port` or at the path of a socket. A file it did not look at is not
 * taken: one that is away, or that was told to take less than we do, is an operator's fault and not a clean file.
 */
export function createClamdScanner(address: string): VirusScanner {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? [];
  return async (content) => {
    const socket = host ? connect(Number(port), host) : connect(address);
    socket.setTimeout(patience, () => socket.destroy(new Error('the scanner said nothing')));
    try {
      const answer = await askScanner(socket, content);
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (!found && answer !== 'stream: OK') throw new Error(`the scanner said: ${answer || 'nothing'}`);
      return found;
    } catch (error) {
      throw new Unavailable(
        'We could not check the file for viruses just now, so we did not save it. Upload it again in a few minutes.',
        { cause: error },
      );
    } finally {
      socket.destroy();
    }
  };
}
