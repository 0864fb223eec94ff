import { expect, test } from 'vitest';
import { passesByItself } from './passes-by-itself';

test('a right and a period of others are never late; what the firm has to do is', () => {
  for (const id of ['rehab-no-claims', 'claims-close', 'inspection-ends', 'estate-objection', 'insolvency-objection']) {
    expect([id, passesByItself.has(id)]).toEqual([id, true]);
  }
  for (const id of ['estate-account-due', 'objection-comments', 'direction-to-court']) {
    expect([id, passesByItself.has(id)]).toEqual([id, false]);
  }
});
