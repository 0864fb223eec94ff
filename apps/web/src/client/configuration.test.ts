import { applyEnteredRates, listEnteredRates } from '@boedel/domain/rates/rate-tables';
import { afterEach, describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../testing/pretended-server';
import { aConfiguration } from '../testing/render-public';
import { loadConfiguration } from './configuration';

const rate = {
  table: 'normal-tax',
  from: '2027-03-01',
  to: '2028-02-29',
  figures: { bands: '0; 0; 18', primary: '18 500', secondary: '10 000', tertiary: '3 400' },
  reference: 'GN 1 of 2027',
  note: null,
};

afterEach(() => {
  applyEnteredRates([]);
});

describe('what everybody may know of the provider', () => {
  test('brings the figures that were entered after the release, which previews compute with', async () => {
    const asked = fakeApi({ 'GET /account/configuration': () => answerJson({ ...aConfiguration, rates: [rate] }) });
    await loadConfiguration();
    await loadConfiguration();
    expect(listEnteredRates()).toEqual([rate]);
    expect(asked).toHaveLength(1);
  });

  test('is there although a server of an earlier release says nothing of such figures', async () => {
    const { rates: _, ...earlier } = aConfiguration;
    const asked = fakeApi({ 'GET /account/configuration': () => answerJson(earlier) });
    await expect(loadConfiguration()).resolves.toEqual(earlier);
    await loadConfiguration();
    expect(asked).toHaveLength(1);
  });

  test('is there although the figures could not be applied, and is asked for anew', async () => {
    const unreadable = { ...rate, figures: null };
    const asked = fakeApi({
      'GET /account/configuration': () => answerJson({ ...aConfiguration, rates: [unreadable] }),
    });
    const { provider } = await loadConfiguration();
    expect(provider).toEqual(aConfiguration.provider);
    await loadConfiguration();
    expect(asked).toHaveLength(2);
  });
});
