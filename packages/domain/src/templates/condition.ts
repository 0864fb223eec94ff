import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';

/** One question about a field: is it there, is it this, is it more than that. */
export interface ConditionTest {
  readonly field: string;
  readonly asks: 'there' | 'is' | 'more' | 'less';
  readonly not: boolean;
  readonly value?: string;
}
/** Any of these, each of which is all of its tests. */
export type Condition = readonly (readonly ConditionTest[])[];

const fieldName = /^[a-z]\w*(?:\.\w+)*$/i;
const one =
  /^(not\s+)?([a-z]\w*(?:\.\w+)*)(?:\s+is\s+(not\s+)?"([^"]*)"|\s+is\s+(more|less)\s+than\s+(-?\d+(?:\.\d+)?))?$/i;

const readTest = (text: string): ConditionTest | undefined => {
  const found = one.exec(text.trim());
  if (!found) return undefined;
  const [, not, field, isNot, value, compare, number] = found;
  if (compare) return { field: field!, asks: compare as 'more' | 'less', not: Boolean(not), value: number! };
  return value === undefined
    ? { field: field!, asks: 'there', not: Boolean(not) }
    : { field: field!, asks: 'is', not: Boolean(not) !== Boolean(isNot), value };
};

/** Parts between a joint that stands outside quotes. */
const splitAt = (text: string, joint: string): string[] => {
  const parts = [''];
  for (const piece of text.split(/("[^"]*")/)) {
    if (piece.startsWith('"')) parts[parts.length - 1] += piece;
    else {
      const [first = '', ...rest] = piece.split(joint);
      parts[parts.length - 1] += first;
      parts.push(...rest);
    }
  }
  return parts;
};

export const isFieldName = (text: string): boolean => fieldName.test(text);

/** `spouse.name and main.maritalRegime is "in community of property"`; `or` stands between alternatives. */
export function readCondition(text: string): Outcome<Condition> {
  const read = splitAt(text, ' or ').map((all) => splitAt(all, ' and ').map(readTest));
  const whole = read.filter((tests): tests is ConditionTest[] => tests.every((test) => test !== undefined));
  return whole.length === read.length
    ? whole
    : refuse(
        'content',
        message(
          'The condition “{condition}” cannot be read. Write a field, “not” and a field, a field is "something", or a field is more than a number; join them with “and” or “or”.',
          { condition: text },
        ),
      );
}

const writeTest = ({ field, asks, not, value = '' }: ConditionTest): string =>
  asks === 'there'
    ? `${not ? 'not ' : ''}${field}`
    : asks === 'is'
      ? `${field} is ${not ? 'not ' : ''}"${value.replaceAll('"', '')}"`
      : `${not ? 'not ' : ''}${field} is ${asks} than ${value}`;

/** A condition as it is typed. */
export const writeCondition = (condition: Condition): string =>
  condition.map((all) => all.map(writeTest).join(' and ')).join(' or ');

export type Scalar = string | number | boolean | null;

const isThere = (value: Scalar | readonly unknown[] | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '' && value !== false;

const isTestMet = (
  { field, asks, not, value }: ConditionTest,
  look: (field: string) => Scalar | readonly unknown[] | undefined,
) => {
  const found = look(field);
  const answer =
    asks === 'there'
      ? isThere(found)
      : asks === 'is'
        ? String(found ?? '').toLowerCase() === value!.toLowerCase()
        : typeof found === 'number' && (asks === 'more' ? found > Number(value) : found < Number(value));
  return answer !== not;
};

export const isMet = (
  condition: Condition,
  look: (field: string) => Scalar | readonly unknown[] | undefined,
): boolean => condition.some((all) => all.every((test) => isTestMet(test, look)));
