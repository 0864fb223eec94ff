import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { trustFeeCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { distributionCalls, trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

/** A trust with two trustees, two beneficiaries, a bank account and a year of rent; one resolution was carried. */
async function createTrust() {
  const { id: matterID } = await createMatter(testApp, firm, {
    systemType: 5,
    kind: 'trust',
    firstNames: null,
    surname: 'Olive Trust',
  });
  const who = firm.admin;
  const trustees: number[] = [];
  for (const surname of ['Abrahams', 'Botha']) {
    const body = { matterID, surname, firstNames: 'Anna', authorisedDate: '2024-01-10' };
    trustees.push((await who.call(trusteeCalls.saveTrustee, { body })).body.id);
  }
  const heirs: number[] = [];
  for (const firstNames of ['Carla', 'Dawid']) {
    const body = { matterID, kind: 'person', firstNames, surname: 'Olivier' } as never;
    heirs.push((await who.call(beneficiaryCalls.add, { body })).body.id);
  }
  const account = { matterID, name: 'Trust account', isMain: true, openingDate: '2025-03-01', openingBalance: 1000 };
  const bankAccountID = (await who.call(bankAccountCalls.add, { body: account })).body.id;
  const addIncome = (amount: number, more: object = {}) =>
    who.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2025-06-01',
        description: 'Rent',
        incomeType: 'Rent',
        amount,
        bankAccountID,
        ...more,
      },
    });
  const addExpense = (amount: number, more: object = {}) =>
    who.call(expenseCalls.add, {
      body: {
        matterID,
        paidDate: '2025-07-01',
        description: 'Books',
        expenseType: 'Accounting',
        amount,
        bankAccountID,
        ...more,
      },
    });
  const { body: meeting } = await who.call(meetingCalls.add, {
    body: { matterID, type: 102, meetingDate: '2026-02-20', place: 'Office' },
  });
  const attended = trustees.map((trusteeID) => ({ trusteeID, came: 'present' as const }));
  await who.call(trusteesMeetingCalls.saveAttendance, { body: { meetingID: meeting.id, trustees: attended } });
  const saveResolution = async (heading: string) =>
    (
      await who.call(trusteesMeetingCalls.saveResolution, {
        body: { meetingID: meeting.id, heading, words: 'Resolved.' },
      })
    ).body.resolutions.at(-1)!.id;
  const [carried, open] = [await saveResolution('Income of the year'), await saveResolution('Something else')];
  const castVotes = (how: 'for' | null) =>
    who.call(trusteesMeetingCalls.vote, {
      body: { resolutionID: carried, votes: trustees.map((trusteeID) => ({ trusteeID, vote: how })) },
    });
  expect((await castVotes('for')).status).toBe(200);
  const vestAmount = (more: object = {}) =>
    who.call(distributionCalls.add, {
      body: {
        matterID,
        vestedDate: '2026-02-21',
        beneficiaryID: heirs[1]!,
        ground: 'discretionary',
        nature: 'income',
        incomeType: 'Rent',
        amount: 6000,
        resolutionID: carried,
        ...more,
      } as never,
    });
  return {
    matterID,
    bankAccountID,
    heirs: heirs as [number, number],
    trustees,
    meeting,
    carried,
    open,
    earn: addIncome,
    spend: addExpense,
    vest: vestAmount,
    vote: castVotes,
  };
}
const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);
const readPaperText = (paper: unknown): string => JSON.stringify(paper);

describe('the money of a trust', () => {
  test('is told by beneficiary, from the ledger, and stands on a resolution that was carried', async () => {
    const { matterID, bankAccountID, heirs, earn, spend, vest } = await createTrust();
    const [carla, dawid] = heirs;
    await earn(12_000);
    await earn(3000.55, { incomeType: 'Interest earned', description: 'Her account', beneficiaryID: carla });
    await spend(2000);
    await spend(400.05, { expenseType: 'Education', beneficiaryID: carla });
    await createAsset(firm.admin, matterID, { name: 'Farm', valuationAmount: 900_000 });
    const { body: one, status } = await vest();
    expect(status).toBe(200);
    expect(one).toMatchObject({
      beneficiaryName: 'Dawid Olivier',
      resolutionName: '2026-02-20 · 1. Income of the year',
    });
    const paid = {
      matterID,
      movedDate: '2026-02-27',
      description: 'Paid',
      kind: 'awardPaid',
      amount: 4000,
      bankAccountID,
      partyID: dawid,
    };
    expect((await firm.admin.call(movementCalls.add, { body: paid as never })).status).toBe(200);
    const { body: report } = await firm.admin.call(trustMoneyCalls.report, { query: { matterID } });
    expect(report.year).toEqual({ fromDate: '2025-03-01', toDate: '2026-02-28' });
    expect(report.years.map(({ toDate }) => toDate)).toEqual(['2027-02-28', '2026-02-28']);
    const rows = report.paper.parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : [])),
    );
    const listAmounts = (label: string) =>
      rows.filter((cells) => cells.includes(label)).map((cells) => (cells.at(-1) as { cents: number } | null)?.cents);
    expect(listAmounts('Income together')).toEqual([1_500_055, 1_200_000, 300_055]);
    expect(listAmounts('All of them together')).toEqual([1_260_050]);
    expect(listAmounts('Balance carried forward')).toEqual([260_050, 200_000]);
    expect(listAmounts('Capital of the trust')).toEqual([90_500_000]);
    expect(readPaperText(report.paper)).toContain('2026-02-20 · 1. Income of the year');
    expect(report.remarks).toEqual([]);
    expect(readPaperText(report.paper)).not.toContain('This year and the year before');
    const next = await firm.admin.call(trustMoneyCalls.report, { query: { matterID, toDate: '2027-02-28' } });
    const compared = next.body.paper.parts.at(-2)!;
    expect(compared.title).toBe('This year and the year before');
    const [block] = compared.blocks;
    const comparedRows = block?.kind === 'table' ? block.rows.map(({ cells }) => cells) : [];
    const readPair = (label: string) =>
      comparedRows
        .find(([words]) => words === label)
        ?.slice(1)
        .map((cell) => (cell as { cents: number }).cents);
    expect(readPair('Rent')).toEqual([0, 1_200_000]);
    expect(readPair('Capital of the trust')).toEqual([90_500_000, 90_500_000]);
    expect(readPair('Income of the year that the trust kept')).toEqual([0, 400_000]);
    expect(readPair('Capital of the trust at the end')).toEqual([90_500_000, 90_500_000]);
    const { body: hers } = await firm.admin.call(trustMoneyCalls.report, {
      query: { matterID, beneficiaryID: carla },
    });
    expect(readPaperText(hers.paper)).toContain('Carla Olivier');
    expect(readPaperText(hers.paper)).not.toContain('Dawid Olivier');
    expect(readPaperText(hers.paper)).toContain('2,600.50');
    const { body: it3 } = await firm.admin.call(trustMoneyCalls.getVestings, { query: { matterID } });
    expect(
      it3.rows.map(({ name, interest, rent, netIncome, account }) => [name, interest, rent, netIncome, account]),
    ).toEqual([
      ['Carla Olivier', 3000.55, 0, 2600.5, 2600.5],
      ['Dawid Olivier', 0, 6000, 6000, 2000],
    ]);
    expect(it3.totals).toMatchObject({ netIncome: 8600.5, paid: 4000, foreignInterest: 0 });
    const file = await firm.admin.call(trustMoneyCalls.vestingsFile, { query: { matterID } });
    expect(file.status).toBe(200);
    expect(await listTrail(testApp, firm, matterID)).toContain('trust_distribution.exported');
    for (const format of ['pdf', 'docx', 'xlsx'] as const) {
      expect((await firm.admin.call(trustMoneyCalls.reportFile, { query: { matterID, format } })).status).toBe(200);
    }
    // The ledger is whole: what it says is owed is what the accounts say.
    const { body: balances } = await firm.admin.call(ledgerCalls.getBalances, { query: { matterID } });
    expect(balances.cash).toBe(9600.5);
  });

  test('vests no more than the year earned when several record it at the same moment', async () => {
    const { earn, vest } = await createTrust();
    await earn(14_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => vest({ amount: 6000 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422, 422, 422]);
  });

  test('refuses what has no resolution, one that was not carried, one of a later year, and a stranger', async () => {
    const { matterID, vest, open, heirs, trustees, earn } = await createTrust();
    await earn(12_000);
    expect(listFields(await vest({ resolutionID: null }))).toEqual(['resolutionID']);
    expect(listFields(await vest({ resolutionID: open }))).toEqual(['resolutionID']);
    const late = await vest({ vestedDate: '2026-02-19' });
    expect(JSON.stringify(late.problem)).toContain('on that day or later');
    expect(listFields(await vest({ amount: 0 }))).toEqual(['amount']);
    expect(listFields(await vest({ beneficiaryID: trustees[0] }))).toEqual(['beneficiaryID']);
    expect(listFields(await vest({ beneficiaryID: 987_654 }))).toEqual(['beneficiaryID']);
    expect((await vest({ ground: 'vested', resolutionID: null, beneficiaryID: heirs[0] })).status).toBe(200);
    // R6 000 of the R12 000 has vested: as much is left, and none of it from abroad.
    const above = await vest({ amount: 6000.01 });
    expect(listFields(above)).toEqual(['amount']);
    expect(JSON.stringify(above.problem)).toContain('at most 6,000.00 can vest');
    expect(listFields(await vest({ amount: 1, isForeign: true }))).toEqual(['amount']);
    await earn(800, { isForeign: true, foreignTaxAmount: 80 });
    expect((await vest({ amount: 800, isForeign: true })).status).toBe(200);
    const { body: last, status } = await vest({ amount: 6000 });
    expect(status).toBe(200);
    const { warnings: _, ...row } = last;
    expect(listFields(await firm.admin.call(distributionCalls.update, { body: { ...row, amount: 6001 } }))).toEqual([
      'amount',
    ]);
    expect((await firm.admin.call(distributionCalls.update, { body: { ...row, amount: 5000 } })).status).toBe(200);
    const other = await testApp.createFirm();
    expect((await other.admin.call(trustMoneyCalls.report, { query: { matterID } })).status).toBe(404);
    const estate = await createMatter(testApp, firm);
    expect((await firm.admin.call(trustMoneyCalls.report, { query: { matterID: estate.id } })).status).toBe(422);
    const none = { matterID, toDate: '2026-06-30' } as const;
    expect(listFields(await firm.admin.call(trustMoneyCalls.report, { query: none }))).toEqual(['toDate']);
  });

  test('what is earned for somebody and paid for somebody is a beneficiary’s alone', async () => {
    const { matterID, earn, spend, heirs, trustees } = await createTrust();
    const words = 'Only a beneficiary of the trust takes from it. Capture them under Beneficiaries first.';
    for (const enter of [earn, spend]) {
      const refused = await enter(100, { beneficiaryID: trustees[0] });
      expect([refused.status, refused.problem]).toEqual([422, { beneficiaryID: [words] }]);
      expect((await enter(100, { beneficiaryID: heirs[0] })).status).toBe(200);
      expect((await enter(100, { beneficiaryID: null })).status).toBe(200);
    }
    const { body: listed } = await firm.admin.call(incomeCalls.getbymatterid, { query: { matterID } });
    const { warnings: _, ...row } = listed.find(({ beneficiaryID }) => beneficiaryID !== null)!;
    const moved = await firm.admin.call(incomeCalls.update, { body: { ...row, beneficiaryID: trustees[1]! } });
    expect(moved.status).toBe(422);
  });

  test('a resolution something was vested by stands: its votes, its meeting and its day stay', async () => {
    const { vest, vote, meeting, carried, trustees, earn } = await createTrust();
    await earn(12_000);
    const { body: one } = await vest();
    expect(JSON.stringify((await vote(null)).problem)).toContain('vested something in a beneficiary');
    const gone = {
      meetingID: meeting.id,
      trustees: trustees.map((trusteeID) => ({ trusteeID, came: 'absent' as const })),
    };
    expect((await firm.admin.call(trusteesMeetingCalls.saveAttendance, { body: gone })).status).toBe(422);
    const asked = { id: meeting.id, version: meeting.version, reason: 'Never held' };
    expect((await firm.admin.call(meetingCalls.cancelmeeting, { body: asked })).status).toBe(422);
    expect((await firm.admin.call(meetingCalls._delete, { body: { id: meeting.id } })).status).toBe(422);
    expect((await firm.admin.call(distributionCalls._delete, { body: { id: one.id } })).status).toBe(200);
    expect((await vote(null)).status).toBe(200);
    const removed = await firm.admin.call(trusteesMeetingCalls.removeResolution, { body: { id: carried } });
    expect(removed.status).toBe(200);
  });

  test('an asset goes to a beneficiary once, and leaves the statement', async () => {
    const { matterID, vest, heirs } = await createTrust();
    const { id: assetID } = await createAsset(firm.admin, matterID, { name: 'Flat 3', valuationAmount: 500_000 });
    const given = { nature: 'capital', assetID, amount: 500_000, beneficiaryID: heirs[0] };
    expect((await vest(given)).status).toBe(200);
    expect(listFields(await vest({ ...given, beneficiaryID: heirs[1] }))).toEqual(['assetID']);
    const { body } = await firm.admin.call(trustMoneyCalls.report, { query: { matterID } });
    const statement = body.paper.parts[1]!;
    expect(readPaperText(statement)).not.toContain('Flat 3');
  });

  test('a fee that is invoiced is an expense still to be paid, and is then paid without changing', async () => {
    const { matterID, bankAccountID } = await createTrust();
    const { body: terms } = await firm.admin.call(settingCalls.getTrustFees);
    await firm.admin.call(settingCalls.saveTrustFees, { body: { ...terms, minimumFee: 12_000 } });
    const period = { matterID, fromDate: '2025-03-01', toDate: '2026-02-28', closingValue: 0 };
    const { body: fee } = await firm.admin.call(trustFeeCalls.add, { body: period });
    expect((await firm.admin.call(trustFeeCalls.invoice, { body: { id: fee.id } })).status).toBe(200);
    await firm.admin.call(trustFeeCalls.invoice, { body: { id: fee.id } });
    const listed = await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } });
    expect(listed.body.map(({ amount, bankAccountID: from, expenseType }) => [amount, from, expenseType])).toEqual([
      [12_000, null, 'Remuneration paid'],
    ]);
    const { body: report } = await firm.admin.call(trustMoneyCalls.report, {
      query: { matterID, toDate: '2027-02-28' },
    });
    expect(readPaperText(report.paper)).toContain('Still to be paid');
    const { warnings: _, ...row } = listed.body[0]!;
    const dearer = await firm.admin.call(expenseCalls.update, { body: { ...row, amount: 1 } });
    expect(JSON.stringify(dearer.problem)).toContain('was invoiced');
    expect((await firm.admin.call(expenseCalls._delete, { body: { id: row.id } })).status).toBe(422);
    const settled = await firm.admin.call(expenseCalls.update, {
      body: { ...row, bankAccountID, paidDate: '2026-11-16' },
    });
    expect(settled.status).toBe(200);
    const { body: balances } = await firm.admin.call(ledgerCalls.getBalances, { query: { matterID } });
    expect(balances).toMatchObject({ cash: -11_000, open: 0, expenses: 12_000 });
  });
});
