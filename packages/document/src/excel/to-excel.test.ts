import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createExamplePaper } from '../tree/example-paper.testing';
import type { Paper } from '../tree/paper';
import { toColumnLetter, formatFormula, nameSheets } from './formulas';
import { toExcel } from './to-excel';

async function readSheet(number: number): Promise<string> {
  const files = unzipSync(new Uint8Array(await toExcel(createExamplePaper())));
  return strFromU8(files[`xl/worksheets/sheet${number}.xml`]!);
}

describe('a paper as a workbook', () => {
  test('computes what is made up of other amounts, and holds the rest as numbers', async () => {
    const cells = await readSheet(2);
    expect(cells).toMatch(/<f>D4\+D5<\/f>/);
    expect(cells).toMatch(/<f>D6\+D4-D4<\/f>/);
    expect(cells).toContain('<v>1250000</v>');
    expect(cells).toContain('<v>-10.5</v>');
  });

  test('a formula carries its result for readers that do not compute', async () => {
    const cells = await readSheet(2);
    expect(cells).toMatch(/<c r="D6"[^>]*><f>D4\+D5<\/f><v>1249989\.5<\/v><\/c>/);
    expect(cells).toMatch(/<f>D6\+D4-D4<\/f><v>1249989\.5<\/v>/);
  });

  test('is printed on A4, as wide as it is', async () => {
    expect(await readSheet(2)).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    expect(await readSheet(2)).toMatch(/<pageSetup paperSize="9"[^>]*fitToHeight="0"\/><headerFooter>.*<\/worksheet>$/);
  });

  test('a figure set by hand carries its sign and is still a number', async () => {
    const readStyles = async (paper: Paper): Promise<string> =>
      strFromU8(unzipSync(new Uint8Array(await toExcel(paper)))['xl/styles.xml']!);
    const text = JSON.stringify(createExamplePaper());
    expect(text).toContain('"marked":true');
    expect(await readStyles(JSON.parse(text) as Paper)).toContain('†');
    expect(await readStyles(JSON.parse(text.replaceAll('"marked":true', '"marked":false')) as Paper)).not.toContain(
      '†',
    );
  });

  test('is as complete as the other formats: who it is from, that it is an example, where to sign, and its pages', async () => {
    const first = await readSheet(1);
    const files = unzipSync(new Uint8Array(await toExcel(createExamplePaper())));
    const words = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array()) + first + (await readSheet(2));
    for (const said of [
      'Protea Fiduciary',
      '12 Long Street, Cape Town',
      'Example',
      '____________',
      'Executor (or agent',
    ])
      expect(words).toContain(said);
    expect(first).toContain('<oddHeader>&amp;C&amp;14 Example</oddHeader>');
    expect(first).toContain('&amp;R&amp;8 Page &amp;P of &amp;N</oddFooter>');
  });

  test('a long description and a certificate are as tall as their words', async () => {
    const long = 'Portion 4 of the farm Weltevreden, held by title deed. '.repeat(8).trim();
    const paper = JSON.parse(JSON.stringify(createExamplePaper()).replace('Erf 12', long)) as Paper;
    const certificate: Paper['parts'][number] = {
      title: 'Certificate',
      newPage: false,
      blocks: [{ kind: 'paragraph', text: [{ text: long }] }],
    };
    const files = unzipSync(new Uint8Array(await toExcel({ ...paper, parts: [...paper.parts, certificate] })));
    const readHeights = (sheet: number): number[] =>
      [...strFromU8(files[`xl/worksheets/sheet${sheet}.xml`]!).matchAll(/<row [^>]* ht="([\d.]+)"/g)].map(([, height]) => Number(height)); // prettier-ignore
    // 439 signs, 58 of them in a line of 64.
    expect(Math.max(...readHeights(2))).toBe(8 * 15);
    expect(Math.max(...readHeights(3))).toBe(8 * 15);
  });

  test('words that begin like a formula stay words', async () => {
    expect(await readSheet(2)).not.toContain('<f>1+1</f>');
  });
});

describe('formulas', () => {
  const places = new Map(['a', 'b', 'c'].map((id, index) => [id, { sheet: 'Assets', cell: `D${index + 4}` }] as const));
  const createSum = (add: string[], take: string[] = []) => ({ cents: 0, shown: '', madeOf: { add, take } });

  test('neighbours are a range, also from another sheet', () => {
    expect(formatFormula(createSum(['a', 'b', 'c']), 'Assets', places)).toBe('SUM(D4:D6)');
    expect(formatFormula(createSum(['a', 'b', 'c'], ['b']), 'Balance', places)).toBe("SUM('Assets'!D4:D6)-'Assets'!D5");
    expect(formatFormula(createSum(['a', 'c']), 'Assets', places)).toBe('D4+D6');
  });

  test('an amount that is not on paper is not guessed at', () => {
    expect(formatFormula(createSum(['a', 'gone']), 'Assets', places)).toBeUndefined();
    expect(formatFormula(createSum([]), 'Assets', places)).toBeUndefined();
  });

  test('columns go on after Z', () => {
    expect([0, 25, 26, 27, 702].map(toColumnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'AAA']);
  });

  test('sheets have names a workbook takes, each its own', () => {
    const createPart = (title: string) => ({ title, newPage: false, blocks: [] });
    const paper = {
      ...createExamplePaper(),
      title: 'Account',
      parts: [createPart(''), createPart('In/Out [1]'), createPart('In Out  1'), createPart('x'.repeat(60))],
    };
    const names = nameSheets(paper);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[^\\/?*[\]:']{1,31}$/);
  });
});
