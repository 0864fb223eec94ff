import type { ColumnKind } from '@boedel/domain/templates/body';

export interface EditedColumn {
  readonly kind: ColumnKind;
  readonly title: string;
}

const signs = { number: '# ', words: '', voucher: '~ ', amount: '$ ' } as const;
const kinds = { '#': 'number', '~': 'voucher', $: 'amount' } as const;

/** A column as the editor carries it: a sign for what it holds, and its heading. */
export const columnText = ({ kind, title }: EditedColumn): string => `${signs[kind]}${title}`;

export function columnOf(text: string): EditedColumn {
  const kind = kinds[text[0] as keyof typeof kinds];
  return kind ? { kind, title: text.slice(1).trimStart() } : { kind: 'words', title: text };
}
