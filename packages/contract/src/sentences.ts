import { formatInEnglish, listed, type Message, message } from '@boedel/domain/law/message';
import type { z } from 'zod';

/**
 * What is said of input where a schema has no sentence of its own: by server and browser alike, in the words of the
 * product rather than the library's.
 */

export type SchemaIssue = z.core.$ZodRawIssue;
type IssueLimit = { readonly origin?: string; readonly inclusive?: boolean };

const unclear = 'This is not a valid value here. Check it and enter it again.';

const ofKind: Readonly<Record<string, string>> = {
  string: 'Give text.',
  number: 'Give a number.',
  nan: 'Give a number.',
  bigint: 'Give a whole number.',
  int: 'Give a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Enter a list.',
  tuple: 'Enter a list.',
  set: 'Enter a list.',
  object: 'Give the fields by their names.',
  record: 'Give the fields by their names.',
  map: 'Give the fields by their names.',
  date: 'Give a date as YYYY-MM-DD.',
  null: 'Leave this blank.',
  undefined: 'Leave this out.',
  never: 'Leave this out.',
};

const ofFormat: Readonly<Record<string, string>> = {
  email: 'Give an email address.',
  url: 'Enter a full web address, for example https://example.co.za.',
  datetime: 'Give a date and time, for example 2026-03-01T08:00:00Z.',
  date: 'Give a date as YYYY-MM-DD.',
  time: 'Enter the time as HH:MM.',
};

function describeTooSmall({ origin, inclusive }: IssueLimit, least: string): Message {
  if (origin === 'string')
    return least === '1' ? message('Fill this in.') : message('Use at least {count} characters.', { count: least });
  if (origin === 'array' || origin === 'set')
    return least === '1' ? message('Give at least one.') : message('Give at least {count}.', { count: least });
  return inclusive === false
    ? message('Give a number above {number}.', { number: least })
    : message('Give {number} or more.', { number: least });
}

function describeTooBig({ origin, inclusive }: IssueLimit, most: string): Message {
  if (origin === 'string') return message('Use at most {count} characters.', { count: most });
  if (origin === 'array' || origin === 'set') return message('Give at most {count}.', { count: most });
  return inclusive === false
    ? message('Enter a number below {number}.', { number: most })
    : message('Give {number} or less.', { number: most });
}

/** Words and values apart of what a schema has no sentence of its own for. */
export function toIssueMessage(issue: SchemaIssue): Message {
  switch (issue.code) {
    case 'invalid_type':
      // What JSON cannot say is what was not given.
      return message(issue.input === undefined ? 'This is needed.' : (ofKind[issue.expected] ?? unclear));
    case 'invalid_value':
      return message('Choose one of: {options}.', { options: listed(issue.values.map(String)) });
    case 'too_small':
      return describeTooSmall(issue, String(issue.minimum));
    case 'too_big':
      return describeTooBig(issue, String(issue.maximum));
    case 'not_multiple_of':
      return message('Enter a multiple of {number}.', { number: issue.divisor });
    case 'invalid_format':
      return message(ofFormat[issue.format] ?? 'Check how this is written and give it again.');
    case 'unrecognized_keys':
      return message('Leave out {names}.', { names: issue.keys.join(', ') });
    default:
      return message(issue.input === undefined ? 'This is needed.' : unclear);
  }
}

export const formatIssue = (issue: SchemaIssue): string => formatInEnglish(toIssueMessage(issue));

/** What is wrong with a field, values apart: a schema's own sentence has no values in it, ours are put together again. */
export function toFieldMessage(issue: z.core.$ZodIssue): Message {
  if (issue.code === 'custom' && issue.params?.['said']) return issue.params['said'] as Message;
  const ours = toIssueMessage(issue as SchemaIssue);
  return formatInEnglish(ours) === issue.message ? ours : message(issue.message);
}
