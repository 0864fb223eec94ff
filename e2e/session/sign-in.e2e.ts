import { expect, test } from '../journey';
import { demoPassword, restoreSession, requestSession, signIn, readStorage } from './entrance';

test('with email and password one comes in, and the browser keeps what the specification names', async ({
  page,
  look,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Sign In to your account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flow Consult' })).toBeVisible();
  await look();
  await signIn(page, 'single@protea.test');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();

  const kept = await readStorage(page);
  expect(JSON.parse(kept['user']!)).toMatchObject({ id: expect.any(Number), fullname: 'Johan Fourie' });
  expect(JSON.parse(kept['user']!).token).toBe(kept['userToken']);
  expect(kept['refreshToken']).toBeTruthy();
  expect(Object.keys(kept)).not.toContain('isRefreshingToken');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
});

test('empty fields are named, and nothing is asked of the server', async ({ page, look }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(asked.filter((url) => url.includes('authenticate'))).toEqual([]);
  await look();
});

test('a wrong password is said above the fields and keeps what was typed', async ({ page, look }) => {
  await signIn(page, 'nobody@protea.test', 'not the password at all');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.');
  const above = await page.getByRole('alert').boundingBox();
  const field = await page.getByLabel('Email').boundingBox();
  expect(above!.y).toBeLessThan(field!.y);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@protea.test');
  expect(await readStorage(page)).not.toHaveProperty('userToken');
  await look();
});

test('a language chosen at the login is the person’s from then on, in every browser', async ({ browser, page }) => {
  const person = 'reader@protea.test';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Afrikaans' }).click();
  await expect(page.getByLabel('E-pos')).toBeVisible();
  await page.reload(); // the choice waits for the sign-in
  const kept = page.waitForResponse('**/account/setLanguage');
  await page.getByLabel('E-pos').fill(person);
  await page.getByLabel('Wagwoord').fill(demoPassword);
  await page.getByRole('button', { name: 'Teken aan' }).click();
  expect((await kept).ok()).toBe(true);
  await expect(page.getByRole('button', { name: /^Profiel van/ })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL('/login', page.url()).href);
  await elsewhere.getByLabel('Email').fill(person);
  await elsewhere.getByLabel('Password').fill(demoPassword);
  await elsewhere.getByRole('button', { name: 'Login' }).click();
  await expect(elsewhere.getByRole('button', { name: /^Profiel van/ })).toBeVisible();

  await page.getByRole('button', { name: /^Profiel van/ }).click();
  await page.getByLabel('Taal').selectOption('en');
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
});

test('opening the login signs out whoever was in, here and on the server', async ({ page, request }) => {
  const held = await requestSession(request, 'reader@protea.test', 2);
  await restoreSession(page, held);
  await page.goto('/login');
  await expect.poll(() => readStorage(page)).not.toHaveProperty('userToken');
  await expect
    .poll(async () => {
      const answer = await request.get('/api/users/checkAccess', {
        headers: { authorization: `Bearer ${held.token}` },
      });
      return answer.status();
    })
    .toBe(401);
});

test('a firm more than 60 days in arrears is stopped, and told what to do', async ({ page, look }) => {
  await signIn(page, 'arrears@karoo.test');
  await expect(page).toHaveURL('/accountInArrears');
  await expect(page.getByText('over 60 days in arrears')).toBeVisible();
  await expect(page.getByRole('link', { name: 'accounts@boedel.test' })).toBeVisible();
  await expect(page.getByText('payment arrangement')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Return To Login Page' }).click();
  await expect(page).toHaveURL('/login');
});

test('the login page loads less than 120 KB of compressed script', async ({ page, look }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  // As it came over the wire, without the headers. Chromium takes gzip from a plain address; brotli is smaller still.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(bytes).toBeGreaterThan(60 * 1024);
  expect(bytes).toBeLessThan(120 * 1024);
  await look();
});
