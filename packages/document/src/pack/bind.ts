import {
  beginMarkedContent,
  degrees,
  endMarkedContent,
  EncryptedPDFError,
  PageSizes,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFString,
} from '@cantoo/pdf-lib';
import { toPdf } from '../pdf/to-pdf';
import type { PaperCell, Paper, PaperTable } from '../tree/paper';
import { flatten } from './flatten';
import { addOutline } from './outline';
import type { BoundDocument, PaperPack, PackFault, BoundPack, RefusedPack, PackRow } from './pack';
import { drawPicturePage } from './picture-page';
import { declareConformance } from './conformance';
import { drawStamps } from './stamps';
import { TaggedPack } from './tags-of-pack';

async function readPdfBytes({ title, source }: PackRow, file: Uint8Array | undefined): Promise<Uint8Array> {
  if (typeof source === 'object') return toPdf(JSON.stringify({ ...source, unnumbered: true }));
  return source === 'pdf' ? file! : drawPicturePage(title, file!);
}

/** Read with its forms and notes made part of its pages, or why that cannot be. */
async function openPdf(row: PackRow, file: Uint8Array | undefined): Promise<PDFDocument | PackFault> {
  try {
    const document = await PDFDocument.load(await readPdfBytes(row, file), { updateMetadata: false });
    if (document.getPageCount() === 0) return 'empty';
    flatten(document);
    return document;
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'locked' : 'broken';
  }
}

function buildIndex({ cover, above, words, rows }: PaperPack, bound: readonly BoundDocument[]): Paper {
  const hasMarks = rows.some(({ mark }) => mark !== null);
  const toIndexCells = ({ title, mark }: PackRow, index: number): PaperCell[] => [
    String(index + 1),
    title,
    ...(hasMarks ? [mark] : []),
    String(bound[index]!.page),
  ];
  const table: PaperTable = {
    kind: 'table',
    about: words.index,
    ruled: false,
    columns: [
      { kind: 'number', title: words.number },
      { kind: 'words', title: words.title },
      ...(hasMarks ? [{ kind: 'voucher' as const, title: words.mark }] : []),
      { kind: 'number', title: words.page },
    ],
    rows: rows.map((row, index) => ({ kind: 'line', cells: toIndexCells(row, index) })),
  };
  return { ...cover, unnumbered: true, parts: [{ title: '', newPage: false, blocks: [...above, table] }] };
}

/** Where each begins, when the index takes this many pages. */
function placeDocuments(documents: readonly PDFDocument[], indexPages: number): BoundDocument[] {
  let next = indexPages + 1;
  return documents.map((document) => {
    const pages = document.getPageCount();
    const page = next;
    next += pages;
    return { page, pages };
  });
}

/** The index moves what it points at when it takes another page, so it is set until it fits what it says. */
async function setIndex(pack: PaperPack, documents: readonly PDFDocument[]) {
  for (let pages = 1; ;) {
    const bound = placeDocuments(documents, pages);
    const index = await PDFDocument.load(toPdf(JSON.stringify(buildIndex(pack, bound))), { updateMetadata: false });
    const taken = index.getPageCount();
    for (let short = taken; short < pages; short += 1) index.addPage(PageSizes.A4);
    if (taken <= pages) return { index, bound };
    pages = taken;
  }
}

const millimetre = 72 / 25.4;
const fromEdge = 5 * millimetre;

/** At the bottom on the right as the page is looked at, however it is turned. */
function stampPage(page: PDFPage, number: Awaited<ReturnType<PDFDocument['embedPdf']>>[number]): void {
  const { x, y, width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const inward = fromEdge + number.width;
  const [left, low] =
    turned === 90
      ? [x + width - fromEdge, y + height - inward]
      : turned === 180
        ? [x + inward, y + height - fromEdge]
        : turned === 270
          ? [x + fromEdge, y + inward]
          : [x + width - inward, y + fromEdge];
  // The number is seen and not read out: it is on every page.
  page.pushOperators(beginMarkedContent('Artifact'));
  page.drawPage(number, { x: left, y: low, rotate: degrees(turned) });
  page.pushOperators(endMarkedContent());
}

/** The papers as one PDF, or which of them cannot be taken in and why. */
export async function bind(
  pack: PaperPack,
  files: readonly (Uint8Array | undefined)[],
): Promise<(BoundPack & { readonly file: Uint8Array }) | RefusedPack> {
  const read: (PDFDocument | PackFault)[] = [];
  for (const [index, row] of pack.rows.entries()) read.push(await openPdf(row, files[index]));
  const faults = read.flatMap((fault, row) => (typeof fault === 'string' ? [{ row, fault }] : []));
  if (faults.length > 0) return { faults };
  const documents = read as PDFDocument[];
  const { index, bound } = await setIndex(pack, documents);

  const whole = await PDFDocument.create({ updateMetadata: false });
  const tagged = new TaggedPack(whole);
  tagged.add(index, pack.cover.title);
  for (const [at, document] of documents.entries()) tagged.add(document, pack.rows[at]!.title);
  tagged.finish();
  const pages = whole.getPageCount();
  const { page: word, of } = pack.cover.pageWords;
  const marks = Array.from({ length: pages }, (_, at) => {
    const row = bound.findIndex(({ page, pages: count }) => at + 1 >= page && at + 1 < page + count);
    return [...(row < 0 ? [] : [`${row + 1}`]), `${word} ${at + 1} ${of} ${pages}`].join('  ·  ');
  });
  const numbers = await whole.embedPdf(
    drawStamps(marks),
    Array.from({ length: pages }, (_, at) => at),
  );
  for (const [at, page] of whole.getPages().entries()) stampPage(page, numbers[at]!);
  addOutline(whole, [
    { title: pack.words.index, page: 1 },
    ...pack.rows.map(({ title, mark }, at) => ({
      title: [`${at + 1}.`, title, mark && `(${mark})`].filter(Boolean).join(' '),
      page: bound[at]!.page,
    })),
  ]);
  whole.setTitle(pack.cover.title, { showInWindowTitleBar: true });
  const isOurs = pack.rows.every(({ source }) => typeof source === 'object');
  if (isOurs) declareConformance(whole, { title: pack.cover.title, language: `${pack.cover.language}-ZA` });
  whole.catalog.set(PDFName.of('Lang'), PDFString.of(`${pack.cover.language}-ZA`));
  return { file: await whole.save(), bound, pages };
}
