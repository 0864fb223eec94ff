import { expect, test } from 'vitest';
import { isRefused } from '../law/refusal';
import { readCondition, writeCondition } from './condition';

test.each([
  'spouse.name',
  'not spouse.name',
  'main.maritalRegime is "in community of property"',
  'main.maritalRegime is not "single and free"',
  'heirs.count is more than 3',
  'not heirs.count is less than -2.50',
  'spouse.name and heirs.count is more than 1 or matter.type is "Trust"',
])('a condition is written as it was read: %s', (text) => {
  const condition = readCondition(text);
  if (isRefused(condition)) throw new Error('unreadable');
  expect(writeCondition(condition)).toBe(text);
});

test('a quotation mark in a value never ends it', () => {
  const written = writeCondition([[{ field: 'main.name', asks: 'is', not: false, value: 'Jan "Vaal" Nel' }]]);
  expect(readCondition(written)).toEqual([[{ field: 'main.name', asks: 'is', not: false, value: 'Jan Vaal Nel' }]]);
});
