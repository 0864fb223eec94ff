import { expect, test } from '../journey';
import { waitForMail, signIn } from './entrance';

// Nobody else signs in as this person: a new password ends every session of theirs.
const email = 'nosystem@protea.test';

test('a forgotten password is set anew through the mailed link, which works once', async ({ page, look }) => {
  const since = Date.now();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(
    page.getByText('Please enter your email address, and then click the link on the email to reset your password'),
  ).toBeVisible();
  await look();

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/forgotpassword');

  // The answer is not waited for.
  await page.route('**/api/users/forgotpassword', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/login', { timeout: 2500 });

  const link = /https?:\S+passwordreset\S+/i.exec(await waitForMail(email, since))?.[0];
  const { pathname, search } = new URL(link!);
  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill('kokerboom by die waterval');
  await page.getByLabel('Confirm password').fill('kokerboom by die see');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Password does not match')).toBeVisible();
  await look();

  // The present password is refused, so each try takes a new one.
  const fresh = `kokerboom by die see ${since}`;
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto(`${pathname}${search}`);
  await expect(page.getByText('This link was used before')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);

  await signIn(page, email, fresh);
  const said = page.getByRole('alertdialog', { name: 'This user has not been assigned to any system types' });
  await said.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
});
