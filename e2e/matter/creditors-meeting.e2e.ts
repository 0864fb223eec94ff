import { createClickCounter } from '../click-counter';
import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';
import { type CreatedMatter, postAs } from './a-matter';

const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];

test('a meeting with five creditors and three resolutions, from its notice to the list of resolutions', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { owner: held } = await createFirmAccount(page, request, 1, 'Themba Nkosi');
  const add = <T>(path: string, body: object) => postAs<T>(request, held, path, body);
  const { matter } = await add<{ matter: CreatedMatter }>('/api/matter/add', {
    systemTypeID: 1,
    country: 'South Africa',
    kind: 'Sequestration',
    details: { provisionalOrderDate: '2026-02-02' },
    main: { surname: 'Meetman', firstNames: 'Jan' },
  });
  for (const [nth, name] of names.entries()) {
    const { id, version } = await add<{ id: number; version: number }>('/api/creditorclaim/addandcreditor', {
      creditor: { name },
      claim: { matterID: matter.id, claimTypeID: 3, amount: 1000 * (nth + 1) },
    });
    if (name === 'Epsilon') continue;
    await add('/api/creditorclaim/statusChangeAudit', { id, version, status: 'proved', statusDate: '2026-05-04' });
  }
  const countClicks = await createClickCounter(page);
  await page.goto(`/matters/${matter.id}/meetingsandadverts`);
  await page.getByRole('button', { name: 'Add notice or meeting' }).first().waitFor();
  countClicks();

  await page.getByRole('button', { name: 'Add notice or meeting' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: '2nd Meeting of Creditors' }).click();
  const heldOn = dialog.getByRole('textbox', { name: 'Held on' });
  await heldOn.focus();
  await heldOn.fill('2026-07-01');
  await heldOn.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: '2nd Meeting of Creditors' }).click();

  for (const name of names) await page.getByRole('checkbox', { name: `${name} is present` }).click();
  await expect(page.getByRole('checkbox', { name: 'Epsilon is present' })).toBeChecked();
  await page.getByRole('button', { name: 'Add standard resolutions' }).click();
  for (const words of [/report of the trustee/, /Movable property/, /Claims may be contested/]) {
    await dialog.getByRole('checkbox', { name: words }).click();
  }
  await look();
  await dialog.getByRole('button', { name: 'Add 3' }).click();
  await expect(dialog).toBeHidden();
  for (const [nth] of names.slice(0, 3).entries()) {
    await page.getByRole('button', { name: 'All in favour' }).first().click();
    await expect(page.getByText('Carried', { exact: true })).toHaveCount(nth + 1);
  }
  const clicks = countClicks();
  console.log(`clicks: meeting with five creditors and three resolutions ${clicks}`);
  expect(clicks).toBeLessThanOrEqual(25);

  // The creditor that proved nothing is there and has no vote; what was carried leads on.
  await expect(page.getByText('In favour R 10,000.00 (4)').first()).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Vote of Epsilon' })).toHaveCount(0);
  const next = page.getByRole('region', { name: 'Next steps' });
  await expect(next.getByRole('listitem')).toHaveCount(2);
  await page.getByText('List of resolutions').click();
  await expect(page.getByText('Resolutions: 2nd Meeting of Creditors').first()).toBeVisible();
  await look();
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 1600 });
    await page.emulateMedia({ colorScheme: scheme });
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/meeting-${width}-${scheme}.png`, fullPage: true });
  }
});
