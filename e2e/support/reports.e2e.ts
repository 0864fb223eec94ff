import { readFileSync } from 'node:fs';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';

test('the provider reads what firms earned, of one or of all, and takes the file', async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'super@boedel.test', 2));
  await page.goto('/reports/executorRevenue');
  await expect(page.getByRole('heading', { name: 'Executor Revenue', level: 1 })).toBeVisible();
  const totals = page.getByLabel('Total');
  await expect(totals).toContainText('Fee taken');
  await look();

  // What stands at the foot is what the rows of the file come to.
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('please be patient. This will take some time')).toBeVisible();
  const [heading, ...lines] = readFileSync(await (await taken).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const place = heading!.split(';').indexOf('Fee taken');
  const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.split(';').at(place)) * 100), 0);
  expect(cents).toBeGreaterThan(0);
  const shown = (await totals.getByRole('definition').first().textContent())!;
  expect(Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100)).toBe(cents);

  await page.getByRole('combobox', { name: 'Firm' }).click();
  await page.getByRole('option', { name: 'Karoo', exact: false }).first().click();
  await expect(page).toHaveURL(/firm=/);
  await expect(page.getByText(/^Nothing to tell of/)).toBeVisible();
  await page.goto('/reports/trustComplianceReport');
  await expect(page.getByRole('figure', { name: 'Open by rule' })).toBeVisible();
  await look();
});

test('an administrator sends clients their reports and looks at how the firm works', async ({
  page,
  request,
  look,
}) => {
  await restoreSession(page, await requestSession(request, 'admin@protea.test', 2));
  await page.goto('/clientReports');
  await page.getByRole('button', { name: 'Send reports' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Where things are now')).toBeVisible();
  await look();
  await page.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByText(/^\d+ of \d+ sent/)).toBeVisible();
  await expect(page.getByRole('table').getByText('sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await look();

  await page.goto('/insight?show=deadlinesKept');
  await expect(page.getByRole('heading', { name: 'Deadlines kept' })).toBeVisible();
  await look();
});
