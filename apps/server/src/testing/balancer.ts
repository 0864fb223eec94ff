import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly origin: string;
  close(): void;
}

/**
 * A proxy before several processes, as an operator would run one: it asks each for `/readyz` and sends requests, in turn
 * and over connections it keeps, to those that answered 200 last. A request nobody has seen goes to the next.
 */
export async function startBalancer(ports: readonly number[], everyMs = 200): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const look = async (port: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  await Promise.all(ports.map(look));
  const looking = setInterval(() => void Promise.all(ports.map(look)), everyMs);
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const places = [...ready].sort((a, b) => a - b);
      const first = turn++;
      const send = (tries: number): void => {
        const port = places[(first + tries) % places.length];
        if (port === undefined || tries > places.length) return void answer.writeHead(502).end('{}');
        const { method, url: path, headers } = incoming;
        const passed = ask({ host: '127.0.0.1', port, method, path, headers, agent }, (from) => {
          const { connection: _connection, 'keep-alive': _kept, ...more } = from.headers;
          answer.writeHead(from.statusCode!, more);
          from.pipe(answer);
        });
        passed.once('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') send(tries + 1);
          else answer.writeHead(502).end('{}');
        });
        passed.end(body);
      };
      send(0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
