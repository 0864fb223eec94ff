import { expect, test } from '../journey';
import { restoreSession, requestSession, signIn } from './entrance';

test('several types are offered by name, and what the person lacks is promoted', async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'capture@protea.test'));
  const pictures = page.waitForResponse(/deceased-estate.*\.svg/);
  await page.goto('/systemselect');
  await pictures;
  const choices = page.getByRole('main').getByRole('button');
  await expect(choices).toHaveText(['Deceased Estate', 'Insolvencies']);
  await expect(page.getByRole('heading', { name: 'Check out our exciting new products below:' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Curatorship', 'Flow Consult']);
  await expect(page.getByRole('link', { name: 'Learn more about Curatorship' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'sales@boedel.test' }).first()).toHaveAttribute('href', /^mailto:/);
  await look();

  const saved = page.waitForRequest('**/api/users/updateSystemType');
  await page.getByRole('button', { name: 'Deceased Estate' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ systemTypeID: 2 });
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
});

test("'Loading...' stands there until the pictures are ready", async ({ page, request }) => {
  await restoreSession(page, await requestSession(request, 'capture@protea.test'));
  let releaseAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    releaseAnswer = resolve;
  });
  await page.route(/\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/systemselect', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Insolvencies' })).toHaveCount(0);
  releaseAnswer();
  await expect(page.getByRole('button', { name: 'Insolvencies' })).toBeVisible();
});

test('the only type one has is chosen without asking', async ({ page }) => {
  await signIn(page, 'single@protea.test');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile of Johan Fourie' }).click();
  await expect(page.getByLabel('Profile', { exact: true })).toHaveValue('2');
});

test('somebody with access to single matters needs no type and sees no side navigation', async ({ page }) => {
  await signIn(page, 'client@protea.test');
  await expect(page.getByRole('link', { name: 'Protea Fiduciary' })).toBeVisible();
  await expect(page).not.toHaveURL('/systemselect');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  for (const item of ['New Changes', 'FAQ', 'Contact', 'Legal', 'Settings']) {
    await expect(page.getByRole('banner').getByText(item, { exact: true })).toHaveCount(0);
  }
});
