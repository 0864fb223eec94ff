import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../apps/server/src/testing/postgres-server';

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

export interface Product {
  readonly address: string;
  readonly data: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built product on an empty data folder and a free port. */
export async function launchProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'boedel-e2e-'));
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: {
      ...process.env,
      PORT: '0',
      BOEDEL_DATA: data,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      GUARDED_PER_MINUTE: '100000',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the product did not start within six minutes')), 360_000);
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const ready = /ready at (http:\S+)/.exec(printed)?.[1];
      if (!ready) return;
      clearTimeout(late);
      resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready`)));
  });
  const stop = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
    rmSync(data, { recursive: true, force: true });
  };
  return { address, data, stop };
}

/** Once for all journeys, on a PostgreSQL server of their own; both are stopped after the last. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const { address, data, stop } = await launchProduct({ DATABASE_URL: server.urlFor('postgres') });
  process.env['BOEDEL_URL'] = address;
  process.env['BOEDEL_E2E_DATA'] = data;
  return async () => {
    await stop();
    await server.discard();
  };
}
