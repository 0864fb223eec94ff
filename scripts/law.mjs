// Draws random estates and compares every account with its second readings: `npm run law -- 100000`, or with a seed after it,
// `npm run law -- 500 2026`. Failures name their seed and path. `npm run law -- coverage` prints the branches of the law that
// the tests reach, and each that they do not; `-- mutants 50` puts fifty slips into the rules, one at a time, and names those that
// no test notices.
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listMutants } from './lib/mutants.mjs';
import { checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

const folders = ['accounts', 'capital-gains', 'estate-duty', 'insolvency', 'regimes', 'succession'];
const readings = [
  'accounts/accounts.random',
  'accounts/annuity',
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

/** Tests that know the rules of a folder: its own, and those that draw whole accounts with them. */
const testsOf = (folder) =>
  folder === 'insolvency'
    ? ['packages/domain/src/insolvency/', 'packages/domain/src/insolvency-account/']
    : [`packages/domain/src/${folder}/`, 'packages/domain/src/accounts/'];

function listFolderMutants(folder) {
  const at = join(root, 'packages/domain/src', folder);
  const files = readdirSync(at).filter((name) => /^[\w-]+\.ts$/.test(name) && !name.startsWith('bench-'));
  return files.flatMap((name) => listMutants(readFileSync(join(at, name), 'utf8'), `${folder}/${name}`));
}

/** Puts one slip at a time into a rule and asks the tests: each that they accept is named, with why where it is known. */
async function mutate(count, seed) {
  const all = folders.flatMap(listFolderMutants);
  const random = createRandom(seed);
  const drawn = all
    .map((mutant) => ({ mutant, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ mutant }) => mutant);
  process.stdout.write(`${drawn.length} of ${all.length} mutants, seed ${seed}\n`);
  const tryTests = (folder, mutant) =>
    run(
      bin('vitest'),
      [
        'run',
        '--config',
        'vitest.mutants.config.ts',
        '--bail',
        '1',
        '--reporter',
        'dot',
        '--silent',
        ...testsOf(folder),
      ],
      {
        stdio: 'ignore',
        signal: AbortSignal.timeout(900_000),
        env: { ...process.env, MUTANT: mutant, MUTANT_FOLDERS: folders.join(',') },
      },
    ).catch(() => 1);
  // Tests that fail with no slip awake would call every slip caught.
  for (const folder of new Set(drawn.map(({ file }) => file.split('/')[0]))) {
    if ((await tryTests(folder, 'none')) === 0) continue;
    process.stderr.write(`The tests of ${folder} fail without any slip: nothing would be measured.\n`);
    return 1;
  }
  const survivors = [];
  for (const [nth, mutant] of drawn.entries()) {
    const code = await tryTests(mutant.file.split('/')[0], mutant.id);
    const at = `packages/domain/src/${mutant.file}:${mutant.line}`;
    const slip = `${mutant.original.replaceAll(/\s+/g, ' ')} -> ${mutant.text.replaceAll(/\s+/g, ' ')}`;
    if (code === 0) survivors.push(`${at}  ${slip}`);
    process.stdout.write(`${nth + 1} ${code === 0 ? 'SURVIVED' : 'caught'}  ${at}  ${slip}\n`);
  }
  const score = (100 * (drawn.length - survivors.length)) / Math.max(1, drawn.length);
  process.stdout.write(`Caught: ${score.toFixed(1)}% of ${drawn.length} drawn.\n`);
  if (survivors.length > 0) process.stdout.write(`Survivors:\n${survivors.join('\n')}\n`);
  return score >= 95 ? 0 : 1;
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

checkNode();
await install();
const [what = '1000', given, seedOfMutants] = process.argv.slice(2);
if (what === 'coverage') process.exitCode = await coverBranches();
else if (what === 'mutants')
  process.exitCode = await mutate(Number(given ?? 50), Number(seedOfMutants ?? randomInt(1, 2 ** 31)));
else if (/^\d+$/.test(what)) process.exitCode = await drawEstates(Number(what), given ?? randomInt(1, 2 ** 31));
else {
  process.stderr.write('Enter how many estates to draw, or coverage, or mutants and how many.\n');
  process.exitCode = 1;
}
