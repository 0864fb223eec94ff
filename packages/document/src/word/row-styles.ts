import { AlignmentType, type IParagraphStyleOptions } from 'docx';
import type { PaperColumn, PaperRow } from '../tree/paper';

export const grey = '5F5F5F';

type WordRowKind = PaperRow['kind'] | 'head';

const dress: Readonly<Record<WordRowKind, Pick<IParagraphStyleOptions, 'run' | 'paragraph'>>> = {
  head: { run: { bold: true, color: grey, size: 17 } },
  line: {},
  subtotal: {},
  group: { run: { bold: true }, paragraph: { keepNext: true, spacing: { before: 90 } } },
  total: { run: { bold: true } },
  note: { run: { color: grey, size: 18 } },
};

const isRight = (column: PaperColumn['kind']): boolean => column === 'amount' || column === 'number';

/** Half points of the letters in a table of many amounts, whose words would otherwise have no room. */
export const closeLetters = 15;

/** The name a row's paragraph goes by. */
export const nameStyle = (kind: WordRowKind, column: PaperColumn['kind'], isClose = false): string =>
  `${kind}${isRight(column) ? 'Right' : ''}${isClose ? 'Close' : ''}`;

/** A style for each kind of row, so that whoever edits the file changes all of them at one place. */
export const rowStyles: readonly IParagraphStyleOptions[] = (Object.keys(dress) as WordRowKind[]).flatMap((kind) =>
  [false, true].flatMap((isClose) => {
    const { run, paragraph } = dress[kind];
    const letters = isClose ? { ...run, size: closeLetters } : run;
    const named = { basedOn: 'Normal', quickFormat: true, ...(letters && { run: letters }) };
    const close = isClose ? ', close' : '';
    return [
      {
        ...named,
        id: nameStyle(kind, 'words', isClose),
        name: `Table ${kind}${close}`,
        ...(paragraph && { paragraph }),
      },
      {
        ...named,
        id: nameStyle(kind, 'amount', isClose),
        name: `Table ${kind}, right${close}`,
        paragraph: { ...paragraph, alignment: AlignmentType.RIGHT },
      },
    ];
  }),
);
