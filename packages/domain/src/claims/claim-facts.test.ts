import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { distribute } from '../insolvency/distribute';
import { computeCompositionMoney } from '../insolvency/composition-money';
import { toVoter } from '../insolvency/creditors-meeting';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { parseDecimal, percent } from '../money/fraction';
import { buildAffairs } from '../insolvency/build-affairs';
import type { CapturedClaim } from './captured-claim';
import { checkClaim, type ClaimContext, listClaimWarnings } from './check-claim';
import { buildInsolventEstate, readClaimAmount } from './estate-of-claims';
import { computeForeignClaim } from './foreign-claim';

const concursusOn = toLocalDate('2026-02-02');
const context: ClaimContext = {
  today: toLocalDate('2026-11-16'),
  encumbered: new Set(['house']),
  nameOf: (id) => id,
  before: 'lodged',
  concursusOn,
};
const createClaim = (id: string, claimed: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
  id,
  creditorId: id,
  creditor: id,
  type: 'concurrent',
  status: 'lodged',
  claimed: rand(claimed),
  parts: [],
  securedBy: [],
  ...more,
});
const listWrong = (claim: CapturedClaim, at: Partial<ClaimContext> = {}) => {
  const refused = checkClaim(claim, { ...context, ...at });
  return refused ? readRefusalFields(refused) : [];
};
const shareOut = (claims: readonly CapturedClaim[], money: number) =>
  new Map(
    expectGranted(
      distribute(
        buildInsolventEstate(
          {
            country: 'ZA',
            entity: 'person',
            concursusOn,
            awardsTo: toLocalDate('2026-10-30'),
            assets: [],
            receipts: [{ id: 'r', description: 'Money', amount: rand(money) }],
            costs: [],
            bondPremium: nil,
            mastersFee: nil,
            fee: { vendor: false, none: true },
          },
          claims,
        ),
      ),
    ).claims.map((claim) => [claim.id, claim.total]),
  );

describe('set-off (s 46)', () => {
  const setOff = { amount: rand(40_000), on: toLocalDate('2025-11-10') };

  test('a claim of 100 000 with 40 000 set off ranks for 60 000', () => {
    // 100 000 in hand, claims of 60 000 and 140 000: half in the rand.
    const paid = shareOut([createClaim('A', 100_000, { setOff }), createClaim('B', 140_000)], 100_000);
    expect([paid.get('A'), paid.get('B')]).toEqual([rand(30_000), rand(70_000)]);
  });

  test('disregarded with the approval of the Master, the whole claim ranks and the debt is to be collected', () => {
    const claim = createClaim('A', 100_000, { setOff: { ...setOff, disregardedOn: toLocalDate('2026-05-05') } });
    expect(listWrong(claim)).toEqual([]);
    expect(readClaimAmount(claim)).toBe(rand(100_000));
    expect(listClaimWarnings(claim, context).map(({ field }) => field)).toEqual(['setOffAmount']);
  });

  test.each<[string, CapturedClaim['setOff'], string[]]>([
    ['on no day', { amount: rand(1) }, ['setOffDate']],
    ['after the order', { amount: rand(1), on: toLocalDate('2026-02-03') }, ['setOffDate']],
    ['of the whole claim', { amount: rand(100), on: concursusOn }, ['setOffAmount']],
    [
      'too long ago to be disregarded',
      { amount: rand(1), on: toLocalDate('2025-08-01'), disregardedOn: concursusOn },
      ['setOffDisregardedDate'],
    ],
    [
      'within the year of a cession',
      { amount: rand(1), on: toLocalDate('2025-08-01'), isByCession: true, disregardedOn: concursusOn },
      [],
    ],
    [
      'on the last day of six months',
      { amount: rand(1), on: toLocalDate('2025-08-02'), disregardedOn: concursusOn },
      [],
    ],
    ['of nothing, disregarded', { amount: nil, disregardedOn: concursusOn }, ['setOffAmount']],
  ])('%s', (_, given, wrong) => {
    expect(listWrong(createClaim('A', 100, { setOff: given! }))).toEqual(wrong);
  });

  test('settles interest more than two years old first', () => {
    const estate = buildInsolventEstate(
      {
        country: 'ZA',
        entity: 'person',
        concursusOn,
        awardsTo: concursusOn,
        assets: [{ id: 'house', description: 'House', receipts: [], costs: [] }],
        receipts: [],
        costs: [],
        bondPremium: nil,
        mastersFee: nil,
        fee: { vendor: false, none: true },
      },
      [
        createClaim('A', 100_000, {
          type: 'secured',
          securedBy: [{ assetId: 'house', rank: 1 }],
          parts: [{ part: 'olderInterest', amount: rand(50_000) }],
          setOff,
        }),
      ],
    );
    const [claim] = estate.encumbered[0]!.ranks[0]!;
    expect([claim!.secured, claim!.unsecured]).toEqual([rand(50_000), rand(10_000)]);
  });
});

describe('a claim in another currency', () => {
  const foreign = { currency: 'USD', amount: rand(10_000), rate: parseDecimal('18.2540'), rateOn: concursusOn };

  test('USD 10 000 at 18.2540 is R182 540.00', () => {
    expect(computeForeignClaim(foreign)).toBe(cents(18_254_000));
    expect(listWrong(createClaim('A', 182_540, { foreign }))).toEqual([]);
  });
  test.each<[string, Partial<NonNullable<CapturedClaim['foreign']>>, string[]]>([
    ['of another day', { rateOn: toLocalDate('2026-02-01') }, ['foreignRateDate']],
    ['without a rate', { rate: parseDecimal('0') }, ['foreignRate']],
    ['in no currency', { currency: 'US' }, ['foreignCurrency']],
  ])('%s is refused', (_, more, wrong) => {
    expect(listWrong(createClaim('A', 1, { foreign: { ...foreign, ...more } }))).toEqual(wrong);
  });
});

describe('costs of an execution (s 98)', () => {
  const execution = { sheriff: rand(3_000), otherTaxedCosts: rand(2_000), proceedsOfAttached: rand(20_000) };

  test('the sheriff and R50 rank first, the judgment and the rest of the costs are concurrent', () => {
    // 3 050 first; 6 950 left for 21 950 (25 000 less 3 050) and 5 850: 25 cents in the rand.
    const paid = shareOut([createClaim('A', 25_000, { execution }), createClaim('B', 5_850)], 10_000);
    expect([paid.get('A'), paid.get('B')]).toEqual([rand(8_537.5), rand(1_462.5)]);
  });
  test('no further than what the attached property brought', () => {
    const claim = createClaim('A', 25_000, { execution: { ...execution, proceedsOfAttached: rand(1_000) } });
    // 1 000 first; 9 000 for 24 000 and 6 000: 30 cents.
    const paid = shareOut([claim, createClaim('B', 6_000)], 10_000);
    expect([paid.get('A'), paid.get('B')]).toEqual([rand(8_200), rand(1_800)]);
  });
  test('a statement of affairs and a composition count the judgment as concurrent, the costs as preferent', () => {
    const claim = createClaim('A', 25_000, { execution, status: 'proved', provedOn: concursusOn });
    expect(buildAffairs([], [claim], nil)).toMatchObject({ preferent: rand(3_050), concurrent: rand(21_950) });
    const money = expectGranted(computeCompositionMoney(percent(50), [claim], toLocalDate('2026-06-01'))).value;
    expect(money.shares.map(({ claim: amount, due }) => [amount, due])).toEqual([[rand(21_950), rand(10_975)]]);
  });
  test('is refused beyond the claim, on another kind of claim, or without the proceeds', () => {
    const { proceedsOfAttached: _, ...open } = execution;
    expect(listWrong(createClaim('A', 4_000, { execution }))).toEqual(['executionSheriff']);
    expect(listWrong(createClaim('A', 25_000, { execution: open }))).toEqual(['attachedProceeds']);
    expect(listWrong(createClaim('A', 25_000, { execution, type: 'preferent', category: 19 }))).toEqual([
      'executionSheriff',
    ]);
  });
});

describe('the value a creditor puts on its security (s 44(4))', () => {
  const bond = createClaim('Bank', 900_000, {
    type: 'secured',
    status: 'proved',
    provedOn: concursusOn,
    securedBy: [{ assetId: 'house', rank: 1 }],
    securityValue: rand(700_000),
  });
  const at = { creditorId: 'Bank', creditor: 'Bank', claims: [bond], isPresent: true, agentIsBarred: false };

  test('votes with the rest, unless it says another value at the meeting', () => {
    const day = toLocalDate('2026-06-01');
    expect(toVoter(day, at).security).toEqual({ valuedAt: rand(700_000) });
    expect(toVoter(day, { ...at, securityValue: rand(650_000) }).security).toEqual({ valuedAt: rand(650_000) });
  });
  test('stands on a secured claim alone', () => {
    expect(listWrong(createClaim('A', 1, { securityValue: rand(1) }))).toEqual(['securityValue']);
  });
});
