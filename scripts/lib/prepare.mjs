import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { bin, must, root, run } from './run.mjs';
import { fingerprintOf, isFresh, markFresh } from './stale.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

const say = (line) => process.stdout.write(`${line}\n`);

export function checkNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Boedel needs Node 20.19 or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const installed = 'node_modules/.boedel-installed';

/**
 * Installs what the lock file names, when it is not there or the lock file has changed. What only tests, checks and the
 * bench use comes with `tests`: a start leaves it out, which is a good third of all files.
 */
export async function install(options = {}) {
  // Whoever installed by hand has what tests use: a start must not take it away.
  const tests = options.tests !== false || existsSync(join(root, 'node_modules/vitest'));
  const lock = fingerprintOf(['package-lock.json']);
  if (isFresh(installed, lock)) return;
  const hasStartPart = isFresh(installed, `${lock} start`);
  if (!tests && hasStartPart) return;
  say(`Installing packages (usually ${tests ? 40 : 25} s)…`);
  const [what, ...how] = hasStartPart ? ['install', '--no-save', '--include=dev'] : ['ci', ...(tests ? ['--include=dev'] : ['--omit=dev'])]; // prettier-ignore
  await must('Installing', process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    what,
    ...how,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  markFresh(installed, tests ? lock : `${lock} start`);
}

const [brotli, gzip] = [promisify(brotliCompress), promisify(gzipCallback)];

/** Text files compressed once at build time, on every core, so that the server only sends them. */
async function compressFiles(folder) {
  const compressOne = async (entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) return;
    const content = readFileSync(path);
    if (content.length < 1024 || (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs))
      return;
    const [small, smaller] = await Promise.all([
      gzip(content, { level: 9 }),
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ]);
    writeFileSync(`${path}.gz`, small);
    writeFileSync(`${path}.br`, smaller);
  };
  await Promise.all(readdirSync(folder, { withFileTypes: true, recursive: true }).map(compressOne));
}

const shared = ['packages/domain', 'packages/contract', 'packages/document', 'packages/words', 'package-lock.json'];

const readServerSource = () =>
  fingerprintOf([
    ...shared,
    'apps/server/src',
    'apps/server/migrations',
    'apps/server/functions',
    'apps/server/vite.config.ts',
  ]);
const serverStamp = 'apps/server/dist/.built';
/** Also what a starting server waits for while the screens are built beside it. */
export const webStamp = 'apps/web/dist/.built';

/** Builds the server where it is older than its source. */
export async function buildServer() {
  const source = readServerSource();
  if (isFresh(serverStamp, source)) return;
  say('Building the server (usually 5 s)…');
  await must('Building the server', bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/server') });
  markFresh(serverStamp, source);
}

const keptBuilds = 4;
const keptDays = 14;

/**
 * A page that was opened before an upgrade asks for files of the build before: those of the last builds stay for two weeks.
 * `began` is when this build did, so that its own files are known by their age.
 */
export function discardEarlierAssets(dist, began) {
  const [assets, listed] = [join(dist, 'assets'), join(dist, '.earlier')];
  const findSource = (name) => name.replace(/\.(gz|br)$/, '');
  const names = readdirSync(assets);
  const files = names.filter((name) => name === findSource(name) && statSync(join(assets, name)).mtimeMs >= began);
  const earlier = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : [];
  // Counted from the day it was replaced: until then every page that was opened is of it.
  const isRecent = (_, at) => at === 0 || began - earlier[at - 1].at < keptDays * 86_400_000;
  const recent = earlier.filter(isRecent).slice(0, keptBuilds - 1);
  const builds = [{ at: began, files }, ...recent];
  const wanted = new Set(builds.flatMap((build) => build.files));
  for (const name of names) if (!wanted.has(findSource(name))) rmSync(join(assets, name));
  writeFileSync(listed, JSON.stringify(builds));
}

/** The work of building the screens where they are older than their source; undefined where nothing is to be done. */
export function planWebBuild() {
  if (!existsSync(join(root, 'apps/web/index.html'))) return undefined;
  const source = fingerprintOf([...shared, 'apps/web']);
  if (isFresh(webStamp, source)) return undefined;
  rmSync(join(root, webStamp), { force: true });
  return async () => {
    say('Building the screens (usually 15 s)…');
    const began = Math.floor(Date.now() / 1000) * 1000;
    const vite = [bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') }];
    // On a machine that is very busy the bundler gives up waiting for its own parts after a minute: once more, then.
    if ((await run(...vite)) !== 0) await must('Building the screens', ...vite);
    discardEarlierAssets(join(root, 'apps/web/dist'), began);
    await compressFiles(join(root, 'apps/web/dist'));
    markFresh(webStamp, source);
  };
}

/** Builds what is older than its source. */
export async function build({ web = true } = {}) {
  await buildServer();
  if (web) await planWebBuild()?.();
}
