import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestAsset,
  createTestChild,
  createTestCost,
  createTestDebt,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { rand } from '../money/cents';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { toLookAt } from './to-look-at';
import { drawAccount, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const inCommunity: EstateMarriage = {
  kind: 'civil',
  contract: 'none',
  marriedOn: toLocalDate('1988-05-05'),
  spouseId: 'wife',
};
const noVendor = [{ id: 'executor', name: 'The Executor', vatVendor: false }];
const createEstate = (more: Partial<Estate>): Estate =>
  createTestEstate({
    people: [wife, son],
    marriages: [inCommunity],
    executors: noVendor,
    will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
    ...more,
  });
const createSeparate = (id: string, value: number, treatment: 'money' | 'inKind' | 'sold' = 'money') =>
  createTestAsset(id, value, treatment, { separateOf: 'deceased' });
const findTotal = (account: LiquidationAndDistribution, id: string, capacity: 'heir' | 'byRight' = 'heir') =>
  account.distribution?.awards.find((award) => award.personId === id && award.capacity === capacity)?.total.value;

describe('separate, joint and survivor’s estate are three columns', () => {
  it('separate property of R2,000,000 without a joint estate is solvent: the son gets R1,926,200.00', () => {
    const account = drawAccount(createEstate({ assets: [createSeparate('bank', 2_000_000)] }));
    expect(account.insolvent).toBeUndefined();
    expect(findTotal(account, 'son')).toBe(rand(1_926_200));
    expect(findTotal(account, 'wife', 'byRight')).toBe(0);
  });

  it('a joint estate below nil takes half of the lack from separate property, and the survivor pays the other half in', () => {
    const account = drawAccount(
      createEstate({
        assets: [createSeparate('farm', 2_000_000), createTestAsset('car', 100_000, 'sold')],
        liabilities: [createTestDebt('loan', 300_000)],
        settings: noFees,
      }),
    );
    expect(account.joint?.value.netJoint).toBe(rand(-200_000));
    expect(findTotal(account, 'son')).toBe(rand(1_900_000));
    expect(findTotal(account, 'wife', 'byRight')).toBe(rand(-100_000));
    expect(account.recapitulation?.contributions).toEqual([{ personId: 'wife', amount: rand(100_000) }]);
    const warned = toLookAt(createEstate({}), account, createFirstAndFinal(today));
    expect(warned.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('wife owes half of the rest, R 100,000.00'),
    ]);
  });

  it('an odd cent of the lack is one the deceased bears', () => {
    const account = drawAccount(
      createEstate({
        assets: [createSeparate('farm', 1000)],
        liabilities: [createTestDebt('loan', 0.03)],
        settings: noFees,
      }),
    );
    expect(findTotal(account, 'son')).toBe(rand(999.98));
    expect(findTotal(account, 'wife', 'byRight')).toBe(rand(-0.01));
  });

  it('all columns together below nil are insolvent, and creditors take everything', () => {
    const account = drawAccount(
      createEstate({
        assets: [createSeparate('farm', 150_000)],
        liabilities: [createTestDebt('loan', 200_000)],
        settings: noFees,
      }),
    );
    expect(account.insolvent?.unpaid).toBe(rand(50_000));
    expect(account.insolvent?.surplus).toBe(0);
  });

  it('where the column of the deceased alone fails, its security and its fees stay its own', () => {
    const account = drawAccount(
      createEstate({
        assets: [createSeparate('farm', 1_000_000, 'sold'), createTestAsset('bank', 400_000, 'money')],
        liabilities: [
          createTestDebt('bond', 1_100_000, { securedBy: ['farm'], allocation: 'deceasedOnly' }),
          createTestDebt('funeral', 200_000, { kind: 'funeral' }),
        ],
      }),
    );
    // Fees: 35,000 on the farm, 14,000 on the bank; Master's 2,600 by value: 1,857.14 and 742.86.
    expect(findTotal(account, 'wife', 'byRight')).toBe(rand(192_628.57));
    expect(account.insolvent?.encumbered).toHaveLength(1);
    expect(account.insolvent?.encumbered[0]?.paid).toEqual([
      { key: 'liability:bond', creditor: 'bond', amount: rand(965_000) },
    ]);
    expect(account.insolvent?.surplus).toBe(0);
  });
});

describe('each fee and cost has a bearer', () => {
  const columns = createEstate({
    assets: [createSeparate('shares', 6_000_000), createTestAsset('bank', 2_000_000, 'money')],
  });

  it('fees on separate property are not halved: the wife has R107,625.00 more, the duty is R21,525.00 less', () => {
    const account = drawAccount(columns);
    // On the joint R2,000,000: 70,000 and a quarter of the Master's 7,000. Halved as one, she would have 856,500.00.
    expect(findTotal(account, 'wife', 'byRight')).toBe(rand(964_125));
    expect(rand(964_125) - rand(856_500)).toBe(rand(107_625));
    // 7,000,000 less 210,000, 5,250 and half of 71,750; halved as one, 7,000,000 less 143,500.
    expect(account.duty.computation?.value.netValue).toBe(rand(6_748_875));
    const halved = rand((7_000_000 - 143_500 - 3_500_000) * 0.2);
    expect(halved - account.duty.charged.value).toBe(rand(21_525));
  });

  it('the working of the fee says who bears which part', () => {
    const fee = drawAccount(columns).liquidation.administration.lines.find(({ id }) => id === 'executor-remuneration');
    expect(fee?.worked.lines.slice(-2).map(({ value }) => value)).toEqual([rand(210_000), rand(70_000)]);
  });

  it('VAT follows the fee', () => {
    const account = drawAccount({ ...columns, executors: createTestEstate().executors });
    expect(findTotal(account, 'wife', 'byRight')).toBe(rand(964_125 - 5250));
    const vat = account.liquidation.administration.lines.find(({ id }) => id === 'vat-on-remuneration');
    expect(vat?.worked.section).toBe('Value-Added Tax Act 89 of 1991 s 7(1)');
  });

  it('a cost of a separate asset is borne by it; where nothing is joint, no cost is', () => {
    const cost = { ...createTestCost('transfer', 'transferCosts', 20_000), assetId: 'shares' };
    expect(findTotal(drawAccount({ ...columns, costs: [cost] }), 'wife', 'byRight')).toBe(rand(964_125));
    const joint = { ...columns, costs: [{ ...cost, allocation: 'joint' as const }] };
    expect(findTotal(drawAccount(joint), 'wife', 'byRight')).toBe(rand(954_125));
    const notices = createTestCost('notices', 'advertisements', 2000);
    const apart = createEstate({ assets: [createSeparate('bank', 2_000_000)], costs: [notices] });
    expect(findTotal(drawAccount(apart), 'son')).toBe(rand(1_924_200));
  });
});
