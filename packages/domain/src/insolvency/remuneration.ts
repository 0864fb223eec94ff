import { computeVat } from '../costs/vat';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { message, quoteVerbatim } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, negate, nil, clampBelowNil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, formatPercent } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { tariffB } from './limits';

/**
 * Items of Tariff B: 1 movables, debts, rent and interest; 2 land, shares, policies and bonds; 3 money found; 4 sales of
 * a business carried on; 5 distributed under a composition; 6 movables a preferent creditor takes over.
 */
export type TariffItem = 1 | 2 | 3 | 4 | 5 | 6;

export interface FeeBase {
  readonly id: string;
  readonly description: string;
  readonly item: TariffItem;
  readonly base: Cents;
}
export interface FeeLine extends FeeBase {
  readonly fee: Cents;
}
export interface FeeBasis {
  readonly country: Country;
  /** The day of the account: it decides tariff and VAT. */
  readonly on: LocalDate;
  readonly vendor: boolean;
  /** Taken in earlier accounts: the smallest fee is that of the whole administration. */
  readonly earlier?: Cents;
  /** What the Master allowed above the tariff, or took off it (s 63(1)). */
  readonly adjustment?: Cents;
}
export interface InsolvencyRemuneration {
  readonly lines: readonly FeeLine[];
  /** At tariff, line by line. */
  readonly subtotal: Cents;
  /** What the smallest fee adds. */
  readonly topUp: Cents;
  readonly fee: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

export const tariffSection = 'Insolvency Act 24 of 1936 s 63, Tariff B; Companies Act 61 of 1973 s 384';

/** The fee on each line, rounded half up, without the smallest fee. */
export function computeFeeLines(bases: readonly FeeBase[], on: LocalDate): Outcome<readonly FeeLine[]> {
  const row = findRowOn(tariffB, on, 'awardsTo');
  if (isRefused(row)) return row;
  return bases.map((base) => ({ ...base, fee: roundHalfUp(times(base.base, row.rates[base.item])) }));
}

/** What earlier accounts took, and what of that only reached the smallest fee. */
export interface EarlierFee {
  readonly taken: Cents;
  readonly topUp: Cents;
}

/**
 * What the smallest fee adds to the lines of this account. It is that of the whole administration: what an earlier account
 * added to reach it is credited, below nil here, as far as the tariff itself now comes to more (Tariff B, s 63).
 */
export function computeTopUp(subtotal: Cents, earlier: EarlierFee, on: LocalDate): Outcome<Cents> {
  const row = findRowOn(tariffB, on, 'awardsTo');
  if (isRefused(row)) return row;
  const atTariff = sum([subtotal, earlier.taken, negate(earlier.topUp)]);
  return minus(clampBelowNil(minus(row.minimum, atTariff)), earlier.topUp);
}

/** Remuneration of a trustee or liquidator by the tariff, with VAT on the whole of it. */
export function computeInsolvencyRemuneration(
  bases: readonly FeeBase[],
  basis: FeeBasis,
): Outcome<WorkedResult<InsolvencyRemuneration>> {
  const { on, country, vendor, earlier = nil, adjustment = nil } = basis;
  const refused = collectRefusals([
    ...bases.map(({ id, base }) => checkNotNegative(`fee.${id}`, base)),
    checkNotNegative('earlier', earlier),
  ]);
  if (refused) return refused;
  const lines = computeFeeLines(bases, on);
  if (isRefused(lines)) return lines;
  const row = findRowOn(tariffB, on, 'awardsTo');
  if (isRefused(row)) return row;
  const subtotal = sum(lines.map(({ fee }) => fee));
  const topUp = computeTopUp(subtotal, { taken: earlier, topUp: nil }, on);
  if (isRefused(topUp)) return topUp;
  const fee = clampBelowNil(sum([subtotal, topUp, adjustment]));
  const vat = computeVat(fee, { country, taxPoint: on, vendor });
  if (isRefused(vat)) return vat;
  const work = startWorking("Trustee's or liquidator's remuneration", tariffSection);
  for (const { description, item, base, fee: part } of lines) {
    const rate = formatPercent(row.rates[item]);
    work.line(quoteVerbatim(description), base).line(message('Item {item} at {rate}%', { item, rate }), part);
  }
  work.line('At tariff', subtotal);
  if (topUp > 0) work.line('Added to reach the minimum fee', topUp);
  if (adjustment !== 0)
    work.line('Allowed or reduced by the Master', adjustment, { section: 'Insolvency Act s 63(1)' });
  work.worked('VAT', vat);
  return work.gives({ lines, subtotal, topUp, fee, vat: vat.value, total: plus(fee, vat.value) });
}

/** Joint appointees share one fee: equally, unless they agreed on a part for each. */
export const splitJointFee = (fee: Cents, parts: readonly (Fraction | undefined)[]): Cents[] => {
  const agreed = parts.filter((part) => part !== undefined);
  const isAgreed = agreed.length === parts.length && agreed.some((part) => part.n > 0n);
  return shareOut(fee, isAgreed ? agreed : parts.map(() => 1));
};
