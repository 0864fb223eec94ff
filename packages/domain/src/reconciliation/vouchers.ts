/** How the firm numbers the papers behind its lines. */
export interface VoucherSeries {
  readonly prefix: string;
  readonly first: number;
}

/** The number in a voucher of the series; nothing for one that somebody wrote otherwise. */
export function parseVoucherNumber(voucher: string, { prefix }: VoucherSeries): number | undefined {
  const rest = voucher.startsWith(prefix) ? voucher.slice(prefix.length) : undefined;
  return rest !== undefined && /^\d{1,9}$/.test(rest) ? Number(rest) : undefined;
}

/** The next numbers of the series: after the highest that was used, so that a number never comes back. */
export function numberNextVouchers(series: VoucherSeries, used: readonly string[], count: number): string[] {
  let highest = series.first - 1;
  for (const voucher of used) highest = Math.max(highest, parseVoucherNumber(voucher, series) ?? 0);
  return Array.from({ length: count }, (_, at) => `${series.prefix}${highest + 1 + at}`);
}
