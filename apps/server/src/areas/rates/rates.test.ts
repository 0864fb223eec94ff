import { ratesCalls } from '@boedel/contract/rates/rates.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { computeNormalTax } from '@boedel/domain/income-tax/normal-tax';
import { isRefused } from '@boedel/domain/law/refusal';
import { rand } from '@boedel/domain/money/cents';
import { applyEnteredRates } from '@boedel/domain/rates/rate-tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { createFreshDatabase } from '../../testing/database';
import { createTestApp, type TestPerson } from '../../testing/test-app';
import { loadEnteredRates } from './load-entered-rates';

const testApp = createTestApp({}, createFreshDatabase);
let [maker, checker]: TestPerson[] = [];
let outsider: TestPerson;
beforeAll(async () => {
  const provider = await testApp.createFirm({ isProvider: true });
  maker = await provider.person(['SuperAdmin']);
  checker = await provider.person(['SuperAdmin']);
  outsider = (await testApp.createFirm()).admin;
});
// The tables of the law are the process's: other tests compute with them.
afterAll(() => applyEnteredRates([]));

const next = {
  table: 'normal-tax',
  from: '2027-03-01',
  to: '2028-02-29',
  figures: { bands: '0; 0; 18\n250 000; 45 000; 26', primary: '18 500', secondary: '10 000', tertiary: '3 400' },
  reference: 'GN 1 of 2027',
  note: null,
};
const computeTax = () => computeNormalTax(rand(350_000), toLocalDate('2027-06-01'));
const readTax = () => {
  const tax = computeTax();
  return isRefused(tax) ? 'refused' : tax.value;
};

describe('figures of the law', () => {
  test('one person enters them, another confirms them, and then they count', async () => {
    const entered = (await maker!.call(ratesCalls.enter, { body: next })).body;
    expect(entered).toMatchObject({ state: 'waiting', mayDecide: false, version: 1 });
    expect(readTax()).toBe('refused');
    const decision = { id: entered.id, isConfirmed: true, version: 1 };
    const own = await maker!.call(ratesCalls.decide, { body: decision });
    expect(own.status).toBe(422);
    expect(JSON.stringify(own.problem)).toContain('Ask someone else to confirm them.');
    expect((await checker!.call(ratesCalls.getEntries)).body[0]).toMatchObject({ id: entered.id, mayDecide: true });
    const confirmed = await checker!.call(ratesCalls.decide, { body: decision });
    expect(confirmed.body).toMatchObject({ state: 'confirmed', mayDecide: false });
    expect(readTax()).toBe(rand(71_000)); // 45 000 + 26% of 100 000
    expect((await checker!.call(ratesCalls.decide, { body: { ...decision, version: 2 } })).status).toBe(422);
  });

  test('a process that starts later counts with them, and the browser is sent them', async () => {
    applyEnteredRates([]);
    expect(readTax()).toBe('refused');
    await loadEnteredRates(openProviderScope(testApp.test.database));
    expect(readTax()).toBe(rand(71_000));
    const { rates } = (await testApp.callAs(undefined, sessionCalls.configuration)).body;
    expect(rates).toEqual([next]);
  });

  test('what is wrong is said by field, and nothing is kept', async () => {
    const before = (await maker!.call(ratesCalls.getEntries)).body.length;
    const wrong = await maker!.call(ratesCalls.enter, { body: { ...next, from: '2027-04-01', reference: 'GN' } });
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.problem)).toContain('A tax year begins on 1 March. Enter that day.');
    expect((await maker!.call(ratesCalls.getEntries)).body).toHaveLength(before);
  });

  test('whoever entered them may take them back, and what was refused does not count', async () => {
    const later = { ...next, from: '2028-03-01', to: null };
    const entered = (await maker!.call(ratesCalls.enter, { body: later })).body;
    const refused = await maker!.call(ratesCalls.decide, { body: { id: entered.id, isConfirmed: false, version: 1 } });
    expect(refused.body).toMatchObject({ state: 'refused' });
    expect(isRefused(computeNormalTax(rand(1), toLocalDate('2028-03-01')))).toBe(true);
  });

  test('firms neither see what waits nor enter anything', async () => {
    const tries = await Promise.all([
      outsider.call(ratesCalls.getEntries),
      outsider.call(ratesCalls.enter, { body: next }),
      outsider.call(ratesCalls.decide, { body: { id: 1, isConfirmed: true, version: 1 } }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
