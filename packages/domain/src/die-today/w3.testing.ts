import { localDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { aChild, aCost, aDebt, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { rand } from '../money/cents';
import { percent } from '../money/fraction';

export const w3AsAt = localDate('2026-11-15');
const gain = (baseCost: number) => ({ gains: { kind: 'ordinary' as const, baseCost: rand(baseCost) } });
const personalUse = { gains: { kind: 'personalUse' as const } };

/** W3: married out of community without accrual; the residue carries the home bond. */
export const w3Client: Estate = anEstate({
  people: [
    aPerson('SPOUSE'),
    aChild('BEN', { bornOn: localDate('1995-01-01') }),
    aChild('CARLA', { bornOn: localDate('1997-01-01') }),
  ],
  marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: localDate('1990-01-01'), spouseId: 'SPOUSE' }],
  assets: [
    anAsset('Primary residence', 4_800_000, 'inKind', {
      class: 'immovable',
      gains: { kind: 'residence', baseCost: rand(1_100_000) },
    }),
    anAsset('Household contents', 250_000, 'inKind', personalUse),
    anAsset('Holiday flat', 2_600_000, 'inKind', { class: 'immovable', ...gain(900_000) }),
    anAsset('Share portfolio', 3_150_000, 'inKind', { liquidity: 'realisable', ...gain(1_750_000) }),
    anAsset('Cash', 420_000, 'money', { class: 'claim' }),
    anAsset('Vehicle', 380_000, 'inKind', personalUse),
    anAsset('Policy A payable to estate', 1_500_000, 'money', { class: 'claim', gains: { kind: 'longTermPolicy' } }),
  ],
  benefits: [
    { id: 'Policy B', description: 'Policy B', kind: 'policy', amount: rand(2_000_000), nominee: 'SPOUSE' },
    { id: 'Policy C', description: 'Policy C', kind: 'policy', amount: rand(500_000), nominee: 'BEN' },
    { id: 'RA', description: 'Retirement annuity', kind: 'retirement', amount: rand(3_900_000), nominee: 'SPOUSE' },
  ],
  liabilities: [
    aDebt('Home bond', 650_000),
    aDebt('Credit card', 45_000),
    aDebt('Income tax to date of death', 60_000, { kind: 'incomeTaxToDeath' }),
    aDebt('Funeral', 55_000, { kind: 'funeral' }),
  ],
  costs: [
    aCost('advertising', 'advertisements', 2500),
    aCost('conveyancing', 'transferCosts', 68_000),
    aCost('valuations', 'valuation', 12_000),
  ],
  will: {
    legacies: [
      { kind: 'asset', id: 'home', assetId: 'Primary residence', to: [takes('SPOUSE', 1)] },
      { kind: 'asset', id: 'contents', assetId: 'Household contents', to: [takes('SPOUSE', 1)] },
      { kind: 'asset', id: 'flat', assetId: 'Holiday flat', to: [takes('BEN', 1, 2), takes('CARLA', 1, 2)] },
    ],
    residue: { to: [takes('BEN', 1, 2), takes('CARLA', 1, 2)] },
  },
  settings: {
    accountDate: w3AsAt,
    taxAtDeath: { method: 'marginalRate', rate: percent(45) },
  },
});
