import { expect, test } from '../journey';
import { requestSession, readStorage } from './entrance';
import { createFirmAccount } from './new-firm';

const computeDayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a new firm comes in by its invitation, and is stopped when it falls into arrears at work', async ({
  page,
  request,
  look,
}) => {
  // Day one: the link, a password of one's own, the terms, and in.
  const { id } = await createFirmAccount(page, request, 2, 'Petro Blom');

  // The subscription is not paid; the next time the browser asks to stay in, it is told.
  const owed = await request.post('/api/intermediary/addEntry', {
    headers: { authorization: `Bearer ${(await requestSession(request, 'super@boedel.test')).token}` },
    data: { intermediaryID: id, kind: 'invoice', reference: 'INV-1', on: computeDayAgo(75), amount: 2850 },
  });
  expect(owed.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('alertdialog')).toContainText(
    'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/accountInArrears');
  await look();
  await page.getByRole('button', { name: 'Return To Login Page' }).click();
  await expect(page).toHaveURL('/login');
  expect(await readStorage(page)).not.toHaveProperty('userToken');
});
