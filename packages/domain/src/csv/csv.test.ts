import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefused, type Outcome } from '../law/refusal';
import { decodeText } from './decode';
import { readCsvPage, separators, startOfCsv } from './read-csv';
import { formatCsvLine, restoreCell, neutraliseCell, writeCsv } from './write-csv';

/** What was read; a refusal fails the test. */
function read<T>(outcome: Outcome<T>): T {
  if (isRefused(outcome)) throw new Error(outcome.refusals[0]!.sentence);
  return outcome;
}
const readCsv = (text: string) => {
  const page = readCsvPage(text, startOfCsv(text));
  return isRefused(page) ? page : page.rows;
};
const readCells = (text: string): string[][] => read(readCsv(text)).map((row) => [...row.cells]);

describe('reading', () => {
  test.each([
    [
      'plain rows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a last line without an end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old line ends',
      'a;b\r1;2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'separators, quotes and line ends inside quotes',
      'a,b\n"x, ""y""","1\n2"\n',
      [
        ['a', 'b'],
        ['x, "y"', '1\n2'],
      ],
    ],
    [
      'empty cells at both ends',
      'a,b,c\n,x,\n',
      [
        ['a', 'b', 'c'],
        ['', 'x', ''],
      ],
    ],
    [
      'blank lines and lines of separators alone',
      'a;b\n\n;\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'text after a closing quote',
      'a,b\n"x"y,z\n',
      [
        ['a', 'b'],
        ['xy', 'z'],
      ],
    ],
    [
      'a quote in the middle of a cell',
      'a,b\nx"y,z',
      [
        ['a', 'b'],
        ['x"y', 'z'],
      ],
    ],
    ['nothing', '', []],
  ])('takes %s', (_, text, rows) => expect(readCells(text)).toEqual(rows));

  test.each([
    ['comma', 'name,email\n"a;b;c",x', ','],
    ['semicolon', 'name;phone;email, if any\n1;2;3', ';'],
    ['tab', 'name\temail\n1,5\t2', '\t'],
    ['sep= line', 'sep=;\r\nname,email;phone\r\n', ';'],
    ['sep= line with a byte order mark', '\uFEFFsep=\t\nname\temail\n', '\t'],
    ['one column', 'name\nAuction House\n', ','],
  ])('finds the separator: %s', (_, text, separator) => expect(startOfCsv(text).separator).toBe(separator));

  test.each([
    ['in the heading', '"a,b\n1,2\n', 1],
    ['in a row', 'a,b\n"x,1\n2,3', 2],
    ['after quoted line ends, in the same row', 'a,b\r\n1,2\r\n"x\r\ny","z\r\n5,6', 4],
    ['whose end is doubled', 'a,b\n1,"2""\n3,4', 2],
    ['at the very end', 'a,b\n1,2\n"', 3],
  ])('a quote that is never closed is refused by its line: %s', (_, text, line) => {
    const refused = readCsv(text);
    expect(isRefused(refused) && refused.refusals).toMatchObject([
      {
        field: 'content',
        sentence: `The quotation mark that opens on line ${line} is never closed. Close or remove it.`,
      },
    ]);
  });

  test('tells the line a row begins on, past quoted line ends and blank lines', () => {
    const rows = read(readCsv('sep=,\r\nname,notes\r\n\r\nA,"one\r\ntwo"\r\nB,x'));
    expect(rows.map((row) => row.line)).toEqual([2, 4, 6]);
  });

  test('pages of any size read what one page reads', () => {
    const row = fc.array(fc.string(), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (rows, most) => {
        const text = writeCsv(rows);
        const start = startOfCsv(text);
        const paged = [];
        for (
          let page = read(readCsvPage(text, start, most));
          ;
          page = read(readCsvPage(text, { ...start, place: page.next }, most))
        ) {
          paged.push(...page.rows);
          if (!page.next) break;
        }
        expect(paged).toEqual(read(readCsvPage(text, start)).rows);
      }),
    );
  });
});

describe('writing', () => {
  test('a separator of either kind is quoted, whichever the file uses', () => {
    for (const separator of [';', ','] as const)
      expect(formatCsvLine(['a;b', 'a,b', 'a\tb', 'ab'], separator)).toBe(
        `${['"a;b"', '"a,b"', '"a\tb"', 'ab'].join(separator)}\r\n`,
      );
  });

  test('whatever is written reads back the same, whichever separator', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', '+27821234567', '-', '@x', '"', ';', ',', '\t', 'a\r\nb', ' x '),
    );
    const row = fc
      .array(cell, { minLength: 2, maxLength: 5 })
      .filter((cells) => cells.some((each) => each.trim() !== ''));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.constantFrom(...separators), (rows, separator) => {
        const heading = Array.from({ length: 12 }, (_, index) => `column ${index}`);
        const read = readCells(writeCsv([heading, ...rows], separator));
        // A cell that already began with the apostrophe we would add is the one thing that cannot be told apart.
        expect(read.slice(1).map((cells) => cells.map(restoreCell))).toEqual(
          rows.map((cells) => cells.map(restoreCell)),
        );
      }),
    );
  });

  test.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', "=cmd|'/C calc'!A0"])(
    'a spreadsheet does not run %s',
    (cell) => {
      expect(neutraliseCell(cell)).toBe(`'${cell}`);
      expect(restoreCell(neutraliseCell(cell))).toBe(cell);
    },
  );
  test.each(['-12.50', '-3', '0821234567', "O'Brien", ''])('%s stays as it is', (cell) =>
    expect(neutraliseCell(cell)).toBe(cell),
  );
});

describe('encodings', () => {
  const toBytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
  test.each([
    ['UTF-8', new TextEncoder().encode('Lüderitz'), 'Lüderitz'],
    ['UTF-8', toBytes(0xef, 0xbb, 0xbf, 0x4c, 0xc3, 0xbc), 'Lü'],
    ['Windows-1252', toBytes(0x4c, 0xfc, 0x64, 0x80, 0x92), 'Lüd€’'],
    ['UTF-16', toBytes(0xff, 0xfe, 0x4c, 0x00, 0xfc, 0x00), 'Lü'],
    ['UTF-16', toBytes(0xfe, 0xff, 0x00, 0x4c, 0x00, 0xfc), 'Lü'],
  ])('%s', (encoding, given, text) => expect(decodeText(given)).toEqual({ text, encoding }));

  test('any text in UTF-8 comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\uFEFF'));
        expect(decodeText(new TextEncoder().encode(text)).text).toBe(text);
      }),
    );
  });
});
