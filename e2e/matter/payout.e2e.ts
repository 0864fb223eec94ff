import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { type SignedInSession, restoreSession, requestSession } from '../session/entrance';
import { createMatter, createSurname, postAs } from './a-matter';

interface PayoutE2eRow {
  readonly id: number;
  readonly version: number;
}

test('payments of an estate: captured by one, approved by another, given to the bank once, and booked as the bank answers', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { held: maker, matter } = await createMatter(request, { dateOfDeath: '2026-02-07' });
  const matterID = matter.id;
  const checker = await requestSession(request, 'checker@protea.test', 2);
  const { id: bankAccountID } = await postAs<PayoutE2eRow>(request, maker, '/api/bankaccount/add', {
    matterID,
    name: 'Estate late cheque',
    isMain: true,
    accountNumber: '62123450009',
    branchCode: '250655',
    openingDate: '2026-02-20',
    openingBalance: 100_000,
  });
  const createCost = (payee: string, amount: number, accountNumber: string, myRef: string) =>
    postAs<PayoutE2eRow>(request, maker, '/api/payoutfile/add', {
      matterID,
      payee,
      purpose: 'cost',
      costType: 'Advertisements',
      amount,
      bankAccountID,
      accountNumber,
      branchCode: '250655',
      accountType: 'Current',
      myRef,
      benRef: 'ESTATE LATE',
    });
  // Payees nobody in the firm has paid before: an account is held against the one a payee was known to have.
  const [courier, valuers, auctioneers] = ['Courier', 'Valuers', 'Auctioneers'].map(
    (what) => `${what} ${createSurname()}`,
  ) as [string, string, string];
  const all = [courier, valuers, auctioneers];
  await createCost(courier, 950, '62700110000', 'PAPER 1');
  await createCost(valuers, 1200.5, '62700220009', 'VALUE 1');

  const dialog = page.getByRole('dialog');
  const payments = page.getByRole('table', { name: 'Payments' });
  const findRow = (payee: string) => payments.getByRole('row', { name: new RegExp(payee) });
  const tickPayment = (payee: string) => findRow(payee).getByRole('checkbox').check();
  const openAs = async (who: SignedInSession): Promise<void> => {
    await restoreSession(page, who);
    await page.goto(`/matters/${matterID}/payoutfilematter`);
  };

  // A third is captured on the screen, and its maker may not approve it.
  await openAs(maker);
  await page.getByRole('button', { name: 'Add payment' }).first().click();
  await dialog.getByLabel('Payee').fill(auctioneers);
  await dialog.getByRole('combobox', { name: 'Type of cost' }).click();
  await page.getByRole('option', { name: 'Advertisements' }).click();
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('3 000,00');
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('62700330008');
  await dialog.getByRole('combobox', { name: 'Kind of account' }).click();
  await page.getByRole('option', { name: 'Current' }).click();
  await dialog.getByRole('textbox', { name: 'Branch code' }).fill('250655');
  await dialog.getByLabel('My reference').fill('SALE 1');
  await dialog.getByLabel('Beneficiary reference').fill('ESTATE LATE');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findRow(auctioneers)).toContainText('R 3,000.00');
  for (const payee of all) await tickPayment(payee);
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/You entered or changed the payment to /).first()).toBeVisible();
  await look();

  // Somebody else approves all three in one go.
  await openAs(checker);
  for (const payee of all) await tickPayment(payee);
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await expect(dialog).toContainText('R 5,150.50');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(payments.getByText('Approved', { exact: true })).toHaveCount(3);

  // Its maker gives one another account: the approval goes, and the other person is asked how it was made sure of.
  await openAs(maker);
  await findRow(auctioneers).getByText(auctioneers).click();
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('62700440007');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findRow(auctioneers)).toContainText('Account changed');
  await openAs(checker);
  await tickPayment(auctioneers);
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/Phone the payee on a number you already had/)).toBeVisible();
  await dialog.getByLabel(/How did you make sure/).fill('Rang the auctioneers on the number of the sale agreement.');
  await look();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(payments.getByText('Approved', { exact: true })).toHaveCount(3);

  // One file for the bank, with its control totals; what is in it goes into no other.
  await openAs(maker);
  for (const payee of all) await tickPayment(payee);
  await page.getByRole('button', { name: 'Make a bank file' }).first().click();
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await expect(payments.getByText('In a bank file', { exact: true })).toHaveCount(3);
  const files = page.getByRole('table', { name: 'Bank files' });
  await expect(files.getByRole('row', { name: /R 5,150\.50/ })).toContainText('3 not known yet');
  await expect(files.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await tickPayment(courier);
  await expect(page.getByRole('button', { name: 'Make a bank file' }).first()).toBeDisabled();
  await look();

  // Its day and format are approved by somebody else, and only then is it downloaded.
  await openAs(checker);
  await files.getByRole('button', { name: 'Approve file' }).click();
  await expect(dialog).toContainText('FNB Online Banking Enterprise');
  await expect(dialog).toContainText('R 5,150.50');
  await look();
  await dialog.getByRole('button', { name: 'Approve file' }).click();
  await expect(files.getByRole('button', { name: 'Download' })).toHaveCount(1);
  await openAs(maker);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  for (const part of ['62700110000', '62700220009', '62700440007']) expect(text).toContain(part);
  expect(text).not.toContain('62700330008');

  // One is read from the statement, two from the bank's report with headings nobody knows.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Johannesburg' }).replaceAll('-', '');
  await page.goto(`/matters/${matterID}/cashallocationandrecon`);
  await page.getByLabel('Bank statement').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Amount,Balance\r\n${today},PAPER 1 COURIER,-950.00,99050.00\r\n`),
  });
  // The file does not name the account its lines are of.
  await dialog.getByRole('checkbox', { name: /I have checked the doubtful lines/ }).check();
  await dialog.getByRole('button', { name: /^Import \d+ lines?$/ }).click();
  await expect(dialog.getByText(/added to Estate late cheque/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`/matters/${matterID}/payoutfilematter`);
  await files.getByRole('button', { name: 'Results' }).click();
  const findOutcome = (payee: string) =>
    dialog.getByRole('combobox', { name: `What became of the payment to ${payee}` });
  await expect(findOutcome(courier)).toHaveValue('Paid');
  await expect(findOutcome(valuers)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save 1 result' }).click();
  await expect(findRow(courier)).toContainText('Paid');
  await files.getByRole('button', { name: 'Results' }).click();
  await dialog.getByLabel('Report of the bank').setInputFiles({
    name: 'report.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Who,Number,Sum,Verdict,Note\r\n${valuers},62700220009,1200.50,Paid,\r\n${auctioneers},62700440007,3000.00,Rejected,Account closed\r\n`,
    ),
  });
  for (const [column, heading] of [
    ['Account number', 'Number'],
    ['Amount', 'Sum'],
    ['Status', 'Verdict'],
    ['Reason', 'Note'],
  ] as const) {
    await dialog.getByRole('combobox', { name: column }).click();
    await page.getByRole('option', { name: heading }).click();
  }
  await expect(findOutcome(valuers)).toHaveValue('Paid');
  await expect(findOutcome(auctioneers)).toHaveValue('Not paid');
  await look();
  await dialog.getByRole('button', { name: 'Save 2 results' }).click();
  await expect(findRow(valuers)).toContainText('Paid');
  await expect(findRow(auctioneers)).toContainText('To be approved');

  // Each stands in the ledger once, and the line of the bank is answered by it.
  await page.goto(`/matters/${matterID}/expenses`);
  await expect(page.getByRole('row', { name: new RegExp(courier) })).toHaveCount(1);
  await expect(page.getByRole('row', { name: new RegExp(valuers) })).toHaveCount(1);
  await expect(page.getByRole('row', { name: new RegExp(auctioneers) })).toHaveCount(0);
  await page.goto(`/matters/${matterID}/cashallocationandrecon`);
  await expect(page.getByRole('region', { name: 'How far it is' })).toContainText('1 of 1 matched');
});
