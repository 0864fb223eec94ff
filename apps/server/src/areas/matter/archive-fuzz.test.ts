import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, expect, test } from 'vitest';
import { chance } from '../../faults/tell';
import { type TestFirm, testHouse } from '../../testing/house';
import { fuzzReader, importMutated } from './archive-fuzz.testing';
import { aFullMatter, openArchive, type Opened } from './archive.testing';

const house = testHouse();
let firm: TestFirm;
let opened: Opened;

beforeAll(async () => {
  firm = await house.aFirm();
  const victim = await house.aFirm();
  await aFullMatter(house, victim);
  const matterID = await aFullMatter(house, firm);
  opened = openArchive((await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw);
}, 120_000);

test('mutated archives are refused or harmless; `npm run faults -- archives` tries ten thousand', async () => {
  const some = chance(7);
  const { refused, taken, harm } = fuzzReader(some, opened, 400);
  expect(harm).toEqual([]);
  expect(refused).toBeGreaterThan(100);
  expect(taken.length).toBeGreaterThan(40);
  const done = [];
  for (const one of taken.slice(0, 16)) done.push(await importMutated(house, firm, opened, one));
  expect(done.flatMap((one) => one.harm)).toEqual([]);
  expect(done.some(({ isImported }) => isImported)).toBe(true);
}, 180_000);
