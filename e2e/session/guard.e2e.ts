import { expect, test } from '../journey';
import { restoreSession, requestSession, signIn, readStorage } from './entrance';

const createUnsignedToken = (claims: object): string =>
  ['{"alg":"none"}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const readSeconds = (): number => Math.floor(Date.now() / 1000);

test('a page asked for before signing in opens after it; an unknown path is the root', async ({ page, request }) => {
  await requestSession(request, 'single@protea.test', 2);
  await page.goto('/Legal/InformationOfficer');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('single@protea.test');
  await page.getByLabel('Password').fill('Boedel-demo-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Information Officer' })).toBeVisible();

  await page.goto('/nowhere/at/all');
  await expect(page).not.toHaveURL(/nowhere/);
});

test('a token past its time leads to the login, unless it can be exchanged', async ({ page, request }) => {
  const held = await requestSession(request, 'reader@protea.test', 2);
  const past = createUnsignedToken({
    sub: String(held.id),
    exp: readSeconds() - 10,
    'app:UserAcceptedTCs': true,
    systemType: 2,
  });
  await restoreSession(page, { ...held, token: past, refreshToken: 'not one of ours' });
  await page.goto('/faq');
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page)).not.toHaveProperty('userToken');
});

test('a role written into the token by hand opens a page but none of its data', async ({ page }) => {
  const forged = createUnsignedToken({
    sub: '1',
    exp: readSeconds() + 600,
    'app:UserAcceptedTCs': true,
    systemType: 2,
    intermediaryID: 1,
    roles: ['Admin', 'SuperAdmin'],
  });
  await restoreSession(page, { id: 1, fullname: 'Nobody', token: forged, refreshToken: '' });
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/'));
  await page.goto('/details');
  expect((await refused).status()).toBe(401);
  await expect(page.getByText('Protea Fiduciary')).toHaveCount(0);
});

test("a page of another role says 'Access Denied'", async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'capture@protea.test', 2));
  for (const path of ['/details', '/DETAILS']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  }
  await look();
});

test('logging out in one tab logs out the others', async ({ context, page }) => {
  await signIn(page, 'single@protea.test');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(other.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile of Johan Fourie' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  const left = await readStorage(page);
  for (const key of ['user', 'userToken', 'refreshToken']) expect(left).not.toHaveProperty(key);
});

test('no address of elsewhere is followed after signing in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('wantedPage', '//evil.example/steal'));
  await page.getByLabel('Email').fill('single@protea.test');
  await page.getByLabel('Password').fill('Boedel-demo-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(process.env['BOEDEL_URL']!).host);
});
