import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

// A toast that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a bond is applied for, issued, renewed and reduced, and the gap follows the assets', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  const createAsset = (name: string, valuationAmount: number) =>
    postAs(request, held, '/api/asset/add', {
      matterID: matter.id,
      kind: 'immovable',
      class: 'immovable',
      name,
      treatment: 'inKind',
      valuationAmount,
    });
  await createAsset('Erf 12 Paarl', 1_200_000);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/bondofsecurity`);
  const cover = page.getByRole('region', { name: 'Cover' });
  await expect(cover).toContainText('R 1,200,000.00 is not secured. Apply to a provider');
  await expect(page.getByText('J262, original')).toBeVisible();
  await look();

  await page.getByRole('button', { name: 'Apply for a bond' }).click();
  await expect(page.getByLabel(/^Amount secured/)).toHaveValue(/1.?200.?000/);
  await page.getByRole('combobox', { name: /^Provider/ }).click();
  await page.getByRole('option', { name: /Borg Versekeraars/ }).click();
  await page.getByLabel('Applied for on', { exact: true }).fill('2026-01-05');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Borg Versekeraars' })).toBeVisible();
  await page.getByLabel('Bond number').fill('BV 2026/11');
  await page.getByLabel('Issued on', { exact: true }).fill('2026-01-20');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('In force')).toBeVisible();
  await page.getByRole('button', { name: 'Premium paid' }).click();
  await page.getByRole('dialog', { name: 'Premium paid' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2027-01-20').first()).toBeVisible();
  await look();

  await createAsset('Erf 13 Paarl', 300_000);
  await page.goto(`/matters/${matter.id}/bondofsecurity`);
  await expect(cover).toContainText('raise a bond by R 300,000.00');
  await page.getByText('BV 2026/11').click();
  await page.getByLabel(/^Amount secured/).fill('2500000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Ask for a reduction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a reduction' });
  await dialog.getByLabel(/^New amount/).fill('1000000');
  await dialog.getByLabel(/^Why less/).fill('Erf 14 was transferred');
  await dialog.getByRole('button', { name: 'Ask the provider' }).click();
  await expect(dialog.getByText(/R 1,500,000.00 is still to be secured/)).toBeVisible();
  await dialog.getByLabel(/^New amount/).fill('1500000');
  await dialog.getByRole('button', { name: 'Ask the provider' }).click();
  await expect(page.getByText('Asked for', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'What became of the request' }).click();
  const decided = page.getByRole('dialog', { name: 'What became of the request' });
  await decided.getByLabel(/^Master's consent of/).fill('2026-02-01');
  await decided.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Reductions asked for' }).getByText('Granted')).toBeVisible();
  await expect(page.getByText('Reduction granted')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'All bonds' }).click();
  await expect(cover).toContainText('Covered');
});
