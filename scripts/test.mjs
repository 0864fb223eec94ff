// Everything that must hold, in one command: formatting, lint, types and import directions, unit and API tests on both
// databases, browser tests. The last line is 'N passed, N failed'.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { testedOn } from './lib/databases.mjs';
import { build, checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

checkNode();
await install();
process.stdout.write(`${await testedOn()}\n`);
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** What failed, repeated at the end, where it is read. */
const failures = [];
/** What could not be run here at all: a run without it has not passed. */
const leftOut = [];
const only = process.argv.slice(2);
const wanted = (step) => only.length === 0 || only.includes(step);

async function step(name, work) {
  if (!wanted(name)) return;
  const started = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  await work();
  process.stdout.write(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
const fail = (what) => {
  failed += 1;
  failures.push(what);
};
const check = (name, program, args) =>
  step(name, async () => ((await run(bin(program), args)) === 0 ? (passed += 1) : fail(name)));

/** Counts from a runner's own report; a runner that wrote none, ran nothing or ended badly all the same has failed. */
function countReport(name, path, code, read) {
  if (!existsSync(path)) return fail(`${name}: no report was written`);
  const report = read(JSON.parse(readFileSync(path, 'utf8')));
  passed += report.passed;
  for (const each of report.failures) fail(each);
  if (report.passed + report.failures.length === 0) fail(`${name}: nothing was run`);
  else if (code !== 0 && report.failures.length === 0) fail(`${name}: ended with ${code}; see its output above`);
}

/** The files that took longest, for whoever keeps the whole under half an hour. */
const slowest = [];
const tellSlowest = (count) =>
  slowest
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file.replace(`${root}/`, '')}`)
    .join('\n');

const firstLines = (text) => (text ?? '').split('\n').slice(0, 12).join('\n');

/** A file that could not be loaded has no failed test, only a message of its own. */
function readVitest(report) {
  const failures = [];
  for (const { name, status, message, assertionResults, startTime, endTime } of report.testResults) {
    slowest.push({ file: name, seconds: (endTime - startTime) / 1000 });
    const bad = assertionResults.filter((test) => test.status === 'failed');
    for (const test of bad) failures.push(`${name}\n${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    if (status === 'failed' && bad.length === 0) failures.push(`${name}\n${firstLines(message)}`);
  }
  return { passed: report.numPassedTests, failures };
}

function readPlaywright({ suites, stats }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  for (const suite of suites) {
    const took = specsOf(suite).flatMap((spec) => spec.tests.flatMap((test) => test.results.map((r) => r.duration)));
    slowest.push({ file: `e2e/${suite.file}`, seconds: took.reduce((sum, ms) => sum + ms, 0) / 1000 });
  }
  const failures = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => `${spec.file} ${spec.title}\n${firstLines(test.results.at(-1)?.error?.message)}`),
    );
  return { passed: stats.expected + stats.flaky, failures };
}

const needsBuild = wanted('unit and API') || wanted('browser');

await check('format', 'oxfmt', ['--check']);
await check('lint', 'oxlint', ['--config', 'oxlint.config.mjs', '--deny-warnings']);
await step('names', async () =>
  (await run(process.execPath, ['scripts/lint-names.mjs'])) === 0 ? (passed += 1) : fail('names'),
);
await check('types', 'tsc', ['--noEmit']);
if (needsBuild) await build({ web: wanted('browser') });
await step('unit and API', async () => {
  const path = join(reports, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const env = { ...process.env, BOEDEL_BUILT_SERVER: join(root, 'apps/server/dist') };
  const code = await run(bin('vitest'), args, { env });
  countReport('unit and API', path, code, readVitest);
});
await step('browser', async () => {
  const executable = chromium();
  if (!executable) {
    const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.e2e.ts') && !file.includes('node_modules'))
      .sort();
    leftOut.push(...files.map((file) => `e2e/${file}`));
    return fail(
      `browser: ${files.length} files of browser tests were left out, because there is no Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  }
  const path = join(reports, 'playwright.json');
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  });
  countReport('browser', path, code, readPlaywright);
});

if (slowest.length) process.stdout.write(`\n── slowest files (time of their own tests)\n${tellSlowest(15)}\n`);
if (leftOut.length) process.stdout.write(`\n── left out\n${leftOut.join('\n')}\n`);
if (failures.length) process.stdout.write(`\n── failed\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
