import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', 'data', 'test-results']);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!skipped.has(entry.name)) yield* filesUnder(join(path, entry.name));
  }
}

/** A fingerprint of everything under these paths, so that a build knows whether it is of today's source. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export const isFresh = (stamp, fingerprint) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === fingerprint;

export function markFresh(stamp, fingerprint) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), fingerprint);
}
