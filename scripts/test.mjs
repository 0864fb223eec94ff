// Everything that must hold, in one command: formatting, lint, types and import directions, unit and API tests on both
// databases, browser tests. The last line is 'N passed, N failed'.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { build, checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

checkNode();
await install();
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? (passed += 1) : (failed += 1));
const only = process.argv.slice(2);
const wanted = (step) => only.length === 0 || only.includes(step);

async function step(name, work) {
  if (!wanted(name)) return;
  const started = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  await work();
  process.stdout.write(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
const check = (name, program, args) => step(name, async () => count((await run(bin(program), args)) === 0));

/** Counts from a runner's own report; a runner that wrote none, or ran nothing, has failed. */
function countReport(path, read) {
  if (!existsSync(path)) return count(false);
  const [ok, bad] = read(JSON.parse(readFileSync(path, 'utf8')));
  passed += ok;
  failed += ok + bad === 0 ? 1 : bad;
}

await check('format', 'oxfmt', ['--check']);
await check('lint', 'oxlint', ['--deny-warnings']);
await check('types', 'tsc', ['--noEmit']);
await step('unit and API', async () => {
  const path = join(reports, 'vitest.json');
  const code = await run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]);
  const before = failed;
  countReport(path, (report) => [report.numPassedTests, report.numFailedTests]);
  if (code !== 0 && failed === before) count(false);
});
await step('browser', async () => {
  const executable = chromium();
  if (!executable) {
    process.stderr.write(
      'Chromium is missing and could not be installed. Install it (apt-get install chromium) or set CHROMIUM_PATH.\n',
    );
    return count(false);
  }
  await build();
  const path = join(reports, 'playwright.json');
  const code = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      ...process.env,
      CHROMIUM_PATH: executable,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  });
  const before = failed;
  countReport(path, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  if (code !== 0 && failed === before) count(false);
});

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
