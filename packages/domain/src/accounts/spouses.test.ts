import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { aChild, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { refusedFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { liquidationAndDistribution } from './liquidation-and-distribution';
import { firstAndFinal } from './request';
import { ann, awardOf, ben, cash, drawn, noFees, today } from './two-heirs.testing';

const first = aPerson('first');
const second = aPerson('second');
const customary = (spouseId: string, more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'customary',
  contract: 'none',
  marriedOn: localDate('1995-01-01'),
  spouseId,
  ...more,
});
const estate = (more: Partial<Estate>): Estate =>
  anEstate({ people: [first, second, ann], assets: [cash(5_000_000)], settings: noFees, ...more });
const allToAnn = { legacies: [], residue: { to: [takes('ann', 1)] } };

describe('every spouse counts', () => {
  const claimed = {
    deceased: { netEndValue: rand(3_000_000), commencementValue: rand(100_000) },
    survivor: { netEndValue: rand(100_000), commencementValue: nil },
    cpiAtMarriage: fraction(120),
    cpiAtDissolution: fraction(300),
  };
  const withAccrual = (spouseId: string, accrual: EstateMarriage['accrual']) =>
    customary(spouseId, { contract: 'withAccrual', accrual });

  it('accrual claims of all marriages are taken, in any order of capture', () => {
    const marriages = [withAccrual('first', claimed), withAccrual('second', claimed)];
    const lines = (list: readonly EstateMarriage[]) =>
      drawn(estate({ marriages: list, will: allToAnn })).liquidation.creditors.lines.map(({ id, amount }) => [
        id,
        amount,
      ]);
    expect(lines(marriages)).toEqual([
      ['accrual-claim/first', rand(1_325_000)],
      ['accrual-claim/second', rand(1_325_000)],
    ]);
    expect(lines(marriages.toReversed())).toEqual(lines(marriages));
    const one = [withAccrual('first', 'notClaimed'), withAccrual('second', claimed)];
    expect(lines(one)).toEqual([['accrual-claim', rand(1_325_000)]]);
  });

  it('the end value of the deceased is read from the estate: not excluded, less debts from before the death', () => {
    const { netEndValue: _, ...deceased } = claimed.deceased;
    const marriages = [withAccrual('first', { ...claimed, deceased })];
    const inherited = anAsset('heirloom', 900_000, 'inKind', {
      excludedFromAccrual: 'inheritanceOrDonationFromOthers',
    });
    const account = drawn(
      estate({
        marriages,
        assets: [cash(3_200_000), inherited],
        liabilities: [
          { id: 'd', creditor: 'Shop', amount: rand(200_000), kind: 'debtBeforeDeath' },
          { id: 'f', creditor: 'Undertaker', amount: rand(50_000), kind: 'funeral' },
        ],
        will: allToAnn,
      }),
    );
    expect(account.liquidation.creditors.lines.find(({ id }) => id === 'accrual-claim')?.amount).toBe(rand(1_325_000));
  });

  it('several customary wives without contract or order: houses and family property are owned jointly', () => {
    const assets = [
      anAsset('homestead', 1_000_000, 'money', { customary: { kind: 'house', spouseId: 'first' } }),
      anAsset('herd', 900_000, 'money', { customary: { kind: 'family' } }),
      anAsset('car', 100_000, 'money'),
    ];
    const marriages = [customary('first'), customary('second', { marriedOn: localDate('1999-01-01') })];
    const account = drawn(estate({ people: [first, second], marriages, assets }));
    expect(account.heading.regime).toBe('houseAndFamily');
    expect(account.liquidation.gross.value).toBe(rand(900_000)); // a half, a third, the whole
    expect(['first', 'second'].map((id) => awardOf(account, id)?.total.value)).toEqual([rand(450_000), rand(450_000)]);
    const alone = estate({ people: [first], marriages: [customary('first')], assets });
    expect(refusedFields(liquidationAndDistribution(alone, firstAndFinal(today)))).toEqual([
      'assets[0].customary',
      'assets[1].customary',
    ]);
  });

  it('a marriage that ended gives nothing', () => {
    const gone = { ...first, diedOn: localDate('2020-01-01') };
    const marriages = [customary('first'), customary('second', { divorcedOn: localDate('2010-01-01') })];
    const account = drawn(estate({ people: [gone, second, ann], marriages }));
    expect(account.heading).toMatchObject({ survivingSpouses: [], predeceasedSpouses: [{ name: 'first' }] });
    expect(account.distribution?.awards.map(({ personId }) => personId)).toEqual(['ann']);
  });
});

describe('Wills Act s 2B', () => {
  const joint = { jointGift: 'x' };
  const will = (datedOn?: string, more = {}) => ({
    legacies: [],
    residue: {
      to: [
        { ...takes('first', 1, 2), ...joint },
        { ...takes('ann', 1, 2), ...joint },
      ],
    },
    ...(datedOn && { datedOn: localDate(datedOn) }),
    ...more,
  });
  const of = (divorcedOn: string, testament: ReturnType<typeof will>) =>
    drawn(estate({ marriages: [customary('first', { divorcedOn: localDate(divorcedOn) })], will: testament }));
  const taking = (account: ReturnType<typeof drawn>) => account.distribution!.awards.map(({ personId }) => personId);

  it('a spouse divorced within three months takes nothing under an older will', () => {
    expect(taking(of('2026-01-02', will('2020-01-01')))).toEqual(['ann']);
    expect(taking(of('2026-01-01', will('2020-01-01')))).toEqual(['ann', 'first']);
  });
  it('unless the will is younger, or says so', () => {
    expect(taking(of('2026-02-01', will('2026-02-02')))).toEqual(['ann', 'first']);
    expect(taking(of('2026-02-01', will('2020-01-01', { keepsFormerSpouse: true })))).toEqual(['ann', 'first']);
  });
  it('asks for the date of the will where it decides', () => {
    const marriages = [customary('first', { divorcedOn: localDate('2026-02-01') })];
    const asked = estate({ marriages, will: will() });
    expect(refusedFields(liquidationAndDistribution(asked, firstAndFinal(today)))).toEqual(['will.datedOn']);
  });
});

describe('collation by representation', () => {
  const dead = aChild('dan', { diedOn: localDate('2020-01-01') });
  const issue = [aPerson('g1', { parents: ['dan'] }), aPerson('g2', { parents: ['dan'] })];
  const advances = [{ id: 'a', personId: 'dan', amount: rand(100_000) }];
  const totals = (more: Partial<Estate>) => {
    const account = drawn(
      anEstate({ people: [ann, dead, ...issue], assets: [cash(900_000)], settings: noFees, advances, ...more }),
    );
    return ['ann', 'g1', 'g2'].map((id) => awardOf(account, id)?.total.value);
  };
  it('the advance of a child who died is brought in by its issue, without a will and under one', () => {
    expect(totals({})).toEqual([rand(500_000), rand(200_000), rand(200_000)]);
    const will = { legacies: [], residue: { to: [takes('ann', 1, 2), takes('dan', 1, 2)] } };
    expect(totals({ will })).toEqual([rand(500_000), rand(200_000), rand(200_000)]);
  });
  it('grandchildren the will names themselves do not bring it in, nor does anybody excused', () => {
    const will = { legacies: [], residue: { to: [takes('ann', 1, 2), takes('g1', 1, 4), takes('g2', 1, 4)] } };
    expect(totals({ will })).toEqual([rand(450_000), rand(225_000), rand(225_000)]);
    expect(totals({ advances: [{ ...advances[0]!, excused: true }] })).toEqual([
      rand(450_000),
      rand(225_000),
      rand(225_000),
    ]);
  });
  it('an advance the will excuses leaves the division as it is: branch by branch, and nothing is said of collation', () => {
    const { id, personId, amount } = advances[0]!;
    const account = drawn(
      anEstate({
        people: [ann, ben, dead, ...issue, aPerson('g3', { parents: ['dan'] })],
        assets: [cash(1000.01)],
        settings: noFees,
        advances: [{ id, personId, amount, excused: true }],
      }),
    );
    // 1 000.01 in three: 333.34, 333.34, 333.33; Dan's 333.33 in three again.
    const awards = ['ann', 'ben', 'g1', 'g2', 'g3'].map((one) => awardOf(account, one)!);
    expect(awards.map(({ total }) => total.value)).toEqual([333.34, 333.34, 111.11, 111.11, 111.11].map(rand));
    expect(JSON.stringify(awards.map(({ grounds }) => grounds))).not.toContain('collation');
  });
});
