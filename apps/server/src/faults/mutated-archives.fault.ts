import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMutatedImporter, runReaderFuzz } from '../areas/matter/archive-fuzz.testing';
import { createFullMatter, openArchive, type Opened } from '../areas/matter/archive.testing';
import { type TestFirm, createTestApp } from '../testing/test-app';
import { createRandom, reportFault } from './report-fault';

const app = createTestApp();
let firm: TestFirm;
let opened: Opened;

beforeAll(async () => {
  firm = await app.createFirm();
  await createFullMatter(app, await app.createFirm());
  const matterID = await createFullMatter(app, firm);
  opened = openArchive((await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw);
});

test('a mutated archive is refused, or changes nothing but the one new matter', async () => {
  const count = Number(process.env['ARCHIVES'] ?? 10_000);
  const whole = Number(process.env['ARCHIVES_IMPORTED'] ?? 400);
  const { refused, taken, harm } = runReaderFuzz(createRandom(), opened, count);
  let imported = 0;
  const tried = taken.slice(0, whole);
  const importMutated = await createMutatedImporter(app, firm, opened);
  for (const one of tried) {
    const done = await importMutated(one);
    imported += done.isImported ? 1 : 0;
    harm.push(...done.harm);
  }
  reportFault('mutated archives', {
    read: count,
    refusedByReader: refused,
    sentWhole: tried.length,
    imported,
    refusedByDatabase: tried.length - imported,
    harm: harm.length,
  });
  expect(harm.slice(0, 20)).toEqual([]);
}, 3_600_000);
