import { assetCalls } from '@boedel/contract/assets/assets.calls';
import type { WireBody } from '@boedel/contract/call';
import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { costNames } from '@boedel/domain/ledger/chart';
import type { AfterLodgingStep } from '@boedel/domain/lodging/after-facts';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount, addExpense } from '../cash/cash.testing';

const testApp = createTestApp();
const [inMay, now] = [new Date('2026-05-20T08:00:00Z'), new Date('2026-11-16T08:00:00Z')];
beforeAll(() => testApp.setClock(now));

interface EndingEstate {
  readonly firm: TestFirm;
  readonly matterID: number;
  readonly bankID: number;
  readonly childID: number;
}

/** Somebody who left a child of age, and money in one bank account. */
async function createEstate(
  cash: number,
  { kind = 'Intestate', country = 'South Africa' }: { kind?: string; country?: 'South Africa' | 'Namibia' } = {},
): Promise<EndingEstate> {
  const firm = await testApp.createFirm({ country });
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set kind = ${kind} where id = ${matterID}`),
  );
  const { body: child } = await firm.admin.call(partyCalls['child.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
  });
  await createAsset(firm.admin, matterID, { ...savings, valuationAmount: cash });
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: '2026-03-05', openingBalance: cash });
  return { firm, matterID, bankID: bank.id, childID: child.id };
}
const savings = { kind: 'cash', class: 'claim', name: 'Savings account', treatment: 'money' } as const;

async function addClaim({ firm, matterID }: EndingEstate, creditor: string, amount: number) {
  const body = { matterID, creditor, amount, kind: 'debtBeforeDeath', status: 'admitted' };
  const added = await firm.admin.call(liabilityCalls.add, { body: body as WireBody<typeof liabilityCalls.add> });
  expect(added.status).toBe(200);
  return added.body.id;
}

async function lodge({ firm, matterID }: EndingEstate, kind: string) {
  testApp.setClock(inMay);
  const done = await firm.admin.call(lodgingCalls.lodgeEstate, {
    body: { matterID, kind, despiteOpen: true } as never,
  });
  testApp.setClock(now);
  expect([done.status, done.status === 200 ? '' : JSON.stringify(done.problem)]).toEqual([200, '']);
}

const listProposals = async ({ firm, matterID }: EndingEstate) => {
  const { body } = await firm.admin.call(payoutCalls.getProposals, { query: { matterID } });
  // Nothing else keeps an award back; an estate with letters of authority has no account to lie.
  const { steps } = await readProgress({ firm, matterID } as EndingEstate);
  const mustLie = steps.some(({ step, state }) => step === 'inspected' && state === 'open');
  const isAward = body.rows.some(({ purpose }) => purpose === 'award');
  expect(body.notYet.map(({ key }) => key)).toEqual(
    mustLie && isAward ? [expect.stringContaining('lain for inspection')] : [],
  );
  return Object.fromEntries(body.rows.map(({ key, amount }) => [key, amount]));
};

/** Pays everything that is proposed out of the account, and answers what the bank then holds. */
async function payAll(estate: EndingEstate): Promise<number> {
  const { firm, matterID, bankID: bankAccountID } = estate;
  for (const [key, amount] of Object.entries(await listProposals(estate))) {
    const [what, id] = key.split(':');
    const costType = costNames[id as keyof typeof costNames] as 'Remuneration paid';
    const body = { matterID, movedDate: '2026-11-12', description: 'Award', kind: 'awardPaid', amount, bankAccountID };
    const paid =
      what === 'award'
        ? await firm.admin.call(movementCalls.add, { body: { ...body, partyID: Number(id) } as never })
        : await addExpense(firm.admin, matterID, {
            bankAccountID,
            paidDate: '2026-11-12',
            amount,
            ...(what === 'claim' ? { liabilityID: Number(id), costType: null } : { costType }),
          });
    expect(paid.status).toBe(200);
  }
  return (await readProgress(estate)).cash;
}

const readProgress = async ({ firm, matterID }: EndingEstate) =>
  (await firm.admin.call(afterLodgingCalls.getbymatterid, { query: { matterID } })).body;

const markStep = ({ firm, matterID }: EndingEstate, step: AfterLodgingStep, doneDate: string | null, more = {}) =>
  firm.admin.call(afterLodgingCalls.save, { body: { matterID, step, doneDate, ...more } });

/** Takes these steps on their days. */
async function markSteps(estate: EndingEstate, days: Partial<Record<AfterLodgingStep, string>>) {
  const { firm, matterID } = estate;
  if (days.advertised) {
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into diary_entry (matter_id, type, event, title, due_on, done_at)
        values (${matterID}, 16, 'accountNotice', 'Published', ${days.advertised!}, now())`),
    );
  }
  for (const [step, day] of Object.entries(days) as [AfterLodgingStep, string][]) {
    if (step === 'advertised') continue;
    if (step === 'discharged') {
      await firm.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, {
        body: { matterID, date: '2026-11-14', note: null },
      });
    }
    const marked = await markStep(estate, step, day);
    expect([step, marked.status === 200 ? '' : JSON.stringify(marked.problem)]).toEqual([step, '']);
  }
}

/** Takes every step that is open, in its order, and closes the matter. */
async function toTheEnd(
  estate: EndingEstate,
  days: Partial<Record<AfterLodgingStep, string>>,
  skipped: readonly AfterLodgingStep[] = [],
) {
  const { firm, matterID } = estate;
  for (const step of skipped) {
    expect((await markStep(estate, step, null, { isNotNeeded: true, note: 'None.' })).status).toBe(200);
  }
  await markSteps(estate, days);
  const { steps } = await readProgress(estate);
  expect(steps.filter(({ state }) => state === 'open').map(({ step }) => step)).toEqual(['closed']);
  const closed = await firm.admin.call(matterCalls.updatestatus, {
    body: { id: matterID, matterStatus: 3, systemTypeID: 2, reason: null },
  });
  expect(closed.status).toBe(200);
}

const account = { lodged: '2026-06-02', approved: '2026-07-01', advertised: '2026-07-10', inspected: '2026-08-05' };
const sars = {
  coded: '2026-03-10',
  returnsFiled: '2026-04-01',
  returnsAssessed: '2026-05-01',
  complianceAsked: '2026-09-01',
  complianceIssued: '2026-10-01',
};
const paidOut = { heirsPaid: '2026-11-12', receipts: '2026-11-13' };
const end = { ...paidOut, discharged: '2026-11-15' };

test('a small estate under section 18(3): debts first, the rest to the child, no account', async () => {
  const estate = await createEstate(120_000, { kind: 'Section 18(3)' });
  const claim = await addClaim(estate, 'Avbob', 20_000);
  // 3.5% of R120,000 is R4,200; below R250,000 the Master has no fee. R120,000 - R20,000 - R4,200 is left.
  expect(await listProposals(estate)).toEqual({
    [`award:${estate.childID}`]: 95_800,
    [`claim:${claim}`]: 20_000,
    'cost:executorRemuneration': 4200,
  });
  expect(await payAll(estate)).toBe(0);
  expect((await readProgress(estate)).steps.some(({ part }) => part === 'account')).toBe(false);
  await toTheEnd(estate, { ...sars, ...end }, ['ownNumber']);
});

test('an insolvent estate (s 34): what is left after the costs is shared by the creditors, and the child gets nothing', async () => {
  const estate = await createEstate(100_000, { kind: 'Insolvent estate' });
  const [bank, shop] = [await addClaim(estate, 'Bank', 150_000), await addClaim(estate, 'Shop', 50_000)];
  await lodge(estate, 'firstAndFinal');
  // R100,000 less 3.5% is R96,500 for claims of R200,000: 48.25 cents in the rand.
  expect(await listProposals(estate)).toEqual({
    [`claim:${bank}`]: 72_375,
    [`claim:${shop}`]: 24_125,
    'cost:executorRemuneration': 3500,
  });
  expect(await payAll(estate)).toBe(0);
  expect(await readProgress(estate)).toMatchObject({ creditorsLeft: 0, heirsLeft: 0 });
  await toTheEnd(estate, { ...account, ...sars, ...end }, ['ownNumber']);
});

test('a joint estate: half is the survivor’s by right, the other half is inherited', async () => {
  const estate = await createEstate(400_000);
  const { firm, matterID, childID } = estate;
  const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Anna', dateOfBirth: '1955-01-01' },
  });
  const married = await firm.admin.call(marriageCalls.add, {
    body: {
      matterID,
      spouseID: spouse.id,
      kind: 'civil marriage',
      contract: 'none',
      marriedDate: '1978-01-07',
    } as never,
  });
  expect(married.status).toBe(200);
  await createAsset(firm.admin, matterID, { valuationAmount: 1_000_000 });
  const claim = await addClaim(estate, 'Bank', 100_000);
  await lodge(estate, 'firstAndFinal');
  // R1,400,000 less the debt, 3.5% (R49,000) and the Master's R2,600 is R1,248,400: R624,200 a half. Each half has R500,000
  // of the house, so R124,200 of money. A child's share of the estate (R312,100) is more than R250,000, so spouse and child
  // take R62,100 of money each; the spouse has her own R124,200 besides.
  expect(await listProposals(estate)).toEqual({
    [`award:${spouse.id}`]: 124_200 + 62_100,
    [`award:${childID}`]: 62_100,
    [`claim:${claim}`]: 100_000,
    'cost:executorRemuneration': 49_000,
    'cost:mastersFee': 2600,
  });
  expect(await payAll(estate)).toBe(0);
  await toTheEnd(estate, { ...account, ...sars, ...end }, ['ownNumber']);
});

test('a Namibian estate: the Master’s fee as captured, no estate duty, and no letter of SARS', async () => {
  const estate = await createEstate(200_000, { country: 'Namibia' });
  const { firm, matterID, childID } = estate;
  const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
  const mastersScale = { nilBelow: 0, base: 50, stepFrom: 100_000, step: 10_000, stepFee: 5, maximum: 500 };
  const set = await firm.admin.call(estateSettingCalls.save, { body: { ...settings, mastersScale } });
  expect(set.status).toBe(200);
  // The only child takes by the Ordinance; where customary law governs, heirs are put in by hand.
  await lodge(estate, 'firstAndFinal');
  // Fees: 3.5% of N$200,000, and N$50 with N$5 for each of the ten steps above N$100,000.
  expect(await listProposals(estate)).toEqual({
    [`award:${childID}`]: 200_000 - 7000 - 100,
    'cost:executorRemuneration': 7000,
    'cost:mastersFee': 100,
  });
  expect(await payAll(estate)).toBe(0);
  expect(await readProgress(estate)).toMatchObject({ duty: null });
  await toTheEnd(estate, { ...account, ...end });
});

test('a Namibian estate under a will is divided by it, not by the Ordinance', async () => {
  const estate = await createEstate(200_000, { kind: 'Testate', country: 'Namibia' });
  const { firm, matterID, childID } = estate;
  const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
  const set = await firm.admin.call(estateSettingCalls.save, { body: { ...settings, mastersFeeAmount: 150 } });
  expect(set.status).toBe(200);
  const { body: friend } = await firm.admin.call(partyCalls['child.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Frieda', dateOfBirth: '1982-05-05' },
  });
  const will = await firm.admin.call(willCalls.save, {
    body: {
      matterID,
      clauses: [
        {
          key: 'r',
          kind: 'residue',
          takers: [
            { partyID: childID, part: 'taker', share: '1/4' },
            { partyID: friend.id, part: 'taker', share: '3/4' },
          ],
        },
      ],
    } as never,
  });
  expect([will.status, will.status === 200 ? '' : JSON.stringify(will.problem)]).toEqual([200, '']);
  await lodge(estate, 'firstAndFinal');
  // N$200 000 less 7 000 and 150: a quarter and three quarters.
  expect(await listProposals(estate)).toEqual({
    [`award:${childID}`]: 48_212.5,
    [`award:${friend.id}`]: 144_637.5,
    'cost:executorRemuneration': 7000,
    'cost:mastersFee': 150,
  });
});

test('a supplementary account: what was found after the first and final one was paid', async () => {
  const estate = await createEstate(200_000);
  const { firm, matterID, childID, bankID } = estate;
  await lodge(estate, 'firstAndFinal');
  // 3.5% of R200,000.
  expect(await listProposals(estate)).toEqual({ [`award:${childID}`]: 193_000, 'cost:executorRemuneration': 7000 });
  expect(await payAll(estate)).toBe(0);
  await markSteps(estate, { ...account, ...paidOut });
  const { body: found } = await firm.admin.call(assetCalls.add, {
    body: { matterID, ...savings, name: 'Forgotten policy', valuationAmount: 100_000 },
  });
  expect(found).toMatchObject({ account: 2 });
  const collected = await firm.admin.call(movementCalls.add, {
    body: {
      matterID,
      movedDate: '2026-11-12',
      description: 'Policy paid out',
      kind: 'assetCollected',
      amount: 100_000,
      bankAccountID: bankID,
      assetID: found.id,
    } as never,
  });
  expect(collected.status).toBe(200);
  expect((await readProgress(estate)).cash).toBe(100_000);
  await lodge(estate, 'supplementaryFirstAndFinal');
  // It is lodged, approved and inspected by itself; those days of the first account stay its own.
  const open = (await readProgress(estate)).steps.filter(({ isOfAccount, state }) => isOfAccount && state === 'open');
  expect(open.map(({ step }) => step)).toEqual([
    'lodged',
    'approved',
    'advertised',
    'inspected',
    'heirsPaid',
    'receipts',
  ]);
  const { body: first } = await firm.admin.call(afterLodgingCalls.getbymatterid, { query: { matterID, accountNo: 1 } });
  expect(first.accounts.map(({ number, title }) => [number, title])).toEqual([
    [2, 'Supplementary first and final account'],
    [1, 'First and final account'],
  ]);
  const days = first.steps.flatMap(({ step, isOfAccount, doneDate }) => (isOfAccount ? [[step, doneDate]] : []));
  expect(Object.fromEntries(days)).toEqual({ ...account, ...paidOut });
  // The estate is R300,000 now: the Master's fee of R600 falls due with this account, and 3.5% of what was found.
  expect(await listProposals(estate)).toEqual({
    [`award:${childID}`]: 100_000 - 3500 - 600,
    'cost:executorRemuneration': 3500,
    'cost:mastersFee': 600,
  });
  expect(await payAll(estate)).toBe(0);
  await toTheEnd(estate, { ...account, ...sars, ...end }, ['ownNumber']);
});

test('an executor who is a vendor is paid the VAT too, so that nothing is left in the bank', async () => {
  const estate = await createEstate(1_000_000);
  const executor = { kind: 'company', surname: 'Protea Fiduciary', vatNumber: '4000000002' };
  const named = await estate.firm.admin.call(executorCalls.SaveExecutor, {
    body: { matterID: estate.matterID, ...executor } as never,
  });
  expect(named.status).toBe(200);
  await lodge(estate, 'firstAndFinal');
  // 3,5% of the gross value, and 15% on that.
  expect(await listProposals(estate)).toMatchObject({
    'cost:executorRemuneration': 35_000,
    'cost:vatOnRemuneration': 5_250,
  });
  expect(await payAll(estate)).toBe(0);
  expect(await listProposals(estate)).toEqual({});
});
