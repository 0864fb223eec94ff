/** Plain data with fractions, as it crosses the wire: a whole number without bounds is told by its digits. */
type Packed = null | boolean | number | string | readonly Packed[] | { readonly [name: string]: Packed };

const mark = '#';

export function packed(value: unknown): Packed {
  if (typeof value === 'bigint') return `${mark}${value}`;
  // A text that looks like such a number keeps a mark of its own.
  if (typeof value === 'string') return value.startsWith(mark) ? `${mark}${value}` : value;
  if (Array.isArray(value)) return value.map(packed);
  if (value === null || typeof value !== 'object') return (value ?? null) as Packed;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [[name, packed(held)]])),
  );
}

/** Whoever packed it says what it is. */
export function unpacked(value: unknown): unknown {
  const open = (one: unknown): unknown => {
    if (typeof one === 'string' && one.startsWith(mark)) {
      const rest = one.slice(mark.length);
      return rest.startsWith(mark) ? rest : BigInt(rest);
    }
    if (Array.isArray(one)) return one.map(open);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [name, open(held)]));
  };
  return open(value);
}
