import { readCsvPage } from '../csv/read-csv';
import { parseAmount } from '../formats/parse-amount';
import { isRefused, type Refusal, refuse } from '../law/refusal';
import { message } from '../law/message';

/** What a pasted sheet may say of a claim. Without a heading the columns are taken in this order. */
export const pastedClaimColumns = [
  'creditor',
  'amount',
  'claimType',
  'securedOn',
  'securityValue',
  'reliesSolely',
  'preferentFor',
  'reference',
  'vouchers',
  'email',
  'accountNumber',
  'branchCode',
] as const;
export type PastedClaimColumn = (typeof pastedClaimColumns)[number];

/** Headings as people write them, in both languages. */
const headings: Readonly<Record<PastedClaimColumn, readonly string[]>> = {
  creditor: ['creditor', 'name', 'creditor name', 'name of creditor', 'skuldeiser', 'naam'],
  amount: ['amount', 'claim', 'amount claimed', 'amount of claim', 'bedrag', 'eis', 'vordering'],
  claimType: ['nature', 'type', 'type of claim', 'rank', 'aard', 'tipe', 'soort'],
  securedOn: ['security', 'secured on', 'asset', 'sekuriteit', 'bate'],
  securityValue: ['value of security', 'security value', 'valuation', 'waarde van sekuriteit', 'waardasie'],
  reliesSolely: ['relies on security', 'relies', 'reliance', 'steun op sekuriteit', 'steun'],
  preferentFor: ['preferent for', 'preference', 'category', 'preferent vir', 'kategorie'],
  reference: ['reference', 'ref', 'account reference', 'verwysing', 'verw'],
  vouchers: ['vouchers', 'voucher', 'voucher no', 'bewysstukke', 'bewysstuk'],
  email: ['email', 'e-mail', 'epos', 'e-pos'],
  accountNumber: ['account number', 'bank account', 'account no', 'rekeningnommer', 'bankrekening'],
  branchCode: ['branch code', 'branch', 'takkode', 'tak'],
};

const typeWords: readonly (readonly [type: number, words: readonly string[]])[] = [
  [1, ['secured', 'versekerd', 'versekerde', 's']],
  [2, ['preferent', 'preferential', 'preferente', 'p']],
  [3, ['concurrent', 'unsecured', 'konkurrent', 'konkurrente', 'k', 'c']],
  [4, ['conditional', 'contingent', 'voorwaardelik', 'voorwaardelike']],
  [5, ['prescribed', 'verjaar', 'verjaarde']],
];
const yesWords = ['yes', 'y', 'true', '1', 'x', 'ja', 'j'];
const noWords = ['', 'no', 'n', 'false', '0', 'nee', '-'];

export interface PastedClaimLookups {
  /** The assets of the matter, by name. */
  readonly assets: readonly { readonly id: number; readonly name: string }[];
  /** Why a claim is preferent, with the words of each in the languages it may be written in. */
  readonly categories: readonly { readonly id: number; readonly labels: readonly string[] }[];
}
export interface PastedClaimRow {
  /** The line of the sheet, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<PastedClaimColumn, string>>>;
  /** What is sent, where nothing is wrong. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Partial<Record<PastedClaimColumn, Refusal>>>;
}
export interface PastedClaims {
  readonly columns: readonly PastedClaimColumn[];
  readonly rows: readonly PastedClaimRow[];
}

const normaliseWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.:]{1,3}$/, '')
    .replace(/\s+/g, ' ');

function findColumns(cells: readonly string[]): readonly (PastedClaimColumn | undefined)[] | undefined {
  const found = cells.map((cell) =>
    pastedClaimColumns.find((column) => headings[column].includes(normaliseWord(cell))),
  );
  return found.includes('creditor') && found.includes('amount') ? found : undefined;
}

type LookUp = (word: string) => number | undefined;

function createRowReader(lookups: PastedClaimLookups) {
  const assets = new Map(lookups.assets.map(({ id, name }) => [normaliseWord(name), id]));
  const categories = new Map(
    lookups.categories.flatMap(({ id, labels }) => labels.map((label) => [normaliseWord(label), id] as const)),
  );
  const findAsset: LookUp = (word) => assets.get(normaliseWord(word));
  const findCategory: LookUp = (word) => categories.get(normaliseWord(word));
  const findType: LookUp = (word) => typeWords.find(([, words]) => words.includes(normaliseWord(word)))?.[0];

  return (line: number, cells: PastedClaimRow['cells']): PastedClaimRow => {
    const faults: Partial<Record<PastedClaimColumn, Refusal>> = {};
    const noteFault = (column: PastedClaimColumn, outcome: unknown): boolean => {
      if (!isRefused(outcome)) return false;
      faults[column] ??= outcome.refusals[0]!;
      return true;
    };
    const readCell = (column: PastedClaimColumn): string => (cells[column] ?? '').trim();
    const readMoney = (column: 'amount' | 'securityValue'): number | null => {
      const text = readCell(column);
      const amount = text === '' ? null : parseAmount(text, column);
      if (noteFault(column, amount) || amount === null || typeof amount !== 'number') return null;
      if (amount < 0) noteFault(column, refuse(column, 'Enter an amount of 0 or more.'));
      return amount / 100;
    };
    const creditor = readCell('creditor');
    if (creditor === '') noteFault('creditor', refuse('creditor', 'Enter the name of the creditor.'));
    const amount = readMoney('amount');
    if (!faults.amount && (amount ?? 0) <= 0) {
      noteFault('amount', refuse('amount', 'Enter what is claimed. It must be more than 0.'));
    }
    const asset = readCell('securedOn');
    const assetId = asset === '' ? undefined : findAsset(asset);
    if (asset !== '' && assetId === undefined) {
      noteFault(
        'securedOn',
        refuse(
          'securedOn',
          message("No asset in the matter is called '{text}'. Add it on the Assets tab first.", { text: asset }),
        ),
      );
    }
    const category = readCell('preferentFor');
    const categoryId = category === '' ? undefined : findCategory(category);
    if (category !== '' && categoryId === undefined) {
      noteFault(
        'preferentFor',
        refuse('preferentFor', message("'{text}' is not a preference. Use the words of the list.", { text: category })),
      );
    }
    // A security or a preference says what the claim is where its own cell does not.
    const ownType = readCell('claimType');
    const type = ownType === '' ? (asset !== '' ? 1 : category !== '' ? 2 : 3) : findType(ownType);
    if (type === undefined) {
      noteFault(
        'claimType',
        refuse(
          'claimType',
          message("'{text}' is not a type of claim. Write secured, preferent, concurrent or conditional.", {
            text: ownType,
          }),
        ),
      );
    }
    if (type === 1 && asset === '')
      noteFault('securedOn', refuse('securedOn', 'Choose the asset that secures the claim.'));
    if (type === 2 && category === '')
      noteFault('preferentFor', refuse('preferentFor', 'Choose why the claim is preferent.'));
    const relies = normaliseWord(readCell('reliesSolely'));
    if (![...yesWords, ...noWords].includes(relies)) {
      noteFault('reliesSolely', refuse('reliesSolely', 'Write yes or no.'));
    }
    const securityValue = readMoney('securityValue');
    return {
      line,
      cells,
      faults,
      values: {
        creditor: {
          name: creditor,
          email: readCell('email') || null,
          accountNumber: readCell('accountNumber') || null,
          branchCode: readCell('branchCode') || null,
        },
        amount: amount ?? 0,
        claimTypeID: type ?? 3,
        preferentClaimCategoryID: categoryId ?? null,
        securedBy: assetId === undefined ? [] : [{ assetID: assetId, rank: 1 }],
        securityValue,
        reliesSolely: yesWords.includes(relies),
        reference: readCell('reference') || null,
        vouchers: readCell('vouchers') || null,
      },
    };
  };
}

/** Claims copied from a spreadsheet, each cell read; what cannot be read is said where it is. */
export function readPastedClaims(text: string, lookups: PastedClaimLookups): PastedClaims {
  const page = readCsvPage(text, { separator: '\t', place: { at: 0, line: 1 } });
  const lines = isRefused(page) ? [] : page.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const named = lines[0] && findColumns(lines[0].cells);
  const columns: readonly (PastedClaimColumn | undefined)[] = named ?? pastedClaimColumns;
  const readRow = createRowReader(lookups);
  const rows = (named ? lines.slice(1) : lines).map(({ line, cells }) =>
    readRow(line, Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])))),
  );
  const given = named ? columns : columns.filter((column) => column && rows.some(({ cells }) => cells[column]));
  return { columns: given.filter((column) => column !== undefined), rows };
}
