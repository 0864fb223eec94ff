import type { CheckedKind } from '@boedel/domain/directories/check-entry';
import { z } from 'zod';
import { day as daySchema, id, moneyFromZero, optionalText, privateNumber, text as textSchema } from '../fields';

/**
 * One field of a directory. The list's columns, the form, the CSV headings, the wire's schema and the table's column
 * all come from here; what the text must look like comes from its kind, by the rules of `domain/directories`.
 */
export type FieldKind =
  | CheckedKind
  | 'text'
  | 'notes'
  | 'select'
  | 'day'
  | 'money'
  | 'percent'
  | 'flag'
  | 'image'
  | 'link';

export interface Field<Z extends z.ZodType = z.ZodType> {
  readonly kind: FieldKind;
  readonly label: string;
  readonly schema: Z;
  /** What is answered, where reading it back needs no rule: much quicker over a long list. */
  readonly answer?: z.ZodType;
  readonly isRequired?: boolean;
  readonly longest?: number;
  /** What a select offers. */
  readonly options?: readonly string[];
  /** The directory a link points into. */
  readonly to?: string;
  /** Fields that stand together under a heading. */
  readonly group?: string;
  /** A column of the list page. */
  readonly inList?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

interface More {
  readonly inList?: boolean;
  readonly group?: string;
}

export const required = (label: string, longest = 160, more: More = {}) =>
  ({
    kind: 'text',
    label,
    longest,
    isRequired: true,
    inList: true,
    schema: textSchema(longest),
    answer: z.string(),
    ...more,
  }) as const;

const textOrNull = z.string().nullable();
/** Text that may be left empty, of a kind that may have a rule. */
const optional =
  (kind: FieldKind, usual: string, longest: number) =>
  (label = usual, more: More = {}) =>
    ({ kind, label, longest, schema: optionalText(longest), answer: textOrNull, ...more }) as const;

export const text = (label: string, longest = 160, more: More = {}) => optional('text', label, longest)(label, more);
export const notes = optional('notes', 'Notes', 4000);
export const email = optional('email', 'E-mail', 160);
export const phone = optional('phone', 'Telephone', 40);
export const website = optional('website', 'Website', 200);
/** Numbers that are answered masked. */
export const maskedKinds = ['idNumber', 'passportNumber', 'accountNumber'] as const satisfies readonly FieldKind[];
const masked =
  (kind: (typeof maskedKinds)[number], usual: string, longest: number) =>
  (label = usual, more: More = {}) =>
    ({ kind, label, longest, schema: privateNumber(longest), ...more }) as const;
export const idNumber = masked('idNumber', 'Identity number', 20);
export const passportNumber = masked('passportNumber', 'Passport number', 20);
export const vatNumber = optional('vatNumber', 'VAT number', 20);
export const taxNumber = optional('taxNumber', 'Income tax number', 20);
export const registrationNumber = optional('registrationNumber', 'Registration number', 40);
export const branchCode = optional('branchCode', 'Branch code', 12);
export const accountNumber = masked('accountNumber', 'Account number', 30);

export const select = <const O extends readonly [string, ...string[]]>(label: string, options: O, more: More = {}) =>
  ({
    kind: 'select',
    label,
    options,
    schema: z
      .enum(options, `Choose one of: ${options.join(', ')}.`)
      .nullable()
      .default(null),
    ...more,
  }) as const;

export const flag = (label: string, more: More = {}) =>
  ({ kind: 'flag', label, schema: z.boolean('Say yes or no.').default(false), ...more }) as const;
export const day = (label: string, more: More = {}) =>
  ({ kind: 'day', label, schema: daySchema.nullable().default(null), ...more }) as const;
export const money = (label: string, more: More = {}) =>
  ({ kind: 'money', label, schema: moneyFromZero.nullable().default(null), ...more }) as const;

const hasFourDecimals = (value: number): boolean => Math.abs(Math.round(value * 1e4) - value * 1e4) < 1e-6;
/** From 0 to 100 with at most four decimals. */
export const percentSchema = z
  .number('Give a percentage.')
  .min(0, 'Give 0 or more.')
  .max(100, 'Give at most 100.')
  .refine(hasFourDecimals, 'Give at most four decimals.');
export const percent = (label: string, more: More = {}) =>
  ({ kind: 'percent', label, schema: percentSchema.nullable().default(null), ...more }) as const;

/** The id of a stored picture. */
export const image = (label: string, more: More = {}) =>
  ({ kind: 'image', label, schema: id.nullable().default(null), ...more }) as const;
/** An entry of another directory. */
export const link = (label: string, to: string, more: More = {}) =>
  ({ kind: 'link', label, to, schema: id.nullable().default(null), ...more }) as const;
