import { type Outcome, refuse } from '../law/refusal';
import { said } from '../law/said';
import type { Decimal } from './amount';
import { type DateForm, dateForms } from './day';
import { tidy } from './raw';

/** What a column of a table tells. */
export const meanings = {
  day: 'Day',
  valueDay: 'Value day',
  description: 'Description',
  reference: 'Reference',
  bankId: "The bank's number of the movement",
  amount: 'Amount',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  fee: 'Fee beside the amount',
  mark: 'Credit or debit',
  balance: 'Balance',
  account: 'Account number',
  currency: 'Currency',
  ignore: 'Not used',
} as const;
export type Meaning = keyof typeof meanings;

/** How in and out are told apart. */
export const signRules = {
  signed: 'Minus is money out',
  opposite: 'Minus is money in',
  columns: 'Two columns, in and out',
  mark: 'A column says credit or debit',
} as const;
export type SignRule = keyof typeof signRules;

/** How a table is read. A person makes it once for a heading that no layout knows; it is data. */
export interface Mapping {
  readonly id: string;
  readonly name: string;
  readonly bank: string | null;
  /** The heading it belongs to, so that it is found again. */
  readonly signature: string;
  /** One for each column, in the order of the file. */
  readonly columns: readonly Meaning[];
  /** Left out: as the days of the file show it. */
  readonly dateForm?: DateForm;
  /** Left out: as the amounts of the file show it. */
  readonly decimal?: Decimal;
  readonly sign: SignRule;
  /** Whether a fee moves the balance beside its amount. Left out: what the running balance fits. */
  readonly feesMove?: boolean;
}

/** A text without certain signs at either end. By hand, because a pattern takes long over a long run of them. */
export function without(text: string, signs: string): string {
  let [from, to] = [0, text.length];
  while (from < to && signs.includes(text[from]!)) from += 1;
  while (to > from && signs.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

const around = ' \t\u00a0\r\n\'"';
const bare = (cell: string): string => tidy(without(without(cell, around), `${around}:`)).toLowerCase();

/** A heading as it is known again: order and words count, capitals, quotes and blanks do not. */
export function signatureOf(cells: readonly string[]): string {
  const words = cells.map(bare);
  while (words.length > 0 && words.at(-1) === '') words.pop();
  return words.join('|');
}

/** A table without a heading is known by how many columns it has. */
export const signatureWithoutHeading = (columns: number): string => `${columns} columns without a heading`;
export const hasHeading = ({ signature }: Pick<Mapping, 'signature'>): boolean =>
  !signature.endsWith(' columns without a heading');

const once: readonly Meaning[] = [
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
export function checkMapping(mapping: Mapping): Outcome<Mapping> {
  const { columns, sign, signature, dateForm, decimal } = mapping;
  const has = (meaning: Meaning): boolean => columns.includes(meaning);
  const unknown = columns.find((meaning) => !Object.hasOwn(meanings, meaning));
  if (unknown !== undefined)
    return refuse(
      'columns',
      said("'{meaning}' is no meaning of a column. Choose one of the list.", { meaning: unknown }),
    );
  const expected = hasHeading(mapping) ? signature.split('|').length : Number(signature.split(' ')[0]);
  if (signature === '' || columns.length < 2 || columns.length > mostColumns || columns.length < expected) {
    return refuse('columns', 'Say for every column of the heading what it is.');
  }
  const twice = once.find((meaning) => columns.filter((each) => each === meaning).length > 1);
  if (twice)
    return refuse(
      'columns',
      said("Only one column can be '{meaning}'. Choose the right one and leave the other unused.", {
        meaning: said(meanings[twice]),
      }),
    );
  if (!has('day')) return refuse('columns', 'Say which column holds the day.');
  if (!has('description')) return refuse('columns', 'Say which column holds the description.');
  if (!Object.hasOwn(signRules, sign)) return refuse('sign', 'Say how money in and money out are told apart.');
  const isTwo = sign === 'columns';
  if (isTwo && (!has('moneyIn') || !has('moneyOut') || has('amount'))) {
    return refuse('columns', 'Say which column is money in and which is money out, and leave no other amount.');
  }
  if (!isTwo && (!has('amount') || has('moneyIn') || has('moneyOut'))) {
    return refuse(
      'columns',
      'Say which one column holds the amount, or choose two columns for money in and money out.',
    );
  }
  if (sign === 'mark' && !has('mark')) return refuse('columns', 'Say which column tells credit from debit.');
  if (dateForm !== undefined && !dateForms.includes(dateForm))
    return refuse('dateForm', 'Choose how the days are written; the day stands before the month.');
  if (decimal !== undefined && decimal !== '.' && decimal !== ',')
    return refuse('decimal', 'Choose a point or a comma before the cents.');
  return mapping;
}
