import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServer } from '../apps/server/src/platform/db/server-database';
import { startPostgres } from '../apps/server/src/testing/postgres-server';

const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

type ProductSettings = Readonly<Record<string, string>>;

export interface LaunchedProduct {
  readonly address: string;
  readonly data: string;
  readonly stop: () => Promise<void>;
}

const createFolder = (): string => mkdtempSync(join(tmpdir(), 'boedel-e2e-'));

/** Starts the built product on a data folder and a free port; stopping it leaves the folder. */
async function start(data: string, settings: ProductSettings): Promise<LaunchedProduct> {
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: {
      ...process.env,
      PORT: '0',
      BOEDEL_DATA: data,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
      GUARDED_PER_MINUTE: '100000',
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
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { address, data, stop };
}

const demoDatabase = 'boedel_demo';

/** Where the journeys' server is, up to a database's name, and where the files of the demo lie: told to every worker. */
const readServerAddress = (): string => process.env['BOEDEL_E2E_POSTGRES']!;
const readDemoFolder = (): string => process.env['BOEDEL_E2E_DEMO']!;

async function createDatabase(name: string, template = 'template1'): Promise<void> {
  const owner = openServer({ url: `${readServerAddress()}postgres`, poolSize: 1 });
  await owner.outsideTransaction(`create database ${name} template ${template}`);
  await owner.close();
}

/** Starts the built product on a copy of the demo, which takes a second where loading it takes most of a minute. */
export async function startProductServer(settings: ProductSettings = {}): Promise<LaunchedProduct> {
  const database = `boedel_${randomBytes(6).toString('hex')}`;
  await createDatabase(database, demoDatabase);
  const data = createFolder();
  cpSync(readDemoFolder(), data, { recursive: true });
  const product = await start(data, { DATABASE_URL: `${readServerAddress()}${database}`, ...settings });
  const stop = async (): Promise<void> => {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...product, stop };
}

/** The product loads the demo as on any first start, and leaves it for copies. */
async function loadDemo(): Promise<void> {
  await createDatabase(demoDatabase);
  const loading = await start(readDemoFolder(), { DATABASE_URL: `${readServerAddress()}${demoDatabase}` });
  await loading.stop();
}

/** Once for all journeys, on a PostgreSQL server of their own; both are stopped after the last. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env['BOEDEL_E2E_POSTGRES'] = server.urlFor('');
  process.env['BOEDEL_E2E_DEMO'] = createFolder();
  await loadDemo();
  const { address, data, stop } = await startProductServer();
  process.env['BOEDEL_URL'] = address;
  process.env['BOEDEL_E2E_DATA'] = data;
  return async () => {
    await stop();
    rmSync(readDemoFolder(), { recursive: true, force: true });
    await server.discard();
  };
}
