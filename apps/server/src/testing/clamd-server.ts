import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What both scanners take for a virus. */
export const plague = 'plaag-van-die-toets-0x7f3a';

export interface TestScanner {
  /** As VIRUS_SCANNER gives it. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Reads `zINSTREAM`, lengths and chunks, and answers when the empty chunk comes, or when more came than it takes. */
function scanStream(bytes: Buffer, most: number): string | undefined {
  let at = bytes.indexOf(0) + 1;
  const chunks: Buffer[] = [];
  while (at > 0 && at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const content = Buffer.concat(chunks);
    if (length === 0) return content.includes(plague) ? 'stream: Boedel.Test.UNOFFICIAL FOUND\0' : 'stream: OK\0';
    if (content.length + length > most) return 'INSTREAM size limit exceeded. ERROR\0';
    if (at + 4 + length > bytes.length) return undefined;
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** The protocol alone, on a loopback port. */
export async function startScannerOfOurs(most = 1 << 20): Promise<TestScanner> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const answer = scanStream(bytes, most);
      if (answer) socket.end(answer);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as { port: number };
  return {
    address: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}

const program = '/usr/sbin/clamd';
export const isClamdHere = existsSync(program);

const isAnswering = (socket: string): Promise<boolean> =>
  new Promise((done) => {
    const line = connect(socket, () => {
      line.destroy();
      done(true);
    });
    line.on('error', () => done(false));
  });

/** clamd itself, with one signature of ours in place of its lists. */
export async function startClamd(mostBytes = 1 << 20): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-clamd-'));
  const socket = join(folder, 'clamd.sock');
  writeFileSync(join(folder, 'test.ndb'), `Boedel.Test:0:*:${Buffer.from(plague).toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    `StreamMaxLength ${mostBytes}`,
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  for (let tries = 0; !(await isAnswering(socket)); tries += 1) {
    if (tries > 300 || child.exitCode !== null) throw new Error('clamd did not start');
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  return {
    address: socket,
    stop: async () => {
      const gone = new Promise((done) => {
        child.once('exit', done);
      });
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
