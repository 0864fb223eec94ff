import { computeDayAt } from '@boedel/domain/dates/instant';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matterListQuery } from '@boedel/contract/matter/matter.schema';
import { listMatters } from '../areas/matter/matter-list.store';
import { demoFirms, demoPassword } from '../demo/people';
import { loadDemo } from '../demo/load-demo';
import { readConfig } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import { openEmbedded } from '../platform/db/embedded-database';
import { migrate } from '../platform/db/migrate';
import { keepFigures } from '../areas/figures/keep-figures';
import { openServer } from '../platform/db/server-database';
import { createServices } from '../platform/create-services';
import { openFirmScope } from '../platform/tenancy/scopes';
import { startPostgres } from '../testing/postgres-server';
import { type Benchmark, type BenchFigure, measureTogether } from './figures';
import { listBeforeFigures } from './list-before-figures';
import { chooseEstates, signIn, startProduct } from './product';
import { analyseTables, createFirm, seedMatters } from './seed';

const today = computeDayAt(new Date());

const rows = 6_000;
const path = '/api/matter/getMatterList?skip=0&take=50&sortModelColId=reference&sortModelSort=desc';
const benchQuery = matterListQuery.parse({ skip: '0', take: '50', sortModelColId: 'reference', sortModelSort: 'desc' });

async function fillDatabase(database: Database): Promise<number> {
  await migrate(database);
  await loadDemo(
    await createServices(
      readConfig({ BOEDEL_DATA: tmpdir(), AUTH_KEY: 'a key for the bench that nobody guesses' }),
      database,
    ),
  );
  const firm = await createFirm(database, demoFirms.protea.name);
  await seedMatters(database, firm, rows);
  await analyseTables(database);
  return firm;
}

/** The page through HTTP, the very statement on the driver in the same transaction, and a route that does nothing. */
async function measure(
  kind: string,
  tell: (figure: BenchFigure) => void,
  database: Database,
  firm: number,
  environment: Record<string, string>,
): Promise<void> {
  const product = await startProduct(environment);
  try {
    const token = await signIn(product, 'admin@protea.test', demoPassword);
    const fresh = await chooseEstates(product, token);
    const scope = openFirmScope(database, firm, { id: 1 });
    const times = await measureTogether({
      stack: async () => {
        const answer = await product.get(path, fresh);
        if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`);
      },
      driver: () => scope.transaction((tx) => listMatters(tx, benchQuery, 2, today)),
      'without its figures': () => scope.transaction((tx) => listBeforeFigures(tx, 2, benchQuery.take)),
      bare: () => product.get('/healthz'),
    });
    for (const [name, { perSecond, p50, p99 }] of Object.entries(times)) {
      tell({ name: `${kind}: ${name}`, value: perSecond, unit: 'per second' });
      tell({ name: `${kind}: ${name} p50`, value: p50, unit: 'ms' });
      tell({ name: `${kind}: ${name} p99`, value: p99, unit: 'ms' });
    }
    tell({
      name: `${kind}: throughput of the stack against the driver`,
      value: times.stack.perSecond / times.driver.perSecond,
      unit: 'ratio',
      atLeast: 0.5,
    });
    const filled = await scope.transaction((tx) => listMatters(tx, benchQuery, 2, today));
    const known = filled.rows.filter((row) => row.gross_assets_cents !== null && row.net_cents !== null).length;
    tell({ name: `${kind}: rows of the page whose money columns are filled`, value: known, unit: 'rows', atLeast: 50 });
    tell({
      name: `${kind}: throughput with money columns against the list before them`,
      value: times.driver.perSecond / times['without its figures'].perSecond,
      unit: 'ratio',
      atLeast: 0.9,
    });
    tell({
      name: `${kind}: throughput of the list against a bare route`,
      value: times.stack.perSecond / times.bare.perSecond,
      unit: 'ratio',
    });
  } finally {
    await product.stop();
  }
}

export const listPage: Benchmark = {
  name: `a 50-row page of ${rows} matters`,
  async run(tell) {
    const postgres = await startPostgres();
    try {
      const url = postgres.urlFor('postgres');
      const database = keepFigures(openServer({ url }));
      const firm = await fillDatabase(database);
      await measure('server', tell, database, firm, { DATABASE_URL: url });
      await database.close();
    } finally {
      await postgres.discard();
    }
    const folder = mkdtempSync(join(tmpdir(), 'boedel-bench-embedded-'));
    try {
      const memory = await openEmbedded();
      const firm = await fillDatabase(memory);
      const copy = await openEmbedded(folder, await memory.dump());
      await copy.close();
      await measure('embedded', tell, memory, firm, { BOEDEL_DATA: folder });
      await memory.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
