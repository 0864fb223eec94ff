import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { PaperBlock, Paper, PaperRow, PaperTable } from '../../tree/paper';
import { toPdf } from '../to-pdf';
import { sheet } from './measures';
import { drawPages } from './pages';

const createPaper = (blocks: readonly PaperBlock[], more: Partial<Paper> = {}): Paper => ({
  title: 'A paper',
  language: 'en',
  pageWords: { page: 'Page', of: 'of' },
  parts: [{ title: 'Part', newPage: false, blocks }],
  ...more,
});

const openPdf = (paper: Paper): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(toPdf(JSON.stringify(paper))), verbosity: 0 }).promise;

interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function readPieces(pdf: PDFDocumentProxy): Promise<TextPiece[][]> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x!, y: y!, width: item.width }];
    });
  });
  return Promise.all(pages);
}

/** The words without what every page repeats, and without the room between them. */
const readOf = (pages: readonly (readonly TextPiece[])[]): string =>
  pages
    .flatMap((page) => page.filter((piece) => piece.y > sheet.bottom).map((piece) => piece.text))
    .join('')
    .replace(/\s/g, '');

const readRole = (tag: PDFDict): string => String(tag.get(PDFName.of('S')));
const listKids = (tag: PDFDict): PDFDict[] => {
  const kids = tag.lookup(PDFName.of('K'), PDFArray);
  return Array.from({ length: kids.size() }, (_, index) => kids.lookup(index, PDFDict));
};

const createLine = (cells: PaperRow['cells'], kind: PaperRow['kind'] = 'line'): PaperRow => ({ kind, cells });
const createTable = (columns: PaperTable['columns'], rows: PaperTable['rows']): PaperTable => ({
  kind: 'table',
  about: 'Test',
  ruled: true,
  columns,
  rows,
});
const twoColumns: PaperTable['columns'] = [
  { kind: 'words', title: 'What' },
  { kind: 'amount', title: 'R' },
];
const createAmount = (cents: number): { readonly cents: number; readonly shown: string } => ({
  cents,
  shown: (cents / 100).toFixed(2),
});

describe('a paper on its pages', () => {
  test('loses nothing and keeps its order, wherever its pages end', async () => {
    const word = fc.stringMatching(/^[A-Za-zéêṱ]{1,12}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
    const block: fc.Arbitrary<PaperBlock> = fc.oneof(
      text.map((said): PaperBlock => ({ kind: 'paragraph', text: [{ text: said }] })),
      text.map((said): PaperBlock => ({
        kind: 'paragraph',
        text: [{ text: said, dress: 'strong' }, { text: ' and so on' }],
      })),
      fc.array(text, { minLength: 1, maxLength: 8 }).map((rows): PaperBlock => ({
        kind: 'items',
        rows: rows.map((said, index) => ({ mark: `${index + 1}.`, text: [{ text: said }] })),
      })),
      word.map((said): PaperBlock => ({ kind: 'heading', level: 3, text: said })),
    );
    const readBlockText = (blocks: readonly PaperBlock[]): string =>
      blocks
        .flatMap((each) => {
          if (each.kind === 'heading') return [each.text];
          if (each.kind === 'paragraph') return each.text.map((run) => run.text);
          return each.kind === 'items' ? each.rows.flatMap((row) => [row.mark, row.text[0]!.text]) : [];
        })
        .join('')
        .replace(/\s/g, '');
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 25 }), async (blocks) => {
        expect(readOf(await readPieces(await openPdf(createPaper(blocks))))).toBe(`ApaperPart${readBlockText(blocks)}`);
      }),
      { numRuns: 25 },
    );
  });

  test('a row taller than a page goes on on the next ones, whole', async () => {
    const words = Array.from({ length: 1500 }, (_, n) => `word${n}`);
    const pdf = await openPdf(
      createPaper([
        createTable(twoColumns, [createLine([words.join(' '), createAmount(100)]), createLine(['End', null])]),
      ]),
    );
    expect(pdf.numPages).toBeGreaterThan(2);
    const read = readOf(await readPieces(pdf))
      .replaceAll(/WhatR/g, '')
      .replace('1.00', '');
    expect(read).toBe(`ApaperPart${words.join('')}End`);
  });

  test('the name of a group stands with its first line, and a sum with its last', async () => {
    const createGroup = (name: number): PaperRow[] => [
      createLine([`Group${name}`, null], 'group'),
      ...Array.from({ length: 1 + (name % 6) }, (_, n) => createLine([`Line${name}.${n}`, createAmount(n)])),
      createLine([`Together${name}`, createAmount(name)], 'subtotal'),
    ];
    const rows = Array.from({ length: 60 }, (_, n) => createGroup(n)).flat();
    const pages = await readPieces(await openPdf(createPaper([createTable(twoColumns, rows)])));
    expect(pages.length).toBeGreaterThan(4);
    for (const page of pages) {
      const lines = page.filter(({ text }) => /^(Group|Line|Together)/.test(text));
      expect(lines.at(-1)!.text).not.toMatch(/^Group/);
      expect(lines[0]!.text).not.toMatch(/^Together/);
    }
  });

  test('many columns of amounts find room in a smaller size; none runs into another or off the page', async () => {
    const columns: PaperTable['columns'] = [
      { kind: 'words', title: 'Creditor' },
      ...Array.from({ length: 8 }, (_, n) => ({ kind: 'amount' as const, title: `A long title of column ${n}` })),
    ];
    const rows = [
      createLine(['Abcdefghijkl (Pty) Ltd', ...Array.from({ length: 8 }, () => createAmount(1_234_567_890))]),
    ];
    const [page] = await readPieces(await openPdf(createPaper([createTable(columns, rows)])));
    const amounts = page!.filter(({ text }) => text.includes('12345678.90'));
    expect(amounts).toHaveLength(8);
    for (const [index, { x, width }] of amounts.entries()) {
      expect(x + width).toBeLessThanOrEqual(amounts[index + 1]?.x ?? sheet.short - sheet.side + 0.1);
    }
  });

  test('every row of a table has a cell for each of its columns to those who hear it, also the empty ones', async () => {
    const rows = [
      createLine(['Group', null], 'group'),
      createLine(['One', createAmount(1)]),
      createLine([null, null]),
      createLine(['Two', createAmount(2)]),
    ];
    const pdf = await PDFDocument.load(toPdf(JSON.stringify(createPaper([createTable(twoColumns, rows)]))));
    const [structure] = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && readRole(object) === '/Table' ? [object] : []));
    const cells = listKids(structure!).map((row) => listKids(row).map(readRole).join(' '));
    expect(cells).toEqual(['/TH /TH', ...rows.map(() => '/TD /TD')]);
  });

  test('what is shown is part of something that is heard, or said to be beside it', () => {
    const words = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ');
    const paper = createPaper(
      [{ kind: 'paragraph', text: [{ text: words }] }, createTable(twoColumns, [createLine(['One', createAmount(1)])])],
      {
        mark: 'Draft',
        foot: 'Foot',
      },
    );
    const { pages } = drawPages(paper);
    for (const page of pages) {
      let depth = 0;
      for (const said of page.content().split(/\b(BDC|BMC|EMC|BT)\b/)) {
        if (said === 'BDC' || said === 'BMC') depth += 1;
        if (said === 'EMC') depth -= 1;
        if (said === 'BT') expect(depth).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });

  test('the same paper is the same file', () => {
    const paper = JSON.stringify(createPaper([{ kind: 'paragraph', text: [{ text: 'Always the same' }] }]));
    expect(toPdf(paper).equals(toPdf(paper))).toBe(true);
  });

  test('its headings are listed beside it', async () => {
    const pdf = await openPdf(createPaper([{ kind: 'heading', level: 3, text: 'Below' }]));
    const [first] = await pdf.getOutline();
    expect(first!.title).toBe('A paper');
    expect(first!.items[0]!.title).toBe('Part');
    expect(first!.items[0]!.items[0]!.title).toBe('Below');
  });
});
