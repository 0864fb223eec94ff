import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { computeSpouseTakeOver, type TakeOverInput } from './take-over';

describe('section 38: the surviving spouse takes over', () => {
  const question: TakeOverInput = {
    assets: [{ id: 'house', appraised: rand(1_000), inventoryValue: rand(900) }],
    entitlement: rand(700),
    masterConsents: true,
    willForbids: false,
    dueToMinors: nil,
    securityForMinors: false,
  };
  test('at the appraised value, set off against what is due', () => {
    expect(expectGranted(computeSpouseTakeOver(question)).value).toEqual({
      price: rand(1_000),
      revaluation: rand(100),
      paysIn: rand(300),
      stillDue: nil,
    });
    expect(expectGranted(computeSpouseTakeOver({ ...question, entitlement: rand(1_200) })).value).toMatchObject({
      paysIn: nil,
      stillDue: rand(200),
    });
  });
  test('needs the Master, security for minors, and a will that allows it', () => {
    expect(
      readRefusalFields(
        computeSpouseTakeOver({
          ...question,
          assets: [],
          masterConsents: false,
          willForbids: true,
          dueToMinors: rand(1),
        }),
      ),
    ).toEqual(['assets', 'ground', 'masterConsents', 'securityForMinors']);
  });
});
