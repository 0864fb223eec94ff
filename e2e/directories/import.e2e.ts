import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { hold, sessionOf } from '../session/entrance';

test.beforeEach(async ({ page, request }) => {
  await hold(page, await sessionOf(request, 'admin@welwitschia.test', 2));
});

test('a list from a spreadsheet is looked at row by row, and only what is right comes in', async ({ page, look }) => {
  const newcomer = `Etosha Verkopings ${test.info().retry + 1}`;
  // As Excel writes it here: semicolons, and Windows-1252 for the accents.
  const lines = ['Name;E-mail;Fax', `${newcomer};info@etosha.com.na;1`, 'Ré Gobabis;nobody;2', ';a@b.com.na;3'];
  await page.goto('/auctioneers');
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into Auctioneers' });
  await look();
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'afslaers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(dialog.getByText(/columns separated by semicolon/)).toBeVisible();
  await expect(dialog.getByText(/no such field: Fax/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Ré Gobabis/ })).toContainText('E-mail:');
  await expect(dialog.locator('tbody tr')).toHaveCount(2);
  await look();
  const add = dialog.getByRole('button', { name: 'Add 1 entry' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Leave out the 2 rows with errors').check();
  await add.click();
  await expect(dialog.getByText('1 entry was added.')).toBeVisible();
  await expect(dialog.getByText('2 rows were left out.')).toBeVisible();
  await look();
  await dialog.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(newcomer) })).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe('Auctioneers.csv');
  expect(readFileSync(await saved.path(), 'utf8')).toContain(newcomer);
});

test('wrong headings are named, and the right ones can be had', async ({ page, look }) => {
  await page.goto('/valuers');
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into Valuers' });
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'wrong.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Naam,Pos\nX,y\n'),
  });
  await expect(dialog.getByRole('alert')).toContainText("The column 'Name' is missing");
  await look();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download an empty file with the headings' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/Name.*Registration number/);
});
