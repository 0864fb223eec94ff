import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { CarriedYear } from '@boedel/domain/curator-account/books';
import type { Paper } from '@boedel/document/tree/paper';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { checkFigures } from '../figures/check-figures';
import { listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { officeEndCalls } from '@boedel/contract/office-end/office-end.calls';
import { isRefused } from '@boedel/domain/law/refusal';
import { readEstate } from '../estate/read-estate';
import { addExpense } from '../cash/cash.testing';
import { createCuratorship, enterSixteen } from './curator-account.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const draftAccount = async (matterID: number, language: 'en' | 'af' = 'en') =>
  (await firm.admin.call(curatorAccountCalls.draft, { query: { matterID, language } })).body;
const lodge = (matterID: number, accountNumber: number) =>
  firm.admin.call(lodgingCalls.lodgeCurator, { body: { despiteOpen: true, matterID, accountNumber } });
/** The amount at the end of a line of the paper, by its words. */
function findAmount(paper: Paper | null, part: string, words: string): string | undefined {
  const rows = paper?.parts
    .find(({ title }) => title === part)
    ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const cell = rows?.find(({ cells }) => cells[1] === words)?.cells.at(-1);
  return typeof cell === 'object' && cell !== null ? (cell.cents / 100).toFixed(2) : undefined;
}

describe('the account of a curatorship, from its entries', () => {
  test("W1: sixteen lines give the pack's figures to the cent", async () => {
    const matter = await createCuratorship(testApp, firm);
    await enterSixteen(firm.admin, matter);
    const drawn = await draftAccount(matter.matterID);
    expect(drawn).toMatchObject({
      number: 1,
      fromDate: '2025-03-01',
      toDate: '2026-02-28',
      stopping: [],
      isReady: true,
    });
    expect(drawn.proofs.filter(({ holds }) => !holds)).toEqual([]);
    const paper = drawn.paper as Paper;
    const findIncomeAmount = (words: string) => findAmount(paper, 'Income and expenditure account', words);
    expect(findIncomeAmount('(b) Income collected')).toBe('82837.05');
    expect(findIncomeAmount('(d) Debts and maintenance paid')).toBe('68777.50');
    expect(findIncomeAmount('Remuneration')).toBe('4970.22');
    expect(findIncomeAmount('VAT on remuneration')).toBe('745.53');
    expect(findIncomeAmount("Master's fee")).toBe('4800.00');
    expect(findIncomeAmount('(e) Administration expenses')).toBe('12231.50');
    expect(findIncomeAmount('(f) Balance carried forward')).toBe('1828.05');
    const findCapitalAmount = (words: string) => findAmount(paper, 'Capital account', words);
    expect([
      findCapitalAmount('Opening capital'),
      findCapitalAmount('Loss on Motor vehicle'),
      findCapitalAmount('Closing capital'),
    ]).toEqual(['2518250.00', '-25000.00', '2493250.00']);
    const findStatementAmount = (words: string) => findAmount(paper, 'Statement of assets and liabilities', words);
    expect(['Cheque account', 'Money market', 'House', 'Assets together'].map(findStatementAmount)).toEqual([
      '105593.80',
      '950000.00',
      '1450000.00',
      '2505593.80',
    ]);
    expect([
      findStatementAmount('Creditors together'),
      findStatementAmount('Net assets'),
      findStatementAmount('Capital and income'),
    ]).toEqual(['10515.75', '2495078.05', '2495078.05']);
    const findBankAmount = (words: string) => findAmount(paper, 'Bank accounts', words);
    expect(['Opening balance', 'Receipts', 'Payments', 'Closing balance'].map(findBankAmount)).toEqual([
      '48250.00',
      '177837.05',
      '120493.25',
      '105593.80',
    ]);
  });

  test('stands in the header, the list and the dashboard at what its account says', async () => {
    const matter = await createCuratorship(testApp, firm);
    await enterSixteen(firm.admin, matter);
    const { matterID } = matter;
    const curators = await firm.person(['Admin', 'Capture Matter', 'Request Account'], { systemType: 3 });
    const readGlance = async () => {
      const { body } = await curators.call(matterCalls.getQuickGlance, { query: { matterID } });
      return [body.grossAssets, body.liabilities, body.net, body.cashPosition];
    };
    expect(await readGlance()).toEqual([2_505_593.8, 0, 2_505_593.8, 105_593.8]);
    const { body: how } = await curators.call(figureCalls.howWorkedOut, { query: { matterID } });
    expect(how.find(({ name }) => name === 'grossAssets')?.worked?.lines.map(({ label }) => label)).toEqual([
      'Cheque account',
      'Money market',
      'House',
    ]);
    const { body: list } = await curators.call(matterCalls.getMatterList, {
      query: { sortModelColId: 'grossAssets', sortModelSort: 'desc', matterStatus: '1,2' },
    });
    expect(list.rows.find(({ id }) => id === matterID)).toMatchObject({ grossAssets: 2_505_593.8, net: 2_505_593.8 });
    const { body: added } = await curators.call(figureCalls.howAdded, { query: { name: 'assetValue' } });
    const counted = added.lines.find((line) => line.matterID === matterID);
    expect(counted?.amount ?? 2_505_593.8).toBe(2_505_593.8);
    expect((await lodge(matterID, 1)).status).toBe(200);
    // What the account charged is owed from its lodging on.
    expect(await readGlance()).toEqual([2_505_593.8, 10_515.75, 2_495_078.05, 105_593.8]);
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });

  test('W2: for use at once the proceeds earn 6%; without a VAT number there is none; at the end 2% of what is handed over', async () => {
    const forUse = await createCuratorship(testApp, firm);
    await enterSixteen(firm.admin, forUse, (line) =>
      line.class === 'CAPITAL:REALISATION' ? { ...line, realisedForUse: true } : line,
    );
    const used = (await draftAccount(forUse.matterID)).paper as Paper;
    const listFees = (paper: Paper) =>
      ['Remuneration', 'VAT on remuneration'].map((words) =>
        findAmount(paper, 'Income and expenditure account', words),
      );
    expect(listFees(used)).toEqual(['10670.22', '1600.53']);

    const plain = await createCuratorship(testApp, firm, { vendor: false });
    await enterSixteen(firm.admin, plain);
    expect(listFees((await draftAccount(plain.matterID)).paper as Paper)).toEqual(['4970.22', undefined]);

    const ending = await createCuratorship(testApp, firm);
    await enterSixteen(firm.admin, ending);
    const { body: choices } = await firm.admin.call(curatorAccountCalls.getChoices, {
      query: { matterID: ending.matterID },
    });
    const saved = await firm.admin.call(curatorAccountCalls.saveChoices, { body: { ...choices, isFinal: true } });
    expect(saved.status).toBe(200);
    const final = await draftAccount(ending.matterID);
    expect(final.title).toBe("First and final curator's account");
    const charged = ['Remuneration on income', 'Remuneration on property handed over', '(e) Administration expenses'];
    expect(charged.map((words) => findAmount(final.paper, 'Income and expenditure account', words))).toEqual([
      '4970.22',
      '49901.56',
      // 1,715.75 paid, 4,800.00 to the Master, both fees, and VAT of 745.53 and 7,485.23.
      '69618.29',
    ]);
  });

  test('is lodged once: frozen, numbered, hashed, its period locked, its milestone reached; the second opens from it', async () => {
    const matter = await createCuratorship(testApp, firm);
    await enterSixteen(firm.admin, matter);
    const { matterID } = matter;
    const done = await lodge(matterID, 1);
    expect(done.body).toMatchObject({
      number: 1,
      kind: 'curatorAnnual',
      sequence: 1,
      fromDate: '2025-03-01',
      toDate: '2026-02-28',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await lodge(matterID, 1)).status).toBe(422);
    expect(await listTrail(testApp, firm, matterID)).toContain('account.lodged');
    const late = await addExpense(firm.admin, matterID, {
      bankAccountID: matter.bankID,
      paidDate: '2026-02-20',
      expenseType: 'Medical',
      costType: null,
    });
    expect(late.status).toBe(422);
    const next = await draftAccount(matterID);
    expect(next).toMatchObject({ number: 2, fromDate: '2026-03-01', toDate: '2027-02-28', isReady: false });
    const carried = await openFirmScope(testApp.test.database, firm.id).transaction(
      async (tx) =>
        (await tx.one<{ carries: CarriedYear }>(sql`select carries from lodged_account where matter_id = ${matterID}`))
          .carries,
    );
    expect(carried).toMatchObject({ capital: 249_325_000, income: 182_805 });
    // Its fees are paid in the second year: they settle what was owed and are no expense again.
    await firm.admin.call(expenseCalls.add, {
      body: {
        matterID,
        paidDate: '2026-05-05',
        description: 'Fee of the first account',
        expenseType: 'Remuneration paid',
        amount: 5715.75,
        bankAccountID: matter.bankID,
        voucher: '17',
      },
    });
    const second = await draftAccount(matterID);
    const paper = second.paper as Paper;
    expect(findAmount(paper, 'Income and expenditure account', '(a) Balance brought forward')).toBe('1828.05');
    expect(findAmount(paper, 'Income and expenditure account', '(e) Administration expenses')).toBe('4800.00');
    expect(findAmount(paper, 'Statement of assets and liabilities', 'Remuneration, account 1')).toBeUndefined();
    expect(findAmount(paper, 'Statement of assets and liabilities', "Master's fee, account 1")).toBe('4800.00');
    expect(second.changes.find(({ head }) => head.key === 'Income collected')).toMatchObject({
      before: 82_837.05,
      now: 0,
    });
    expect(second.proofs.filter(({ holds }) => !holds)).toEqual([]);
  });
});

describe('a patient who dies', () => {
  test('leaves the closing balances to the estate, once each; parties, papers and lodged accounts stay', async () => {
    const matter = await createCuratorship(testApp, firm);
    const { matterID } = matter;
    await enterSixteen(firm.admin, matter);
    // Without the Master's reference and the identity number it is lodged only by who saw that.
    const { body: open } = await firm.admin.call(curatorAccountCalls.draft, { query: { matterID } });
    expect(open.open.map(({ id }) => id)).toEqual(['mastersReference', 'identity']);
    const unseen = await firm.admin.call(lodgingCalls.lodgeCurator, { body: { matterID, accountNumber: 1 } });
    expect(Object.keys(unseen.problem as object)).toEqual(['despiteOpen']);
    expect((await lodge(matterID, 1)).status).toBe(200);
    // Something comes in before the death, something after it.
    const addIncome = (receivedDate: string, amount: number) =>
      firm.admin.call(incomeCalls.add, {
        body: {
          matterID,
          receivedDate,
          description: 'GEPF PENSION',
          incomeType: 'Pension',
          amount,
          bankAccountID: matter.bankID,
          voucher: '18',
        },
      });
    await addIncome('2026-03-25', 12_500);
    await addIncome('2026-05-25', 700);
    const turned = await firm.admin.call(turnIntoEstateCalls.changeSystemTypeToDeceased, {
      body: { id: matterID, dateOfDeath: '2026-04-10' },
    });
    expect(turned.body).toMatchObject({ systemTypeID: 2 });
    const { body: assets } = await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } });
    const values = Object.fromEntries(assets.rows.map(({ name, valuationAmount }) => [name, valuationAmount]));
    expect(values).toEqual({
      'Cheque account': 105_593.8 + 12_500,
      'Money market': 950_000,
      'Motor vehicle': 0,
      House: 1_450_000,
    });
    const estate = await openFirmScope(testApp.test.database, firm.id).transaction((tx) => readEstate(tx, matterID));
    if (isRefused(estate)) throw new Error(JSON.stringify(estate.refusals));
    // The pension of March is in the bank and nowhere else; that of May is income of the estate.
    expect(estate.income.map(({ amount }) => amount)).toEqual([70_000]);
    expect(estate.assets.map(({ id }) => id).filter((id) => id.startsWith('accrued'))).toEqual([]);
    // The final account to the day of death was not lodged: what it charges is claimed as it is drawn.
    const claims = Object.fromEntries(estate.liabilities.map(({ creditor, amount }) => [creditor, amount]));
    expect(claims).toMatchObject({ 'Remuneration, account 1': 571_575, "Master's fee, account 1": 480_000 });
    expect(Object.keys(claims).filter((name) => name.endsWith('account 2')).length).toBeGreaterThan(0);
    // The curator acts no longer, and what happened in the curatorship is no event of the estate.
    expect(estate.executors.map(({ name }) => name)).toEqual([]);
    const { body: shown } = await firm.admin.call(matterCalls.getmatterbyid, { body: { id: matterID } });
    expect([shown.lettersDate, shown.appointmentDate, shown.instructionDate]).toEqual([null, null, null]);
    const { body: offices } = await firm.admin.call(officeEndCalls.getbymatterid, { query: { matterID } });
    expect(offices.acting).toEqual([]);
    const { body: kinds } = await firm.admin.call(lodgingCalls.getKinds, { query: { matterID } });
    expect(kinds.usual).toBe('firstAndFinal');
    const { body: lodged } = await firm.admin.call(lodgingCalls.getbymatterid, { query: { matterID } });
    expect(lodged.map(({ kind }) => kind)).toEqual(['curatorAnnual']);
    expect(await listTrail(testApp, firm, matterID)).toContain('curator.ended');
  });
});
