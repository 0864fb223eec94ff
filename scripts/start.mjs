// Installs what is missing, builds what is stale, and serves.
import { build, checkNode, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

checkNode();
await install();
await build();
process.exitCode = await run(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
  env: { ...process.env, BOEDEL_WITH_PARENT: '1' },
});
