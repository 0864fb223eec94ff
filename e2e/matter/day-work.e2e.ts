import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

test('a date of the diary is moved by keyboard and back, becomes a task, and the task is done', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  const title = `Ring the family of ${matter.name}`;
  await postAs(request, held, '/api/diary/add', { matterID: matter.id, title, date: '2031-05-14' });
  await restoreSession(page, held);
  await page.goto('/diary?date=2031-05-14');
  const entry = page.getByRole('link', { name: new RegExp(`^${title}`) });
  await expect(entry).toBeVisible();
  await look();
  await look('names');
  await entry.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByText(`${title} is on 2031-05-15 now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.locator('[data-day="2031-05-14"]').getByRole('link', { name: new RegExp(`^${title}`) }),
  ).toBeVisible();

  await entry.click();
  const date = page.getByRole('dialog', { name: title });
  await look();
  await date.getByRole('link', { name: 'Make it a task' }).click();
  const task = page.getByRole('dialog', { name: 'Add a task' });
  await expect(task.getByLabel(/^Due/)).toHaveValue('2031-05-14');
  await look();
  await task.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The task was added.')).toBeVisible();
  const line = page.getByRole('link', { name: title, exact: true });
  await expect(line).toBeVisible();
  await look('names');
  await line.focus();
  await page.keyboard.press('d');
  await expect(page.getByText(`${title} is done.`)).toBeVisible();
  await page.goto(`/tasks?group=done&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('checkbox', { name: `${title}: done` })).toBeChecked();
});
