import { expect, test } from '../journey';
import { restoreSession, waitForMail } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a paper is sent by link, read and signed on a phone, and comes back with its certificate', async ({
  page,
  request,
  browser,
  look,
}) => {
  const { held, matter } = await createMatter(request);
  const { documentID } = await postAs<{ documentID: number }>(request, held, '/api/template/saveMatterTemplate', {
    matterID: matter.id,
    title: 'Fee agreement',
    content: '# Fee agreement\n\nBetween {firm.name} and the heirs of {main.name}.\n\n---\n\nSecond part',
    fileType: 0,
  });
  await restoreSession(page, held);
  await page.goto(`/matters/${matter.id}/documents?document=${documentID}`);
  await page.getByRole('button', { name: 'Send for signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send for signature' });
  await dialog.getByLabel('Name of signer 1').fill('Lerato Mokoena');
  await dialog.getByLabel('Email address').fill('nowhere');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Enter an address such as name@example.com.')).toBeVisible();
  const email = `lerato.${matter.id}@signers.test`;
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Message in the email').fill('Please sign by Friday.');
  await look();
  const since = Date.now();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Signing' }).getByText('0 of 1 signed')).toBeVisible();
  await look();

  const link = /https?:\/\/\S+\/outside\/signing#[\w-]+/.exec(await waitForMail(email, since))![0];
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(link.replace(/^https?:\/\/[^/]+/, process.env['BOEDEL_URL']!));
  await expect(phone.getByRole('heading', { name: 'Fee agreement' })).toBeVisible();
  await expect(phone.getByText(/^Page 1 of/)).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  const sign = phone.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeDisabled();
  await phone.getByText('Draw it').click();
  const pad = (await phone.getByLabel('Draw your signature here').boundingBox())!;
  await phone.getByLabel('Draw your signature here').hover();
  await phone.mouse.down();
  for (const [x, y] of [
    [0.3, 0.4],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.6, 0.6],
    [0.8, 0.4],
  ] as const)
    // prettier-ignore
    await phone.mouse.move(pad.x + pad.width * x, pad.y + pad.height * y, { steps: 4 });
  await phone.mouse.up();
  await phone.getByRole('checkbox').check();
  await sign.click();
  await expect(phone.getByRole('heading', { name: 'Thank you. You have signed the document' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await phone.close();

  // The press puts the certificate behind it; then the paper has its next version.
  await expect(async () => {
    await page.goto(`/matters/${matter.id}/documents`);
    await expect(page.getByText('Fee agreement (2)')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('signed', { exact: true }).first()).toBeVisible();
});
