import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { examplePaper } from '../tree/example-paper.testing';
import type { Table } from '../tree/paper';
import { toPdf } from './to-pdf';

const open = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

async function pagesOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
  });
  return Promise.all(pages);
}

describe('a paper as PDF', () => {
  test('is read back word for word; nothing in it is taken for an instruction', async () => {
    const pages = await pagesOf(await open(await toPdf(examplePaper())));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Protea Fiduciary');
    expect(pages[0]).toContain('Anna #strong[Müller] $x$');
    expect(pages[1]).toContain('=1+1');
    expect(pages[1]).toContain('1,249,989.50');
    expect(pages[1]).toContain('Page 2 of 2');
  });

  test('is tagged in the reader’s language: its table is a table with headings to those who hear it', async () => {
    const pdf = await open(await toPdf({ ...examplePaper(), language: 'af' }));
    expect(((await pdf.getMetadata()).info as { Title?: string }).Title).toBe(examplePaper().title);
    expect(((await pdf.getMetadata()).info as { Language?: string }).Language).toBe('af-ZA');
    const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
    expect(tree).toContain('"role":"Table"');
    expect(tree).toContain('"role":"TH"');
    expect(tree).toContain('"role":"H2"');
  });

  test('a table longer than a page repeats its heading', async () => {
    const paper = examplePaper();
    const [table] = paper.parts[1]!.blocks as readonly [Table];
    const rows = Array.from({ length: 120 }, (_, n) => ({
      kind: 'line' as const,
      cells: [String(n + 1), `Asset ${n + 1}`, null, { cents: n * 100, shown: `${n}.00` }],
    }));
    const pages = await pagesOf(
      await open(await toPdf({ ...paper, parts: [{ title: 'Long', newPage: false, blocks: [{ ...table, rows }] }] })),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Voucher');
    expect(pages.join(' ')).toContain('Asset 120');
  });

  test('several asked for at once are each answered', async () => {
    const titles = ['One', 'Two', 'Three'];
    const pdfs = await Promise.all(titles.map((title) => toPdf({ ...examplePaper(), title })));
    const read = await Promise.all(pdfs.map(async (pdf) => (await pagesOf(await open(pdf)))[0]!));
    read.forEach((page, index) => expect(page).toContain(titles[index]!));
  });
});
