import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallSpec, WireAnswer, WireBody, WireQuery } from '@boedel/contract/call';
import { build } from 'vite';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The server as it is delivered, built into a folder of the test's own from where packages are still found; `npm test`
 * has built it before and says where.
 */
export async function buildServer(): Promise<{ folder: string; discard(): void }> {
  const built = process.env['BOEDEL_BUILT_SERVER'];
  if (built) return { folder: built, discard: () => undefined };
  const cache = join(serverFolder, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'boedel-server-'));
  await build({
    configFile: join(serverFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: false },
  });
  return { folder, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface RunningServer {
  readonly child: ChildProcess;
  /** Where it listens. */
  readonly origin: string;
  /** What it said on stderr so far. */
  complaints(): string;
  readonly exited: Promise<number | null>;
  ask<C extends CallSpec>(
    token: string | undefined,
    call: C,
    sent?: { body?: WireBody<C>; query?: WireQuery<C> },
  ): Promise<{ status: number; body: WireAnswer<C> }>;
}

const createEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'silent',
  PORT: '0',
  GUARDED_PER_MINUTE: '1000',
  ...more,
});

const running = new Set<ChildProcess>();
/** Ends what a failed test left running. */
export const stopAll = (): void => running.forEach((child) => child.kill('SIGKILL'));

/** Starts the built server in a process of its own and waits until it says that it is ready. */
export function startServer(
  folder: string,
  more: Record<string, string>,
  flags: string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...flags, join(folder, 'main.js')], {
    env: createEnvironment(more),
    stdio: 'pipe',
  });
  running.add(child);
  let [said, complained] = ['', ''];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => running.delete(child));
  child.stderr.on('data', (text: Buffer) => (complained += String(text)));
  return new Promise((resolve, reject) => {
    void exited.then((code) => reject(new Error(`it ended with ${code} before it was ready: ${complained}`)));
    child.stdout.on('data', (text: Buffer) => {
      said += String(text);
      const ready = /Boedel is ready at (\S+)/.exec(said)?.[1];
      if (!ready) return;
      const origin = ready.replace('localhost', '127.0.0.1');
      resolve({
        child,
        origin,
        exited,
        complaints: () => complained,
        ask: async (token, call, { body, query } = {}) => {
          const asked = Object.entries((query ?? {}) as Record<string, unknown>).map(([key, value]) => [
            key,
            String(value),
          ]);
          const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
          const answer = await fetch(`${origin}${call.path}${search}`, {
            method: call.method,
            headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          return { status: answer.status, body: (await answer.json()) as never };
        },
      });
    });
  });
}

/** Runs one of the built commands to its end. */
export const runBuilt = (
  folder: string,
  command: string,
  args: readonly string[],
  more: Record<string, string>,
): Promise<{ code: number; out: string; complaints: string }> =>
  new Promise((resolve) => {
    const path = join(folder, `${command}.js`);
    execFile(process.execPath, [path, ...args], { env: createEnvironment(more) }, (error, out, complaints) =>
      resolve({ code: error ? Number(error.code) : 0, out, complaints }),
    );
  });
