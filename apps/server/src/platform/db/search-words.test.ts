import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { openProviderScope } from '../tenancy/scopes';
import { whereWordsFound } from './search-words';
import { joinSql, sql } from './sql';

const testApp = createTestApp();

const isFound = (text: string, search: string): Promise<boolean> =>
  openProviderScope(testApp.test.database).transaction(
    async (tx) =>
      (
        await tx.one<{ found: boolean }>(
          sql`select ${joinSql(whereWordsFound(sql`plain_text(${text})`, search), ' and ')} as found`,
        )
      ).found,
  );

test.each(['%', '_', '\\', '％', '﹪', '＿', '＼', '﹨', 'm％r'])('%s is a sign and no wildcard', async (typed) => {
  expect(await isFound('Müller, Anna', typed)).toBe(false);
  expect(await isFound(`Müller ${typed} Anna`, typed)).toBe(true);
});
