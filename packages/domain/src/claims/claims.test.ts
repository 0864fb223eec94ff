import { describe, expect, test } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { listSecuredClaims } from '../insolvency/check-estate';
import { nil, rand } from '../money/cents';
import type { CapturedClaim } from './captured-claim';
import { checkClaim, type ClaimContext, listClaimWarnings } from './check-claim';
import { buildInsolventEstate } from './estate-of-claims';
import { checkClaimStep, claimStatuses, claimSteps, lacksDayOfProof, computeProvedSince } from './claim-status';
import { computeInsolvencyOutlook, type OutlookFacts } from './insolvency-outlook';
import { rankCategory } from './preferent-category';

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
const context: ClaimContext = {
  today: toLocalDate('2026-11-16'),
  encumbered: new Set(['house']),
  nameOf: (id) => id,
  before: 'lodged',
};
const statusOn = toLocalDate('2026-11-01');
const listWrong = (more: Partial<CapturedClaim>, at: Partial<ClaimContext> = {}) => {
  const refused = checkClaim(createClaim('A', 100, more), { ...context, ...at });
  return refused ? readRefusalFields(refused) : [];
};

describe('a claim', () => {
  test('goes from lodging to its end by the steps there are', () => {
    const { before: _, ...fresh } = context;
    expect(checkClaim(createClaim('A', 100), fresh)).toBeUndefined();
    expect(readRefusalFields(checkClaim(createClaim('A', 100, { status: 'proved', statusOn }), fresh))).toEqual([
      'status',
    ]);
    expect(listWrong({ status: 'proved', statusOn })).toEqual([]);
    expect(listWrong({ status: 'expunged', statusOn, reason: 'x' })).toEqual(['status']);
    expect(listWrong({ status: 'expunged', statusOn, reason: 'x' }, { before: 'disputed' })).toEqual([]);
    expect(listWrong({ status: 'lodged' }, { before: 'withdrawn' })).toEqual(['status']);
    for (const from of claimStatuses) {
      for (const to of claimStatuses) {
        const may = from === to || claimSteps[from].next.includes(to);
        expect([from, to, checkClaimStep(from, to) === undefined]).toEqual([from, to, may]);
      }
    }
  });

  test.each<[string, Partial<CapturedClaim>, string[]]>([
    ['nothing claimed', { claimed: nil }, ['amount']],
    ['more proved than claimed', { status: 'proved', statusOn, proved: rand(101) }, ['provedAmount']],
    [
      'parts above the proof',
      { status: 'proved', statusOn, proved: rand(50), parts: [{ part: 'capital', amount: rand(51) }] },
      ['amounts'],
    ],
    ['rejected without a reason', { status: 'rejected', statusOn }, ['statusReason']],
    ['decided on no day', { status: 'tendered' }, ['statusDate']],
    ['decided tomorrow', { status: 'tendered', statusOn: toLocalDate('2026-11-17') }, ['statusDate']],
    ['secured by nothing', { type: 'secured' }, ['securedBy']],
    [
      'security on an asset not encumbered',
      { type: 'secured', securedBy: [{ assetId: 'car', rank: 1 }] },
      ['securedBy.0.assetID'],
    ],
    ['security of one that is not secured', { securedBy: [{ assetId: 'house', rank: 1 }] }, ['securedBy']],
    ['preferent for nothing', { type: 'preferent' }, ['preferentClaimCategoryID']],
    [
      'secured and preferent',
      { type: 'secured', category: 1, securedBy: [{ assetId: 'house', rank: 1 }] },
      ['preferentClaimCategoryID'],
    ],
    ['a pledge as a preference', { type: 'preferent', category: 25 }, ['preferentClaimCategoryID']],
    ['wages of a bank', { parts: [{ part: 'salary', amount: rand(1) }] }, ['amounts']],
  ])('%s is refused', (_, more, fields) => {
    expect(listWrong(more)).toEqual(fields);
  });

  test('the day of proof stays as it was, and is told where nobody kept it', () => {
    const [proof, end, told] = ['2026-05-01', '2026-06-01', '2026-04-30'].map(toLocalDate) as [
      LocalDate,
      LocalDate,
      LocalDate,
    ];
    const proved = { status: 'proved', statusOn: proof } as const;
    expect(computeProvedSince(proved, { status: 'confirmed', statusOn: end, provedOn: told })).toBe(proof);
    const unknown = { status: 'confirmed', statusOn: end, provedOn: null } as const;
    expect(computeProvedSince(unknown, { ...unknown, provedOn: told })).toBe(told);
    expect([unknown, { ...unknown, provedOn: told }, { status: 'lodged' as const }].map(lacksDayOfProof)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('who withdrew after proving it keeps the day of proof: costs until then are still owed (s 51)', () => {
    const [proof, end] = ['2026-05-01', '2026-06-01'].map(toLocalDate) as [LocalDate, LocalDate];
    const left = { status: 'withdrawn', statusOn: end } as const;
    expect(computeProvedSince({ status: 'proved', statusOn: proof }, left)).toBe(proof);
    expect(computeProvedSince({ ...left, provedOn: proof }, left)).toBe(proof);
    expect(computeProvedSince({ status: 'lodged' }, left)).toBe(null);
    expect(computeProvedSince({ status: 'proved', statusOn: proof }, { status: 'lodged' })).toBe(null);
  });

  test('reduced to no less is refused; proved after the account is told', () => {
    expect(listWrong({ status: 'reduced', statusOn, reason: 'x' }, { before: 'disputed' })).toEqual(['provedAmount']);
    const late = createClaim('A', 1, { status: 'proved', statusOn });
    expect(listClaimWarnings(late, { ...context, accountLodgedOn: toLocalDate('2026-10-31') })).toHaveLength(1);
    expect(listClaimWarnings(late, { ...context, accountLodgedOn: statusOn })).toHaveLength(1);
    expect(listClaimWarnings(late, { ...context, before: 'proved', accountLodgedOn: statusOn })).toEqual([]);
    // P11: the second meeting of 14 July lets claims be proved without leave until 14 October.
    const after = { ...context, secondMeetingOn: toLocalDate('2026-07-14') };
    const listWarnings = (status: 'proved' | 'lodged' | 'lateNeedsLeave', on: string) =>
      listClaimWarnings(createClaim('A', 1, { status, statusOn: toLocalDate(on) }), after).map(({ field }) => field);
    expect(listWarnings('proved', '2026-10-14')).toEqual([]);
    expect(listWarnings('proved', '2026-10-15')).toEqual(['status']);
    expect(listWarnings('lodged', '2026-10-15')).toEqual(['status']);
    expect(listWarnings('lateNeedsLeave', '2026-10-15')).toEqual([]);
  });

  test('has one of twenty-five categories, each in its rank', () => {
    const ranks = Array.from({ length: 25 }, (_, nth) => rankCategory(nth + 1));
    expect(ranks.slice(0, 5)).toEqual(['salary', 'leave', 'paidAbsence', 'severance', 'fund']);
    expect(ranks.slice(7, 9)).toEqual(['fund', 'statutory']);
    expect(ranks.slice(20)).toEqual(['statutory', 'tax', 'tax', 'generalBond', 'pledge']);
  });
});

describe('the outlook of P7, with no claim proved', () => {
  const createAsset = (id: string) => ({ id, description: id, receipts: [], costs: [] });
  const facts: OutlookFacts = {
    country: 'ZA',
    entity: 'company',
    concursusOn: toLocalDate('2026-02-02'),
    today: toLocalDate('2026-11-16'),
    assets: [createAsset('E1'), createAsset('E2')],
    receipts: [{ id: 'cash', description: 'Money', amount: rand(61_870.12), item: 3 }],
    // With the smallest fee of R2 500 the costs of s 97 are those of the example.
    costs: [{ id: 'k', description: 'Costs', amount: rand(143_220.45 - 2_500) }],
    bondPremium: nil,
    vendor: false,
    claims: [
      createClaim('K1', 220_000, { number: 1 }),
      createClaim('K2', 64_512.8, { number: 2 }),
      createClaim('S1', 131_240.55, { number: 3, type: 'secured', securedBy: [{ assetId: 'E1', rank: 1 }] }),
      createClaim('P1', 75_000, { number: 4, type: 'preferent', category: 19 }),
      createClaim('S2', 300_000, {
        number: 5,
        type: 'secured',
        securedBy: [{ assetId: 'E2', rank: 1 }],
        reliesSolely: true,
      }),
    ],
  };

  test('shows what each creditor would contribute', () => {
    const { distribution, warnings } = expectGranted(computeInsolvencyOutlook(facts, 'lodged'));
    expect(distribution.claims.map(({ contribution }) => contribution)).toEqual([
      rand(36_468.57),
      rand(10_694.04),
      rand(21_755.25),
      rand(12_432.47),
      nil,
    ]);
    expect(warnings.map(({ field }) => field)).toEqual(['mastersFee', 'contribution']);
  });

  test('of what is proved alone: nobody yet, then the one who proved', () => {
    expect(expectGranted(computeInsolvencyOutlook(facts, 'proved')).distribution.contribution.value.uncovered).toBe(
      rand(81_350.33),
    );
    const [first, ...others] = facts.claims;
    const proved = { ...first!, status: 'proved' as const, statusOn, proved: rand(5) };
    const one = expectGranted(
      computeInsolvencyOutlook({ ...facts, claims: [proved, ...others] }, 'proved'),
    ).distribution;
    expect(one.claims.map(({ id, claim: amount, contribution }) => [id, amount, contribution])).toEqual([
      ['K1', rand(5), rand(81_350.33)],
    ]);
  });

  test('and the applicant, whatever became of its claim (s 14(3))', () => {
    const [first, ...others] = facts.claims;
    const applicant = { ...first!, status: 'rejected' as const, isApplicant: true };
    const { distribution } = expectGranted(
      computeInsolvencyOutlook({ ...facts, claims: [applicant, ...others] }, 'lodged'),
    );
    expect(distribution.claims.map(({ id, total, contribution }) => [id, total, contribution])[0]).toEqual([
      'K1',
      nil,
      rand(36_468.57),
    ]);
  });

  test('leaves out what is rejected, expunged, withdrawn or prescribed', () => {
    const out = [
      createClaim('R', 1, { status: 'rejected' }),
      createClaim('W', 1, { status: 'withdrawn' }),
      createClaim('X', 1, { type: 'prescribed' }),
    ];
    const { distribution } = expectGranted(
      computeInsolvencyOutlook({ ...facts, claims: [...facts.claims, ...out] }, 'lodged'),
    );
    expect(distribution.claims).toHaveLength(5);
  });

  test('an employee has one claim, whose parts are capped each', () => {
    const wages = createClaim('E', 20_000, {
      type: 'preferent',
      category: 1,
      parts: [{ part: 'leave', amount: rand(5_000) }],
    });
    const rich = { ...facts, costs: [], claims: [wages] };
    const { distribution } = expectGranted(computeInsolvencyOutlook(rich, 'lodged'));
    expect(distribution.claims[0]).toMatchObject({ preferentAward: rand(16_000), concurrentAward: rand(4_000) });
    const twice = computeInsolvencyOutlook({ ...rich, claims: [wages, { ...wages, id: 'F' }] }, 'lodged');
    expect(readRefusalFields(twice)).toEqual(['claims.F']);
  });

  test('P8: a landlord’s hypothec covers three months of a monthly rent, and the rest ranks with the others', () => {
    const computeSecured = (lease: CapturedClaim['lease']) =>
      listSecuredClaims(
        buildInsolventEstate(
          {
            country: 'ZA',
            entity: 'person',
            concursusOn: toLocalDate('2026-02-02'),
            awardsTo: toLocalDate('2026-02-02'),
            assets: [{ id: 'goods', description: 'Goods', receipts: [], costs: [] }],
            receipts: [],
            costs: [],
            bondPremium: nil,
            mastersFee: nil,
            fee: { vendor: false },
          },
          [
            createClaim('L', 122_500, {
              type: 'secured',
              securedBy: [{ assetId: 'goods', rank: 1 }],
              ...(lease && { lease }),
            }),
          ],
        ),
      ).map(({ secured, unsecured }) => [secured, unsecured]);
    expect(computeSecured({ rentPerPeriod: rand(24_500), periodMonths: 1 })).toEqual([[rand(73_500), rand(49_000)]]);
    expect(computeSecured({ rentPerPeriod: rand(294_000), periodMonths: 12 })).toEqual([[rand(122_500), nil]]);
    expect(computeSecured({})).toEqual([[rand(122_500), nil]]);
    const checkLeased = (lease: CapturedClaim['lease']) =>
      listWrong({ type: 'secured', securedBy: [{ assetId: 'house', rank: 1 }], ...(lease && { lease }) });
    expect(checkLeased({ rentPerPeriod: rand(1) })).toEqual(['rentPeriodMonths']);
    expect(checkLeased({ periodMonths: 1 })).toEqual(['rentPerPeriod']);
    expect(listClaimWarnings(createClaim('L', 1, { type: 'secured', lease: {} }), context)).toHaveLength(1);
  });

  test('older interest is outside the security, and no order means today', () => {
    const { concursusOn: _, ...open } = facts;
    const bond = createClaim('B', 100, {
      type: 'secured',
      securedBy: [{ assetId: 'E1', rank: 2 }],
      parts: [{ part: 'olderInterest', amount: rand(10) }],
    });
    const first = createClaim('A', 50, { type: 'secured', securedBy: [{ assetId: 'E1', rank: 1 }] });
    const house = { ...createAsset('E1'), receipts: [{ id: 'sale', description: 'House', amount: rand(200) }] };
    const outlook = expectGranted(
      computeInsolvencyOutlook({ ...open, assets: [house], costs: [], claims: [bond, first] }, 'lodged'),
    );
    expect(outlook.concursusOn).toBe(facts.today);
    expect(outlook.distribution.accounts[0]!.awards.map(({ id, paid }) => [id, paid])).toEqual([
      ['A', rand(50)],
      ['B', rand(90)],
    ]);
    expect(outlook.distribution.claims[1]).toMatchObject({ securedAward: rand(90), concurrentAward: rand(10) });
  });
});
