import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExamplePaper } from '../tree/example-paper.testing';
import type { Paper, PaperBlock, PaperRow } from '../tree/paper';
import { listPdfFaults } from './pdf-faults.testing';
import { toPdf } from './to-pdf';

const print = (paper: Paper): Buffer => toPdf(JSON.stringify(paper));

const word = fc.stringMatching(/^[A-Za-zéêëôïŉṱʼ&<>()/%,.-]{1,14}$/);
const text = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));
const amount = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => ({ cents, shown: (cents / 100).toFixed(2) }));
const row: fc.Arbitrary<PaperRow> = fc.record({
  kind: fc.constantFrom('line', 'group', 'subtotal', 'total', 'note'),
  cells: fc.tuple(
    fc.option(fc.nat(99).map(String), { nil: null }),
    fc.option(text, { nil: null }),
    fc.option(amount, { nil: null }),
  ),
});
const block: fc.Arbitrary<PaperBlock> = fc.oneof(
  text.map((said): PaperBlock => ({ kind: 'paragraph', text: [{ text: said, dress: 'strong' }, { text: said }] })),
  fc.record({ level: fc.constantFrom(1, 2, 3), text }).map((head): PaperBlock => ({ kind: 'heading', ...head })),
  fc.array(text, { minLength: 1, maxLength: 5 }).map((rows): PaperBlock => ({
    kind: 'items',
    rows: rows.map((said, at) => ({ mark: `${at + 1}.`, text: [{ text: said }] })),
  })),
  fc
    .array(fc.record({ label: text, value: text }), { minLength: 1, maxLength: 4 })
    .map((rows): PaperBlock => ({ kind: 'facts', rows })),
  fc
    .array(fc.record({ number: fc.nat(99).map(String), label: text, value: fc.oneof(text, fc.constant('')) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows): PaperBlock => ({ kind: 'form', rows })),
  fc.array(row, { minLength: 1, maxLength: 40 }).map((rows): PaperBlock => ({
    kind: 'table',
    about: 'Amounts',
    ruled: rows.length % 2 === 0,
    columns: [
      { kind: 'number', title: 'No' },
      { kind: 'words', title: 'Description' },
      { kind: 'amount', title: 'R' },
    ],
    rows,
  })),
  fc.array(fc.record({ who: text, about: text }), { minLength: 1, maxLength: 7 }).map((places): PaperBlock => ({
    kind: 'signatures',
    at: 'Signed at ____ on ____',
    places,
  })),
);
const anyPaper: fc.Arbitrary<Paper> = fc.record({
  title: text,
  language: fc.constantFrom('en', 'af'),
  pageWords: fc.constant({ page: 'Page', of: 'of' }),
  foot: text,
  onItsSide: fc.boolean(),
  parts: fc.array(
    fc.record({
      title: fc.oneof(text, fc.constant('')),
      newPage: fc.boolean(),
      blocks: fc.array(block, { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  mark: fc.constantFrom('Draft', 'Konsep'),
});

describe('a paper that anybody can hear and that lasts (PDF/UA-1 and PDF/A-2a)', () => {
  test('has no fault that a machine can find', async () => {
    expect(await listPdfFaults(print(createExamplePaper()))).toEqual([]);
    const modules = Array.from({ length: 21 }, () => '10'.repeat(10) + '1');
    expect(await listPdfFaults(print({ ...createExamplePaper(), code: { text: 'BP', modules } }))).toEqual([]);
  });

  test('whatever is in it', async () => {
    const runs = Number(process.env['PAPERS'] ?? 5);
    await fc.assert(
      fc.asyncProperty(anyPaper, async (paper) => {
        expect(await listPdfFaults(print(paper))).toEqual([]);
      }),
      { numRuns: runs, seed: 44 },
    );
  }, 600_000);

  test('a fault is found where there is one', async () => {
    const spoil = async (how: (document: PDFDocument) => void): Promise<string[]> => {
      const document = await PDFDocument.load(print(createExamplePaper()), { updateMetadata: false });
      how(document);
      return listPdfFaults(await document.save({ useObjectStreams: false, addDefaultPage: false }));
    };
    expect(await spoil(({ catalog }) => void catalog.delete(PDFName.of('StructTreeRoot')))).toContain(
      'UA 01-006: structure',
    );
    expect(await spoil(({ catalog }) => void catalog.delete(PDFName.of('OutputIntents')))).toContain(
      'A 6.2.3: output intent',
    );
    expect(
      await spoil((document) => {
        document.getPage(0).drawLine({ start: { x: 0, y: 0 }, end: { x: 9, y: 9 } });
      }),
    ).toEqual(expect.arrayContaining([expect.stringContaining('UA 01-005: what is shown is marked')]));
    expect(await spoil((document) => void document.getPage(0).node.delete(PDFName.of('StructParents')))).toEqual(
      expect.arrayContaining([expect.stringContaining('page 1 is in the structure')]),
    );
  });
});
