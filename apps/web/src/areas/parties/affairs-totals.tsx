import { type Cents, minus, sum } from '@boedel/domain/money/cents';
import { useWatch } from 'react-hook-form';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { centsOf } from '../../ui/format';
import styles from './parties.module.css';

const owned = ['immovable', 'movable', 'debtorsOwing', 'cash'];
const owing = ['secured', 'preferent', 'concurrent', 'contingent'];

/** The statement of affairs added up as it is typed: what there is, what is owed, what is short. */
export function AffairsTotals() {
  const affairs = (useWatch({ name: 'details.affairs' }) ?? {}) as Readonly<Record<string, unknown>>;
  const total = (fields: readonly string[]): Cents =>
    sum(
      fields.flatMap((field) => {
        const value = affairs[field];
        return typeof value === 'number' ? [centsOf(value)] : [];
      }),
    );
  const [assets, debts] = [total(owned), total(owing)];
  if (assets === 0 && debts === 0) return null;
  const left = minus(assets, debts);
  return (
    <dl className={styles.totals} aria-label={t('Statement of affairs')}>
      <div>
        <dt>{t('Assets stated')}</dt>
        <dd>
          <Amount cents={assets} />
        </dd>
      </div>
      <div>
        <dt>{t('Liabilities stated')}</dt>
        <dd>
          <Amount cents={debts} />
        </dd>
      </div>
      <div>
        <dt>{left < 0 ? t('Shortfall') : t('Surplus')}</dt>
        <dd>
          <Amount cents={left} />
        </dd>
      </div>
    </dl>
  );
}
