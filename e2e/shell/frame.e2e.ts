import { expect, test } from '../journey';
import { demoPassword, restoreSession, requestSession, readStorage } from '../session/entrance';

test.beforeEach(async ({ page, request }, { title }) => {
  const email = /profile|firm/.test(title) ? 'both@protea.test' : 'admin@welwitschia.test';
  await restoreSession(page, await requestSession(request, email, 2));
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
});

test('the header, breadcrumb and footer say where one is and whose product it is', async ({ page, look }) => {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Welwitschia Trust' })).toBeVisible();
  for (const name of ['Back', 'New Changes', 'Contact', 'Legal', 'Settings']) {
    await expect(header.getByRole('button', { name })).toBeVisible();
  }
  await expect(header.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeFAQ');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText('Powered by Boedel');
  await expect(footer.getByRole('link', { name: 'Boedel', exact: true })).toHaveAttribute('href', /^https:/);
  await expect(page).toHaveTitle('FAQ · Welwitschia Trust');
  await page.getByRole('button', { name: 'Why was I logged out?' }).click();
  await look();
});

test('new changes are marked until they are read, twenty at a time', async ({ page, look, request }) => {
  const { token } = await requestSession(request, 'super@boedel.test');
  for (let number = 1; number <= 21; number += 1) {
    const added = await request.post('/api/flow/addChange', {
      data: { comment: `Change number ${number} <script>alert(1)</script>` },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(added.ok()).toBe(true);
  }
  await page.reload();
  const button = page.getByRole('banner').getByRole('button', { name: /New Changes/ });
  await expect(button).toHaveAccessibleName(/New Changes\s*New/);
  const seen = page.waitForResponse('**/api/flow/markChangesSeen');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'New System Changes' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['Date', 'Change']);
  await expect(dialog.locator('tbody tr')).toHaveCount(20);
  await expect(dialog.locator('tbody tr').first()).toContainText('<script>');
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByText(/^21 to \d+ of \d+$/)).toBeVisible();
  await look();
  await seen;
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('New Changes');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await expect(button).toHaveAccessibleName('New Changes');
});

test('contact information has four contacts, each with phone and email', async ({ page, look }) => {
  await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Information' });
  await expect(dialog.locator('tbody tr')).toHaveCount(4);
  await expect(dialog.locator('tbody td:first-child')).toHaveText(['Sales', 'Product', 'Training', 'General']);
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(4);
  await expect(dialog.locator('a[href^="mailto:"]')).toHaveCount(4);
  await look();
});

// What is chosen is kept with the person: one journey after the other, by somebody no other journey uses.
test.describe.serial('somebody of two types and two firms', () => {
  test('another profile is saved and the page is loaded anew; none is refused', async ({ page, look }) => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByLabel('Profile', { exact: true }).selectOption('0');
    await expect(page.getByRole('alert')).toContainText('Please Select Profile');
    await look();
    const reloaded = page.waitForEvent('load');
    await page.getByLabel('Profile', { exact: true }).selectOption('5');
    await reloaded;
    await expect(page).toHaveURL('/faq');
    // The page may still be waking up when it is first clicked.
    await expect(async () => {
      const chosen = page.getByLabel('Profile', { exact: true });
      if (!(await chosen.isVisible())) await page.getByRole('button', { name: /^Profile of/ }).click();
      await expect(chosen).toHaveValue('5', { timeout: 2_000 });
    }).toPass();
  });

  test('somebody of two firms goes over to the other firm', async ({ page }) => {
    await page.getByRole('button', { name: 'Profile of Nadia Botha' }).click();
    const choice = page.getByLabel('Firm', { exact: true });
    const other = await choice.evaluate((element) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return options[1 - selectedIndex]!.label;
    });
    const before = (await readStorage(page))['userToken'];
    const loaded = page.waitForEvent('load');
    await choice.selectOption({ label: other });
    await loaded;
    // Each firm has its own profile for the person; it may have to be chosen first.
    const inOther = page.getByRole('banner').getByRole('link', { name: other });
    const type = page.getByRole('main').getByRole('button', { name: 'Deceased Estate', exact: true });
    await expect(inOther.or(type)).toBeVisible();
    if (await type.isVisible()) await type.click();
    await expect(inOther).toBeVisible();
    expect((await readStorage(page))['userToken']).not.toBe(before);
  });
});

test('the dark theme and Afrikaans are kept', async ({ page, look, request }) => {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByLabel('Language').selectOption('af');
  await expect(page.getByRole('heading', { name: 'Vrae wat dikwels gevra word' })).toBeVisible();
  await look();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vrae wat dikwels gevra word' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'af');

  // Kept with the person too: another browser speaks it from the sign-in on. Given back for those who come after.
  const { language } = (await (
    await request.post('/account/authenticate', { data: { email: 'admin@welwitschia.test', password: demoPassword } })
  ).json()) as { language: string };
  expect(language).toBe('af');
  await page.getByRole('button', { name: /^Profiel van/ }).click();
  const kept = page.waitForResponse('**/account/setLanguage');
  await page.getByLabel('Taal').selectOption('en');
  expect((await kept).ok()).toBe(true);
});

test('on a phone the side navigation is a drawer', async ({ page, look }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Matters', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Matters', exact: true })).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Information Officer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Information Officer' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('Ctrl K finds screens and actions, and opens them by keyboard', async ({ page, look }) => {
  await page.keyboard.press('Control+k');
  const box = page.getByPlaceholder('Search matters, people, actions');
  await expect(box).toBeFocused();
  await box.fill('privacy');
  await expect(page.getByRole('option', { name: 'Privacy and Security Policy' })).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('option', { name: 'Auctioneers' })).toBeVisible();
  await look();
  await box.fill('privacy');
  await expect(page.getByRole('option', { name: 'Auctioneers' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/legal/privacyandsecuritypolicy');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.fill('contact');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Contact']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Contact Information' })).toBeVisible();
});

test('the legal pages can be read', async ({ page, look }) => {
  for (const [path, title] of [
    ['/legal/privacyandsecuritypolicy', 'Privacy and Security Policy'],
    ['/legal/informationofficer', 'Information Officer'],
    ['/legal/termsandconditions', 'Terms and Conditions of Use'],
  ]) {
    await page.goto(path!);
    await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
    await look();
  }
});
