import { booksCalls } from '@boedel/contract/books/books.calls';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { sendFiles } from '../../testing/send-files';
import { createTestApp } from '../../testing/test-app';
import { addExpense, addIncome, createBankAccount } from '../cash/cash.testing';
import { checkFirm, checkFirmUnsaved } from './check-matters';

const app = createTestApp();

/** As somebody who owns the tables and switches the guards of the ledger off. */
const tamper = (statement: string) =>
  app.test.database.asOwner((tx) =>
    tx.script(
      `alter table ledger_posting disable trigger user; ${statement}; alter table ledger_posting enable trigger user`,
    ),
  );

async function collectChecked(checks: ReturnType<typeof checkFirmUnsaved>) {
  const all = [];
  for await (const one of checks) all.push(one);
  return all;
}

test('the books of every matter are checked each night, and a fault names its matter and entry', async () => {
  const firm = await app.createFirm();
  const { id: matterID } = await createMatter(app, firm);
  const account = await createBankAccount(firm.admin, matterID);
  const { body: rent } = await addIncome(firm.admin, matterID, { bankAccountID: account.id });
  await addExpense(firm.admin, matterID, { bankAccountID: account.id });
  const content = [
    'Date,Description,Amount,Balance',
    '20260201,RENT,300.50,1300.50',
    '20260210,GAZETTE,-120.25,1180.25',
    '',
  ].join('\r\n');
  const sent = await sendFiles(
    app,
    firm.admin,
    statementCalls.importStatement,
    { matterID, bankAccountID: account.id },
    [{ name: 'a.csv', content }],
  );
  await firm.admin.call(statementCalls.takeStatement, {
    body: { statementID: sent.body[0]!.statements[0]!.id, bankAccountID: account.id, isConfirmed: true },
  });
  const query = { matterID, bankAccountID: account.id };
  const { body: page } = await firm.admin.call(reconCalls.getTransactions, { query });
  const line = page.rows.find(({ amount }) => amount === 300.5)!;
  await firm.admin.call(reconCalls.allocate, {
    body: {
      matterID,
      lines: [{ id: line.id, version: line.version }],
      entries: [{ source: 'income', id: rent.id }],
    },
  });

  const before = await firm.admin.call(booksCalls.getChecks);
  expect(before.body).toMatchObject({ checkedAt: null, matters: 0, unchecked: 1, rows: [] });

  const scope = openFirmScope(app.test.database, firm.id);
  const [checked] = await collectChecked(checkFirm(scope, new Date()));
  expect(checked).toMatchObject({ id: matterID, events: 3, findings: [] });
  const { body: clean } = await firm.admin.call(booksCalls.getChecks);
  expect(clean).toMatchObject({ matters: 1, unchecked: 0, rows: [], more: 0 });
  const looked = Object.fromEntries(clean.byCheck.map((one) => [one.check, one.looked]));
  expect(looked).toMatchObject({ balanced: 3, chain: 3, statement: 1, matches: 1, answers: 1, payments: 0, locked: 0 });

  // A second way to the same journal: what the ledger shows on the screen.
  const journal = (await firm.admin.call(booksCalls.journal, { query: { matterID } })).raw.toString();
  expect(journal).toContain(`ZAR 300.50 = ZAR 1300.50`);
  expect(journal).toContain(`ZAR -120.25 = ZAR 1180.25`);

  const { id: event } = await scope.transaction((tx) =>
    tx.one<{ id: number }>({
      text: `select id from ledger_event where source = 'income' and source_id = $1`,
      values: [rent.id],
    }),
  );
  await tamper(`update ledger_posting set cents = cents + 5 where event_id = ${event} and account = 'BANK'`);
  const unsaved = await collectChecked(checkFirmUnsaved(scope));
  expect(unsaved[0]!.findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['balanced', 'booked', 'cash', 'statement', 'answers']),
  );
  // The command changes nothing.
  expect((await firm.admin.call(booksCalls.getChecks)).body.rows).toEqual([]);
  await collectChecked(checkFirm(scope, new Date()));
  const { body: found } = await firm.admin.call(booksCalls.getChecks);
  expect(found.rows).toMatchObject([{ matterID, errors: unsaved[0]!.findings.length, warnings: 0 }]);
  const [row] = found.rows;
  expect(row!.findings).toContainEqual(
    expect.objectContaining({ check: 'balanced', level: 'error', item: { kind: 'event', id: event, source: null } }),
  );
  expect(row!.findings).toContainEqual(
    expect.objectContaining({ check: 'booked', item: { kind: 'entry', id: rent.id, source: 'income' } }),
  );

  // Only those who may see the money of a matter; another firm sees nothing of it.
  const outsider = await firm.person(['UserMatterAccess']);
  await grantAccess(app, firm, matterID, outsider, { mayCapture: true, rights: ['estate'] });
  expect((await outsider.call(booksCalls.journal, { query: { matterID } })).status).toBe(404);
  const other = await app.createFirm();
  expect((await other.admin.call(booksCalls.getChecks)).body).toMatchObject({ matters: 0, rows: [] });

  // Put right and checked again, the finding goes; what is left keeps the day it was found first.
  await tamper(`update ledger_posting set cents = cents - 5 where event_id = ${event} and account = 'BANK'`);
  const again = await firm.admin.call(booksCalls.checkMatter, { body: { matterID } });
  expect(again.body).toMatchObject({ matterID, errors: 0, warnings: 0, findings: [] });
  expect((await firm.admin.call(booksCalls.getChecks)).body.rows).toEqual([]);
});
