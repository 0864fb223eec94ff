/**
 * How PostgreSQL's text becomes our values, the same for both databases: days stay text, instants are ISO in UTC,
 * whole numbers of eight bytes (ids and cents) are checked to fit a JavaScript number.
 */
export const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700, json: 114, jsonb: 3802 };

export function parseWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large to be handled exactly`);
  return value;
}

const keepText = (text: string): string => text;
/** Both databases write instants in UTC, '2026-03-01 08:15:30.25+00'; what is written otherwise goes the long way. */
export const parseInstant = (text: string): string =>
  text.endsWith('+00') && text[10] === ' '
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
    : new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
const parseJson = (text: string): unknown => JSON.parse(text);

export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: parseWholeNumber,
  [oid.date]: keepText,
  [oid.timestamp]: keepText,
  [oid.timestamptz]: parseInstant,
  [oid.numeric]: keepText,
  [oid.json]: parseJson,
  [oid.jsonb]: parseJson,
};

const createArrayParser = (parse: (text: string) => unknown) => (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : parse(item)));

/** Arrays whose items never hold a comma or a quote. */
export const arrayParsers: Readonly<Record<number, (text: string) => unknown>> = {
  1016: createArrayParser(parseWholeNumber),
  1182: createArrayParser(keepText),
};
