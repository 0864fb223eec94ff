import { expect, test } from '../journey';
import { demoPassword, signIn } from '../session/entrance';
import { startProductServer, type LaunchedProduct } from '../start-product';
import { type AssistTool, startAssistTool } from './assist-tool';

// A product of its own, with a co-browse tool configured.
let tool: AssistTool;
let product: LaunchedProduct;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  test.setTimeout(200_000);
  tool = await startAssistTool('a-secret');
  product = await startProductServer({
    ASSIST_SOCKET_URL: tool.scriptUrl,
    ASSIST_CLIENT_SECRET: 'a-secret',
    ASSIST_NAMESPACE: 'boedel',
    PROVIDER_NAME: 'Boedel',
  });
});
test.afterAll(async () => {
  await product.stop();
  await tool.stop();
});

test('where no tool is configured nothing is offered', async ({ page, look }) => {
  await signIn(page, 'single@protea.test');
  await expect(page).toHaveURL(/dashboard/i);
  await expect(page.getByRole('button', { name: 'Let support look' })).toHaveCount(0);
  await look();
});

test.describe('where one is', () => {
  test.use({ baseURL: async ({}, use) => use(product.address) });

  test('support looks only with consent, knows the name, is shown while it looks, and sees no private number', async ({
    page,
    look,
  }) => {
    await signIn(page, 'single@protea.test');
    await expect(page).toHaveURL(/dashboard/i);
    const offer = page.getByRole('button', { name: 'Let support look' });
    await offer.click();
    await expect(page.getByRole('dialog')).toContainText('Boedel Johan Fourie');
    await look();
    expect(tool.fetched()).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(offer).toBeVisible();
    expect(tool.fetched()).toBe(0);

    await offer.click();
    await page.getByRole('button', { name: 'Yes, let them look' }).click();
    await expect(page.getByText('Support can see this window.')).toBeVisible();
    await expect.poll(() => tool.watching()).toBe(1);
    await expect.poll(() => tool.seen().at(-1)?.userName).toBe('Boedel Johan Fourie');
    await expect.poll(() => tool.seen().at(-1)?.picture).toContain('Protea Fiduciary');
    await look();

    // A number somebody types, a password, and a number that is shown in full on asking.
    const typed = '8001015009087';
    await page.goto('/matters');
    await page.getByRole('button', { name: 'New deceased estate' }).click();
    await page.getByLabel('ID number', { exact: true }).fill(typed);
    await page.getByLabel(/^Surname/).fill('Sigbaar');
    await expect.poll(() => tool.seen().at(-1)?.picture).toContain('Sigbaar');
    await page.goto('/matters');
    await page
      .getByText('Sigbaar')
      .or(page.getByText(/^EST\//))
      .first()
      .click();
    await page.getByRole('link', { name: 'Deceased', exact: true }).click();
    const field = page.getByLabel('ID number', { exact: true });
    await page.getByRole('button', { name: 'Show ID number' }).first().click();
    await expect(field).toHaveValue(/^\d{13}$/);
    const shown = await field.inputValue();
    await page.waitForTimeout(600);
    await page.goto('/changepassword');
    await page.getByLabel('Present password').fill(demoPassword);
    await expect.poll(() => tool.seen().at(-1)?.picture).toContain('Change Password');
    await page.waitForTimeout(600);
    const pictures = tool.seen().map(({ picture }) => picture);
    expect(
      pictures.filter((picture) => [typed, shown, demoPassword].some((secret) => picture.includes(secret))),
    ).toEqual([]);

    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(offer).toBeVisible();
    await expect.poll(() => tool.watching()).toBe(0);
    await page.goto('/dashboard');
    await expect(offer).toBeVisible();
    expect(tool.watching()).toBe(0);
  });
});
