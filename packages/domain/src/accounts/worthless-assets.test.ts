import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import {
  createTestChild,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import type { Legacy } from '../estate/will';
import { rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { drawAccount, noFees } from './two-heirs.testing';

/** A flat with a gain of R1m goes to the son, who takes the residue; shares that cost R500 000 are worth next to nothing. */
const computeGainsTax = (worth: number, legacies: readonly Legacy[]): number =>
  drawAccount(
    createTestEstate({
      people: [
        createTestPerson('wife', { sex: 'F', bornOn: toLocalDate('1960-01-01') }),
        createTestChild('son', adult),
      ],
      marriages: [
        { kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' },
      ],
      assets: [
        createTestAsset('flat', 2_000_000, 'inKind', { gains: { kind: 'ordinary', baseCost: rand(1_000_000) } }),
        createTestAsset('shares', worth, 'inKind', { gains: { kind: 'ordinary', baseCost: rand(500_000) } }),
        createTestAsset('bank', 1_000_000, 'money'),
      ],
      will: { legacies, residue: { to: [createTaker('son', 1)] } },
      settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } },
    }),
  ).tax!.gainsTax.value;
const adult = { sex: 'M' as const, bornOn: toLocalDate('1991-01-01') };
const leaveShares = (personId: string, n = 1, d = 1): Legacy => ({
  kind: 'asset',
  id: 'l',
  assetId: 'shares',
  to: [createTaker(personId, n, d)],
});
const createUsufruct = (holder: string, owner: string): Legacy => ({
  kind: 'limited',
  id: 'l',
  assetId: 'shares',
  right: 'usufruct',
  holders: [createTaker(holder, 1)],
  bareOwners: [createTaker(owner, 1)],
});

describe('an asset that is worth nothing still goes to somebody', () => {
  it('its loss rolls over with it to the wife, and counts where the son takes it', () => {
    // (1 000 000 − 440 000) × 40% × 45%, and the same with the loss of R500 000.
    expect(computeGainsTax(0, [leaveShares('wife')])).toBe(rand(100_800));
    expect(computeGainsTax(0, [leaveShares('son')])).toBe(rand(10_800));
    expect(computeGainsTax(0, [])).toBe(rand(10_800));
  });

  it('a right over nothing is nothing: whoever owns the shares takes the loss', () => {
    expect(computeGainsTax(0, [createUsufruct('wife', 'son')])).toBe(rand(10_800));
    expect(computeGainsTax(0, [createUsufruct('son', 'wife')])).toBe(rand(100_800));
  });

  it('a cent cannot be divided, the loss can: by the parts the will writes', () => {
    // A third of the loss counts: (1 000 000 − 166 666.67 − 440 000) × 40% × 45%.
    expect(computeGainsTax(0.01, [leaveShares('wife', 2, 3)])).toBe(rand(70_800));
  });
});
