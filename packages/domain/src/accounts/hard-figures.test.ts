import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { createTestDebt, createTestEstate } from '../estate/estate.testing';
import type { OverridableFigureName } from '../estate/settings';
import { rand } from '../money/cents';
import { createFirstAndFinal } from './request';
import { toLookAt } from './to-look-at';
import { ann, ben, createCash, drawAccount, halves, today } from './two-heirs.testing';

const request = createFirstAndFinal(today);
const listWarnings = (estate: Estate) =>
  toLookAt(estate, drawAccount(estate, request), request).map(({ field, sentence }) => [field, sentence]);
const overrideFigure = (name: OverridableFigureName, amount: number, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [ann, ben],
    assets: [createCash(1_000_000)],
    will: halves,
    settings: { ...createTestEstate().settings, overrides: { [name]: { amount: rand(amount), reason: 'As agreed' } } },
    ...more,
  });

describe('figures that balance and are still hard to believe', () => {
  it('at tariff, or below it, there is nothing to look at', () => {
    expect(listWarnings(overrideFigure('executorRemuneration', 35_000))).toEqual([]);
    expect(listWarnings(overrideFigure('executorRemuneration', 20_000))).toEqual([]);
  });

  it('a fee above the tariff is named with what the tariff gives', () => {
    expect(listWarnings(overrideFigure('executorRemuneration', 35_000.01))).toEqual([
      [
        'settings.overrides.executorRemuneration',
        "Executor's remuneration: R 35,000.01 is set by hand, and the tariff gives R 35,000.00. Change it back, or be ready to show the Master why more is allowed.",
      ],
    ]);
    expect(listWarnings(overrideFigure('mastersFee', 9_000)).map(([field]) => field)).toEqual([
      'settings.overrides.mastersFee',
    ]);
  });

  it('a fee that makes a solvent estate insolvent is named as what does it', () => {
    // 1 000 000 cannot pay 2 000 000, its VAT of 300 000 and the Master's 1 800.
    expect(listWarnings(overrideFigure('executorRemuneration', 2_000_000))).toEqual([
      ['settings.overrides.executorRemuneration', expect.stringContaining('the tariff gives R 35,000.00')],
      [
        'settings.overrides',
        'The figures set by hand make the estate insolvent: R 1,301,800.00 of its debts and costs is unpaid, and the heirs inherit nothing. The calculated figures would pay everything. Use them, or enter lower ones.',
      ],
    ]);
  });

  it('an estate that is insolvent as computed is said to be, whatever was set by hand', () => {
    const estate = overrideFigure('executorRemuneration', 10_000, { liabilities: [createTestDebt('card', 1_500_000)] });
    expect(listWarnings(estate)).toEqual([['liabilities', expect.stringMatching(/^The estate is insolvent: R 5/)]]);
  });

  it('a testate estate whose will is not captured yet is not lodged as an intestate one unseen', () => {
    const estate = createTestEstate({ people: [ann, ben], assets: [createCash(1_000_000)], willToCapture: true });
    expect(listWarnings(estate)).toEqual([['willToCapture', expect.stringContaining('has no will on file')]]);
    expect(drawAccount(estate).heading.succession).toBe('willToCapture');
    expect(listWarnings({ ...estate, will: halves })).toEqual([]);
  });

  it('legacies that the balance does not cover are reduced, and that is said', () => {
    const will = {
      ...halves,
      legacies: [{ kind: 'cash' as const, id: 'l', personId: 'ann', amount: rand(1_000_000) }],
    };
    // Costs: 35 000, VAT 5 250 and the Master's 1 800.
    expect(listWarnings(createTestEstate({ people: [ann, ben], assets: [createCash(1_000_000)], will }))).toEqual([
      ['will.legacies', expect.stringContaining('They are reduced by R 42,050.00')],
    ]);
  });

  it('interest that runs on duty nobody assessed in twelve months is told, and goes with the assessment', () => {
    const estate = createTestEstate({
      deceased: { ...createTestEstate().deceased, diedOn: toLocalDate('2025-10-01') },
      people: [ann, ben],
      assets: [createCash(10_000_000)],
      will: halves,
      settings: { ...createTestEstate().settings, accountDate: toLocalDate('2026-11-18') },
    });
    expect(listWarnings(estate)).toEqual([['dutyAssessment', expect.stringContaining('up to 2026-11-18')]]);
    const assessed = { assessedOn: toLocalDate('2026-11-01'), payments: [] };
    expect(listWarnings({ ...estate, dutyAssessment: assessed })).toEqual([]);
  });
});
