import type { Server } from 'node:http';
import type { Config } from '../config/config';

/**
 * Nobody holds more than so many connections at once. A proxy before the server brings everybody over its own, and limits
 * them itself, so where one is trusted nothing is counted.
 */
export function limitConnections(server: Server, most: number, proxies: Config['TRUST_PROXY']): void {
  // Node takes the longer of the two for the body, so this one must be the shorter.
  server.headersTimeout = Math.min(30_000, server.requestTimeout);
  if (proxies !== 0) return;
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (held.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    });
  });
}
