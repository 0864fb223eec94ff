import { isLocalDate } from '@boedel/domain/dates/local-date';
import type { ValueKind } from './archive-columns';

/** Longer than anything the product writes into one column. */
const longestText = 2_000_000;
const deepestJson = 24;

/** Half a character, or NUL: neither can be kept. */
const isBroken = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText && !isBroken(value);

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= most;

const momentShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::\d{2})?)$/;
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' &&
  momentShape.test(value) &&
  isLocalDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value.replace(/([+-]\d{2})$/, '$1:00')));

/** JSON that can be kept, and of which nothing means anything to JavaScript itself. No recursion: the depth is the sender's. */
function isJson(value: unknown): boolean {
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: each, depth } = next;
    if (depth > deepestJson) return false;
    if (typeof each === 'string' ? !isText(each) : typeof each === 'number' && !Number.isFinite(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, inner] of Object.entries(each)) {
      if (key === '__proto__' || !isText(key)) return false;
      left.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

const fits: Readonly<Record<ValueKind, (value: unknown) => boolean>> = {
  text: isText,
  html: isText,
  integer: (value) => isWhole(value, 2 ** 31 - 1),
  bigint: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
  decimal: (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e12,
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && isLocalDate(value),
  moment: isMoment,
  texts: (value) => Array.isArray(value) && value.length <= 1_000 && value.every(isText),
  json: isJson,
};

/** Whether a value is written as the export writes this kind. */
export const isOfKind = (kind: ValueKind, value: unknown): boolean => fits[kind](value);

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Every value under one of these names, however deep. */
export function listValueNames(json: unknown, names: ReadonlyMap<string, string>): { name: string; value: unknown }[] {
  const found: { name: string; value: unknown }[] = [];
  const left: unknown[] = [json];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each !== 'object' || each === null) continue;
    for (const [name, value] of Object.entries(each)) {
      if (names.has(name)) found.push({ name, value });
      else left.push(value);
    }
  }
  return found;
}

/** A copy of JSON in which the values under these names are others. */
export function withNamed(
  json: unknown,
  names: ReadonlyMap<string, string>,
  other: (name: string, value: unknown) => unknown,
): unknown {
  if (Array.isArray(json)) return json.map((each: unknown) => withNamed(each, names, other));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      names.has(name) ? other(name, value) : withNamed(value, names, other),
    ]),
  );
}
