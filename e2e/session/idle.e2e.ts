import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from './entrance';

const locateWarning = (page: Page) => page.getByText(/^Your session will expire in \d+ seconds due to inactivity\.$/);

/** The session lasts an hour without anybody; the page's own clock is moved, the server's is not. */
async function openAndWait(page: Page, minutes: string): Promise<void> {
  await page.clock.install();
  const answered = page.waitForResponse('**/account/token');
  await page.goto('/faq');
  await answered;
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await page.clock.fastForward(minutes);
}

test('the warning ticks, and staying starts the time anew', async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'checker@protea.test', 2));
  await openAndWait(page, '58:30');
  await expect(locateWarning(page)).toHaveCount(0);
  await page.clock.fastForward('00:35');
  await expect(locateWarning(page)).toBeVisible();
  await expect(page.getByText('You have been idle')).toBeVisible();
  const [first] = /\d+/.exec((await locateWarning(page).textContent())!)!;
  expect(Number(first)).toBeLessThanOrEqual(60);
  await expect
    .poll(async () => Number(/\d+/.exec((await locateWarning(page).textContent())!)![0]))
    .toBeLessThan(Number(first));
  const middle = page.viewportSize()!.width / 2;
  const box = (await page.getByRole('alertdialog').boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(20);
  expect(box.y).toBeLessThan(60);
  await look();

  const ping = page.waitForResponse('**/account/token');
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  expect((await ping).ok()).toBe(true);
  await expect(locateWarning(page)).toHaveCount(0);
  await page.clock.fastForward('50:00');
  await expect(locateWarning(page)).toHaveCount(0);
});

test('at the end the session is over', async ({ page, request }) => {
  const held = await requestSession(request, 'checker@protea.test', 2);
  await restoreSession(page, held);
  await openAndWait(page, '59:10');
  await expect(locateWarning(page)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL('/login');
  const answer = await request.get('/api/users/checkAccess', { headers: { authorization: `Bearer ${held.token}` } });
  expect(answer.status()).toBe(401);
});

test("'Log out' ends it at once", async ({ page, request }) => {
  await restoreSession(page, await requestSession(request, 'checker@protea.test', 2));
  await openAndWait(page, '59:10');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
});

test('somebody at work is never warned', async ({ page, request }) => {
  await restoreSession(page, await requestSession(request, 'checker@protea.test', 2));
  await openAndWait(page, '20:00');
  const ping = page.waitForResponse('**/account/token');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('00:02');
  expect((await ping).ok()).toBe(true);
  await page.clock.fastForward('50:00');
  await expect(locateWarning(page)).toHaveCount(0);
});
