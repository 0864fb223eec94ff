import { describe, expect, it } from 'vitest';
import type { EstateLiability } from '../estate/liability';
import { createTestDebt, createTestAsset, createTestEstate } from '../estate/estate.testing';
import { toLocalDate } from '../dates/local-date';
import { nil, rand } from '../money/cents';
import { percent } from '../money/fraction';
import { warnTaxChargedTwice } from './tax-twice';
import { ann, ben, createCash, drawAccount, halves, noFees } from './two-heirs.testing';

const table = { method: 'table', otherTaxableIncome: rand(500_000) } as const;
const marginal = { method: 'marginalRate', rate: percent(45) } as const;

function readWarnings(
  kind: EstateLiability['kind'],
  more: Partial<EstateLiability>,
  taxAtDeath?: typeof table | typeof marginal,
) {
  const estate = createTestEstate({
    people: [ann, ben],
    deceased: {
      id: 'deceased',
      name: 'The Deceased',
      bornOn: toLocalDate('1960-01-01'),
      diedOn: toLocalDate('2026-04-02'),
    },
    assets: [
      createCash(2_000_000),
      createTestAsset('flat', 2_000_000, 'inKind', { class: 'immovable', gains: { kind: 'ordinary', baseCost: nil } }),
    ],
    liabilities: [createTestDebt('Edgars', 5_000), createTestDebt('claim', 80_000, { kind, ...more })],
    will: halves,
    settings: { ...noFees, ...(taxAtDeath && { taxAtDeath }) },
  });
  return warnTaxChargedTwice(estate, drawAccount(estate)).map(({ field, sentence }) => [field, sentence.slice(0, 23)]);
}

const twice = [['liabilities[1]', 'Tax is charged twice: R']];

describe('tax that is captured as a claim and worked out besides', () => {
  it.each<
    [string, EstateLiability['kind'], Partial<EstateLiability>, typeof table | typeof marginal | undefined, unknown]
  >([
    ['income tax, by the table', 'incomeTaxToDeath', {}, table, twice],
    ['tax on the gain, by the table', 'capitalGainsTaxAtDeath', {}, table, twice],
    ['tax on the gain, at a marginal rate', 'capitalGainsTaxAtDeath', {}, marginal, twice],
    ['income tax, where the marginal rate finds the tax on the gain alone', 'incomeTaxToDeath', {}, marginal, []],
    ['what SARS assessed, where nothing is worked out', 'incomeTaxToDeath', {}, undefined, []],
    [
      'a debt to SARS that does not say what it is',
      'debtBeforeDeath',
      { creditor: 'SARS' },
      table,
      [['liabilities[1]', 'SARS claims R 80,000.00']],
    ],
    ['a debt to SARS that does', 'debtBeforeDeath', { creditor: 'SARS', purpose: 'VAT, May 2025' }, table, []],
    ['any other debt', 'debtBeforeDeath', { creditor: 'Sarsgaard & Sons' }, table, []],
  ])('%s', (_, kind, more, basis, expected) => {
    expect(readWarnings(kind, more, basis)).toEqual(expected);
  });
});
