import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

test.beforeEach(async ({ page, request }) => {
  await restoreSession(page, await requestSession(request, 'admin@welwitschia.test', 2));
});

test('a list from a spreadsheet is looked at row by row, and only what is right comes in', async ({ page, look }) => {
  const newcomer = `Etosha Verkopings ${test.info().retry + 1}`;
  // As Excel writes it here: semicolons, and Windows-1252 for the accents.
  const lines = ['Name;Email;Fax', `${newcomer};info@etosha.com.na;1`, 'Ré Gobabis;nobody;2', ';a@b.com.na;3'];
  await page.goto('/auctioneers');
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into Auctioneers' });
  await look();
  await dialog.getByLabel('CSV or Excel file').setInputFiles({
    name: 'afslaers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(dialog.getByText(/columns separated by semicolon/)).toBeVisible();
  await expect(dialog.getByText(/Left out: Fax/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Ré Gobabis/ })).toContainText('Email:');
  await expect(dialog.locator('tbody tr')).toHaveCount(2);
  await look();
  // One is mended in its cell, the other stays out.
  const cell = dialog.getByRole('textbox', { name: 'Email on line 3' });
  await cell.fill('info@gobabis.com.na');
  await cell.press('Enter');
  await expect(dialog.locator('tbody tr')).toHaveCount(1);
  const add = dialog.getByRole('button', { name: 'Add 2 entries' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Leave out the row with errors').check();
  await add.click();
  await expect(dialog.getByText('2 entries were added.')).toBeVisible();
  await expect(dialog.getByText('1 row was left out.')).toBeVisible();
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

test('headings nobody knows are named by the person, once; the whole import is taken back', async ({ page, look }) => {
  await page.goto('/valuers');
  const choose = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
    const file = {
      name: 'waardeerders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Wie,Pos\nKavango,k@b.com.na\n'),
    };
    await page.getByLabel('CSV or Excel file').setInputFiles(file);
  };
  const dialog = page.getByRole('dialog', { name: 'Import into Valuers' });
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Download an empty file with the headings' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/Name.*Registration number/);
  await dialog.getByText('Close', { exact: true }).click();
  await choose();
  await expect(dialog.getByText('Still needed: Name.')).toBeVisible();
  for (const [heading, field] of [
    ['Wie', 'Name'],
    ['Pos', 'Email'],
  ]) {
    await dialog.getByRole('combobox', { name: `Contents of ${heading}` }).click();
    await page.getByRole('option', { name: field!, exact: true }).click();
  }
  await look();
  await dialog.getByRole('button', { name: 'Read the rows' }).click();
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect(page.getByRole('row', { name: /Kavango/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the whole import back' }).click();
  await expect(dialog.getByText('Import undone. All its rows were removed.')).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Kavango/ })).toHaveCount(0);
  // The firm remembers what they were.
  await choose();
  await expect(dialog.getByRole('button', { name: 'Add 1 entry' })).toBeVisible();
});
