import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey';
import { type Held, hold, sessionOf } from '../session/entrance';
import { post } from './a-matter';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

async function read<T>(request: APIRequestContext, held: Held, path: string): Promise<T> {
  const answer = await request.get(path, { headers: { authorization: `Bearer ${held.token}` } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

test('what is stopping the large estate: each open point is mended where it stands, and goes', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const held = await sessionOf(request, 'admin@protea.test', 2);
  const { rows: matters } = await read<{ rows: Row[] }>(
    request,
    held,
    '/api/matter/getMatterList?skip=0&take=60&sortModelColId=reference&sortModelSort=asc',
  );
  const matterID = matters.find((one) => one['reference'] === 'EST/2026/00001')!.id;
  await hold(page, held);
  await page.goto(`/matters/${matterID}/report`);
  const points = page.getByRole('list', { name: 'Open points' });
  const undrawn = page.getByRole('region', { name: 'What is stopping this account' });
  await expect(undrawn).toContainText('A final account leaves nothing outstanding.', { timeout: 30_000 });
  // Said once: in the place of the page, and not among the points above it as well.
  await expect(points).not.toContainText('A final account leaves nothing outstanding.');
  expect(await points.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
  await look();

  const assets = async () =>
    (await read<{ rows: Row[] }>(request, held, `/api/asset/getbymatterid?matterID=${matterID}`)).rows;
  const debts = () => read<Row[]>(request, held, `/api/liability/getbymatterid?matterID=${matterID}`);
  const known = (some: readonly Row[]) => some.map(({ id, version }) => ({ id, version }));
  const facts: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'Assets without a voucher number',
      async () => {
        const without = (await assets()).filter((one) => !one['voucher']);
        await post(request, held, '/api/asset/changeMany', {
          matterID,
          assets: known(without),
          set: { voucher: 'A1' },
        });
      },
    ],
    [
      'Claims neither admitted nor rejected',
      async () => {
        for (const debt of (await debts()).filter(({ status }) => status === 'lodged' || status === 'disputed')) {
          await post(request, held, '/api/liability/update', { ...debt, status: 'admitted' });
        }
      },
    ],
    [
      'Claims without a voucher number',
      async () => {
        for (const debt of (await debts()).filter((one) => !one['voucher'])) {
          await post(request, held, '/api/liability/update', { ...debt, voucher: 'C1' });
        }
      },
    ],
  ];
  for (const [point, mend] of facts) {
    await expect(points).toContainText(point);
    await mend();
    await page.reload();
    await expect(undrawn).toBeVisible({ timeout: 30_000 });
    await expect(points).not.toContainText(point);
  }
  // Papers we have on file elsewhere: one press each, and each goes by itself.
  const have = points.getByRole('button', { name: /^We have it: / });
  for (let left = await have.count(); left > 0; left -= 1) {
    await have.first().click();
    await expect(have).toHaveCount(left - 1);
  }
  const outstanding = (await assets()).filter(({ treatment }) => treatment === 'outstanding');
  await post(request, held, '/api/asset/changeMany', {
    matterID,
    assets: known(outstanding),
    set: { treatment: 'inKind' },
  });
  await page.reload();
  await expect(page.getByText('Nothing is stopping this account: it can be lodged.')).toBeVisible({ timeout: 30_000 });
  await expect(undrawn).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Who gets what' })).toContainText('Gross assets');
  await expect(page.getByRole('region', { name: 'Cash need' })).toBeVisible();
  await look();
});
