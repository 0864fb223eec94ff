import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

// A toast that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('debts are typed one after the other, the header follows, and each figure says how it is worked out', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-03-01' });
  await postAs(request, held, '/api/asset/add', {
    matterID: matter.id,
    kind: 'immovable',
    class: 'immovable',
    name: 'Erf 12 Paarl',
    treatment: 'inKind',
    valuationAmount: 5_000_000,
  });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/liabilities`);
  const header = page.locator('header dl');
  await expect(header).toContainText('R 5,000,000.00');

  const line = page.getByRole('form', { name: 'Add liabilities one after the other' });
  const creditor = line.getByPlaceholder('Creditor; Enter adds it');
  await creditor.fill('Nedbank Bellville');
  await line.getByLabel('Amount').fill('400000');
  await line.getByLabel('Amount').press('Enter');
  await expect(page.getByText('Nedbank Bellville')).toBeVisible();
  await expect(creditor).toBeFocused();
  await page.keyboard.type('Edgars');
  await line.getByLabel('Amount').fill('5000');
  await line.getByLabel('Amount').press('Enter');
  await expect(header).toContainText('R 405,000.00');
  await expect(header).toContainText('R 4,595,000.00');
  await look();

  await page.getByText('Edgars').click();
  const dialog = page.getByRole('dialog', { name: 'Edgars' });
  await dialog.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await dialog.getByLabel(/^Reason/).fill('Prescribed in 2019');
  await dialog.getByLabel('Decided on', { exact: true }).fill('2026-05-04');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(header).toContainText('R 4,600,000.00');
  await expect(page.getByText('1 rejected or withdrawn, not counted')).toBeVisible();

  await page.getByRole('button', { name: 'Estate duty: how is this worked out?' }).click();
  const working = page.getByRole('dialog').filter({ hasText: 'How is this worked out?' });
  await expect(working).toContainText('Estate duty');
  await look();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'For estate duty' }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  const form = page.getByRole('dialog', { name: 'Add property' });
  await form.getByLabel(/^Description/).fill('Trust capital at own disposal');
  await form.getByLabel(/^Value/).fill('1000000');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Trust capital at own disposal')).toBeVisible();
  await look();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings of the estate' })).toBeVisible();
  await look();
});
