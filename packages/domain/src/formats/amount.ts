import type { Cents } from '../money/cents';
import { type Country, countries, defaultCountry } from '../law/country';

export const missing = '-';

type OptionalCents = Cents | null | undefined;

/**
 * Digits, thousands commas and two decimals: '-1,234.50'. Written by hand rather than through Intl, whose spaces and
 * symbols differ between ICU versions, and from whole cents, so nothing is rounded.
 */
export function formatPlainAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  let units = digits.slice(0, -2);
  for (let at = units.length - 3; at > 0; at -= 3) units = `${units.slice(0, at)},${units.slice(at)}`;
  return `${amount < 0 ? '-' : ''}${units}.${digits.slice(-2)}`;
}

/**
 * As screens and letters show an amount: 'R 1,234.50', 'N$ 1,234.50', '(R 1,234.50)' for what is negative, 'R 0' for
 * nought and '-' when there is none.
 */
export function formatAmount(amount: OptionalCents, country: Country = defaultCountry): string {
  if (amount === null || amount === undefined) return missing;
  const { currencyPrefix } = countries[country];
  if (amount < 0) return `(${currencyPrefix}${formatPlainAmount(amount).slice(1)})`;
  return `${currencyPrefix}${amount === 0 ? '0' : formatPlainAmount(amount)}`;
}

/** As a column of an account shows it: no prefix, brackets for what is negative. */
export function formatAccountAmount(amount: OptionalCents): string {
  if (amount === null || amount === undefined) return missing;
  return amount < 0 ? `(${formatPlainAmount(amount).slice(1)})` : formatPlainAmount(amount);
}
