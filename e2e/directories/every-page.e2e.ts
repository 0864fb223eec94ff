import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { hold, sessionOf } from '../session/entrance';

interface Route {
  readonly path: string;
  readonly kind: string;
}

const routes = JSON.parse(readFileSync(new URL('../../spec/routes.json', import.meta.url), 'utf8')) as Route[];
/** Settings that belong to other areas, or to one person. */
const others = new Set(['/accountdetails', '/changepassword', '/payoutfile']);
const lists = routes.filter(({ path, kind }) => kind === 'settings' && !path.includes('{') && !others.has(path));
const details = routes.filter(
  ({ path, kind }) => kind === 'settings' && path.includes('{') && !path.includes('template'),
);

test.beforeEach(async ({ page, request }) => {
  await hold(page, await sessionOf(request, 'admin@protea.test', 2));
});

for (const { path } of lists) {
  test(`${path} opens and can be read, light and dark`, async ({ page, look }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await look();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
}

for (const { path } of details) {
  test(`${path} has a page to add an entry, on a phone as well`, async ({ page, look }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path.replace(/\{\w+\}/, 'new'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Add /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await look();
  });
}

test('the directories speak Afrikaans', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'af'));
  await page.goto('/auctioneers');
  await expect(page.getByRole('heading', { name: 'Afslaers' })).toBeVisible();
  await page.goto('/details?tab=matters');
  await expect(page.getByRole('heading', { name: 'Organisasie-instellings' })).toBeVisible();
  await expect(page.getByLabel(/^Patroon/)).toBeVisible();
});
