import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { createMatter, createSurname } from '../matter/a-matter';
import { restoreSession } from '../session/entrance';

test('a number is shown on asking, and the trail is filtered, opened, verified and taken along', async ({
  page,
  request,
  look,
}) => {
  const surname = createSurname();
  const { held, matter } = await createMatter(request, { surname, idNumber: '8001015009087' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/deceased`);
  const field = page.getByLabel('ID number', { exact: true });
  await expect(field).toHaveValue('•••••••••9087');
  await look();
  await page.getByRole('button', { name: 'Show ID number' }).first().click();
  await expect(field).toHaveValue('8001015009087');

  await page.goto('/audittrail');
  await page.getByRole('searchbox').fill(matter.reference);
  await expect(page.getByText('Number revealed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).or(page.getByLabel('Person')).first().click();
  await page.getByRole('option', { name: 'Thandi Maseko' }).click();
  await expect(page).toHaveURL(/person=/);
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByText('Number revealed')).toBeVisible();
  await look();

  await page.getByText('Number revealed').click();
  const entry = page.getByRole('dialog', { name: 'Number revealed' });
  await expect(entry).toContainText('idNumber');
  await expect(entry).not.toContainText('8001015009087');
  await entry.getByRole('button', { name: 'History of this record' }).click();
  await expect(page).toHaveURL(/record=/);
  await expect(page.getByText('Number revealed')).toBeVisible();

  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog', { name: 'The trail is whole' })).toBeVisible({ timeout: 60_000 });
  await look();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Export' }).click();
  const leaving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, all that match' }).click();
  const text = readFileSync(await (await leaving).path(), 'utf8');
  expect(text).toContain('number.revealed');
  expect(text).not.toContain('8001015009087');
});
