import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { granted, refusedFields } from '../law/testing';
import { cents, minus, nil, plus, rand, sum } from '../money/cents';
import { fraction } from '../money/fraction';
import { linkedAwards, type LimitedInterestAward, takeInKind } from './in-kind';
import { redistribute, type RedistributionInput } from './redistribution';
import { spouseTakeOver, type TakeOverInput } from './take-over';

const half = fraction(1, 2);

describe('in kind and in cash', () => {
  const totals = [
    { heir: 'A', total: rand(800_851.76) },
    { heir: 'B', total: rand(800_851.76) },
  ];
  const erf = {
    id: 'erf',
    value: rand(1_250_000.01),
    to: [
      { heir: 'B', share: half },
      { heir: 'A', share: half },
    ],
  };
  test('the cash is the total less what is taken in kind, the odd cent by the order of the account', () => {
    expect(granted(takeInKind(totals, [erf])).value.map(({ heir, cash }) => [heir, cash])).toEqual([
      ['A', rand(175_851.75)],
      ['B', rand(175_851.76)],
    ]);
  });
  test('who takes more in kind than the total pays in', () => {
    const whole = { ...erf, to: [{ heir: 'A', share: fraction(1) }] };
    expect(granted(takeInKind(totals, [whole])).value[0]).toMatchObject({ cash: nil, paysIn: rand(449_148.25) });
  });
  test('an asset awarded twice, in part, to a stranger, or below nil is refused', () => {
    const one = (share = fraction(1), heir = 'A') => ({ id: 'erf', value: rand(1), to: [{ heir, share }] });
    expect(refusedFields(takeInKind(totals, [one(), one()]))).toEqual(['assets']);
    expect(refusedFields(takeInKind(totals, [one(fraction(3, 2))]))).toEqual(['assets.erf.to']);
    expect(refusedFields(takeInKind(totals, [one(half)]))).toEqual(['assets.erf.to']);
    expect(refusedFields(takeInKind(totals, [one(fraction(1), 'Z')]))).toEqual(['assets.erf.to']);
    expect(refusedFields(takeInKind([...totals, { heir: 'A', total: cents(-1) }], []))).toEqual(['totals.A', 'totals']);
    const twice = {
      ...one(half),
      to: [
        { heir: 'A', share: half },
        { heir: 'A', share: half },
      ],
    };
    expect(refusedFields(takeInKind(totals, [{ ...twice, value: cents(-1) }]))).toEqual([
      'assets.erf.value',
      'assets.erf.to',
    ]);
  });
  test('nothing is lost between assets and cash', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(99_999), weights)),
        fc.array(fc.nat(99_999), { minLength: 3, maxLength: 3 }),
        (assets, owed) => {
          const awarded = assets.map(([value, parts], index) => ({
            id: `a${index}`,
            value: cents(value),
            to: parts.map((part, heir) => ({
              heir: `h${heir}`,
              share: fraction(
                part,
                parts.reduce((a, b) => a + b),
              ),
            })),
          }));
          const takes = granted(
            takeInKind(
              owed.map((total, heir) => ({ heir: `h${heir}`, total: cents(total) })),
              awarded,
            ),
          ).value;
          const inKind = sum(takes.flatMap((take) => take.inKind.map((asset) => asset.value)));
          expect(inKind).toBe(sum(awarded.map((asset) => asset.value)));
          for (const { total, cash, paysIn, inKind: own } of takes) {
            expect(plus(sum(own.map((asset) => asset.value)), minus(cash, paysIn))).toBe(total);
          }
        },
      ),
    );
  });
});

test('a usufruct and the bare dominium make up the asset', () => {
  const award: LimitedInterestAward = {
    asset: 'farm',
    value: rand(1_000),
    interest: { holder: 'Spouse', kind: 'usufruct', until: 'death', value: rand(640.5) },
    bareDominium: { holder: 'Child' },
  };
  expect(granted(linkedAwards(award)).value).toEqual({ interest: rand(640.5), bareDominium: rand(359.5) });
  const tooMuch = { ...award, interest: { ...award.interest, value: rand(1_001) }, bareDominium: { holder: 'Spouse' } };
  expect(refusedFields(linkedAwards(tooMuch))).toEqual(['interest.value', 'bareDominium.holder']);
});

describe('a redistribution agreement', () => {
  const agreement: RedistributionInput = {
    parties: [
      { id: 'Spouse', entitlement: rand(600), signed: true },
      { id: 'Child', entitlement: rand(600), signed: true },
    ],
    assets: [
      { id: 'house', value: rand(900), to: [{ heir: 'Spouse', share: fraction(1) }] },
      { id: 'car', value: rand(100), to: [{ heir: 'Child', share: fraction(1) }] },
    ],
    cash: [{ party: 'Child', amount: rand(200) }],
    cashOfEstate: rand(200),
    topUps: [{ from: 'Spouse', to: 'Child', amount: rand(250) }],
  };
  test('shows what each takes, the top-up, and who gives up what', () => {
    expect(granted(redistribute(agreement)).value).toEqual([
      { party: 'Spouse', entitlement: rand(600), takes: rand(900), topUps: rand(-250), gain: rand(50) },
      { party: 'Child', entitlement: rand(600), takes: rand(300), topUps: rand(250), gain: rand(-50) },
    ]);
  });
  test('binds only those who signed, and a minor only with approval', () => {
    const [spouse, heir] = agreement.parties;
    const parties = [
      { ...spouse!, signed: false },
      { ...heir!, minor: { approved: false } },
    ];
    expect(refusedFields(redistribute({ ...agreement, parties }))).toEqual([
      'parties.Spouse.signed',
      'parties.Child.minor',
    ]);
  });
  test('divides the estate, no more and no less', () => {
    expect(refusedFields(redistribute({ ...agreement, cash: [] }))).toEqual(['cash']);
    expect(refusedFields(redistribute({ ...agreement, assets: agreement.assets.slice(1) }))).toEqual(['parties']);
    const topUps = [
      { from: 'Uncle', to: 'Child', amount: rand(1) },
      { from: 'Child', to: 'Child', amount: cents(-1) },
    ];
    expect(refusedFields(redistribute({ ...agreement, topUps }))).toEqual(['parties', 'topUps.Child', 'topUps.Child']);
    const twice = [...agreement.assets, agreement.assets[1]!];
    const parties = agreement.parties.map((party) => ({ ...party, entitlement: rand(650) }));
    expect(refusedFields(redistribute({ ...agreement, assets: twice, parties }))).toEqual(['assets']);
  });
});

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
    expect(granted(spouseTakeOver(question)).value).toEqual({
      price: rand(1_000),
      revaluation: rand(100),
      paysIn: rand(300),
      stillDue: nil,
    });
    expect(granted(spouseTakeOver({ ...question, entitlement: rand(1_200) })).value).toMatchObject({
      paysIn: nil,
      stillDue: rand(200),
    });
  });
  test('needs the Master, security for minors, and a will that allows it', () => {
    expect(
      refusedFields(
        spouseTakeOver({ ...question, assets: [], masterConsents: false, willForbids: true, dueToMinors: rand(1) }),
      ),
    ).toEqual(['assets', 'ground', 'masterConsents', 'securityForMinors']);
  });
});
