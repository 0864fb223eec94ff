import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addLiability } from '../liabilities/liabilities.testing';
import { createPayingEstate, type PayingEstate } from './payout.testing';

const testApp = createTestApp();
const money = { kind: 'cash', class: 'claim', treatment: 'money' } as const;
const listProposals = async ({ maker, matterID }: PayingEstate) =>
  (await maker.call(payoutCalls.getProposals, { query: { matterID } })).body;

test('an estate that cannot pay everybody proposes what its account gives each, before it is lodged too', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const paying = await createPayingEstate(testApp);
  const { maker, matterID } = paying;
  await createAsset(maker, matterID, { ...money, name: 'Bank account', valuationAmount: 100_000 });
  const funeral = await addLiability(maker, matterID, { creditor: 'Doves', kind: 'funeral', amount: 9_000 });
  const large = await addLiability(maker, matterID, { creditor: 'Absa', amount: 200_000 });
  const small = await addLiability(maker, matterID, { creditor: 'Edgars', amount: 100_000 });
  const { rows } = await listProposals(paying);
  const amounts = new Map(rows.map(({ key, amount }) => [key, amount]));
  const [ofFuneral, ofLarge, ofSmall] = [funeral, large, small].map(({ id }) => amounts.get(`claim:${id}`) ?? 0);
  expect(ofFuneral).toBe(9_000);
  expect(ofLarge).toBeGreaterThan(0);
  expect(Math.abs(ofLarge! - 2 * ofSmall!)).toBeLessThanOrEqual(0.02);
  // Every rand of it goes to somebody, and none that it does not have.
  const all = rows.reduce((so, { amount }) => so + Math.round(amount * 100), 0);
  expect(all).toBe(100_000_00);
});

test('an asset that is still to come in leaves costs and taxes as the account charges them, and the cash as it is needed', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const paying = await createPayingEstate(testApp);
  const { maker, matterID, heirID } = paying;
  await createAsset(maker, matterID, {
    kind: 'investment',
    name: 'Shares',
    class: 'movable',
    treatment: 'sold',
    valuationAmount: 4_000_000,
    gainsKind: 'ordinary',
    valuationDateValue: null,
  } as never);
  await createAsset(maker, matterID, { ...money, name: 'Bank account', valuationAmount: 500_000 });
  const before = await listProposals(paying);
  await createAsset(maker, matterID, {
    ...money,
    name: 'Refund',
    treatment: 'outstanding',
    whyOutstanding: 'Not assessed yet.',
    valuationAmount: 1_000,
  } as never);
  const after = await listProposals(paying);
  const read = ({ rows }: typeof before) => new Map(rows.map(({ key, due }) => [key, due]));
  expect(read(before).get('cost:executorRemuneration')).toBeGreaterThan(0);
  expect(read(after).get('cost:executorRemuneration')).toBeGreaterThan(0);
  expect(after.notYet).toEqual(before.notYet);
  expect([...read(after).keys()]).toEqual(expect.arrayContaining([...read(before).keys()]));
  expect(heirID).toBeGreaterThan(0);
  const { body } = await maker.call(reconCalls.getCashAllocation, { query: { matterID } });
  expect(body.recapitulation).not.toBeNull();
});
