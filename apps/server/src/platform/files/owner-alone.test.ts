import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restrictToOwner } from './owner-alone';

test.skipIf(process.platform === 'win32')('the data folder and what is written is the owner’s alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-owner-'));
  chmodSync(folder, 0o755);
  const before = process.umask();
  try {
    restrictToOwner(folder);
    writeFileSync(join(folder, 'outbox.eml'), 'a code');
    mkdirSync(join(folder, 'outbox'));
  } finally {
    process.umask(before);
  }
  const modes = ['', 'outbox.eml', 'outbox'].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o700]);
});
