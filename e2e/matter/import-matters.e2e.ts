import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';
import { createSurname } from './a-matter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('matters come in from a spreadsheet: a faulty cell is mended where it stands, and the whole can be taken back', async ({
  page,
  request,
  look,
}) => {
  await restoreSession(page, await requestSession(request, 'capture@protea.test', 2));
  const surname = createSurname();
  const lines = [
    'File;Surname;ID number;Date of death',
    `${surname}1;${surname};;01/03/2026`,
    `${surname}2;${surname};8001015009088;31/02/2026`,
  ];
  await page.goto('/matters?import=matter');
  const dialog = page.getByRole('dialog', { name: 'Import from a spreadsheet' });
  await dialog.getByLabel('CSV or Excel file').setInputFiles({
    name: 'estates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  // 'File' is one of the names people have for it.
  await expect(dialog.getByRole('combobox', { name: 'Contents of File' })).toHaveValue('File number');
  await look();
  await dialog.getByRole('button', { name: 'Try the rows' }).click();

  // Both faults of the row at once, though one of its cells cannot be read.
  const day = dialog.getByRole('textbox', { name: 'Date of death on line 3' });
  const number = dialog.getByRole('textbox', { name: 'ID number on line 3' });
  await expect(day).toHaveValue('31/02/2026');
  await expect(number).toHaveValue('8001015009088');
  await expect(dialog.getByRole('button', { name: /^Import \d+ rows?$/ })).toBeDisabled();
  await look();
  await day.fill('28/02/2026');
  await day.press('Enter');
  await expect(day).toBeHidden();
  await number.fill('');
  await number.press('Enter');
  await dialog.getByRole('button', { name: 'All rows: 2' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(`${surname}2`) })).toContainText('28/02/2026');
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByText('2 rows were imported.')).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: 'Take the whole import back' }).click();
  await expect(dialog.getByText('Import undone. All its rows were removed.')).toBeVisible();
});
