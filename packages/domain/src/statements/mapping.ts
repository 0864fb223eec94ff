import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { DecimalSign } from './amount';
import { type DateForm, dateForms } from './day';
import { tidySpaces } from './raw';

/** What a column of a table tells. */
export const meanings = {
  day: 'Day',
  valueDay: 'Value date',
  description: 'Description',
  reference: 'Reference',
  bankId: 'Bank’s transaction number',
  amount: 'Amount',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  fee: 'Fee in addition to the amount',
  mark: 'Credit or debit',
  balance: 'Balance',
  account: 'Account number',
  currency: 'Currency',
  ignore: 'Not used',
} as const;
export type ColumnMeaning = keyof typeof meanings;

/** How in and out are told apart. */
export const signRules = {
  signed: 'Minus is money out',
  opposite: 'Minus is money in',
  columns: 'Two columns, in and out',
  mark: 'One column shows credit or debit',
} as const;
export type SignRule = keyof typeof signRules;

/** How a table is read. A person makes it once for a heading that no layout knows; it is data. */
export interface ColumnMapping {
  readonly id: string;
  readonly name: string;
  readonly bank: string | null;
  /** The heading it belongs to, so that it is found again. */
  readonly signature: string;
  /** One for each column, in the order of the file. */
  readonly columns: readonly ColumnMeaning[];
  /** Left out: as the days of the file show it. */
  readonly dateForm?: DateForm;
  /** Left out: as the amounts of the file show it. */
  readonly decimal?: DecimalSign;
  readonly sign: SignRule;
  /** Whether a fee moves the balance beside its amount. Left out: what the running balance fits. */
  readonly feesMove?: boolean;
}

/** A text without certain signs at either end. By hand, because a pattern takes long over a long run of them. */
export function trimSigns(text: string, signs: string): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text[from]!)) from += 1;
  while (to > from && signs.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

const around = ' \t\u00a0\r\n\'"';
const normaliseCell = (cell: string): string =>
  tidySpaces(trimSigns(trimSigns(cell, around), `${around}:`)).toLowerCase();

/** A heading as it is known again: order and words count, capitals, quotes and blanks do not. */
export function toHeadingSignature(cells: readonly string[]): string {
  const words = cells.map(normaliseCell);
  while (words.length > 0 && words.at(-1) === '') words.pop();
  return words.join('|');
}

/** A table without a heading is known by how many columns it has. */
export const toWidthSignature = (columns: number): string => `${columns} columns without a heading`;
export const hasHeading = ({ signature }: Pick<ColumnMapping, 'signature'>): boolean =>
  !signature.endsWith(' columns without a heading');

const once: readonly ColumnMeaning[] = [
  'day',
  'valueDay',
  'bankId',
  'amount',
  'moneyIn',
  'moneyOut',
  'fee',
  'mark',
  'balance',
  'account',
  'currency',
];
const mostColumns = 60;

/** Whether a mapping can be read by. */
export function checkMapping(mapping: ColumnMapping): Outcome<ColumnMapping> {
  const { columns, sign, signature, dateForm, decimal } = mapping;
  const has = (meaning: ColumnMeaning): boolean => columns.includes(meaning);
  const unknown = columns.find((meaning) => !Object.hasOwn(meanings, meaning));
  if (unknown !== undefined)
    return refuse(
      'columns',
      message("'{meaning}' is not a column type. Choose one from the list.", { meaning: unknown }),
    );
  const expected = hasHeading(mapping) ? signature.split('|').length : Number(signature.split(' ')[0]);
  if (signature === '' || columns.length < 2 || columns.length > mostColumns || columns.length < expected) {
    return refuse('columns', 'Choose what each column contains.');
  }
  const twice = once.find((meaning) => columns.filter((each) => each === meaning).length > 1);
  if (twice)
    return refuse(
      'columns',
      message("Only one column can be '{meaning}'. Keep the right one and set the other to Not used.", {
        meaning: message(meanings[twice]),
      }),
    );
  if (!has('day')) return refuse('columns', 'Choose the date column.');
  if (!has('description')) return refuse('columns', 'Choose the description column.');
  if (!Object.hasOwn(signRules, sign)) return refuse('sign', 'Choose how to tell money in from money out.');
  const isTwo = sign === 'columns';
  if (isTwo && (!has('moneyIn') || !has('moneyOut') || has('amount'))) {
    return refuse('columns', 'Choose the money-in and money-out columns, and remove any other amount column.');
  }
  if (!isTwo && (!has('amount') || has('moneyIn') || has('moneyOut'))) {
    return refuse(
      'columns',
      'Choose the one column with the amount, or choose two columns for money in and money out.',
    );
  }
  if (sign === 'mark' && !has('mark')) return refuse('columns', 'Choose the column that shows credit or debit.');
  if (dateForm !== undefined && !dateForms.includes(dateForm))
    return refuse('dateForm', 'Choose the date format, with the day before the month.');
  if (decimal !== undefined && decimal !== '.' && decimal !== ',')
    return refuse('decimal', 'Choose a point or a comma before the cents.');
  return mapping;
}
