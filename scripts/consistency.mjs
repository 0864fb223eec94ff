// Every figure and event of every matter of the demo, on every surface; what restricted people download; and random matters
// of all five types. It prints what differs.
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
    // Random accounts of the other three types: a curator's, a trust's and a client's.
    'packages/domain/src/curator-account/balance.test.ts',
    'packages/domain/src/trust-money/trust-money.test.ts',
    'packages/domain/src/die-today/projection.random.test.ts',
  ],
  { env: { ...process.env, CONSISTENCY: 'all' } },
);
