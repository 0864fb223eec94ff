import { inEnglish, listed, type Said, said } from '@boedel/domain/law/said';
import type { z } from 'zod';

/**
 * What is said of input where a schema has no sentence of its own: by server and browser alike, in the words of the
 * product rather than the library's.
 */

export type Issue = z.core.$ZodRawIssue;
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

function tooSmall({ origin, inclusive }: Limit, least: string): Said {
  if (origin === 'string')
    return least === '1' ? said('Fill this in.') : said('Use at least {count} characters.', { count: least });
  if (origin === 'array' || origin === 'set')
    return least === '1' ? said('Give at least one.') : said('Give at least {count}.', { count: least });
  return inclusive === false
    ? said('Give a number above {number}.', { number: least })
    : said('Give {number} or more.', { number: least });
}

function tooBig({ origin, inclusive }: Limit, most: string): Said {
  if (origin === 'string') return said('Use at most {count} characters.', { count: most });
  if (origin === 'array' || origin === 'set') return said('Give at most {count}.', { count: most });
  return inclusive === false
    ? said('Give a number below {number}.', { number: most })
    : said('Give {number} or less.', { number: most });
}

/** Words and values apart of what a schema has no sentence of its own for. */
export function saidOf(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      // What JSON cannot say is what was not given.
      return said(issue.input === undefined ? 'This is needed.' : (ofKind[issue.expected] ?? unclear));
    case 'invalid_value':
      return said('Choose one of: {options}.', { options: listed(issue.values.map(String)) });
    case 'too_small':
      return tooSmall(issue, String(issue.minimum));
    case 'too_big':
      return tooBig(issue, String(issue.maximum));
    case 'not_multiple_of':
      return said('Give a multiple of {number}.', { number: issue.divisor });
    case 'invalid_format':
      return said(ofFormat[issue.format] ?? 'Check how this is written and give it again.');
    case 'unrecognized_keys':
      return said('Leave out {names}.', { names: issue.keys.join(', ') });
    default:
      return said(issue.input === undefined ? 'This is needed.' : unclear);
  }
}

export const sentenceOf = (issue: Issue): string => inEnglish(saidOf(issue));

/** What is wrong with a field, values apart: a schema's own sentence has no values in it, ours are put together again. */
export function wordsOf(issue: z.core.$ZodIssue): Said {
  if (issue.code === 'custom' && issue.params?.['said']) return issue.params['said'] as Said;
  const ours = saidOf(issue as Issue);
  return inEnglish(ours) === issue.message ? ours : said(issue.message);
}
