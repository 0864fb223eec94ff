import { expect, test } from 'vitest';
import { nil, rand } from '../money/cents';
import { limitToBank } from './limit-to-bank';

test('R818 144.15 is due and R785 889.37 is there: no more is proposed, and 32 254.78 is short', () => {
  const due = [rand(700_000), rand(80_000), rand(38_144.15)];
  expect(limitToBank(due, rand(785_889.37))).toEqual({
    now: [rand(700_000), rand(80_000), rand(5_889.37)],
    short: rand(32_254.78),
  });
});
test('an overdrawn bank pays nothing, and a full one everything', () => {
  expect(limitToBank([rand(5)], rand(-1))).toEqual({ now: [nil], short: rand(5) });
  expect(limitToBank([rand(5)], rand(6))).toEqual({ now: [rand(5)], short: nil });
});
