import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { aDebt, anEstate } from '../estate/estate.testing';
import type { OverridableFigure } from '../estate/settings';
import { rand } from '../money/cents';
import { firstAndFinal } from './request';
import { toLookAt } from './to-look-at';
import { ann, ben, cash, drawn, halves, today } from './two-heirs.testing';

const request = firstAndFinal(today);
const looked = (estate: Estate) =>
  toLookAt(estate, drawn(estate, request), request).map(({ field, sentence }) => [field, sentence]);
const setByHand = (name: OverridableFigure, amount: number, more: Partial<Estate> = {}): Estate =>
  anEstate({
    people: [ann, ben],
    assets: [cash(1_000_000)],
    will: halves,
    settings: { ...anEstate().settings, overrides: { [name]: { amount: rand(amount), reason: 'As agreed' } } },
    ...more,
  });

describe('figures that balance and are still hard to believe', () => {
  it('at tariff, or below it, there is nothing to look at', () => {
    expect(looked(setByHand('executorRemuneration', 35_000))).toEqual([]);
    expect(looked(setByHand('executorRemuneration', 20_000))).toEqual([]);
  });

  it('a fee above the tariff is named with what the tariff gives', () => {
    expect(looked(setByHand('executorRemuneration', 35_000.01))).toEqual([
      [
        'settings.overrides.executorRemuneration',
        "Executor's remuneration: R 35,000.01 is set by hand, and the tariff gives R 35,000.00. Set it back, or be ready to show the Master what allows more.",
      ],
    ]);
    expect(looked(setByHand('mastersFee', 9_000)).map(([field]) => field)).toEqual(['settings.overrides.mastersFee']);
  });

  it('a fee that makes a solvent estate insolvent is named as what does it', () => {
    // 1 000 000 cannot pay 2 000 000, its VAT of 300 000 and the Master's 1 800.
    expect(looked(setByHand('executorRemuneration', 2_000_000))).toEqual([
      ['settings.overrides.executorRemuneration', expect.stringContaining('the tariff gives R 35,000.00')],
      [
        'settings.overrides',
        'What is set by hand makes the estate insolvent: R 1,301,800.00 of its debts and costs stays unpaid, and the heirs take nothing. As computed it can pay everything. Set it back or lower it.',
      ],
    ]);
  });

  it('an estate that is insolvent as computed is said to be, whatever was set by hand', () => {
    const estate = setByHand('executorRemuneration', 10_000, { liabilities: [aDebt('card', 1_500_000)] });
    expect(looked(estate)).toEqual([['liabilities', expect.stringMatching(/^The estate is insolvent: R 5/)]]);
  });

  it('a testate estate whose will is not captured yet is not lodged as an intestate one unseen', () => {
    const estate = anEstate({ people: [ann, ben], assets: [cash(1_000_000)], willToCapture: true });
    expect(looked(estate)).toEqual([['willToCapture', expect.stringContaining('its will is not captured')]]);
    expect(drawn(estate).heading.succession).toBe('willToCapture');
    expect(looked({ ...estate, will: halves })).toEqual([]);
  });

  it('legacies that the balance does not cover are reduced, and that is said', () => {
    const will = {
      ...halves,
      legacies: [{ kind: 'cash' as const, id: 'l', personId: 'ann', amount: rand(1_000_000) }],
    };
    // Costs: 35 000, VAT 5 250 and the Master's 1 800.
    expect(looked(anEstate({ people: [ann, ben], assets: [cash(1_000_000)], will }))).toEqual([
      ['will.legacies', expect.stringContaining('they are reduced by R 42,050.00')],
    ]);
  });

  it('interest that runs on duty nobody assessed in twelve months is told, and goes with the assessment', () => {
    const estate = anEstate({
      deceased: { ...anEstate().deceased, diedOn: localDate('2025-10-01') },
      people: [ann, ben],
      assets: [cash(10_000_000)],
      will: halves,
      settings: { ...anEstate().settings, accountDate: localDate('2026-11-18') },
    });
    expect(looked(estate)).toEqual([['dutyAssessment', expect.stringContaining('up to 2026-11-18')]]);
    const assessed = { assessedOn: localDate('2026-11-01'), payments: [] };
    expect(looked({ ...estate, dutyAssessment: assessed })).toEqual([]);
  });
});
