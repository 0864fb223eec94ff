import { expect, test } from '../journey';
import { restoreSession, requestSession } from './entrance';

declare global {
  var scriptRan: boolean | undefined;
}

// A firm of their own, so that nobody else meets these names.
const email = 'admin@welwitschia.test';
const bait = `<img src=x onerror="globalThis.scriptRan=true"><script>globalThis.scriptRan=true</script>`;

test('script in the names of a person, a firm and a change stays text wherever the frame shows them', async ({
  page,
  request,
}) => {
  const held = await requestSession(request, email, 2);
  const asAdmin = { headers: { authorization: `Bearer ${held.token}` } };
  const { token: ofProvider } = await requestSession(request, 'super@boedel.test');
  const before = (await (await request.get('/account/details', asAdmin)).json()) as { fullname: string };
  const company = (await (await request.get('/api/company/getIntermediaryCompany', asAdmin)).json()) as {
    tradingName: string | null;
    version: number;
  };
  const requestChange = async (fullname: string, tradingName: string | null, version: number) => {
    const named = await request.post('/account/updateDetails', { ...asAdmin, data: { fullname } });
    const saved = await request.post('/api/company/update', {
      ...asAdmin,
      data: { ...company, tradingName, version },
    });
    expect([named.status(), saved.status()]).toEqual([200, 200]);
    return ((await saved.json()) as { version: number }).version;
  };
  const version = await requestChange(`Eva ${bait}`, `Trust ${bait}`, company.version);
  await request.post('/api/flow/addChange', {
    data: { comment: `New ${bait}` },
    headers: { authorization: `Bearer ${ofProvider}` },
  });
  try {
    await restoreSession(page, { ...held, fullname: `Eva ${bait}` });
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: `Trust ${bait}` })).toBeVisible();
    await page.getByRole('button', { name: /^Profile of Eva/ }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /New Changes/ })
      .click();
    await expect(page.getByRole('dialog').getByText(`New ${bait}`).first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const path of ['/users', '/audittrail', '/accountdetails', '/details', '/systemselect', '/dashboard']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => globalThis.scriptRan)).toBeUndefined();
    }
  } finally {
    await requestChange(before.fullname, company.tradingName, version);
  }
});
