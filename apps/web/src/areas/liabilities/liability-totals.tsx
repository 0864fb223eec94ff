import { sumOwedLines } from '@boedel/domain/liabilities/captured-liability';
import { liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { nil } from '@boedel/domain/money/cents';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { toCents } from '../../ui/format';
import type { LiabilityDetails } from './liabilities.queries';
import styles from './liabilities.module.css';

interface LiabilityTotalsProps {
  readonly shown: readonly LiabilityDetails[];
  readonly all: readonly LiabilityDetails[];
  /** The kind that is filtered by, and how to choose another. */
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

const toOwedLines = (rows: readonly LiabilityDetails[]) =>
  rows.map(({ kind = 'debtBeforeDeath', isOwed, owedAmount }) => ({ kind, isOwed, amount: toCents(owedAmount) }));

/** What the liabilities shown come to, kind by kind. A kind is a filter as well. */
export function LiabilityTotals({ shown, all, chosen, onChoose }: LiabilityTotalsProps) {
  const totals = sumOwedLines(toOwedLines(shown));
  const whole = sumOwedLines(toOwedLines(all));
  const amounts = new Map(totals.by.map((one) => [one.kind, one]));
  return (
    <section className={styles.totals} aria-label={t('Totals by kind')}>
      {whole.by.map(({ kind }) => (
        <button
          key={kind}
          type="button"
          className={styles.total}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? '' : kind)}
        >
          <span>
            {t(liabilityKinds[kind].label)} <small>{amounts.get(kind)?.count ?? 0}</small>
          </span>
          <strong>
            <Amount cents={amounts.get(kind)?.amount ?? nil} />
          </strong>
        </button>
      ))}
      <div className={styles.total} data-whole>
        <span>{shown.length === all.length ? t('Liabilities') : t('Owed of those shown')}</span>
        <strong>
          <Amount cents={totals.total} />
        </strong>
      </div>
      {whole.out > 0 && (
        <p className={styles.outside}>{t('{count} rejected or withdrawn, not counted', { count: whole.out })}</p>
      )}
    </section>
  );
}
