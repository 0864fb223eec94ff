import type { Download } from '@playwright/test';
import {
  p9Assets,
  p9Claims,
  p9Costs,
  p9Interest,
  p9Unproved,
} from '../../apps/server/src/areas/insolvency-account/p9-facts.testing';
import { expect, test } from '../journey';
import { readPdfPieces } from '../pdf-text';
import { waitForMail } from '../session/entrance';
import { createFirmAccount } from '../session/new-firm';
import { type CreatedMatter, postAs } from './a-matter';

interface InsolvencyE2eRow {
  readonly id: number;
  readonly version: number;
}
/** What the paper has to say, by the words before each amount; of a claim its whole line. */
const figures: readonly string[] = [
  'Net proceeds 1,045,647.46',
  'Surplus to the free residue 61,751.55',
  'Net proceeds 123,623.15',
  'Free residue 178,611.09',
  'Left for creditors 130,614.53',
  'Concurrent dividend by this account: 30.1850 cents in the rand',
  'Mortgage Bank (S) 905,216.48 983,895.91',
  'Vehicle Bank (S) 214,730.90 123,623.15',
  '31,336.62 154,959.77',
  '26,605.16',
  '3,805.70',
  '1,946.94',
  'Remuneration, without VAT 57,868.71',
];
/** Dashes stand for nil, and letters may be set closer than words: neither is looked at. */
const removeSpaces = (words: string): string => words.replace(/[\s-]+/g, '');
const readPdfWords = async (download: Download): Promise<string> =>
  removeSpaces((await readPdfPieces(await download.path())).join(''));

/** Order of 2 February 2026, awards to 30 October. */
test('an insolvent estate from an empty firm: refused without the Master’s fee, then lodged with every figure', async ({
  page,
  request,
  look,
  browser,
  baseURL,
}) => {
  test.slow();
  const { name: firm, owner: held } = await createFirmAccount(page, request, 1, 'Lena Visser');
  const add = <T = InsolvencyE2eRow>(path: string, body: object) => postAs<T>(request, held, path, body);
  const readClaims = async () => {
    const path = `/api/creditorclaim/getCreditorClaimsListBymatterid?matterID=${matterID}`;
    const answer = await request.get(path, { headers: { authorization: `Bearer ${held.token}` } });
    return (await answer.json()) as { creditorID: number; creditorName: string; status: string }[];
  };
  const { matter } = await add<{ matter: CreatedMatter }>('/api/matter/add', {
    systemTypeID: 1,
    country: 'South Africa',
    kind: 'Sequestration',
    details: { provisionalOrderDate: '2026-02-02' },
    main: { surname: 'Maree', firstNames: 'Pieter' },
  });
  const matterID = matter.id;
  await add('/api/matter/SaveExecutor', { matterID, kind: 'company', surname: firm, vatNumber: '4000000002' });
  const bank = await add('/api/bankaccount/add', { matterID, name: 'Estate account' });
  const ids = new Map<string, number>();
  for (const [name, kind, ofClass, brought, encumbered] of p9Assets) {
    const { id } = await add('/api/asset/add', {
      matterID,
      name,
      kind,
      class: ofClass,
      treatment: 'money',
      encumbered,
      valuationAmount: null,
    });
    ids.set(name, id);
    await add('/api/moneymovement/add', {
      matterID,
      movedDate: '2026-06-01',
      description: name,
      kind: 'assetCollected',
      amount: brought,
      bankAccountID: bank.id,
      assetID: id,
    });
  }
  await add('/api/income/add', {
    matterID,
    receivedDate: '2026-07-01',
    description: 'Interest on estate account',
    incomeType: 'Interest earned',
    amount: p9Interest,
    bankAccountID: bank.id,
  });
  for (const [nth, [description, amount, of, more]] of p9Costs.entries()) {
    await add('/api/expense/add', {
      matterID,
      paidDate: '2026-06-10',
      description,
      amount,
      costType: 'Other costs',
      voucher: `V${nth + 1}`,
      bankAccountID: bank.id,
      assetID: of === undefined ? null : ids.get(of)!,
      ...more,
    });
  }
  for (const [name, claim, on] of p9Claims) {
    const { id, version } = await add('/api/creditorclaim/addandcreditor', {
      creditor: { name },
      claim: { matterID, ...claim, ...(on !== undefined && { securedBy: [{ assetID: ids.get(on)!, rank: 1 }] }) },
    });
    if (name !== p9Unproved) {
      await add('/api/creditorclaim/statusChangeAudit', { id, version, status: 'proved', statusDate: '2026-05-01' });
    }
  }

  // Without the Master's fee nothing is drawn; the way to mend it is beside the sentence.
  await page.goto(`/matters/${matterID}/report`);
  const stopping = page.getByRole('region', { name: 'What is stopping this account' });
  await expect(stopping).toContainText('Enter the Master’s fee');
  await look();
  await stopping.getByRole('link', { name: 'Go to Expenses' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  await dialog.getByRole('textbox', { name: 'Paid on' }).fill('2026-06-10');
  await dialog.getByRole('textbox', { name: 'Paid on' }).press('Tab');
  await dialog.getByLabel('Description').fill('Master’s fee');
  await dialog.getByRole('combobox', { name: 'Type of cost' }).click();
  await page.getByRole('option', { name: "Master's fees paid" }).click();
  await dialog.getByLabel('Voucher').fill('V17');
  await dialog.getByLabel('Amount').fill('700');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/matters/${matterID}/report`);
  await page.getByRole('button', { name: 'Day and choices' }).click();
  await dialog.getByRole('textbox', { name: 'Awards calculated to' }).fill('2026-10-30');
  await dialog.getByRole('textbox', { name: 'Awards calculated to' }).press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Balanced: \d+ checks passed/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paid by rank' })).toContainText('30.1850');
  await look();

  const lodged = page.getByRole('region', { name: 'Lodged accounts' });
  await lodged.getByRole('button', { name: 'Generate for lodging' }).click();
  await dialog.getByRole('button', { name: 'Generate for lodging' }).click();
  const row = lodged.getByRole('row', { name: /First and Final Liquidation and Distribution Account/ });
  // The first paper of a press that has just started takes its time on a busy machine.
  await expect(row).toBeVisible({ timeout: 60_000 });
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    lodged.getByRole('button', { name: 'Paper of account no. 1' }).click(),
  ]);
  const printed = await readPdfWords(paper);
  for (const words of figures) expect(printed).toContain(removeSpaces(words));

  // A creditor sends a claim by the own link on a phone; the firm is told in the bell, takes it up as lodged, and proves nothing.
  const since = Date.now();
  const address = `cardco${since}@creditor.test`;
  const { creditorID } = (await readClaims()).find(({ creditorName }) => creditorName === 'Card Co')!;
  await add('/api/creditorclaim/sendLink', { matterID, creditorID, email: address });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL });
  await phone.goto(/\/outside\/creditor#[\w-]+/.exec(await waitForMail(address, since))![0]);
  await expect(phone.getByRole('region', { name: 'Your claims' })).toContainText('88,140.25');
  await expect(phone.getByText('Vehicle Bank')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Send a claim' }).click();
  await phone.getByLabel('Amount claimed, with interest to the order (rand)').fill('1 500,50');
  await phone.getByLabel('Of which interest (rand)').fill('2 000');
  await phone.getByLabel('Basis of the security').selectOption({ index: 1 });
  await phone.getByLabel('What the debt is for').fill('Goods sold in January 2026');
  await phone.getByLabel('Full name of the person who will swear to it').fill('Anna Botha');
  await phone.getByRole('button', { name: 'Send the claim' }).click();
  const alert = phone.getByRole('form', { name: 'Send a claim' }).getByRole('alert');
  await expect(alert).toContainText('Interest is part of your claim');
  await phone.getByLabel('Of which interest (rand)').fill('100');
  await phone.getByRole('button', { name: 'Send the claim' }).click();
  await expect(phone.getByRole('region', { name: 'What you sent' })).toContainText('1,500.50');
  await phone.close();

  await page.goto('/matters');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Card Co sent a claim of R\s?1,500\.50/ }).click();
  await expect(page).toHaveURL(new RegExp(`/matters/${matterID}/claims\\?show=sent`));
  await look();
  await page.getByRole('button', { name: 'Take up as lodged' }).click();
  await expect(page).toHaveURL(new RegExp(`/matters/${matterID}/claims/\\d+`));
  const ofCard = (await readClaims()).filter(({ creditorName }) => creditorName === 'Card Co');
  expect(ofCard.map(({ status }) => status).toSorted()).toEqual(['lodged', 'proved']);
});
