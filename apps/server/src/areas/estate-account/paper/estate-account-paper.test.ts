import { type AccountKind, accountKinds, titleAccount } from '@boedel/domain/accounts/account-kinds';
import { createAnyEstate } from '@boedel/domain/accounts/random-estate.testing';
import { deductionCodes } from '@boedel/domain/estate-duty/deductions';
import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { toLookAt } from '@boedel/domain/accounts/to-look-at';
import { createFirstAndFinal } from '@boedel/domain/accounts/request';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import {
  createTestChild,
  createTestCost,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createPart,
  createTaker,
} from '@boedel/domain/estate/estate.testing';
import { isRefused } from '@boedel/domain/law/refusal';
import { rand } from '@boedel/domain/money/cents';
import { type PaperAmount, isAmount, type Paper } from '@boedel/document/tree/paper';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExampleEstate } from '../example-estate';
import { buildEstateAccountPaper } from './estate-account-paper';
import { type PaperLanguage, createPaperTranslator } from '../../../platform/paper/words';

const today = toLocalDate('2026-11-15');
const isStandard = (option: number): boolean => [1, 2, 5, 6].includes(((option - 1) % 6) + 1);
const unknown: string[] = [];

/** Everything somebody typed into an estate. */
const listStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : [];

function drawPaper(isOn = isStandard, language: PaperLanguage = 'en', country: 'ZA' | 'NA' = 'ZA'): Paper {
  const estate = createExampleEstate(country, today, language);
  const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
  if (isRefused(account)) throw new Error(account.refusals.map(({ sentence }) => sentence).join(' '));
  expect(account.balances).toBe(true);
  return buildEstateAccountPaper({ estate, account, language, isOn, unknown: (phrase) => unknown.push(phrase) });
}

const listTables = (paper: Paper) =>
  paper.parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
const listAmounts = (paper: Paper): PaperAmount[] =>
  listTables(paper).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter(isAmount)));
const findPart = (paper: Paper, title: string) => paper.parts.find((part) => part.title === title)!;
const listRows = (paper: Paper, title: string) =>
  findPart(paper, title).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

/** Every amount that is made up of others is their sum to the cent. */
function expectAddsUp(paper: Paper): void {
  const amounts = listAmounts(paper);
  const byId = new Map(amounts.flatMap((amount) => (amount.id === undefined ? [] : [[amount.id, amount.cents]])));
  expect(byId.size).toBe(amounts.filter(({ id }) => id !== undefined).length);
  const sumIds = (ids: readonly string[] = []): number => ids.reduce((total, id) => total + byId.get(id)!, 0);
  const made = amounts.filter(({ madeOf }) => madeOf);
  expect(made.length).toBeGreaterThan(3);
  for (const { id, cents, madeOf } of made)
    expect({ id, cents }).toEqual({ id, cents: sumIds(madeOf!.add) - sumIds(madeOf!.take) });
}

describe('the account on paper', () => {
  test('has its eight parts in the order of regulation 5', () => {
    expect(drawPaper().parts.map(({ title }) => title)).toEqual([
      '',
      'Liquidation account',
      'Recapitulation statement',
      'Distribution account',
      'Income and expenditure account',
      'Fiduciary assets account',
      'Estate duty addendum',
      'Certificate',
    ]);
  });

  test('every amount that is made up of others is their sum to the cent, however it is laid out', () => {
    for (const isOn of [isStandard, () => true, () => false]) expectAddsUp(drawPaper(isOn));
  });

  test('and so in any estate, joint ones and those that go on with them', () => {
    let [joint, carrying] = [0, 0];
    for (const [nth, estate] of fc.sample(createAnyEstate(), { numRuns: 300, seed: 11 }).entries()) {
      const assets = estate.assets.map((asset, place) =>
        place === 0 && nth % 3 === 0
          ? { ...asset, treatment: 'outstanding' as const, whyOutstanding: 'It is not paid yet.' }
          : asset,
      );
      const request = {
        ...createFirstAndFinal(today),
        kind: 'first' as const,
        ...(nth % 2 === 0 && { holdBack: rand(500) }),
      };
      const account = drawLiquidationAndDistribution({ ...estate, assets }, request);
      if (isRefused(account) || account.insolvent) continue;
      const paper = buildEstateAccountPaper({ estate, account, language: 'en', isOn: isStandard });
      expectAddsUp(paper);
      const rows = listRows(paper, 'Liquidation account').map(({ cells }) => cells);
      const findAmount = (words: string) => rows.find((cells) => cells[1] === words)?.at(-1) as PaperAmount | undefined;
      const half = findAmount('Half of the joint estate, by right');
      if (half) joint += 1;
      if (findAmount('Carried forward to the next account')) carrying += 1;
      const byRight = account.distribution?.awards.filter(({ capacity }) => capacity === 'byRight') ?? [];
      expect(half?.cents ?? 0).toBe(byRight.reduce((all, { total }) => all + total.value, 0));
    }
    expect(joint).toBeGreaterThan(10);
    expect(carrying).toBeGreaterThan(10);
  });

  test('says what regulation 5 asks of land, of what is outstanding, of heirs and spouses, and of a shortfall', () => {
    const wife = { ...createTestChild('wife', { parents: [] }), name: 'Anna Botha', identityNumber: '6001010009087' };
    const estate = createTestEstate({
      people: [
        wife,
        createTestChild('elsa', {
          name: 'Elsa Botha',
          bornOn: toLocalDate('1990-01-01'),
          identityNumber: '9001010009084',
        }),
      ],
      marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1985-01-01'), spouseId: 'wife' }],
      assets: [
        createTestAsset('Erf 12', 1_000_000, 'inKind', {
          class: 'immovable',
          titleDeed: 'T1/1999',
          extent: '800 square metres',
          share: createPart(1, 2),
        }),
        createTestAsset('Refund', 5_000, 'outstanding', {
          class: 'claim',
          whyOutstanding: 'SARS has not assessed it.',
        }),
      ],
      will: { legacies: [], residue: { to: [createTaker('elsa', 1)] } },
      settings: { ...createTestEstate().settings, shortfall: { method: 'assetsSold' } },
    });
    const request = { ...createFirstAndFinal(today), kind: 'first' as const };
    const account = drawLiquidationAndDistribution(estate, request);
    if (isRefused(account)) throw new Error(account.refusals.map(({ sentence }) => sentence).join(' '));
    const paper = buildEstateAccountPaper({ estate, account, language: 'en', isOn: isStandard });
    const words = listStrings(paper.parts);
    expect(words).toEqual(
      expect.arrayContaining([
        'Anna Botha, 6001010009087',
        'Erf 12, title deed T1/1999, extent 800 square metres, share 1/2 (awarded as it is: paragraph 1, 2 of the distribution account)',
        'Refund (still outstanding: SARS has not assessed it.)',
        '2. Elsa Botha, ID 9001010009084',
        'The shortfall is to be met by selling assets.',
      ]),
    );
    // 3.5% of R505 000 with VAT, and R800 for the Master.
    expect(toLookAt(estate, account, request).map(({ field, sentence }) => [field, sentence.slice(0, 34)])).toEqual([
      ['assets', 'Cash is short by R 21,126.25, to b'],
    ]);
  });

  test('every executor has a place to sign the certificate, by name', () => {
    const estate = createTestEstate({
      executors: [
        { id: 'louw', name: 'Andre Louw', vatVendor: false },
        { id: 'botha', name: 'Elsa Botha', vatVendor: false },
      ],
      people: [createTestChild('child')],
      assets: [createTestAsset('bank', 1000, 'money', { class: 'claim' })],
    });
    const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
    if (isRefused(account)) throw new Error(JSON.stringify(account.refusals));
    const paper = buildEstateAccountPaper({ estate, account, language: 'en', isOn: isStandard });
    const signed = findPart(paper, 'Certificate').blocks.flatMap((block) =>
      block.kind === 'signatures' ? block.places : [],
    );
    expect(signed.map(({ who }) => who)).toEqual(['Andre Louw', 'Elsa Botha']);
  });

  test('of an insolvent estate says that what it has is to be sold: nothing goes to an heir as it is', () => {
    const estate = createTestEstate({
      people: [createTestChild('elsa')],
      assets: [createTestAsset('Erf 12', 1_000_000, 'inKind', { class: 'immovable' })],
      liabilities: [createTestDebt('bank', 9_000_000)],
      will: { legacies: [], residue: { to: [createTaker('elsa', 1)] } },
    });
    const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
    if (isRefused(account)) throw new Error(account.refusals.map(({ sentence }) => sentence).join(' '));
    const words = listStrings(buildEstateAccountPaper({ estate, account, language: 'en', isOn: isStandard }).parts);
    expect(words).toContain('Erf 12 (to be sold: at its valuation)');
    expect(words.filter((one) => one.includes('awarded as it is'))).toEqual([]);
  });

  test('says everything of its own in Afrikaans, whatever the estate', () => {
    unknown.length = 0;
    drawPaper(() => true, 'af');
    drawPaper(() => false, 'af', 'NA');
    const typed = new Set([
      ...listStrings(createExampleEstate('ZA', today, 'af')),
      ...listStrings(createExampleEstate('NA', today, 'af')),
    ]);
    for (const estate of fc.sample(createAnyEstate(), { numRuns: 300, seed: 7 })) {
      const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
      if (isRefused(account)) continue;
      for (const text of listStrings(estate)) typed.add(text);
      buildEstateAccountPaper({
        estate,
        account,
        language: 'af',
        isOn: isStandard,
        unknown: (phrase) => unknown.push(phrase),
      });
    }
    expect([...new Set(unknown)].filter((phrase) => !typed.has(phrase))).toEqual([]);
  });

  test('has an Afrikaans title for every kind of account, and words for every deduction of the duty', () => {
    const missing: string[] = [];
    const say = createPaperTranslator('af', 'ZA', (phrase) => missing.push(phrase));
    for (const kind of Object.keys(accountKinds) as AccountKind[]) say(titleAccount(kind));
    for (const { label } of deductionCodes) say.line(`Less ${label}`);
    expect(missing).toEqual([]);
  });

  test('a Namibian account is in Namibia dollars and has no duty', () => {
    const paper = drawPaper(isStandard, 'en', 'NA');
    expect(listTables(paper)[0]!.columns.at(-1)!.title).toBe('N$');
    expect(findPart(paper, 'Estate duty addendum').blocks[0]).toMatchObject({ kind: 'paragraph' });
  });

  test('a figure set by hand is marked where it stands and explained below', () => {
    const rows = listRows(drawPaper(), 'Liquidation account');
    const fee = rows.find(({ cells }) => cells[1] === "Executor's remuneration")!;
    expect(fee.cells.at(-1)).toMatchObject({ marked: true, shown: '118,000.00' });
    expect(rows.at(-1)!.cells[1]).toMatch(/^† .*computed as R 1.*Agreed with the heirs/);
  });
});

describe('the thirty switches', () => {
  const accounts = [
    'Liquidation account',
    'Recapitulation statement',
    'Distribution account',
    'Income and expenditure account',
    'Fiduciary assets account',
  ];
  const isOff = (): boolean => false;
  for (const [index, account] of accounts.entries()) {
    const drawWith = (subject: number) => drawPaper((option) => option === 6 * index + subject);
    test(`${account}: page break, vouchers and column borders`, () => {
      const plain = drawPaper(isOff);
      expect(plain.parts.filter(({ newPage, title }) => newPage && accounts.includes(title))).toEqual([]);
      expect(drawWith(1).parts.filter(({ newPage, title }) => newPage && accounts.includes(title))).toMatchObject([
        { title: account },
      ]);
      const readColumns = (paper: Paper) => findPart(paper, account).blocks.find((block) => block.kind === 'table')!;
      expect(readColumns(plain).columns.map(({ kind }) => kind)).not.toContain('voucher');
      expect(readColumns(drawWith(2)).columns.map(({ kind }) => kind)).toContain('voucher');
      expect(readColumns(plain).ruled).toBe(false);
      expect(readColumns(drawWith(3)).ruled).toBe(true);
    });
  }

  test('each of them changes the page of the invented estate', () => {
    const plain = JSON.stringify(drawPaper(isOff));
    const idle = Array.from({ length: 30 }, (_, nth) => nth + 1).filter(
      (wanted) => JSON.stringify(drawPaper((option) => option === wanted)) === plain,
    );
    expect(idle).toEqual([]);
  });

  test('sorting by value puts the largest of each group first', () => {
    const rows = listRows(
      drawPaper((option) => option === 4),
      'Liquidation account',
    );
    const movables = rows.slice(rows.findIndex(({ cells }) => cells[1] === 'Movable property') + 1).slice(0, 2);
    expect(movables.map(({ cells }) => (cells.at(-1) as PaperAmount).shown)).toEqual(['184,750.00', '86,500.00']);
  });

  test('leaving nil lines out drops the share that came to nothing', () => {
    const hasShares = (paper: Paper) =>
      listRows(paper, 'Liquidation account').some(({ cells }) => cells[1] === 'Shares in a company since wound up');
    expect(hasShares(drawPaper(isOff))).toBe(true);
    expect(hasShares(drawPaper((option) => option === 5))).toBe(false);
  });

  test('subtotals stand under each group, and the total is the same without them', () => {
    const readTotal = (paper: Paper) =>
      listRows(paper, 'Liquidation account')
        .find(({ cells }) => cells[1] === 'Balance')!
        .cells.at(-1);
    const countSubtotals = (paper: Paper) =>
      listRows(paper, 'Liquidation account').filter(({ kind }) => kind === 'subtotal').length;
    expect(countSubtotals(drawPaper(isOff))).toBe(0);
    expect(countSubtotals(drawPaper((option) => option === 6))).toBe(7);
    expect(readTotal(drawPaper((option) => option === 6))).toMatchObject({
      cents: (readTotal(drawPaper(isOff)) as PaperAmount).cents,
    });
  });
});

describe('an estate that cannot pay its debts (s 34)', () => {
  const buildTestPaper = (isOn: (option: number) => boolean, language: PaperLanguage = 'en') => {
    const estate = createTestEstate({
      people: [createTestChild('child')],
      assets: [
        createTestAsset('house', 1_000_000, 'sold', { class: 'immovable' }),
        createTestAsset('money', 100_000, 'money', { class: 'claim' }),
      ],
      liabilities: [
        createTestDebt('bond', 1_200_000, { securedBy: ['house'] }),
        createTestDebt('card', 200_000),
        createTestDebt('funeral', 30_000, { kind: 'funeral' }),
        createTestDebt('tax', 20_000, { kind: 'incomeTaxToDeath' }),
      ],
      costs: [
        createTestCost('notices', 'advertisements', 2000),
        { ...createTestCost('agent', 'other', 50_000), assetId: 'house' },
      ],
    });
    const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
    if (isRefused(account)) throw new Error(account.refusals.map(({ sentence }) => sentence).join(' '));
    const typed = new Set(listStrings(estate));
    const lacking: string[] = [];
    const paper = buildEstateAccountPaper({
      estate,
      account,
      language,
      isOn,
      unknown: (phrase) => lacking.push(phrase),
    });
    expect(lacking.filter((phrase) => !typed.has(phrase))).toEqual([]);
    return paper;
  };
  const listShownCells = (paper: Paper, title = 'Distribution account') =>
    listRows(paper, title).map(({ cells }) => [
      cells[1],
      isAmount(cells.at(-1)!) ? (cells.at(-1) as PaperAmount).shown : null,
    ]);

  test('its account awards by security and rank, names who gets nothing of it, and adds up', () => {
    const paper = buildTestPaper(isStandard);
    expectAddsUp(paper);
    const rows = listShownCells(paper);
    for (const row of [
      ['Encumbered asset: house', null],
      ['Gross proceeds', '1,000,000.00'],
      ['bond', '909,750.00'],
      ['Free residue', '100,000.00'],
      ['Funeral (s 96(1))', null],
      ['Total: Concurrent claims', '71,675.00'],
      ['Distributed', '1,009,750.00'],
      ['Concurrent dividend: 13.7850 cents in the rand', null],
    ])
      expect(rows).toContainEqual(row);
    expect(rows.filter(([words]) => typeof words === 'string' && words.startsWith('card, on a claim of'))).toHaveLength(
      1,
    );
    expect(JSON.stringify(rows)).toContain('nothing is left for the heirs');
    expectAddsUp(buildTestPaper(() => false));
    expect(JSON.stringify(listShownCells(buildTestPaper(isStandard, 'af'), 'Distribusierekening'))).toContain(
      'niks oor vir die erfgename',
    );
  });
});
