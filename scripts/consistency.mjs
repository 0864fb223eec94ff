// Every figure and event of every matter of the demo, on every surface; and the random estates. It prints what differs.
import { checkNode, install } from './lib/prepare.mjs';
import { bin, run } from './lib/run.mjs';

checkNode();
await install();
process.exitCode = await run(
  bin('vitest'),
  [
    'run',
    '--project',
    'api-server',
    '--project',
    'domain',
    'apps/server/src/consistency',
    'packages/domain/src/consistency',
  ],
  { env: { ...process.env, CONSISTENCY: 'all' } },
);
