import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { DeathProjection } from './die-today.queries';
import styles from './flow-view.module.css';

type AccrualView = DeathProjection['accruals'][number];

/** Who owes whom, in plain words, whichever way it goes. */
function describeClaim({ claimBy, name, inKind }: AccrualView): string[] {
  if (claimBy === 'nobody') return [t('Both estates grew by the same, so neither claims anything.')];
  if (claimBy === 'estate') {
    return [
      t('The estate of {name} grew more than yours, so yours claims half of the difference from {name}.', { name }),
      t('It must still be collected, so it does not count as cash.'),
    ];
  }
  return [
    t('Your estate grew more than that of {name}, who claims half of the difference before anyone inherits.', { name }),
    ...(inKind > 0
      ? [
          t(
            'Assets pay part of the claim. The husband or wife takes them over at base cost, without capital gains tax.',
          ),
        ]
      : []),
  ];
}

/** The growth of both estates beside each other, and the claim between them. */
export function AccrualCard({ accruals }: Pick<DeathProjection, 'accruals'>) {
  return (
    <>
      {accruals.map((one) => {
        const most = Math.max(1, one.own, one.ofSpouse);
        const rows = [
          { key: 'own', label: t('Growth of your estate'), rands: one.own },
          { key: 'spouse', label: t('Growth of the estate of {name}', { name: one.name }), rands: one.ofSpouse },
          { key: 'claim', label: t('Claim: half of the difference'), rands: one.claim },
          ...(one.inKind > 0 ? [{ key: 'kind', label: t('Settled with assets'), rands: one.inKind }] : []),
        ];
        return (
          <section key={one.spouseID} className={styles.card} aria-label={t('Accrual')}>
            <h2>{t('Accrual')}</h2>
            <table className={styles.waterfall}>
              <caption className={styles.hidden}>{t('Accrual')}</caption>
              <tbody>
                {rows.map(({ key, label, rands }) => (
                  <tr
                    key={key}
                    data-part={key === 'claim' ? 'debts' : 'cash'}
                    data-total={key === 'claim' || undefined}
                  >
                    <th scope="row">{label}</th>
                    <td className={styles.track} aria-hidden>
                      {rands > 0 && <i style={{ left: 0, width: `${Math.max(0.6, (rands / most) * 100)}%` }} />}
                    </td>
                    <td>
                      <Amount rands={rands} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles.says}>{describeClaim(one).join(' ')}</p>
          </section>
        );
      })}
    </>
  );
}
