import { expect, test } from '../journey';
import { mailTo, sessionOf, signIn, stored } from './entrance';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [email, password] = ['baas@blouberg.test', 'drie geel bote op Vrydag'];

test('a new firm comes in by its invitation, and is stopped when it falls into arrears at work', async ({
  page,
  request,
  look,
}) => {
  const since = Date.now();
  const provider = await sessionOf(request, 'super@boedel.test');
  const asProvider = { headers: { authorization: `Bearer ${provider.token}` } };
  const firm = { name: 'Blouberg Eksekuteurs', country: 'South Africa', systemTypes: [2] };
  const made = await request.post('/api/intermediary/add', {
    ...asProvider,
    data: { ...firm, adminEmail: email, adminName: 'Petro Blom' },
  });
  const { id } = (await made.json()) as { id: number };

  // Day one: the link, a password of one's own, the terms, and in.
  const { pathname, search } = new URL(/https?:\S+passwordreset\S+/i.exec(await mailTo(email, since))![0]);
  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email, password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: firm.name })).toBeVisible();

  // The subscription is not paid; the next time the browser asks to stay in, it is told.
  const owed = await request.post('/api/intermediary/addEntry', {
    ...asProvider,
    data: { intermediaryID: id, kind: 'invoice', reference: 'INV-1', on: daysAgo(75), amount: 2850 },
  });
  expect(owed.ok()).toBe(true);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.reload();
  await expect(page).toHaveURL('/accountInArrears');
  expect(said).toEqual([
    'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.',
  ]);
  await look();
  await page.getByRole('button', { name: 'Return To Login Page' }).click();
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).not.toHaveProperty('userToken');
});
