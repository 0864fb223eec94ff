import { describe, expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { percent } from '../money/fraction';
import { computeCreditorContributions, type LiableCreditor } from './contribution';
import { distribute } from './distribute';
import { computeEncumberedAccount } from './encumbered-account';
import {
  createReceipt,
  createCosts,
  noEstate,
  createConcurrentClaim,
  toRands,
  createSecuredClaim,
  parseWrittenAmount,
} from './estate.testing';
import { computeInterest } from './interest';
import { computeLandlordsHypothec } from './landlord';
import { formatDividend, payInOrder, payInProportion } from './pay';
import type { OpenSecuredClaim } from './pay-secured';
import { capEmployeeClaim } from './preferences';
import { type FeeBase, computeInsolvencyRemuneration, type TariffItem } from './remuneration';
import { splitByReceipts } from './shared-costs';

const on = toLocalDate('2026-11-15');

test('P1 fee over all asset classes', () => {
  const bases: FeeBase[] = (
    [
      [1, 'Plant and stock sold', '842350.00'],
      [1, 'Book debts collected', '126480.75'],
      [1, 'Rent received', '18000.00'],
      [2, 'Immovable property', '1450000.00'],
      [2, 'Listed shares', '96215.40'],
      [3, 'Bank balance found', '37904.62'],
      [4, 'Sales in carrying on business (s80)', '210000.00'],
      [6, 'Vehicle taken over by secured creditor', '185000.00'],
    ] as const
  ).map(([item, description, base]) => ({
    id: description,
    item: item as TariffItem,
    description,
    base: parseWrittenAmount(base),
  }));
  const { value } = expectGranted(computeInsolvencyRemuneration(bases, { country: 'ZA', on, vendor: true }));
  expect(value.lines.map(({ fee }) => fee)).toEqual(
    toRands([84_235, 12_648.08, 1_800, 43_500, 2_886.46, 379.05, 12_600, 9_250]),
  );
  expect(value).toMatchObject({
    subtotal: rand(167_298.59),
    topUp: nil,
    fee: rand(167_298.59),
    vat: rand(25_094.79),
    total: rand(192_393.38),
  });
});

test('P2 encumbered asset with surplus', () => {
  const [commission, fee] = [rand(72_500), rand(43_500)];
  expect([rand(10_875), rand(6_525)]).toEqual([cents(commission * 0.15), cents(fee * 0.15)]);
  const bank = createSecuredClaim('Bank M', '1021310.55', { unsecured: rand(9_870) });
  const postInterest = computeInterest(bank.secured, percent('11.25'), 214);
  expect(postInterest).toBe(rand(67_364.52));
  const open = new Map<string, OpenSecuredClaim>([['Bank M', { claim: bank.secured, interest: postInterest }]]);
  const account = computeEncumberedAccount(
    {
      id: 'house',
      description: 'House',
      receipts: [createReceipt('House', '1450000.00', 2)],
      costs: createCosts({
        commission: '72500.00',
        vatOnCommission: '10875.00',
        fee: '43500.00',
        vatOnFee: '6525.00',
        ratesAndTaxes: '38412.66',
        levies: '12050.00',
        electricalCertificate: '1850.00',
        insurance: '2940.00',
        bondPremiumShare: '4778.82',
        masterFeeShare: '562.21',
      }),
      ranks: [[bank]],
    },
    open,
  );
  expect(account.totalCosts).toBe(rand(193_993.69));
  expect(account.net.value).toBe(rand(1_256_006.31));
  expect(account.awards).toMatchObject([{ paid: rand(1_088_675.07) }]);
  expect(account.surplus).toBe(rand(167_331.24));
  expect(open.get('Bank M')!.claim + bank.unsecured!).toBe(rand(9_870));
});

test('P2 through the whole account: what is older than two years is concurrent', () => {
  const estate = {
    ...noEstate,
    awardsTo: addDays(noEstate.concursusOn, 214),
    encumbered: [
      {
        id: 'house',
        description: 'House',
        receipts: [createReceipt('House', '1450000.00', 2)],
        costs: createCosts({
          commission: '72500.00',
          vatOnCommission: '10875.00',
          other: '55252.66',
          premium: '4778.82',
          master: '562.21',
        }),
        ranks: [[createSecuredClaim('Bank M', '1021310.55', { unsecured: rand(9_870), agreedRate: percent('11.25') })]],
      },
    ],
  };
  const result = expectGranted(distribute(estate));
  expect(result.accounts[0]).toMatchObject({ totalCosts: rand(193_993.69), surplus: rand(167_331.24) });
  expect(result.claims[0]).toMatchObject({
    claim: rand(1_031_180.55),
    securedAward: rand(1_088_675.07),
    concurrentAward: rand(9_870),
    shortfall: nil,
  });
});

test.each([
  [false, rand(337_466.62)],
  [true, nil],
])('P3 encumbered asset with shortfall, relying solely: %s', (reliesSolely, concurrent) => {
  const result = expectGranted(
    distribute({
      ...noEstate,
      awardsTo: addDays(noEstate.concursusOn, 301),
      encumbered: [
        {
          id: 'E',
          description: 'Shop',
          receipts: [createReceipt('Shop', '620000.00', 2)],
          costs: createCosts({
            commission: '37200.00',
            vatOnCommission: '5580.00',
            ratesAndTaxes: '21775.40',
            premium: '2043.93',
            master: '240.46',
          }),
          ranks: [[createSecuredClaim('Bank N', '815440.12', { reliesSolely })]],
        },
      ],
    }),
  );
  const [account] = result.accounts;
  expect(account!.totalCosts).toBe(rand(88_229.79));
  expect(account!.net.value).toBe(rand(531_770.21));
  expect(account!.awards).toEqual([
    {
      id: 'Bank N',
      creditor: 'Bank N',
      due: rand(815_440.12 + 53_796.71),
      paid: rand(531_770.21),
      toInterest: rand(53_796.71),
      toClaim: rand(477_973.5),
    },
  ]);
  expect(account!.surplus).toBe(nil);
  expect(result.claims[0]!.shortfall).toBe(rand(337_466.62));
  expect(result.ranks.find(({ rank }) => rank === 's103')?.claimed ?? nil).toBe(concurrent);
});

test("P4 splitting the bond premium and the Master's fee", () => {
  const receipts = toRands([1_450_000, 185_000, 1_330_950.77]);
  expect(splitByReceipts(rand(9_775), receipts)).toEqual(toRands([4_778.82, 609.71, 4_386.47]));
  expect(splitByReceipts(rand(1_150), receipts)).toEqual(toRands([562.21, 71.73, 516.06]));
});

test('P5 salary preference with caps, abatement in the second tier', () => {
  const caps = { salary: rand(12_000), leave: rand(4_000), paidAbsence: rand(4_000), severance: rand(12_000) };
  const split = [
    { id: 'A', salary: rand(18_600), leave: rand(5_200), severance: rand(22_000) },
    { id: 'B', salary: rand(9_450.5), leave: rand(3_100.25), severance: rand(8_000) },
    { id: 'C', salary: rand(30_000), leave: rand(1_200), paidAbsence: rand(6_300), severance: rand(14_000) },
  ].map(({ id, ...heads }) => capEmployeeClaim({ id, creditor: id, proved: true, heads }, caps));
  const { ranks, left } = payInOrder(rand(61_500), [
    { rank: 's98AWages', claims: split.flatMap(({ wages }) => wages) },
    { rank: 's98ALeave', claims: split.flatMap(({ others }) => others) },
  ]);
  expect(ranks[0]!.claims.map(({ of, claim, paid }) => [of, claim, paid])).toEqual([
    ['A', rand(12_000), rand(12_000)],
    ['B', rand(9_450.5), rand(9_450.5)],
    ['C', rand(12_000), rand(12_000)],
  ]);
  expect(ranks[1]!.paid).toBe(rand(28_049.5));
  expect(ranks[1]!.claims.map(({ of, part, claim, paid }) => [of, part, claim, paid])).toEqual([
    ['A', 'leave', rand(4_000), rand(2_532.67)],
    ['A', 'severance', rand(12_000), rand(7_598.02)],
    ['B', 'leave', rand(3_100.25), rand(1_962.98)],
    ['B', 'severance', rand(8_000), rand(5_065.34)],
    ['C', 'leave', rand(1_200), rand(759.8)],
    ['C', 'paidAbsence', rand(4_000), rand(2_532.67)],
    ['C', 'severance', rand(12_000), rand(7_598.02)],
  ]);
  expect(left).toBe(nil);
  expect(split.map(({ excess }) => excess)).toEqual(toRands([17_800, 0, 22_300]));
});

test('P6 concurrent dividend', () => {
  const claims = toRands([412_000, 88_450.37, 1_250, 305_118.44, 56_780]);
  const awards = payInProportion(rand(187_342.19), claims);
  expect(awards).toEqual(toRands([89_375.97, 19_187.71, 271.17, 66_189.94, 12_317.4]));
  expect(sum(claims)).toBe(rand(863_598.81));
  expect(formatDividend({ claimed: sum(claims), paid: sum(awards) })).toBe('21.6932');
});

describe('P7 contribution among concurrent and secured creditors', () => {
  const createCreditor = (id: string, ranking: number, more: Partial<LiableCreditor> = {}): LiableCreditor => ({
    id,
    creditor: id,
    proved: true,
    claim: rand(ranking),
    ranking: rand(ranking),
    ...more,
  });
  const all = [
    createCreditor('K1', 220_000),
    createCreditor('K2', 64_512.8),
    createCreditor('S1', 131_240.55, { secured: true }),
    createCreditor('P1', 75_000, { ranking: nil, preferent: rand(75_000) }),
    createCreditor('S2', 300_000, { secured: true, reliesSolely: true }),
  ];
  const deficiency = rand(143_220.45 - 61_870.12);
  test.each([
    [true, [36_468.57, 10_694.04, 21_755.25, 12_432.47, 0]],
    [false, [43_047.33, 12_623.2, 25_679.8, 0, 0]],
  ])('preferent creditors contribute: %s', (preferent, expected) => {
    expect(deficiency).toBe(rand(81_350.33));
    const { value } = computeCreditorContributions(deficiency, all, preferent);
    expect(value.each.map(({ amount }) => amount)).toEqual(toRands(expected));
    expect(value.each.map(({ as }) => as)).toEqual([
      'concurrent',
      'concurrent',
      'shortfall',
      preferent ? 'preferent' : 'nothingRanks',
      'relies',
    ]);
  });

  test('the same from the whole estate: securities that bring nothing, and costs beyond the residue', () => {
    const createAsset = (id: string) => ({ id, description: id, receipts: [], costs: [] });
    const estate = {
      ...noEstate,
      entity: 'company' as const,
      fee: { vendor: true, none: true },
      receipts: [createReceipt('Money', '61870.12')],
      administration: createCosts({ all: '143220.45' }),
      encumbered: [
        { ...createAsset('E1'), ranks: [[createSecuredClaim('S1', '131240.55')]] },
        { ...createAsset('E2'), ranks: [[createSecuredClaim('S2', '300000.00', { reliesSolely: true })]] },
      ],
      statutory: [createConcurrentClaim('P1', '75000.00')],
      concurrent: [createConcurrentClaim('K1', '220000.00'), createConcurrentClaim('K2', '64512.80')],
    };
    const distributeGiven = (preferentContributes: boolean) =>
      Object.fromEntries(
        expectGranted(distribute({ ...estate, settings: { preferentContributes } })).claims.map(
          ({ id, contribution }) => [id, contribution],
        ),
      );
    expect(distributeGiven(true)).toEqual({
      K1: rand(36_468.57),
      K2: rand(10_694.04),
      S1: rand(21_755.25),
      P1: rand(12_432.47),
      S2: nil,
    });
    expect(distributeGiven(false)).toEqual({
      K1: rand(43_047.33),
      K2: rand(12_623.2),
      S1: rand(25_679.8),
      P1: nil,
      S2: nil,
    });
  });
});

test("P8 landlord's hypothec limit", () => {
  const lease = { rentPerPeriod: rand(24_500), periodMonths: 1, arrearsMonths: 5, netProceeds: rand(96_000) };
  expect(expectGranted(computeLandlordsHypothec(lease)).value).toEqual({
    limitMonths: 3,
    arrears: rand(122_500),
    secured: rand(73_500),
    paid: rand(73_500),
    concurrentIfNotRelying: rand(49_000),
    surplus: rand(22_500),
  });
});

describe('P9 complete small estate that balances', () => {
  const result = expectGranted(
    distribute({
      ...noEstate,
      bondPremium: rand(8_625),
      mastersFee: rand(700),
      encumbered: [
        {
          id: 'E1',
          description: 'House',
          receipts: [createReceipt('House', '1180000.00', 2)],
          costs: createCosts({
            'Agent commission 4%': '47200.00',
            'VAT on commission': '7080.00',
            'Rates and taxes': '29480.33',
            'Compliance certificates': '2350.00',
          }),
          ranks: [[createSecuredClaim('Mortgage Bank', '905216.48', { agreedRate: percent('11.75') })]],
        },
        {
          id: 'E2',
          description: 'Vehicle',
          receipts: [createReceipt('Vehicle', '164000.00', 1)],
          costs: createCosts({
            'Auctioneer commission 7.5%': '12300.00',
            'VAT on commission': '1845.00',
            Storage: '4600.00',
            Transport: '1725.00',
          }),
          ranks: [[createSecuredClaim('Vehicle Bank', '214730.90', { agreedRate: percent(8) })]],
        },
      ],
      receipts: [
        createReceipt('Furniture', '38600.00', 1),
        createReceipt('Bank balance found', '21347.18', 3),
        createReceipt('Listed shares', '52800.00', 2),
        createReceipt('Interest on estate account', '4112.36', 1),
      ],
      sheriff: createCosts({ Sheriff: '1240.00' }),
      administration: createCosts({
        'Taxed costs of petition': '28750.00',
        'Auctioneer commission furniture 10%': '3860.00',
        'VAT on commission': '579.00',
        'Gazette and newspaper notices': '4380.20',
        'Postage, copies': '850.00',
        'Bank charges': '612.40',
      }),
      employees: [
        {
          id: 'D. Worker',
          creditor: 'D. Worker',
          proved: false,
          heads: { salary: rand(9_000), leave: rand(2_100), severance: rand(5_600) },
        },
      ],
      taxes: [
        createConcurrentClaim('SARS income tax', '46318.00'),
        createConcurrentClaim('SARS interest on tax', '3902.11'),
      ],
      concurrent: [
        createConcurrentClaim('Card Co', '88140.25'),
        createConcurrentClaim('Store', '12607.90'),
        createConcurrentClaim('Dr P', '6450.00'),
      ],
    }),
  );
  const findRank = (name: string) => result.ranks.find((one) => one.rank === name)!;
  const readAmounts = (lines: readonly { readonly description: string; readonly amount: number }[]) =>
    Object.fromEntries(lines.map(({ description, amount }) => [description, amount]));

  test('premium and Master, by account', () => {
    expect(result.premium).toEqual(toRands([6_966.79, 968.27, 689.94]));
    expect(result.mastersFee).toEqual(toRands([565.42, 78.58, 56]));
  });

  test('the house has a surplus', () => {
    const [house] = result.accounts;
    expect(readAmounts(house!.costs)).toEqual({
      'Agent commission 4%': rand(47_200),
      'VAT on commission': rand(7_080),
      'Rates and taxes': rand(29_480.33),
      'Compliance certificates': rand(2_350),
      Remuneration: rand(35_400),
      'VAT on the remuneration': rand(5_310),
      'Share of the bond premium': rand(6_966.79),
      "Share of the Master's fee": rand(565.42),
    });
    expect(house).toMatchObject({
      totalCosts: rand(134_352.54),
      net: { value: rand(1_045_647.46) },
      awards: [
        { due: rand(983_895.91), paid: rand(983_895.91), toInterest: rand(78_679.43), toClaim: rand(905_216.48) },
      ],
      surplus: rand(61_751.55),
    });
  });

  test('the vehicle has a shortfall', () => {
    expect(result.accounts[1]).toMatchObject({
      totalCosts: rand(40_376.85),
      net: { value: rand(123_623.15) },
      awards: [
        { due: rand(227_438.26), paid: rand(123_623.15), toInterest: rand(12_707.36), toClaim: rand(110_915.79) },
      ],
      surplus: nil,
    });
  });

  test('the free residue pays its costs', () => {
    expect(result.feeLines.slice(2).map(({ fee }) => fee)).toEqual(toRands([3_860, 213.47, 1_584, 411.24]));
    expect(result.fee).toBe(rand(57_868.71));
    expect(result.freeResidue.value).toBe(rand(178_611.09));
    expect(findRank('s97Sheriff').paid).toBe(rand(1_240));
    expect(findRank('s97Master').paid).toBe(rand(56));
    expect(
      Object.fromEntries(findRank('s97Administration').claims.map(({ narrative, paid }) => [narrative, paid])),
    ).toEqual({
      'Taxed costs of petition': rand(28_750),
      'Auctioneer commission furniture 10%': rand(3_860),
      'VAT on commission': rand(579),
      'Gazette and newspaper notices': rand(4_380.2),
      'Postage, copies': rand(850),
      'Bank charges': rand(612.4),
      Remuneration: rand(6_068.71),
      'VAT on the remuneration': rand(910.31),
      'Share of the bond premium': rand(689.94),
    });
    const s97 = ['s97Sheriff', 's97Master', 's97Administration'].map((name) => findRank(name).paid);
    expect(sum(s97)).toBe(rand(47_996.56));
    expect(result.freeResidue.value - sum(s97)).toBe(rand(130_614.53));
  });

  test('preferent and concurrent creditors follow', () => {
    expect(findRank('s98AWages').paid).toBe(rand(9_000));
    expect(findRank('s98ALeave').claims.map(({ part, paid }) => [part, paid])).toEqual([
      ['leave', rand(2_100)],
      ['severance', rand(5_600)],
    ]);
    expect(findRank('s101').claims.map(({ paid }) => paid)).toEqual(toRands([46_318, 3_902.11]));
    expect(result.availableForConcurrent).toBe(rand(63_694.42));
    expect(findRank('s103').claims.map(({ id, claim, paid }) => [id, claim, paid])).toEqual([
      ['Vehicle Bank', rand(103_815.11), rand(31_336.62)],
      ['Card Co', rand(88_140.25), rand(26_605.16)],
      ['Store', rand(12_607.9), rand(3_805.7)],
      ['Dr P', rand(6_450), rand(1_946.94)],
    ]);
    expect(findRank('s103').claimed).toBe(rand(211_013.26));
    expect(result.dividend).toBe('30.1850');
  });

  test('receipts are payments', () => {
    expect([result.receipts, result.payments, result.surplus]).toEqual([rand(1_460_859.54), rand(1_460_859.54), nil]);
    expect(result.contribution.value.needed).toBe(nil);
  });
});

test('P10 the applicant creditor carries the whole deficiency', () => {
  const createBank = (id: string): LiableCreditor => ({
    id,
    creditor: id,
    secured: true,
    proved: true,
    reliesSolely: true,
    claim: rand(900_000),
    ranking: rand(100_000),
  });
  const body = {
    id: 'Body Corporate',
    creditor: 'Body Corporate',
    proved: false,
    claim: rand(22_000),
    ranking: rand(22_000),
    petition: rand(22_000),
  };
  const { value } = computeCreditorContributions(rand(46_663.16), [body, createBank('FNB'), createBank('Nedbank')]);
  expect(value.each.map(({ amount }) => amount)).toEqual(toRands([46_663.16, 0, 0]));
  expect(value.uncovered).toBe(nil);
});

// P11, the deadlines, stands with the periods: deadlines/deadlines.test.ts.

test('P12 the order of s 97 when money is short', () => {
  const result = expectGranted(
    distribute({
      ...noEstate,
      fee: { vendor: true, none: true },
      receipts: [createReceipt('Money', '40000.00')],
      sheriff: createCosts({ sheriff: '3150.00' }),
      mastersFee: rand(1_200),
      administration: createCosts({ c1: '31500.00', c2: '18400.00', c3: '2760.00', c4: '5175.00', c5: '6842.50' }),
      concurrent: [createConcurrentClaim('K', '1000.00')],
    }),
  );
  const [a, b, c] = result.ranks;
  expect([a!.paid, b!.paid, c!.paid, c!.claimed]).toEqual(toRands([3_150, 1_200, 35_650, 64_677.5]));
  expect(c!.claims.map(({ paid }) => paid)).toEqual(toRands([17_362.69, 10_142.01, 1_521.3, 2_852.44, 3_771.56]));
  expect(result.contribution.value).toMatchObject({ needed: rand(29_027.5), each: [{ amount: rand(29_027.5) }] });
  expect(result.ranks.at(-1)).toMatchObject({ rank: 's103', paid: nil });
});
