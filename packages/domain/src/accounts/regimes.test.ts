import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestCost,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { formatInEnglish } from '../law/message';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { fraction, whole } from '../money/fraction';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { drawAccount } from './two-heirs.testing';

const request = createFirstAndFinal(toLocalDate('2026-11-15'));
const findAward = (account: LiquidationAndDistribution, id: string, capacity: 'heir' | 'byRight' = 'heir') =>
  account.distribution?.awards.find((award) => award.personId === id && award.capacity === capacity);

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const daughter = createTestChild('daughter', { bornOn: toLocalDate('1993-01-01') });
const inCommunity: EstateMarriage = {
  kind: 'civil',
  contract: 'none',
  marriedOn: toLocalDate('1988-05-05'),
  spouseId: 'wife',
};
const createCouple = (more: Partial<Estate> & { readonly died?: string } = {}): Estate =>
  createTestEstate({
    people: [wife, son, daughter],
    marriages: [inCommunity],
    assets: [
      createTestAsset('house', 2_000_000, 'inKind', { class: 'immovable' }),
      createTestAsset('bank', 1_000_000.01, 'money', { class: 'claim' }),
    ],
    liabilities: [createTestDebt('bond', 300_000), createTestDebt('funeral', 40_000, { kind: 'funeral' })],
    costs: [createTestCost('transfer', 'transferCosts', 20_000)],
    will: { legacies: [], residue: { to: [createTaker('son', 1, 2), createTaker('daughter', 1, 2)] } },
    ...more,
  });

describe('a joint estate, in the fixed order of steps', () => {
  const account = drawAccount(createCouple());

  it('fees are on the whole joint estate', () => {
    expect(account.liquidation.gross.value).toBe(rand(3_000_000.01));
    expect(account.liquidation.administration.lines.map(({ amount }) => amount)).toEqual([
      rand(105_000),
      rand(15_750),
      rand(5800),
      rand(20_000),
    ]);
  });

  it('joint charges come off before the halves, the funeral off the half of the deceased', () => {
    // 3 000 000.01 − 146 550 − 300 000 = 2 553 450.01; the odd cent is the survivor's.
    expect(account.joint?.value.netJoint).toBe(rand(2_553_450.01));
    expect(findAward(account, 'wife', 'byRight')?.total.value).toBe(rand(1_276_725.01));
    expect(account.liquidation.forDistribution.value).toBe(rand(1_236_725));
  });

  it('assets kept are owned half and half, and there is one cash pot', () => {
    expect(findAward(account, 'wife', 'byRight')?.inKindTotal).toBe(rand(1_000_000));
    expect(findAward(account, 'wife', 'byRight')?.cash.value).toBe(rand(276_725.01));
    expect(findAward(account, 'son')?.total.value).toBe(rand(618_362.5));
    expect(findAward(account, 'son')?.inKindTotal).toBe(rand(500_000));
    expect(account.recapitulation?.surplus.value).toBe(rand(513_450.01));
    expect(account.joint?.value.heirsCash).toBe(rand(236_725));
  });

  it('duty counts half of joint property, half of joint charges and all of the funeral', () => {
    const duty = account.duty.computation!.value;
    expect(duty.totalValue).toBe(rand(1_500_000.01));
    expect(duty.totalDeductions).toBe(rand(223_275 + 40_000));
    expect(duty.residueToSpouse).toBe(nil);
  });

  it('income after the death is shared half and half too', () => {
    const withIncome = drawAccount(createCouple({ income: [{ id: 'i', narrative: 'rent', amount: rand(1000) }] }));
    expect(withIncome.income.net.value).toBe(rand(931));
    expect(withIncome.income.awards.map(({ amount }) => amount)).toEqual([rand(465.5), rand(232.75), rand(232.75)]);
  });

  it('a bequest of a joint asset gives away only the half of the deceased', () => {
    const will = {
      legacies: [{ kind: 'asset' as const, id: 'l', assetId: 'house', to: [createTaker('son', 1)] }],
      residue: { to: [createTaker('daughter', 1)] },
    };
    expect(findAward(drawAccount(createCouple({ will })), 'son')?.total.value).toBe(rand(1_000_000));
  });

  it('the survivor may take the house over under s 38 and pays the difference in', () => {
    const agreement = { id: 'x', ground: 's38' as const, assets: [{ assetId: 'house', to: [createTaker('wife', 1)] }] };
    const refused = drawLiquidationAndDistribution(createCouple({ agreements: [agreement] }), request);
    expect(readRefusalFields(refused)).toEqual(['agreements[0].masterConsents']);
    const allowed = { agreements: [{ ...agreement, masterConsents: true }] };
    const taken = drawAccount(createCouple(allowed));
    expect(findAward(taken, 'wife', 'byRight')?.inKindTotal).toBe(rand(2_000_000));
    expect(taken.recapitulation?.contributions).toEqual([{ personId: 'wife', amount: rand(723_274.99) }]);
    expect(findAward(taken, 'son')?.cash.value).toBe(rand(618_362.5));
    const forbidding = { ...createCouple().will!, forbidsTakeOver: true };
    const forbidden = drawLiquidationAndDistribution(createCouple({ ...allowed, will: forbidding }), request);
    expect(readRefusalFields(forbidden)).toEqual(['agreements[0].ground']);
  });

  it('an heir is described with the regime, and who shares in the award by it', () => {
    const people = [
      wife,
      { ...son, maritalStatus: 'inCommunity' as const, inCommunityWith: 'Anna Botha' },
      { ...daughter, maritalStatus: 'divorced' as const },
    ];
    const account = drawAccount(createCouple({ people }));
    const described = account.distribution!.awards.map(({ married }) => married && formatInEnglish(married));
    expect(described).toEqual([undefined, 'married in community of property to Anna Botha', 'divorced']);
    const unnamed = createCouple({ people: [wife, { ...son, maritalStatus: 'inCommunity' }, daughter] });
    expect(readRefusalFields(drawLiquidationAndDistribution(unnamed, request))).toEqual(['people[1].inCommunityWith']);
    const stray = createCouple({ people: [wife, { ...son, inCommunityWith: 'Anna Botha' }, daughter] });
    expect(readRefusalFields(drawLiquidationAndDistribution(stray, request))).toEqual(['people[1].maritalStatus']);
  });

  it('redistribution needs every signature, and moves kind and cash but not what each is entitled to', () => {
    const agreement = {
      id: 'x',
      ground: 'redistribution' as const,
      assets: [{ assetId: 'house', to: [createTaker('wife', 1, 2), createTaker('son', 1, 2)] }],
      transfers: [{ from: 'daughter', to: 'son', amount: rand(10_000) }],
    };
    const some = drawLiquidationAndDistribution(
      createCouple({ agreements: [{ ...agreement, signedBy: ['wife', 'son'] }] }),
      request,
    );
    expect(readRefusalFields(some)).toEqual(['agreements[0].signedBy']);
    const signed = drawAccount(createCouple({ agreements: [{ ...agreement, signedBy: ['wife', 'son', 'daughter'] }] }));
    expect(findAward(signed, 'son')?.inKindTotal).toBe(rand(1_000_000));
    expect(findAward(signed, 'son')?.total.value).toBe(rand(628_362.5));
    expect(findAward(signed, 'son')?.cash.value).toBe(rand(-371_637.5));
    expect(findAward(signed, 'daughter')?.cash.value).toBe(rand(608_362.5));
  });

  it('massed, the whole estate falls under the will and the survivor takes the limited interest', () => {
    const massing = {
      jointWill: true,
      disposesOfBoth: true,
      limitedInterestForSurvivor: true,
      survivor: 'adiated' as const,
    };
    const will = {
      legacies: [
        {
          kind: 'limited' as const,
          id: 'l',
          assetId: 'house',
          right: 'usufruct' as const,
          holders: [createTaker('wife', 1)],
          bareOwners: [createTaker('son', 1, 2), createTaker('daughter', 1, 2)],
        },
      ],
      residue: { to: [createTaker('son', 1, 2), createTaker('daughter', 1, 2)] },
    };
    const massed = drawAccount(createCouple({ marriages: [{ ...inCommunity, massing }], will }));
    // Female, age next birthday 61: factor 7.25457 on 12% of the whole house.
    expect(findAward(massed, 'wife')?.total.value).toBe(rand(1_741_096.8));
    expect(findAward(massed, 'wife')?.inKind[0]?.as).toBe('holder');
    expect(findAward(massed, 'wife', 'byRight')).toBeUndefined();
    expect(massed.distribution?.total).toBe(massed.liquidation.balance.value);
    const repudiated = drawAccount(
      createCouple({ marriages: [{ ...inCommunity, massing: { ...massing, survivor: 'repudiated' } }], will }),
    );
    expect(findAward(repudiated, 'wife', 'byRight')?.total.value).toBe(rand(1_276_725.01));
    expect(findAward(repudiated, 'wife')).toBeUndefined();
  });
});

describe('a marriage out of community', () => {
  const accrual = {
    deceased: { netEndValue: rand(3_000_000), commencementValue: rand(100_000) },
    survivor: { netEndValue: rand(100_000), commencementValue: nil },
    cpiAtMarriage: fraction(120),
    cpiAtDissolution: fraction(300),
  };
  const withAccrual = { ...inCommunity, contract: 'withAccrual' as const, accrual };

  it("the survivor's accrual claim is a liability and a deduction for duty (DE-S10)", () => {
    const account = drawAccount(createCouple({ marriages: [withAccrual] }));
    expect(account.liquidation.creditors.lines.find(({ id }) => id === 'accrual-claim')?.amount).toBe(rand(1_325_000));
    const deducted = account.duty.computation!.value.deductions.find(({ code }) => code === '4(lA)');
    expect(deducted?.amount).toBe(rand(1_325_000));
  });

  it("the estate's accrual claim is an asset, and deemed property", () => {
    const turned = { ...accrual, deceased: accrual.survivor, survivor: accrual.deceased };
    const account = drawAccount(createCouple({ marriages: [{ ...withAccrual, accrual: turned }] }));
    expect(account.liquidation.gross.value).toBe(rand(4_325_000.01));
    expect(account.duty.computation!.value.deemedProperty).toBe(rand(1_325_000));
  });

  it('a usufruct and the bare dominium are two awards that make up the asset (DE-S05)', () => {
    const out = { ...inCommunity, contract: 'withoutAccrual' as const };
    const will = {
      legacies: [
        {
          kind: 'limited' as const,
          id: 'l',
          assetId: 'house',
          right: 'usufruct' as const,
          holders: [createTaker('wife', 1)],
          bareOwners: [createTaker('son', 1)],
        },
      ],
      residue: { to: [createTaker('daughter', 1)] },
    };
    const assets = [createTestAsset('house', 2_400_000, 'inKind'), createTestAsset('bank', 900_000, 'money')];
    const account = drawAccount(createCouple({ died: '2026-03-14', marriages: [out], assets, will }));
    expect(findAward(account, 'wife')?.total.value).toBe(rand(2_089_316.16));
    expect(findAward(account, 'son')?.total.value).toBe(rand(310_683.84));
    expect(findAward(account, 'son')?.restrictions.map(formatInEnglish)).toEqual([
      'subject to a limited interest of another',
    ]);
    const spouse = account.duty.computation!.value.deductions.find(({ code }) => code === '4(q)');
    expect(spouse?.amount).toBe(rand(2_089_316.16));
  });

  it('a residue left to the spouse is deducted before duty, and pays the duty', () => {
    const out = { ...inCommunity, contract: 'withoutAccrual' as const };
    const will = {
      legacies: [{ kind: 'cash' as const, id: 'l', personId: 'son', amount: rand(5_000_000) }],
      residue: { to: [{ personId: 'wife', share: whole }] },
    };
    const assets = [createTestAsset('bank', 12_000_000, 'money')];
    const account = drawAccount(createCouple({ marriages: [out], assets, will }));
    // D = 20% × (5 000 000 − 3 500 000), whatever the residue.
    expect(account.duty.charged.value).toBe(rand(300_000));
    expect(findAward(account, 'wife')?.total.value).toBe(
      account.duty.computation!.value.residueToSpouse - rand(300_000),
    );
  });
});
