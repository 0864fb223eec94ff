import { describe, expect, test } from 'vitest';
import specified from '../../../../spec/lookups.json' with { type: 'json' };
import { toLookupEntries, lookups } from './lookups';
import { reportOptions } from './report-options';
import { frequency } from './frequencies';

describe('the fixed lists', () => {
  test.each(Object.keys(specified))('%s is what the specification says, to the letter', (name) => {
    expect(lookups[name as keyof typeof lookups]).toEqual(specified[name as keyof typeof specified]);
  });

  test('there is no list beyond the specification', () => {
    expect(Object.keys(lookups).sort()).toEqual(Object.keys(specified).sort());
  });

  test('a numbered list gives its entries with numbers', () => {
    expect(toLookupEntries(frequency)).toContainEqual({ id: 4, name: 'Fortnightly (1st and 14th)' });
  });

  test('thirty report options, and only the 27th is for one system type', () => {
    expect(reportOptions.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(reportOptions.filter(({ systemType }) => systemType)).toEqual([
      { id: 27, account: 'Fiduciary account', subject: 'Column borders', systemType: 2 },
    ]);
  });
});
