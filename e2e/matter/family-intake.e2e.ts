import { expect, test } from '../journey';
import { restoreSession, waitForMail } from '../session/entrance';
import { createMatter } from './a-matter';

const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('a family answers on a phone, and the firm takes it over item by item', async ({
  page,
  request,
  look,
  browser,
  baseURL,
}) => {
  const { held, matter } = await createMatter(request, { firstNames: 'Ravi', dateOfDeath: '2026-09-03' });
  const { id } = matter;
  await restoreSession(page, held);
  const since = Date.now();
  const address = `lena${since}@family.test`;

  await test.step('the questions are sent', async () => {
    await page.goto(`/matters/${id}/deceased?show=family`);
    await page.getByRole('button', { name: 'Ask the family' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Lena Naidoo');
    await dialog.getByLabel('Email').fill(address);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Not opened yet')).toBeVisible();
  });

  const link = /\/outside\/intake#[\w-]+/.exec(await waitForMail(address, since))![0];
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL });
  const goToNext = () => phone.getByRole('button', { name: 'Next', exact: true }).click();
  const openStep = (step: string) => phone.getByRole('button', { name: step }).click();

  await test.step('they tell who died, with one thing wrong at first', async () => {
    await phone.goto(link);
    await openStep('Who died');
    await phone.getByLabel('First names').fill('Ravi Kumar');
    await phone.getByLabel('Surname').fill('Naidoo');
    await goToNext();
    await phone.getByLabel('Identity number').fill('123');
    await goToNext();
    await expect(phone.getByRole('alert')).toContainText('exactly 13 digits');
    await phone.getByLabel('Identity number').fill('');
    await goToNext();
    await phone.getByLabel('Town or city where the person died').fill('Durban');
    await phone.getByLabel('Date of death').fill('2026-09-03');
    await goToNext();
    await expect(phone.getByLabel('Postal code')).toBeVisible();
  });

  await test.step('and go on later, by the same link, where they stopped', async () => {
    await phone.evaluate(() => sessionStorage.clear());
    await phone.goto('/faq').catch(() => undefined);
    await phone.goto(link);
    await expect(phone.getByRole('button', { name: 'Who died' })).toContainText('1 answered');
    await openStep('What the person owned');
    await phone.getByRole('button', { name: /^Tell us/ }).click();
    await phone.getByLabel('Money in a bank account').check();
    await phone.getByLabel('Describe it in a few words').fill('Savings account');
    await goToNext();
    await phone.getByLabel('What do you think it is worth?').fill('R 12 500,50');
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByText('Savings account')).toBeVisible();
    await phone.getByRole('button', { name: 'All questions' }).click();
    await openStep('Papers');
    await phone
      .getByLabel('Send it: The death certificate')
      .setInputFiles({ name: 'death.pdf', mimeType: 'application/pdf', buffer: paper });
    await expect(phone.getByText('death.pdf')).toBeVisible();
  });

  await test.step('the firm accepts one, sends one back, files the paper', async () => {
    await page.reload();
    await expect(page.getByText('3 answers to decide')).toBeVisible();
    await look();
    await page.getByRole('button', { name: 'Accept Savings account' }).click();
    await expect(page.getByText('2 answers to decide')).toBeVisible();
    await page.getByRole('button', { name: 'Accept The death certificate' }).click();
    await expect(page.getByText('One answer to decide')).toBeVisible();
    await page.getByRole('button', { name: 'Send back: Ravi Kumar Naidoo' }).click();
    await page.getByLabel('What the family should do').fill('Please add the identity number.');
    await page.getByRole('dialog').getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(page.getByText('All answers have been decided.')).toBeVisible();
    await page.goto(`/matters/${id}/assets`);
    await expect(page.getByText('Savings account').first()).toBeVisible();
  });

  await test.step('the family sees why', async () => {
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Who died' })).toContainText('1 to check');
    await openStep('Who died');
    await expect(phone.getByRole('alert')).toContainText('Please add the identity number.');
    await phone.close();
  });
});
