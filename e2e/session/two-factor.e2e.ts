import { expect, test } from '../journey';
import { waitForMail, signIn, readStorage } from './entrance';

test('a code from the email is the second step, and leads to the dashboard', async ({ page, look }) => {
  const since = Date.now();
  await signIn(page, 'twofactor@protea.test');
  await expect(page).toHaveURL('/Verify2FACode');
  await expect(page.getByRole('heading', { name: 'Submit Two Factor Authentication Code' })).toBeVisible();
  expect(await readStorage(page)).not.toHaveProperty('userToken');
  await look();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(asked.filter((url) => url.includes('2FA'))).toEqual([]);

  await page.getByLabel('Two Factor Code').fill('000000');
  await page.getByLabel('Two Factor Code').press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is incorrect or has expired.');
  await look();

  const code = /^\s*(\d{6})\s*$/m.exec(await waitForMail('twofactor@protea.test', since))?.[1];
  const answered = page.waitForResponse('**/account/authenticate2FA');
  await page.getByLabel('Two Factor Code').fill(code!);
  await page.getByLabel('Two Factor Code').press('Enter');
  expect(((await (await answered).json()) as { returnURL: string }).returnURL).toBe('/Dashboard');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
});
