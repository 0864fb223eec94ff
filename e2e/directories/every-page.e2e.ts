import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type JourneyHelpers, test } from '../journey';
import { type SystemType, systemType, systemTypes } from '../../packages/domain/src/matter/kinds';
import { tabs } from '../../packages/domain/src/matter/tabs';
import { chooseType, type SignedInSession, restoreSession, requestSession } from '../session/entrance';
import { createColleague } from '../session/new-firm';

interface ListedRoute {
  readonly path: string;
  readonly kind: string;
}

const routes = JSON.parse(readFileSync(new URL('../../spec/routes.json', import.meta.url), 'utf8')) as ListedRoute[];
/** Settings that belong to other areas, or to one person. */
const others = new Set(['/accountdetails', '/changepassword', '/payoutfile']);
const lists = routes.filter(({ path, kind }) => kind === 'settings' && !path.includes('{') && !others.has(path));
const details = routes.filter(
  ({ path, kind }) => kind === 'settings' && path.includes('{') && !path.includes('template'),
);

async function enterAsAdmin(page: Page, request: APIRequestContext): Promise<SignedInSession> {
  const held = await requestSession(request, 'admin@protea.test', systemType.estateLate);
  await restoreSession(page, held);
  return held;
}

/** Some pages to a journey: a session and the code are fetched once for all of them. */
const splitIntoGroups = (all: readonly ListedRoute[], size: number): readonly (readonly ListedRoute[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Goes on to another page as a link would: the product is loaded once. */
async function openPath(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname === '/favicon.svg') await page.goto(path);
  else
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await expect(page).toHaveURL(path);
}

/** Lists are of one make: each is looked at once, every other one in the dark. */
splitIntoGroups(lists, 6).forEach((group, at) => {
  test(`every list opens and can be read, light or dark (${at + 1})`, async ({ page, request, look }) => {
    await enterAsAdmin(page, request);
    for (const [index, { path }] of group.entries()) {
      const colorScheme = index % 2 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme });
      await openPath(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Loading...'), path).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await look('everything', 'main');
    }
  });
});

splitIntoGroups(details, 8).forEach((group, at) => {
  test(`every directory has a page to add an entry, on a phone as well (${at + 1})`, async ({
    page,
    request,
    look,
  }) => {
    await enterAsAdmin(page, request);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of group) {
      await openPath(page, path.replace(/\{\w+\}/, 'new'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(/^Add /);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      await look('everything', 'main');
    }
  });
});

/** What a firm of this type sees of its largest matter. */
async function listPartsOfLargest(request: APIRequestContext, token: string, type: SystemType): Promise<string[]> {
  const answer = await request.get('/api/matter/getlist?take=1&sortModelColId=grossAssets&sortModelSort=desc', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { rows } = (await answer.json()) as { rows: { id: number }[] };
  return tabs
    .filter(({ systemTypes, needsSwitch }) => systemTypes.includes(type) && !needsSwitch)
    .map(({ path }) => `/matters/${rows[0]!.id}/${path}`);
}

/** In the dark, without the standards: those are looked at where each page is worked with. */
async function walkPaths(
  page: Page,
  look: JourneyHelpers['look'],
  paths: readonly string[],
  itsColoursToo: (path: string) => boolean = () => false,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of paths) {
    await openPath(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByText('Loading...'), path).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
    await look('names');
    if (itsColoursToo(path)) await look('colours', 'main');
  }
}

test('every page of the firm and every part of an estate names what it shows', async ({ page, request, look }) => {
  test.setTimeout(180_000);
  const { token } = await enterAsAdmin(page, request);
  const parts = await listPartsOfLargest(request, token, systemType.estateLate);
  const views = ['?show=people', '?show=milestones'].map((view) => `${parts[0]}${view}`);
  const matter = parts[0]!.replace(/details$/, '');
  const main = ['/dashboard', '/matters', '/users', '/people', '/audittrail', '/jointletters', '/unfiledmail', '/faq'];
  const shown = [...views, `${matter}diarymatter?show=statutory`, `${matter}beneficiaries?show=tree`];
  await walkPaths(page, look, [...main, ...parts, ...shown]);
  for (const name of ['Labels', 'More actions', 'Recently opened']) {
    await page.getByRole('button', { name, exact: true }).click();
    await look('names');
    await page.keyboard.press('Escape');
  }
});

/** Which type somebody works in is kept with the person: a colleague of their own changes it under nobody. */
test('every part of a matter of the other types names what it shows', async ({ page, request, look }) => {
  test.setTimeout(180_000);
  // Contrast is the dearest to look at: of a tab that an estate has too it is seen where the estate is worked with.
  const ofTheirOwn = tabs.filter((tab) => !tab.systemTypes.includes(systemType.estateLate));
  const colleague = await createColleague(page, request);
  for (const type of systemTypes.filter((one) => one !== systemType.estateLate)) {
    await page.goto('/favicon.svg');
    const held = await chooseType(request, colleague, type);
    await restoreSession(page, held);
    const parts = await listPartsOfLargest(request, held.token, type);
    await walkPaths(page, look, ['/dashboard', ...parts], (path) =>
      ofTheirOwn.some((tab) => path.endsWith(`/${tab.path}`)),
    );
  }
});

test('the directories speak Afrikaans', async ({ page, request }) => {
  await enterAsAdmin(page, request);
  await page.addInitScript(() => localStorage.setItem('language', 'af'));
  await page.goto('/auctioneers');
  await expect(page.getByRole('heading', { name: 'Afslaers' })).toBeVisible();
  await page.goto('/details?tab=matters');
  await expect(page.getByRole('heading', { name: 'Organisasie-instellings' })).toBeVisible();
  await expect(page.getByLabel(/^Patroon/)).toBeVisible();
});
