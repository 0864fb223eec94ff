import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { createMatter } from '../matter/a-matter';
import { restoreSession } from '../session/entrance';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const findCard = (page: Page, name: RegExp): Locator => page.getByRole('treeitem', { name });

/** Draws somebody by a key from the chosen card, and names the person. */
async function draw(page: Page, key: string, firstNames: string, dates: { born?: string; died?: string } = {}) {
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog', { name: 'A person of the family' });
  await dialog.getByLabel('First names').fill(firstNames);
  if (dates.born) await dialog.getByLabel('Date of birth', { exact: true }).fill(dates.born);
  if (dates.died) await dialog.getByLabel('Date of death', { exact: true }).fill(dates.died);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await expect(findCard(page, new RegExp(`^${firstNames} `))).toBeFocused();
}

test('a family is drawn by keyboard, its heirs appear, and it is kept, printed and saved as a picture', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-03-01', dateOfBirth: '1950-01-01' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/beneficiaries?show=tree`);
  const deceased = findCard(page, /the deceased/);
  await deceased.click();
  await draw(page, 's', 'Nomsa', { born: '1951-11-30' });
  await page.keyboard.press('ArrowLeft');
  await expect(deceased).toBeFocused();
  await draw(page, 'c', 'Thandeka', { born: '1973-02-21' });
  await page.keyboard.press('ArrowUp');
  await expect(deceased).toBeFocused();
  await draw(page, 'c', 'Bongani', { born: '1975-07-09', died: '2021-08-03' });
  await draw(page, 'c', 'Lwazi', { born: '2003-05-19' });
  await expect(findCard(page, /^Nomsa /)).toHaveAccessibleName(/1\/3.*s 1\(1\)\(c\)\(i\)/);
  await expect(findCard(page, /^Bongani /)).toHaveAccessibleName(/Died before, 1\/3 goes to Lwazi/);
  await expect(findCard(page, /^Lwazi /)).toHaveAccessibleName(/1\/3.*s 1\(4\)\(a\), in the place of Bongani/);
  await look();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The family tree is saved.')).toBeVisible();
  await page.reload();
  await expect(findCard(page, /^Lwazi /)).toHaveAccessibleName(/1\/3/);

  await findCard(page, /^Thandeka /).click();
  await page.keyboard.press('Delete');
  await expect(findCard(page, /^Thandeka /)).toBeHidden();
  await page.keyboard.press('u');
  await expect(findCard(page, /^Thandeka /)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  const sheet = page.locator('[data-printing]');
  await expect(sheet.locator('tr')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Beneficiaries' })).toBeHidden();
});

test('on a phone the family is a list, with the same words', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-03-01' });
  await restoreSession(page, held);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/matters/${matter.id}/beneficiaries?show=tree`);
  await page.getByRole('button', { name: 'child', exact: false }).first().click();
  const dialog = page.getByRole('dialog', { name: 'A person of the family' });
  await dialog.getByLabel('First names').fill('Thandeka');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  const children = page.getByRole('region', { name: 'Children and their generation' });
  await expect(children.getByRole('button', { name: /Thandeka/ })).toContainText('s 1(1)(b)');
  await look();
});
