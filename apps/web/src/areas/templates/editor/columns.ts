import type { TableColumnKind } from '@boedel/domain/templates/body';

export interface EditedColumn {
  readonly kind: TableColumnKind;
  readonly title: string;
}

const signs = { number: '# ', words: '', voucher: '~ ', amount: '$ ' } as const;
const kinds = { '#': 'number', '~': 'voucher', $: 'amount' } as const;

/** A column as the editor carries it: a sign for what it holds, and its heading. */
export const formatColumn = ({ kind, title }: EditedColumn): string => `${signs[kind]}${title}`;

export function parseColumn(text: string): EditedColumn {
  const kind = kinds[text[0] as keyof typeof kinds];
  return kind ? { kind, title: text.slice(1).trimStart() } : { kind: 'words', title: text };
}
