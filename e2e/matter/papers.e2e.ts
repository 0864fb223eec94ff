import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a letter is in the language its heir is written to in, until another is chosen', async ({ page, request }) => {
  const { held, matter } = await createMatter(request);
  for (const [firstNames, letterLanguage] of [
    ['Lerato', null],
    ['Magriet', 'Afrikaans'],
  ] as const) {
    await postAs(request, held, '/api/beneficiary/add', {
      matterID: matter.id,
      firstNames,
      surname: 'Botha',
      letterLanguage,
    });
  }
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/documents?make=s79`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Dear Lerato Botha')).toBeVisible();
  await page.getByRole('combobox', { name: 'For', exact: true }).click();
  await page.getByRole('option', { name: 'Magriet Botha' }).click();
  await expect(preview.getByText('Geagte Magriet Botha')).toBeVisible();
  const languages = page.getByRole('radiogroup', { name: 'Language of document' });
  await expect(languages.getByRole('radio', { name: 'Afrikaans' })).toBeChecked();
  await languages.getByText('English').click();
  await expect(preview.getByText('Dear Magriet Botha')).toBeVisible();
  const recipients = page.getByRole('region', { name: 'Recipients' });
  await recipients.getByRole('checkbox', { name: 'Lerato Botha' }).uncheck();
  await expect(recipients.getByRole('button', { name: 'Create for each of 1' })).toBeVisible();
});
