import { describe, expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { type OwnFilter, readOwnReport } from './own-report';

const there = [
  { key: 'name', title: 'Name', kind: 'text' },
  { key: 'due', title: 'Due', kind: 'day' },
  { key: 'net', title: 'Net', kind: 'money' },
] as const;
const read = (columns: string[], ...filters: OwnFilter[]) => readOwnReport({ columns, filters }, there);
const isFine = (...filters: OwnFilter[]) => !isRefused(read(['name'], ...filters));

describe('a report of the firm’s own', () => {
  test('has the columns there are, once each, as they were chosen', () => {
    expect(read(['due', 'name', 'due'])).toEqual([there[1], there[0]]);
    expect(isRefused(read(['password']))).toBe(true);
    expect(isFine({ column: 'password', way: 'filled', value: '' })).toBe(false);
  });

  test('compares words, days and amounts with what they can be compared with', () => {
    expect(isFine({ column: 'name', way: 'holds', value: 'Botha' })).toBe(true);
    expect(isFine({ column: 'name', way: 'holds', value: ' ' })).toBe(false);
    expect(isFine({ column: 'due', way: 'from', value: '2026-11-17' })).toBe(true);
    expect(isFine({ column: 'due', way: 'from', value: 'tomorrow' })).toBe(false);
    expect(isFine({ column: 'net', way: 'to', value: '1000.50' })).toBe(true);
    expect(isFine({ column: 'net', way: 'to', value: '1e9' })).toBe(false);
  });

  test('a range that ends before it begins is refused', () => {
    const createDueFilter = (way: 'from' | 'to', value: string): OwnFilter => ({ column: 'due', way, value });
    expect(isFine(createDueFilter('from', '2026-11-02'), createDueFilter('to', '2026-11-01'))).toBe(false);
    expect(isFine(createDueFilter('from', '2026-11-01'), createDueFilter('to', '2026-11-01'))).toBe(true);
    const createNetFilter = (way: 'from' | 'to', value: string): OwnFilter => ({ column: 'net', way, value });
    expect(isFine(createNetFilter('from', '900'), createNetFilter('to', '1000'))).toBe(true);
    expect(isFine(createNetFilter('from', '1000'), createNetFilter('to', '900'))).toBe(false);
  });
});
