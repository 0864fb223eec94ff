import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, expect, test } from 'vitest';
import { fuzzReader, importMutated } from '../areas/matter/archive-fuzz.testing';
import { aFullMatter, openArchive, type Opened } from '../areas/matter/archive.testing';
import { type TestFirm, testHouse } from '../testing/house';
import { chance, tell } from './tell';

const house = testHouse();
let firm: TestFirm;
let opened: Opened;

beforeAll(async () => {
  firm = await house.aFirm();
  await aFullMatter(house, await house.aFirm());
  const matterID = await aFullMatter(house, firm);
  opened = openArchive((await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw);
});

test('a mutated archive is refused, or changes nothing but the one new matter', async () => {
  const count = Number(process.env['ARCHIVES'] ?? 10_000);
  const whole = Number(process.env['ARCHIVES_IMPORTED'] ?? 400);
  const { refused, taken, harm } = fuzzReader(chance(), opened, count);
  let imported = 0;
  const tried = taken.slice(0, whole);
  for (const one of tried) {
    const done = await importMutated(house, firm, opened, one);
    imported += done.isImported ? 1 : 0;
    harm.push(...done.harm);
  }
  tell('mutated archives', {
    read: count,
    refusedByReader: refused,
    sentWhole: tried.length,
    imported,
    refusedByDatabase: tried.length - imported,
    harm: harm.length,
  });
  expect(harm.slice(0, 20)).toEqual([]);
}, 3_600_000);
