import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';

/** What a firm's reference is made of: words as they are, parts of the day, the kind of matter, and the running number. */
export type PatternPart =
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'yyyy' | 'yy' | 'mm' | 'type' }
  | { readonly is: 'seq'; readonly width: number };

export interface ReferencePattern {
  readonly written: string;
  readonly parts: readonly PatternPart[];
  /** What the running number starts anew for: each year, each month, or never. */
  readonly restarts: 'never' | 'year' | 'month';
}

/** What a reference is made for. */
export interface ReferenceInput {
  readonly on: LocalDate;
  /** The short name of the kind of matter: EST, INS, CUR, CON, TRU. */
  readonly type: string;
  readonly sequence: number;
}

const longest = 40;
const placeholders = /\{([^{}]*)\}/g;
const allowedText = /^[\p{L}\p{N} ./_-]*$/u;
const help = message('Use {yyyy}, {yy}, {mm}, {type} and {seq}, for example EST/{yyyy}/{seq:5}.');

function toPatternPart(inside: string): PatternPart | undefined {
  const sequence = /^seq(?::([1-9]))?$/.exec(inside);
  if (sequence) return { is: 'seq', width: Number(sequence[1] ?? 1) };
  return inside === 'yyyy' || inside === 'yy' || inside === 'mm' || inside === 'type' ? { is: inside } : undefined;
}

/** Reads the pattern a firm writes for its matters' references. */
export function readReferencePattern(text: string, field = 'matterReferencePattern'): Outcome<ReferencePattern> {
  const written = text.trim();
  const parts: PatternPart[] = [];
  const wrong: unknown[] = [];
  let at = 0;
  const addText = (piece: string): void => {
    if (!allowedText.test(piece)) {
      wrong.push(
        refuse(
          field,
          message("Between the braces use letters, digits, spaces and . / _ - only; '{piece}' has more. {help}", {
            piece,
            help,
          }),
        ),
      );
    }
    if (piece !== '') parts.push({ is: 'words', words: piece });
  };
  for (const match of written.matchAll(placeholders)) {
    addText(written.slice(at, match.index));
    const part = toPatternPart(match[1]!);
    if (part) parts.push(part);
    else wrong.push(refuse(field, message('{{part}} is not known. {help}', { part: match[1]!, help })));
    at = match.index + match[0].length;
  }
  addText(written.slice(at));
  const count = parts.filter((part) => part.is === 'seq').length;
  if (count !== 1 && wrong.length === 0) {
    wrong.push(
      refuse(
        field,
        message('A pattern needs the running number exactly once, or two matters would share a reference. {help}', {
          help,
        }),
      ),
    );
  }
  const refused = collectRefusals(wrong);
  if (refused) return refused;
  const has = (is: PatternPart['is']): boolean => parts.some((part) => part.is === is);
  const byYear = has('yyyy') || has('yy');
  const pattern: ReferencePattern = { written, parts, restarts: byYear ? (has('mm') ? 'month' : 'year') : 'never' };
  const sample = writeReference(pattern, { on: '2026-12-31' as LocalDate, type: 'EST', sequence: 999_999 });
  return sample.length > longest
    ? refuse(
        field,
        message('References of this pattern have {length} characters; keep them within {most}.', {
          length: sample.length,
          most: longest,
        }),
      )
    : pattern;
}

/** The reference of one matter. A running number wider than its places is written whole, never cut. */
export function writeReference({ parts }: ReferencePattern, { on, type, sequence }: ReferenceInput): string {
  return parts
    .map((part) => {
      switch (part.is) {
        case 'words':
          return part.words;
        case 'yyyy':
          return on.slice(0, 4);
        case 'yy':
          return on.slice(2, 4);
        case 'mm':
          return on.slice(5, 7);
        case 'type':
          return type;
        case 'seq':
          return String(sequence).padStart(part.width, '0');
      }
    })
    .join('');
}

/** What the running number is counted under: matters with the same key never get the same number. */
export function toSequenceKey(
  { restarts, parts }: ReferencePattern,
  { on, type }: Pick<ReferenceInput, 'on' | 'type'>,
): string {
  const period = restarts === 'never' ? '' : restarts === 'year' ? on.slice(0, 4) : on.slice(0, 7);
  return [parts.some((part) => part.is === 'type') ? type : '', period].join('|');
}

/** The first references a pattern would give, for the settings page to show while it is typed. */
export function previewReferences(text: string, on: LocalDate, type = 'EST', next = 1): Outcome<string[]> {
  const pattern = readReferencePattern(text);
  if (isRefused(pattern)) return pattern;
  return [0, 1, 2].map((more) => writeReference(pattern, { on, type, sequence: next + more }));
}
