import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { DeathProjection } from './die-today.queries';
import styles from './flow-view.module.css';

/** What retirement funds would pay in cash, after the tax of lump sums. */
export function RetirementCard({ retirement }: Pick<DeathProjection, 'retirement'>) {
  if (retirement.length === 0) return null;
  const hasContributions = retirement.some(({ notDeducted }) => notDeducted > 0);
  return (
    <section className={styles.card} aria-label={t('Retirement savings')}>
      <h2>{t('Retirement savings')}</h2>
      <table className={styles.table}>
        <caption>{t('If all of it is taken in cash')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Fund')}</th>
            <th scope="col">{t('Amount')}</th>
            <th scope="col">{t('Tax on lump sums')}</th>
            <th scope="col">{t('After tax')}</th>
          </tr>
        </thead>
        <tbody>
          {retirement.map(({ id, fund, name, amount, tax, net }) => (
            <tr key={id}>
              <th scope="row">
                {fund}: {name}
              </th>
              <td data-label={t('Amount')}>
                <Amount rands={amount} />
              </td>
              <td data-label={t('Tax on lump sums')}>
                <Amount rands={tax} />
              </td>
              <td data-label={t('After tax')}>
                <Amount rands={net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.says}>
        {t(
          'Earlier lump sums make this tax higher. With a living annuity no tax is due now; the income is taxed each year.',
        )}
        {hasContributions && (
          <> {t('Contributions that were never deducted are free of this tax, but estate duty counts them.')}</>
        )}
      </p>
    </section>
  );
}
