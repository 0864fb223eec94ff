import { type AssetTotalKey, totalKeys, sumAssetLines } from '@boedel/domain/assets/asset-totals';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { toCents, missing } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { totalLabels } from './asset-words';
import type { AssetLineAnswer, AssetLinesAnswer } from './assets.queries';
import styles from './assets.module.css';

interface AssetTotalsProps {
  /** Those a search or a class left over; left out, all are shown. */
  readonly shown: readonly AssetLineAnswer[] | undefined;
  /** What all of them come to. */
  readonly whole: AssetLinesAnswer['totals'];
  /** Not all of them are there yet, so what those shown come to is not known. */
  readonly isWaiting: boolean;
  /** The class that is filtered by, and how to choose another. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

interface AssetTotalsView {
  readonly by: Readonly<Record<AssetTotalKey, { readonly count: number; readonly amount: Cents }>>;
  readonly gross: Cents;
}

const computeTotals = (lines: readonly AssetLineAnswer[]): AssetTotalsView =>
  sumAssetLines(
    lines.map((line) => ({
      under: line.countedUnder,
      amount: toCents(line.countedAmount),
      isHolder: line.isHolder,
      isValued: line.valuationAmount !== null,
    })),
  );

const toTotalsView = ({ by, gross }: AssetLinesAnswer['totals']): AssetTotalsView => ({
  by: Object.fromEntries(
    totalKeys.map((key) => [key, { count: by[key].count, amount: toCents(by[key].amount) }]),
  ) as unknown as AssetTotalsView['by'],
  gross: toCents(gross),
});

/** What the assets shown come to, class by class. A class is a filter as well. */
export function AssetTotals({ shown, whole, isWaiting, chosen, onChoose }: AssetTotalsProps) {
  const totals = isWaiting ? undefined : shown ? computeTotals(shown) : toTotalsView(whole);
  const keys = totalKeys.filter((key) => whole.by[key].count > 0);
  // What a curatorship has now follows from its books; here stands what was captured.
  const all = useMatter().systemTypeID === systemType.curatorship ? t('Value as captured') : t('Gross assets');
  const unvalued = shown ? shown.filter((line) => line.valuationAmount === null).length : whole.unvalued;
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
            {t(totalLabels[key]!)} <small>{totals?.by[key].count}</small>
          </span>
          <strong>{totals ? <Amount cents={totals.by[key].amount} /> : missing}</strong>
        </button>
      ))}
      <div className={styles.total} data-gross>
        <span>{shown ? t('Gross of those shown') : all}</span>
        <strong>{totals ? <Amount cents={totals.gross} /> : missing}</strong>
      </div>
      {unvalued > 0 && <p className={styles.unvalued}>{t('{count} without a value', { count: unvalued })}</p>}
    </section>
  );
}
