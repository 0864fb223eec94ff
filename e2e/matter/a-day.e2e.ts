import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';
import { createMatter, createSurname, postAs } from './a-matter';

// A toast that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('one day, one home: a date set in the details is the key date and the milestone, and moves what runs from it', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-02-01' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByLabel('Date of instruction', { exact: true }).fill('2026-02-10');
  await page.getByLabel('Executor appointed (letters)', { exact: true }).fill('2026-03-02');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The matter was saved.')).toBeVisible();
  await page.goto(`/matters/${matter.id}/diarymatter`);
  // Forthwith: the firm's own fourteen days.
  await expect(page.getByText('Publish the notice to creditors (J193)').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Key dates/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Date Instruction Received' });
  await expect(line).toContainText('2026-02-10');
  await look();
  // Changed anywhere else, what would move is shown first, and the details follow.
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByLabel('Executor appointed (letters)', { exact: true }).fill('2026-03-09');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const moves = page.getByRole('dialog', { name: 'Dates that would move' });
  await expect(moves).toBeVisible();
  await moves.getByRole('button', { name: /^Save and move/ }).click();
  await expect(page.getByText('The matter was saved.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Milestones' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Instruction received' })).toContainText('2026-02-10');
});

test('the bell keeps what one is told of, and hears of it without reloading', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request);
  const capture = await requestSession(request, 'capture@protea.test', 2);
  await restoreSession(page, capture);
  await page.goto('/matters');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  const title = createSurname();
  await postAs(request, held, '/api/diary/add', {
    matterID: matter.id,
    type: 1,
    title,
    date: '2099-03-02',
    assignedUserID: capture.id,
  });
  // It looks every fifteen seconds.
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('region', { name: 'For you' });
  await expect(list.getByRole('link', { name: new RegExp(`handed you ${title}`) })).toBeVisible();
  await look();
  await list.getByRole('link', { name: new RegExp(`handed you ${title}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/matters/${matter.id}/diarymatter`));
  await expect(page.getByText(title).first()).toBeVisible();
});
