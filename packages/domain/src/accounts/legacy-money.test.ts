import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import type { LegacyMoney } from '../estate/settings';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import { rand } from '../money/cents';
import { createFirstAndFinal } from './request';
import { toLookAt } from './to-look-at';
import { drawAccount, noFees, today } from './two-heirs.testing';

const church = createTestPerson('church', { kind: 'publicBenefit' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const createEstate = (legaciesPaidFrom?: LegacyMoney, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [church, son],
    assets: [
      createTestAsset('here', 6_000_000, 'money'),
      createTestAsset('abroad', 2_000_000, 'money', { foreign: { acquiredBeforeResidence: true } }),
    ],
    will: {
      legacies: [{ kind: 'cash', id: 'l', personId: 'church', amount: rand(1_000_000) }],
      residue: { to: [createTaker('son', 1)] },
    },
    settings: { ...noFees, ...(legaciesPaidFrom && { legaciesPaidFrom }) },
    ...more,
  });
const readDuty = (estate: Estate): number => drawAccount(estate).duty.charged.value;
const readWarnings = (estate: Estate) =>
  toLookAt(estate, drawAccount(estate), createFirstAndFinal(today)).map(({ field, sentence }) => [field, sentence]);

describe('a money legacy to a charity beside foreign money that s 4(e) deducts', () => {
  it('saves duty only so far as money that bears duty pays it', () => {
    // 6,000,000 less what of the 1,000,000 comes out of it, less 3,500,000, at 20%.
    expect(readDuty(createEstate('otherMoney'))).toBe(rand(300_000));
    expect(readDuty(createEstate('foreignMoney'))).toBe(rand(500_000));
    expect(readDuty(createEstate('proportion'))).toBe(rand(350_000));
    expect(readDuty(createEstate())).toBe(rand(350_000));
  });

  it('what foreign money cannot pay, the other pays', () => {
    const more = {
      will: {
        legacies: [{ kind: 'cash' as const, id: 'l', personId: 'church', amount: rand(2_500_000) }],
        residue: { to: [createTaker('son', 1)] },
      },
    };
    expect(readDuty(createEstate('foreignMoney', more))).toBe(rand(400_000));
    expect(readDuty(createEstate('otherMoney', more))).toBe(0);
  });

  it('is asked about with the duty both ways, until it is said', () => {
    expect(readWarnings(createEstate())).toEqual([
      ['settings.legaciesPaidFrom', expect.stringMatching(/R 500,000\.00 if foreign money.*R 300,000\.00 if other/)],
    ]);
    expect(readWarnings(createEstate('proportion'))).toEqual([]);
    expect(
      readWarnings(createEstate(undefined, { will: { legacies: [], residue: { to: [createTaker('son', 1)] } } })),
    ).toEqual([]);
  });
});
