import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import type { LimitedLegacy } from '../estate/will';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { ann, findAward, ben, createCash, drawAccount, noFees, today } from './two-heirs.testing';

/** Awkward estates, each worked out on paper from the Acts and the tables before the code was asked. */
const wife = createTestPerson('wife', { sex: 'F', bornOn: toLocalDate('1960-01-01') }); // 67 next birthday: 6.59893
const son = createTestChild('son', { sex: 'M', bornOn: toLocalDate('1990-01-01') }); // 37 next birthday: 8.11558
const createMarriage = (contract: EstateMarriage['contract'], more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'civil',
  contract,
  marriedOn: toLocalDate('1990-01-01'),
  spouseId: 'wife',
  ...more,
});
const createEstate = (more: Partial<Estate> & { readonly died?: string }): Estate =>
  createTestEstate({
    people: [wife, ann, ben],
    marriages: [createMarriage('withoutAccrual')],
    settings: noFees,
    ...more,
  });
const leaveAllTo = (personId: string) => ({ legacies: [], residue: { to: [createTaker(personId, 1)] } });
const readDuty = (account: LiquidationAndDistribution) => account.duty.computation!.value;
const readDeduction = (account: LiquidationAndDistribution, code: string): number =>
  readDuty(account).deductions.find((one) => one.code === code)?.amount ?? 0;
const readTotals = (account: LiquidationAndDistribution, ...ids: string[]) =>
  ids.map((id) => findAward(account, id)?.total.value ?? nil);
const createUsufruct = (assetId: string, more: Partial<LimitedLegacy> = {}): LimitedLegacy => ({
  kind: 'limited',
  id: `u-${assetId}`,
  assetId,
  right: 'usufruct',
  holders: [createTaker('wife', 1)],
  bareOwners: [createTaker('ann', 1)],
  ...more,
});
const listRefused = (estate: Estate): readonly string[] =>
  readRefusalFields(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));

describe('usufruct', () => {
  const house = createTestAsset('house', 6_000_000, 'inKind', { class: 'immovable' });

  it('renounced by the wife: the house is free, nothing is deducted, and the residue bears the duty', () => {
    const account = drawAccount(
      createEstate({
        people: [{ ...wife, renounced: {} }, ann, ben],
        assets: [house, createCash(4_000_000)],
        will: { ...leaveAllTo('ben'), legacies: [createUsufruct('house')] },
      }),
    );
    // 10m − 3.5m at 20%, all of it out of the R4m.
    expect([readDeduction(account, '4(q)'), readDuty(account).duty]).toEqual([0, rand(1_300_000)]);
    expect(readTotals(account, 'ann', 'ben', 'wife')).toEqual([rand(6_000_000), rand(2_700_000), nil]);
  });

  it('over a house that was sold is one over money: capital to the owners, the enjoyment deducted', () => {
    const sold = createTestAsset('house', 4_500_000, 'sold', { class: 'immovable', soldFor: rand(5_000_000) });
    const account = drawAccount(
      createEstate({
        assets: [sold],
        will: {
          ...leaveAllTo('ben'),
          legacies: [createUsufruct('house', { bareOwners: [createTaker('ann', 1, 3), createTaker('ben', 2, 3)] })],
        },
      }),
    );
    // 5m × 12% × 6.59893.
    expect(readDeduction(account, '4(q)')).toBe(rand(3_959_358));
    expect(['ann', 'ben', 'wife'].map((id) => findAward(account, id)?.cash.value)).toEqual([
      rand(1_666_666.67),
      rand(3_333_333.33),
      nil,
    ]);
  });

  it('for a term shorter than the life is valued over the term', () => {
    const three = createTestAsset('house', 3_000_000, 'inKind', { class: 'immovable' });
    const holders = [{ ...createTaker('wife', 1), term: { kind: 'years' as const, years: 10 } }];
    const account = drawAccount(
      createEstate({
        assets: [three],
        will: { ...leaveAllTo('ben'), legacies: [createUsufruct('house', { holders })] },
      }),
    );
    // Table B for 10 years is 5.6502, below 6.59893: 360 000 × 5.6502.
    expect(readTotals(account, 'wife', 'ann')).toEqual([rand(2_034_072), rand(965_928)]);
  });

  it('of a joint will the wife repudiates: her half is hers, the other half is free of it', () => {
    const massing = {
      jointWill: true,
      disposesOfBoth: true,
      limitedInterestForSurvivor: true,
      survivor: 'repudiated' as const,
    };
    const flat = createTestAsset('flat', 8_000_000, 'inKind', { class: 'immovable' });
    const account = drawAccount(
      createEstate({
        marriages: [createMarriage('none', { massing })],
        assets: [flat, createCash(400_000)],
        will: { ...leaveAllTo('ben'), legacies: [createUsufruct('flat')] },
      }),
    );
    // Half of 8.4m, less 3.5m, at 20%: 140 000, which the half of the money carries.
    expect(readDuty(account)).toMatchObject({ totalValue: rand(4_200_000), duty: rand(140_000) });
    expect(readTotals(account, 'ann', 'ben')).toEqual([rand(4_000_000), rand(60_000)]);
    expect(findAward(account, 'wife')).toMatchObject({ capacity: 'byRight', total: { value: rand(4_200_000) } });
  });
});

describe('collation by representation', () => {
  const dan = createTestChild('dan', { diedOn: toLocalDate('2020-01-01') });
  const issue = [createTestPerson('g1', { parents: ['dan'] }), createTestPerson('g2', { parents: ['dan'] })];
  const drawWithAdvances = (advances: Estate['advances']): LiquidationAndDistribution =>
    drawAccount(
      createEstate({ people: [ann, ben, dan, ...issue], marriages: [], assets: [createCash(900_000)], advances }),
    );

  it('an advance above the whole share: the line keeps it and stands out', () => {
    // (900 000 + 600 000) ÷ 3 is below 600 000; the others share what there is.
    const account = drawWithAdvances([{ id: 'a', personId: 'dan', amount: rand(600_000) }]);
    expect(readTotals(account, 'ann', 'ben', 'g1', 'g2')).toEqual([rand(450_000), rand(450_000), nil, nil]);
  });

  it('beside the advance of a living child, each line brings in its own', () => {
    // Pot 900 000 + 90 000 + 210 000 = 1 200 000: 400 000 each; ann less 90 000, the line of dan less 210 000.
    const account = drawWithAdvances([
      { id: 'a', personId: 'ann', amount: rand(90_000) },
      { id: 'd', personId: 'dan', amount: rand(210_000) },
    ]);
    expect(readTotals(account, 'ann', 'ben', 'g1', 'g2')).toEqual([
      rand(310_000),
      rand(400_000),
      rand(95_000),
      rand(95_000),
    ]);
  });
});

describe('income and loss', () => {
  const farm = createTestAsset('farm', 2_000_000, 'inKind', { class: 'immovable' });
  const shop = createTestAsset('shop', 1_000_000, 'inKind', { class: 'immovable' });
  const will = {
    legacies: [
      { kind: 'asset' as const, id: 'f', assetId: 'farm', to: [createTaker('ann', 1)] },
      { kind: 'asset' as const, id: 's', assetId: 'shop', to: [createTaker('ben', 1)] },
    ],
    residue: { to: [createTaker('ann', 1, 2), createTaker('ben', 1, 2)] },
  };
  const drawEstate = (more: Partial<Estate>): LiquidationAndDistribution =>
    drawAccount(
      createEstate({
        people: [wife, ann, ben],
        marriages: [],
        assets: [farm, shop, createCash(100_000)],
        income: [{ id: 'r', narrative: 'Rent of the farm', amount: rand(100_000), assetId: 'farm' }],
        incomeExpenses: [
          { id: 'e', narrative: 'Wages', amount: rand(30_000), assetId: 'farm' },
          { id: 'x', narrative: 'Rates of the shop', amount: rand(40_000), assetId: 'shop' },
        ],
        will,
        ...more,
      }),
    );

  it('of two legacies: the loss of one is paid in by its own heir', () => {
    // 6% of 100 000 and 15% VAT on it fall on what brought the income.
    expect(drawEstate({}).income.awards.map(({ personId, amount }) => [personId, amount])).toEqual([
      ['ann', rand(63_100)],
      ['ben', rand(-40_000)],
    ]);
  });

  it('in a joint estate the half of the wife has half of each', () => {
    const account = drawEstate({ marriages: [createMarriage('none')] });
    const found = Object.fromEntries(
      account.income.awards.map(({ personId, capacity, amount }) => [`${personId} ${capacity}`, amount]),
    );
    expect(found).toEqual({ 'ann heir': rand(31_550), 'ben heir': rand(-20_000), 'wife byRight': rand(11_550) });
  });
});

describe('facts that cannot be so are refused by name', () => {
  const plain = { assets: [createCash(100_000)], will: leaveAllTo('ann') };
  it.each<[string, Partial<Estate>, string]>([
    ['an heir who is not captured', { will: leaveAllTo('stranger') }, 'will.residue.to[0].personId'],
    ['a spouse who is not captured', { people: [ann, ben] }, 'marriages[0].spouseId'],
    [
      'an account dated before the death',
      { settings: { ...noFees, accountDate: toLocalDate('2026-04-01') } },
      'settings.accountDate',
    ],
    [
      'a marriage before a birth',
      { marriages: [createMarriage('withoutAccrual', { marriedOn: toLocalDate('1959-12-31') })] },
      'marriages[0].marriedOn',
    ],
    [
      'letters before the death',
      { executors: [{ id: 'e', name: 'E', vatVendor: false, lettersOn: toLocalDate('2026-04-01') }] },
      'executors[0].lettersOn',
    ],
    [
      'proceeds of what is kept',
      { assets: [createTestAsset('flat', 1, 'inKind', { soldFor: rand(1) })] },
      'assets[0].soldFor',
    ],
    [
      'a debt taken over by somebody unknown',
      { liabilities: [createTestDebt('bond', 5, { takenOverBy: 'stranger' })] },
      'liabilities[0].takenOverBy',
    ],
  ])('%s', (_, more, field) => {
    expect(listRefused(createEstate({ ...plain, ...more }))).toContain(field);
  });
});

describe('what the duty takes from the estate', () => {
  it('a donation in view of death to the wife is deducted, one to a hospice too, and neither is asked for duty', () => {
    const createGift = (id: string, value: number, to: string) => ({
      id,
      description: id,
      value: rand(value),
      exemptUnder: '56(1)(c)' as const,
      donees: [createTaker(to, 1)],
    });
    const account = drawAccount(
      createEstate({
        people: [wife, ann, createTestPerson('hospice', { kind: 'publicBenefit' })],
        assets: [createCash(5_000_000)],
        donations: [
          createGift('ring', 1_000_000, 'wife'),
          createGift('art', 500_000, 'hospice'),
          createGift('car', 250_000, 'ann'),
        ],
        will: leaveAllTo('ann'),
      }),
    );
    expect([readDeduction(account, '4(h)'), readDeduction(account, '4(q)')]).toEqual([rand(500_000), rand(1_000_000)]);
    // 6 750 000 − 1 500 000 − 3 500 000 at 20%; ann bears 250 000 ÷ 5 250 000 of it.
    expect(readDuty(account).duty).toBe(rand(350_000));
    expect(readDuty(account).shares.filter(({ recoverable }) => recoverable > 0)).toMatchObject([
      { personId: 'ann', recoverable: rand(16_666.67) },
    ]);
  });

  it('improvements the next to enjoy a farm paid for come off the interest that ended, and off what he bears', () => {
    const held = {
      id: 'h',
      description: 'Usufruct over the farm',
      right: 'usufruct' as const,
      instrument: 'Will of the father',
      value: rand(4_000_000),
      charges: [],
      successors: [createTaker('son', 1)],
      forDuty: { enjoyedBy: 'son' },
    };
    const account = drawAccount(
      createEstate({
        people: [ann, son],
        marriages: [],
        assets: [createCash(3_000_000)],
        interestsHeld: [held],
        improvements: [{ id: 'i', item: { list: 'interestsHeld', id: 'h' }, paidBy: 'son', amount: rand(500_000) }],
        will: leaveAllTo('ann'),
      }),
    );
    // 480 000 × 8.11558 = 3 895 478.40; less 500 000; with 3m less 3.5m at 20%.
    expect(readDeduction(account, '4(j)')).toBe(rand(500_000));
    expect(readDuty(account)).toMatchObject({ netValue: rand(6_395_478.4), duty: rand(579_095.68) });
    // 579 095.68 × 3 395 478.40 ÷ 6 395 478.40
    expect(readDuty(account).shares).toMatchObject([{ personId: 'son', recoverable: rand(307_452.66) }]);
  });

  it('improvements to a house count for whoever takes the house, and for nobody else', () => {
    const house = createTestAsset('house', 5_000_000, 'inKind', { class: 'immovable' });
    const createImprovedEstate = (who: string): Estate =>
      createEstate({
        marriages: [],
        people: [ann, ben],
        assets: [house],
        improvements: [{ id: 'i', item: { list: 'assets', id: 'house' }, paidBy: who, amount: rand(750_000) }],
        will: leaveAllTo('ann'),
      });
    expect(readDuty(drawAccount(createImprovedEstate('ann'))).duty).toBe(rand(150_000));
    expect(listRefused(createImprovedEstate('ben'))).toEqual(['improvements[0].paidBy']);
  });

  it('an annuity charged on a farm that passes to the wife is included and deducted alike', () => {
    const annuity = { id: 'a', description: 'Annuity', yearly: rand(100_000), chargedOnProperty: true };
    const account = drawAccount(
      createEstate({
        assets: [createCash(4_000_000)],
        annuitiesHeld: [{ ...annuity, passesTo: 'wife' }],
        will: leaveAllTo('ann'),
      }),
    );
    expect(readDuty(account).totalValue).toBe(rand(4_659_893));
    expect(readDeduction(account, '4(q)')).toBe(rand(659_893));
    expect(readDuty(account).duty).toBe(rand(100_000));
  });

  it('a policy already in the value of shares is deducted so far as it is', () => {
    const policy = { id: 'p', kind: 'policy' as const, description: 'Policy', nominee: 'ann', amount: rand(2_000_000) };
    const account = drawAccount(
      createEstate({
        assets: [createCash(4_000_000)],
        benefits: [{ ...policy, inShareValue: rand(1_500_000) }],
        will: leaveAllTo('ann'),
      }),
    );
    // 6m − 1.5m − 3.5m at 20%.
    expect(readDeduction(account, '4(p)')).toBe(rand(1_500_000));
    expect(readDuty(account).duty).toBe(rand(200_000));
  });

  it('what the wife must hand on out of a farm comes off the farm as it is included', () => {
    const farm = createTestAsset('farm', 10_000_000, 'inKind', { class: 'immovable', bonaFideFarm: true });
    const account = drawAccount(
      createEstate({
        assets: [farm, createCash(1_000_000)],
        will: {
          ...leaveAllTo('ann'),
          legacies: [{ kind: 'asset', id: 'l', assetId: 'farm', to: [createTaker('wife', 1)] }],
          handOvers: [{ id: 'h', spouseId: 'wife', legacyId: 'l', toPersonId: 'ben', amount: rand(2_000_000) }],
        },
      }),
    );
    // 7m included, 2m handed on: 5m; 8m − 5m is below the abatement.
    expect(readDeduction(account, '4(q)')).toBe(rand(5_000_000));
    expect(readDuty(account).duty).toBe(nil);
  });

  it('half the residue to a trust that vests in the wife, half to one whose trustees choose', () => {
    const createTrust = (id: string, mayGiveToOthers: boolean) =>
      createTestPerson(id, { kind: 'trust', spouseTrust: { spouseId: 'wife', mayGiveToOthers } });
    const account = drawAccount(
      createEstate({
        people: [wife, ann, createTrust('hers', false), createTrust('theirs', true)],
        assets: [createCash(12_000_000)],
        will: { legacies: [], residue: { to: [createTaker('hers', 1, 2), createTaker('theirs', 1, 2)] } },
      }),
    );
    expect(readDeduction(account, '4(q)')).toBe(rand(6_000_000));
    expect(readDuty(account).duty).toBe(rand(500_000));
  });

  it('the widow of a man who left two wives has half of what he did not use', () => {
    const first = createTestPerson('wife', { diedOn: toLocalDate('2019-05-05') });
    const account = drawAccount(
      createEstate({
        people: [first, ann],
        marriages: [
          createMarriage('withoutAccrual', { earlierEstate: { abatementUsed: rand(1_000_000), spouses: 2 } }),
        ],
        assets: [createCash(6_000_000)],
        will: leaveAllTo('ann'),
      }),
    );
    // 3.5m + (3.5m − 1m) ÷ 2 = 4.75m.
    expect(readDuty(account)).toMatchObject({ abatement: rand(4_750_000), duty: rand(250_000) });
  });
});

describe('charges the account works out', () => {
  const plain = { people: [ann, ben], marriages: [], will: leaveAllTo('ann') };

  it('interest on duty ends on each payment for what it paid', () => {
    const payments = [{ id: 'p', on: toLocalDate('2026-07-01'), amount: rand(100_000) }];
    const account = drawAccount(
      createEstate({ ...plain, died: '2025-04-02', assets: [createCash(5_000_000)], dutyAssessment: { payments } }),
    );
    // 6% of 100 000 for 90 days and of 200 000 for 227 days: 1 479.45 + 7 463.01.
    expect(account.liquidation.estateDuty.lines.map(({ amount }) => amount)).toEqual([rand(300_000), rand(8_942.46)]);
  });

  it('the estate’s own gain is the price less costs and the value at death', () => {
    const flat = createTestAsset('flat', 1_000_000, 'sold', {
      class: 'immovable',
      soldFor: rand(1_500_000),
      saleCosts: rand(60_000),
      soldOn: toLocalDate('2026-06-01'),
      gains: { kind: 'ordinary', baseCost: rand(1_000_000) },
    });
    // (440 000 − 50 000) × 40% × 18%.
    const account = drawAccount(createEstate({ ...plain, assets: [flat] }));
    expect(account.taxAfter?.value.normalTax).toBe(rand(28_080));
  });

  it('s 25(6) leaves the tax with the estate where it is no more than half', () => {
    const farm = createTestAsset('farm', 10_000_000, 'inKind', {
      class: 'immovable',
      gains: { kind: 'ordinary', baseCost: nil },
    });
    const account = drawAccount(
      createEstate({
        ...plain,
        assets: [farm],
        liabilities: [createTestDebt('bond', 5_000_000)],
        settings: {
          ...noFees,
          taxAtDeath: { method: 'marginalRate', rate: percent(45) },
          heirCarriesTax: { personId: 'ann', assetId: 'farm' },
        },
      }),
    );
    // 1 720 800 is below half of 5m.
    expect(account.carriedByHeir?.value.heirMayCarry).toBe(nil);
    expect(account.liquidation.creditors.total.value).toBe(rand(6_720_800));
  });

  it('one fee by agreed parts: two thirds with VAT, a third without', () => {
    const executors = [
      { id: 'a', name: 'A', vatVendor: true, part: fraction(2, 3) },
      { id: 'b', name: 'B', vatVendor: false, part: fraction(1, 3) },
    ];
    const account = drawAccount(
      createEstate({ ...plain, assets: [createCash(1_000_000)], executors, settings: createTestEstate().settings }),
    );
    const amounts = new Map(account.liquidation.administration.lines.map(({ id, amount }) => [id, amount]));
    expect([amounts.get('executor-remuneration'), amounts.get('vat-on-remuneration')]).toEqual([
      rand(35_000),
      rand(3_500),
    ]);
  });

  it('two legacies paid late carry interest each from its own day, borne by the residue', () => {
    const createLateLegacy = (id: string, personId: string, amount: number, from: string) => ({
      kind: 'cash' as const,
      id,
      personId,
      amount: rand(amount),
      lateInterest: { from: toLocalDate(from), yearlyRate: percent('7.25') },
    });
    const account = drawAccount(
      createEstate({
        ...plain,
        assets: [createCash(1_000_000)],
        will: {
          ...leaveAllTo('ann'),
          legacies: [
            createLateLegacy('x', 'ben', 100_000, '2026-08-15'),
            createLateLegacy('y', 'ann', 50_000, '2026-11-15'),
          ],
        },
      }),
    );
    // 100 000 × 7.25% × 92 ÷ 365; the other falls due on the day of the account.
    expect(account.liquidation.creditors.total.value).toBe(rand(1_827.4));
    expect(readTotals(account, 'ben', 'ann')).toEqual([rand(100_000), rand(898_172.6)]);
  });

  it('the accrual claim where the end value is read from the estate', () => {
    const accrual = {
      deceased: { commencementValue: rand(100_000) },
      survivor: { netEndValue: rand(100_000), commencementValue: nil },
      cpiAtMarriage: fraction(120),
      cpiAtDissolution: fraction(300),
    };
    const account = drawAccount(
      createEstate({
        marriages: [createMarriage('withAccrual', { accrual })],
        assets: [
          createCash(2_500_000),
          createTestAsset('heirloom', 500_000, 'inKind', { excludedFromAccrual: 'inheritanceOrDonationFromOthers' }),
        ],
        liabilities: [createTestDebt('shop', 400_000), createTestDebt('grave', 30_000, { kind: 'funeral' })],
        will: leaveAllTo('ann'),
      }),
    );
    // (2.5m − 0.4m − 250 000) − 100 000, halved.
    expect(readDeduction(account, '4(lA)')).toBe(rand(875_000));
    expect(readTotals(account, 'ann')).toEqual([rand(1_695_000)]);
  });
});

describe('a Namibian estate without a will', () => {
  const intestate: Partial<Estate> = {
    country: 'NA',
    people: [ann, ben],
    marriages: [],
    assets: [createCash(300_000)],
    settings: { ...noFees, mastersFee: { amount: nil } },
  };
  it('is divided by the Ordinance among the children', () => {
    const account = drawAccount(createEstate(intestate));
    expect(readTotals(account, 'ann', 'ben')).toEqual([rand(150_000), rand(150_000)]);
  });
  it('is divided by the heirs captured by hand', () => {
    const account = drawAccount(
      createEstate({ ...intestate, intestateHeirs: [createTaker('ann', 1, 3), createTaker('ben', 2, 3)] }),
    );
    expect(readTotals(account, 'ann', 'ben')).toEqual([rand(100_000), rand(200_000)]);
  });
  it('prints that they take by intestacy in the shares stated, and nowhere a will that is not there', () => {
    const account = drawAccount(
      createEstate({ ...intestate, intestateHeirs: [createTaker('ann', 1, 3), createTaker('ben', 2, 3)] }),
    );
    const printed = JSON.stringify(account, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(printed).toContain('intestate, in the shares the executor states');
    expect(printed).not.toMatch(/named in the will|of the will/);
  });
});
