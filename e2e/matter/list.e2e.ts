import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';
import { createMatter } from './a-matter';

test('several matters are changed at once, shown first and taken back', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters?search=${matter.name.split(',')[0]}`);
  await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
  await page.getByRole('button', { name: 'Responsible' }).last().click();
  await page.getByRole('menuitem', { name: 'Andre Louw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change one matter' });
  await expect(dialog.getByRole('cell', { name: 'Andre Louw' })).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: 'Change 1' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: 'Matters' }).getByRole('row', { name: new RegExp(matter.reference) });
  await expect(row).toContainText('A. Louw');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('One matter was put back.')).toBeVisible();
  await expect(row).toContainText('T. Maseko');
});

test('filters, columns and a view are kept', async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'capture@protea.test', 2));
  await page.goto('/matters');
  await expect(page.getByText(/active and pending · Deceased Estates/)).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: "Master's office" }).click();
  await page.getByRole('option', { name: 'Pretoria' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: "Remove filter Master's office: Pretoria" })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Responsible' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Responsible' })).toBeHidden();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Pretoria ones');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/matters');
  await expect(page.getByRole('columnheader', { name: 'Responsible' })).toBeHidden();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Pretoria ones', exact: true }).click();
  await expect(page.getByRole('button', { name: "Remove filter Master's office: Pretoria" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View: Pretoria ones' })).toBeVisible();
});

test('how the list is sorted and what it shows is in the address', async ({ page, context, request, look }) => {
  const held = await requestSession(request, 'admin@protea.test', 2);
  await restoreSession(page, held);
  await page.goto('/matters');
  await page.getByRole('button', { name: 'Estate late' }).click();
  await page.getByRole('button', { name: 'Estate late' }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Cash position' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/hidden=[^&]*cashPosition/);
  const first = await page.locator('tbody tr').first().innerText();
  // Somebody else's browser, which remembers nothing.
  const other = await context.browser()!.newPage({ baseURL: new URL(page.url()).origin });
  await restoreSession(other, await requestSession(request, 'capture@protea.test', 2));
  await other.goto(page.url());
  await expect(other.getByRole('columnheader', { name: 'Estate late' })).toHaveAttribute('aria-sort', 'descending');
  await expect(other.getByRole('columnheader', { name: 'Cash position' })).toBeHidden();
  expect((await other.locator('tbody tr').first().innerText()).split('\t').slice(2, 5)).toEqual(
    first.split('\t').slice(2, 5),
  );
  await other.close();
  await look();
});

test("the dashboard's figures lead to the matters behind them", async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'admin@protea.test', 2));
  await page.goto('/dashboard');
  const closed = page.getByRole('navigation', { name: 'Figures' }).getByRole('link', { name: /^Closed/ });
  await expect(closed).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  await closed.click();
  await expect(page).toHaveURL(/\/matters\?status=/);
  await expect(page.getByRole('button', { name: 'Status: Closed' })).toBeVisible();
});

test('the palette finds a matter, opens it and closes it with Undo; its row is a link', async ({
  page,
  context,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search matters, people, actions').fill(matter.name.split(',')[0]!);
  // Whom it is about is found too, and says the matter; the matter itself stands first.
  await page
    .getByRole('option', { name: new RegExp(matter.reference) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(matter.name.split(',')[0]!);
  await look();

  // A command of the matter one is in: closing asks what is open, then does it, and takes it back.
  await page.getByRole('button', { name: 'Change status' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search matters, people, actions').fill('change status to closed');
  await page.getByRole('option', { name: 'Change status to Closed' }).click();
  const closing = page.getByRole('dialog', { name: /^Close / });
  await closing.getByLabel('Reason').fill('Opened twice');
  await closing.getByRole('button', { name: /^Close (it all the same|the matter)$/ }).click();
  await expect(page.getByText('The matter is now Closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The status is as it was.')).toBeVisible();

  // Rows are links: Ctrl-click opens another tab, and the list stays.
  await page.goto(`/matters?search=${matter.reference}`);
  const link = page.getByRole('link', { name: matter.name }).first();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL(new RegExp(`/matters/${matter.id}`));
  await expect(page).toHaveURL(/\/matters\?/);
  await tab.close();

  // The type one works in is in view, and another is chosen there.
  await page.getByRole('banner').getByRole('button', { name: 'Deceased Estates' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Trust' }).click();
  await loaded;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Trust', exact: true })).toBeVisible();
});
