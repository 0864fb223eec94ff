import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { assert, assertNever } from './assert';
import { countries, findCountry } from './country';
import { createDatedTable } from './dated';
import { collectRefusals, isRefused, refuse } from './refusal';
import { startWorking } from './worked';

const vat = createDatedTable('VAT rate', [
  { from: '1991-09-30', rate: 10 },
  { from: '1993-04-07', rate: 14 },
  { from: '2018-04-01', to: '2030-12-31', rate: 15 },
]);

describe('dated law', () => {
  it('answers with the row in force, both ends counted', () => {
    const findRate = (day: string) => {
      const row = vat.on(toLocalDate(day));
      return isRefused(row) ? 'refused' : row.rate;
    };
    expect(['1991-09-30', '1993-04-06', '1993-04-07', '2018-03-31', '2018-04-01', '2030-12-31'].map(findRate)).toEqual([
      10, 10, 14, 14, 15, 15,
    ]);
    expect(['1991-09-29', '2031-01-01'].map(findRate)).toEqual(['refused', 'refused']);
  });

  it('says what is missing instead of taking the nearest row', () => {
    const refused = vat.on(toLocalDate('1980-01-01'));
    expect(isRefused(refused) && refused.refusals[0]!.sentence).toContain('No VAT rate is on record for 1980-01-01');
  });
});

describe('refusals', () => {
  it('are values, and several become one', () => {
    const all = collectRefusals([refuse('a', 'Do this.', 's 1'), undefined, 7, refuse('b', 'Do that.')]);
    expect(all?.refusals).toEqual([
      { field: 'a', sentence: 'Do this.', section: 's 1' },
      { field: 'b', sentence: 'Do that.' },
    ]);
    expect(collectRefusals([undefined, {}])).toBeUndefined();
    expect(isRefused({ refusals: [] })).toBe(false);
  });
});

describe('worked results', () => {
  it('keep the lines behind the figure, and the working behind a line', () => {
    const part = startWorking('VAT', 's 7').line('Fee', rand(100)).line('Rate', '15%').gives(rand(15));
    const total = startWorking('Total', 's 51')
      .line('Fee', rand(100), { note: 'tariff' })
      .worked('VAT', part)
      .gives(rand(115));
    expect(total.value).toBe(11_500);
    expect(total.lines).toEqual([
      { label: 'Fee', value: 10_000, note: 'tariff' },
      { label: 'VAT', value: 1500, section: 's 7', from: part },
    ]);
  });
});

describe('what cannot be', () => {
  it('throws', () => {
    expect(() => assert(false, 'broken')).toThrow('broken');
    expect(() => assert(1, 'fine')).not.toThrow();
    expect(() => assertNever('odd' as never)).toThrow('unexpected "odd"');
  });
});

describe('countries', () => {
  it('are two, found by name', () => {
    expect(Object.keys(countries)).toEqual(['ZA', 'NA']);
    expect([findCountry('Namibia'), findCountry('South Africa'), findCountry('Botswana')]).toEqual([
      'NA',
      'ZA',
      undefined,
    ]);
  });
});
