import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { benchFiles } from '@boedel/domain/statements/bench-file';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createBankAccount } from '../cash/cash.testing';
import { takeInParts } from './take-in-parts';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm)).id;
});

const createAbsaFile = (...rows: string[]): string => ['Date,Description,Amount,Balance', ...rows, ''].join('\r\n');
const march = [
  '20260302,GOVT PENSION FUND 12345,12500.00,13500.00',
  '20260305,ATM CASH,-400.00,13100.00',
  '20260305,ATM CASH,-400.00,12700.00',
  '20260331,MONTHLY ACCOUNT FEE,-75.00,12625.00',
];
const april = ['20260402,GOVT PENSION FUND 12377,12500.00,25125.00', '20260430,MONTHLY ACCOUNT FEE,-75.00,25050.00'];

async function dropFile(
  content: string | Uint8Array,
  more: Record<string, number> = {},
  name = 'march.csv',
  who: TestPerson = firm.admin,
) {
  const sent = await sendFiles(testApp, who, statementCalls.importStatement, { matterID, ...more }, [
    { name, content },
  ]);
  return { ...sent, file: sent.body[0]! };
}
const importStatement = (statementID: number, bankAccountID: number, more: object = {}, who = firm.admin) =>
  who.call(statementCalls.takeStatement, { body: { statementID, bankAccountID, ...more } });
const listBankLines = (bankAccountId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ day: string; amount_cents: number; description: string; doubt: unknown }>(
      sql`select day, amount_cents, description, doubt from bank_line where bank_account_id = ${bankAccountId} order by day, id`,
    ),
  );

describe('a bank’s file', () => {
  test('is kept, recognised, proved and shown before anything of it is taken', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Proved' });
    const { file } = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    expect(file).toMatchObject({
      state: 'ready',
      format: 'csv',
      bank: 'Absa',
      rowsInFile: 4,
      rowsRead: 4,
      rowsUnread: 0,
      mayTake: true,
      isKnown: false,
    });
    expect(file.statements[0]).toMatchObject({
      opening: 1000,
      movements: 11_625,
      closing: 12_625,
      ties: true,
      newLines: 4,
      bankAccountID: account.id,
      from: '2026-03-02',
      to: '2026-03-31',
    });
    const [, , twin] = file.statements[0]!.firstLines;
    expect(formatInEnglish(twin!.doubt!)).toBe('The same as line 3; both are kept.');
    expect(await listBankLines(account.id)).toEqual([]);
    const original = await firm.admin.call(statementCalls.downloadStatementFile, { query: { id: file.id } });
    expect(original.raw.toString()).toBe(createAbsaFile(...march));
  });

  test('taken twice, or overlapping another, changes nothing twice; two equal lines of one day both stay', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Overlapping' });
    const first = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    const taken = await importStatement(first.file.statements[0]!.id, account.id);
    expect(taken.body).toMatchObject({ state: 'done', statements: [{ isTaken: true, newLines: 4 }] });
    expect((await listBankLines(account.id)).map((line) => line.amount_cents)).toEqual([
      1_250_000, -40_000, -40_000, -7500,
    ]);
    const again = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    expect(again.file).toMatchObject({ isKnown: true, statements: [{ newLines: 0, alikeLines: 0 }] });
    expect((await importStatement(again.file.statements[0]!.id, account.id)).body.statements[0]!.newLines).toBe(0);
    const wider = await dropFile(createAbsaFile(...march.slice(2), ...april), { bankAccountID: account.id });
    expect(wider.file.statements[0]!.newLines).toBe(2);
    await importStatement(wider.file.statements[0]!.id, account.id);
    expect(await listBankLines(account.id)).toHaveLength(6);
    expect(await listTrail(testApp, firm, matterID)).toContain('statement.imported');
  });

  test('in another format is told apart from what is there already', async () => {
    const account = await createBankAccount(firm.admin, matterID, {
      name: 'Two formats',
      accountNumber: '62123450009',
    });
    const csv = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    await importStatement(csv.file.statements[0]!.id, account.id);
    const ofx = `OFXHEADER:100\r\n\r\n<OFX><STMTRS><CURDEF>ZAR\r\n<ACCTID>62123450009\r\n${march
      .map((row, at) => {
        const [day, text, amount] = row.split(',');
        return `<STMTTRN><TRNTYPE>OTHER\r\n<DTPOSTED>${day}\r\n<TRNAMT>${amount}\r\n<FITID>${at}\r\n<NAME>${text}\r\n</STMTTRN>`;
      })
      .join('\r\n')}<LEDGERBAL><BALAMT>12625.00</LEDGERBAL></STMTRS></OFX>`;
    const { file } = await dropFile(ofx, {}, 'march.ofx');
    // The account is known by its number.
    expect(file.statements[0]).toMatchObject({
      bankAccountID: account.id,
      newLines: 4,
      alikeLines: 4,
      isAlikeLikely: true,
    });
    const left = await importStatement(file.statements[0]!.id, account.id, { leaveOutAlike: true });
    expect([left.status, left.body.statements[0]!.newLines]).toEqual([200, 0]);
    expect(await listBankLines(account.id)).toHaveLength(4);
  });

  test('of another account, currency or person is warned about', async () => {
    // A matter of its own: the number of a further account would wait for a second person.
    const { id: own } = await createMatter(testApp, firm);
    const account = await createBankAccount(firm.admin, own, { name: 'Warned', accountNumber: '62123450009' });
    const mt940 = [
      ':20:1',
      ':25:99887766554',
      ':28C:1',
      ':60F:C260301USD0,00',
      ':61:2603020302C100,00NTRFX//1',
      ':86:GIFT',
      ':62F:C260302USD100,00',
      '-',
      '',
    ].join('\r\n');
    const { file } = await dropFile(mt940, { matterID: own, bankAccountID: account.id }, 'other.sta');
    expect(file.statements[0]!.warnings.map(({ field }) => field)).toEqual(['account', 'currency']);
    // The number of a file leaves masked, as the matter's own do.
    expect(file.statements[0]!.account).not.toContain('99887766554');
  });

  test('that breaks off its running balance is taken only by somebody who says so', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Broken' });
    const { file } = await dropFile(createAbsaFile(march[0]!, march[2]!), { bankAccountID: account.id });
    expect(file.doubts.map(({ weight, line }) => [weight, line])).toContainEqual(['confirm', 3]);
    const refused = await importStatement(file.statements[0]!.id, account.id);
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, expect.arrayContaining(['isConfirmed'])]);
    expect((await importStatement(file.statements[0]!.id, account.id, { isConfirmed: true })).status).toBe(200);
  });

  test('with a row that cannot be read is not taken at all', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Unread' });
    const { file } = await dropFile(
      createAbsaFile(march[0]!, '20260399,BAD DAY,-5.00,13495.00', '20260305,NO AMOUNT,abc,13495.00'),
      {
        bankAccountID: account.id,
      },
    );
    expect(file).toMatchObject({ state: 'ready', mayTake: false, rowsUnread: 2 });
    const refused = await importStatement(file.statements[0]!.id, account.id, { isConfirmed: true });
    expect([refused.status, (await listBankLines(account.id)).length]).toEqual([422, 0]);
  });

  test('that is no statement is refused with what to do', async () => {
    const pdf = await dropFile('%PDF-1.7 not a table', {}, 'a.pdf');
    const words = pdf.status === 200 ? pdf.file.refusals.map(formatInEnglish) : JSON.stringify(pdf.problem);
    expect(words).toBeTruthy();
    expect(pdf.status === 422 || pdf.file.state === 'refused').toBe(true);
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'x'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>&c;</BkToCstmrStmt></Document>`;
    const { file } = await dropFile(bomb, {}, 'bomb.xml');
    expect([file.state, file.refusals.length]).toEqual(['refused', 1]);
  });

  test('of an unknown bank is mapped once and known to the firm from then on', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Windhoek' });
    const rows = [
      'Posted;Narration;Weg;By;Standing',
      '01.03.2026;Pension;;12 500,00;13 500,00',
      '02.03.2026;Care home;9 800,00;;3 700,00',
      '',
    ];
    const { file } = await dropFile(rows.join('\r\n'), { bankAccountID: account.id }, 'windhoek.csv');
    expect([file.state, file.unmapped?.headings.length]).toEqual(['unmapped', 5]);
    const body = { fileID: file.id, name: 'Bank Windhoek', sign: 'columns' as const };
    const wrong = await firm.admin.call(statementCalls.saveMapping, {
      body: { ...body, columns: ['day', 'description', 'ignore', 'ignore', 'balance'] },
    });
    expect(wrong.status).toBe(422);
    const mapped = await firm.admin.call(statementCalls.saveMapping, {
      body: { ...body, columns: ['day', 'description', 'moneyOut', 'moneyIn', 'balance'] },
    });
    expect(mapped.body).toMatchObject({
      state: 'ready',
      statements: [{ lines: 2, opening: 1000, closing: 3700, ties: true }],
    });
    const next = await dropFile(
      rows.join('\r\n').replace('Care home', 'Care house'),
      { bankAccountID: account.id },
      'next.csv',
    );
    expect(next.file).toMatchObject({ state: 'ready', rowsRead: 2 });
    expect((await firm.admin.call(statementCalls.getMappings)).body.map(({ name }) => name)).toEqual(['Bank Windhoek']);
    const other = await testApp.createFirm();
    expect((await other.admin.call(statementCalls.getMappings)).body).toEqual([]);
    // Forgotten, the next file with its heading is asked about again.
    const [layout] = (await firm.admin.call(statementCalls.getMappings)).body;
    expect((await other.admin.call(statementCalls.deleteMapping, { body: { id: layout!.id } })).status).toBe(404);
    expect((await firm.admin.call(statementCalls.deleteMapping, { body: { id: layout!.id } })).status).toBe(200);
    const asked = await dropFile(
      rows.join('\r\n').replace('Care home', 'Care'),
      { bankAccountID: account.id },
      'last.csv',
    );
    expect(asked.file.state).toBe('unmapped');
  });

  test('brings the opening balance of an account that has none', async () => {
    const account = await createBankAccount(firm.admin, matterID, {
      name: 'Opened',
      openingDate: null,
      openingBalance: null,
    });
    const { file } = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    expect(file.statements[0]!.mayTakeOpening).toBe(true);
    await importStatement(file.statements[0]!.id, account.id, { takeOpening: true });
    const after = await firm.admin.call(bankAccountCalls.getbyid, { query: { id: account.id } });
    expect(after.body).toMatchObject({ openingDate: '2026-03-02', openingBalance: 1000, balance: 1000 });
  });

  test('that was taken can be undone and taken again; one of which nothing was taken can be given up', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Undone' });
    const { file } = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    const statementID = file.statements[0]!.id;
    await importStatement(statementID, account.id);
    expect((await firm.admin.call(statementCalls.dropStatementFile, { body: { id: file.id } })).status).toBe(422);
    const undone = await firm.admin.call(statementCalls.undoStatement, { body: { statementID } });
    expect([undone.body.state, (await listBankLines(account.id)).length]).toEqual(['ready', 0]);
    await importStatement(statementID, account.id);
    expect(await listBankLines(account.id)).toHaveLength(4);
    await firm.admin.call(statementCalls.undoStatement, { body: { statementID } });
    expect((await firm.admin.call(statementCalls.dropStatementFile, { body: { id: file.id } })).status).toBe(200);
    expect((await firm.admin.call(statementCalls.getStatementFile, { query: { id: file.id } })).status).toBe(404);
  });

  test('taken by two at the same moment is taken once', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Together' });
    const files = await Promise.all(
      [1, 2].map(() => dropFile(createAbsaFile(...march), { bankAccountID: account.id })),
    );
    const answers = await Promise.all(files.map(({ file }) => importStatement(file.statements[0]!.id, account.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listBankLines(account.id)).toHaveLength(4);
  });

  test('whose reader was gone is read by the job, from its beginning', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Resumed' });
    const { file } = await dropFile(benchFiles.CSV(5000), { bankAccountID: account.id }, 'long.csv');
    // As it stands when the process ends half way: some lines are laid ready and the file is still being read.
    await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
      await tx.run(
        sql`delete from bank_statement_staged where statement_id = ${file.statements[0]!.id} and place > 1999`,
      );
      await tx.run(sql`update statement_file set state = 'reading', claimed_at = now() where id = ${file.id}`);
    });
    expect((await importStatement(file.statements[0]!.id, account.id)).status).toBe(422);
    const readStatementFile = async () =>
      (await firm.admin.call(statementCalls.getStatementFile, { query: { id: file.id } })).body;
    // The job comes while the one who is gone still seems to read: it comes again later.
    await runJobs(testApp, new Date(Date.now() + 70_000));
    expect((await readStatementFile()).state).toBe('reading');
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update statement_file set claimed_at = now() - interval '61 seconds' where id = ${file.id}`),
    );
    await runJobs(testApp, new Date(Date.now() + 300_000));
    const read = await readStatementFile();
    expect(read).toMatchObject({ state: 'ready', staged: 5000, statements: [{ lines: 5000, newLines: 5000 }] });
    await importStatement(read.statements[0]!.id, account.id);
    expect(await listBankLines(account.id)).toHaveLength(5000);
  });

  test('is another’s business to nobody outside the matter', async () => {
    const account = await createBankAccount(firm.admin, matterID, { name: 'Private' });
    const { file } = await dropFile(createAbsaFile(...march), { bankAccountID: account.id });
    const stranger = (await testApp.createFirm()).admin;
    expect((await dropFile(createAbsaFile(...march), {}, 'x.csv', stranger)).status).toBe(404);
    expect((await importStatement(file.statements[0]!.id, account.id, {}, stranger)).status).toBe(404);
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, client, { rights: ['estate'], mayCapture: true });
    expect((await client.call(statementCalls.getStatements, { query: { matterID } })).status).toBe(404);
    const elsewhere = await createBankAccount(firm.admin, (await createMatter(testApp, firm)).id);
    expect((await importStatement(file.statements[0]!.id, elsewhere.id)).status).toBe(404);
  });
});

test('a long statement is imported in parts by a job, once, and every line of it', async () => {
  const account = await createBankAccount(firm.admin, matterID, { name: 'Long' });
  const rows = Array.from({ length: 20 }, (_, at) => `202603${String(at + 1).padStart(2, '0')},LINE ${at},-1.00`);
  const content = createAbsaFile(...rows.map((row, at) => `${row},${(999 - at).toFixed(2)}`));
  const { file } = await dropFile(content, { bankAccountID: account.id }, 'long.csv');
  const [statement] = file.statements;
  expect(statement).toMatchObject({ lines: 20, newLines: 20, taking: null });
  const scope = openFirmScope(testApp.test.database, firm.id);
  // As if it had so many lines that others would wait for them.
  await scope.transaction((tx) =>
    tx.run(sql`update bank_statement set line_count = 20001 where id = ${statement!.id}`),
  );
  const begun = await importStatement(statement!.id, account.id, { isConfirmed: true });
  expect(begun.body).toMatchObject({ statements: [{ isTaken: false, taking: { done: 0 } }] });
  // Asked again, it is not begun a second time; nor is it undone before it is there.
  await importStatement(statement!.id, account.id, { isConfirmed: true });
  const early = await firm.admin.call(statementCalls.undoStatement, { body: { statementID: statement!.id } });
  expect(Object.keys(early.problem as object)).toEqual(['statementID']);
  // One that stopped in the middle goes on there.
  await scope.transaction((tx) => tx.run(sql`update bank_statement set line_count = 20 where id = ${statement!.id}`));
  await takeInParts(scope, testApp.services, statement!.id, { lines: 7, drop: 6, breath: 0 });
  await runJobs(testApp, new Date(Date.now() + 1000));
  const { body: after } = await firm.admin.call(statementCalls.getStatementFile, { query: { id: file.id } });
  expect(after).toMatchObject({ state: 'done', statements: [{ isTaken: true, taking: null, newLines: 20 }] });
  const lines = await listBankLines(account.id);
  expect(lines.map(({ description }) => description)).toEqual(rows.map((row) => row.split(',')[1]));
});

test('the columns of a file that a layout reads wrongly are chosen by its person', async () => {
  const account = await createBankAccount(firm.admin, matterID, { name: 'Chosen' });
  const wrong = createAbsaFile('20260302,ONE,1.00,2.00', 'no day,TWO,1.00,3.00');
  const { file } = await dropFile(wrong, { bankAccountID: account.id }, 'wrong.csv');
  expect(file).toMatchObject({ state: 'ready', mayTake: false });
  const { body: asked } = await firm.admin.call(statementCalls.mapStatementFile, { body: { fileID: file.id } });
  expect(asked).toMatchObject({
    state: 'unmapped',
    statements: [],
    unmapped: {
      headings: ['Date', 'Description', 'Amount', 'Balance'],
      columns: ['day', 'description', 'amount', 'balance'],
    },
  });
  const again = await firm.admin.call(statementCalls.mapStatementFile, { body: { fileID: file.id } });
  expect(Object.keys(again.problem as object)).toEqual(['fileID']);
});
