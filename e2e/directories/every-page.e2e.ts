import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { systemType } from '../../packages/domain/src/matter/kinds';
import { tabs } from '../../packages/domain/src/matter/tabs';
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

/** Some pages to a journey: a session and the code are fetched once for all of them. */
const inGroups = (all: readonly Route[], size: number): readonly (readonly Route[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Goes on to another page as a link would: the product is loaded once. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname === '/favicon.svg') await page.goto(path);
  else
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await expect(page).toHaveURL(path);
}

inGroups(lists, 6).forEach((group, at) => {
  test(`every list opens and can be read, light and dark (${at + 1})`, async ({ page, look }) => {
    for (const { path } of group) {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toHaveCount(0);
      await look();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await look('colours');
    }
  });
});

inGroups(details, 8).forEach((group, at) => {
  test(`every directory has a page to add an entry, on a phone as well (${at + 1})`, async ({ page, look }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of group) {
      await open(page, path.replace(/\{\w+\}/, 'new'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(/^Add /);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      await look();
    }
  });
});

/** One colour and no standards: those are looked at where each page is worked with. */
test('every page of the firm and every part of an estate names what it shows', async ({ page, request, look }) => {
  test.setTimeout(180_000);
  const held = await sessionOf(request, 'admin@protea.test', systemType.estateLate);
  const answer = await request.get('/api/matter/getlist?take=1&sortModelColId=grossAssets&sortModelSort=desc', {
    headers: { authorization: `Bearer ${held.token}` },
  });
  const { rows } = (await answer.json()) as { rows: { id: number }[] };
  const parts = tabs.filter(
    ({ systemTypes, needsSwitch }) => systemTypes.includes(systemType.estateLate) && !needsSwitch,
  );
  const views = [
    'details?show=people',
    'details?show=milestones',
    'diarymatter?show=statutory',
    'beneficiaries?show=tree',
  ];
  const main = ['/dashboard', '/matters', '/users', '/people', '/audittrail', '/jointletters', '/unfiledmail', '/faq'];
  const shown = [...parts.map(({ path }) => path), ...views].map((part) => `/matters/${rows[0]!.id}/${part}`);
  for (const path of [...main, ...shown]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByText('Loading...'), path).toHaveCount(0);
    await look('names');
  }
  for (const name of ['Labels', 'More actions', 'Recently opened']) {
    await page.getByRole('button', { name, exact: true }).click();
    await look('names');
    await page.keyboard.press('Escape');
  }
});

test('the directories speak Afrikaans', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'af'));
  await page.goto('/auctioneers');
  await expect(page.getByRole('heading', { name: 'Afslaers' })).toBeVisible();
  await page.goto('/details?tab=matters');
  await expect(page.getByRole('heading', { name: 'Organisasie-instellings' })).toBeVisible();
  await expect(page.getByLabel(/^Patroon/)).toBeVisible();
});
