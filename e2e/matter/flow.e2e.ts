import type { Page } from '@playwright/test';
import { readPdfPieces } from '../pdf-text';
import { expect, test } from '../journey';
import { createFirmAccount } from '../session/new-firm';
import { createSurname, type CreatedMatter, postAs } from './a-matter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** W3, as a planner types it: cells of a line, `next` where one goes on to what is asked next. */
type FlowLine = readonly string[];
const w3: readonly { readonly lines: readonly FlowLine[]; readonly isList: boolean }[] = [
  { isList: false, lines: [['Willem', 'Theron', '', '19600402']] },
  { isList: false, lines: [['Out', '19900101']] },
  {
    isList: true,
    lines: [
      ['Annelie', '', 'Husband', '19620811'],
      ['Ben', '', 'Son', '19950101'],
      ['Carla', '', 'Daughter', '19970101'],
    ],
  },
  {
    isList: true,
    lines: [
      ['Primary residence', 'Family', '4800000', '1100000', 'Annelie'],
      ['Household contents', 'Furniture', '250000', 'Annelie'],
      ['Holiday flat', 'Other', '2600000', '900000', 'Ben, Carla'],
      ['Share portfolio', 'Shares', '3150000', '1750000', ''],
      ['Cash', 'Money', '420000', ''],
      ['Vehicle', 'Vehicle', '380000', ''],
    ],
  },
  {
    isList: true,
    lines: [
      ['Home bond', 'Debt', '650000'],
      ['Credit card', 'Debt', '45000'],
      ['SARS', 'Income', '60000'],
      ['Funeral', 'Funeral', '55000'],
    ],
  },
  {
    isList: true,
    lines: [
      ['Advertising', 'Advertisements', '2500'],
      ['Conveyancing', 'Transfer', '68000'],
      ['Valuations', 'Valuation', '12000'],
    ],
  },
  {
    isList: true,
    lines: [
      ['Policy A', '1500000', ''],
      ['Policy B', '2000000', 'Annelie'],
      ['Policy C', '500000', 'Ben'],
    ],
  },
  { isList: true, lines: [['Retirement annuity', '3900000', 'Annelie']] },
  { isList: false, lines: [['Yes', '20210302', 'Ben, Carla']] },
  { isList: true, lines: [] },
  { isList: false, lines: [['Baobab Trust', 'Yes', 'A quiet service.']] },
];

/** Types the whole of it from the first cell; answers the most presses a cell took beyond its text. */
async function fillByKeyboard(page: Page): Promise<number> {
  let most = 0;
  for (const { lines, isList } of w3) {
    for (const [at, line] of lines.entries()) {
      for (const [cell, text] of line.entries()) {
        if (text !== '') await page.keyboard.type(text);
        const isLast = cell === line.length - 1;
        await page.keyboard.press(isLast && (isList || at === lines.length - 1) ? 'Enter' : 'Tab');
        most = Math.max(most, 1);
      }
    }
    // The empty line of a list: past it to what is asked next.
    if (isList) await page.keyboard.press('Enter');
    most = Math.max(most, isList ? 2 : 1);
  }
  return most;
}

test('W3 is captured from an empty firm by keyboard alone, and read on the screen for the client and in the PDF', async ({
  page,
  request,
  look,
}) => {
  const firm = await createFirmAccount(page, request, 4, 'Zarina Davids');
  const { matter } = await postAs<{ matter: CreatedMatter }>(request, firm.owner, '/api/matter/add', {
    systemTypeID: 4,
    country: 'South Africa',
    main: { surname: createSurname() },
    duplicatesSeen: true,
  });
  await page.goto(`/flowfill/${matter.id}`);
  await page.getByLabel('First names').first().focus();
  // The surname it was opened with is typed over.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const presses = await fillByKeyboard(page);
  expect(presses).toBeLessThanOrEqual(3);
  const beside = page.getByRole('region', { name: 'If the client died today' });
  await expect(beside).toContainText('R 16,965,540.00');
  await expect(beside).toContainText('R 614,460.00');
  await look();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  // Read again from the server, nothing is lost and nothing moved.
  await page.reload();
  await expect(beside).toContainText('R 614,460.00');
  await expect(page.getByRole('group', { name: 'Holiday flat' }).getByLabel('Goes to')).toHaveValue('Ben, Carla');
  await page.getByRole('link', { name: 'Show the client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'If you died today, Willem' })).toBeVisible();
  for (const figure of ['R 16,965,540.00', 'R 1,107,685.00', 'R 1,426,775.00', 'R 614,460.00']) {
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  }
  await look();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ]);
  const paper = (await readPdfPieces(await file.path())).join(' ');
  for (const figure of ['628,885.00', '478,800.00', '458,500.00', '(614,460.00)', '3,257,770.00']) {
    expect(paper).toContain(figure);
  }
  await page.goto(`/matters/${matter.id}/report`);
  await expect(page.getByText('13,100,000.00').first()).toBeVisible();
  await expect(page.getByText('This is a projection and cannot be lodged.')).toBeVisible();
});

test('what is wrong on the page is told where it stands, and what was typed is there after a reload', async ({
  page,
  request,
}) => {
  const { owner } = await createFirmAccount(page, request, 4, 'Zarina Davids');
  const { matter } = await postAs<{ matter: CreatedMatter }>(request, owner, '/api/matter/add', {
    systemTypeID: 4,
    country: 'South Africa',
    main: { surname: createSurname(), firstNames: 'Anna' },
    duplicatesSeen: true,
  });
  await page.goto(`/flowfill/${matter.id}`);
  const covers = page.getByRole('region', { name: 'Life cover' });
  await covers.getByRole('textbox', { name: 'Policy' }).first().fill('Cover');
  await covers.getByRole('textbox', { name: 'Pays' }).first().fill('-5');
  await expect(covers.getByText('Enter an amount of 0 or more.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(covers.getByRole('textbox', { name: 'Pays' }).first()).toHaveValue('-5');
});
