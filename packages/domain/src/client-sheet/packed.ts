/** Plain data with fractions, as it crosses the wire: a whole number without bounds is told by its digits. */
type PackedValue = null | boolean | number | string | readonly PackedValue[] | { readonly [name: string]: PackedValue };

const mark = '#';

export function packValue(value: unknown): PackedValue {
  if (typeof value === 'bigint') return `${mark}${value}`;
  // A text that looks like such a number keeps a mark of its own.
  if (typeof value === 'string') return value.startsWith(mark) ? `${mark}${value}` : value;
  if (Array.isArray(value)) return value.map(packValue);
  if (value === null || typeof value !== 'object') return (value ?? null) as PackedValue;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (held === undefined ? [] : [[name, packValue(held)]])),
  );
}

/** Whoever packed it says what it is. */
export function unpackValue(value: unknown): unknown {
  const unpackOne = (one: unknown): unknown => {
    if (typeof one === 'string' && one.startsWith(mark)) {
      const rest = one.slice(mark.length);
      return rest.startsWith(mark) ? rest : BigInt(rest);
    }
    if (Array.isArray(one)) return one.map(unpackOne);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [name, unpackOne(held)]));
  };
  return unpackOne(value);
}
