import { type AccountCode, chart } from '@boedel/domain/ledger/chart';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import { type Cents, minus, nil, plus, sum } from '@boedel/domain/money/cents';
import type { HeadAmount, TrustYear } from '@boedel/domain/trust-money/trust-year';
import type { PaperPart, PaperRow } from '@boedel/document/tree/paper';
import type { PaperTranslator } from '../../platform/paper/words';

interface ComparedLine {
  readonly kind: PaperRow['kind'];
  readonly id: string;
  readonly words: string;
  readonly amounts: readonly [now: Cents, before: Cents];
}

/** Heads of both years, each once, in the order of the chart. */
function compareHeads(
  say: PaperTranslator,
  prefix: string,
  now: readonly HeadAmount[],
  before: readonly HeadAmount[],
): ComparedLine[] {
  const findAmount = (all: readonly HeadAmount[], code: AccountCode): Cents =>
    all.find(({ head }) => head === code)?.amount ?? nil;
  const heads = (Object.keys(chart) as AccountCode[]).filter((code) =>
    [...now, ...before].some(({ head }) => head === code),
  );
  return heads.map((code) => {
    const { label } = chart[code];
    return {
      kind: 'line',
      id: `${prefix} ${code}`,
      words: say(label),
      amounts: [findAmount(now, code), findAmount(before, code)],
    };
  });
}

/** Kept income of a year is apart from its capital: what the trust earned itself, less what vested of it. */
const computeKeptIncome = ({ capital }: TrustYear): Cents => minus(capital.ownNet, capital.vested.income);
const computeCapitalChange = (year: TrustYear): Cents =>
  minus(minus(year.capital.closing, year.capital.opening), computeKeptIncome(year));

/** The year beside the one before it: income, expenditure, what there was at its end, and capital and income apart. */
export function buildComparison(now: TrustYear, before: TrustYear, say: PaperTranslator): PaperPart {
  const pair = (kind: PaperRow['kind'], id: string, words: string, read: (year: TrustYear) => Cents): ComparedLine => ({
    kind,
    id,
    words: say(words),
    amounts: [read(now), read(before)],
  });
  const group = (words: string): PaperRow => ({ kind: 'group', cells: [say(words), null, null] });
  const toRow = ({ kind, id, words, amounts }: ComparedLine): PaperRow => ({
    kind,
    cells: [
      words,
      ...amounts.map((cents, place) => ({
        id: `comparison ${id} ${place}`,
        cents,
        shown: formatAccountAmount(cents),
      })),
    ],
  });
  const rows: PaperRow[] = [
    group('Income'),
    ...compareHeads(say, 'income', now.whole.income, before.whole.income).map(toRow),
    toRow(pair('total', 'income', 'Income together', ({ whole }) => whole.incomeTotal)),
    group('Expenditure'),
    ...compareHeads(say, 'expenses', now.whole.expenses, before.whole.expenses).map(toRow),
    toRow(pair('total', 'expenses', 'Total expenditure', ({ whole }) => whole.expensesTotal)),
    toRow(pair('total', 'net', 'Income less expenditure', ({ whole }) => whole.net)),
    group('At the end of the year'),
    toRow(pair('line', 'assets', 'Assets together', ({ statement }) => statement.assetsTotal)),
    toRow(pair('line', 'debts', 'Total liabilities', ({ statement }) => statement.debtsTotal)),
    toRow(pair('line', 'owed', 'Total beneficiaries’ accounts', ({ statement }) => statement.owedToBeneficiaries)),
    toRow(pair('total', 'capital', 'Capital of the trust', ({ statement }) => statement.capital)),
    group('Income and capital apart'),
    toRow(pair('line', 'opening', 'Capital of the trust at the beginning', ({ capital }) => capital.opening)),
    toRow(pair('line', 'kept', 'Income of the year that the trust kept', computeKeptIncome)),
    toRow(pair('line', 'change', 'Capital received, gains, debts and capital that vested', computeCapitalChange)),
    toRow(
      pair('total', 'closing', 'Capital of the trust at the end', (year) =>
        sum([year.capital.opening, plus(computeKeptIncome(year), computeCapitalChange(year))]),
      ),
    ),
  ];
  return {
    title: say('This year and the year before'),
    newPage: false,
    blocks: [
      {
        kind: 'table',
        about: say('This year and the year before'),
        ruled: false,
        columns: [
          { kind: 'words', title: say('Description') },
          { kind: 'amount', title: say('Year ending {day}', { day: now.year.to }) },
          { kind: 'amount', title: say('Year ending {day}', { day: before.year.to }), isBeside: true },
        ],
        rows,
      },
    ],
  };
}
