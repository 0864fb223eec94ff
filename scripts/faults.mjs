// What goes wrong around the product, made to go wrong, with figures as JSON at the end. `-- word` for some of it; KILLS,
// MONEY_KILLS, HOSTILE, COLLISIONS, ARCHIVES, ARCHIVES_IMPORTED, DISHONEST, RACES and SEED in the environment for more or less
// of it, or other chances.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

checkNode();
await install();
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });
const report = join(reports, 'faults.jsonl');
rmSync(report, { force: true });
const code = await run(bin('vitest'), ['run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)], {
  env: { ...process.env, BOEDEL_FAULTS_REPORT: report },
});
const figures = existsSync(report)
  ? readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
process.stdout.write(`${JSON.stringify({ node: process.version, faults: figures })}\n`);
process.exitCode = code;
