import { Tooltip } from '@mantine/core';
import { t } from '../../i18n/t';
import { useCurrency } from '../../ui/figures/currency';
import { formatAmountText, toCents } from '../../ui/format';
import type { BalancePosition } from './cash-position';
import styles from './cash.module.css';

const height = 120;

/** Cash at the end of each month something moved in; below nought hangs from the line. Each bar says its figure. */
export function CashOverTime({ months }: Pick<BalancePosition, 'months'>) {
  const currency = useCurrency();
  const shown = months.slice(-36);
  const [most, least] = [Math.max(0, ...shown.map(({ cash }) => cash)), Math.min(0, ...shown.map(({ cash }) => cash))];
  const span = most - least || 1;
  const computeBarHeight = (cash: number): number => Math.max(cash === 0 ? 1 : 2, (Math.abs(cash) / span) * height);
  const zero = (most / span) * height;
  return (
    <section className={styles.picture} aria-label={t('Cash over time')}>
      <h3>{t('Cash over time')}</h3>
      <ul style={{ height: height + 22 }}>
        {shown.map(({ month, cash }) => {
          const words = t('{month}: {amount} in the bank', {
            month,
            amount: formatAmountText(toCents(cash), currency),
          });
          return (
            <li key={month}>
              <Tooltip label={words} events={{ hover: true, focus: true, touch: true }}>
                <button type="button" aria-label={words}>
                  <span
                    data-negative={cash < 0 || undefined}
                    style={{ height: computeBarHeight(cash), top: cash < 0 ? zero : zero - computeBarHeight(cash) }}
                  />
                </button>
              </Tooltip>
              <small aria-hidden>{month.slice(2).replace('-', '/')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
