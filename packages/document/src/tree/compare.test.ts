import { describe, expect, test } from 'vitest';
import { comparePapers } from './compare';
import type { Paper, PaperTable } from './paper';

const createPaper = (lines: readonly (readonly [string, number | null])[]): Paper => ({
  title: 'Account',
  language: 'en',
  pageWords: { page: 'Page', of: 'of' },
  parts: [
    {
      title: 'Assets',
      newPage: false,
      blocks: [
        {
          kind: 'table',
          about: '',
          ruled: false,
          columns: [
            { kind: 'number', title: 'No' },
            { kind: 'words', title: '' },
            { kind: 'amount', title: 'R' },
          ],
          rows: lines.map(([words, cents], index) => ({
            kind: cents === null ? ('note' as const) : ('line' as const),
            cells: [String(index + 1), words, cents === null ? null : { cents, shown: '' }],
          })),
        },
      ],
    },
  ],
});
const comparePapersOf = (before: Parameters<typeof createPaper>[0], after: Parameters<typeof createPaper>[0]) =>
  comparePapers(createPaper(before), createPaper(after)).map((line) => [
    line.change,
    line.words,
    line.before,
    line.after,
  ]);

describe('two papers side by side', () => {
  test('a paper against itself is the same throughout', () => {
    const lines = [
      ['House', 100],
      ['House', 100],
      ['A word', null],
    ] as const;
    expect(comparePapers(createPaper(lines), createPaper(lines)).every(({ change }) => change === 'same')).toBe(true);
  });

  test('what stands beside an amount for information is not what two papers are compared by', () => {
    const createPaperBeside = (before: number): Paper => {
      const { parts, ...rest } = createPaper([['Bank', 100]]);
      const [part] = parts;
      const [table] = part!.blocks as readonly [PaperTable];
      const columns = [...table.columns, { kind: 'amount' as const, title: 'Shortfall', isBeside: true as const }];
      const rows = table.rows.map((row) => ({ ...row, cells: [...row.cells, { cents: before, shown: '' }] }));
      return { ...rest, parts: [{ ...part!, blocks: [{ ...table, columns, rows }] }] };
    };
    expect(comparePapers(createPaperBeside(5), createPaperBeside(7))).toMatchObject([
      { change: 'same', before: 100, after: 100 },
    ]);
  });

  test('what changed, came and went stands where it stood; a new number alone is no change', () => {
    const before = [
      ['House', 100],
      ['Car', 40],
      ['Flat', 60],
      ['Total', 200],
    ] as const;
    const after = [
      ['Boat', 5],
      ['House', 100],
      ['Flat', 65],
      ['Total', 170],
    ] as const;
    expect(comparePapersOf(before, after)).toEqual([
      ['added', 'Boat', null, 5],
      ['same', 'House', 100, 100],
      ['removed', 'Car', 40, null],
      ['changed', 'Flat', 60, 65],
      ['changed', 'Total', 200, 170],
    ]);
  });

  test('two lines of one name are taken in their order, and one that is gone is one', () => {
    expect(
      comparePapersOf(
        [
          ['Claim', 1],
          ['Claim', 2],
        ],
        [['Claim', 1]],
      ),
    ).toEqual([
      ['same', 'Claim', 1, 1],
      ['removed', 'Claim', 2, null],
    ]);
  });
});
