import type { Cents } from '@boedel/domain/money/cents';
import { formatAmountText, toCents } from '../format';
import { useCurrency } from './currency';
import styles from './figures.module.css';

type AmountProps = { readonly rands: number | null | undefined } | { readonly cents: Cents | null | undefined };

/** An amount, from the wire (`rands`) or from the domain (`cents`): `R 1,234.50`, `(R 12.00)`, `R 0`, `-`. */
export function Amount(props: AmountProps) {
  const currency = useCurrency();
  const cents =
    'cents' in props ? props.cents : props.rands === null || props.rands === undefined ? null : toCents(props.rands);
  const tone = cents === null || cents === undefined ? styles.muted : cents < 0 ? styles.negative : '';
  return <span className={`${styles.amount} ${tone}`}>{formatAmountText(cents, currency)}</span>;
}
