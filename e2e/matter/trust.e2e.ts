import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';
import { postAs } from './a-matter';

const paper = { name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('Signed.') };

/** A trustee as an administrator captures one, before there are letters. */
async function addTrustee(page: Page, firstNames: string, surname: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a trustee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First names').fill(firstNames);
  await dialog.getByLabel('Surname or name').fill(surname);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Files what a step still wants, one paper after the other, until it is done. */
async function fileAllPapers(step: Locator): Promise<void> {
  const wanted = step.locator('input[type=file]');
  for (let left = await wanted.count(); left > 0; left -= 1) {
    await wanted.first().setInputFiles(paper);
    await expect(wanted).toHaveCount(left - 1);
  }
}

test('a trust from an empty firm: captured, its pack filed and lodged, its letters of authority received', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { owner: held } = await createFirmAccount(page, request, 5, 'Lena Visser');
  const dialog = page.getByRole('dialog');
  await page.goto('/matters');
  await page.getByRole('button', { name: 'New trust' }).first().click();
  await dialog.getByLabel('Name of the trust').fill('Kruisvallei Familietrust');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Type of trust').click();
  await page.getByRole('option', { name: 'Inter vivos trust' }).click();
  await look();
  await dialog.getByRole('button', { name: 'Create the trust' }).click();
  await expect(page).toHaveURL(/\/matters\/\d+\/details/);
  const matterID = Number(/matters\/(\d+)/.exec(page.url())![1]);
  await page.getByLabel('Fewest trustees the deed allows').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Inter vivos trust').first()).toBeVisible();

  // Who founded it and who takes from it, as other journeys capture people.
  await postAs(request, held, '/api/matterfounder/add', { matterID, firstNames: 'Gideon', surname: 'Malan' });
  await postAs(request, held, '/api/beneficiary/add', {
    matterID,
    kind: 'person',
    firstNames: 'Elsa',
    surname: 'Malan',
  });

  await page.getByRole('tab', { name: 'Trustees' }).click();
  await addTrustee(page, 'Pieter', 'Malan');
  await addTrustee(page, 'Suren', 'Pillay');
  await expect(page.getByText('The trust cannot act: 0 of at least 2 trustees are in office.')).toBeVisible();
  await look();

  await page.goto(`/matters/${matterID}/activities`);
  await page.getByRole('button', { name: 'New activity' }).click();
  await expect(dialog.getByLabel('What changes')).toHaveValue('Register New Trust');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('0 % · 0 of 17 steps done')).toBeVisible();
  const findStep = (title: string): Locator =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

  // A day that is still to come is refused; the one on which it came is taken.
  await findStep('Instruction received').getByRole('button', { name: 'Set the day' }).click();
  const day = dialog.getByRole('textbox', { name: 'Done on' });
  const today = await day.inputValue();
  await day.fill(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
  await day.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This day is in the future.').first()).toBeVisible();
  await day.fill(today);
  await day.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('6 % · 1 of 17 steps done')).toBeVisible();

  for (const title of ['Independent trustee papers', 'Security given or exempted']) {
    await findStep(title).getByRole('button', { name: 'Not applicable' }).click();
    await dialog.getByRole('textbox').fill('The deed asks for none.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText('7 % · 1 of 15 steps done')).toBeVisible();
  for (const title of [
    'FICA pack',
    'Trust deed signed',
    'Registration form completed',
    'Acceptance by every trustee',
    'Accountant undertaking',
    'Beneficiary declaration',
    'Lodging fee paid',
    'Pack lodged with Master',
  ]) {
    await fileAllPapers(findStep(title));
  }
  await expect(page.getByText('60 % · 9 of 15 steps done')).toBeVisible();
  await look();

  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText(/6 steps are still open. The first is “Letters of authority issued”/)).toBeVisible();
  const letters = findStep('Letters of authority issued');
  await fileAllPapers(letters);
  await letters.getByRole('button', { name: 'Letters received' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('67 % · 10 of 15 steps done')).toBeVisible();

  // Both are in office from that day, and are printed as who may sign.
  await page.goto(`/matters/${matterID}/details`);
  await page.getByRole('tab', { name: 'Trustees' }).click();
  await expect(page.getByText('2 in office, at least 2 by the deed')).toBeVisible();
  await expect(page.getByRole('row', { name: /Malan, Pieter/ })).toContainText('Appointed');
  await expect(page.getByRole('row', { name: /Pillay, Suren/ })).toContainText('Appointed');
  await expect(page.getByText('The trust cannot act')).toBeHidden();

  await page.goto('/activities');
  const row = page.getByRole('row', { name: /Kruisvallei Familietrust/ });
  await expect(row).toContainText('Register New Trust');
  await expect(row).toContainText('67 %');
  await expect(row).toContainText('In Progress');
  await look();
  await page.getByRole('button', { name: 'Export' }).click();
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('activities.csv');
  const csv = await readFile(await list.path(), 'utf8');
  expect(csv).toContain(`Register New Trust;Kruisvallei Familietrust;Lena Visser;67 %;In Progress;${today};`);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/matters/${matterID}/activities`));
});
