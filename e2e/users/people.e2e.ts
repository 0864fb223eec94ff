import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../journey';
import { demoPassword, restoreSession, requestSession, signIn } from '../session/entrance';
import { acceptInvitation } from '../session/new-firm';

test('an administrator invites somebody, who chooses a password from the mailed link and comes in', async ({
  page,
  request,
  look,
}) => {
  const email = `naledi${Date.now()}@protea.test`;
  await restoreSession(page, await requestSession(request, 'admin@protea.test', 2));
  await page.goto('/users');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Full name').fill('Naledi Dube');
  await dialog.getByRole('checkbox', { name: 'Capture Matter' }).check();
  await dialog.getByRole('checkbox', { name: 'Trust' }).check();
  await look();
  const since = Date.now();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent.')).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText('Invited').first()).toBeVisible();
  await look();

  await acceptInvitation(page, email, since);
  await expect(page).toHaveURL('/accepttcs');
});

test('a person sets up an authenticator app and signs in with its code', async ({ page, request, look }) => {
  test.setTimeout(180_000);
  const email = 'single@protea.test';
  await restoreSession(page, await requestSession(request, email, 2));
  await page.goto('/accountdetails');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Present password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code').innerText();
  await look();
  const computeCode = (moment: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });
  await page.getByLabel('Code').fill(computeCode(Date.now()));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await look();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await signIn(page, email);
  await expect(page.getByText('Enter the six digits your authenticator app shows.')).toBeVisible();
  // A code works once; the next half minute has the next.
  await page.getByLabel('Two Factor Code').fill(computeCode(Date.now() + 30_000));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/dashboard/i);

  await page.goto('/accountdetails');
  await page.getByRole('button', { name: 'Switch the app off' }).click();
  await page.getByLabel('Present password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
