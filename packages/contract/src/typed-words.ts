/**
 * What somebody types to find a person may be a private number or an address, and addresses are written down by every
 * proxy on the way: these fields of a query travel in a header. Programs outside may still send them in the address, as
 * the list of calls has it.
 */
export const typedFields: ReadonlySet<string> = new Set(['searchString', 'email']);
export const typedHeader = 'x-typed';

type QueryPair = readonly [field: string, value: unknown];

const formatPairs = (pairs: readonly QueryPair[]): string =>
  pairs.map(([field, value]) => `${encodeURIComponent(field)}=${encodeURIComponent(String(value))}`).join('&');

/** A query as the browser sends it: what stands in the address, and what goes in the header. */
export function splitQuery(query: unknown): { readonly address: string; readonly typed: string } {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const isTyped = ([field, value]: QueryPair): boolean => typedFields.has(field) && value !== '';
  return { address: formatPairs(pairs.filter((pair) => !isTyped(pair))), typed: formatPairs(pairs.filter(isTyped)) };
}

/** The fields of the header; anything else in it is left unread. */
export const readTyped = (header: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(header)].filter(([field]) => typedFields.has(field)));
