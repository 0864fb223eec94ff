import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type RemovalFacts, mayRemove } from './removal';

const nothing: RemovalFacts = {
  status: 1,
  lodgedOn: null,
  lettersOn: null,
  masterReference: null,
  step: null,
  hasMoney: false,
};
const readRefusal = (more: Partial<RemovalFacts>): string => {
  const outcome = mayRemove({ ...nothing, ...more });
  return isRefused(outcome) ? outcome.refusals[0]!.sentence : 'may go';
};

describe('a matter may be removed', () => {
  test.each([1, 2] as const)('in status %i while nothing was lodged and no money moved', (status) => {
    expect(readRefusal({ status })).toBe('may go');
  });

  test.each<[Partial<RemovalFacts>, RegExp]>([
    [{ lodgedOn: toLocalDate('2026-05-04') }, /^Papers were lodged on 2026-05-04/],
    [{ lettersOn: toLocalDate('2026-05-04') }, /^Letters were given on 2026-05-04/],
    [{ masterReference: '001234/2026' }, /^The Master has it under 001234\/2026/],
    [{ step: 'Account lodged' }, /^'Account lodged' is reached/],
    [{ hasMoney: true }, /^It holds money/],
  ])('not with %j, and is told to be closed and archived', (more, why) => {
    expect(readRefusal({ status: 2, ...more })).toMatch(why);
    expect(readRefusal({ status: 2, ...more })).toMatch(/Close the matter and archive it instead\.$/);
  });

  test.each([3, 4] as const)('not as history, in status %i', (status) => {
    expect(readRefusal({ status })).toMatch(/Archive it instead\.$/);
  });
});
