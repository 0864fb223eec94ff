/** One text for one value, whatever the order its keys came in. */
export function formatCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCanonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${formatCanonical(held)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
