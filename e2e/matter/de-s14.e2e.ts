import { expect, test } from '../journey';
import { readPdfPieces } from '../pdf-text';
import { createFirmAccount } from '../session/new-firm';
import { postAs } from './a-matter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The words of every page, spaces between them as one. */
const readPdfText = async (path: string): Promise<string> => (await readPdfPieces(path)).join(' ').replace(/\s+/g, ' ');

/** The figures of DE-S14, as its account prints them. */
const figures = [
  ['gross assets', '1,875,527.87'],
  ['remuneration of the executor', '65,643.48'],
  ['VAT on it', '9,846.52'],
  ['Master’s fees', '3,400.00'],
  ['advertisements', '2,645.00'],
  ['transfer costs', '23,480.00'],
  ['valuation', '2,300.00'],
  ['bank charges', '415.60'],
  ['administration', '107,730.60'],
  ['creditors with the funeral', '28,750.00'],
  ['all liabilities', '173,824.35'],
  ['balance for distribution', '1,701,703.52'],
  ['cash', '580,527.87'],
  ['legacy', '100,000.00'],
  ['cash surplus', '306,703.52'],
  ['each heir', '800,851.76'],
  ['income', '41,432.10'],
  ['collection commission', '2,485.93'],
  ['VAT on the commission', '372.89'],
  ['rates', '4,980.00'],
  ['net income', '33,593.28'],
  ['income of each heir', '16,796.64'],
] as const;

test('an estate captured by hand in an empty firm is lodged with the figures of its worked example, amended and compared', async ({
  page,
  request,
  look,
}) => {
  test.slow();
  const { owner: held } = await createFirmAccount(page, request, 2, 'Marlene Vorster');
  const dialog = page.getByRole('dialog');
  const choose = async (name: string | RegExp, option: string): Promise<void> => {
    await dialog.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  // The estate.
  await page.goto('/matters?new=1');
  await dialog.getByLabel('ID number', { exact: true }).fill('5506035009084');
  await dialog.getByLabel(/^Surname/).fill('Vorster');
  await dialog.getByLabel('First names').fill('Hendrik');
  await dialog.getByLabel('Date of death', { exact: true }).fill('2026-04-02');
  await choose('Marital status', 'Unmarried');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await choose('Kind', 'Testate');
  await dialog.getByRole('button', { name: 'Create the deceased estate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estate late Hendrik Vorster' })).toBeVisible();
  const matterID = Number(/matters\/(\d+)/.exec(page.url())![1]);
  const capture = <T>(path: string, values: object): Promise<T> =>
    postAs<T>(request, held, path, { matterID, ...values });
  const goToTab = (tab: string): Promise<unknown> => page.goto(`/matters/${matterID}/${tab}`);

  // Who acts and who takes: the same form each, by calls.
  await capture('/api/matter/SaveExecutor', {
    kind: 'person',
    surname: 'Vorster',
    firstNames: 'Marlene',
    details: { capacity: 'Testamentary', isVatVendor: true },
  });
  for (const firstNames of ['HeirA', 'HeirB', 'Niece']) {
    await capture('/api/beneficiary/add', {
      kind: 'person',
      surname: 'Vorster',
      firstNames,
      dateOfBirth: '1985-03-04',
    });
  }

  // What it holds, one line after the other.
  // The matter is marked as opened by a request of its own, a moment later: two changes at once are read again apart.
  const opened = page.waitForResponse('**/api/matter/getmatterbyid');
  await goToTab('assets');
  await opened;
  const assets = page.getByRole('form', { name: 'Add assets one after the other' });
  const calls: string[] = [];
  page.on('request', (asked) => asked.url().includes('/api/asset/') && calls.push(asked.method()));
  for (const [kind, name, value] of [
    ['Immovable property', 'Erf 77 Kruisrivier', '1250000'],
    ['Other movable', 'Furniture', '45000'],
    ['Vehicle', 'Vehicle', '165000'],
    ['Cash or bank account', 'Bank balance', '312456.78'],
    ['Claim', 'Shares realised', '98750'],
    ['Claim', 'SARS refund', '4321.09'],
  ] as const) {
    await assets.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await assets.getByLabel('Description').fill(name);
    await assets.getByLabel('Value').fill(value);
    calls.length = 0;
    await assets.getByLabel('Value').press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(assets.getByLabel('Description')).toHaveValue('');
    // List and header come with the answer of the one request.
    expect(calls).toEqual(['POST']);
  }
  const header = page.locator('header dl');
  await expect(header).toContainText('R 1,875,527.87');
  await page
    .getByRole('row', { name: /Vehicle/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Change all' }).click();
  await page.getByRole('menuitem', { name: 'Sold' }).click();
  await expect(page.getByText('1 asset changed.')).toBeVisible();

  // What it owes.
  await goToTab('liabilities');
  const debts = page.getByRole('form', { name: 'Add liabilities one after the other' });
  for (const [kind, name, amount] of [
    ['Funeral', 'Funeral home', '28750'],
    ['Debt', 'Credit card', '18322.40'],
    ['Income tax', 'SARS', '12907'],
    ['Debt', 'Municipality', '6114.35'],
  ] as const) {
    await debts.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await debts.getByPlaceholder('Creditor; Enter adds it').fill(name);
    await debts.getByLabel('Amount').fill(amount);
    await debts.getByLabel('Amount').press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(debts.getByPlaceholder('Creditor; Enter adds it')).toHaveValue('');
  }

  // What it cost and what came in since.
  for (const [costType, amount] of [
    ['Advertisements', 2645],
    ['Transfer costs', 23_480],
    ['Valuations', 2300],
    ['Bank charges', 415.6],
    ['Charged against income', 4980],
  ] as const) {
    const description = costType === 'Charged against income' ? 'Rates' : costType;
    await capture('/api/expense/add', { paidDate: '2026-06-01', description, costType, amount });
  }
  await capture('/api/income/add', {
    receivedDate: '2026-06-01',
    description: 'Rental',
    incomeType: 'Rent',
    amount: 36_000,
  });
  await capture('/api/income/add', {
    receivedDate: '2026-06-01',
    description: 'Interest',
    incomeType: 'Interest earned',
    amount: 5432.1,
  });

  // The will.
  await goToTab('beneficiaries?show=will');
  await page.getByRole('button', { name: 'Add a clause' }).click();
  await choose(/^What the clause does/, 'Sum of money');
  await dialog.getByLabel(/^Amount/).fill('100000');
  await dialog.getByRole('button', { name: 'Add a person' }).click();
  await choose('Person', 'Vorster, Niece');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add a clause' }).click();
  await choose(/^What the clause does/, 'Residue');
  for (const [place, heir] of ['HeirA', 'HeirB'].entries()) {
    await dialog.getByRole('button', { name: 'Add a person' }).click();
    await dialog.getByRole('combobox', { name: 'Person' }).nth(place).click();
    await page.getByRole('option', { name: `Vorster, ${heir}` }).click();
    await dialog.getByLabel('Share').nth(place).fill('1/2');
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await look();

  // The account, lodged.
  await goToTab('report');
  await expect(page.getByText(/^Balanced: \d+ checks passed$/)).toBeVisible();
  for (const [what, figure] of figures) await expect(page.locator('main'), what).toContainText(figure);
  await look();
  const lodged = page.getByRole('region', { name: 'Lodged accounts' });
  const lodge = async (): Promise<void> => {
    await lodged.getByRole('button', { name: 'Generate for lodging' }).click();
    await dialog.getByRole('button', { name: 'Generate for lodging' }).click();
  };
  await lodge();
  await expect(lodged.getByRole('row', { name: /First and Final/ })).toBeVisible({ timeout: 60_000 });
  const downloadPaper = async (number: number): Promise<string> => {
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      lodged.getByRole('button', { name: `Paper of account no. ${number}` }).click(),
    ]);
    return readPdfText(await paper.path());
  };
  const printed = await downloadPaper(1);
  for (const [what, figure] of figures) expect(printed, what).toContain(figure);

  // The Master asks; the municipality's account was R1,000 too low.
  await goToTab('liabilities');
  await page.getByText('Municipality').click();
  await dialog.getByLabel(/^Amount/).fill('7114.35');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await goToTab('report');
  await lodged.getByRole('button', { name: 'Compare with account no. 1' }).click();
  const compared = page.getByRole('region', { name: 'Compared with account no. 1' });
  const municipality = compared.getByRole('row', { name: /Municipality/ });
  await expect(municipality).toContainText('R 6,114.35');
  await expect(municipality).toContainText('R 7,114.35');
  // The naive way: each of the two heirs has R500 less.
  await expect(compared).toContainText('R 800,351.76');
  await compared.getByRole('button', { name: 'Back to the account' }).click();
  await lodge();
  await expect(lodged.getByRole('row', { name: /Amended First and Final/ })).toBeVisible({ timeout: 60_000 });
  const amended = await downloadPaper(2);
  expect(amended).toContain('800,351.76');
  expect(amended).toContain('1,700,703.52');
  expect(amended).not.toContain('800,851.76');
});
