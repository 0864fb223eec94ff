import type { Cents } from '@boedel/domain/money/cents';
import { type ReportDefinition, type ReportDataRow, listReportShares } from '@boedel/domain/reports/report';
import { t } from '../../i18n/t';
import { formatAmountText } from '../../ui/format';
import styles from './reports.module.css';

/** Beyond these a bar says little; the rest stands in the table. */
const mostBars = 12;

/** A bar for each of the largest. */
export function ReportPicture({ report, rows }: { report: ReportDefinition; rows: readonly ReportDataRow[] }) {
  const { picture } = report;
  const shares = listReportShares(report, rows).slice(0, mostBars);
  if (!picture || shares.length < 2) return null;
  const isWord = report.columns.some(({ key, kind }) => key === picture.by && kind === 'word');
  const most = Math.max(...shares.map(({ amount }) => amount));
  return (
    <figure className={styles.picture}>
      <figcaption>{t(picture.title)}</figcaption>
      <ul>
        {shares.map(({ name, amount }) => (
          <li key={name}>
            <span>{name === '' ? t('Not said') : isWord ? t(name) : name}</span>
            <span className={styles.track} aria-hidden>
              <span style={{ width: `${(amount / most) * 100}%` }} />
            </span>
            <span className={styles.amount}>
              {picture.of === undefined ? amount : formatAmountText(amount as Cents)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
