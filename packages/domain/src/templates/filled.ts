/** A body with its holes filled: the shapes of the document tree, so that paper is made of it as it is. */
export interface FilledRun {
  readonly text: string;
  readonly dress?: 'strong' | 'emphasis' | 'missing';
}
export interface FilledAmount {
  readonly cents: number;
  readonly shown: string;
}
export type FilledCell = null | string | FilledAmount;

export type FilledBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly FilledRun[]; readonly align?: 'left' | 'center' }
  | { readonly kind: 'items'; readonly rows: readonly { readonly mark: string; readonly text: readonly FilledRun[] }[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | {
      readonly kind: 'form';
      readonly rows: readonly { readonly number: string; readonly label: string; readonly value: string }[];
    }
  | {
      readonly kind: 'table';
      readonly about: string;
      readonly ruled: boolean;
      readonly columns: readonly { readonly kind: 'number' | 'words' | 'voucher' | 'amount'; readonly title: string }[];
      readonly rows: readonly {
        readonly kind: 'line' | 'group' | 'subtotal' | 'total' | 'note';
        readonly cells: readonly FilledCell[];
      }[];
    }
  | {
      readonly kind: 'signatures';
      readonly at: string;
      readonly places: readonly { readonly who: string; readonly about: string }[];
    };

export interface FilledPart {
  readonly newPage: boolean;
  readonly blocks: readonly FilledBlock[];
}

/** A hole for which nothing is captured. */
export interface MissingField {
  /** Names the hole among all rows: `heirs[2].heir.createIdNumber`. What is typed for this paper alone is kept under it. */
  readonly path: string;
  readonly field: string;
  readonly label: string;
  /** The row it is missing in, as that is called. */
  readonly of: string | null;
}

export interface FilledBody {
  readonly title: string | null;
  readonly hasLetterhead: boolean;
  readonly parts: readonly FilledPart[];
  readonly missing: readonly MissingField[];
}
