import { isAmount, type PaperCell, type PaperColumn, type PaperRow, type PaperTable } from '../../tree/paper';
import type { PdfPage } from '../file/page';
import type { StructureTag } from '../file/tags';
import { type TextBit, toBits, type TextStyleSpec } from '../type/lines';
import { layOutColumns } from './columns';
import { drawRow, type GridCell, computeRowHeight, toRowSlabs } from './grid';
import { black, blockGap, grey, ruleGrey, tableLeading } from './measures';
import { setBlock, type TextSide, type Slab } from './slab';

const sides: Readonly<Record<PaperColumn['kind'], TextSide>> = {
  number: 'right',
  words: 'left',
  voucher: 'left',
  day: 'left',
  amount: 'right',
};
const inset = { x: 5, y: 3.2, aboveGroup: 9 };
/** A table whose columns find no room in the size of the paper is set in a smaller one. */
const sizes = [10, 9, 8, 7, 6] as const;

interface TableStyles {
  readonly line: TextStyleSpec;
  readonly strong: TextStyleSpec;
  readonly note: TextStyleSpec;
  readonly head: TextStyleSpec;
}

const createTableStyles = (size: number): TableStyles => ({
  line: { dress: 'regular', size, colour: black },
  strong: { dress: 'bold', size, colour: black },
  note: { dress: 'regular', size: 0.9 * size, colour: grey },
  head: { dress: 'semibold', size: 0.85 * size, colour: grey },
});

function chooseRowStyle(kind: PaperRow['kind'], styles: TableStyles): TextStyleSpec {
  if (kind === 'group' || kind === 'total') return styles.strong;
  return kind === 'note' ? styles.note : styles.line;
}

function toCellBits(cell: PaperCell, style: TextStyleSpec): TextBit[] {
  if (cell === null) return [];
  if (!isAmount(cell)) return toBits([{ text: cell, style }]);
  const shown = { text: cell.shown, style };
  if (!cell.marked) return toBits([shown]);
  return toBits([shown, { text: '†', style: { ...style, size: 0.6 * style.size, raised: 0.35 * style.size } }]);
}

interface SetTable {
  readonly styles: TableStyles;
  readonly heads: readonly (readonly TextBit[])[];
  readonly rows: readonly (readonly (readonly TextBit[])[])[];
  readonly widths: readonly number[];
}

/** The largest size in which the columns find room. */
function setTable(table: PaperTable, room: number): SetTable {
  let made: SetTable | undefined;
  for (const size of sizes) {
    const styles = createTableStyles(size);
    const heads = table.columns.map((column) => toBits([{ text: column.title, style: styles.head }]));
    const rows = table.rows.map((row) => row.cells.map((cell) => toCellBits(cell, chooseRowStyle(row.kind, styles))));
    const kinds = table.columns.map((column) => column.kind);
    const { widths, fits } = layOutColumns(kinds, heads, rows, room, inset.x);
    made = { styles, heads, rows, widths };
    if (fits) break;
  }
  return made!;
}

/** The head of every column, seen again on each page and read out once. */
function createTableHead(table: PaperTable, set: SetTable, edges: readonly number[], row: StructureTag): GridCell[] {
  return set.heads.map((words, index) => ({
    tag: row.holds('TH', '/A << /O /Table /Scope /Column >> '),
    block: setBlock(words, set.widths[index]! - 2 * inset.x, set.styles.head, tableLeading),
    x: edges[index]!,
    width: set.widths[index]!,
    side: sides[table.columns[index]!.kind],
    inset: { x: inset.x, top: inset.y, bottom: inset.y },
    atFoot: true,
  }));
}

const drawUprights = (page: PdfPage, edges: readonly number[], top: number, height: number): void => {
  for (const x of edges) page.rule([x, top], [x, top + height], 0.4, ruleGrey);
};

function ruleRow(
  page: PdfPage,
  table: PaperTable,
  row: PaperRow,
  edges: readonly number[],
  top: number,
  height: number,
): void {
  if (table.ruled) drawUprights(page, edges, top, height);
  if (row.kind !== 'subtotal' && row.kind !== 'total') return;
  for (const [index, { kind }] of table.columns.entries()) {
    if (kind !== 'amount') continue;
    const [from, end] = [edges[index]!, edges[index + 1]!];
    page.rule([from, top], [end, top], 0.5, 0);
    if (row.kind === 'total') page.rule([from, top + height], [end, top + height], 1.2, 0);
  }
}

export function toTableSlabs(table: PaperTable, parent: StructureTag, x: number, room: number): Slab[] {
  const tag = parent.holds('Table');
  const set = setTable(table, room);
  const edges = [x];
  for (const width of set.widths) edges.push(edges.at(-1)! + width);
  const head = createTableHead(table, set, edges, tag.holds('TR'));
  const height = computeRowHeight(head);
  const drawUnderline = (page: PdfPage, top: number): void => {
    if (table.ruled) drawUprights(page, edges, top, height);
    page.rule([edges[0]!, top + height], [edges.at(-1)!, top + height], 0.8, 0);
  };
  const again = {
    height,
    draw: (page: PdfPage, top: number): void => {
      page.aside(() => drawRow(page, head, top, height));
      drawUnderline(page, top);
    },
  };
  const drawFootRule = (page: PdfPage, foot: number): void =>
    page.rule([edges[0]!, foot], [edges.at(-1)!, foot], 0.4, ruleGrey);
  const rows = table.rows.flatMap((row, at) => {
    const rowTag = tag.holds('TR');
    const style = chooseRowStyle(row.kind, set.styles);
    const cells = set.rows[at]!.map((words, index) => ({
      tag: rowTag.holds('TD'),
      block: setBlock(words, set.widths[index]! - 2 * inset.x, style, tableLeading),
      x: edges[index]!,
      width: set.widths[index]!,
      side: sides[table.columns[index]!.kind],
      inset: { x: inset.x, top: row.kind === 'group' ? inset.aboveGroup : inset.y, bottom: inset.y },
    }));
    const isLast = at === table.rows.length - 1;
    return toRowSlabs(cells, {
      above: 0,
      below: isLast ? blockGap : 0,
      // A group's name stands with the first of its lines, and a sum with the line before it.
      joined: !isLast && (row.kind === 'group' || ['subtotal', 'total'].includes(table.rows[at + 1]!.kind)),
      head: again,
      ruling: (page, top, height) => {
        ruleRow(page, table, row, edges, top, height);
        if (isLast && table.ruled) drawFootRule(page, top + height);
      },
      end: table.ruled && !isLast ? drawFootRule : undefined,
    });
  });
  const first: Slab = {
    height,
    above: blockGap,
    below: rows.length === 0 ? blockGap : 0,
    joined: true,
    draw: (page, top) => {
      drawRow(page, head, top, height);
      drawUnderline(page, top);
    },
  };
  return [first, ...rows];
}
