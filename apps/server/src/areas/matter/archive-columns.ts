import type { Message } from '@boedel/domain/law/message';

/** How a value of a column is written in a file, and so in the database. */
export const valueKinds = [
  'text',
  /** Rich text; cleaned as a note that somebody types is. */
  'html',
  'integer',
  'bigint',
  'decimal',
  'boolean',
  'date',
  'moment',
  'texts',
  'json',
] as const;
export type ValueKind = (typeof valueKinds)[number];

/** What the server writes into a column of its own; what the file says there is never taken. */
export type SetBy =
  /** Whoever imports, where the file names somebody. */
  | 'importer'
  /** The name of whoever imports. */
  | "importer's name"
  /** As the file was kept, from its bytes. */
  | 'stored file'
  /** From the cleaned rich text of the row. */
  | 'note'
  /** The archive's own reference where it is free, else the firm's next. */
  | 'reference'
  /** A trigger sets it. */
  | 'database'
  /** Nothing, or what the column has by default. */
  | 'left out'
  | 'PersonOfInterest';

/**
 * A table as an archive carries it. Columns of values are named by kind, with spaces between; `!` stands behind what a row
 * cannot be without. Every column of the table is named once, but for the key, the firm, the matter, the version and what
 * the database works out: those are never taken from a file.
 */
export type TableDeclaration = { readonly label: Message } & { readonly [Kind in ValueKind]?: string } & {
  /** Columns that hold the id of a row in the archive, and of which table. */
  readonly refers?: Readonly<Record<string, string>>;
  /** Columns that hold the id of an entry of a list of the firm, and of which list. */
  readonly looksUp?: Readonly<Record<string, string>>;
  /** Columns that hold a user: whoever signs in here with the same address, else nobody. */
  readonly users?: string;
  /** Columns that hold the number people are known by (docs/adr/0016). */
  readonly people?: string;
  /** Names inside JSON that hold the id of a row in the archive, and of which table. */
  readonly idsInJson?: Readonly<Record<string, string>>;
  readonly set?: Readonly<Record<string, SetBy>>;
};

export type Column = { readonly name: string; readonly isRequired: boolean } & (
  | { readonly is: 'value'; readonly kind: ValueKind }
  | { readonly is: 'reference'; readonly to: string }
  | { readonly is: 'entry'; readonly to: string }
  | { readonly is: 'user' }
  | { readonly is: 'known person' }
);

export interface DeclaredTable {
  readonly name: string;
  readonly label: Message;
  readonly columns: ReadonlyMap<string, Column>;
  readonly idsInJson: ReadonlyMap<string, string>;
  readonly set: ReadonlyMap<string, SetBy>;
}

const parseNames = (words: string | undefined): { name: string; isRequired: boolean }[] =>
  (words ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ name: word.replace('!', ''), isRequired: word.endsWith('!') }));

const startsRequired = (to: Readonly<Record<string, string>> | undefined, is: 'reference' | 'entry'): Column[] =>
  Object.entries(to ?? {}).map(([name, table]) => ({
    is,
    name,
    to: table.replace('!', ''),
    isRequired: table.endsWith('!'),
  }));

function readDeclaration(name: string, declared: TableDeclaration): DeclaredTable {
  const columns: Column[] = [
    ...startsRequired(declared.refers, 'reference'),
    ...startsRequired(declared.looksUp, 'entry'),
    ...parseNames(declared.users).map((column) => ({ ...column, is: 'user' as const })),
    ...parseNames(declared.people).map((column) => ({ ...column, is: 'known person' as const })),
    ...valueKinds.flatMap((kind) =>
      parseNames(declared[kind]).map((column) => ({ ...column, is: 'value' as const, kind })),
    ),
  ];
  return {
    name,
    label: declared.label,
    columns: new Map(columns.map((column) => [column.name, column])),
    idsInJson: new Map(Object.entries(declared.idsInJson ?? {})),
    set: new Map(Object.entries(declared.set ?? {})),
  };
}

export const declare = (tables: Readonly<Record<string, TableDeclaration>>): ReadonlyMap<string, DeclaredTable> =>
  new Map(Object.entries(tables).map(([name, declared]) => [name, readDeclaration(name, declared)]));
