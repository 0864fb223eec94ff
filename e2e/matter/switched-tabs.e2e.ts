import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';
import { createSurname, postAs } from './a-matter';

test('the tabs for SharePoint and FX Assist lead home while they are off, and work once they are switched on', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { owner } = await createFirmAccount(page, request, 2, 'Sarel Skakel');
  const { matter } = await postAs<{ matter: { id: number } }>(request, owner, '/api/matter/add', {
    systemTypeID: 2,
    country: 'South Africa',
    main: { surname: createSurname(), firstNames: 'Anna', dateOfDeath: '2026-02-07' },
    duplicatesSeen: true,
  });
  await postAs(request, owner, '/api/fxassistprovider/add', { name: 'Geld Oorsee', email: 'fx@abroad.test' });
  const links = page.getByRole('table', { name: 'SharePoint' });
  for (const tab of ['sharepoint', 'fxAssist']) {
    await page.goto(`/matters/${matter.id}/${tab}`);
    await expect(page).not.toHaveURL(new RegExp(tab));
  }

  await page.goto('/details?tab=matters');
  await page.getByLabel('SharePoint tab').check();
  await page.getByLabel('FX Assist tab').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();

  await page.goto(`/matters/${matter.id}/sharepoint`);
  await page.getByRole('button', { name: 'Add link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Papers of the estate');
  await dialog.getByLabel('Address').fill('https://firm.sharepoint.example/sites/estates/anna');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(links.getByRole('link', { name: 'Papers of the estate' })).toHaveAttribute(
    'href',
    'https://firm.sharepoint.example/sites/estates/anna',
  );
  await look();

  await page.goto(`/matters/${matter.id}/fxAssist`);
  const provider = page.getByRole('region', { name: 'Provider' });
  await provider.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Geld Oorsee' }).click();
  await provider.getByLabel('Note').fill('One heir in Perth');
  await provider.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It is saved.')).toBeVisible();
  await page.reload();
  await expect(provider.getByRole('combobox', { name: 'Provider' })).toHaveValue('Geld Oorsee');
  await expect(provider.getByLabel('Note')).toHaveValue('One heir in Perth');
  await look();
});
