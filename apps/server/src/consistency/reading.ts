/** What one surface says of one figure or event. */
export interface Reading {
  /** The figure or event, by a name that does not change from surface to surface. */
  readonly of: string;
  readonly surface: string;
  readonly value: string;
}

/** Rands as every surface is compared: two decimals, nothing else. */
export const writeRands = (rands: number): string => rands.toFixed(2);

/** Where surfaces say something different of the same thing, each difference in one line that names them. */
export function listDifferences(readings: readonly Reading[]): string[] {
  const byName = new Map<string, Map<string, string[]>>();
  for (const { of, surface, value } of readings) {
    const values = byName.get(of) ?? new Map<string, string[]>();
    values.set(value, [...(values.get(value) ?? []), surface]);
    byName.set(of, values);
  }
  return [...byName]
    .filter(([, values]) => values.size > 1)
    .map(
      ([of, values]) =>
        `${of}: ${[...values].map(([value, surfaces]) => `${value} (${surfaces.join(', ')})`).join(' but ')}`,
    );
}
