import { expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTestEstate } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { nil, rand } from '../money/cents';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { ann, ben, createCash, halves, today } from './two-heirs.testing';

const readStopping = (died: string, settings: object = {}) => {
  const base = createTestEstate({ died, people: [ann, ben], assets: [createCash(900_000)], will: halves });
  // The rebates of the last return depend on the age, which is asked first.
  const estate = { ...base, deceased: { ...base.deceased, bornOn: toLocalDate('1940-01-01') } };
  const account = drawLiquidationAndDistribution(
    { ...estate, settings: { ...estate.settings, ...settings } },
    createFirstAndFinal(today),
  );
  return isRefused(account) ? account.refusals.map(({ field, sentence }) => [field, sentence]) : [];
};

it('a Master\u2019s fee that is not on record for the day of death is entered by hand, and then the next rate is asked', () => {
  expect(readStopping('1985-06-01')).toEqual([
    [
      'settings.mastersFee',
      "No Master's fee is on record for 1985-06-01. Enter the fee of that day under Settings of the estate.",
    ],
  ]);
  expect(readStopping('1985-06-01', { mastersFee: { amount: rand(42) } })).toEqual([
    [
      'deceased.diedOn',
      'No scale of estate duty is on record for 1985-06-01. Check that date; if it is right, ask the provider to load the figures for it.',
    ],
  ]);
});

it('where no rate of tax is on record, tax is left open and what SARS assessed is captured', () => {
  const taxAtDeath = { method: 'table', otherTaxableIncome: nil };
  expect(readStopping('2005-06-01', { taxAtDeath })).toEqual([
    ['settings.taxAtDeath.died', expect.stringContaining('capture what SARS assessed as a liability.')],
  ]);
  expect(readStopping('2005-06-01')).toEqual([]);
});

it('a death before any tariff is refused at the date of death, which is on the screen', () => {
  const estate = createTestEstate({ died: '1954-12-31', assets: [createCash(900_000)], relativesSought: true });
  const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
  const refused = isRefused(account) ? account.refusals.map(({ field, sentence }) => [field, sentence]) : [];
  expect(refused[0]).toEqual([
    'deceased.diedOn',
    expect.stringContaining("No executor's tariff is on record for 1954-12-31."),
  ]);
});
