import { createClickCounter } from '../click-counter';
import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';
import { type CreatedMatter, postAs } from './a-matter';

test('claims are added, pasted and proved in one grid with few clicks', async ({ page, request, look }) => {
  test.slow();
  const { owner: held } = await createFirmAccount(page, request, 1, 'Naledi Dube');
  const add = <T>(path: string, body: object) => postAs<T>(request, held, path, body);
  const { matter } = await add<{ matter: CreatedMatter }>('/api/matter/add', {
    systemTypeID: 1,
    country: 'South Africa',
    kind: 'Sequestration',
    details: { provisionalOrderDate: '2026-02-02' },
    main: { surname: 'Deskman', firstNames: 'Piet' },
  });
  await add('/api/asset/add', {
    matterID: matter.id,
    name: 'Erf 12 Paarl',
    kind: 'immovable',
    class: 'immovable',
    treatment: 'money',
    encumbered: true,
    valuationAmount: 800000,
  });
  await add('/api/meetingandadvert/add', {
    matterID: matter.id,
    type: 1,
    gazetteDate: '2026-04-10',
    meetingDate: '2026-05-04',
  });
  const countClicks = await createClickCounter(page);

  await page.goto(`/matters/${matter.id}/claims`);
  const line = page.getByRole('form', { name: 'Add claims one after the other' });
  const desk = page.getByRole('table', { name: 'Claims' });
  countClicks();

  // A claim with a new creditor: into the line, then only keys.
  await line.getByLabel('Creditor').click();
  await page.keyboard.type('Karoo Traders');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12500.50');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('row', { name: /Karoo Traders/ })).toContainText('12,500.50');
  const ofNewCreditor = countClicks();
  expect(ofNewCreditor).toBeLessThanOrEqual(6);

  // A secured claim, with its asset and what the creditor says it is worth.
  await line.getByLabel('Creditor').click();
  await page.keyboard.type('Mortgage Bank');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900000');
  await line.getByRole('combobox', { name: 'Type of claim' }).click();
  await page.getByRole('option', { name: 'Secured', exact: true }).click();
  await line.getByRole('combobox', { name: 'Secured on' }).click();
  await page.getByRole('option', { name: 'Erf 12 Paarl' }).click();
  await line.getByLabel('Value by creditor').click();
  await page.keyboard.type('750000');
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('row', { name: /Mortgage Bank/ })).toContainText('750,000.00');
  const ofSecured = countClicks();
  expect(ofSecured).toBeLessThanOrEqual(6);

  // The same claim twice is refused, and what was typed stays to be mended.
  await line.getByLabel('Creditor').click();
  await page.keyboard.type('Karoo Traders');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12500.50');
  await line.getByRole('combobox', { name: 'Type of claim' }).click();
  await page.getByRole('option', { name: 'Concurrent' }).click();
  await line.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(/already has this claim as number 1/)).toBeVisible();
  await expect(line.getByLabel('Creditor')).toHaveValue('Karoo Traders');
  await look();
  countClicks();

  // A proof: tick it, admit it. It has the day of the meeting.
  await desk.getByRole('checkbox', { name: 'Select Karoo Traders' }).click();
  await page.getByRole('button', { name: 'Admit 1' }).click();
  await expect(desk.getByRole('row', { name: /Karoo Traders/ })).toContainText('Proved');
  const ofProof = countClicks();
  expect(ofProof).toBeLessThanOrEqual(2);
  await expect(desk.getByRole('row', { name: /Karoo Traders/ })).toContainText('2026-05-04');
  // What was proved is not offered again.
  await desk.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByRole('button', { name: 'Admit 1 of 2' })).toBeVisible();
  console.log(`clicks: new creditor ${ofNewCreditor}, secured claim ${ofSecured}, proof ${ofProof}`);

  // A sheet: first with a cell that is wrong, then a thousand rows.
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByLabel('Copy the rows from your spreadsheet and paste them here');
  await box.fill('Creditor\tAmount\nAlpha\tlots\nBeta\t10');
  await expect(dialog.getByText('1 cell has an error. Correct it in the box above.')).toBeVisible();
  await look();
  const sheet = Array.from({ length: 1000 }, (_, nth) => `Sheet creditor ${nth + 1}\t${nth + 1}.25`);
  await box.fill(['Creditor\tAmount', ...sheet].join('\n'));
  await dialog.getByRole('button', { name: 'Add 1000 claims' }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText('1002 claims')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Show more (902 left)' })).toBeVisible();
  for (const [width, scheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/desk-${width}-${scheme}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await line.scrollIntoViewIfNeeded();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/desk-line.png` });
});
