import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

// One system type for all: whoever chooses another one changes it for every session of the person.
const estates = 2;

/** Somebody at the API beside the page: a colleague, or what a journey stands on. */
async function createColleague(request: APIRequestContext) {
  const held = await requestSession(request, 'admin@protea.test', estates);
  const headers = { authorization: `Bearer ${held.token}` };
  return {
    held,
    post: async (path: string, data: object): Promise<{ id: number; [field: string]: unknown }> => {
      const answer = await request.post(path, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    },
  };
}
const findField = (page: Page, label: string | RegExp) => page.getByRole('main').getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('an auctioneer is added, found, changed and deleted', async ({ page, request, look }) => {
  const { held } = await createColleague(request);
  await restoreSession(page, held);
  await page.goto('/auctioneers');
  await page.getByRole('main').getByRole('button', { name: 'Add auctioneer' }).first().click();
  await expect(page).toHaveURL('/auctioneers/auctioneer/new');
  await expect(page.getByRole('heading', { name: 'Add auctioneer' })).toBeVisible();
  await findField(page, /^Name/).fill('Sneeuberg Veilings');
  await findField(page, 'VAT number').fill('123');
  await findField(page, 'Email').fill('veilings@sneeuberg.co.za');
  await save(page);
  await expect(findField(page, 'VAT number')).toHaveAttribute('aria-invalid', 'true');
  await expect(findField(page, 'VAT number')).toBeFocused();
  await look();
  await findField(page, 'VAT number').fill('4123456784');
  await save(page);
  await expect(page).toHaveURL(/auctioneer\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Sneeuberg Veilings' })).toBeVisible();

  await page.goto('/auctioneers');
  await page.getByRole('searchbox').fill('sneeuberg');
  await expect(page).toHaveURL(/search=sneeuberg/);
  const row = page.getByRole('row', { name: /Sneeuberg Veilings/ });
  await row.focus();
  await page.keyboard.press('Enter');
  await findField(page, /^Town/).fill('Graaff-Reinet');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Not used anywhere.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await look();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/auctioneers');
  await expect(page.getByText('Sneeuberg Veilings was deleted.')).toBeVisible();
});

test('a name that is there already is warned of while it is typed', async ({ page, request, look }) => {
  const { held, post } = await createColleague(request);
  const first = await post('/api/valuer/add', { name: 'Tweeling Waardeerders' });
  await restoreSession(page, held);
  await page.goto('/valuers/valuer/new');
  await findField(page, /^Name/).fill('TWEELING waardeerders');
  await expect(page.getByText(/There is already one called/)).toBeVisible();
  await look();
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/valuers/valuer/${first.id}`);
  await save(page);
  await expect(page).toHaveURL(/valuer\/\d+$/);
});

test('of two people who change one entry, the second decides field by field', async ({ page, request, look }) => {
  const { held, post } = await createColleague(request);
  const entry = await post('/api/marketer/add', { name: 'Bergpad Bemarking', phone: '012 111 1111' });
  await restoreSession(page, held);
  await page.goto(`/marketers/marketer/${entry.id}`);
  await findField(page, 'Telephone').fill('012 333 3333');
  await post('/api/marketer/update', { ...entry, phone: '012 222 2222', mobile: '082 222 2222' });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this first' });
  await expect(dialog.getByRole('row', { name: /Telephone/ })).toContainText('012 222 2222');
  await look();
  await dialog
    .getByRole('row', { name: /Mobile/ })
    .getByLabel('082 222 2222')
    .check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(findField(page, 'Telephone')).toHaveValue('012 333 3333');
  await expect(findField(page, 'Mobile')).toHaveValue('082 222 2222');
});

test('what is in use is not deleted; it is told where it is used', async ({ page, request, look }) => {
  const { held, post } = await createColleague(request);
  const global = await post('/api/globalcreditor/add', { name: 'Stad Kaapstad' });
  await post('/api/creditor/add', { name: 'Kaapstad, belasting op erf 9', globalCreditorID: global.id });
  await restoreSession(page, held);
  await page.goto(`/globalcreditors/globalcreditor/${global.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stad Kaapstad cannot be deleted' });
  await expect(dialog).toContainText('Kaapstad, belasting op erf 9');
  await look();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test("the provider's offices are read, a firm's own stand beside them, by region", async ({ page, request, look }) => {
  const { held } = await createColleague(request);
  await restoreSession(page, held);
  await page.goto('/mastersoffice');
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: /Limpopo/ }).click();
  await expect(page.getByRole('row', { name: /Polokwane.*Provided/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Cape Town/ })).toHaveCount(0);
  await look();
  await page.getByRole('row', { name: /Polokwane/ }).click();
  await expect(findField(page, /^Office/)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await look();

  await page.goto('/mastersoffice/masteroffice/new');
  await findField(page, /^Office/).fill('Polokwane, second floor');
  await findField(page, 'Region').fill('Limpopo');
  await save(page);
  await page.goto('/mastersoffice?region=Limpopo');
  await expect(page.getByRole('row', { name: /second floor.*Our own/ })).toBeVisible();
});

test('a joint appointee has its trustees', async ({ page, request, look }) => {
  const { held, post } = await createColleague(request);
  const entry = await post('/api/jointappointee/add', { name: 'Mede Kurators Ing' });
  await restoreSession(page, held);
  await page.goto(`/jointappointees/jointappointee/${entry.id}`);
  await page.getByRole('button', { name: 'Add trustee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add trustee' });
  await expect(dialog.getByLabel(/^Full name/)).toBeFocused();
  await dialog.getByLabel(/^Full name/).fill('Nomsa Dube');
  await dialog.getByLabel('Branch code').fill('250655');
  await look();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('row', { name: /Nomsa Dube/ })).toBeVisible();
});

test('a global list opens its entries in the modal, with their contact persons', async ({ page, request, look }) => {
  const { held } = await createColleague(request);
  await restoreSession(page, held);
  await page.goto('/globalauditors');
  await page.getByRole('main').getByRole('button', { name: 'Add auditor or accountant' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add auditor or accountant' });
  await adding.getByLabel(/^Name/).fill('Nel en Vennote');
  await adding.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('row', { name: /Nel en Vennote/ }).click();
  await expect(page).toHaveURL(/entry=\d+/);
  const entry = page.getByRole('dialog', { name: 'Nel en Vennote' });
  await look();
  await entry.getByRole('button', { name: 'Add contact person' }).click();
  const person = page.getByRole('dialog', { name: 'Add contact person' });
  await person.getByLabel(/^Full name/).fill('Petrus Nel');
  await person.getByRole('button', { name: 'Save Changes' }).click();
  await expect(entry.getByRole('row', { name: /Petrus Nel/ })).toBeVisible();
  await look();
});

test('a Legal Agent has a signature and may be the one who signs milestone letters', async ({
  page,
  request,
  look,
}) => {
  const { held } = await createColleague(request);
  await restoreSession(page, held);
  await page.goto('/details?tab=agents');
  await page.getByRole('button', { name: 'Add Legal Agent' }).click();
  await expect(page.getByRole('heading', { name: 'Add Legal Agent' })).toBeVisible();
  await findField(page, /^Full name/).fill('Aletta Louw');
  await findField(page, 'Signs milestone letters').check();
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await page
    .getByLabel('Signature', { exact: true })
    .last()
    .setInputFiles({
      name: 'signature.png',
      mimeType: 'image/png',
      buffer: Buffer.from(onePixel, 'base64'),
    });
  await expect(page.getByRole('img', { name: 'Signature' })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/director\/\d+$/);
  await expect(page.getByRole('img', { name: 'Signature' })).toBeVisible();
  await look();

  await page.goto('/details?tab=agents');
  await expect(page.getByRole('row', { name: /Aletta Louw.*Yes/ })).toBeVisible();
  await page.getByLabel('The Legal Agent who signs milestone letters').click();
  await expect(page.getByText('Saved.')).toBeVisible();
});
