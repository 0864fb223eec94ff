// Reloads both sides: the server is rebuilt and restarted on a change, the browser's modules are replaced in place.
import { join } from 'node:path';
import { build, checkNode, install } from './lib/prepare.mjs';
import { bin, root, run } from './lib/run.mjs';

checkNode();
await install();
await build({ web: false });
const apiPort = process.env.API_PORT ?? '3001';
const webPort = process.env.PORT ?? '3000';
process.stdout.write(`Screens at http://localhost:${webPort}, calls at http://localhost:${apiPort}\n`);
await Promise.all([
  run(bin('vite'), ['build', '--watch', '--logLevel', 'warn'], { cwd: join(root, 'apps/server') }),
  run(process.execPath, ['--watch-path=apps/server/dist', '--enable-source-maps', 'apps/server/dist/main.js'], {
    env: { ...process.env, PORT: apiPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
  run(bin('vite'), ['--port', webPort], { cwd: join(root, 'apps/web'), env: { ...process.env, API_PORT: apiPort } }),
]);
