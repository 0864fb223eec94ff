import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { percent } from '../money/fraction';
import { contributionsOf, type Contributor, reapportioned } from './contribution';
import { distribute } from './distribute';
import { aReceipt, costs, noEstate, owes, rands, secures } from './estate.testing';
import { remuneration } from './remuneration';

const house = {
  id: 'house',
  description: 'House',
  receipts: [aReceipt('House', '100000.00')],
  costs: [],
};
const bare = { ...noEstate, fee: { vendor: false, none: true } };
const words = (fields: unknown): string[] => (isRefused(fields) ? fields.refusals.map(({ sentence }) => sentence) : []);

describe('what is refused, by name and with what to do', () => {
  const negative = cents(-1);
  test.each([
    ['a negative receipt', { receipts: [{ id: 'r', description: 'R', amount: negative }] }, ['lines.r']],
    ['a negative claim', { concurrent: [owes('K', '0.00', { amount: negative })] }, ['claims.K']],
    ["a Master's fee below nil", { mastersFee: negative }, ['mastersFee']],
    ['awards before the order', { awardsTo: addDays(noEstate.concursusOn, -1) }, ['awardsTo']],
    ['an account that secures nobody', { encumbered: [{ ...house, ranks: [] }] }, ['encumbered.house']],
    [
      'one claim in two kinds',
      { encumbered: [{ ...house, ranks: [[secures('B', '1.00')]] }], statutory: [owes('B', '1.00')] },
      ['claims.B'],
    ],
    ['a claim listed twice', { concurrent: [owes('K', '1.00'), owes('K', '1.00')] }, ['claims']],
    [
      'one claim of two amounts',
      {
        encumbered: [
          { ...house, ranks: [[secures('B', '1.00')]] },
          { ...house, id: 'flat', ranks: [[secures('B', '2.00')]] },
        ],
      },
      ['claims.B'],
    ],
    ["a company's funeral", { entity: 'company' as const, funeral: costs({ f: '1.00' }) }, ['funeral']],
    [
      'wages before there was a preference',
      {
        concursusOn: localDate('1999-01-01'),
        employees: [{ id: 'E', creditor: 'E', proved: false, heads: { salary: rand(1) } }],
      },
      ['concursusOn'],
    ],
  ])('%s', (_, more, fields) => {
    const refused = distribute({ ...noEstate, ...more });
    expect(refusedFields(refused)).toEqual(fields);
    for (const sentence of words(refused)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('what is drawn and listed', () => {
  const said = (more: object) => granted(distribute({ ...bare, ...more })).warnings.map(({ sentence }) => sentence);

  test('costs larger than proceeds fall on the creditors first entitled, reliance or not', () => {
    const result = granted(
      distribute({
        ...bare,
        encumbered: [
          {
            ...house,
            costs: costs({ guarding: '130000.00' }),
            ranks: [
              [secures('First', '200000.00', { reliesSolely: true }), secures('Beside', '100000.00')],
              [secures('Second', '50000.00')],
            ],
          },
        ],
        receipts: [aReceipt('Money', '1000.00')],
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
    const result = granted(
      distribute({
        ...bare,
        encumbered: [
          { ...house, costs: costs({ guarding: '100500.00' }), ranks: [[secures('B', '1.00', { proved: false })]] },
        ],
        receipts: [aReceipt('Money', '1000.00')],
      }),
    );
    expect(result.accounts[0]!.deficiencyLeft).toBe(rand(500));
    expect(result.surplus).toBe(rand(500));
  });

  test('a salary above its limit, proved and not', () => {
    const employee = (proved: boolean) => ({
      receipts: [aReceipt('Money', '50000.00')],
      employees: [{ id: 'E', creditor: 'E', proved, heads: { salary: rand(20_000) } }],
    });
    expect(said(employee(true))[0]).toContain('the rest is concurrent');
    expect(said(employee(false))[0]).toContain('only once it is proved');
    const paid = (proved: boolean) => granted(distribute({ ...bare, ...employee(proved) })).claims[0]!;
    expect(paid(true)).toMatchObject({ preferentAward: rand(12_000), concurrentAward: rand(8_000) });
    expect(paid(false)).toMatchObject({ preferentAward: rand(12_000), concurrentAward: nil, shortfall: rand(8_000) });
  });

  test('a creditor both secured and preferent is judged as secured', () => {
    const estate = {
      encumbered: [{ ...house, ranks: [[secures('Bond', '150000.00', { creditorId: 'bank' })]] }],
      statutory: [owes('Levy', '1000.00', { creditorId: 'bank' })],
      administration: costs({ notices: '600.00' }),
    };
    expect(said(estate)[0]).toContain('secured and preferent');
    const given = granted(distribute({ ...bare, ...estate })).claims.map(({ contribution }) => contribution);
    expect(given).toEqual([rand(600), nil]);
  });

  test('a general bond reaches movables alone', () => {
    expect(said({ generalBonds: [owes('B', '1.00')] })[0]).toContain('movables only');
  });

  test('what waits for an event or for proof is worked out and kept back', () => {
    const { claims } = granted(
      distribute({
        ...bare,
        encumbered: [{ ...house, ranks: [[secures('Bond', '40000.00', { proved: false })]] }],
        concurrent: [owes('Surety', '1000.00', { reserved: true }), owes('Not proved', '5.00', { proved: false })],
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
    const { accounts, ranks } = granted(
      distribute({
        ...bare,
        awardsTo: noEstate.concursusOn,
        funeral: costs({ undertaker: '5000.00' }),
        deathBed: costs({ hospital: '200.00' }),
        encumbered: [
          { ...house, ranks: [[secures('A', '900000.00')]] },
          { ...house, id: 'flat', receipts: [aReceipt('Flat', '300000.00')], ranks: [[secures('B', '900000.00')]] },
        ],
        receipts: [aReceipt('Money', '100.00')],
      }),
    );
    expect(accounts.map(({ forBurial }) => forBurial)).toEqual(rands([100, 300]));
    expect(ranks.map(({ paid }) => paid).slice(0, 2)).toEqual(rands([300, 200]));
  });

  test('interest on concurrent claims only when all are paid, at the higher rate agreed; the rest is surplus', () => {
    const { claims, surplus } = granted(
      distribute({
        ...bare,
        awardsTo: addDays(noEstate.concursusOn, 365),
        receipts: [aReceipt('Money', '3400.00')],
        concurrent: [
          owes('Plain', '1000.00'),
          owes('Agreed', '1000.00', { agreedRate: percent(20) }),
          owes('Lower', '1000.00', { agreedRate: percent(2) }),
        ],
      }),
    );
    expect(claims.map(({ interestAward }) => interestAward)).toEqual(rands([80, 200, 80]));
    expect(surplus).toBe(rand(40));
  });

  test('general bonds by registration, each with interest, before concurrent claims', () => {
    const { claims } = granted(
      distribute({
        ...bare,
        awardsTo: addDays(noEstate.concursusOn, 365),
        receipts: [aReceipt('Money', '1500.00')],
        generalBonds: [owes('First', '1000.00', {}), { ...owes('Second', '1000.00'), bondedSum: rand(300) }],
        concurrent: [owes('K', '1000.00')],
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
    const { claims } = granted(
      distribute({
        ...bare,
        receipts: [aReceipt('Money', '400.00')],
        executions: [
          { ...owes('A', '0.00'), sheriff: rand(100), otherTaxedCosts: rand(80), proceedsOfAttached: rand(1_000) },
          { ...owes('B', '0.00'), sheriff: rand(100), otherTaxedCosts: nil, proceedsOfAttached: rand(70) },
        ],
      }),
    );
    expect(claims.map(({ preferentAward }) => preferentAward)).toEqual(rands([150, 70]));
  });

  test('the smallest fee is that of the whole administration, and the free residue bears what it adds', () => {
    const fee = (earlier?: number) =>
      granted(
        distribute({
          ...noEstate,
          fee: { vendor: true, ...(earlier !== undefined && { earlier: rand(earlier) }) },
          encumbered: [{ ...house, receipts: [aReceipt('House', '10000.00', 2)], ranks: [[secures('B', '1.00')]] }],
          receipts: [aReceipt('Money', '1000.00', 3)],
        }),
      );
    expect(fee().fee).toBe(rand(2_500));
    expect(fee().accounts[0]!.costs.map(({ amount }) => amount)).toEqual(rands([300, 45]));
    expect(fee(1_000).fee).toBe(rand(1_500));
    expect(fee(9_000).fee).toBe(rand(310));
    const { value } = granted(
      remuneration([{ id: 'a', description: 'A', item: 3, base: rand(1_000) }], {
        country: 'ZA',
        on: localDate('2018-03-31'),
        vendor: true,
        adjustment: rand(500),
      }),
    );
    expect(value).toMatchObject({ subtotal: rand(10), topUp: rand(2_490), fee: rand(3_000), vat: rand(420) });
  });
});

describe('contributions', () => {
  const one = (id: string, claim: number, more: Partial<Contributor> = {}): Contributor => ({
    id,
    creditor: id,
    proved: true,
    claim: rand(claim),
    ranking: rand(claim),
    ...more,
  });
  const amounts = (needed: number, all: readonly Contributor[]) =>
    contributionsOf(rand(needed), all).value.each.map(({ amount }) => amount);
  const relies = { secured: true, reliesSolely: true } as const;

  test('only secured creditors who rely on their security: by their whole claims (proviso (a))', () => {
    const all = [one('A', 300, { ...relies, ranking: nil }), one('B', 100, { ...relies, ranking: rand(50) })];
    expect(amounts(40, all)).toEqual(rands([30, 10]));
    expect(contributionsOf(rand(40), all).value.each.map(({ as }) => as)).toEqual(['onlySecured', 'onlySecured']);
  });

  test('a secured applicant cannot hide behind reliance', () => {
    expect(amounts(40, [one('A', 300, { ...relies, ranking: rand(60), petition: rand(300) }), one('K', 20)])).toEqual(
      rands([30, 10]),
    );
    expect(amounts(40, [one('A', 300, { ...relies, ranking: nil, petition: rand(300) })])).toEqual(rands([40]));
  });

  test('who withdrew carries the costs up to then; where all did, those left carry the rest (proviso (c))', () => {
    const left = { withdrawn: { unpaidCosts: rand(30) } };
    expect(amounts(50, [one('A', 100, left), one('B', 200)])).toEqual(rands([10, 40]));
    expect(amounts(50, [one('A', 100, left), one('S', 900, { ...relies })])).toEqual(rands([30, 20]));
  });

  test('nobody is liable where nobody proved', () => {
    const { value } = contributionsOf(rand(5), [one('A', 1, { proved: false })]);
    expect(value).toMatchObject({ uncovered: rand(5), each: [{ amount: nil, as: 'unproved' }] });
  });

  test('a share that cannot be collected falls on the others, with the cost of trying, again and again', () => {
    const first = contributionsOf(rand(90), [one('A', 100), one('B', 200), one('C', 600)]).value.each;
    const second = reapportioned(first, new Set(['A']), rand(2));
    expect(second.map(({ amount }) => amount)).toEqual(rands([0, 23, 69]));
    const third = reapportioned(second, new Set(['B']), nil);
    expect(third.map(({ amount }) => amount)).toEqual(rands([0, 0, 92]));
    expect(sum(reapportioned(third, new Set(['C']), nil).map(({ amount }) => amount))).toBe(nil);
  });
});
