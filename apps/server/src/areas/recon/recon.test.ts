import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { reconCalls, reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { figuresStore } from '../kept-figures/figures.store';
import { createBankAccount, addIncome, addExpense } from '../cash/cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

/** A curatorship with one account of R1,000 and these lines of an Absa statement on it. */
async function createMatterWithLines(
  rows: readonly (readonly [day: string, text: string, amount: number])[],
  systemType = 3,
) {
  const matterID = (await createMatter(testApp, firm, { systemType })).id;
  const account = await createBankAccount(firm.admin, matterID, { openingDate: '2026-01-01', openingBalance: 1000 });
  let balance = 100_000;
  const csv = rows.map(([day, text, amount]) => {
    balance += Math.round(amount * 100);
    return `${day.replaceAll('-', '')},${text},${amount.toFixed(2)},${(balance / 100).toFixed(2)}`;
  });
  const content = ['Date,Description,Amount,Balance', ...csv, ''].join('\r\n');
  const sent = await sendFiles(
    testApp,
    firm.admin,
    statementCalls.importStatement,
    { matterID, bankAccountID: account.id },
    [{ name: 'a.csv', content }],
  );
  const [file] = sent.body;
  await firm.admin.call(statementCalls.takeStatement, {
    body: { statementID: file!.statements[0]!.id, bankAccountID: account.id, isConfirmed: true },
  });
  const listLines = async (who: TestPerson = firm.admin) =>
    (await who.call(reconCalls.getTransactions, { query: { matterID, bankAccountID: account.id } })).body;
  const listUnmatched = async () =>
    (await firm.admin.call(reconCalls.getUnmatched, { query: { matterID, bankAccountID: account.id } })).body;
  return { matterID, account, lines: listLines, unmatched: listUnmatched, statementID: file!.statements[0]!.id };
}
const pickVersion = ({ id, version }: { id: number; version: number }) => ({ id, version });
const readReconciliation = async (matterID: number, bankAccountID: number, on: string) =>
  (await firm.admin.call(reconCalls.getReconciliation, { query: { matterID, bankAccountID, on } })).body;

describe('bank lines', () => {
  test('are matched to the ledger, to what is expected, split, combined and undone; the statement foots at every step', async () => {
    const { matterID, account, lines, unmatched, statementID } = await createMatterWithLines([
      ['2026-02-01', 'GOVT PENSION FUND', 5000],
      ['2026-02-02', 'CARE HOME AND PHARMACY', -2180],
      ['2026-02-03', 'RENT PART ONE', 300],
      ['2026-02-04', 'RENT PART TWO', 200],
      ['2026-02-05', 'GARDEN SERVICE', -600],
      ['2026-02-06', 'NOBODY KNOWS', -45.5],
    ]);
    const expectFoots = async (on = '2026-02-28') => {
      const found = await readReconciliation(matterID, account.id, on);
      // Held against a naive sum of what stands on either side.
      const all = (await lines()).rows.filter(({ day }) => day <= on);
      const open = all.filter(({ match }) => !match).reduce((total, { amount }) => total + Math.round(amount * 100), 0);
      if (on === '2026-02-28') expect(Math.round(found.lessNotInLedger * 100)).toBe(open);
      expect([found.foots, found.difference]).toEqual([true, 0]);
      return found;
    };
    const rent = (await addIncome(firm.admin, matterID, { amount: 500, incomeType: 'Rent', bankAccountID: account.id }))
      .body;
    const garden = (
      await addExpense(firm.admin, matterID, {
        amount: 600,
        costType: null,
        expenseType: 'Household',
        description: 'Garden',
      })
    ).body;
    expect((await expectFoots()).notOnStatement).toHaveLength(1);
    const open = await unmatched();
    expect(open.entries.map(({ key, isExpected }) => [key, isExpected])).toEqual([
      [`income:${rent.id}`, false],
      [`expense:${garden.id}`, true],
    ]);
    const { rows } = await lines();
    const matchLines = (at: number[], more: object) =>
      firm.admin.call(reconCalls.allocate, {
        body: { matterID, lines: at.map((one) => pickVersion(rows[one]!)), ...more },
      });

    const made = await matchLines([0], { make: [{ make: 'income', amount: 5000, type: 'Pension' }] });
    expect(made.body.lines[0]!.match).toMatchObject({ entries: [{ source: 'income', isMade: true, amount: 5000 }] });
    const short = await matchLines([1], { make: [{ make: 'expense', amount: 2000, type: 'Care and lodging' }] });
    expect([short.status, Object.keys(short.problem)]).toEqual([422, expect.arrayContaining(['entries'])]);
    const split = await matchLines([1], {
      make: [
        { make: 'expense', amount: 2000, type: 'Care and lodging' },
        { make: 'expense', amount: 180, type: 'Medical' },
      ],
    });
    expect(split.body.lines[0]!.match!.entries).toHaveLength(2);
    const combined = await matchLines([2, 3], { entries: [{ source: 'income', id: rent.id }] });
    expect(combined.body.lines.map(({ match: one }) => one!.id)).toEqual([
      combined.body.matchID,
      combined.body.matchID,
    ]);
    const answered = await matchLines([4], { entries: [{ source: 'expense', id: garden.id }] });
    expect(answered.status).toBe(200);
    const paid = (await firm.admin.call(expenseCalls.getbyid, { query: { id: garden.id } })).body;
    expect([paid.paidDate, paid.bankAccountID]).toEqual(['2026-02-05', account.id]);
    const found = await expectFoots();
    expect([found.statementBalance, found.ledgerBalance]).toEqual([3674.5, 3720]);
    // At a day between the parts of a match, each part of it that lies before is left over.
    await expectFoots('2026-02-03');

    // What answers the bank stays as the bank has it.
    const held = await firm.admin.call(incomeCalls.update, { body: { ...rent, amount: 499 } });
    expect([held.status, (await firm.admin.call(incomeCalls._delete, { body: { id: rent.id } })).status]).toEqual([
      422, 422,
    ]);
    expect((await firm.admin.call(statementCalls.undoStatement, { body: { statementID } })).status).toBe(422);

    const matchIDs = [made, split, combined, answered].map(({ body }) => body.matchID);
    const undone = await firm.admin.call(reconCalls.undoAllocate, { body: { matterID, matchIDs } });
    expect(undone.body.undone).toBe(4);
    expect((await lines()).matched).toBe(0);
    const again = (await firm.admin.call(expenseCalls.getbyid, { query: { id: garden.id } })).body;
    expect([again.paidDate, again.bankAccountID]).toEqual(['2026-02-10', null]);
    expect((await expectFoots()).ledgerBalance).toBe(1500);
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.startsWith('recon.'))).toHaveLength(8);
  });

  test('matched by two people at once: the second is shown what the first did', async () => {
    const { matterID, lines } = await createMatterWithLines([['2026-02-01', 'PENSION', 100]]);
    const other = await firm.person(['Capture Matter']);
    const [line] = (await lines(other)).rows;
    const body = {
      matterID,
      lines: [pickVersion(line!)],
      make: [{ make: 'income' as const, amount: 100, type: 'Pension' }],
    };
    const both = await Promise.all([firm.admin, other].map((who) => who.call(reconCalls.allocate, { body })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const conflict = both.find(({ status }) => status === 409)!;
    expect(JSON.stringify(conflict.problem)).toContain('"by"');
    expect((await lines()).rows[0]!.match!.entries).toHaveLength(1);
  });

  test('are suggested from the firm’s own past, accepted above a confidence, numbered, exported once', async () => {
    const own = await testApp.createFirm();
    const before = firm;
    firm = own;
    try {
      const options = (await own.admin.call(settingCalls.getReconOptions)).body;
      await own.admin.call(settingCalls.saveReconOptions, {
        body: {
          ...options,
          assignsVouchers: true,
          voucherPrefix: 'V',
          firstVoucherNumber: 7,
          suggestsFromHistory: true,
        },
      });
      const first = await createMatterWithLines([
        ['2026-01-05', 'SUNSET CARE HOME JAN', -9800],
        ['2026-02-05', 'SUNSET CARE HOME FEB', -9800],
      ]);
      for (const line of (await first.lines()).rows) {
        const done = await own.admin.call(reconCalls.allocate, {
          body: {
            matterID: first.matterID,
            lines: [pickVersion(line)],
            make: [{ make: 'expense', amount: 9800, type: 'Care and lodging' }],
          },
        });
        expect(done.status).toBe(200);
      }
      expect((await first.lines()).rows.map(({ match }) => match!.voucher)).toEqual(['V7', 'V8']);
      // Lines that were matched while the firm numbered none are numbered together, in their order.
      await own.admin.call(settingCalls.saveReconOptions, {
        body: { ...(await own.admin.call(settingCalls.getReconOptions)).body, assignsVouchers: false },
      });
      const unnumbered = await createMatterWithLines([
        ['2026-01-05', 'RATES JAN', -100],
        ['2026-02-05', 'RATES FEB', -100],
      ]);
      for (const line of (await unnumbered.lines()).rows) {
        const done = await own.admin.call(reconCalls.allocate, {
          body: {
            matterID: unnumbered.matterID,
            lines: [pickVersion(line)],
            make: [{ make: 'expense', amount: 100, type: 'Care and lodging' }],
          },
        });
        expect(done.status).toBe(200);
      }
      const numbered = await own.admin.call(reconCalls.autoAssignVouchers, { body: { matterID: unnumbered.matterID } });
      expect(numbered.body).toEqual({ assigned: 2, first: 'V7', last: 'V8', waiting: 0 });
      expect((await unnumbered.lines()).rows.map(({ match }) => match!.voucher)).toEqual(['V7', 'V8']);
      await own.admin.call(settingCalls.saveReconOptions, {
        body: { ...(await own.admin.call(settingCalls.getReconOptions)).body, assignsVouchers: true },
      });
      const second = await createMatterWithLines([
        ['2026-03-05', 'SUNSET CARE HOME MAR', -9800],
        ['2026-04-05', 'SUNSET CARE HOME APR', -9800],
        ['2026-04-06', 'UNSEEN BEFORE', -12],
      ]);
      const offers = (await second.unmatched()).lines;
      expect(offers[0]!.offers[0]).toMatchObject({ targetLabel: 'Care and lodging', entries: [] });
      expect(offers[0]!.offers[0]!.confidence).toBeGreaterThan(95);
      const accepted = await own.admin.call(reconCalls.autoMatch, {
        body: { matterID: second.matterID, bankAccountID: second.account.id, atLeast: 95 },
      });
      expect(accepted.body).toMatchObject({ matched: 2, lines: 2, left: 1 });
      const rows = (await second.lines()).rows;
      expect(rows.map(({ match }) => match?.voucher ?? null)).toEqual(['V7', 'V8', null]);
      expect(rows[0]!.match!.entries[0]).toMatchObject({ source: 'expense', isMade: true, amount: -9800 });
      const found = await readReconciliation(second.matterID, second.account.id, '2026-04-30');
      expect([found.foots, found.lessNotInLedger]).toEqual([true, -12]);

      const pastel = {
        matterID: second.matterID,
        bankAccountID: second.account.id,
        contra: '8400000',
        firstMonth: 3,
        accounts: { 'Care and lodging': '3200000' },
        other: '9990000',
      };
      const exported = await own.admin.call(reconCalls.AddPastelEntries, { body: pastel });
      expect(exported.body).toMatchObject({ lines: 2, refused: [] });
      const file = await own.admin.call(reconCalls.getPastelFile, { query: { id: exported.body.exportID! } });
      expect(file.raw.toString().split('\r\n')[0]).toBe(
        '1,05/03/2026,G,3200000,V7,SUNSET CARE HOME MAR,9800.00,0,0.00,A,,8400000,1,1,1,0,0.00,9800.00',
      );
      expect((await own.admin.call(reconCalls.AddPastelEntries, { body: pastel })).body.lines).toBe(0);
      const kept = await own.admin.call(reconCalls.undoAllocate, {
        body: { matterID: second.matterID, matchIDs: accepted.body.matchIDs },
      });
      expect(kept.status).toBe(422);

      await own.admin.call(settingCalls.saveReconOptions, {
        body: { ...(await own.admin.call(settingCalls.getReconOptions)).body, suggestsFromHistory: false },
      });
      expect((await second.unmatched()).lines).toEqual([]);
    } finally {
      firm = before;
    }
  });

  test('transfers are learned in their own matter, with the account they went to; the answer comes in pages', async () => {
    const matter = await createMatterWithLines([
      ['2026-01-05', 'CALL ACCOUNT SWEEP', -500],
      ['2026-02-05', 'CALL ACCOUNT SWEEP', -500],
      ['2026-03-05', 'CALL ACCOUNT SWEEP', -500],
      ['2026-04-05', 'CALL ACCOUNT SWEEP', -500],
    ]);
    const { matterID, account } = matter;
    const call = await createBankAccount(firm.admin, matterID, { name: 'Call account', openingDate: '2026-01-01' });
    const rows = (await matter.lines()).rows;
    for (const line of rows.slice(0, 2)) {
      const done = await firm.admin.call(reconCalls.allocate, {
        body: {
          matterID,
          lines: [pickVersion(line)],
          make: [{ make: 'movement', kind: 'transfer', amount: 500, toBankAccountID: call.id }],
        },
      });
      expect(done.status).toBe(200);
    }
    const { lines, linesTotal } = await matter.unmatched();
    expect(linesTotal).toBe(2);
    expect(lines[0]!.offers[0]).toMatchObject({
      targetLabel: 'Transfer to another account',
      targetName: 'Call account',
      make: { make: 'movement', kind: 'transfer', toBankAccountID: call.id },
    });
    const page = await firm.admin.call(reconCalls.getUnmatched, {
      query: { matterID, bankAccountID: account.id, skip: 1, take: 1 },
    });
    expect(page.body.lines.map(({ lineID }) => lineID)).toEqual([rows[3]!.id]);
    const accepted = await firm.admin.call(reconCalls.autoMatch, {
      body: { matterID, bankAccountID: account.id, atLeast: 95 },
    });
    expect(accepted.body).toMatchObject({ matched: 2, lines: 2, left: 0 });
    expect((await matter.lines()).rows.map(({ match }) => match?.entries[0]?.source)).toEqual(
      Array.from({ length: 4 }, () => 'money_movement'),
    );
    // In another matter the same words say nothing about an account that is not there.
    const other = await createMatterWithLines([['2026-01-05', 'CALL ACCOUNT SWEEP', -500]]);
    expect((await other.unmatched()).lines).toEqual([]);
  });

  test('accepted all at once answer what was expected and move the figures once, to what a naive sum gives', async () => {
    const rows = [
      ['2026-03-01', 'TENANT RENT REF90011', 500],
      ['2026-04-01', 'TENANT RENT REF90012', 500],
      ['2026-04-02', 'GARDEN REF90013', -120],
      ['2026-04-03', 'NOBODY KNOWS', -7],
    ] as const;
    const { matterID, account, lines } = await createMatterWithLines(rows);
    const march = {
      incomeType: 'Rent',
      amount: 500,
      description: 'Tenant rent',
      voucher: 'REF90011',
      bankAccountID: null,
    };
    await addIncome(firm.admin, matterID, { ...march, receivedDate: '2026-03-01' });
    const april = (await addIncome(firm.admin, matterID, { ...march, voucher: 'REF90012', receivedDate: '2026-04-01' }))
      .body;
    await addExpense(firm.admin, matterID, {
      amount: 120,
      costType: null,
      expenseType: 'Household',
      description: 'Garden',
      voucher: 'REF90013',
      paidDate: '2026-04-02',
      bankAccountID: null,
    });
    const readFigures = () =>
      openFirmScope(testApp.test.database, firm.id).transaction(
        async (tx) => (await figuresStore(tx).of(matterID))!.version,
      );
    const readCash = async () =>
      (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body.cashPosition;
    const first = await readFigures();
    const [unknown] = (await lines()).rows.slice(-1);
    await firm.admin.call(reconCalls.allocate, {
      body: { matterID, lines: [pickVersion(unknown!)], make: [{ make: 'expense', amount: 7, type: 'Household' }] },
    });
    const before = await readFigures();
    const ofOne = before - first;
    expect(ofOne).toBeGreaterThan(0);
    const accepted = await firm.admin.call(reconCalls.autoMatch, {
      body: { matterID, bankAccountID: account.id, atLeast: 90 },
    });
    expect(accepted.body).toMatchObject({ matched: 3, lines: 3, left: 0 });
    expect(await readCash()).toBe(1000 + 500 + 500 - 120 - 7);
    expect((await readFigures()) - before).toBe(ofOne);
    expect((await readReconciliation(matterID, account.id, '2026-04-30')).foots).toBe(true);
    const paid = (await firm.admin.call(incomeCalls.getbyid, { query: { id: april.id } })).body;
    expect([paid.bankAccountID, paid.voucher]).toEqual([account.id, 'REF90012']);
    const undone = await firm.admin.call(reconCalls.undoAllocate, {
      body: { matterID, matchIDs: accepted.body.matchIDs },
    });
    expect([undone.body.undone, await readCash(), (await lines()).matched]).toEqual([3, 1000 - 7, 1]);
  });

  test('that were split go to Sage Pastel entry by entry; an asset is expected, collected in parts, and said by its name', async () => {
    const { matterID, account, lines, unmatched } = await createMatterWithLines(
      [
        ['2026-03-02', 'NEDBANK SAVINGS FIRST PART', 200_000],
        ['2026-03-03', 'NEDBANK SAVINGS', 50_000],
        ['2026-03-20', 'RATES AND WATER', -3310.75],
        ['2026-03-25', 'PREPAID', -400],
        ['2026-03-25', 'PREPAID', -400],
      ],
      2,
    );
    const asset = await firm.admin.call(assetCalls.add, {
      body: {
        matterID,
        kind: 'cash',
        class: 'claim',
        name: 'Nedbank savings',
        treatment: 'money',
        valuationAmount: 250_000,
      },
    });
    const assetID = asset.body.id;
    const body = { matterID, assetID, expectedAmount: 250_000, notes: null };
    expect((await firm.admin.call(reconCalls.saveReconAsset, { body })).status).toBe(200);
    const open = await unmatched();
    expect(open.entries).toMatchObject([
      { key: `asset:${assetID}`, amount: 250_000, isUndated: true, isExpected: true },
    ]);
    expect(open.lines.map(({ offers }) => offers[0]!.entries)).toContainEqual([`asset:${assetID}`]);

    const { rows } = await lines();
    const match = async (at: number[], more: object) => {
      const done = await firm.admin.call(reconCalls.allocate, {
        body: { matterID, lines: at.map((one) => pickVersion(rows[one]!)), ...more },
      });
      expect(done.status).toBe(200);
      return done.body.lines[0]!.match!.entries;
    };
    const collected = await match([0], { entries: [{ source: 'asset', id: assetID }] });
    expect(collected).toMatchObject([{ amount: 200_000, what: 'Asset collected', name: 'Nedbank savings' }]);
    expect((await unmatched()).entries[0]).toMatchObject({ key: `asset:${assetID}`, amount: 50_000 });
    await match([1], { entries: [{ source: 'asset', id: assetID }] });
    expect((await unmatched()).entries).toEqual([]);
    const waits = (await firm.admin.call(reconCalls.getReconAssets, { query: { matterID } })).body;
    expect(waits).toMatchObject([{ receivedAmount: 250_000, openAmount: 0, isReconciled: true }]);
    await match([2], {
      voucher: 'S1',
      make: [
        { make: 'expense', amount: 2310.75, type: 'Charged against income', description: 'Rates' },
        { make: 'expense', amount: 1000, type: 'Other costs', description: 'Water' },
      ],
    });
    await match([3, 4], { voucher: 'P1', make: [{ make: 'expense', amount: 800, type: 'Charged against income' }] });

    const query = { matterID, bankAccountID: account.id };
    const { types } = (await firm.admin.call(reconCalls.getPastelEntries, { query })).body;
    expect(types.map(({ type, lines: count }) => [type, count])).toEqual([
      ['Asset collected', 2],
      ['Charged against income', 3],
      ['Other costs', 1],
    ]);
    const accounts = { 'Charged against income': '3000000', 'Other costs': '4000000' };
    const handed = await firm.admin.call(reconCalls.AddPastelEntries, {
      body: { ...query, contra: '8400000', firstMonth: 3, other: '9990000', accounts },
    });
    expect(handed.body).toMatchObject({ lines: 5, refused: [] });
    const file = await firm.admin.call(reconCalls.getPastelFile, { query: { id: handed.body.exportID! } });
    const cells = file.raw
      .toString()
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(cells.map((row) => [row[3], row[4], row[5], row[6]])).toEqual([
      ['9990000', expect.any(String), 'NEDBANK SAVINGS FIRST PART', '-200000.00'],
      ['9990000', expect.any(String), 'NEDBANK SAVINGS', '-50000.00'],
      ['3000000', 'S1', 'Rates', '2310.75'],
      ['4000000', 'S1', 'Water', '1000.00'],
      ['3000000', 'P1', 'PREPAID', '400.00'],
      ['3000000', 'P1', 'PREPAID', '400.00'],
    ]);
    const exported = (await lines()).rows;
    expect(exported.every(({ isExported }) => isExported)).toBe(true);
    const renamed = await firm.admin.call(reconCalls.saveTransaction, {
      body: { matterID, ...pickVersion(exported[2]!), description: null, reference: null, voucher: 'S2' },
    });
    expect([renamed.status, Object.keys(renamed.problem)]).toEqual([422, ['voucher']]);
  });

  test('entered by hand stand beside those of the bank; an imported one is not removed by itself', async () => {
    const { matterID, account, lines } = await createMatterWithLines([['2026-02-01', 'PENSION', 100]]);
    const hand = await firm.admin.call(reconCalls.saveTransaction, {
      body: { matterID, bankAccountID: account.id, day: '2026-02-02', amount: -25, description: 'Cash slip' },
    });
    expect(hand.status).toBe(200);
    const group = (await firm.admin.call(reconCalls.saveGroup, { body: { matterID, name: 'Upkeep' } })).body;
    const grouped = await firm.admin.call(reconCalls.saveTransaction, {
      body: { matterID, id: hand.body.id, version: hand.body.version, groupID: group.id },
    });
    expect(grouped.body.groupID).toBe(group.id);
    const [shown] = (await firm.admin.call(reconCalls.getGroups, { query: { matterID } })).body;
    expect(shown).toMatchObject({ name: 'Upkeep', lines: 1, total: -25 });
    const imported = (await lines()).rows[0]!;
    expect((await firm.admin.call(reconCalls.deleteTransaction, { body: { id: imported.id } })).status).toBe(422);
    expect((await firm.admin.call(reconCalls.deleteTransaction, { body: { id: hand.body.id } })).status).toBe(200);
    expect((await firm.admin.call(reconCalls.deleteGroup, { body: { id: group.id } })).status).toBe(200);
  });
});

test('a claim is set down, suggested, paid from the bank, and the cash is allocated down to the surplus', async () => {
  const { matterID, account, lines, unmatched } = await createMatterWithLines(
    [['2026-02-01', 'HOSPITAL ACCOUNT', -400]],
    2,
  );
  const debt = await firm.admin.call(liabilityCalls.add, { body: { matterID, creditor: 'Hospital', amount: 600 } });
  expect(debt.status).toBe(200);
  const claim = await firm.admin.call(reconClaimCalls.save, {
    body: { matterID, liabilityID: debt.body.id, amount: 400 },
  });
  expect(claim.body).toMatchObject({ creditorName: 'Hospital', claimedAmount: 600, openAmount: 400 });
  const before = (await firm.admin.call(reconCalls.getCashAllocation, { query: { matterID } })).body;
  expect(before).toMatchObject({ cash: 1000, noEntryYet: -400, surplus: 600 });
  const key = `liability:${debt.body.id}`;
  expect((await unmatched()).lines[0]!.offers[0]!.entries).toEqual([key]);
  const [line] = (await lines()).rows;
  const done = await firm.admin.call(reconCalls.allocate, {
    body: { matterID, lines: [pickVersion(line!)], entries: [{ source: 'liability', id: debt.body.id }] },
  });
  expect(done.status).toBe(200);
  const paid = (await firm.admin.call(reconClaimCalls.getbyid, { query: { id: claim.body.id } })).body;
  expect([paid.paidAmount, paid.openAmount]).toEqual([400, 0]);
  const set = await firm.admin.call(reconCalls.saveCashAllocation, {
    body: { matterID, head: 'other', description: 'Held for the roof', amount: 700 },
  });
  expect(set.body).toMatchObject({ cash: 600, allocated: 700, surplus: -100 });
  const taken = await firm.admin.call(reconCalls.deleteCashAllocation, { body: { id: set.body.allocations[0]!.id } });
  expect(taken.body).toMatchObject({ cash: 600, allocated: 0, surplus: 600, allocations: [] });
  const paper = await firm.admin.call(reconCalls.reconciliationFile, {
    query: { matterID, bankAccountID: account.id, on: '2026-12-31', format: 'pdf' },
  });
  expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect((await readReconciliation(matterID, account.id, '2026-12-31')).foots).toBe(true);
  expect((await firm.admin.call(reconClaimCalls._delete, { body: { id: claim.body.id } })).status).toBe(200);
});

test('what is to be paid on a claim against an insolvent estate is set down, and a line of the bank becomes its dividend', async () => {
  const { matterID, lines, unmatched } = await createMatterWithLines([['2026-02-01', 'PAARL VOERE', -250]], 1);
  const lodged = await firm.admin.call(claimCalls.addandcreditor, {
    body: { creditor: { name: 'Paarl Voere' }, claim: { matterID, claimTypeID: 3, amount: 1000 } },
  });
  const claimID = lodged.body.id;
  const save = (more: object) =>
    firm.admin.call(reconClaimCalls.save, { body: { matterID, claimID, ...more } as never });
  expect((await save({ amount: 1000.01 })).status).toBe(422);
  expect((await save({ amount: 100, claimID: null })).status).toBe(422);
  const debt = await firm.admin.call(liabilityCalls.add, { body: { matterID, creditor: 'Hospital', amount: 600 } });
  expect((await save({ amount: 100, claimID: null, liabilityID: debt.body?.id ?? 1 })).status).toBe(404);
  const set = await save({ amount: 250 });
  expect(set.body).toMatchObject({ creditorName: 'Paarl Voere', claimID, liabilityID: null, openAmount: 250 });
  expect((await save({ amount: 10 })).status).toBe(422);
  expect((await unmatched()).lines[0]!.offers[0]!.entries).toEqual([`creditorclaim:${claimID}`]);
  const [line] = (await lines()).rows;
  const done = await firm.admin.call(reconCalls.allocate, {
    body: { matterID, lines: [pickVersion(line!)], entries: [{ source: 'creditorclaim', id: claimID }] },
  });
  expect(done.status).toBe(200);
  const paid = (await firm.admin.call(reconClaimCalls.getbyid, { query: { id: set.body.id } })).body;
  expect([paid.paidAmount, paid.openAmount]).toEqual([250, 0]);
  const other = await testApp.createFirm();
  const { id } = set.body;
  expect((await other.admin.call(reconClaimCalls.getbyid, { query: { id } })).status).toBe(404);
  expect((await other.admin.call(reconClaimCalls._delete, { body: { id } })).status).toBe(404);
  expect((await firm.admin.call(reconClaimCalls._delete, { body: { id } })).status).toBe(200);
});

test('a rule of the firm names what a line is, in every matter of its kind; what was accepted together is undone together', async () => {
  const own = await testApp.createFirm();
  const before = firm;
  firm = own;
  try {
    const { matterID, account, lines, unmatched } = await createMatterWithLines([
      ['2026-02-03', 'FEE SERVICE 4471', -60],
      ['2026-02-04', 'SERVICE FEE 4472', -61],
      ['2026-02-05', 'UNSEEN', -7],
    ]);
    const query = { matterID, bankAccountID: account.id };
    expect((await unmatched()).lines).toEqual([]);
    const { body: begun } = await own.admin.call(reconCalls.getBankBalance, { query });
    expect(begun).toMatchObject({
      bank: 872,
      bankOn: '2026-02-05',
      ledger: 1000,
      lines: 3,
      linesAmount: -128,
      unexplained: 0,
    });
    const rule = { matterID, id: null, words: 'Service fee', type: 'Bank charges' };
    const type = (await own.admin.call(reconCalls.getRules, { query: { matterID } })).body.expenseTypes[0]!;
    const saved = await own.admin.call(reconCalls.saveRule, { body: { ...rule, type } });
    expect(saved.body.rules).toMatchObject([{ words: 'Service fee', type, isIn: false, isActive: true }]);
    const twice = await own.admin.call(reconCalls.saveRule, { body: { ...rule, type, words: 'SERVICE  fee' } });
    expect(Object.keys(twice.problem as object)).toEqual(['words']);
    const unknown = await own.admin.call(reconCalls.saveRule, { body: { ...rule, type: 'No such type' } });
    expect(Object.keys(unknown.problem as object)).toEqual(['type']);
    expect((await unmatched()).lines.map(({ offers }) => [offers[0]!.targetLabel, offers[0]!.confidence])).toEqual([
      [type, 98],
      [type, 98],
    ]);
    const accepted = await own.admin.call(reconCalls.autoMatch, { body: { ...query, atLeast: 98 } });
    expect(accepted.body).toMatchObject({ matched: 2, lines: 2, left: 1 });
    expect((await own.admin.call(reconCalls.getBankBalance, { query })).body).toMatchObject({
      bank: 872,
      ledger: 879,
      lines: 1,
      linesAmount: -7,
      entries: 0,
      unexplained: 0,
    });
    // A figure opens its entry, the entry its bank line and the file that came in.
    const [matched] = (await lines()).rows;
    const { source, sourceID } = matched!.match!.entries[0]!;
    const trace = await own.admin.call(reconCalls.getTrace, {
      query: { matterID, source: source as 'expense', id: sourceID },
    });
    expect(trace.body).toMatchObject({
      day: '2026-02-03',
      lines: [{ id: matched!.id, amount: -60, description: 'FEE SERVICE 4471', file: 'a.csv' }],
      documentID: null,
      accounts: [],
    });
    expect(trace.body.postings.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-60, 60]);
    const gone = await own.admin.call(reconCalls.getTrace, { query: { matterID, source: 'income', id: 987_654 } });
    expect(gone.status).toBe(404);
    // An entry that the bank does not have yet explains the rest.
    await addIncome(own.admin, matterID, { bankAccountID: account.id, incomeType: 'Interest earned', amount: 5 });
    expect((await own.admin.call(reconCalls.getBankBalance, { query })).body).toMatchObject({
      ledger: 884,
      entries: 1,
      entriesAmount: 5,
      unexplained: 0,
    });
    const { body: batches } = await own.admin.call(reconCalls.getBatches, { query });
    expect(batches).toMatchObject([{ matches: 2, matchIDs: accepted.body.matchIDs }]);
    const undone = await own.admin.call(reconCalls.undoAllocate, {
      body: { matterID, matchIDs: batches[0]!.matchIDs },
    });
    expect(undone.body).toEqual({ undone: 2 });
    expect((await lines()).open).toBe(3);
    expect((await own.admin.call(reconCalls.getBatches, { query })).body).toEqual([]);
    const [kept] = saved.body.rules;
    await own.admin.call(reconCalls.saveRule, {
      body: { ...rule, type, id: kept!.id, version: kept!.version, isActive: false },
    });
    expect((await unmatched()).lines.filter(({ offers }) => offers[0]!.confidence === 98)).toEqual([]);
    await own.admin.call(reconCalls.deleteRule, { body: { id: kept!.id } });
    expect((await own.admin.call(reconCalls.getRules, { query: { matterID } })).body.rules).toEqual([]);
  } finally {
    firm = before;
  }
});
