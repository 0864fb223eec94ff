import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { aChild, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import type { Legacy } from '../estate/will';
import { rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { drawn, noFees } from './two-heirs.testing';

/** A flat with a gain of R1m goes to the son, who takes the residue; shares that cost R500 000 are worth next to nothing. */
const gainsTax = (worth: number, legacies: readonly Legacy[]): number =>
  drawn(
    anEstate({
      people: [aPerson('wife', { sex: 'F', bornOn: localDate('1960-01-01') }), aChild('son', adult)],
      marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: localDate('1990-01-01'), spouseId: 'wife' }],
      assets: [
        anAsset('flat', 2_000_000, 'inKind', { gains: { kind: 'ordinary', baseCost: rand(1_000_000) } }),
        anAsset('shares', worth, 'inKind', { gains: { kind: 'ordinary', baseCost: rand(500_000) } }),
        anAsset('bank', 1_000_000, 'money'),
      ],
      will: { legacies, residue: { to: [takes('son', 1)] } },
      settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } },
    }),
  ).tax!.gainsTax.value;
const adult = { sex: 'M' as const, bornOn: localDate('1991-01-01') };
const shares = (personId: string, n = 1, d = 1): Legacy => ({
  kind: 'asset',
  id: 'l',
  assetId: 'shares',
  to: [takes(personId, n, d)],
});
const usufruct = (holder: string, owner: string): Legacy => ({
  kind: 'limited',
  id: 'l',
  assetId: 'shares',
  right: 'usufruct',
  holders: [takes(holder, 1)],
  bareOwners: [takes(owner, 1)],
});

describe('an asset that is worth nothing still goes to somebody', () => {
  it('its loss rolls over with it to the wife, and counts where the son takes it', () => {
    // (1 000 000 − 440 000) × 40% × 45%, and the same with the loss of R500 000.
    expect(gainsTax(0, [shares('wife')])).toBe(rand(100_800));
    expect(gainsTax(0, [shares('son')])).toBe(rand(10_800));
    expect(gainsTax(0, [])).toBe(rand(10_800));
  });

  it('a right over nothing is nothing: whoever owns the shares takes the loss', () => {
    expect(gainsTax(0, [usufruct('wife', 'son')])).toBe(rand(10_800));
    expect(gainsTax(0, [usufruct('son', 'wife')])).toBe(rand(100_800));
  });

  it('a cent cannot be divided, the loss can: by the parts the will writes', () => {
    // A third of the loss counts: (1 000 000 − 166 666.67 − 440 000) × 40% × 45%.
    expect(gainsTax(0.01, [shares('wife', 2, 3)])).toBe(rand(70_800));
  });
});
