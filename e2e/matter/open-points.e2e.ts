import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey';
import { type SignedInSession, restoreSession, requestSession } from '../session/entrance';
import { postAs } from './a-matter';

interface OpenPointsRow {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

async function read<T>(request: APIRequestContext, held: SignedInSession, path: string): Promise<T> {
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
  const held = await requestSession(request, 'admin@protea.test', 2);
  const { rows: matters } = await read<{ rows: OpenPointsRow[] }>(
    request,
    held,
    '/api/matter/getMatterList?skip=0&take=60&sortModelColId=reference&sortModelSort=asc',
  );
  const matterID = matters.find((one) => one['reference'] === 'EST/2026/00001')!.id;
  await restoreSession(page, held);
  await page.goto(`/matters/${matterID}/report`);
  const points = page.getByRole('list', { name: 'Open points' });
  const undrawn = page.getByRole('region', { name: 'What is stopping this account' });
  await expect(undrawn).toContainText('A final account leaves nothing outstanding.', { timeout: 30_000 });
  // Said once: in the place of the page, and not among the points above it as well.
  await expect(points).not.toContainText('A final account leaves nothing outstanding.');
  expect(await points.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
  await look();

  const readAssets = async () =>
    (await read<{ rows: OpenPointsRow[] }>(request, held, `/api/asset/getbymatterid?matterID=${matterID}`)).rows;
  const readDebts = () => read<OpenPointsRow[]>(request, held, `/api/liability/getbymatterid?matterID=${matterID}`);
  const toVersions = (some: readonly OpenPointsRow[]) => some.map(({ id, version }) => ({ id, version }));
  const facts: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'Assets without a voucher number',
      async () => {
        const without = (await readAssets()).filter((one) => !one['voucher']);
        await postAs(request, held, '/api/asset/changeMany', {
          matterID,
          assets: toVersions(without),
          set: { voucher: 'A1' },
        });
      },
    ],
    [
      'Claims not yet admitted or rejected',
      async () => {
        for (const debt of (await readDebts()).filter(({ status }) => status === 'lodged' || status === 'disputed')) {
          await postAs(request, held, '/api/liability/update', { ...debt, status: 'admitted' });
        }
      },
    ],
    [
      'Claims without a voucher number',
      async () => {
        for (const debt of (await readDebts()).filter((one) => !one['voucher'])) {
          await postAs(request, held, '/api/liability/update', { ...debt, voucher: 'C1' });
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
  const outstanding = (await readAssets()).filter(({ treatment }) => treatment === 'outstanding');
  await postAs(request, held, '/api/asset/changeMany', {
    matterID,
    assets: toVersions(outstanding),
    set: { treatment: 'inKind' },
  });
  await page.reload();
  // What is left to judgement is answered for, with the reason.
  const dealtWith = points.getByRole('button', { name: /^Dealt with: .*The will makes several people co-owners/ });
  await dealtWith.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The heirs want to own the properties together.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dealtWith).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing prevents lodging this account.')).toBeVisible({ timeout: 30_000 });
  await expect(undrawn).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Who gets what' })).toContainText('Gross assets');
  await expect(page.getByRole('region', { name: 'Cash need' })).toBeVisible();
  await look();
});
