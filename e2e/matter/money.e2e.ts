import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

test('money of an estate: an account taken over, income over the death, a cost, and what the cash is made of', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-02-07' });
  await restoreSession(page, held);
  const dialog = page.getByRole('dialog');

  await page.goto(`/matters/${matter.id}/banking`);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await dialog.getByLabel('Name').fill('Estate late cheque');
  await dialog.getByRole('textbox', { name: 'Taken over on' }).fill('2026-02-20');
  await dialog.getByRole('textbox', { name: 'Taken over on' }).press('Tab');
  await dialog.getByLabel('Balance on that day').fill('10 000,00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Estate late cheque/ }).first()).toContainText('R 10,000.00');
  await look();

  await page.goto(`/matters/${matter.id}/income`);
  await page.getByRole('button', { name: 'Add income' }).first().click();
  await dialog.getByRole('textbox', { name: 'Received on' }).fill('2026-03-01');
  await dialog.getByLabel('Description').fill('Rent of the flat, February');
  await dialog.getByRole('combobox', { name: 'Type of income' }).click();
  await page.getByRole('option', { name: 'Rent' }).click();
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('2800');
  await dialog.getByRole('textbox', { name: 'From' }).fill('2026-02-01');
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('2026-02-28');
  await dialog.getByRole('textbox', { name: 'To', exact: true }).press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rent = page.getByRole('row', { name: /Rent of the flat/ });
  await expect(rent).toContainText('R 700.00');
  await expect(rent).toContainText('R 2,100.00');
  await look();

  await page.goto(`/matters/${matter.id}/expenses`);
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  await dialog.getByRole('textbox', { name: 'Paid on' }).fill('2026-03-05');
  await dialog.getByLabel('Description').fill('Notice to creditors');
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('450.25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose what it was for.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Type of cost' }).click();
  await page.getByRole('option', { name: 'Advertisements' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Notice to creditors/ })).toContainText('R 450.25');

  await page.goto(`/matters/${matter.id}/banking`);
  const made = page.getByRole('region', { name: 'Where the cash comes from' });
  await expect(made.getByRole('row', { name: /Cash in the bank/ })).toContainText('R 12,349.75');
  await expect(made.getByRole('row', { name: /Accrued at death/ })).toContainText('R 700.00');
  await made.getByRole('button', { name: 'Rent' }).click();
  const ledger = page.getByRole('region', { name: 'Ledger' });
  await expect(ledger.getByText('Notice to creditors')).toBeHidden();
  await expect(ledger.getByText('Rent of the flat, February')).toBeVisible();
  await ledger.getByRole('button', { name: 'Show everything' }).click();
  await expect(ledger.getByText('Notice to creditors')).toBeVisible();
});

test('the account of a matter: what is stopping it leads to where it is mended, then it is drawn and balances', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/report`);
  const stopping = page.getByRole('region', { name: 'What is stopping this account' });
  await expect(stopping.getByRole('listitem')).not.toHaveCount(0);
  await look();
  await stopping.getByRole('link', { name: 'Go to Deceased' }).first().click();
  await expect(page.getByRole('region', { name: 'Deceased' })).toBeVisible();

  const estate = await createMatter(request, { dateOfDeath: '2026-02-07' });
  const matterID = estate.matter.id;
  await postAs(request, held, '/api/child/add', {
    matterID,
    surname: 'Botha',
    firstNames: 'Elsa',
    dateOfBirth: '1980-05-05',
  });
  const asset = { matterID, treatment: 'inKind', valuationAmount: 1_000_000 };
  await postAs(request, held, '/api/asset/add', {
    ...asset,
    kind: 'immovable',
    class: 'immovable',
    name: 'Erf 12 Paarl',
  });
  await postAs(request, held, '/api/asset/add', {
    ...asset,
    kind: 'cash',
    class: 'claim',
    name: 'Savings account',
    treatment: 'money',
    valuationAmount: 200_000,
  });
  await page.goto(`/matters/${matterID}/report`);
  await expect(page.getByText(/Balanced: \d+ checks passed/)).toBeVisible();
  await expect(page.getByText('Erf 12 Paarl').first()).toBeVisible();
  await look();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/report.png`, fullPage: true });
});
