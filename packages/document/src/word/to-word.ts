import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type ITableCellBorders,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import {
  type Block,
  type Cell,
  type Column,
  type Facts,
  isAmount,
  type Paper,
  type Row,
  type Signatures,
} from '../tree/paper';
import type { Table as PaperTable } from '../tree/paper';

const font = 'Source Serif 4';
const grey = '5F5F5F';
/** An A4 page between its margins, in twentieths of a point. */
const pageWidth = 9_524;
const widths: Readonly<Record<Column['kind'], number>> = { number: 500, words: 0, voucher: 900, amount: 1_700 };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '999999' };
const strong = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const double = { style: BorderStyle.DOUBLE, size: 6, color: '000000' };

const text = (
  words: string,
  more: { bold?: boolean; italics?: boolean; color?: string; size?: number } = {},
): TextRun => new TextRun({ text: words, ...more });

const shownIn = (cell: Cell): string => (isAmount(cell) ? `${cell.shown}${cell.marked ? '†' : ''}` : (cell ?? ''));

/** Words take what the other columns leave. */
function columnWidths(columns: readonly Column[]): number[] {
  const fixed = columns.reduce((total, { kind }) => total + widths[kind], 0);
  const free = columns.filter(({ kind }) => kind === 'words').length || 1;
  return columns.map(({ kind }) => (kind === 'words' ? Math.floor((pageWidth - fixed) / free) : widths[kind]));
}

function bordersOf(row: Row['kind'] | 'head', column: Column['kind'], ruled: boolean): ITableCellBorders {
  const side = ruled ? thin : none;
  const ends = { left: side, right: side };
  if (row === 'head') return { ...ends, top: none, bottom: strong };
  if (column !== 'amount' || (row !== 'subtotal' && row !== 'total')) return { ...ends, top: none, bottom: none };
  return { ...ends, top: strong, bottom: row === 'total' ? double : none };
}

function tableOf({ columns, rows, ruled }: PaperTable): Table {
  const size = columnWidths(columns);
  const cell = (index: number, words: string, kind: Row['kind'] | 'head'): TableCell => {
    const column = columns[index]!;
    const isRight = column.kind === 'amount' || column.kind === 'number';
    const dress =
      kind === 'head'
        ? { bold: true, color: grey, size: 17 }
        : kind === 'note'
          ? { color: grey, size: 18 }
          : { bold: kind === 'group' || kind === 'total' };
    return new TableCell({
      width: { size: size[index]!, type: WidthType.DXA },
      borders: bordersOf(kind, column.kind, ruled),
      margins: { top: kind === 'group' ? 120 : 30, bottom: 30, left: 80, right: 80 },
      children: [
        new Paragraph({
          alignment: isRight ? AlignmentType.RIGHT : AlignmentType.LEFT,
          keepNext: kind === 'group',
          children: [text(words, dress)],
        }),
      ],
    });
  };
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: size,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(({ title }, n) => cell(n, title, 'head')),
      }),
      ...rows.map(
        ({ kind, cells }) =>
          new TableRow({ cantSplit: true, children: columns.map((_, n) => cell(n, shownIn(cells[n] ?? null), kind)) }),
      ),
    ],
  });
}

function factsOf({ rows }: Facts): Paragraph[] {
  return rows.map(
    ({ label, value }) =>
      new Paragraph({
        tabStops: [{ type: TabStopType.LEFT, position: 2_800 }],
        indent: { left: 2_800, hanging: 2_800 },
        spacing: { after: 60 },
        children: [text(label, { color: grey }), new TextRun({ children: [new Tab()] }), text(value)],
      }),
  );
}

function signaturesOf({ at, places }: Signatures): Paragraph[] {
  return [
    new Paragraph({ spacing: { before: 400, after: 600 }, keepNext: true, children: [text(at)] }),
    ...places.flatMap(({ who, about }) => [
      new Paragraph({
        spacing: { before: 500 },
        keepNext: true,
        border: { top: { ...strong, space: 4 } },
        indent: { right: Math.floor(pageWidth / 2) },
        children: [text(who)],
      }),
      new Paragraph({ children: [text(about, { color: grey, size: 18 })] }),
    ]),
  ];
}

function blockOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          keepNext: true,
          children: [text(block.text)],
        }),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          alignment: block.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
          spacing: { after: 140 },
          children: block.text.map(({ text: words, dress }) =>
            text(words, { bold: dress === 'strong', italics: dress === 'emphasis' }),
          ),
        }),
      ];
    case 'facts':
      return factsOf(block);
    case 'table':
      return [tableOf(block), new Paragraph({})];
    case 'signatures':
      return signaturesOf(block);
  }
}

function footOf({ foot, mark, pageWords }: Paper): Footer {
  const left = [foot, mark].filter(Boolean).join(' · ');
  const numbers: ParagraphChild = new TextRun({
    color: grey,
    size: 16,
    children: [new Tab(), `${pageWords.page} `, PageNumber.CURRENT, ` ${pageWords.of} `, PageNumber.TOTAL_PAGES],
  });
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: pageWidth }],
        border: { top: { ...thin, space: 4 } },
        children: [text(left, { color: grey, size: 16 }), numbers],
      }),
    ],
  });
}

/** A Word file that is edited like any other: real headings, tables whose head repeats, page numbers. */
export async function toWord(paper: Paper): Promise<Buffer> {
  const { letterhead } = paper;
  const head = letterhead
    ? [
        new Paragraph({ children: [text(letterhead.name, { bold: true, size: 26 })] }),
        new Paragraph({
          spacing: { after: 300 },
          border: { bottom: { ...strong, space: 4 } },
          children: [text(letterhead.lines.join('  ·  '), { color: grey, size: 17 })],
        }),
      ]
    : [];
  const children = [
    ...head,
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [text(paper.title)] }),
    ...paper.parts.flatMap(({ title, newPage, blocks }) => [
      ...(title === ''
        ? newPage
          ? [new Paragraph({ pageBreakBefore: true })]
          : []
        : [new Paragraph({ heading: HeadingLevel.HEADING_2, pageBreakBefore: newPage, children: [text(title)] })]),
      ...blocks.flatMap(blockOf),
    ]),
  ];
  const heading = (size: number) => ({
    run: { font, size, bold: true, color: '000000' },
    paragraph: { spacing: { before: 240, after: 120 } },
  });
  const document = new Document({
    title: paper.title,
    styles: {
      default: {
        document: { run: { font, size: 20, language: { value: paper.language === 'af' ? 'af-ZA' : 'en-ZA' } } },
        heading1: heading(30),
        heading2: heading(24),
        heading3: heading(21),
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: 1_134, bottom: 1_247, left: 1_191, right: 1_191 } } },
        footers: { default: footOf(paper) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
