import { expect, test } from '../journey';
import { createMatter, createSurname, postAs } from '../matter/a-matter';
import { restoreSession } from '../session/entrance';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface KnownHeir {
  readonly id: number;
  readonly knownID: number;
}

test('somebody is found while typing, taken over by one key, merged with a second record, and parted again', async ({
  page,
  request,
  look,
}) => {
  const [one, two, three] = [await createMatter(request), await createMatter(request), await createMatter(request)];
  const surname = createSurname();
  const createHeir = (matterID: number, firstNames: string) =>
    postAs<KnownHeir>(request, one.held, '/api/beneficiary/add', { matterID, kind: 'person', surname, firstNames });
  const first = await createHeir(one.matter.id, 'Johanna');
  await createHeir(two.matter.id, 'Hanna');
  await restoreSession(page, one.held);

  // Found while typing, taken over with F2, and one person in both matters from then on.
  await page.goto(`/matters/${three.matter.id}/beneficiaries`);
  await page.getByRole('button', { name: 'Add a beneficiary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a beneficiary' });
  await dialog.getByLabel(/^Surname/).fill(surname);
  await dialog.getByLabel('First names').fill('Johan');
  await expect(dialog.getByRole('button', { name: /Take over/ })).toBeVisible();
  // The key takes whoever stands there: not who was found by the surname alone.
  await expect(dialog.locator('output strong')).toHaveText(`${surname}, Johanna`);
  await look();
  await page.keyboard.press('F2');
  await expect(dialog.getByText(`Taken over: ${surname}, Johanna`, { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('First names')).toHaveValue('Johanna');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();

  // The page of the person has both; a second record is looked for, compared and merged.
  await page.goto(`/people/${first.knownID}`);
  const parts = page.getByRole('region', { name: 'Matters and lists' });
  await expect(parts.getByText(one.matter.reference)).toBeVisible();
  await expect(parts.getByText(three.matter.reference)).toBeVisible();
  await page.getByRole('button', { name: 'Merge with another person' }).click();
  await page.getByRole('textbox', { name: 'Who is the same person?' }).fill(`Hanna ${surname}`);
  await page.getByRole('option', { name: /Hanna/ }).filter({ hasText: two.matter.reference }).click();
  const merge = page.getByRole('dialog', { name: 'Merge two who are one' });
  await merge.getByRole('radio', { name: /^Johanna · / }).check();
  await look();
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merge).toBeHidden();
  await expect(parts.getByText(two.matter.reference)).toBeVisible();

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('It was taken back.')).toBeVisible();
  await expect(parts.getByText(two.matter.reference)).toBeHidden();
  await expect(parts.getByText(three.matter.reference)).toBeVisible();
});
