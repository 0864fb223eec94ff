import type { WireAnswer } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { sum } from '@boedel/domain/money/cents';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { toCents } from '../../ui/format';
import styles from './payout.module.css';

/** Contributions that creditors still owe: money to come, never to be paid out. */
export function ToCome({ rows }: { rows: WireAnswer<typeof payoutCalls.getProposals>['toCome'] }) {
  const open = rows.filter(({ left }) => left > 0);
  if (open.length === 0) return null;
  return (
    <section className={styles.toCome} aria-label={t('Contributions outstanding')}>
      <p className={styles.total}>
        <span>{t('Contributions outstanding')}</span>
        <Amount cents={sum(open.map(({ left }) => toCents(left)))} />
      </p>
      <ul>
        {open.map(({ claimID, name, reference, received, left }) => (
          <li key={claimID}>
            <span>
              {name}
              <small>{[reference, received > 0 ? t('partly received') : undefined].filter(Boolean).join(' · ')}</small>
            </span>
            <Amount rands={left} />
          </li>
        ))}
      </ul>
    </section>
  );
}
