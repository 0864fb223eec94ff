import { expect, test } from '../journey';
import { signIn, readStorage } from './entrance';

test('who has not accepted the terms gets no further; rejecting signs out, accepting lets in', async ({
  page,
  look,
}) => {
  await signIn(page, 'newcomer@protea.test');
  await expect(page).toHaveURL('/accepttcs');
  await expect(page.getByRole('heading', { name: 'Terms and Conditions of Use' })).toBeVisible();
  for (const point of [
    'Business use only',
    'Subscription fees',
    'Fair use',
    'Data protection',
    'termination',
    'arbitration',
  ]) {
    await expect(page.getByRole('heading', { name: new RegExp(point, 'i') })).toHaveCount(1);
  }
  const box = page.getByRole('region', { name: 'Terms and Conditions of Use' });
  expect(await box.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  const families = await page
    .locator('h1, h2, p, li, button, footer a')
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))]);
  expect(families).toHaveLength(1);
  await look();

  await page.goto('/details');
  await expect(page).toHaveURL('/accepttcs');

  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page)).not.toHaveProperty('userToken');

  await signIn(page, 'newcomer@protea.test');
  const before = (await readStorage(page))['userToken'];
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  expect((await readStorage(page))['userToken']).not.toBe(before);
});
