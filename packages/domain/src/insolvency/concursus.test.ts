import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { computeConcursusDay, type ConcursusFacts } from './concursus';

const facts: ConcursusFacts = {
  entity: 'company',
  orderOn: toLocalDate('2026-03-10'),
  resolvedOn: null,
  appliedOn: toLocalDate('2026-02-02'),
  countsFromOrder: null,
};

test.each<[string, Partial<ConcursusFacts>, string | undefined]>([
  ['a company wound up by the court: from the application (s 348)', {}, '2026-02-02'],
  ['a close corporation likewise', { entity: 'closeCorporation' }, '2026-02-02'],
  ['where the matter says so, from the order', { countsFromOrder: true }, '2026-03-10'],
  ['a person: from the first order', { entity: 'person' }, '2026-03-10'],
  [
    'a voluntary winding-up: from the resolution',
    { orderOn: null, resolvedOn: toLocalDate('2026-01-15') },
    '2026-01-15',
  ],
  [
    'a voluntary winding-up the court took over: from the resolution',
    { resolvedOn: toLocalDate('2026-01-15') },
    '2026-01-15',
  ],
  ['an application that is not known: from the order', { appliedOn: null }, '2026-03-10'],
  ['no order yet', { orderOn: null }, undefined],
])('%s', (_, more, day) => {
  expect(computeConcursusDay({ ...facts, ...more })).toBe(day);
});
