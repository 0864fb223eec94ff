// npm run test:on -- 24: the tests on another version of Node, fetched from the package registry and kept in .cache.
// npm run test:on -- pg15: on the PostgreSQL 15 that is installed; the packaged one where it has that version.
// npm run test:on -- pgbouncer: the API tests with a pgbouncer between the product and PostgreSQL.
// After it come steps, as for npm test, or paths of API tests: npm run test:on -- pgbouncer apps/server/src/areas/notes
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { testedOn } from './lib/databases.mjs';
import { bin, must, root, run } from './lib/run.mjs';

const [on, ...more] = process.argv.slice(2);
const node = /^\d+(\.\d+){0,2}$/.test(on ?? '') ? on : undefined;
const postgres = /^pg(\d+)$/.exec(on ?? '')?.[1];
if (!node && !postgres && on !== 'pgbouncer') {
  process.stderr.write(
    'Say on what: a version of Node, a version of PostgreSQL or pgbouncer, as in npm run test:on -- 24, pg15 or pgbouncer\n',
  );
  process.exit(1);
}
const env = { ...process.env };
if (postgres) env.TEST_POSTGRES = process.env.TEST_POSTGRES = postgres;
if (on === 'pgbouncer') env.TEST_POOLER = process.env.TEST_POOLER = 'pgbouncer';

async function fetchNode(version) {
  const folder = join(root, '.cache', `node-${version}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const programs = join(folder, 'node_modules', name, 'bin');
  if (!existsSync(programs)) {
    mkdirSync(folder, { recursive: true });
    const quietly = ['--no-save', '--no-audit', '--no-fund'];
    await must('Fetching Node', 'npm', ['install', '--prefix', folder, ...quietly, `${name}@${version}`]);
  }
  // Every program of node_modules/.bin asks the path for its node.
  env.PATH = `${programs}${delimiter}${process.env.PATH}`;
  return join(programs, process.platform === 'win32' ? 'node.exe' : 'node');
}
const program = node ? await fetchNode(node) : process.execPath;

const paths = more.filter((each) => each.includes('/'));
// A pooler stands before a server: neither the other tests nor the embedded database see it.
const isApiAlone = paths.length > 0 || (on === 'pgbouncer' && more.length === 0);
if (isApiAlone) {
  process.stdout.write(`${await testedOn()}\n`);
  process.exit(await run(bin('vitest'), ['run', '--project', 'api-server', ...paths], { env }));
}
process.exit(await run(program, ['scripts/test.mjs', ...more], { env }));
