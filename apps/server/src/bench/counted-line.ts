import net from 'node:net';

export interface CountedConnection {
  /** The database's address by this line. */
  readonly url: string;
  /** How often somebody asked and waited since it was last read. */
  trips(): number;
  close(): Promise<void>;
}

/** A line to the database that counts round trips: each time something is sent after an answer came. */
export async function createCountedConnection(databaseUrl: string): Promise<CountedConnection> {
  const { port, hostname } = new URL(databaseUrl);
  let trips = 0;
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let isAnswered = true;
    near.setNoDelay(true).on('data', () => {
      if (isAnswered) trips += 1;
      isAnswered = false;
    });
    far.setNoDelay(true).on('data', () => (isAnswered = true));
    near.pipe(far).pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    trips: () => {
      const counted = trips;
      trips = 0;
      return counted;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
