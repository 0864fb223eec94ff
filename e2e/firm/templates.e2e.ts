import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';

test('a standard template opens at its address, becomes the firm’s, comes back, and is copied; a copy is changed and removed', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  await createFirmAccount(page, request, 2, 'Sjaan Sjabloon');
  await page.goto('/details/templateNew/60/true');
  await expect(page.getByText('Standard template 60', { exact: true })).toBeVisible();
  // The preview of the paper has a title of its own.
  const heading = page.getByRole('heading', { level: 1 }).first();
  const title = await heading.textContent();
  await look();

  // The firm's own text in its place, and back to the standard.
  await page.getByLabel('Name', { exact: true }).fill('Our own words');
  await page.getByRole('button', { name: 'Save for firm' }).click();
  await expect(page.getByText('Template saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/templates/);
  await page.goto('/details/templateNew/60/true');
  await expect(heading).toHaveText('Our own words');
  await page.getByRole('button', { name: 'Restore standard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore standard' }).click();
  await expect(heading).toHaveText(title!);

  // A copy is the firm's own template, at an address of its own.
  await page.getByRole('button', { name: 'Save as a copy' }).click();
  await expect(page).toHaveURL(/\/details\/template\/\d+$/);
  await expect(page.getByText('Firm template', { exact: true })).toBeVisible();
  await page.getByText('As text', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Template text' });
  await text.fill(`${await text.inputValue()}\n\nWith thanks for your patience.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Template saved.').last()).toBeVisible();
  await look();
  const own = Number(/(\d+)$/.exec(page.url())![1]);
  await page.reload();
  await page.getByText('As text', { exact: true }).click();
  await expect(text).toHaveValue(/With thanks for your patience\.$/);

  // The firm's own is the beginning of another.
  await page.goto(`/details/templateNew/${own}/false`);
  await expect(heading).toHaveText(/^Copy of Copy of /);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/details\/template\/\d+$/);
  expect(Number(/(\d+)$/.exec(page.url())![1])).not.toBe(own);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/templates/);
});
