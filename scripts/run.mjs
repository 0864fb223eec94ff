// Runs one of the server's commands (backup, restore, verify-audit, spec, bench) on a fresh build.
import { chromium } from './lib/chromium.mjs';
import { build, checkNode, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const [command, ...args] = process.argv.slice(2);
checkNode();
// The bench measures the product people sit at, in a browser too.
const isBench = command === 'bench';
await install({ tests: isBench });
await build({ web: isBench });
process.exitCode = await run(process.execPath, ['--enable-source-maps', `apps/server/dist/${command}.js`, ...args], {
  env: { ...process.env, ...(isBench && { CHROMIUM_PATH: chromium() }) },
});
