import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../journey';
import { restoreSession, requestSession } from '../session/entrance';
import { createMatter, createSurname, postAs } from './a-matter';

// A toast that is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an estate is created from an identity number and opened', async ({ page, request, look }) => {
  await restoreSession(page, await requestSession(request, 'admin@protea.test', 2));
  await page.goto('/matters');
  await page.getByRole('button', { name: 'New deceased estate' }).click();
  const dialog = page.getByRole('dialog', { name: 'New deceased estate' });
  await dialog.getByLabel('ID number', { exact: true }).fill('8001015009086');
  await expect(dialog.getByText('The last digit does not fit the others')).toBeVisible();
  // Eleven digits are another country's only when that is said.
  await dialog.getByLabel('ID number', { exact: true }).fill('80010150090');
  await expect(dialog.getByText('11 digits. An ID number has 13, a Namibian one 11.')).toBeVisible();
  // Pasted as people write it.
  await dialog.getByLabel('ID number', { exact: true }).fill('800101 5009 08 7');
  await expect(dialog.getByText('Born 1980-01-01 · male · South African citizen')).toBeVisible();
  await expect(dialog.getByLabel('Date of birth', { exact: true })).toHaveValue('1980-01-01');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel(/^Surname/)).toBeFocused();
  const surname = createSurname();
  await dialog.getByLabel(/^Surname/).fill(surname);
  await dialog.getByLabel('First names').fill('Pieter');
  await dialog.getByLabel('Date of death', { exact: true }).fill('2026-09-01');
  await dialog.getByRole('combobox', { name: 'Marital status' }).click();
  await page.getByRole('option', { name: 'Married', exact: true }).click();
  await dialog.getByLabel('Spouse: first names').fill('Maria');
  await dialog.getByLabel('Married on', { exact: true }).fill('1979-12-01');
  await look();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Our reference', { exact: true })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Intestate' }).click();
  await look();
  const create = dialog.getByRole('button', { name: 'Create the deceased estate' });
  await create.click();
  // What cannot be so is refused by name, where it was typed.
  await expect(dialog.getByText(`The marriage is before Pieter ${surname} was born.`)).toBeVisible();
  await dialog.getByLabel('Married on', { exact: true }).fill('2004-12-01');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: `Estate late Pieter ${surname}` })).toBeVisible();
  await expect(page).toHaveURL(/\/matters\/\d+\/details/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/EST\//);
  await look();
  await page.getByRole('link', { name: 'Deceased', exact: true }).click();
  await expect(page.getByLabel('Date of death', { exact: true })).toHaveValue('2026-09-01');
  // The list is drawn anew with its page; whoever is in it goes on from there.
  await expect(page.getByRole('link', { name: 'Deceased', exact: true })).toBeFocused();
  // One record of the marriage, for both spouses and the law.
  const marriage = page.getByRole('row', { name: /Maria/ }).filter({ hasText: '2004-12-01' });
  await expect(marriage).toContainText('civil marriage');
  await page.getByRole('combobox', { name: 'Marital status' }).first().click();
  await page.getByRole('option', { name: 'Unmarried', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^The marriage with Maria .* is captured\./).first()).toBeVisible();
  await look();
});

test('somebody like the party in another matter is shown before it is created', async ({ page, request }) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto('/matters?new=1');
  const dialog = page.getByRole('dialog', { name: 'New deceased estate' });
  await dialog.getByLabel(/^Surname/).fill(matter.name.split(',')[0]!);
  await dialog.getByLabel('First names').fill('Anna');
  await expect(dialog.getByText('A similar person is in another matter')).toBeVisible();
  await expect(dialog.getByRole('link', { name: new RegExp(matter.reference) })).toBeVisible();
});

test('two people change the details at once, and nothing is lost', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByLabel('Case number').fill('12/2026');
  const other = await requestSession(request, 'capture@protea.test', 2);
  await postAs(request, other, '/api/matter/update', { ...matter, court: 'Cape Town' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this first' });
  await expect(dialog).toBeVisible();
  await look();
  await dialog.getByRole('row', { name: /Court/ }).getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The matter was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Case number')).toHaveValue('12/2026');
  await expect(page.getByLabel('Court', { exact: true })).toHaveValue('Cape Town');
});

test('closing a matter tells what is open, asks for a reason, and can be taken back', async ({
  page,
  request,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Closed…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close Anna / });
  await expect(dialog.getByText(/^Not marked as reached: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close it all the same' }).click();
  await expect(dialog.getByText('Give a reason; it is kept in the audit trail.')).toBeVisible();
  await look();
  await dialog.getByLabel('Reason').fill('Opened by mistake');
  await dialog.getByRole('button', { name: 'Close it all the same' }).click();
  await expect(page.getByText('The matter is now Closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The status is as it was.')).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Closed…' }).click();
  await dialog.getByLabel('Reason').fill('Opened by mistake');
  await dialog.getByRole('button', { name: 'Close it all the same' }).click();
  await expect(page.getByText('The matter is now Closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Archived').first()).toBeVisible();
  await page.goto(`/archivedmatters?search=${matter.reference}`);
  await expect(page.getByRole('cell', { name: matter.reference })).toBeVisible();
  await look();
});

test('a note with a script in it is shown harmless, and stands in the header', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByRole('button', { name: 'Notes' }).click();
  const drawer = page.getByRole('dialog', { name: 'File notes' });
  await drawer.getByRole('textbox', { name: 'New file note' }).click();
  await page.keyboard.type('Called the bank. @Andre');
  await drawer.getByRole('option', { name: 'Andre Louw' }).click();
  await drawer.getByRole('button', { name: 'Add the note' }).click();
  await expect(drawer.getByText('Called the bank.')).toBeVisible();
  await postAs(request, held, '/api/mattercomment/add', {
    matterID: matter.id,
    comment: '<p>Harmless <img src=x onerror="window.broken=1"><script>window.broken=1</script><b>words</b></p>',
  });
  await page.reload();
  await expect(drawer.getByText('words', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
  expect(await drawer.locator('img, script').count()).toBe(0);
  await look();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('header', { has: page.locator('dl') })).toContainText('Harmless words');
});

test('a date is put in the diary, done and open again', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-09-01' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/diarymatter`);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByLabel(/^What is to be done/).fill('Ask the bank for balances');
  await dialog.getByLabel(/^Date/).first().fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await expect(overdue.getByText('Ask the bank for balances')).toBeVisible();
  await look();
  // Ticked, it leaves its group at once: there is no tick to wait for.
  await page.getByRole('checkbox', { name: 'Ask the bank for balances: done' }).click();
  await expect(page.getByText('Ask the bank for balances is done.')).toBeVisible();
  await expect(overdue.getByText('Ask the bank for balances')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(overdue.getByText('Ask the bank for balances')).toBeVisible();
  await page.getByRole('tab', { name: 'Statutory dates' }).click();
  await expect(page.getByText(/Administration of Estates Act 66 of 1965/).first()).toBeVisible();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^\d{4}-\d{2}-\d{2}$/ })
    .first()
    .click();
  await expect(page.getByText('How is this worked out?', { exact: true })).toBeVisible();
  await look();
});

test('a day that periods run from shows what would move before it is saved', async ({ page, request, look }) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-09-01' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/diarymatter?show=keydates`);
  await page.getByRole('button', { name: 'Set the date of Executor Appointment Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Executor Appointment Date' });
  await dialog.getByLabel(/^Date/).first().fill('2026-10-01');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('table', { name: 'Dates that would move' })).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: /^Save and move/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Statutory dates' }).click();
  await expect(page.getByText('2027-04-01').first()).toBeVisible();
});

test('everything of a matter is taken along in one archive', async ({ page, request }) => {
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-09-01' });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/details`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export everything (zip)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^EST-\d{4}-\d+ \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(strFromU8(files['index.html']!)).toContain(matter.name);
  const dates = JSON.parse(strFromU8(files['data/diary_entry.json']!)) as { title: string }[];
  expect(dates.map(({ title }) => title)).toContain('Death notice to the Master');
});

test('the address of a part the type does not have leads home', async ({ page, request }) => {
  const { held, matter } = await createMatter(request);
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/creditors`);
  await expect(page).toHaveURL(/\/dashboard/);
});
