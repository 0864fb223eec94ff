import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { confirmedInsolvency } from './confirmed-insolvency';
import { demoInsolvencies } from './insolvencies';
import { demoPassword, demoPeople } from './people';

const demoApp = createDemoApp();
let token: string;
beforeAll(async () => {
  token = (await signIn(demoApp, 'admin@protea.test', { password: demoPassword })).body.token!;
}, 180_000);

const readDraft = async (reference: string) => {
  const { id } = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.one<{ id: number }>(sql`
      select m.id from matter m join intermediary i on i.id = m.intermediary_id
      where m.reference = ${reference} and i.country = 'South Africa' order by m.id limit 1`),
  );
  return (await demoApp.callAs(token, insolvencyAccountCalls.draft, { query: { matterID: id } })).body;
};

test('the demo’s company in liquidation pays every rank, with sixty and more concurrent creditors', async () => {
  const drawn = await readDraft(demoInsolvencies.company);
  expect(drawn.stopping).toEqual([]);
  expect(drawn.balances).toBe(true);
  expect(drawn.ranks.map(({ rank }) => rank)).toEqual(
    expect.arrayContaining(['secured', 's97Sheriff', 's98AWages', 's98ALeave', 's98AFunds', 's99', 's101', 's103']),
  );
  expect(Number(drawn.dividend)).toBeGreaterThan(0);
  expect(Number(drawn.dividend)).toBeLessThan(100);
  const distribution = drawn.paper!.parts.find(({ title }) => title === 'Distribution account')!;
  const [table] = distribution.blocks;
  expect(table?.kind === 'table' ? table.rows.length : 0).toBeGreaterThan(70);
});

test('the creditors of its sequestration contribute', async () => {
  const drawn = await readDraft(demoInsolvencies.contribution);
  expect(drawn.stopping).toEqual([]);
  expect(drawn.balances).toBe(true);
  expect(drawn.contribution).toBeGreaterThan(0);
});

test('of the third the account is confirmed: its dividends are what the account gave, and the checker works in insolvencies', async () => {
  const { id: matterID } = await openProviderScope(demoApp.test.database).transaction((tx) =>
    tx.one<{ id: number }>(sql`
      select m.id from matter m join intermediary i on i.id = m.intermediary_id
      where m.reference = ${confirmedInsolvency} and i.country = 'South Africa'`),
  );
  const { body } = await demoApp.callAs(token, afterLodgingCalls.getbymatterid, { query: { matterID } });
  expect(body.steps.find(({ step }) => step === 'confirmed')).toMatchObject({ doneDate: '2026-10-08' });
  const { rows, notYet } = (await demoApp.callAs(token, payoutCalls.getProposals, { query: { matterID } })).body;
  const dividends = rows.filter(({ purpose }) => purpose === 'dividend');
  expect([dividends.length, notYet]).toEqual([8, []]);
  const cents = dividends.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
  expect(cents).toBe(Math.round(body.dividends!.awarded * 100));
  expect(cents).toBeLessThanOrEqual(Math.round(body.cash * 100));
  const checker = demoPeople.find(({ email }) => email === 'checker@protea.test')!;
  expect(checker.in.protea?.systemTypes).toContain(1);
});
