import { isAmount, type Cell, type Column, type Row, type Table } from '../../tree/paper';
import type { Page } from '../file/page';
import type { Tag } from '../file/tags';
import { type Bit, bitsOf, type Style } from '../type/lines';
import { columnsOf } from './columns';
import { drawRow, type GridCell, heightOfRow, rowSlabs } from './grid';
import { black, blockGap, grey, ruleGrey, tableLeading } from './measures';
import { blockOf, type Side, type Slab } from './slab';

const sides: Readonly<Record<Column['kind'], Side>> = {
  number: 'right',
  words: 'left',
  voucher: 'left',
  day: 'left',
  amount: 'right',
};
const inset = { x: 5, y: 3.2, aboveGroup: 9 };
/** A table whose columns find no room in the size of the paper is set in a smaller one. */
const sizes = [10, 9, 8, 7, 6] as const;

interface Styles {
  readonly line: Style;
  readonly strong: Style;
  readonly note: Style;
  readonly head: Style;
}

const stylesOf = (size: number): Styles => ({
  line: { dress: 'regular', size, colour: black },
  strong: { dress: 'bold', size, colour: black },
  note: { dress: 'regular', size: 0.9 * size, colour: grey },
  head: { dress: 'semibold', size: 0.85 * size, colour: grey },
});

function styleOf(kind: Row['kind'], styles: Styles): Style {
  if (kind === 'group' || kind === 'total') return styles.strong;
  return kind === 'note' ? styles.note : styles.line;
}

function wordsOf(cell: Cell, style: Style): Bit[] {
  if (cell === null) return [];
  if (!isAmount(cell)) return bitsOf([{ text: cell, style }]);
  const shown = { text: cell.shown, style };
  if (!cell.marked) return bitsOf([shown]);
  return bitsOf([shown, { text: '†', style: { ...style, size: 0.6 * style.size, raised: 0.35 * style.size } }]);
}

interface Set {
  readonly styles: Styles;
  readonly heads: readonly (readonly Bit[])[];
  readonly rows: readonly (readonly (readonly Bit[])[])[];
  readonly widths: readonly number[];
}

/** The largest size in which the columns find room. */
function setIn(table: Table, room: number): Set {
  let made: Set | undefined;
  for (const size of sizes) {
    const styles = stylesOf(size);
    const heads = table.columns.map((column) => bitsOf([{ text: column.title, style: styles.head }]));
    const rows = table.rows.map((row) => row.cells.map((cell) => wordsOf(cell, styleOf(row.kind, styles))));
    const kinds = table.columns.map((column) => column.kind);
    const { widths, fits } = columnsOf(kinds, heads, rows, room, inset.x);
    made = { styles, heads, rows, widths };
    if (fits) break;
  }
  return made!;
}

/** The head of every column, seen again on each page and read out once. */
function headOf(table: Table, set: Set, edges: readonly number[], row: Tag): GridCell[] {
  return set.heads.map((words, index) => ({
    tag: row.holds('TH', '/A << /O /Table /Scope /Column >> '),
    block: blockOf(words, set.widths[index]! - 2 * inset.x, set.styles.head, tableLeading),
    x: edges[index]!,
    width: set.widths[index]!,
    side: sides[table.columns[index]!.kind],
    inset: { x: inset.x, top: inset.y, bottom: inset.y },
    atFoot: true,
  }));
}

const upright = (page: Page, edges: readonly number[], top: number, height: number): void => {
  for (const x of edges) page.rule([x, top], [x, top + height], 0.4, ruleGrey);
};

function ruleRow(page: Page, table: Table, row: Row, edges: readonly number[], top: number, height: number): void {
  if (table.ruled) upright(page, edges, top, height);
  if (row.kind !== 'subtotal' && row.kind !== 'total') return;
  for (const [index, { kind }] of table.columns.entries()) {
    if (kind !== 'amount') continue;
    const [from, end] = [edges[index]!, edges[index + 1]!];
    page.rule([from, top], [end, top], 0.5, 0);
    if (row.kind === 'total') page.rule([from, top + height], [end, top + height], 1.2, 0);
  }
}

export function tableSlabs(table: Table, parent: Tag, x: number, room: number): Slab[] {
  const tag = parent.holds('Table');
  const set = setIn(table, room);
  const edges = [x];
  for (const width of set.widths) edges.push(edges.at(-1)! + width);
  const head = headOf(table, set, edges, tag.holds('TR'));
  const height = heightOfRow(head);
  const underline = (page: Page, top: number): void => {
    if (table.ruled) upright(page, edges, top, height);
    page.rule([edges[0]!, top + height], [edges.at(-1)!, top + height], 0.8, 0);
  };
  const again = {
    height,
    draw: (page: Page, top: number): void => {
      page.aside(() => drawRow(page, head, top, height));
      underline(page, top);
    },
  };
  const underneath = (page: Page, foot: number): void =>
    page.rule([edges[0]!, foot], [edges.at(-1)!, foot], 0.4, ruleGrey);
  const rows = table.rows.flatMap((row, at) => {
    const rowTag = tag.holds('TR');
    const style = styleOf(row.kind, set.styles);
    const cells = set.rows[at]!.map((words, index) => ({
      tag: rowTag.holds('TD'),
      block: blockOf(words, set.widths[index]! - 2 * inset.x, style, tableLeading),
      x: edges[index]!,
      width: set.widths[index]!,
      side: sides[table.columns[index]!.kind],
      inset: { x: inset.x, top: row.kind === 'group' ? inset.aboveGroup : inset.y, bottom: inset.y },
    }));
    const isLast = at === table.rows.length - 1;
    return rowSlabs(cells, {
      above: 0,
      below: isLast ? blockGap : 0,
      // A group's name stands with the first of its lines, and a sum with the line before it.
      joined: !isLast && (row.kind === 'group' || ['subtotal', 'total'].includes(table.rows[at + 1]!.kind)),
      head: again,
      ruling: (page, top, height) => {
        ruleRow(page, table, row, edges, top, height);
        if (isLast && table.ruled) underneath(page, top + height);
      },
      end: table.ruled && !isLast ? underneath : undefined,
    });
  });
  const first: Slab = {
    height,
    above: blockGap,
    below: rows.length === 0 ? blockGap : 0,
    joined: true,
    draw: (page, top) => {
      drawRow(page, head, top, height);
      underline(page, top);
    },
  };
  return [first, ...rows];
}
