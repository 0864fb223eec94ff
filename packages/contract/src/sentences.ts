import type { z } from 'zod';

/**
 * What is said of input where a schema has no sentence of its own: by server and browser alike, in the words of the
 * product rather than the library's.
 */

type Issue = z.core.$ZodRawIssue;
type Limit = { readonly origin?: string; readonly inclusive?: boolean };

const unclear = 'This is not what is asked for here. Check it and give it again.';

const ofKind: Readonly<Record<string, string>> = {
  string: 'Give text.',
  number: 'Give a number.',
  nan: 'Give a number.',
  bigint: 'Give a whole number.',
  int: 'Give a whole number.',
  boolean: 'Say yes or no.',
  array: 'Give a list.',
  tuple: 'Give a list.',
  set: 'Give a list.',
  object: 'Give the fields by their names.',
  record: 'Give the fields by their names.',
  map: 'Give the fields by their names.',
  date: 'Give a date as YYYY-MM-DD.',
  null: 'Leave this empty.',
  undefined: 'Leave this out.',
  never: 'Leave this out.',
};

const ofFormat: Readonly<Record<string, string>> = {
  email: 'Give an e-mail address.',
  url: 'Give a whole web address, for example https://example.co.za.',
  datetime: 'Give a date and time, for example 2026-03-01T08:00:00Z.',
  date: 'Give a date as YYYY-MM-DD.',
  time: 'Give the time as HH:MM.',
};

function tooSmall({ origin, inclusive }: Limit, least: string): string {
  if (origin === 'string') return least === '1' ? 'Fill this in.' : `Use at least ${least} characters.`;
  if (origin === 'array' || origin === 'set') return least === '1' ? 'Give at least one.' : `Give at least ${least}.`;
  return inclusive === false ? `Give a number above ${least}.` : `Give ${least} or more.`;
}

function tooBig({ origin, inclusive }: Limit, most: string): string {
  if (origin === 'string') return `Use at most ${most} characters.`;
  if (origin === 'array' || origin === 'set') return `Give at most ${most}.`;
  return inclusive === false ? `Give a number below ${most}.` : `Give ${most} or less.`;
}

export function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      // What JSON cannot say is what was not given.
      return issue.input === undefined ? 'This is needed.' : (ofKind[issue.expected] ?? unclear);
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return tooSmall(issue, String(issue.minimum));
    case 'too_big':
      return tooBig(issue, String(issue.maximum));
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return ofFormat[issue.format] ?? 'Check how this is written and give it again.';
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}.`;
    default:
      return issue.input === undefined ? 'This is needed.' : unclear;
  }
}
