import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ITableCellBorders,
  Packer,
  PageNumber,
  PageOrientation,
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
  type PaperBlock,
  type PaperCell,
  type PaperColumn,
  type PaperFactRows,
  type PaperForm,
  type PaperItems,
  isAmount,
  type Paper,
  type PaperRow,
  type PaperRun,
  type PaperSignatures,
} from '../tree/paper';
import type { PaperTable } from '../tree/paper';
import { grey, rowStyles, nameStyle } from './row-styles';

const font = 'Source Serif 4';
/** An A4 page between its margins, in twentieths of a point. */
const uprightWidth = 9_524;
/** The same page on its side. */
const sidewaysWidth = 14_456;
/** Words in a narrower column are broken letter by letter. */
const leastWords = 1_500;
const widths: Readonly<Record<PaperColumn['kind'], number>> = {
  number: 500,
  words: 0,
  voucher: 1_100,
  day: 1_250,
  amount: 1_700,
};
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '999999' };
const strong = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
const double = { style: BorderStyle.DOUBLE, size: 6, color: '000000' };

const createTextRun = (
  words: string,
  more: { bold?: boolean; italics?: boolean; color?: string; size?: number } = {},
): TextRun => new TextRun({ text: words, ...more });

/** A new line in what was typed is a new line on paper. */
const createTextLines = (
  words: string,
  more: { bold?: boolean; italics?: boolean; color?: string; size?: number } = {},
): TextRun[] => words.split('\n').map((line, at) => new TextRun({ text: line, ...more, ...(at > 0 && { break: 1 }) }));

const toTextRuns = (runs: readonly PaperRun[]): TextRun[] =>
  runs.flatMap(({ text: words, dress }) =>
    createTextLines(words, {
      bold: dress === 'strong',
      italics: dress === 'emphasis',
      ...(dress === 'missing' && { color: 'B42318' }),
    }),
  );

const formatCell = (cell: PaperCell): string =>
  isAmount(cell) ? `${cell.shown}${cell.marked ? '†' : ''}` : (cell ?? '');

const measureLongest = ({ rows }: PaperTable, at: number): number =>
  rows.reduce((most, { cells }) => Math.max(most, formatCell(cells[at] ?? null).length), 0);

/** What a voucher's column needs for its longest entry, within reason: 'V12' and 'Estate Duty Act s 3(2)' are both seen. */
const computeVoucherWidth = (table: PaperTable, at: number): number =>
  Math.min(2_600, Math.max(widths.voucher, 160 + measureLongest(table, at) * 105));

/** An amount is never broken, in whatever letter the reader's machine has in place of ours, and bold. */
const computeAmountWidth = (table: PaperTable, at: number): number =>
  Math.min(2_300, Math.max(widths.amount, 260 + measureLongest(table, at) * 130));

/** Many amounts side by side: letters and columns are close, or nothing would be left for the words. */
const isClose = ({ columns }: PaperTable): boolean => columns.filter(({ kind }) => kind === 'amount').length > 3;

/** In close letters a column takes what its longest entry or the longest word of its title needs. */
function computeCloseWidth(table: PaperTable, at: number): number {
  const longestWord = Math.max(...table.columns[at]!.title.split(' ').map((word) => word.length));
  return Math.max(320, 100 + Math.max(measureLongest(table, at), longestWord) * 78);
}

/** Where the words of a table would find no room on an upright page, the document lies on its side. */
const needsSide = ({ onItsSide, parts }: Paper): boolean =>
  onItsSide === true ||
  parts.some(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'table' &&
        computeColumnWidths(block, uprightWidth).some(
          (width, at) => block.columns[at]!.kind === 'words' && width < leastWords,
        ),
    ),
  );

/** Words take what the other columns leave. */
function computeColumnWidths(table: PaperTable, pageWidth: number): number[] {
  const { columns } = table;
  const needed = columns.map(({ kind }, at) => {
    if (kind === 'words') return 0;
    if (isClose(table)) return computeCloseWidth(table, at);
    if (kind === 'voucher') return computeVoucherWidth(table, at);
    if (kind === 'amount') return computeAmountWidth(table, at);
    return kind === 'number' ? Math.max(widths.number, 160 + measureLongest(table, at) * 105) : widths[kind];
  });
  const fixed = needed.reduce((total, each) => total + each, 0);
  const free = columns.filter(({ kind }) => kind === 'words').length || 1;
  return needed.map((each, at) => (columns[at]!.kind === 'words' ? Math.floor((pageWidth - fixed) / free) : each));
}

function chooseBorders(row: PaperRow['kind'] | 'head', column: PaperColumn['kind']): ITableCellBorders | undefined {
  if (row === 'head') return { bottom: strong };
  if (column !== 'amount') return undefined;
  if (row === 'total') return { top: strong, bottom: double };
  return row === 'subtotal' ? { top: strong } : undefined;
}

/** Rows are dressed by styles and tables by their own properties: a cell that carried its own took most of the time. */
function toWordTable(table: PaperTable, pageWidth: number, isSigned: boolean): Table {
  const { columns, rows, ruled } = table;
  const side = ruled ? thin : none;
  const close = isClose(table);
  const createTableCell = (
    { kind: column }: PaperColumn,
    words: string,
    kind: PaperRow['kind'] | 'head',
    keepNext = false,
  ): TableCell => {
    const borders = chooseBorders(kind, column);
    return new TableCell({
      ...(borders && { borders }),
      children: [
        new Paragraph({
          style: nameStyle(kind, column, close),
          ...(keepNext && { keepNext }),
          children: words === '' ? [] : createTextLines(words),
        }),
      ],
    });
  };
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: computeColumnWidths(table, pageWidth),
    margins: { top: 30, bottom: 30, left: close ? 45 : 80, right: close ? 45 : 80 },
    borders: { top: none, bottom: none, left: side, right: side, insideHorizontal: none, insideVertical: side },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column) => createTableCell(column, column.title, 'head')),
      }),
      ...rows.map(
        ({ kind, cells }, at) =>
          new TableRow({
            cantSplit: true,
            children: columns.map((column, n) =>
              createTableCell(column, formatCell(cells[n] ?? null), kind, isSigned && at === rows.length - 1),
            ),
          }),
      ),
    ],
  });
}

function toFactParagraphs({ rows }: PaperFactRows, isSigned: boolean): Paragraph[] {
  return rows.map(
    ({ label, value }, at) =>
      new Paragraph({
        keepNext: isSigned && at === rows.length - 1,
        tabStops: [{ type: TabStopType.LEFT, position: 2_800 }],
        indent: { left: 2_800, hanging: 2_800 },
        spacing: { after: 60 },
        children: [
          createTextRun(label, { color: grey }),
          new TextRun({ children: [new Tab()] }),
          ...createTextLines(value),
        ],
      }),
  );
}

const toItemParagraphs = ({ rows }: PaperItems, isSigned: boolean): Paragraph[] =>
  rows.map(
    ({ mark, text: words }, at) =>
      new Paragraph({
        keepNext: isSigned && at === rows.length - 1,
        tabStops: [{ type: TabStopType.LEFT, position: 560 }],
        indent: { left: 560, hanging: 460 },
        spacing: { after: 100 },
        children: [createTextRun(mark), new TextRun({ children: [new Tab()] }), ...toTextRuns(words)],
      }),
  );

/** Boxes of a printed form: number, what is asked, what is answered. */
function toFormTable({ rows }: PaperForm, pageWidth: number, isSigned: boolean): Table {
  const createBox = (children: TextRun[], keepNext: boolean): TableCell =>
    new TableCell({ children: [new Paragraph({ keepNext, children })] });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: [600, 3_400, pageWidth - 4_000],
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    borders: { top: thin, bottom: thin, left: thin, right: thin, insideHorizontal: thin, insideVertical: thin },
    rows: rows.map(
      ({ number, label, value }, at) =>
        new TableRow({
          cantSplit: true,
          children: [
            createBox([createTextRun(number, { color: grey, size: 18 })], isSigned && at === rows.length - 1),
            createBox(createTextLines(label, { size: 19 }), isSigned && at === rows.length - 1),
            createBox(createTextLines(value), isSigned && at === rows.length - 1),
          ],
        }),
    ),
  });
}

function toSignatureParagraphs({ at, places }: PaperSignatures, pageWidth: number): Paragraph[] {
  return [
    new Paragraph({ spacing: { before: 400, after: 600 }, keepNext: true, children: [createTextRun(at)] }),
    ...places.flatMap(({ who, about }) => [
      new Paragraph({
        spacing: { before: 500 },
        keepNext: true,
        border: { top: { ...strong, space: 4 } },
        indent: { right: Math.floor(pageWidth / 2) },
        children: [createTextRun(who)],
      }),
      new Paragraph({ children: [createTextRun(about, { color: grey, size: 18 })] }),
    ]),
  ];
}

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

/** What is signed stands on the page of its signatures. */
function toWordBlocks(block: PaperBlock, next: PaperBlock | undefined, pageWidth: number): (Paragraph | Table)[] {
  const isSigned = next?.kind === 'signatures';
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          children: [createTextRun(block.text)],
        }),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          alignment: block.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
          spacing: { after: 140 },
          keepNext: isSigned,
          children: toTextRuns(block.text),
        }),
      ];
    case 'items':
      return toItemParagraphs(block, isSigned);
    case 'form':
      return [toFormTable(block, pageWidth, isSigned), new Paragraph({ keepNext: isSigned })];
    case 'facts':
      return toFactParagraphs(block, isSigned);
    case 'table':
      return [toWordTable(block, pageWidth, isSigned), new Paragraph({ keepNext: isSigned })];
    case 'signatures':
      return toSignatureParagraphs(block, pageWidth);
  }
}

function createFooter({ foot, mark, pageWords }: Paper, pageWidth: number): Footer {
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
        children: [createTextRun(left, { color: grey, size: 16 }), numbers],
      }),
    ],
  });
}

/** At the head of every page, as large as it is across a page of the PDF: nobody takes a draft for the account. */
const createMarkHeader = (mark: string): Header =>
  new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [createTextRun(mark.toUpperCase(), { bold: true, color: 'B0B0B0', size: 44 })],
      }),
    ],
  });

/** A Word file that is edited like any other: real headings, tables whose head repeats, page numbers. */
export async function toWord(paper: Paper): Promise<Buffer> {
  const { letterhead, mark } = paper;
  const isSideways = needsSide(paper);
  const pageWidth = isSideways ? sidewaysWidth : uprightWidth;
  const head = letterhead
    ? [
        new Paragraph({ children: [createTextRun(letterhead.name, { bold: true, size: 26 })] }),
        new Paragraph({
          spacing: { after: 300 },
          border: { bottom: { ...strong, space: 4 } },
          children: [createTextRun(letterhead.lines.join('  ·  '), { color: grey, size: 17 })],
        }),
      ]
    : [];
  const children = [
    ...head,
    ...(paper.titled === 'within'
      ? []
      : [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [createTextRun(paper.title)] })]),
    ...paper.parts.flatMap(({ title, newPage, blocks }) => [
      ...(title === ''
        ? newPage
          ? [new Paragraph({ pageBreakBefore: true })]
          : []
        : [
            new Paragraph({
              heading: HeadingLevel.HEADING_2,
              pageBreakBefore: newPage,
              children: [createTextRun(title)],
            }),
          ]),
      ...blocks.flatMap((block, at) => toWordBlocks(block, blocks[at + 1], pageWidth)),
    ]),
  ];
  const createHeadingStyle = (size: number) => ({
    run: { font, size, bold: true, color: '000000' },
    paragraph: { spacing: { before: 240, after: 120 }, keepNext: true },
  });
  const document = new Document({
    title: paper.title,
    styles: {
      default: {
        document: { run: { font, size: 20, language: { value: paper.language === 'af' ? 'af-ZA' : 'en-ZA' } } },
        heading1: createHeadingStyle(30),
        heading2: createHeadingStyle(24),
        heading3: createHeadingStyle(21),
      },
      paragraphStyles: rowStyles,
    },
    sections: [
      {
        properties: {
          page: {
            margin: { top: 1_134, bottom: 1_247, left: 1_191, right: 1_191 },
            ...(isSideways && { size: { orientation: PageOrientation.LANDSCAPE } }),
          },
        },
        ...(mark && { headers: { default: createMarkHeader(mark) } }),
        footers: { default: createFooter(paper, pageWidth) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
