import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestAsset,
  createTestChild,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { rand } from '../money/cents';
import { drawAccount, noFees } from './two-heirs.testing';

const partner = createTestPerson('partner', { bornOn: toLocalDate('1970-01-01'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const createEstate = (died: string, recognised: boolean | undefined, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    died,
    people: [partner, son],
    marriages: [
      {
        kind: 'lifePartnership',
        contract: 'none',
        marriedOn: toLocalDate('2001-01-01'),
        spouseId: 'partner',
        ...(recognised !== undefined && { recognised }),
      },
    ],
    assets: [createTestAsset('bank', 10_000_000, 'money')],
    will: { legacies: [], residue: { to: [createTaker('partner', 1)] } },
    settings: noFees,
    ...more,
  });

describe('a life partner provided for by will (Estate Duty Act s 1 “spouse”)', () => {
  it.each([
    ['recognised as an intestate heir', '2021-05-05', true],
    ['not recognised as one, before Bwanya', '2021-05-05', false],
    ['after Bwanya', '2026-04-02', undefined],
    ['not recognised, after Bwanya', '2026-04-02', false],
  ])('pays no duty where the duty of a stranger is R1,300,000.00: %s', (_, died, recognised) => {
    const { duty } = drawAccount(createEstate(died, recognised));
    expect(duty.charged.value).toBe(0);
    expect(duty.computation!.value.deductions.find(({ code }) => code === '4(q)')?.amount).toBe(rand(10_000_000));
    const stranger = { marriages: [] };
    expect(drawAccount(createEstate(died, recognised, stranger)).duty.charged.value).toBe(rand(1_300_000));
  });

  it('takes assets at their base cost (Income Tax Act s 9HA(2))', () => {
    const asset = createTestAsset('flat', 3_000_000, 'inKind', {
      gains: { kind: 'ordinary', baseCost: rand(500_000) },
    });
    const account = drawAccount(
      createEstate('2021-05-05', false, {
        assets: [asset],
        settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: { n: 45n, d: 100n } } },
      }),
    );
    expect(account.tax?.gains.value.assets.map(({ rollsOver }) => rollsOver)).toEqual([true]);
    expect(account.tax?.gainsTax.value).toBe(0);
  });

  it('who is not recognised takes nothing by law', () => {
    const account = drawAccount(createEstate('2021-05-05', false, { will: undefined }));
    expect(account.distribution?.awards.map(({ personId }) => personId)).toEqual(['son']);
    expect(account.duty.charged.value).toBe(rand(1_300_000));
  });
});
