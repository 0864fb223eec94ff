import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createExamplePaper } from '../tree/example-paper.testing';
import type { Paper } from '../tree/paper';
import { toWord } from './to-word';

const openWord = async (): Promise<Record<string, string>> => {
  const files = unzipSync(new Uint8Array(await toWord(createExamplePaper())));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

describe('a paper as Word', () => {
  test('has real headings, tables whose head repeats, and every word', async () => {
    const text = (await openWord())['word/document.xml']!;
    expect(text).toContain('w:val="Heading1"');
    expect(text).toContain('w:val="Heading2"');
    expect(text).toContain('<w:tblHeader/>');
    expect(text).toContain('Anna #strong[Müller] $x$');
    expect(text).toContain('1,249,989.50');
    expect(text).toContain('(10.50)†');
  });

  test('starts a part on a new page where the paper says so', async () => {
    expect((await openWord())['word/document.xml']!.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  });

  test('dresses rows by styles that can be changed at one place', async () => {
    const files = await openWord();
    expect(files['word/document.xml']).toMatch(/<w:pStyle w:val="totalRight"\/><\/w:pPr><w:r><w:t[^>]*>1,249,989\.50</);
    expect(files['word/styles.xml']).toMatch(/w:styleId="totalRight".*?<w:jc w:val="right"\/>.*?<w:b\/>/s);
    expect(files['word/document.xml']).not.toContain('<w:tcMar>');
  });

  test('says on every page that it is a draft, and keeps a signature with what is signed', async () => {
    const files = await openWord();
    const head = Object.entries(files).find(([name]) => /word\/header\d+\.xml$/.test(name))![1];
    expect(head).toContain('EXAMPLE');
    const paper = createExamplePaper();
    const [table] = paper.parts[1]!.blocks;
    const signatures = paper.parts[1]!.blocks.at(-1)!;
    const signed = { ...paper, parts: [{ title: '', newPage: false, blocks: [table!, signatures] }] };
    const made = strFromU8(unzipSync(new Uint8Array(await toWord(signed)))['word/document.xml']!);
    expect(made).toMatch(/<w:keepNext\/>.{0,200}Set by hand, with its reason/);
  });

  test('lies on its side where a table has more amounts than an upright page has room for', async () => {
    const paper = createExamplePaper();
    const amounts = ['Claim', 'Secured', 'Preferent', 'Concurrent', 'Awarded', 'Shortfall', 'Earlier', 'Paid'];
    const wide: Paper = {
      ...paper,
      parts: [
        {
          title: '',
          newPage: false,
          blocks: [
            {
              kind: 'table',
              about: 'Awards',
              ruled: false,
              columns: [
                { kind: 'number', title: 'No' },
                { kind: 'words', title: 'Creditor' },
                { kind: 'voucher', title: 'Voucher' },
                ...amounts.map((title) => ({ kind: 'amount' as const, title })),
              ],
              rows: [
                {
                  kind: 'line',
                  cells: [
                    '1',
                    'First National Bank',
                    'V1',
                    ...amounts.map(() => ({ cents: 1, shown: '123,456,789.00' })),
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    const made = strFromU8(unzipSync(new Uint8Array(await toWord(wide)))['word/document.xml']!);
    expect(made).toContain('w:orient="landscape"');
    const [, words] = [...made.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(words).toBeGreaterThanOrEqual(1_500);
    expect((await openWord())['word/document.xml']).not.toContain('landscape');
  });

  test('counts its pages', async () => {
    const files = await openWord();
    const foot = Object.entries(files).find(([name]) => /word\/footer\d+\.xml$/.test(name))![1];
    expect(foot).toContain('PAGE');
    expect(foot).toContain('NUMPAGES');
  });

  test('leaves room for names beside seven columns of amounts, and no amount is broken', async () => {
    const amount = (cents: number) => ({ cents, shown: '12,345,678.90' });
    const titles = ['Amount', 'Secured', 'Preferent', 'Concurrent', 'Awarded', 'Shortfall'];
    const paper = createExamplePaper();
    const table = {
      kind: 'table' as const,
      about: 'Awards',
      ruled: true,
      columns: [
        { kind: 'number' as const, title: 'Claim' },
        { kind: 'words' as const, title: 'Creditor' },
        ...titles.map((title) => ({ kind: 'amount' as const, title })),
        { kind: 'number' as const, title: 'c/R' },
      ],
      rows: [{ kind: 'line' as const, cells: ['117', 'Hoëveld Bank (S)', ...titles.map(() => amount(1)), '30.1850'] }],
    };
    const bytes = await toWord({ ...paper, parts: [{ title: 'Awards', newPage: false, blocks: [table] }] });
    const text = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!);
    const widths = [...text.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(9);
    expect(widths[1]).toBeGreaterThan(1_500);
    // Thirteen characters in letters of 7.5 points, and the margins of the cell.
    for (const width of widths.slice(2, 8)) expect(width).toBeGreaterThan(13 * 75 + 90);
    expect(widths.reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(9_524);
  });
});
