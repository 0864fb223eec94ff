/** A band's place on its side of the picture. */
export interface FlowBandPlace {
  readonly top: number;
  readonly height: number;
}

/** Bands below one another with a gap between them, as high as their share of the whole; none is too thin to be seen. */
export function stackBands(amounts: readonly number[], height: number, gap: number): FlowBandPlace[] {
  const whole = amounts.reduce((all, amount) => all + amount, 0);
  const free = Math.max(0, height - gap * (amounts.length - 1));
  const raw = amounts.map((amount) => Math.max(2, whole === 0 ? 0 : (amount / whole) * free));
  // Thin ones were given more than their share; the others give it back.
  const scale = free / raw.reduce((all, one) => all + one, 0);
  let top = 0;
  return raw.map((one) => {
    const placed = { top, height: one * scale };
    top += one * scale + gap;
    return placed;
  });
}

/** A ribbon from one band to a stretch of the estate's own bar. */
export function drawRibbon(from: FlowBandPlace, [x1, x2]: readonly [number, number], to: FlowBandPlace): string {
  const middle = (x1 + x2) / 2;
  const [a, b, c, d] = [from.top, from.top + from.height, to.top + to.height, to.top];
  return `M${x1},${a} C${middle},${a} ${middle},${d} ${x2},${d} L${x2},${c} C${middle},${c} ${middle},${b} ${x1},${b} Z`;
}
