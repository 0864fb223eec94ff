import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestDebt,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import { rand, sum } from '../money/cents';
import { fraction } from '../money/fraction';
import { readRefusalFields } from '../law/testing';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { drawAccount, findAward, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const bond = { securedBy: ['house'], staysOnAsset: true };
const createEstate = (more: Partial<Estate>): Estate =>
  createTestEstate({
    people: [wife, son],
    marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1988-05-05'), spouseId: 'wife' }],
    assets: [createTestAsset('house', 6_000_000, 'inKind'), createTestAsset('bank', 2_000_000, 'money')],
    liabilities: [createTestDebt('bond', 1_500_000, bond)],
    will: {
      legacies: [{ kind: 'asset', id: 'l', assetId: 'house', to: [createTaker('wife', 1)] }],
      residue: { to: [createTaker('son', 1)] },
    },
    settings: noFees,
    ...more,
  });

describe('a house the will leaves subject to its bond', () => {
  it('is worth what the bond leaves: whoever takes it brings the bond in, and the residue is whole', () => {
    const account = drawAccount(createEstate({}));
    expect(findAward(account, 'wife')?.total.value).toBe(rand(4_500_000));
    expect(findAward(account, 'son')?.total.value).toBe(rand(2_000_000));
    expect(account.recapitulation?.contributions).toEqual([{ personId: 'wife', amount: rand(1_500_000) }]);
    expect(account.distribution?.reducedBy).toBe(0);
    // s 4(q) on 4,500,000 and s 4(b) on 1,500,000: the son's 2,000,000 is all that is left.
    expect(account.duty.computation?.value.netValue).toBe(rand(2_000_000));
  });

  it('without those words the residue pays the bond', () => {
    const account = drawAccount(
      createEstate({ liabilities: [createTestDebt('bond', 1_500_000, { securedBy: ['house'] })] }),
    );
    expect(findAward(account, 'wife')?.total.value).toBe(rand(6_000_000));
    expect(findAward(account, 'son')?.total.value).toBe(rand(500_000));
    expect(account.duty.computation?.value.netValue).toBe(rand(500_000));
  });

  it('with the consent of the bank no money is needed', () => {
    const account = drawAccount(
      createEstate({ liabilities: [createTestDebt('bond', 1_500_000, { ...bond, takenOverBy: 'wife' })] }),
    );
    expect(findAward(account, 'wife')?.total.value).toBe(rand(4_500_000));
    expect(account.recapitulation?.contributions ?? []).toEqual([]);
  });

  it('two who take it bear it by their shares, and the residue the share it keeps', () => {
    const to = [createTaker('wife', 1, 2), createTaker('son', 1, 4)];
    const account = drawAccount(
      createEstate({
        will: {
          legacies: [{ kind: 'asset', id: 'l', assetId: 'house', to }],
          residue: { to: [createTaker('son', 1)] },
        },
      }),
    );
    expect(findAward(account, 'wife')?.total.value).toBe(rand(2_250_000));
    // A quarter of the house less a quarter of the bond, and the residue: 2,000,000 and the last quarter, less its bond.
    // Duty of 150,000 on what is above 3,500,000 comes off the residue.
    expect(findAward(account, 'son')?.total.value).toBe(rand(1_125_000 + 2_000_000 + 1_125_000 - 150_000));
  });

  it('of a joint house the half of the deceased bears half of the bond', () => {
    const joint = { kind: 'civil', contract: 'none', marriedOn: toLocalDate('1988-05-05'), spouseId: 'wife' } as const;
    const account = drawAccount(
      createEstate({
        marriages: [joint],
        will: {
          legacies: [{ kind: 'asset', id: 'l', assetId: 'house', to: [createTaker('son', 1)] }],
          residue: { to: [createTaker('son', 1)] },
        },
      }),
    );
    const totals = account.distribution?.awards.map(({ personId, total }) => [personId, total.value]);
    // 8,000,000 less 1,500,000, in halves.
    expect(totals).toEqual([
      ['wife', rand(3_250_000)],
      ['son', rand(3_250_000)],
    ]);
  });

  it('a bond above the house leaves the legacy worth nothing, and the residue pays the rest', () => {
    const account = drawAccount(createEstate({ liabilities: [createTestDebt('bond', 6_500_000, bond)] }));
    expect(findAward(account, 'wife')?.total.value).toBe(0);
    expect(findAward(account, 'son')?.total.value).toBe(rand(1_500_000));
  });
});

describe('a medical account of the last illness', () => {
  const createFailing = (more: object): Estate =>
    createTestEstate({
      people: [son],
      assets: [createTestAsset('bank', 1000, 'money')],
      liabilities: [createTestDebt('hospital', 500, { kind: 'medical', ...more }), createTestDebt('loan', 4500)],
      settings: noFees,
    });
  const readPaid = (estate: Estate): number =>
    sum(
      drawAccount(estate).insolvent!.ranks.flatMap(({ claims }) =>
        claims.filter(({ id }) => id === 'liability:hospital').map(({ paid }) => paid),
      ),
    );

  it('ranks under s 96 in an estate that cannot pay, up to R300', () => {
    // 300 first; 700 for the remaining 200 and 4,500: 29.7872 of the 200.
    expect(readPaid(createFailing({ ofLastIllness: true }))).toBe(rand(329.79));
    expect(readPaid(createFailing({}))).toBe(rand(100));
  });

  it('is deducted under s 4(a), and any other under s 4(b)', () => {
    const readCodes = (more: object) =>
      drawAccount({
        ...createFailing(more),
        assets: [createTestAsset('bank', 5_000_000, 'money')],
        will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
      }).duty.computation!.value.deductions.map(({ code, amount }) => [code, amount]);
    expect(readCodes({ ofLastIllness: true })).toEqual([
      ['4(a)', rand(500)],
      ['4(b)', rand(4500)],
      ['4(c)', 0],
    ]);
    expect(readCodes({})).toEqual([
      ['4(b)', rand(5000)],
      ['4(c)', 0],
    ]);
  });
});

describe('an asset given in settlement of the accrual claim (Income Tax Act s 9HA(2))', () => {
  const accrual = {
    deceased: { commencementValue: rand(0) },
    survivor: { commencementValue: rand(0), netEndValue: rand(0) },
    cpiAtMarriage: fraction(1),
    cpiAtDissolution: fraction(1),
  };
  const flat = (value: number, more = {}) =>
    createTestAsset('flat', value, 'inKind', { gains: { kind: 'ordinary', baseCost: rand(500_000) }, ...more });
  const createSettled = (more: object, value = 2_000_000): Estate =>
    createEstate({
      marriages: [
        { kind: 'civil', contract: 'withAccrual', marriedOn: toLocalDate('1988-05-05'), spouseId: 'wife', accrual },
      ],
      assets: [flat(value, more), createTestAsset('bank', 6_000_000 - value, 'money')],
      liabilities: [],
      will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
      settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } },
    });

  it('rolls over, and only the rest of the claim is paid in money', () => {
    const account = drawAccount(createSettled({ settlesAccrualOf: 'wife' }));
    expect(account.tax?.gains.value.assets.map(({ rollsOver }) => rollsOver)).toEqual([true]);
    expect(account.tax?.gainsTax.value).toBe(0);
    expect(findAward(account, 'son')?.total.value).toBe(rand(3_000_000));
    expect(account.liquidation.assets.flatMap(({ lines }) => lines.map(({ narrative }) => narrative))).toContain(
      'flat, taken by wife for the accrual claim',
    );
    // Left to the son instead, the gain of 1,500,000 less 440,000 is taxed: 18% of 1,060,000.
    const inherited = drawAccount(createSettled({}));
    expect(inherited.tax?.gainsTax.value).toBe(rand(190_800));
    expect(findAward(inherited, 'son')?.total.value).toBe(rand(3_000_000 - 190_800));
  });

  it('may not be worth more than the claim, and is for a spouse who claims', () => {
    const readFields = (estate: Estate) =>
      readRefusalFields(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));
    expect(readFields(createSettled({ settlesAccrualOf: 'wife' }, 3_000_000.01))).toEqual([
      'assets[0].settlesAccrualOf',
    ]);
    expect(findAward(drawAccount(createSettled({ settlesAccrualOf: 'wife' }, 3_000_000)), 'son')?.total.value).toBe(
      rand(3_000_000),
    );
    expect(readFields(createSettled({ settlesAccrualOf: 'son' }))).toEqual(['assets[0].settlesAccrualOf']);
  });
});
