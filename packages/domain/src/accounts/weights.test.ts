import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAmount } from '../testing/arbitraries';
import { fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { weightsOf } from './weights';

describe('the same shares used over and over', () => {
  it('split every amount as shareOut does, cent for cent', () => {
    const share = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 60 })).map(([n, d]) => fraction(n, d));
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 12 }), anyAmount(), (shares, total) => {
        fc.pre(shares.some(({ n }) => n > 0n));
        expect(weightsOf(shares).split(total)).toEqual(shareOut(total, shares));
      }),
    );
  });
});
