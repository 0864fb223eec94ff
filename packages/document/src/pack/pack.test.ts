import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { deflateSync } from 'node:zlib';
import { createExamplePaper } from '../tree/example-paper.testing';
import { listPdfFaults } from '../pdf/pdf-faults.testing';
import { bind } from './bind';
import type { PaperPack, PackRow } from './pack';

const createPack = (rows: readonly PackRow[]): PaperPack => ({
  cover: { title: 'Vouchers', language: 'en', pageWords: { page: 'Page', of: 'of' }, parts: [] },
  above: [{ kind: 'paragraph', text: [{ text: 'In the estate of Anna Müller' }] }],
  words: { index: 'Index', number: 'No', title: 'Paper', mark: 'Voucher', page: 'Page' },
  rows,
});
const createPackRow = (title: string, source: PackRow['source'] = 'pdf', mark: string | null = null): PackRow => ({
  title,
  source,
  mark,
});

async function createPdf(pages: number, turned = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    const added = document.addPage([300, 500]);
    added.setRotation(degrees(turned));
    added.drawText(`sheet ${page + 1}`, { x: 20, y: 400, size: 12 });
  }
  return document.save();
}

/** Crc and all: the smallest picture there is, of one colour. */
function createPng(width: number, height: number): Uint8Array {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
    return rest >>> 0;
  });
  const computeCrc = (bytes: Buffer) =>
    ~bytes.reduce((sum, byte) => table[(sum ^ byte) & 255]! ^ (sum >>> 8), ~0) >>> 0;
  const createChunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    check.writeUInt32BE(computeCrc(named));
    return Buffer.concat([size, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const lines = Buffer.alloc((width * 3 + 1) * height, 0x66).map((byte, at) => (at % (width * 3 + 1) === 0 ? 0 : byte));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', head),
    createChunk('IDAT', deflateSync(lines)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function read(file: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(' ').replace(/\s+/g, ' ')); // prettier-ignore
  }
  return { pdf, words };
}
async function bindRows(rows: readonly PackRow[], files: readonly (Uint8Array | undefined)[]) {
  const made = await bind(createPack(rows), files);
  if ('faults' in made) throw new Error(JSON.stringify(made));
  return { made, ...(await read(made.file)) };
}

describe('a pack', () => {
  test('has an index, every page numbered through, and a bookmark that leads to each paper', async () => {
    const rows = [
      createPackRow('Bank statement', 'pdf', 'V1'),
      createPackRow('The house', 'picture', 'V2'),
      createPackRow('Letter', createExamplePaper()),
    ];
    const { made, pdf, words } = await bindRows(rows, [await createPdf(3), createPng(40, 30), undefined]);
    expect(made.bound).toEqual([
      { page: 2, pages: 3 },
      { page: 5, pages: 1 },
      { page: 6, pages: 2 },
    ]);
    expect([made.pages, pdf.numPages]).toEqual([7, 7]);
    expect(words[0]).toMatch(/In the estate of Anna Müller.*1 Bank statement V1 2 .*2 The house V2 5 .*3 Letter 6/);
    for (const [at, text] of words.entries()) expect(text).toContain(`Page ${at + 1} of 7`);
    expect(words.map((text) => text.match(/Page \d+ of \d+/g)!.length)).toEqual(Array(7).fill(1));
    expect(words[2]).toContain('sheet 2');
    expect(words[6]).toContain('1,249,989.50');
    const outline = await pdf.getOutline();
    const leads = await Promise.all(
      outline.map(async ({ title, dest }) => [title, 1 + (await pdf.getPageIndex((dest as never[])[0]!))]),
    );
    expect(leads).toEqual([
      ['Index', 1],
      ['1. Bank statement (V1)', 2],
      ['2. The house (V2)', 5],
      ['3. Letter', 6],
    ]);
    const operators = await (await pdf.getPage(5)).getOperatorList();
    expect(operators.fnArray).toContain(OPS.paintImageXObject);
  });

  test('of a hundred and ten papers has an index of several pages that still says where each is', async () => {
    const rows = Array.from({ length: 110 }, (_, at) => createPackRow(`Paper ${at + 1}`));
    const one = await createPdf(1);
    const { made, words } = await bindRows(rows, rows.map(() => one)); // prettier-ignore
    const first = made.bound[0]!.page;
    expect(first).toBeGreaterThan(2);
    expect(made.bound.map(({ page }) => page)).toEqual(rows.map((_, at) => first + at));
    expect(words.slice(0, first - 1).join(' ')).toContain(`110 Paper 110 ${first + 109}`);
    expect(words[first + 109 - 1]).toContain(`110 · Page ${made.pages} of ${made.pages}`);
  });

  test.each([0, 90, 180, 270])('a page turned by %i has its number at the bottom on the right', async (turned) => {
    const { pdf } = await bindRows([createPackRow('Turned')], [await createPdf(1, turned)]);
    const page = await pdf.getPage(2);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const number = items.find((item) => 'str' in item && item.str.includes('of'))! as { transform: number[] };
    const [x, y] = view.convertToViewportPoint(number.transform[4]!, number.transform[5]!) as [number, number];
    expect(x).toBeGreaterThan(view.width / 2);
    expect(y).toBeGreaterThan(view.height - 40);
    expect(y).toBeLessThan(view.height);
  });

  test('of our own papers keeps what each says to those who hear it, and has no fault that a machine can find', async () => {
    const { made } = await bindRows(
      [createPackRow('First', createExamplePaper()), createPackRow('Second', createExamplePaper())],
      [undefined, undefined],
    );
    expect(await listPdfFaults(made.file)).toEqual([]);
  });

  test('with papers of others tags every page: a scan is a picture with its title, and no paper loses its tables', async () => {
    const { made, pdf } = await bindRows(
      [
        createPackRow('Letter', createExamplePaper()),
        createPackRow('The house', 'picture'),
        createPackRow('Statement'),
      ],
      [undefined, createPng(40, 30), await createPdf(2)],
    );
    // Of what others made it is not said to last; all else holds.
    const faults = await listPdfFaults(made.file);
    expect(faults.filter((rule) => rule.startsWith('UA') && !rule.startsWith('UA 06-00'))).toEqual([]);
    const trees = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) =>
        JSON.stringify(await (await pdf.getPage(at + 1)).getStructTree()),
      ),
    );
    expect(trees.map((tree) => /"role":"(Table|Figure)"/.exec(tree)?.[1] ?? /"role":"(P)"/.exec(tree)?.[1])).toEqual([
      'Table',
      'Table',
      'Table',
      'Figure',
      'P',
      'P',
    ]);
    expect(trees[3]).toContain('The house');
  });

  test('names each paper it cannot take: one locked, one that cannot be read', async () => {
    const locked = await PDFDocument.load(await createPdf(1));
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    const rows = [
      createPackRow('Open'),
      createPackRow('Locked'),
      createPackRow('Broken'),
      createPackRow('No picture', 'picture'),
    ];
    const files = [await createPdf(1), await locked.save(), Buffer.from('%PDF-1.7\nnothing\n%%EOF'), Buffer.from('no')];
    expect(await bind(createPack(rows), files)).toEqual({
      faults: [
        { row: 1, fault: 'locked' },
        { row: 2, fault: 'broken' },
        { row: 3, fault: 'broken' },
      ],
    });
  });

  test('what was filled in on a form stays on the page; nothing that could act comes along', async () => {
    const form = await PDFDocument.create();
    const page = form.addPage([300, 500]);
    const field = form.getForm().createTextField('name');
    field.setText('Filled by Anna');
    field.addToPage(page, { x: 20, y: 300, width: 200, height: 20 });
    const ticked = form.getForm().createCheckBox('sure');
    ticked.addToPage(page, { x: 20, y: 200, width: 20, height: 20 });
    ticked.check();
    const script = form.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
    page.node.set(PDFName.of('AA'), form.context.obj({ O: script }));
    form.catalog.set(PDFName.of('OpenAction'), script);
    const { made, pdf, words } = await bindRows([createPackRow('Form')], [await form.save()]);
    expect(words[1]).toContain('Filled by Anna');
    expect(await (await pdf.getPage(2)).getAnnotations()).toEqual([]);
    const again = await PDFDocument.load(made.file);
    const all = again.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(all.filter((text) => /JavaScript|app\.alert|\/Widget/.test(text))).toEqual([]);
  });
});
