/** Steps people read at a glance, under ten; above it the same, ten times as large. */
const steps = [1, 2, 5, 10];

/** The lines behind bars of whole numbers, from nothing up: at most four above it, the highest not below the highest bar. */
export function createScale(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = power * (steps.find((one) => one * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}
