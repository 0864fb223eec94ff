import { describe, expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toExcel } from '../excel/to-excel';
import { toPdf } from '../pdf/to-pdf';
import { toWord } from '../word/to-word';
import type { Paper } from './paper';

const letter: Paper = {
  title: 'Estate late Botha',
  titled: 'within',
  language: 'en',
  pageWords: { page: 'Page', of: 'of' },
  parts: [
    {
      title: '',
      newPage: false,
      blocks: [
        { kind: 'paragraph', text: [{ text: 'The Master\n12 High Street' }] },
        { kind: 'heading', level: 1, text: 'Estate late Botha' },
        { kind: 'items', rows: [{ mark: '1.', text: [{ text: 'First ' }, { text: '[Date]', dress: 'missing' }] }] },
        { kind: 'form', rows: [{ number: '7', label: 'Residence', value: 'Line one\nLine two' }] },
      ],
    },
  ],
};

describe('a letter and a form', () => {
  test('are set as PDF with the title where it stands, lists, boxes and lines as typed', async () => {
    const pdf = await getDocument({ data: new Uint8Array(toPdf(JSON.stringify(letter))), verbosity: 0 }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [[item.str, item.transform[5] as number] as const] : [],
    );
    const findPosition = (text: string): number => lines.find(([words]) => words.includes(text))![1];
    expect(findPosition('The Master')).toBeGreaterThan(findPosition('12 High'));
    expect(findPosition('12 High')).toBeGreaterThan(findPosition('Estate late'));
    expect(findPosition('Line one')).toBeGreaterThan(findPosition('Line two'));
    expect(lines.filter(([words]) => words.includes('Estate late'))).toHaveLength(1);
    expect(JSON.stringify(await page.getStructTree())).toContain('"role":"H1"');
  });

  test('are made as Word and Excel too', async () => {
    expect((await toWord(letter)).byteLength).toBeGreaterThan(2000);
    expect((await toExcel(letter)).byteLength).toBeGreaterThan(2000);
  });
});
