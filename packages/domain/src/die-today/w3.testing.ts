import { toLocalDate } from '../dates/local-date';
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
import { rand } from '../money/cents';
import { percent } from '../money/fraction';

export const w3AsAt = toLocalDate('2026-11-15');
const createGain = (baseCost: number) => ({ gains: { kind: 'ordinary' as const, baseCost: rand(baseCost) } });
const personalUse = { gains: { kind: 'personalUse' as const } };

/** W3: married out of community without accrual; the residue carries the home bond. */
export const w3Client: Estate = createTestEstate({
  people: [
    createTestPerson('SPOUSE'),
    createTestChild('BEN', { bornOn: toLocalDate('1995-01-01') }),
    createTestChild('CARLA', { bornOn: toLocalDate('1997-01-01') }),
  ],
  marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'SPOUSE' }],
  assets: [
    createTestAsset('Primary residence', 4_800_000, 'inKind', {
      class: 'immovable',
      gains: { kind: 'residence', baseCost: rand(1_100_000) },
    }),
    createTestAsset('Household contents', 250_000, 'inKind', personalUse),
    createTestAsset('Holiday flat', 2_600_000, 'inKind', { class: 'immovable', ...createGain(900_000) }),
    createTestAsset('Share portfolio', 3_150_000, 'inKind', { liquidity: 'realisable', ...createGain(1_750_000) }),
    createTestAsset('Cash', 420_000, 'money', { class: 'claim' }),
    createTestAsset('Vehicle', 380_000, 'inKind', personalUse),
    createTestAsset('Policy A payable to estate', 1_500_000, 'money', {
      class: 'claim',
      gains: { kind: 'longTermPolicy' },
    }),
  ],
  benefits: [
    { id: 'Policy B', description: 'Policy B', kind: 'policy', amount: rand(2_000_000), nominee: 'SPOUSE' },
    { id: 'Policy C', description: 'Policy C', kind: 'policy', amount: rand(500_000), nominee: 'BEN' },
    { id: 'RA', description: 'Retirement annuity', kind: 'retirement', amount: rand(3_900_000), nominee: 'SPOUSE' },
  ],
  liabilities: [
    createTestDebt('Home bond', 650_000),
    createTestDebt('Credit card', 45_000),
    createTestDebt('Income tax to date of death', 60_000, { kind: 'incomeTaxToDeath' }),
    createTestDebt('Funeral', 55_000, { kind: 'funeral' }),
  ],
  costs: [
    createTestCost('advertising', 'advertisements', 2500),
    createTestCost('conveyancing', 'transferCosts', 68_000),
    createTestCost('valuations', 'valuation', 12_000),
  ],
  will: {
    legacies: [
      { kind: 'asset', id: 'home', assetId: 'Primary residence', to: [createTaker('SPOUSE', 1)] },
      { kind: 'asset', id: 'contents', assetId: 'Household contents', to: [createTaker('SPOUSE', 1)] },
      {
        kind: 'asset',
        id: 'flat',
        assetId: 'Holiday flat',
        to: [createTaker('BEN', 1, 2), createTaker('CARLA', 1, 2)],
      },
    ],
    residue: { to: [createTaker('BEN', 1, 2), createTaker('CARLA', 1, 2)] },
  },
  settings: {
    accountDate: w3AsAt,
    taxAtDeath: { method: 'marginalRate', rate: percent(45) },
  },
});
