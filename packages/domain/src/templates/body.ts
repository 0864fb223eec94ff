/**
 * A template's body: paper with holes. It is kept and sent as text (`read-body.ts` says how that reads), so that two
 * versions can be compared line by line, and filled from a matter's data (`fill.ts`). What fills a hole is never read
 * as part of the body.
 */
export type Inline = TextRun | FieldHole | BodyChoice;

export type TextStyle = 'strong' | 'emphasis';

export interface TextRun {
  readonly kind: 'words';
  readonly text: string;
  readonly dress?: TextStyle;
}

/** How a value is written, where not as its kind usually is. */
export const manners = ['words', 'upper', 'short'] as const;
export type FieldManner = (typeof manners)[number];

/** `{main.surname}`, `{bond.amount|words}`, `{main.occupation|or Unknown}`. */
export interface FieldHole {
  readonly kind: 'field';
  readonly field: string;
  readonly manner?: FieldManner;
  /** What stands there when nothing is captured; without it, the paper waits. */
  readonly or?: readonly Inline[];
  readonly dress?: TextStyle;
}

/** `{?spouse.name|married to {spouse.name}|unmarried}` */
export interface BodyChoice {
  readonly kind: 'choice';
  readonly when: string;
  readonly met: readonly Inline[];
  readonly otherwise: readonly Inline[];
}

export type BodyNode =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[]; readonly align?: 'center' }
  | { readonly kind: 'item'; readonly mark: 'bullet' | 'number'; readonly text: readonly Inline[] }
  /** A label with what stands beside it. */
  | { readonly kind: 'fact'; readonly label: readonly Inline[]; readonly value: readonly Inline[] }
  /** A numbered box of a form. */
  | {
      readonly kind: 'entry';
      readonly number: readonly Inline[];
      readonly label: readonly Inline[];
      readonly value: readonly Inline[];
    }
  | TableNode
  /** Where somebody signs, and as what. */
  | { readonly kind: 'signature'; readonly who: readonly Inline[]; readonly about: readonly Inline[] }
  | { readonly kind: 'signedAt'; readonly text: readonly Inline[] }
  | { readonly kind: 'each'; readonly list: string; readonly body: readonly BodyNode[] }
  | {
      readonly kind: 'if';
      readonly when: string;
      readonly body: readonly BodyNode[];
      readonly otherwise: readonly BodyNode[];
    }
  | { readonly kind: 'page' }
  | { readonly kind: 'letterhead' }
  /** A piece that many papers share: the oath, the witnesses. */
  | { readonly kind: 'use'; readonly piece: string };

export type TableColumnKind = 'number' | 'words' | 'voucher' | 'amount';
export type TableRowKind = 'line' | 'group' | 'subtotal' | 'total' | 'note';

export interface TableNode {
  readonly kind: 'table';
  readonly columns: readonly { readonly kind: TableColumnKind; readonly title: string }[];
  readonly rows: readonly TableRowNode[];
}

export type TableRowNode =
  | { readonly kind: 'row'; readonly row: TableRowKind; readonly cells: readonly (readonly Inline[])[] }
  | { readonly kind: 'each'; readonly list: string; readonly rows: readonly TableRowNode[] }
  | { readonly kind: 'if'; readonly when: string; readonly rows: readonly TableRowNode[] };

export type TemplateBody = readonly BodyNode[];
