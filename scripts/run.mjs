// Runs one of the server's commands (backup, restore, verify-audit, spec, bench) on a fresh build.
import { build, checkNode, install } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const [command, ...args] = process.argv.slice(2);
checkNode();
await install();
await build({ web: false });
process.exitCode = await run(process.execPath, ['--enable-source-maps', `apps/server/dist/${command}.js`, ...args]);
