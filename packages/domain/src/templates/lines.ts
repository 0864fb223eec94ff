/** A field of several lines is repeated line by line: the line, and its parts between bars. */
export const linePart = ['a', 'b', 'c', 'd', 'e'] as const;
export const lineFields: ReadonlySet<string> = new Set(['line', ...linePart.map((part) => `line.${part}`)]);

export function parseLines(text: string): Record<string, string | null>[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const parts = line.split('|').map((part) => part.trim());
      return { line, ...Object.fromEntries(linePart.map((part, at) => [`line.${part}`, parts[at] || null])) };
    });
}
