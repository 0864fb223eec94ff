import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { createCash, drawAccount, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01'), sex: 'M' });
const marriage = {
  kind: 'civil' as const,
  contract: 'withoutAccrual' as const,
  marriedOn: toLocalDate('1988-01-01'),
  spouseId: 'wife',
};
const leaveAllTo = (personId: string) => ({ legacies: [], residue: { to: [createTaker(personId, 1)] } });
const createEstate = (more: Partial<Estate>): Estate =>
  createTestEstate({
    people: [wife, son],
    assets: [createCash(5_000_000)],
    will: leaveAllTo('son'),
    settings: noFees,
    ...more,
  });
const readDuty = (more: Partial<Estate>) => drawAccount(createEstate(more)).duty.computation!.value;
const readDeduction = (more: Partial<Estate>, code: string) =>
  readDuty(more).deductions.find((one) => one.code === code)?.amount ?? nil;

describe('what the duty knows, the estate can hold', () => {
  it('exempt donations and property the deceased could dispose of are deemed property', () => {
    const donation = {
      id: 'gift',
      description: 'Gift on account of death',
      value: rand(1_000_000),
      exemptUnder: '56(1)(c)' as const,
      donees: [createTaker('son', 1)],
    };
    const found = readDuty({
      donations: [donation],
      disposableProperty: [{ id: 'p', description: 'Power over a trust', value: rand(400_000) }],
    });
    expect(found.deemedProperty).toBe(rand(1_400_000));
    // 6 400 000 less 3 500 000 at 20%; the donee bears a million of 6.4 million.
    expect(found.duty).toBe(rand(580_000));
    expect(found.shares).toMatchObject([{ personId: 'son', share: rand(90_625) }]);
    expect(readDeduction({ donations: [{ ...donation, inShareValue: rand(300_000) }] }, '4(p)')).toBe(rand(300_000));
    const nobody = drawLiquidationAndDistribution(
      createEstate({ donations: [{ ...donation, donees: [] }] }),
      createFirstAndFinal(today),
    );
    expect(readRefusalFields(nobody)).toEqual(['donations[0].donees']);
  });

  it('an annuity that passes on is valued over the life of whom it passes to', () => {
    const annuity = { id: 'a', description: 'Annuity', yearly: rand(100_000), chargedOnProperty: false };
    // The son is 36: next birthday 37, factor 8.11558.
    expect(readDuty({ annuitiesHeld: [{ ...annuity, passesTo: 'son' }] }).property).toBe(rand(5_811_558));
    expect(readDuty({ annuitiesHeld: [annuity] }).property).toBe(rand(5_000_000));
    const charged = { ...annuity, chargedOnProperty: true };
    expect(readDuty({ annuitiesHeld: [{ ...charged, ownerId: 'son' }] }).property).toBe(rand(5_811_558));
    expect(
      readRefusalFields(
        drawLiquidationAndDistribution(createEstate({ annuitiesHeld: [charged] }), createFirstAndFinal(today)),
      ),
    ).toEqual(['annuitiesHeld[0].ownerId']);
  });

  it('art lent to the public for thirty years is deducted at what it is included at; a shorter loan is not', () => {
    const createLentPainting = (years: number) =>
      createTestAsset('painting', 800_000, 'inKind', {
        lentForPublic: { borrower: 'National Gallery', deedOn: toLocalDate('2000-01-01'), years },
      });
    const will = leaveAllTo('son');
    expect(readDeduction({ assets: [createCash(5_000_000), createLentPainting(30)], will }, '4(o)')).toBe(
      rand(800_000),
    );
    expect(readDeduction({ assets: [createCash(5_000_000), createLentPainting(29)], will }, '4(o)')).toBe(nil);
  });

  it('improvements the taker paid for come off, at most what the property is included at', () => {
    const house = createTestAsset('house', 500_000, 'inKind', { class: 'immovable' });
    const improvement = { id: 'i', item: { list: 'assets' as const, id: 'house' }, paidBy: 'son' };
    const readImprovement = (amount: number) =>
      readDeduction(
        { assets: [createCash(5_000_000), house], improvements: [{ ...improvement, amount: rand(amount) }] },
        '4(i)',
      );
    expect(readImprovement(120_000)).toBe(rand(120_000));
    expect(readImprovement(900_000)).toBe(rand(500_000));
  });

  it('what the will obliges the spouse to hand on is not deducted, out of a legacy or of the residue', () => {
    const handOver = { id: 'h', spouseId: 'wife', toPersonId: 'son', amount: rand(400_000) };
    const legacy = { kind: 'cash' as const, id: 'l', personId: 'wife', amount: rand(1_000_000) };
    const married = { marriages: [marriage] };
    const byLegacy = { legacies: [legacy], residue: { to: [createTaker('son', 1)] } };
    expect(readDeduction({ ...married, will: byLegacy }, '4(q)')).toBe(rand(1_000_000));
    const handed = { ...byLegacy, handOvers: [{ ...handOver, legacyId: 'l' }] };
    expect(readDeduction({ ...married, will: handed }, '4(q)')).toBe(rand(600_000));
    const residue = { ...leaveAllTo('wife'), handOvers: [handOver] };
    expect(readDeduction({ ...married, will: residue }, '4(q)')).toBe(rand(4_600_000));
  });

  it('a trust in which all vests in the spouse is the spouse; one whose trustees may choose is not', () => {
    const createTrust = (mayGiveToOthers: boolean) =>
      createTestPerson('trust', { kind: 'trust', spouseTrust: { spouseId: 'wife', mayGiveToOthers } });
    const readSpouseDeduction = (mayGiveToOthers: boolean) =>
      readDeduction(
        { people: [wife, son, createTrust(mayGiveToOthers)], marriages: [marriage], will: leaveAllTo('trust') },
        '4(q)',
      );
    expect(readSpouseDeduction(false)).toBe(rand(5_000_000));
    expect(readSpouseDeduction(true)).toBe(nil);
  });

  it('spouses who died together: the smaller estate died first, and only the larger has what it left', () => {
    const died = createTestEstate().deceased.diedOn;
    const readDutyTogether = (other: number) =>
      readDuty({
        people: [{ ...wife, diedOn: died, outlivedDeceased: false }, son],
        marriages: [{ ...marriage, earlierEstate: { diedTogetherNetValue: rand(other) } }],
      });
    // The other estate of a million used a million of the abatement: 3.5 + 2.5.
    expect(readDutyTogether(1_000_000).abatement).toBe(rand(6_000_000));
    expect(readDutyTogether(9_000_000).abatement).toBe(rand(3_500_000));
  });
});

/**
 * Two joint assets of odd cents: each half is included rounded half up, 593 480.625 at 593 480.63 and 634 170.275 at
 * 634 170.28, so that what is included comes to a cent more than half of the joint estate. Section 4(q) takes a share at
 * the value at which it is included: 1 227 650.91 halved is 613 825.455, half up 613 825.46. The award is a share of what
 * there is to divide: 2 455 301.80 halved is 1 227 650.90, and half of that 613 825.45. Neither cent is lost.
 */
it('the spouse’s share of the residue is deducted at what was included, and awarded at what there is', () => {
  const joint = createEstate({
    marriages: [{ ...marriage, contract: 'none' }],
    assets: [createTestAsset('fund', 1_186_961.25, 'inKind'), createTestAsset('trusts', 1_268_340.55, 'inKind')],
    will: { legacies: [], residue: { to: [createTaker('wife', 1, 2), createTaker('son', 1, 2)] } },
  });
  const account = drawAccount(joint);
  const found = account.duty.computation!.value;
  expect(found.included.map(({ value }) => value)).toEqual([rand(593_480.63), rand(634_170.28)]);
  expect(found.totalValue).toBe(rand(1_227_650.91));
  expect(found.deductions.find(({ code }) => code === '4(q)')?.amount).toBe(rand(613_825.46));
  // The half by right, then the two who inherit.
  const awarded = account.distribution!.awards.map(({ total }) => total.value);
  expect(awarded).toEqual([rand(1_227_650.9), rand(613_825.45), rand(613_825.45)]);
});
