import { AlignmentType, type IParagraphStyleOptions } from 'docx';
import type { Column, Row } from '../tree/paper';

export const grey = '5F5F5F';

type Kind = Row['kind'] | 'head';

const dress: Readonly<Record<Kind, Pick<IParagraphStyleOptions, 'run' | 'paragraph'>>> = {
  head: { run: { bold: true, color: grey, size: 17 } },
  line: {},
  subtotal: {},
  group: { run: { bold: true }, paragraph: { keepNext: true, spacing: { before: 90 } } },
  total: { run: { bold: true } },
  note: { run: { color: grey, size: 18 } },
};

const isRight = (column: Column['kind']): boolean => column === 'amount' || column === 'number';

/** The name a row's paragraph goes by. */
export const styleOf = (kind: Kind, column: Column['kind']): string => `${kind}${isRight(column) ? 'Right' : ''}`;

/** A style for each kind of row, so that whoever edits the file changes all of them at one place. */
export const rowStyles: readonly IParagraphStyleOptions[] = (Object.keys(dress) as Kind[]).flatMap((kind) => {
  const { run, paragraph } = dress[kind];
  const named = { basedOn: 'Normal', quickFormat: true, ...(run && { run }) };
  return [
    { ...named, id: styleOf(kind, 'words'), name: `Table ${kind}`, ...(paragraph && { paragraph }) },
    {
      ...named,
      id: styleOf(kind, 'amount'),
      name: `Table ${kind}, right`,
      paragraph: { ...paragraph, alignment: AlignmentType.RIGHT },
    },
  ];
});
