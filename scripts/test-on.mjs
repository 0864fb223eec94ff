// npm run test:on -- 24 [step]: the tests on another version of Node, fetched from the package registry and kept in .cache.
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must, root, run } from './lib/run.mjs';

const [version, ...steps] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  process.stderr.write('Say which version of Node, as in npm run test:on -- 24\n');
  process.exit(1);
}
const folder = join(root, '.cache', `node-${version}`);
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const bin = join(folder, 'node_modules', name, 'bin');
if (!existsSync(bin)) {
  mkdirSync(folder, { recursive: true });
  await must('Fetching Node', 'npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ]);
}
// Every program of node_modules/.bin asks the path for its node.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
process.exit(
  await run(join(bin, process.platform === 'win32' ? 'node.exe' : 'node'), ['scripts/test.mjs', ...steps], { env }),
);
