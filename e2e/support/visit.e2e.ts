import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

test('the provider enters a firm with a reason, which its trail shows, and leaves with one press', async ({
  page,
  request,
  look,
}) => {
  const reason = `Ticket ${Date.now()}: the recon does not balance`;
  await restoreSession(page, await requestSession(request, 'super@boedel.test', 2));
  await page.goto('/intermediaries');
  await page.getByText('Welwitschia Trust').click();
  await page.getByRole('button', { name: 'Enter for support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Welwitschia Trust for support' });
  await dialog.getByLabel('Reason').fill(reason);
  await look();
  await dialog.getByRole('button', { name: 'Enter for support' }).click();

  const banner = page.getByRole('region', { name: 'Support', exact: true });
  await expect(banner).toContainText('You are in Welwitschia Trust for support.');
  await expect(banner).toContainText(reason);
  await page.goto('/users');
  await expect(banner).toContainText(reason);
  await expect(page.getByText('Support', { exact: true }).first()).toBeVisible();
  await look();

  await page.goto('/audittrail');
  await page.getByRole('searchbox').fill(reason.slice(0, 20));
  await expect(page.getByText('Support entered').first()).toBeVisible();
  // What was asked for while one typed is answered before one leaves: an answer of a visit that ended signs one out.
  await page.waitForLoadState('networkidle');
  await banner.getByRole('button', { name: 'Leave support' }).click();
  await expect(page).toHaveURL(/\/intermediaries$/);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Boedel', exact: true }).first()).toBeVisible();

  // The firm itself reads both.
  await restoreSession(page, await requestSession(request, 'admin@welwitschia.test', 2));
  await page.goto('/audittrail?search=support');
  await expect(page.getByText('Support left').first()).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
});

test('a change the provider publishes shows as new to somebody of a firm until they have looked', async ({
  page,
  request,
  look,
}) => {
  const words = `Journeys: change ${Date.now()}`;
  await restoreSession(page, await requestSession(request, 'checker@protea.test', 2));
  await page.goto('/dashboard');
  const changes = page.getByRole('button', { name: /New Changes/ });
  await changes.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.reload();
  await expect(changes).toBeVisible();
  await expect(changes).toHaveAccessibleName('New Changes');

  await restoreSession(page, await requestSession(request, 'super@boedel.test', 2));
  await page.goto('/systemchangessuperadmin');
  await page.getByRole('button', { name: 'Write a change' }).click();
  await page.getByRole('dialog').getByLabel('What changed').fill(words);
  await look();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await look();

  await restoreSession(page, await requestSession(request, 'checker@protea.test', 2));
  await page.goto('/dashboard');
  await expect(changes).toHaveAccessibleName(/New$/);
  await changes.click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
});
