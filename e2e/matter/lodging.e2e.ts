import { expect, test } from '../journey';
import { restoreSession } from '../session/entrance';
import { createMatter, postAs } from './a-matter';

test('lodging an account: frozen and numbered, its period locked, a late claim in the next, the amended one compared', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { held, matter } = await createMatter(request, { dateOfDeath: '2026-02-07' });
  const matterID = matter.id;
  await postAs(request, held, '/api/child/add', {
    matterID,
    surname: 'Botha',
    firstNames: 'Elsa',
    dateOfBirth: '1980-05-05',
  });
  const money = { matterID, kind: 'cash', class: 'claim', name: 'Savings account', treatment: 'money' };
  await postAs(request, held, '/api/asset/add', { ...money, valuationAmount: 200_000 });
  await restoreSession(page, held);
  const dialog = page.getByRole('dialog');

  await page.goto(`/matters/${matterID}/report`);
  const lodged = page.getByRole('region', { name: 'Lodged accounts' });
  await expect(lodged.getByText('No lodged accounts.')).toBeVisible();
  await lodged.getByRole('button', { name: 'Generate for lodging' }).click();
  await expect(dialog.getByText('First and final account')).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: 'Generate for lodging' }).click();
  // The first paper of a press that has just started takes its time on a busy machine.
  await expect(lodged.getByRole('row', { name: /First and Final/ })).toBeVisible({ timeout: 60_000 });
  // What was lodged is not drawn again: the amended one is now what one looks at.
  await expect(page.getByRole('combobox', { name: 'Kind of account' })).toHaveValue('Amended first and final account');
  await look();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    lodged.getByRole('button', { name: 'Paper of account no. 1' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/);

  const claim = await postAs<Record<string, unknown>>(request, held, '/api/liability/add', {
    matterID,
    creditor: 'Late Creditor',
    amount: 5000,
    kind: 'debtBeforeDeath',
  });
  expect(claim).toMatchObject({ account: 2, warnings: [{ field: 'account' }] });
  await page.reload();
  await lodged.getByRole('button', { name: 'Compare with account no. 1' }).click();
  const compared = page.getByRole('region', { name: 'Compared with account no. 1' });
  await expect(compared.getByText('No differences from')).toBeVisible();
  await postAs(request, held, '/api/liability/update', { ...claim, account: 1 });
  await page.reload();
  await expect(compared.getByRole('row', { name: /Late Creditor/ })).toContainText('R 5,000.00');
  await look();
  await compared.getByRole('button', { name: 'Back to the account' }).click();
  await lodged.getByRole('button', { name: 'Generate for lodging' }).click();
  await dialog.getByRole('button', { name: 'Generate for lodging' }).click();
  await expect(lodged.getByRole('row', { name: /Amended First and Final/ })).toBeVisible();
});
