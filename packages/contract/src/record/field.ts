import type { CheckedKind } from '@boedel/domain/directories/check-entry';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import {
  day as daySchema,
  id,
  money as signedMoneySchema,
  moneyFromZero,
  optionalText,
  privateNumber,
  text as textSchema,
} from '../fields';

/**
 * What a field can be: the one list for the wire, the table and the form. Each kind has one column type, one control
 * and, where it is one of `CheckedKind`, one rule in `domain` about what its text must look like.
 */
export type FieldKind =
  | CheckedKind
  | 'text'
  | 'notes'
  | 'select'
  | 'choice'
  | 'day'
  | 'money'
  | 'percent'
  | 'number'
  | 'flag'
  | 'image'
  | 'link'
  | 'person'
  | 'nested'
  | 'list';

/** One of a fixed list that has numbers of its own, as the specification's lookups do. */
export interface FieldChoice {
  readonly value: number;
  readonly label: string;
}

/** What a form and a list need to know of a field besides its kind; all of it may be left out. */
export interface FieldOptions {
  /** A column of the list. */
  readonly inList?: boolean;
  /** Fields that stand together under a heading. */
  readonly group?: string;
  /** A sentence under the field. */
  readonly help?: string;
  /** Of the six columns of a section; 3 is half a row. */
  readonly span?: 1 | 2 | 3 | 4 | 6;
  /** The column it is kept in, where that is not its name in the table's spelling. */
  readonly column?: string;
  /** What each option of a select is called, where the options are the law's own words rather than people's. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Asked only in matters of these types. */
  readonly systemTypes?: readonly SystemType[];
  /** Asked only where this country's law holds. */
  readonly country?: 'South Africa' | 'Namibia';
  /** Asked only while another field of the record has one of these answers. */
  readonly when?: { readonly field: string; readonly is: readonly unknown[] };
  /** Shown and never typed: something else sets it. */
  readonly isReadOnly?: boolean;
  /** Kept by its area in a table of its own, so that keys hold what it points at; saved with the record all the same. */
  readonly apart?: true;
}

/**
 * One field of a record, said once. The list's columns, the form, CSV headings, the wire's schema and the table's column
 * all come from here; what the text must look like comes from its kind.
 */
export interface RecordField<Z extends z.ZodType = z.ZodType> extends FieldOptions {
  readonly kind: FieldKind;
  readonly label: string;
  readonly schema: Z;
  /** What is answered, where reading it back needs no rule: much quicker over a long list. */
  readonly answer?: z.ZodType;
  readonly isRequired?: boolean;
  readonly longest?: number;
  /** The words a select offers. */
  readonly options?: readonly string[];
  /** What a choice offers. */
  readonly choices?: readonly FieldChoice[];
  /** The table a link points into: a directory, or rows of the same matter. */
  readonly to?: string;
  /** The link points at a row of the same matter. */
  readonly inMatter?: true;
  /** What stands inside: the fields of a nested part, or of each item of a list. */
  readonly fields?: RecordFields;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

export const required = (label: string, longest = 160, more: FieldOptions = {}) =>
  ({
    kind: 'text',
    label,
    longest,
    isRequired: true,
    inList: true,
    span: 4,
    schema: textSchema(longest),
    answer: z.string(),
    ...more,
  }) as const;

const textOrNull = z.string().nullable();
/** Text that may be left empty, of a kind that may have a rule. */
const optionalTextField =
  (kind: FieldKind, usual: string, longest: number) =>
  (label = usual, more: FieldOptions = {}) =>
    ({ kind, label, longest, schema: optionalText(longest), answer: textOrNull, ...more }) as const;

export const text = (label: string, longest = 160, more: FieldOptions = {}) =>
  optionalTextField('text', label, longest)(label, more);
/** Sentences: several lines, the whole width. */
export const longText = (label: string, longest = 2000, more: FieldOptions = {}) =>
  optionalTextField('notes', label, longest)(label, more);
export const notes = optionalTextField('notes', 'Notes', 4000);
export const email = optionalTextField('email', 'Email', 160);
export const phone = optionalTextField('phone', 'Telephone', 40);
export const website = optionalTextField('website', 'Website', 200);
/** Numbers that are answered masked. */
export const maskedKinds = ['idNumber', 'passportNumber', 'accountNumber'] as const satisfies readonly FieldKind[];
export const isMaskedKind = (kind: FieldKind): boolean => maskedKinds.some((one) => one === kind);
const maskedField =
  (kind: (typeof maskedKinds)[number], usual: string, longest: number) =>
  (label = usual, more: FieldOptions = {}) =>
    ({ kind, label, longest, schema: privateNumber(longest), ...more }) as const;
export const idNumber = maskedField('idNumber', 'Identity number', 20);
export const passportNumber = maskedField('passportNumber', 'Passport number', 20);
export const vatNumber = optionalTextField('vatNumber', 'VAT number', 20);
export const taxNumber = optionalTextField('taxNumber', 'Income tax number', 20);
export const registrationNumber = optionalTextField('registrationNumber', 'Registration number', 40);
export const branchCode = optionalTextField('branchCode', 'Branch code', 12);
export const accountNumber = maskedField('accountNumber', 'Account number', 30);

export const select = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  more: FieldOptions = {},
) =>
  ({
    kind: 'select',
    label,
    options,
    schema: z.enum(options).nullable().default(null),
    ...more,
  }) as const;

/** One of the options always: this one until somebody chooses another. */
export const selectAlways = <const O extends readonly [string, ...string[]]>(
  label: string,
  options: O,
  usual: NoInfer<O[number]>,
  more: FieldOptions = {},
) => ({ ...select(label, options, more), schema: z.enum(options).default(usual), isRequired: true }) as const;

/** One of a fixed list, kept by its number. */
export const choice = <const C extends readonly [FieldChoice, ...FieldChoice[]]>(
  label: string,
  choices: C,
  more: FieldOptions = {},
) => {
  const values = choices.map(({ value }) => value) as C[number]['value'][];
  return {
    kind: 'choice',
    label,
    choices,
    schema: z.literal(values, 'Choose one of the list.').nullable().default(null),
    ...more,
  } as const;
};

export const flag = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'flag', label, schema: z.boolean('Choose yes or no.').default(false), ...more }) as const;
export const day = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'day', label, schema: daySchema.nullable().default(null), ...more }) as const;
export const money = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'money', label, schema: moneyFromZero.nullable().default(null), ...more }) as const;
/** An amount that may be below nought: a balance, a difference. */
export const signedMoney = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'money', label, schema: signedMoneySchema.nullable().default(null), ...more }) as const;

const hasFourDecimals = (value: number): boolean => Math.abs(Math.round(value * 1e4) - value * 1e4) < 1e-6;
/** From 0 to 100 with at most four decimals. */
export const percentSchema = z
  .number('Enter a percentage.')
  .min(0, 'Enter 0 or more.')
  .max(100, 'Enter at most 100.')
  .refine(hasFourDecimals, 'Use at most four decimal places.');
export const percent = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'percent', label, schema: percentSchema.nullable().default(null), ...more }) as const;

/** A whole number, from and to. */
export const number = (label: string, [least, most]: readonly [number, number], more: FieldOptions = {}) =>
  ({
    kind: 'number',
    label,
    schema: z.int().min(least).max(most).nullable().default(null),
    ...more,
  }) as const;

/** The id of a stored picture. */
export const image = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'image', label, schema: id.nullable().default(null), ...more }) as const;
/** An entry of a directory. */
export const link = (label: string, to: string, more: FieldOptions = {}) =>
  ({ kind: 'link', label, to, schema: id.nullable().default(null), ...more }) as const;
/** Somebody known in the firm, by their number. */
export const personLink = (label: string, more: FieldOptions = {}) =>
  ({ kind: 'person', label, schema: id.nullable().default(null), ...more }) as const;
/** A row of the same matter. */
export const linkInMatter = (label: string, to: string, more: FieldOptions = {}) =>
  ({ ...link(label, to, more), inMatter: true }) as const;

type FilledSchema<Z> = Z extends z.ZodDefault<z.ZodNullable<infer Held extends z.ZodType>> ? Held : never;
/** The same field, that has to be filled in. Text that must be there is `required`. */
export const must = <F extends RecordField<z.ZodDefault<z.ZodNullable<z.ZodType>>>>(
  field: F,
): Omit<F, 'schema'> & { readonly schema: FilledSchema<F['schema']>; readonly isRequired: true } => ({
  ...field,
  schema: field.schema.unwrap().unwrap() as FilledSchema<F['schema']>,
  isRequired: true,
});

/** The same field, kept in a column of another name than its own. */
export const storeInColumn = <const C extends string, F extends RecordField>(
  column: C,
  field: F,
): F & { readonly column: C } => ({
  ...field,
  column,
});
