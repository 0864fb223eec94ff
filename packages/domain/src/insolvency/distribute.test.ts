import { describe, expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { percent } from '../money/fraction';
import { computeCreditorContributions, type LiableCreditor, reapportionContributions } from './contribution';
import { distribute } from './distribute';
import {
  createReceipt,
  createCosts,
  noEstate,
  createConcurrentClaim,
  toRands,
  createSecuredClaim,
} from './estate.testing';
import { listRecipients } from './recipients';
import { computeInsolvencyRemuneration } from './remuneration';

const house = {
  id: 'house',
  description: 'House',
  receipts: [createReceipt('House', '100000.00')],
  costs: [],
};
const bare = { ...noEstate, fee: { vendor: false, none: true } };
const readSentences = (fields: unknown): string[] =>
  isRefused(fields) ? fields.refusals.map(({ sentence }) => sentence) : [];

describe('what is refused, by name and with what to do', () => {
  const negative = cents(-1);
  test.each([
    ['a negative receipt', { receipts: [{ id: 'r', description: 'R', amount: negative }] }, ['lines.r']],
    ['a negative claim', { concurrent: [createConcurrentClaim('K', '0.00', { amount: negative })] }, ['claims.K']],
    ["a Master's fee below nil", { mastersFee: negative }, ['mastersFee']],
    ['awards before the order', { awardsTo: addDays(noEstate.concursusOn, -1) }, ['awardsTo']],
    ['an account that secures nobody', { encumbered: [{ ...house, ranks: [] }] }, ['encumbered.house']],
    [
      'one claim in two kinds',
      {
        encumbered: [{ ...house, ranks: [[createSecuredClaim('B', '1.00')]] }],
        statutory: [createConcurrentClaim('B', '1.00')],
      },
      ['claims.B'],
    ],
    [
      'a claim listed twice',
      { concurrent: [createConcurrentClaim('K', '1.00'), createConcurrentClaim('K', '1.00')] },
      ['claims'],
    ],
    [
      'one claim of two amounts',
      {
        encumbered: [
          { ...house, ranks: [[createSecuredClaim('B', '1.00')]] },
          { ...house, id: 'flat', ranks: [[createSecuredClaim('B', '2.00')]] },
        ],
      },
      ['claims.B'],
    ],
    ["a company's funeral", { entity: 'company' as const, funeral: createCosts({ f: '1.00' }) }, ['funeral']],
    [
      'wages before there was a preference',
      {
        concursusOn: toLocalDate('1999-01-01'),
        employees: [{ id: 'E', creditor: 'E', proved: false, heads: { salary: rand(1) } }],
      },
      ['concursusOn'],
    ],
  ])('%s', (_, more, fields) => {
    const refused = distribute({ ...noEstate, ...more });
    expect(readRefusalFields(refused)).toEqual(fields);
    for (const sentence of readSentences(refused)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('what is drawn and listed', () => {
  const readWarnings = (more: object) =>
    expectGranted(distribute({ ...bare, ...more })).warnings.map(({ sentence }) => sentence);

  test('costs larger than proceeds fall on the creditors first entitled, reliance or not', () => {
    const result = expectGranted(
      distribute({
        ...bare,
        encumbered: [
          {
            ...house,
            costs: createCosts({ guarding: '130000.00' }),
            ranks: [
              [
                createSecuredClaim('First', '200000.00', { reliesSolely: true }),
                createSecuredClaim('Beside', '100000.00'),
              ],
              [createSecuredClaim('Second', '50000.00')],
            ],
          },
        ],
        receipts: [createReceipt('Money', '1000.00')],
      }),
    );
    expect(result.accounts[0]!.deficiencyOwed.map(({ id, amount }) => [id, amount])).toEqual([
      ['First', rand(20_000)],
      ['Beside', rand(10_000)],
    ]);
    expect(result.claims.map(({ costsOwed, securedAward }) => [costsOwed, securedAward])).toEqual([
      [rand(20_000), nil],
      [rand(10_000), nil],
      [nil, nil],
    ]);
    expect(result.contribution.value.needed).toBe(nil);
    expect(result.warnings[0]!.sentence).toBe(
      'The costs of House are larger than its proceeds. Its first creditors owe the difference.',
    );
  });

  test('costs of an asset whose creditors proved nothing fall on the free residue', () => {
    const result = expectGranted(
      distribute({
        ...bare,
        encumbered: [
          {
            ...house,
            costs: createCosts({ guarding: '100500.00' }),
            ranks: [[createSecuredClaim('B', '1.00', { proved: false })]],
          },
        ],
        receipts: [createReceipt('Money', '1000.00')],
      }),
    );
    expect(result.accounts[0]!.deficiencyLeft).toBe(rand(500));
    expect(result.surplus).toBe(rand(500));
  });

  test('a salary above its limit, proved and not', () => {
    const createEmployeeEstate = (proved: boolean) => ({
      receipts: [createReceipt('Money', '50000.00')],
      employees: [{ id: 'E', creditor: 'E', proved, heads: { salary: rand(20_000) } }],
    });
    expect(readWarnings(createEmployeeEstate(true))[0]).toContain('the rest is concurrent');
    expect(readWarnings(createEmployeeEstate(false))[0]).toContain('only once it is proved');
    const distributeWithEmployee = (proved: boolean) =>
      expectGranted(distribute({ ...bare, ...createEmployeeEstate(proved) })).claims[0]!;
    expect(distributeWithEmployee(true)).toMatchObject({ preferentAward: rand(12_000), concurrentAward: rand(8_000) });
    expect(distributeWithEmployee(false)).toMatchObject({
      preferentAward: rand(12_000),
      concurrentAward: nil,
      shortfall: rand(8_000),
    });
  });

  test('a creditor both secured and preferent is judged as secured', () => {
    const estate = {
      encumbered: [{ ...house, ranks: [[createSecuredClaim('Bond', '150000.00', { creditorId: 'bank' })]] }],
      statutory: [createConcurrentClaim('Levy', '1000.00', { creditorId: 'bank' })],
      administration: createCosts({ notices: '600.00' }),
    };
    expect(readWarnings(estate)[0]).toContain('secured and preferent');
    const given = expectGranted(distribute({ ...bare, ...estate })).claims.map(({ contribution }) => contribution);
    expect(given).toEqual([rand(600), nil]);
  });

  test('a general bond reaches movables alone', () => {
    // 400 of land and 600 of movables, 100 of costs: the bond reaches 540 of the 900 left, and what it lacks shares the rest.
    const land = { ...createReceipt('Plot', '400.00'), isOfLand: true };
    const of = {
      receipts: [land, createReceipt('Stock', '600.00')],
      administration: createCosts({ k: '100.00' }),
      generalBonds: [createConcurrentClaim('B', '700.00')],
      concurrent: [createConcurrentClaim('K', '640.00')],
      awardsTo: noEstate.concursusOn,
    };
    const { claims, warnings } = expectGranted(distribute({ ...bare, ...of }));
    expect(claims.map((one) => [one.preferentAward, one.concurrentAward])).toEqual([
      toRands([540, 72]),
      toRands([0, 288]),
    ]);
    expect(warnings.map(({ field }) => field)).toEqual(['generalBonds']);
    // Of nothing but land it has no preference at all; of nothing but movables it has all.
    const allLand = expectGranted(distribute({ ...bare, ...of, receipts: [{ ...land, amount: rand(1_440) }] }));
    expect(allLand.claims[0]).toMatchObject({ preferentAward: nil, concurrentAward: rand(700) });
    const none = readWarnings({ ...of, receipts: [createReceipt('Stock', '1000.00')] });
    expect(none).toEqual([]);
    // The surplus of land that was itself encumbered is money of land too.
    const mortgaged = {
      ...house,
      receipts: [{ ...land, amount: rand(1_000) }],
      ranks: [[createSecuredClaim('M', '100.00')]],
    };
    const { ofLand } = expectGranted(distribute({ ...bare, ...of, encumbered: [mortgaged], receipts: [] }));
    expect(ofLand).toBe(rand(900));
  });

  test('one claim over several assets is paid from the one its creditor chose first', () => {
    const createAsset = (id: string, ranks: Parameters<typeof distribute>[0]['encumbered'][number]['ranks']) => ({
      id,
      description: id,
      receipts: [createReceipt(`Of ${id}`, '100.00')],
      costs: [],
      ranks,
    });
    const both = createSecuredClaim('Both', '100.00', { bearsNoInterest: true });
    const next = createSecuredClaim('Next', '100.00', { bearsNoInterest: true });
    const computeAwards = (house: number | undefined, car: number | undefined) =>
      expectGranted(
        distribute({
          ...bare,
          encumbered: [
            createAsset('House', [[{ ...both, ...(house && { choice: house }) }], [next]]),
            createAsset('Car', [[{ ...both, ...(car && { choice: car }) }]]),
          ],
        }),
      ).claims.map(({ creditor, securedAward }) => [creditor, securedAward]);
    expect(computeAwards(undefined, undefined)).toEqual([
      ['Both', rand(100)],
      ['Next', nil],
    ]);
    expect(computeAwards(2, 1)).toEqual([
      ['Both', rand(100)],
      ['Next', rand(100)],
    ]);
    const one = [
      { ...both, choice: 1 },
      { ...next, choice: 2 },
    ];
    const other = [
      { ...both, choice: 2 },
      { ...next, choice: 1 },
    ];
    expect(
      readRefusalFields(distribute({ ...bare, encumbered: [createAsset('A', [one]), createAsset('B', [other])] })),
    ).toEqual(['encumbered']);
  });

  test('what waits for an event or for proof is worked out and kept back', () => {
    const { claims } = expectGranted(
      distribute({
        ...bare,
        encumbered: [{ ...house, ranks: [[createSecuredClaim('Bond', '40000.00', { proved: false })]] }],
        concurrent: [
          createConcurrentClaim('Surety', '1000.00', { reserved: true }),
          createConcurrentClaim('Not proved', '5.00', { proved: false }),
        ],
      }),
    );
    expect(claims.map(({ retained, total }) => [retained, total > 0])).toEqual([
      ['deposit', true],
      ['condition', true],
      [undefined, false],
    ]);
  });
});

describe('the rest of the order', () => {
  test('burial costs the free residue lacks come out of the securities by their value (s 96(4))', () => {
    const { accounts, ranks } = expectGranted(
      distribute({
        ...bare,
        awardsTo: noEstate.concursusOn,
        funeral: createCosts({ undertaker: '5000.00' }),
        deathBed: createCosts({ hospital: '200.00' }),
        encumbered: [
          { ...house, ranks: [[createSecuredClaim('A', '900000.00')]] },
          {
            ...house,
            id: 'flat',
            receipts: [createReceipt('Flat', '300000.00')],
            ranks: [[createSecuredClaim('B', '900000.00')]],
          },
        ],
        receipts: [createReceipt('Money', '100.00')],
      }),
    );
    expect(accounts.map(({ forBurial }) => forBurial)).toEqual(toRands([100, 300]));
    expect(ranks.map(({ paid }) => paid).slice(0, 2)).toEqual(toRands([300, 200]));
  });

  test('interest on concurrent claims only when all are paid, at the higher rate agreed; the rest is surplus', () => {
    const { claims, surplus } = expectGranted(
      distribute({
        ...bare,
        awardsTo: addDays(noEstate.concursusOn, 365),
        receipts: [createReceipt('Money', '3400.00')],
        concurrent: [
          createConcurrentClaim('Plain', '1000.00'),
          createConcurrentClaim('Agreed', '1000.00', { agreedRate: percent(20) }),
          createConcurrentClaim('Lower', '1000.00', { agreedRate: percent(2) }),
        ],
      }),
    );
    expect(claims.map(({ interestAward }) => interestAward)).toEqual(toRands([80, 200, 80]));
    expect(surplus).toBe(rand(40));
  });

  test('general bonds by registration, each with interest, before concurrent claims', () => {
    const { claims } = expectGranted(
      distribute({
        ...bare,
        awardsTo: addDays(noEstate.concursusOn, 365),
        receipts: [createReceipt('Money', '1500.00')],
        generalBonds: [
          createConcurrentClaim('First', '1000.00', {}),
          { ...createConcurrentClaim('Second', '1000.00'), bondedSum: rand(300) },
        ],
        concurrent: [createConcurrentClaim('K', '1000.00')],
      }),
    );
    // 1 080 and 324 with interest, then 96 among 700 and 1 000.
    expect(claims.map(({ preferentAward, concurrentAward }) => [preferentAward, concurrentAward])).toEqual([
      [rand(1_080), nil],
      [rand(324), rand(39.53)],
      [nil, rand(56.47)],
    ]);
  });

  test('costs of an execution: a little besides the sheriff, never more than the goods brought', () => {
    const { claims } = expectGranted(
      distribute({
        ...bare,
        receipts: [createReceipt('Money', '400.00')],
        executions: [
          {
            ...createConcurrentClaim('A', '0.00'),
            sheriff: rand(100),
            otherTaxedCosts: rand(80),
            proceedsOfAttached: rand(1_000),
          },
          {
            ...createConcurrentClaim('B', '0.00'),
            sheriff: rand(100),
            otherTaxedCosts: nil,
            proceedsOfAttached: rand(70),
          },
        ],
      }),
    );
    expect(claims.map(({ preferentAward }) => preferentAward)).toEqual(toRands([150, 70]));
  });

  test('costs a security cannot pay fall on its first rank, or on all its ranks (s 89(1))', () => {
    const createRanked = (id: string, secured: number) => [
      { id, creditor: id, proved: true, secured: rand(secured), bearsNoInterest: true },
    ];
    const readOwed = (deficiencyBorneBy?: 'firstRank' | 'allRanks') =>
      expectGranted(
        distribute({
          ...noEstate,
          fee: { vendor: false, none: true },
          encumbered: [
            {
              id: 'E1',
              description: 'House',
              receipts: [{ id: 'r', description: 'House', amount: rand(10_000) }],
              costs: [{ id: 'k', description: 'Rates', amount: rand(40_000) }],
              ranks: [createRanked('First', 100_000), createRanked('Second', 200_000)],
            },
          ],
          ...(deficiencyBorneBy && { settings: { deficiencyBorneBy } }),
        }),
      ).claims.map(({ id, costsOwed }) => [id, costsOwed / 100]);
    expect(readOwed()).toEqual([
      ['First', 30_000],
      ['Second', 0],
    ]);
    expect(readOwed('allRanks')).toEqual([
      ['First', 10_000],
      ['Second', 20_000],
    ]);
  });

  test('in Namibia employees rank under s 100 after statutory claims, by its own limit, and funds are concurrent', () => {
    const createEmployee = (limit?: number) =>
      expectGranted(
        distribute({
          ...noEstate,
          country: 'NA',
          fee: { vendor: false, none: true },
          receipts: [{ id: 'r', description: 'Money', amount: rand(100_000) }],
          statutory: [{ id: 'VAT', creditor: 'VAT', proved: true, amount: rand(40_000) }],
          employees: [
            {
              id: 'Worker',
              creditor: 'Worker',
              proved: true,
              heads: { salary: rand(50_000), leave: rand(20_000), severance: rand(30_000) },
            },
          ],
          funds: [{ id: 'Fund', creditor: 'Fund', proved: true, amount: rand(60_000) }],
          ...(limit !== undefined && { settings: { employeeLimit: rand(limit) } }),
        }),
      );
    const readPaid = (result: ReturnType<typeof createEmployee>) =>
      result.claims.map(({ id, preferentAward, concurrentAward }) => [id, preferentAward / 100, concurrentAward / 100]);
    // No limit is on record: all of it ranks, and 60 000 are there for 100 000.
    expect(readPaid(createEmployee())).toEqual([
      ['Worker', 60_000, 0],
      ['Fund', 0, 0],
      ['VAT', 40_000, 0],
    ]);
    // With a limit of 20 000, 40 000 are left for 80 000 and 60 000.
    expect(readPaid(createEmployee(20_000))).toEqual([
      ['Worker', 20_000, 22_857.14],
      ['Fund', 0, 17_142.86],
      ['VAT', 40_000, 0],
    ]);
    expect(createEmployee().warnings.map(({ field }) => field)).toContain('choices.employeeLimit');
    expect(createEmployee(20_000).warnings.map(({ field }) => field)).not.toContain('choices.employeeLimit');
  });

  test('the smallest fee is that of the whole administration, and the free residue bears what it adds', () => {
    const computeFee = (earlier?: number) =>
      expectGranted(
        distribute({
          ...noEstate,
          fee: { vendor: true, ...(earlier !== undefined && { earlier: rand(earlier) }) },
          encumbered: [
            { ...house, receipts: [createReceipt('House', '10000.00', 2)], ranks: [[createSecuredClaim('B', '1.00')]] },
          ],
          receipts: [createReceipt('Money', '1000.00', 3)],
        }),
      );
    expect(computeFee().fee).toBe(rand(2_500));
    expect(computeFee().accounts[0]!.costs.map(({ amount }) => amount)).toEqual(toRands([300, 45]));
    expect(computeFee(1_000).fee).toBe(rand(1_500));
    expect(computeFee(9_000).fee).toBe(rand(310));
    // 1 025 by the tariff, 2 500 charged; then 6 000 by the tariff: 7 025 together, and not 8 500.
    const draw = (amount: string, before: object) =>
      expectGranted(
        distribute({
          ...noEstate,
          fee: { vendor: false, ...before },
          receipts: [createReceipt('Stock', amount, 1)],
        }),
      );
    const first = draw('10250.00', {});
    expect([first.fee, first.topUp]).toEqual(toRands([2_500, 1_475]));
    const next = draw('60000.00', { earlier: first.fee, earlierTopUp: first.topUp });
    expect([next.fee, next.topUp]).toEqual(toRands([4_525, -1_475]));
    // A credit larger than this account's own fee waits for the next one.
    const small = draw('5000.00', { earlier: rand(2_500), earlierTopUp: rand(100) });
    expect([small.fee, small.topUp]).toEqual(toRands([400, -100]));
    const wait = draw('500.00', { earlier: rand(9_000), earlierTopUp: rand(100) });
    expect([wait.fee, wait.topUp]).toEqual(toRands([0, -50]));
    const { value } = expectGranted(
      computeInsolvencyRemuneration([{ id: 'a', description: 'A', item: 3, base: rand(1_000) }], {
        country: 'ZA',
        on: toLocalDate('2018-03-31'),
        vendor: true,
        adjustment: rand(500),
      }),
    );
    expect(value).toMatchObject({ subtotal: rand(10), topUp: rand(2_490), fee: rand(3_000), vat: rand(420) });
  });
});

describe('contributions', () => {
  const createContributor = (id: string, claim: number, more: Partial<LiableCreditor> = {}): LiableCreditor => ({
    id,
    creditor: id,
    proved: true,
    claim: rand(claim),
    ranking: rand(claim),
    ...more,
  });
  const computeAmounts = (needed: number, all: readonly LiableCreditor[]) =>
    computeCreditorContributions(rand(needed), all).value.each.map(({ amount }) => amount);
  const relies = { secured: true, reliesSolely: true } as const;

  test('only secured creditors who rely on their security: by their whole claims (proviso (a))', () => {
    const all = [
      createContributor('A', 300, { ...relies, ranking: nil }),
      createContributor('B', 100, { ...relies, ranking: rand(50) }),
    ];
    expect(computeAmounts(40, all)).toEqual(toRands([30, 10]));
    expect(computeCreditorContributions(rand(40), all).value.each.map(({ as }) => as)).toEqual([
      'onlySecured',
      'onlySecured',
    ]);
  });

  test('a secured applicant cannot hide behind reliance', () => {
    expect(
      computeAmounts(40, [
        createContributor('A', 300, { ...relies, ranking: rand(60), petition: rand(300) }),
        createContributor('K', 20),
      ]),
    ).toEqual(toRands([30, 10]));
    expect(computeAmounts(40, [createContributor('A', 300, { ...relies, ranking: nil, petition: rand(300) })])).toEqual(
      toRands([40]),
    );
  });

  test('who withdrew carries the costs up to then; where all did, those left carry the rest (proviso (c))', () => {
    const left = { withdrawn: { unpaidCosts: rand(30) } };
    expect(computeAmounts(50, [createContributor('A', 100, left), createContributor('B', 200)])).toEqual(
      toRands([10, 40]),
    );
    expect(computeAmounts(50, [createContributor('A', 100, left), createContributor('S', 900, { ...relies })])).toEqual(
      toRands([30, 20]),
    );
  });

  test('the applicant contributes not less than on the claim in the petition (s 14(3))', () => {
    const applicant = createContributor('A', 60_000, { petition: rand(100_000) });
    expect(computeAmounts(10_000, [applicant, createContributor('K', 40_000)])).toEqual(toRands([7_142.86, 2_857.14]));
    // Proved more than it applied with: then on what it proved.
    expect(computeAmounts(10_000, [{ ...applicant, petition: rand(20_000) }, createContributor('K', 40_000)])).toEqual(
      toRands([6_000, 4_000]),
    );
    // Rejected, expunged or withdrawn: on the petition all the same, whenever it left.
    for (const gone of [{ proved: false }, { withdrawn: { unpaidCosts: nil } }]) {
      expect(
        computeAmounts(10_000, [
          createContributor('A', 100_000, { ...gone, petition: rand(100_000) }),
          createContributor('K', 40_000),
        ]),
      ).toEqual(toRands([7_142.86, 2_857.14]));
    }
  });

  test('nobody is liable where nobody proved', () => {
    const { value } = computeCreditorContributions(rand(5), [createContributor('A', 1, { proved: false })]);
    expect(value).toMatchObject({ uncovered: rand(5), each: [{ amount: nil, as: 'unproved' }] });
  });

  test('a share that cannot be collected falls on the others, with the cost of trying, again and again', () => {
    const first = computeCreditorContributions(rand(90), [
      createContributor('A', 100),
      createContributor('B', 200),
      createContributor('C', 600),
    ]).value.each;
    const second = reapportionContributions(first, new Set(['A']), rand(2));
    expect(second.map(({ amount }) => amount)).toEqual(toRands([0, 23, 69]));
    const third = reapportionContributions(second, new Set(['B']), nil);
    expect(third.map(({ amount }) => amount)).toEqual(toRands([0, 0, 92]));
    expect(sum(reapportionContributions(third, new Set(['C']), nil).map(({ amount }) => amount))).toBe(nil);
  });

  test("what a partner's own creditors leave goes to the partnership as far as it lacks something (s 49(1))", () => {
    const drawPartner = (lacks?: number) =>
      expectGranted(
        distribute({
          ...noEstate,
          fee: { vendor: false, none: true },
          receipts: [{ id: 'r', description: 'Money', amount: rand(100_000) }],
          concurrent: [{ id: 'Tailor', creditor: 'Tailor', proved: true, amount: rand(60_000) }],
          awardsTo: noEstate.concursusOn,
          ...(lacks !== undefined && { settings: { partnershipLacks: rand(lacks) } }),
        }),
      );
    const readLeft = ({ surplus, toPartnership }: ReturnType<typeof drawPartner>) => [
      surplus / 100,
      toPartnership / 100,
    ];
    expect(readLeft(drawPartner())).toEqual([40_000, 0]);
    expect(readLeft(drawPartner(25_000))).toEqual([40_000, 25_000]);
    expect(readLeft(drawPartner(90_000))).toEqual([40_000, 40_000]);
    expect(listRecipients(drawPartner(25_000)).map(({ as, amount }) => [as, amount / 100])).toEqual([
      ['creditor', 60_000],
      ['partnership', 25_000],
      ['insolvent', 15_000],
    ]);
  });
});
