import { totalKeys, totalsOfLines } from '@boedel/domain/assets/asset-totals';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { centsOf } from '../../ui/format';
import { totalWords } from './asset-words';
import type { Asset } from './assets.queries';
import styles from './assets.module.css';

interface AssetTotalsProps {
  readonly shown: readonly Asset[];
  readonly all: readonly Asset[];
  /** The class that is filtered by, and how to choose another. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** What the assets shown come to, class by class. A class is a filter as well. */
export function AssetTotals({ shown, all, chosen, onChoose }: AssetTotalsProps) {
  const lines = (assets: readonly Asset[]) =>
    assets.map((asset) => ({
      under: asset.countedUnder,
      amount: centsOf(asset.countedAmount),
      isHolder: asset.isHolder,
      isValued: asset.valuationAmount !== null,
    }));
  const totals = totalsOfLines(lines(shown));
  const whole = totalsOfLines(lines(all));
  const keys = totalKeys.filter((key) => whole.by[key].count > 0);
  return (
    <section className={styles.totals} aria-label={t('Totals by class')}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.total}
          aria-pressed={chosen === key}
          onClick={() => onChoose(chosen === key ? '' : key)}
        >
          <span>
            {t(totalWords[key]!)} <small>{totals.by[key].count}</small>
          </span>
          <strong>
            <Amount cents={totals.by[key].amount} />
          </strong>
        </button>
      ))}
      <div className={styles.total} data-gross>
        <span>{shown.length === all.length ? t('Gross assets') : t('Gross of those shown')}</span>
        <strong>
          <Amount cents={totals.gross} />
        </strong>
      </div>
      {whole.unvalued > 0 && (
        <p className={styles.unvalued}>{t('{count} without a value', { count: whole.unvalued })}</p>
      )}
    </section>
  );
}
