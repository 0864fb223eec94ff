import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type Happened, mayRemove } from './removal';

const nothing: Happened = {
  status: 1,
  lodgedOn: null,
  lettersOn: null,
  masterReference: null,
  step: null,
  hasMoney: false,
};
const said = (more: Partial<Happened>): string => {
  const outcome = mayRemove({ ...nothing, ...more });
  return isRefused(outcome) ? outcome.refusals[0]!.sentence : 'may go';
};

describe('a matter may be removed', () => {
  test.each([1, 2] as const)('in status %i while nothing was lodged and no money moved', (status) => {
    expect(said({ status })).toBe('may go');
  });

  test.each<[Partial<Happened>, RegExp]>([
    [{ lodgedOn: localDate('2026-05-04') }, /^Papers were lodged on 2026-05-04/],
    [{ lettersOn: localDate('2026-05-04') }, /^Letters were given on 2026-05-04/],
    [{ masterReference: '001234/2026' }, /^The Master has it under 001234\/2026/],
    [{ step: 'Account lodged' }, /^'Account lodged' is reached/],
    [{ hasMoney: true }, /^There is money in it/],
  ])('not with %j, and is told to be closed and archived', (more, why) => {
    expect(said({ status: 2, ...more })).toMatch(why);
    expect(said({ status: 2, ...more })).toMatch(/Close the matter and archive it instead\.$/);
  });

  test.each([3, 4] as const)('not as history, in status %i', (status) => {
    expect(said({ status })).toMatch(/Archive it instead\.$/);
  });
});
