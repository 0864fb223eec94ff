import writeExcelFile from 'write-excel-file/node';
import { type PaperBlock, type PaperCell, type PaperColumn, isAmount, type Paper, type PaperRow } from '../tree/paper';
import { finishSheets, type FormulaResults } from './finish-sheets';
import { toColumnLetter, formatFormula, type FormulaPlaces, nameSheets } from './formulas';

export const moneyFormat = '#,##0.00;(#,##0.00)';
/** A figure set by hand carries its sign, and is still a number. */
const markedFormat = '#,##0.00"†";(#,##0.00)"†"';
/** Named, or a reader chooses one for the plain cells and another for the bold ones. */
const font = { fontFamily: 'Calibri', fontSize: 11 };
const widths: Readonly<Record<PaperColumn['kind'], number>> = {
  number: 6,
  words: 64,
  voucher: 12,
  day: 12,
  amount: 18,
};

type ExcelLine = {
  readonly cells: readonly PaperCell[];
  readonly kind: PaperRow['kind'] | 'title' | 'head' | 'plain';
  /** Its words take all columns from the second: a certificate is no entry of a table. */
  readonly isAcross?: true;
  /** The columns below a heading, which stands over their amounts. */
  readonly over?: readonly PaperColumn[];
};

const lineToSign = '_'.repeat(40);

/** What a block is in rows of cells. */
function toSheetLines(block: PaperBlock): ExcelLine[] {
  switch (block.kind) {
    case 'heading':
      return [
        { kind: 'plain', cells: [] },
        { kind: 'title', cells: [null, block.text], isAcross: true },
      ];
    case 'paragraph':
      return [{ kind: 'plain', cells: [null, block.text.map(({ text }) => text).join('')], isAcross: true }];
    case 'items':
      return block.rows.map(({ mark, text }) => ({
        kind: 'plain',
        cells: [mark, text.map((run) => run.text).join('')],
        isAcross: true,
      }));
    case 'form':
      return block.rows.map(({ number, label, value }) => ({
        kind: 'plain',
        cells: [number || null, `${label}: ${value}`],
        isAcross: true,
      }));
    case 'facts':
      return block.rows.map(({ label, value }) => ({
        kind: 'plain',
        cells: [null, `${label}: ${value}`],
        isAcross: true,
      }));
    case 'table':
      return [{ kind: 'head', cells: block.columns.map(({ title }) => title), over: block.columns }, ...block.rows];
    case 'signatures':
      return [
        { kind: 'plain', cells: [] },
        { kind: 'plain', cells: [null, block.at], isAcross: true },
        ...block.places.flatMap(({ who, about }): ExcelLine[] => [
          { kind: 'plain', cells: [] },
          { kind: 'plain', cells: [null, lineToSign], isAcross: true },
          { kind: 'plain', cells: [null, about === '' ? who : `${who} (${about})`], isAcross: true },
        ]),
      ];
  }
}

interface ExcelSheet {
  readonly name: string;
  readonly lines: readonly ExcelLine[];
  readonly columns: readonly PaperColumn['kind'][];
}

/** Who it is from and that it is a draft, where the workbook opens; every sheet says the second again when printed. */
const toHeadLines = ({ letterhead, mark }: Paper): ExcelLine[] => [
  ...(letterhead ? [letterhead.name, ...letterhead.lines] : []).map((text, at): ExcelLine => ({
    kind: at === 0 ? 'title' : 'plain',
    cells: [null, text],
    isAcross: true,
  })),
  ...(mark ? [{ kind: 'title' as const, cells: [null, mark], isAcross: true as const }] : []),
];

function toSheets(paper: Paper): ExcelSheet[] {
  const names = nameSheets(paper);
  return paper.parts.map(({ title, blocks }, index) => {
    const tables = blocks.filter((block) => block.kind === 'table');
    const widest = tables.reduce<readonly PaperColumn[]>(
      (most, { columns }) => (columns.length > most.length ? columns : most),
      [],
    );
    return {
      name: names[index]!,
      lines: [
        ...(index === 0 ? toHeadLines(paper) : []),
        { kind: 'title', cells: [null, title || paper.title], isAcross: true },
        ...blocks.flatMap(toSheetLines),
      ],
      columns: widest.length > 0 ? widest.map(({ kind }) => kind) : ['number', 'words'],
    };
  });
}

function listFormulaPlaces(sheets: readonly ExcelSheet[]): FormulaPlaces {
  const places = new Map<string, { sheet: string; cell: string }>();
  for (const { name, lines } of sheets) {
    for (const [row, { cells }] of lines.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (isAmount(cell) && cell.id !== undefined)
          places.set(cell.id, { sheet: name, cell: `${toColumnLetter(column)}${row + 1}` });
      }
    }
  }
  return places;
}

/** What every amount comes to, whether it is computed or captured. */
const listResults = (sheets: readonly ExcelSheet[]): FormulaResults =>
  sheets.map(
    ({ lines }) =>
      new Map(
        lines.flatMap(({ cells }, row) =>
          cells.flatMap((cell, column) =>
            isAmount(cell) ? [[`${toColumnLetter(column)}${row + 1}`, cell.cents / 100] as const] : [],
          ),
        ),
      ),
  );

const pointsPerLine = 15;
/** How many signs a line of a column holds: a little less than it is wide, as words are not broken. */
const countSigns = (width: number): number => Math.max(4, Math.floor(width * 0.92));

/**
 * How tall a row is. A spreadsheet leaves that to whoever opens it, and none of them does it for words across several
 * columns: without it a long description or a certificate is cut off.
 */
function computeRowHeight({ cells, isAcross }: ExcelLine, columns: readonly PaperColumn['kind'][]): number {
  const across = columns.slice(1).reduce((together, kind) => together + widths[kind], 0);
  const lines = cells.map((cell, column) => {
    if (typeof cell !== 'string') return 1;
    const room = countSigns(isAcross && column === 1 ? across : widths[columns[column] ?? 'words']);
    return cell.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / room)), 0);
  });
  return pointsPerLine * Math.max(1, ...lines);
}

function toSheetCell(
  cell: PaperCell,
  line: ExcelLine,
  column: number,
  { name: sheet, columns }: ExcelSheet,
  places: FormulaPlaces,
) {
  const { kind, over, isAcross } = line;
  if (cell === null || cell === '') return null;
  const isStrong = kind === 'title' || kind === 'head' || kind === 'group' || kind === 'total';
  const dress = { alignVertical: 'top' as const, ...(isStrong && { fontWeight: 'bold' as const }) };
  // Text stays text: an asset that begins with '=' is an asset.
  if (!isAmount(cell)) {
    const side = over?.[column]?.kind === 'amount' ? { align: 'right' as const } : {};
    const height = computeRowHeight(line, columns);
    const tall = height > pointsPerLine ? { height } : {};
    const across = isAcross && column === 1 && columns.length > 2 ? { columnSpan: columns.length - 1 } : {};
    return { value: cell, type: String, wrap: true, ...side, ...dress, ...tall, ...across };
  }
  const lines =
    kind === 'subtotal'
      ? { topBorderStyle: 'thin' as const }
      : kind === 'total'
        ? { topBorderStyle: 'thin' as const, bottomBorderStyle: 'double' as const }
        : {};
  const formula = formatFormula(cell, sheet, places);
  const format = cell.marked ? markedFormat : moneyFormat;
  return formula
    ? { value: formula, type: 'Formula' as const, format, ...dress, ...lines }
    : { value: cell.cents / 100, type: Number, format, ...dress, ...lines };
}

const fillAcross = ({ cells, isAcross }: ExcelLine, { columns }: ExcelSheet): readonly PaperCell[] =>
  isAcross ? [...cells, ...Array<PaperCell>(Math.max(0, columns.length - cells.length)).fill(null)] : cells;

/** A workbook, a sheet for each part, in which totals are formulas: an examiner can compute the account again. */
export async function toExcel(paper: Paper): Promise<Buffer> {
  const sheets = toSheets(paper);
  const places = listFormulaPlaces(sheets);
  const drawn = sheets.map((sheet) => ({
    sheet: sheet.name,
    data: sheet.lines.map((line) =>
      // Words across several columns need a cell for each of them.
      fillAcross(line, sheet).map((cell, column) => toSheetCell(cell, line, column, sheet, places)),
    ),
    columns: sheet.columns.map((kind) => ({ width: widths[kind] })),
  }));
  return writeExcelFile(drawn, { ...font, features: [finishSheets(listResults(sheets), paper)] }).toBuffer();
}
