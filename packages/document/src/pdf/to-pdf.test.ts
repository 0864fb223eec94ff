import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { createExamplePaper } from '../tree/example-paper.testing';
import type { Paper, PaperTable } from '../tree/paper';
import { toPdf as toPdfOf } from './to-pdf';

const toPdf = (paper: Paper): Buffer => toPdfOf(JSON.stringify(paper));

const openPdf = async (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

async function readPages(pdf: PDFDocumentProxy): Promise<string[]> {
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
    const pages = await readPages(await openPdf(toPdf(createExamplePaper())));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Protea Fiduciary');
    expect(pages[0]).toContain('Anna #strong[Müller] $x$');
    expect(pages[1]).toContain('=1+1');
    expect(pages[1]).toContain('1,249,989.50');
    expect(pages[1]).toContain('Page 2 of 2');
  });

  test('a day is never broken in two, however much stands beside it', async () => {
    const table: PaperTable = {
      kind: 'table',
      about: 'Days',
      ruled: false,
      columns: [
        { kind: 'day', title: 'Date' },
        { kind: 'voucher', title: 'What' },
        { kind: 'voucher', title: 'More' },
      ],
      rows: [{ kind: 'line', cells: ['2026-11-17', 'Words that go on '.repeat(12), 'and on '.repeat(40)] }],
    };
    const paper = { ...createExamplePaper(), parts: [{ title: 'Days', newPage: false, blocks: [table] }] };
    expect((await readPages(await openPdf(toPdf(paper))))[0]).toContain('2026-11-17');
  });

  test('a sign the typeface lacks leaves a box, and what is not seen leaves nothing', async () => {
    const title = 'House \u{1f3e0} of 王 \u{1f468}\u200d\u{1f467}';
    const [page] = await readPages(await openPdf(toPdf({ ...createExamplePaper(), title, foot: title })));
    expect(page).toContain('House ☐ of ☐ ☐☐');
  });

  test('is set in the faces we ship and no other, in every language of both countries', async () => {
    const title = 'ḓḽṋṱṅ ǀǁǂǃ šêô \u738b';
    const pdf = toPdf({ ...createExamplePaper(), title });
    const [page] = await readPages(await openPdf(pdf));
    // Where the face changes, the reader of the page sees two pieces.
    expect(page!.replaceAll(' ', '')).toContain('ḓḽṋṱṅǀǁǂǃšêô☐');
    const names = [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !/^(SourceSerif4|NotoSerif)-/.test(name))).toEqual([]);
  });

  test('is tagged in the reader’s language: its table is a table with headings to those who hear it', async () => {
    const pdf = await openPdf(toPdf({ ...createExamplePaper(), language: 'af' }));
    expect(((await pdf.getMetadata()).info as { Title?: string }).Title).toBe(createExamplePaper().title);
    expect(((await pdf.getMetadata()).info as { Language?: string }).Language).toBe('af-ZA');
    const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
    expect(tree).toContain('"role":"Table"');
    expect(tree).toContain('"role":"TH"');
    expect(tree).toContain('"role":"H2"');
  });

  test('a heading below another is one step below it, whatever step was written, and its like stand beside it', async () => {
    const blocks = ([1, 3, 3, 2, 1] as const).map((level, at) => ({
      kind: 'heading' as const,
      level,
      text: `Heading ${at + 1}`,
    }));
    const parts = [{ title: '', newPage: false, blocks }];
    const pdf = await openPdf(toPdf({ ...createExamplePaper(), titled: 'within', parts }));
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect([...tree.matchAll(/"role":"(H\d)"/g)].map(([, role]) => role)).toEqual(['H1', 'H2', 'H2', 'H2', 'H1']);
  });

  test('a wide one lies on its side', async () => {
    const pdf = await openPdf(toPdf({ ...createExamplePaper(), onItsSide: true }));
    const [, , width, height] = (await pdf.getPage(1)).view as [number, number, number, number];
    expect(width).toBeGreaterThan(height);
  });

  test('a table longer than a page repeats its heading', async () => {
    const paper = createExamplePaper();
    const [table] = paper.parts[1]!.blocks as readonly [PaperTable];
    const rows = Array.from({ length: 120 }, (_, n) => ({
      kind: 'line' as const,
      cells: [String(n + 1), `Asset ${n + 1}`, null, { cents: n * 100, shown: `${n}.00` }],
    }));
    const pages = await readPages(
      await openPdf(toPdf({ ...paper, parts: [{ title: 'Long', newPage: false, blocks: [{ ...table, rows }] }] })),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Voucher');
    expect(pages.join(' ')).toContain('Asset 120');
  });

  test('a certificate is not parted from its signatures', async () => {
    const createCertifiedPaper = (lines: number): Paper => ({
      ...createExamplePaper(),
      parts: [
        {
          title: 'Certificate',
          newPage: false,
          blocks: [
            ...Array.from({ length: lines }, (_, n) => ({ kind: 'paragraph' as const, text: [{ text: `Line ${n}` }] })),
            { kind: 'paragraph', text: [{ text: 'I declare that this is true.' }] },
            { kind: 'signatures', at: 'Signed at', places: [{ who: 'Executor', about: '' }] },
          ],
        },
      ],
    });
    const signed = await Promise.all(
      Array.from({ length: 8 }, async (_, n) =>
        (await readPages(await openPdf(toPdf(createCertifiedPaper(30 + n))))).at(-1),
      ),
    );
    expect(signed.filter((page) => page!.includes('Line'))).not.toHaveLength(8);
    for (const page of signed) expect(page).toMatch(/I declare that this is true\..*Signed at.*Executor/);
  });
});
