import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';
import { createMatter } from './a-matter';

test('who may only read sees everything, disabled with the reason', async ({ page, request, look }) => {
  const { matter } = await createMatter(request);
  await restoreSession(page, await requestSession(request, 'reader@protea.test', 2));
  await page.goto('/matters');
  await expect(page.getByRole('button', { name: 'New deceased estate' })).toBeDisabled();
  await page.goto(`/matters/${matter.id}/details`);
  await expect(page.getByRole('button', { name: 'Change status' })).toBeDisabled();
  await page.getByRole('group', { name: 'You are not authorised to use this action' }).first().focus();
  await expect(page.getByRole('tooltip')).toHaveText('You are not authorised to use this action');
  await expect(page.getByLabel('Case number')).toHaveAttribute('readonly', '');
  await look();
  await page.goto(`/matters/${matter.id}/diarymatter`);
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeDisabled();
});

test('a client sees the one matter they were given', async ({ page, request, look }) => {
  const { matter } = await createMatter(request);
  await restoreSession(page, await requestSession(request, 'client@protea.test'));
  await page.goto('/matters');
  await expect(page.getByRole('row', { name: /EST\/2026\/00001/ })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await look();
  await page.getByRole('row', { name: /EST\/2026\/00001/ }).click();
  // A page of their own, in plain words: nothing to fill in, none of our tasks, in the reader's language.
  await expect(page.getByRole('heading', { level: 1, name: /^The estate of / })).toBeVisible();
  await expect(page.getByText('There is nothing you need to do now')).toBeVisible();
  await expect(page.getByRole('list', { name: 'The steps' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change status' })).toBeHidden();
  await look();
  await page.getByRole('button', { name: 'Afrikaans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Die boedel van / })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto(`/matters/${matter.id}/details`);
  await expect(page.getByRole('heading', { level: 1, name: /^The estate of / })).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

test('a joint appointee sees only matters they were appointed in', async ({ page, request, look }) => {
  const { matter } = await createMatter(request);
  await restoreSession(page, await requestSession(request, 'joint@protea.test', 1));
  await page.goto('/matters');
  await expect(page.getByRole('heading', { level: 1, name: 'Matters' })).toBeVisible();
  await expect(page.getByText(matter.reference)).toBeHidden();
  await look();
  await page.goto(`/matters/${matter.id}/details`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});
