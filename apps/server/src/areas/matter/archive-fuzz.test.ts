import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../faults/report-fault';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createMutatedImporter, runReaderFuzz } from './archive-fuzz.testing';
import { createFullMatter, openArchive, type Opened } from './archive.testing';

const app = createTestApp();
let firm: TestFirm;
let opened: Opened;

beforeAll(async () => {
  firm = await app.createFirm();
  const victim = await app.createFirm();
  await createFullMatter(app, victim);
  const matterID = await createFullMatter(app, firm);
  opened = openArchive((await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw);
}, 120_000);

test('mutated archives are refused or harmless; `npm run faults -- archives` tries ten thousand', async () => {
  const some = createRandom(7);
  const { refused, taken, harm } = runReaderFuzz(some, opened, 400);
  expect(harm).toEqual([]);
  expect(refused).toBeGreaterThan(100);
  expect(taken.length).toBeGreaterThan(40);
  const done = [];
  const importMutated = await createMutatedImporter(app, firm, opened);
  for (const one of taken.slice(0, 16)) done.push(await importMutated(one));
  expect(done.flatMap((one) => one.harm)).toEqual([]);
  expect(done.some(({ isImported }) => isImported)).toBe(true);
}, 180_000);
