import type { Download, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { readPdfPieces } from '../pdf-text';
import { createFirmAccount } from '../session/new-firm';
import { type CreatedMatter, postAs } from './a-matter';

type CuratorBankLine = readonly [day: string, rands: string, description: string, what: string, asset?: string];
/** The sixteen lines of a first year, oldest first: what each was, and the asset it names. */
const lines: readonly CuratorBankLine[] = [
  ['2025/03/25', '12500.00', 'GEPF PENSION', 'Pension'],
  ['2025/04/01', '-9800.00', 'SUNSET CARE HOME', 'Care and lodging'],
  ['2025/04/02', '-1265.00', 'BOND OF SECURITY PREMIUM', 'Premium of the bond of security'],
  ['2025/05/25', '12500.00', 'GEPF PENSION', 'Pension'],
  ['2025/06/01', '-9800.00', 'SUNSET CARE HOME', 'Care and lodging'],
  ['2025/06/15', '-3412.50', 'MEDICAL SCHEME DEBIT ORDER', 'Medical'],
  ['2025/06/30', '18734.25', 'MONEY MARKET INTEREST', 'Interest earned'],
  ['2025/07/01', '-450.75', 'MONTHLY ACCOUNT FEE', 'Bank charges'],
  ['2025/08/20', '95000.00', 'PROCEEDS MOTOR VEHICLE', 'Asset realised', 'Motor vehicle'],
  ['2025/09/01', '-8640.00', 'MUNICIPAL RATES', 'Rates and upkeep of property'],
  ['2025/10/01', '7500.00', 'RENT RECEIVED', 'Rent'],
  ['2025/11/03', '-14250.00', 'ROOF REPAIRS', 'Rates and upkeep of property'],
  ['2025/12/31', '19102.80', 'MONEY MARKET INTEREST', 'Interest earned'],
  ['2026/01/15', '-50000.00', 'TRANSFER TO MONEY MARKET', 'Paid into an investment', 'Money market'],
  ['2026/02/10', '-22875.00', 'CATARACT OPERATION', 'Medical'],
  ['2026/02/25', '12500.00', 'GEPF PENSION', 'Pension'],
];

/** As the bank exports it: facts above the heading, the newest line first, a running balance. */
function createBankFile(opening: number): string {
  let balance = Math.round(opening * 100);
  const rows = lines.map(([day, amount, description]) => {
    balance += Math.round(Number(amount) * 100);
    return `${day}, ${amount}, ${(balance / 100).toFixed(2)}, ${description}`;
  });
  const now = (balance / 100).toFixed(2);
  const facts = [
    'ACCOUNT TRANSACTION HISTORY',
    '',
    'Account:, 62123450009, [Curator account]',
    `Balance:, ${now}, ${now}`,
  ];
  return [...facts, '', 'Date, Amount, Balance, Description', ...rows.toReversed(), ''].join('\n');
}

/** What the account has to say, by the words before each amount. */
const figures: readonly (readonly [string, string])[] = [
  ['(b) Income collected', '82,837.05'],
  ['(d) Debts and maintenance paid', '68,777.50'],
  ['Remuneration', '4,970.22'],
  ['VAT on remuneration', '745.53'],
  ["Master's fee", '4,800.00'],
  ['(e) Administration expenses', '12,231.50'],
  ['(f) Balance carried forward', '1,828.05'],
  ['Opening capital', '2,518,250.00'],
  ['Closing capital', '2,493,250.00'],
  ['Assets together', '2,505,593.80'],
  ['Creditors together', '10,515.75'],
  ['Net assets', '2,495,078.05'],
  ['Closing balance', '105,593.80'],
];
/** A reader of the page sees gaps where letters were set closer: words are held against each other without any. */
const removeSpaces = (words: string): string => words.replace(/\s+/g, '');

const readPdfWords = async (download: Download): Promise<string> =>
  removeSpaces((await readPdfPieces(await download.path())).join(''));

/** The first line that is open, by keyboard: what it was, and the asset it names. */
async function makeEntry(page: Page, [, , description, what, asset]: CuratorBankLine): Promise<void> {
  const panel = page.getByRole('region', { name: 'What the line is' });
  await expect(panel.getByText(description, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it was').selectOption({ label: what });
  if (asset) await dialog.getByLabel('Asset').selectOption({ label: asset });
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect(dialog).toBeHidden();
}

test('a curatorship from an empty firm: the bank’s file, its lines matched, the account lodged, the second year open', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { name: firm, owner: held } = await createFirmAccount(page, request, 3, 'Lena Visser');

  // The person, what they have and who accounts for it, as other journeys capture them.
  const { matter } = await postAs<{ matter: CreatedMatter }>(request, held, '/api/matter/add', {
    systemTypeID: 3,
    country: 'South Africa',
    main: { surname: 'Nel', firstNames: 'Maria' },
  });
  const matterID = matter.id;
  const createAsset = (name: string, kind: string, ofClass: string, valuationAmount: number) =>
    postAs(request, held, '/api/asset/add', {
      matterID,
      name,
      kind,
      class: ofClass,
      treatment: 'inKind',
      valuationAmount,
    });
  await createAsset('Money market', 'investment', 'claim', 900_000);
  await createAsset('Motor vehicle', 'vehicle', 'movable', 120_000);
  await createAsset('House', 'immovable', 'immovable', 1_450_000);
  await postAs(request, held, '/api/matter/SaveExecutor', {
    matterID,
    kind: 'company',
    surname: firm,
    vatNumber: '4000000002',
  });

  const dialog = page.getByRole('dialog');
  await page.goto(`/matters/${matterID}/banking`);
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await dialog.getByLabel('Name').fill('Cheque account');
  await dialog.getByRole('textbox', { name: 'Taken over on' }).fill('2025-03-01');
  await dialog.getByRole('textbox', { name: 'Taken over on' }).press('Tab');
  await dialog.getByLabel('Balance on that day').fill('48 250,00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Cheque account/ }).first()).toContainText('R 48,250.00');

  await page.goto(`/matters/${matterID}/cashallocationandrecon`);
  await page.getByLabel('Bank statement').setInputFiles({
    name: 'history.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(createBankFile(48_250)),
  });
  await expect(dialog.getByText('16 of 16 rows read')).toBeVisible();
  await expect(dialog.getByText('All lines are new to the account.')).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: /^Import \d+ lines?$/ }).click();
  await expect(dialog.getByText(/16 lines were added to Cheque account/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const progress = page.getByRole('region', { name: 'How far it is' });
  await expect(progress).toContainText('0 of 16 matched');
  await page.getByRole('listbox', { name: 'Bank lines' }).focus();
  // What came before is suggested from the first choice on: the second pension is a press of Enter.
  const panel = page.getByRole('region', { name: 'What the line is' });
  const seen = new Set<string>();
  for (const [at, line] of lines.entries()) {
    const [, , description, what] = line;
    await expect(panel.getByText(description, { exact: true }).first()).toBeVisible();
    if (seen.has(description)) {
      await expect(panel.getByText(what, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Enter');
    } else await makeEntry(page, line);
    seen.add(description);
    await expect(progress).toContainText(`${at + 1} of 16 matched`);
  }
  await look();

  await page.goto(`/matters/${matterID}/report`);
  await expect(page.getByText(/Balanced: \d+ checks passed/)).toBeVisible();
  await look();
  const lodged = page.getByRole('region', { name: 'Lodged accounts' });
  await lodged.getByRole('button', { name: 'Generate for lodging' }).click();
  await dialog.getByRole('button', { name: 'Generate for lodging' }).click();
  // The first paper of a press that has just started takes its time on a busy machine.
  await expect(lodged.getByRole('row', { name: /First curator's account/ })).toBeVisible({ timeout: 60_000 });
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    lodged.getByRole('button', { name: 'Paper of account no. 1' }).click(),
  ]);
  const printed = await readPdfWords(paper);
  for (const [words, amount] of figures) expect(printed).toContain(removeSpaces(`${words} ${amount}`));

  // The second year opens from the first: its period, what it begins with, and the day its account is due.
  await expect(page.getByRole('heading', { name: "Second curator's account" }).first()).toBeVisible();
  await expect(page.getByText('2026-03-01 to 2027-02-28').first()).toBeVisible();
  await expect(page.getByText('The period runs until 2027-02-28. It is lodged when it is over.')).toBeVisible();
  await expect(lodged.getByRole('button', { name: 'Generate for lodging' })).toBeDisabled();
  await look();
  await page.getByRole('tab', { name: 'Steps' }).click();
  const second = page.getByRole('region', { name: 'Account no. 2' });
  await expect(second.getByRole('listitem').filter({ hasText: 'Account lodged with vouchers' })).toContainText(
    '2027-05-31',
  );
  await page.goto(`/matters/${matterID}/diarymatter`);
  await expect(page.getByText("Lodge the curator's account").first()).toBeVisible();
  await expect(page.getByText('2027-05-31').first()).toBeVisible();
});
