import { expect, test } from 'vitest';
import { testHouse } from '../../testing/house';
import { providerDoor } from '../tenancy/doors';
import { wordsFound } from './search-words';
import { joined, sql } from './sql';

const house = testHouse();

const finds = (text: string, search: string): Promise<boolean> =>
  providerDoor(house.test.database).transaction(
    async (tx) =>
      (
        await tx.one<{ found: boolean }>(
          sql`select ${joined(wordsFound(sql`plain_text(${text})`, search), ' and ')} as found`,
        )
      ).found,
  );

test.each(['%', '_', '\\', '％', '﹪', '＿', '＼', '﹨', 'm％r'])('%s is a sign and no wildcard', async (typed) => {
  expect(await finds('Müller, Anna', typed)).toBe(false);
  expect(await finds(`Müller ${typed} Anna`, typed)).toBe(true);
});
