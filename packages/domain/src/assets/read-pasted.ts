import { readCsvPage } from '../csv/read-csv';
import { parseAmount } from '../formats/parse-amount';
import { isRefused, type Refusal, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type AssetKind, assetKindNames, assetKinds, findUsualClass } from './asset-kind';
import { readShare } from './read-fraction';

/** What a pasted sheet may tell of an asset. Without a heading the columns are taken in this order. */
export const pastedColumns = ['name', 'kind', 'valuationAmount', 'share', 'voucher', 'location'] as const;
export type PastedColumn = (typeof pastedColumns)[number];

/** Headings as people write them, in both languages. */
const headings: Readonly<Record<PastedColumn, readonly string[]>> = {
  name: ['description', 'asset', 'name', 'beskrywing', 'bate', 'naam'],
  kind: ['kind', 'type', 'class', 'soort', 'tipe'],
  valuationAmount: ['value', 'amount', 'valuation', 'waarde', 'bedrag', 'waardasie'],
  share: ['share', 'aandeel', 'deel'],
  voucher: ['voucher', 'voucher no', 'bewysstuk'],
  location: ['where', 'where it is', 'location', 'address', 'plek', 'ligging', 'adres'],
};

/** Words people use for a kind beside its own name. */
const kindSynonyms: Readonly<Record<AssetKind, readonly string[]>> = {
  immovable: [
    'immovable',
    'property',
    'house',
    'land',
    'farm',
    'onroerend',
    'onroerende eiendom',
    'huis',
    'plaas',
    'erf',
  ],
  vehicle: ['vehicle', 'car', 'motor', 'bakkie', 'voertuig'],
  movable: ['movable', 'furniture', 'household', 'roerend', 'meubels'],
  cash: ['cash', 'bank', 'bank account', 'account', 'kontant', 'bankrekening'],
  investment: ['investment', 'shares', 'unit trust', 'belegging', 'aandele'],
  policy: ['policy', 'insurance', 'pension', 'polis', 'pensioen'],
  business: ['business', 'company', 'close corporation', 'besigheid', 'maatskappy'],
  claim: ['claim', 'loan', 'debtor', 'vordering', 'lening'],
  limitedInterest: ['usufruct', 'limited interest', 'vruggebruik'],
  foreign: ['foreign', 'abroad', 'buiteland'],
};

/** Without the full stop or colon that people put behind a word; more than a few are not meant. */
const normaliseWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.:]{1,3}$/, '');
export const findAssetKind = (text: string): AssetKind | undefined => {
  const word = normaliseWord(text);
  return assetKindNames.find(
    (kind) => kindSynonyms[kind].includes(word) || assetKinds[kind].label.toLowerCase() === word,
  );
};

export const refuseUnknownKind = (text: string): RefusalError =>
  refuse(
    'kind',
    message("'{text}' is not a kind of asset. Examples: {examples}.", {
      text,
      examples: 'house, car, bank, shares, policy',
    }),
  );

export interface PastedRow {
  /** The line of the sheet it stands on, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<PastedColumn, string>>>;
  /** What is sent, where nothing is wrong. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Partial<Record<PastedColumn, Refusal>>>;
}
export interface PastedTable {
  readonly columns: readonly PastedColumn[];
  readonly rows: readonly PastedRow[];
}

function findColumns(cells: readonly string[]): readonly (PastedColumn | undefined)[] | undefined {
  const found = cells.map((cell) => pastedColumns.find((column) => headings[column].includes(normaliseWord(cell))));
  return found.includes('name') ? found : undefined;
}

function readRow(line: number, cells: PastedRow['cells']): PastedRow {
  const faults: Partial<Record<PastedColumn, Refusal>> = {};
  const noteFault = (column: PastedColumn, outcome: unknown): boolean => {
    if (!isRefused(outcome)) return false;
    faults[column] = outcome.refusals[0]!;
    return true;
  };
  const name = (cells.name ?? '').trim();
  if (name === '') noteFault('name', refuse('name', 'Enter a description.'));
  const kind = cells.kind ? findAssetKind(cells.kind) : 'movable';
  if (!kind) {
    noteFault('kind', refuseUnknownKind(cells.kind ?? ''));
  }
  const amount = cells.valuationAmount?.trim() ? parseAmount(cells.valuationAmount, 'valuationAmount') : null;
  const isWrong = noteFault('valuationAmount', amount);
  if (!isWrong && typeof amount === 'number' && amount < 0) {
    noteFault('valuationAmount', refuse('valuationAmount', 'Enter an amount of 0 or more.'));
  }
  const share = cells.share?.trim() ? readShare(cells.share, 'share') : null;
  if (!noteFault('share', share) && share && !isRefused(share) && (share.n <= 0n || share.n > share.d)) {
    noteFault('share', refuse('share', 'Enter the share the estate owns, above 0 and at most 1.'));
  }
  const known = kind ?? 'movable';
  return {
    line,
    cells,
    faults,
    values: {
      name,
      kind: known,
      class: findUsualClass(known),
      treatment: assetKinds[known].treatment,
      valuationAmount: typeof amount === 'number' ? amount / 100 : null,
      share: cells.share?.trim() || null,
      voucher: cells.voucher?.trim() || null,
      location: cells.location?.trim() || null,
    },
  };
}

/** Rows copied from a spreadsheet, each cell read; what cannot be read is told where it stands. */
export function readPasted(text: string): PastedTable {
  const page = readCsvPage(text, { separator: '\t', place: { at: 0, line: 1 } });
  const lines = isRefused(page) ? [] : page.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const named = lines[0] && findColumns(lines[0].cells);
  const columns: readonly (PastedColumn | undefined)[] = named ?? pastedColumns;
  const rows = (named ? lines.slice(1) : lines).map(({ line, cells }) =>
    readRow(line, Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])))),
  );
  return { columns: columns.filter((column) => column !== undefined), rows };
}
