import { measureArrival } from '../../apps/server/src/bench/emulated-line';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

// How many pieces and bytes a first visit takes is the same on every machine; how long it takes, `npm run bench` tells.

test('the sign-in form arrives in at most 12 requests and 121 KB', async ({ page }) => {
  const { requests, kilobytes } = await measureArrival(page, '/login', 'input[name=password]');
  await expect(page.getByRole('heading', { name: /^More from/ })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(12);
  expect(kilobytes).toBeLessThanOrEqual(121);
});

/** Of every screen; the first three pieces, which all screens share, are most of it. */
const mostKilobytes = 470;

const screens: readonly (readonly [string, string])[] = [
  ['/', '[aria-label="Figures"], [aria-label="Syfers"]'],
  ['/matters', 'tbody tr'],
  ['/matters/1/details', 'form'],
  ['/matters/1/deceased', 'form'],
  ['/matters/1/diarymatter', 'section h2'],
  ['/auctioneers', 'h1'],
  ['/details', 'form'],
  ['/users', 'tbody tr'],
  ['/audittrail', 'h1'],
  ['/accountdetails', 'h1'],
];

/** Afrikaans takes all that English takes and its words besides: English is tried on one screen. */
const visits = [...screens.map((screen) => ['af', ...screen] as const), ['en', ...screens[0]!] as const];

for (const [language, address, shown] of visits) {
  test(`${address} (${language}) arrives in at most 25 requests and ${mostKilobytes} KB`, async ({ page, request }) => {
    await restoreSession(page, await requestSession(request, 'admin@protea.test', 2));
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    const { requests, kilobytes } = await measureArrival(page, address, shown);
    expect(requests).toBeLessThanOrEqual(25);
    expect(kilobytes).toBeLessThanOrEqual(mostKilobytes);
  });
}
