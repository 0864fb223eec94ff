import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { sendFiles } from '../../testing/send-files';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createBankAccount } from '../cash/cash.testing';
import { createCuratorship, enterSixteen } from '../curator-account/curator-account.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const readChain = async (matterID: number, bankAccountID: number) =>
  (await firm.admin.call(reconCalls.getBankChain, { query: { matterID, bankAccountID } })).body;

/** Sends a statement of the account and imports it; what was warned of beforehand. */
async function importStatement(matterID: number, bankAccountID: number, rows: readonly string[]): Promise<string[]> {
  const content = ['Date,Description,Amount,Balance', ...rows, ''].join('\r\n');
  const sent = await sendFiles(testApp, firm.admin, statementCalls.importStatement, { matterID, bankAccountID }, [
    { name: `${rows[0]!.slice(0, 8)}.csv`, content },
  ]);
  const statement = sent.body[0]!.statements[0]!;
  const taken = await firm.admin.call(statementCalls.takeStatement, {
    body: { statementID: statement.id, bankAccountID, isConfirmed: true },
  });
  expect(taken.status).toBe(200);
  return statement.warnings.map(({ said }) => said.key.slice(0, 24));
}

test('names a missing statement with its dates before the import and after it, and is whole when it came', async () => {
  const matterID = (await createMatter(testApp, firm, { systemType: 3 })).id;
  const { id } = await createBankAccount(firm.admin, matterID);
  expect(await importStatement(matterID, id, ['20260105,RENT,-100.00,900.00'])).toEqual([]);
  expect(await importStatement(matterID, id, ['20260305,RENT,-100.00,500.00', '20260306,GIFT,50.00,560.00'])).toEqual([
    'The statement up to {fro',
  ]);
  const broken = await readChain(matterID, id);
  expect(broken).toMatchObject({ gaps: 1, breaks: 1, late: 0, unanswered: 3 });
  expect(broken.findings[0]).toMatchObject({
    kind: 'gap',
    said: { values: { from: '2026-01-05', closing: '900.00', to: '2026-03-05', opening: '600.00' } },
  });
  expect(await importStatement(matterID, id, ['20260205,RENT,-300.00,600.00'])).toEqual([]);
  expect(await readChain(matterID, id)).toMatchObject({ gaps: 0, breaks: 1 });
});

test('a line of a lodged period is accepted with a warning and answered in the open period; a final account waits for it', async () => {
  const matter = await createCuratorship(testApp, firm);
  const { matterID, bankID } = matter;
  await enterSixteen(firm.admin, matter);
  const lodged = await firm.admin.call(lodgingCalls.lodgeCurator, {
    body: { despiteOpen: true, matterID, accountNumber: 1 },
  });
  expect(lodged.status).toBe(200);
  const addLine = async (day: string, amount: number) =>
    (
      await firm.admin.call(reconCalls.saveTransaction, {
        body: { matterID, bankAccountID: bankID, day, amount, description: 'LATE CHARGE' },
      })
    ).body;
  const line = await addLine('2026-02-27', -45);
  expect(await readChain(matterID, bankID)).toMatchObject({ late: 1, findings: [{ kind: 'late', lineID: line.id }] });

  const choices = (await firm.admin.call(curatorAccountCalls.getChoices, { query: { matterID } })).body;
  await firm.admin.call(curatorAccountCalls.saveChoices, {
    body: { ...choices, matterID, toDate: '2026-06-30', isFinal: true, deficit: 'TRANSFER' },
  });
  const lodgeFinal = () =>
    firm.admin.call(lodgingCalls.lodgeCurator, { body: { despiteOpen: true, matterID, accountNumber: 2 } });
  const early = await lodgeFinal();
  expect([early.status, Object.keys(early.problem)]).toEqual([422, ['bankLines']]);

  const match = await firm.admin.call(reconCalls.allocate, {
    body: {
      matterID,
      lines: [{ id: line.id, version: line.version }],
      make: [{ make: 'expense', amount: 45, type: 'Bank charges' }],
    },
  });
  expect(match.status).toBe(200);
  const rows = (await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } })).body;
  expect(rows.find(({ amount }) => amount === 45)).toMatchObject({
    paidDate: '2026-03-01',
    description: 'LATE CHARGE (2026-02-27)',
  });
  expect(await readChain(matterID, bankID)).toMatchObject({ late: 0, unanswered: 0, findings: [] });
  const second = await lodgeFinal();
  expect([second.status, Object.keys(second.problem ?? {})]).not.toEqual([422, ['bankLines']]);
});
