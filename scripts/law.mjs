// Draws random estates and compares every account with its second readings: `npm run law -- 100000`, or with a seed after it,
// `npm run law -- 500 2026`. Failures name their seed and path. `npm run law -- coverage` prints the branches of the law that
// the tests reach, and each that they do not.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

const folders = ['accounts', 'capital-gains', 'estate-duty', 'insolvency', 'regimes', 'succession'];
const readings = [
  'accounts/accounts.random',
  'accounts/columns.random',
  'accounts/second-reading',
  'accounts/ten-estates',
  'insolvency/distribute.random',
  'insolvency/rule-families.random',
  'succession/intestate.random',
].map((name) => `packages/domain/src/${name}.test.ts`);
const reports = join(root, '.cache/reports');

async function drawEstates(count, seed) {
  process.stdout.write(`${count} random estates, seed ${seed}. Repeat them with: npm run law -- ${count} ${seed}\n`);
  const code = await run(bin('vitest'), ['run', '--project', 'domain', ...readings], {
    env: { ...process.env, RUNS: String(count), SEED: String(seed) },
  });
  process.stdout.write(
    code === 0
      ? `${count} estates a reading, seed ${seed}: 0 cents of difference\n`
      : `Not proved. Where a difference is shown above, keep seed ${seed} in the list of seeds of that test.\n`,
  );
  return code;
}

/** Branches by folder, and each that no case reaches, from the report in the format of Istanbul. */
function printBranches(report) {
  const byFolder = new Map();
  const missed = [];
  for (const [path, { branchMap, b }] of Object.entries(report)) {
    const file = relative(root, path);
    const folder = file.split('/').at(-2);
    const found = byFolder.get(folder) ?? { reached: 0, all: 0 };
    for (const [id, counts] of Object.entries(b)) {
      counts.forEach((count, index) => {
        found.all += 1;
        if (count > 0) found.reached += 1;
        else {
          const at = branchMap[id].locations[index]?.start?.line ?? branchMap[id].loc.start.line;
          missed.push(`${file}:${at} (${branchMap[id].type})`);
        }
      });
    }
    byFolder.set(folder, found);
  }
  for (const [folder, { reached, all }] of [...byFolder].toSorted(([a], [b]) => a.localeCompare(b))) {
    process.stdout.write(
      `${folder}: ${reached} of ${all} branches (${((100 * reached) / Math.max(1, all)).toFixed(1)}%)\n`,
    );
  }
  process.stdout.write(
    missed.length === 0
      ? 'Every branch is reached.\n'
      : `Not reached:\n${missed.toSorted((a, b) => a.localeCompare(b)).join('\n')}\n`,
  );
}

async function coverBranches() {
  const into = join(reports, 'law');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const code = await run(bin('vitest'), [
    'run',
    '--project',
    'domain',
    ...folders.map((folder) => `packages/domain/src/${folder}/`),
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
    `--coverage.reportsDirectory=${into}`,
    ...folders.map((folder) => `--coverage.include=packages/domain/src/${folder}/**`),
    '--coverage.exclude=**/*.testing.ts',
  ]);
  const report = join(into, 'coverage-final.json');
  if (existsSync(report)) printBranches(JSON.parse(readFileSync(report, 'utf8')));
  return code;
}

checkNode();
await install();
const [what = '1000', given] = process.argv.slice(2);
if (what === 'coverage') process.exitCode = await coverBranches();
else if (/^\d+$/.test(what)) process.exitCode = await drawEstates(Number(what), given ?? randomInt(1, 2 ** 31));
else {
  process.stderr.write('Enter how many estates to draw, or coverage.\n');
  process.exitCode = 1;
}
