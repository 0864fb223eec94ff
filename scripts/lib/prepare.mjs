import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, must, root } from './run.mjs';
import { fingerprintOf, isFresh, markFresh } from './stale.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

export function checkNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Boedel needs Node 20.19 or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Installs what the lock file names, when it is not there or the lock file has changed. */
export async function install() {
  const lock = fingerprintOf(['package-lock.json']);
  if (isFresh('node_modules/.boedel-installed', lock)) return;
  process.stdout.write('Installing what is missing…\n');
  await must('Installing', process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  markFresh('node_modules/.boedel-installed', lock);
}

/** Text files compressed once at build time, so that the server only sends them. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
    const content = readFileSync(path);
    if (content.length < 1024) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

const shared = ['packages/domain', 'packages/contract', 'packages/document', 'packages/words', 'package-lock.json'];

/** Builds what is older than its source. */
export async function build({ web = true } = {}) {
  const serverNow = fingerprintOf([
    ...shared,
    'apps/server/src',
    'apps/server/migrations',
    'apps/server/functions',
    'apps/server/vite.config.ts',
  ]);
  if (!isFresh('apps/server/dist/.built', serverNow)) {
    await must('Building the server', bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/server') });
    markFresh('apps/server/dist/.built', serverNow);
  }
  if (!web || !existsSync(join(root, 'apps/web/index.html'))) return;
  const webNow = fingerprintOf([...shared, 'apps/web']);
  if (!isFresh('apps/web/dist/.built', webNow)) {
    process.stdout.write('Building the web application…\n');
    await must('Building the web application', bin('vite'), ['build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
    });
    compressFiles(join(root, 'apps/web/dist'));
    markFresh('apps/web/dist/.built', webNow);
  }
}
