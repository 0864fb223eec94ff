import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';

const areas = readdirSync('apps/server/src/areas', { withFileTypes: true }).filter((entry) => entry.isDirectory());
/**
 * Everything runs on the server database. The embedded one gets what touches the database itself, the walk over every
 * call, which loads the demo, and of each area the journey it begins with: the first test of `areas/notes/notes.test.ts`.
 */
const include = {
  server: ['apps/server/src/**/*.test.ts'],
  embedded: [
    'apps/server/src/platform/{audit,backup,db,jobs,mail,tenancy}/**/*.test.ts',
    'apps/server/src/areas/*.test.ts',
    ...areas.map(({ name }) => `apps/server/src/areas/${name}/${name}.test.ts`),
  ],
};
/** What needs no database runs once; only the embedded one claims a folder. */
const exclude = {
  server: ['apps/server/src/platform/db/folder-claim.test.ts'],
  embedded: [
    'apps/server/src/platform/backup/seal.test.ts',
    'apps/server/src/areas/{all-mails,layers,table-owners,unknown-fields}.test.ts',
  ],
};

/** The API tests on one of the two databases. */
const createApiProject = (database: 'embedded' | 'server') => ({
  test: {
    name: `api-${database}`,
    include: include[database],
    exclude: [...configDefaults.exclude, ...exclude[database]],
    environment: 'node' as const,
    // Each file builds an app of its own; loading the product again for each would take longer than the tests.
    isolate: false,
    env: { BOEDEL_TEST_DATABASE: database },
    // Bounds against a hang on a busy machine, not promises of speed: those are `npm run bench`.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    ...(database === 'embedded' && { runner: './apps/server/src/testing/journey-alone.ts' }),
  },
});

/** What a file with a glob becomes depends on which files there are, which its own content does not tell: it is not kept. */
const makeGlobsEachTime = {
  name: 'make-globs-each-time',
  configureVitest: ({ experimental_defineCacheKeyGenerator }: VitestPluginContext): void =>
    experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
};
const withGlobsMadeEachTime = (projects: readonly UserWorkspaceConfig[]): UserWorkspaceConfig[] =>
  projects.map((project) => ({ ...project, plugins: [makeGlobsEachTime] }));

/** Unit tests run beside the code they prove; the API tests are projects of apps/server, once for each database. */
export default defineConfig({
  test: {
    // Left to itself it keeps a core free, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    // What a file becomes is kept by its content: the projects of one run share it, and the next run begins with it.
    experimental: { fsModuleCache: true },
    projects: withGlobsMadeEachTime([
      createApiProject('embedded'),
      createApiProject('server'),
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'words',
          include: ['packages/words/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // As for the API tests: what a page keeps is begun afresh after each test, the product is loaded once.
          isolate: false,
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
          setupFiles: ['apps/web/src/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'document',
          include: ['packages/document/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ]),
  },
});
