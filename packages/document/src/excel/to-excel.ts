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
  /** The columns below a heading, which stands over their amounts. */
  readonly over?: readonly PaperColumn[];
};

/** What a block is in rows of cells. */
function toSheetLines(block: PaperBlock): ExcelLine[] {
  switch (block.kind) {
    case 'heading':
      return [
        { kind: 'plain', cells: [] },
        { kind: 'title', cells: [null, block.text] },
      ];
    case 'paragraph':
      return [{ kind: 'plain', cells: [null, block.text.map(({ text }) => text).join('')] }];
    case 'items':
      return block.rows.map(({ mark, text }) => ({
        kind: 'plain',
        cells: [mark, text.map((run) => run.text).join('')],
      }));
    case 'form':
      return block.rows.map(({ number, label, value }) => ({
        kind: 'plain',
        cells: [number || null, `${label}: ${value}`],
      }));
    case 'facts':
      return block.rows.map(({ label, value }) => ({ kind: 'plain', cells: [null, `${label}: ${value}`] }));
    case 'table':
      return [{ kind: 'head', cells: block.columns.map(({ title }) => title), over: block.columns }, ...block.rows];
    case 'signatures':
      return [
        { kind: 'plain', cells: [] },
        { kind: 'plain', cells: [null, block.at] },
        ...block.places.map(({ who, about }): ExcelLine => ({ kind: 'plain', cells: [null, `${who} (${about})`] })),
      ];
  }
}

interface ExcelSheet {
  readonly name: string;
  readonly lines: readonly ExcelLine[];
  readonly columns: readonly PaperColumn['kind'][];
}

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
      lines: [{ kind: 'title', cells: [null, title || paper.title] }, ...blocks.flatMap(toSheetLines)],
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

function toSheetCell(cell: PaperCell, { kind, over }: ExcelLine, column: number, sheet: string, places: FormulaPlaces) {
  if (cell === null || cell === '') return null;
  const isStrong = kind === 'title' || kind === 'head' || kind === 'group' || kind === 'total';
  const dress = { alignVertical: 'top' as const, ...(isStrong && { fontWeight: 'bold' as const }) };
  // Text stays text: an asset that begins with '=' is an asset.
  if (!isAmount(cell)) {
    const side = over?.[column]?.kind === 'amount' ? { align: 'right' as const } : {};
    return { value: cell, type: String, wrap: true, ...side, ...dress };
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

/** A workbook, a sheet for each part, in which totals are formulas: an examiner can compute the account again. */
export async function toExcel(paper: Paper): Promise<Buffer> {
  const sheets = toSheets(paper);
  const places = listFormulaPlaces(sheets);
  const drawn = sheets.map(({ name, lines, columns }) => ({
    sheet: name,
    data: lines.map((line) => line.cells.map((cell, column) => toSheetCell(cell, line, column, name, places))),
    columns: columns.map((kind) => ({ width: widths[kind] })),
  }));
  return writeExcelFile(drawn, { ...font, features: [finishSheets(listResults(sheets))] }).toBuffer();
}
