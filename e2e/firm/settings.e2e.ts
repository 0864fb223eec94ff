import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

// One firm's settings: side by side, each journey would find the other's change and be shown a conflict.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, request }) => {
  await restoreSession(page, await requestSession(request, 'admin@welwitschia.test', 2));
});

test('the firm chooses a colour that can be read, and wears it', async ({ page, look }) => {
  await page.goto('/details?tab=letters');
  const colour = page.getByLabel('Colour of the firm');
  await colour.fill('#ffcc66');
  await expect(page.getByText(/hard to read: the contrast is/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the colour' })).toBeDisabled();
  await look();
  await colour.fill('#7a1f5c');
  await page.getByRole('button', { name: 'Save the colour' }).click();
  await expect(page.getByText('The colour was saved.')).toBeVisible();
  const readAccent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--b-accent').trim());
  await expect.poll(readAccent).toBe('#7a1f5c');
  await page.goto('/auctioneers');
  await expect.poll(readAccent).toBe('#7a1f5c');
  await look();
  await page.goto('/details?tab=letters');
  await page.getByRole('button', { name: 'Back to the usual colour' }).click();
  await expect.poll(readAccent).toBe('#0f6e6b');
});

test('details, pattern and reminders are saved, each tab at its own address', async ({ page, look }) => {
  await page.goto('/details');
  await page.getByLabel('Trading name').fill('Welwitschia');
  await page.getByLabel('Branch code').fill('12');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Branch code')).toBeFocused();
  await look();
  await page.getByLabel('Branch code').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText("The firm's details were saved.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Welwitschia', exact: true })).toBeVisible();
  await page.getByLabel('Trading name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: 'Welwitschia', exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Matters', exact: true }).last().click();
  await expect(page).toHaveURL('/details?tab=matters');
  await page.getByLabel(/^Pattern/).fill('WT-{yy}{mm}-{seq:4}');
  await expect(page.getByText(/^WT-\d{4}-0001$/)).toBeVisible();
  await page.getByRole('combobox', { name: /^How often/ }).click();
  await page.getByRole('option', { name: 'Monthly' }).click();
  await page.getByRole('combobox', { name: /^On the/ }).click();
  await page.getByRole('option', { name: '25th' }).click();
  await look();
  await page.getByRole('link', { name: 'Client reports', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^On the/ })).toHaveValue('25th');
});

test('the switches of the accounts turn by keyboard and stay turned', async ({ page, look }) => {
  await page.goto('/lndoptions');
  const borders = page.getByLabel('Distribution account: Column borders');
  await expect(borders).not.toBeChecked();
  await borders.focus();
  const saved = page.waitForResponse('**/api/ldoptions/update');
  await page.keyboard.press('Space');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(borders).toBeChecked();
  await look();
  await page.getByRole('button', { name: 'Back to the standard layout' }).click();
  await expect(borders).not.toBeChecked();
});

test('a switch is seen on an account at once, and the account comes as PDF, Word and Excel', async ({ page }) => {
  await page.goto('/lndoptions');
  const liquidation = page.getByRole('region', { name: 'Liquidation account' });
  await expect(liquidation.getByRole('columnheader', { name: 'Voucher' })).toBeVisible();
  await page.getByLabel('Liquidation account: Voucher numbers').focus();
  await page.keyboard.press('Space');
  await expect(liquidation.getByRole('columnheader', { name: 'Voucher' })).toHaveCount(0);
  await page.getByText('Afrikaans', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Likwidasierekening' })).toContainText('Bruto bates');
  for (const [name, start] of Object.entries({ PDF: '%PDF-', Word: 'PK', Excel: 'PK' })) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(/^Eerste en Finale Likwidasie- en Distribusierekening\.(pdf|docx|xlsx)$/);
    expect(
      readFileSync(await saved.path())
        .subarray(0, start.length)
        .toString('latin1'),
    ).toBe(start);
  }
  await page.getByRole('button', { name: 'Back to the standard layout' }).click();
  await expect(page.getByLabel('Liquidation account: Voucher numbers')).toBeChecked();
});

test('trust fees and recon options are kept', async ({ page, look }) => {
  await page.goto('/trustfees');
  await page.getByLabel('On income (%)').fill('6');
  await page.getByLabel('Rate an hour').fill('1 850,00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rate an hour')).toHaveValue('1,850.00');
  await page.goto('/reconOptions');
  await page.getByLabel('Days between bank and ledger, at most').fill('99');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Give at most 60 days.')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Discard' }).click();
});
