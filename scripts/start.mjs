// Installs what is missing, builds what is stale, and serves. The screens are built while the database is set up.
import { join } from 'node:path';
import { buildServer, checkNode, install, planWebBuild, webStamp } from './lib/prepare.mjs';
import { root, run } from './lib/run.mjs';

checkNode();
await install({ tests: false });
await buildServer();
const buildWeb = planWebBuild();
const serving = run(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
  env: {
    // What Node 22 and later compiled once, it keeps for the next start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    BOEDEL_WITH_PARENT: '1',
    ...(buildWeb && { BOEDEL_WEB_STAMP: join(root, webStamp) }),
  },
});
// A server that cannot start ends the whole at once: nobody waits for screens it will never show.
void serving.then((code) => process.exit(code));
await buildWeb?.();
