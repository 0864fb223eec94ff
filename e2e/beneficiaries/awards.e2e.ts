import { expect, test } from '../journey';
import { createMatter, postAs } from '../matter/a-matter';
import { restoreSession } from '../session/entrance';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an estate is awarded by keyboard alone, and the law speaks before anything is given twice', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-03-01' });
  for (const [name, valuationAmount] of [
    ['Erf 12 Paarl', 2_000_000],
    ['Krugerrands', 300_000],
  ]) {
    await postAs(request, held, '/api/asset/add', {
      matterID: matter.id,
      kind: 'movable',
      class: 'movable',
      treatment: 'inKind',
      name,
      valuationAmount,
    });
  }
  for (const firstNames of ['Anna', 'Ben']) {
    await postAs(request, held, '/api/beneficiary/add', {
      matterID: matter.id,
      kind: 'person',
      surname: 'Botha',
      firstNames,
    });
  }
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/beneficiaries?show=awards`);
  const assets = page.getByRole('region', { name: 'Assets' });
  const left = assets.locator('footer');
  await expect(left).toContainText('R 2,300,000.00');
  await assets.getByText('Erf 12 Paarl').click();

  // A half to the first, the rest to the second; then the next asset whole.
  await page.keyboard.press('f');
  await page.getByLabel('Part to award').fill('1/2');
  await page.keyboard.press('Enter');
  await assets.getByText('Erf 12 Paarl').click();
  await page.keyboard.press('1');
  await expect(left).toContainText('R 1,300,000.00');
  await page.keyboard.press('2');
  await expect(left).toContainText('R 300,000.00');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('2');
  await expect(left).toContainText('not awarded separately');
  await expect(left).toContainText('R 0');
  await look();

  // Nothing is left: the law says so, and nothing changes.
  await page.keyboard.press('1');
  await expect(page.getByText('All of Krugerrands is awarded. Take an award back first.').first()).toBeVisible();
  await expect(left).toContainText('R 0');
  const takenBack = page.waitForResponse(/\/api\/asset\/delete(Award|Bequest)Beneficiary/);
  await page.keyboard.press('u');
  await expect(left).toContainText('R 300,000.00');
  expect((await takenBack).ok()).toBe(true);
  await page.reload();
  await expect(left).toContainText('R 300,000.00');
});
