import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { CashDialog } from './cash-dialog';
import { headLabels } from './head-labels';
import styles from './recon.module.css';

/** All cash in one bar, head by head down to the surplus or shortfall; the account's recapitulation beside it. */
export function CashBar() {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getCashAllocation, { matterID }, { quiet: true });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Loaded read={read}>
      {(found) => {
        const whole = Math.max(found.cash, found.allocated, 1);
        return (
          <section className={styles.cash} aria-label={t('Cash by purpose')}>
            <div>
              <small>{t('Cash in the bank')}</small>
              <b className={styles.big}>
                <Amount rands={found.cash} />
              </b>
              <Button size="compact-xs" variant="subtle" onClick={() => setIsOpen(true)}>
                {t('How is this allocated?')}
              </Button>
            </div>
            <div className={styles.bar}>
              <div className={styles.track} data-cash>
                {found.heads.map(({ head, amount }) => (
                  <span key={head} data-head={head} style={{ width: `${(100 * amount) / whole}%` }} />
                ))}
                {found.surplus > 0 && (
                  <span data-head="surplus" style={{ width: `${(100 * found.surplus) / whole}%` }} />
                )}
              </div>
              <ul>
                {found.heads.map(({ head, amount }) => (
                  <li key={head} data-head={head}>
                    {t(headLabels[head])} <Amount rands={amount} />
                  </li>
                ))}
                {found.noEntryYet !== 0 && (
                  <li className={styles.warn}>
                    {t('No entry yet')} <Amount rands={found.noEntryYet} />
                  </li>
                )}
                <li className={found.surplus < 0 ? styles.bad : styles.good}>
                  {found.surplus < 0 ? t('Shortfall of the money in the bank') : t('Surplus of the money in the bank')}{' '}
                  <Amount rands={found.surplus} />
                </li>
              </ul>
            </div>
            {found.recapitulation && (
              <dl className={styles.recap}>
                <dt>{t('Recapitulation of the account, with all that is to become money')}</dt>
                <dd>
                  <Amount rands={found.recapitulation.cash} /> − <Amount rands={found.recapitulation.liabilities} /> −{' '}
                  <Amount rands={found.recapitulation.cashLegacies} /> = <Amount rands={found.recapitulation.surplus} />
                </dd>
                {found.recapitulation.received !== null && found.recapitulation.toCome !== null && (
                  <>
                    <dt>{t('Of this cash, received so far')}</dt>
                    <dd>
                      <Amount rands={found.recapitulation.received} />
                    </dd>
                    {found.recapitulation.toCome >= 0 ? (
                      <>
                        <dt>{t('Still to come in')}</dt>
                        <dd>
                          <Amount rands={found.recapitulation.toCome} />
                        </dd>
                      </>
                    ) : (
                      <>
                        <dt className={styles.bad}>
                          {t(
                            'More than the account has. Add the asset that the money comes from, or correct the balance taken over.',
                          )}
                        </dt>
                        <dd className={styles.bad}>
                          <Amount rands={-found.recapitulation.toCome} />
                        </dd>
                      </>
                    )}
                  </>
                )}
              </dl>
            )}
            {isOpen && <CashDialog found={found} onClose={() => setIsOpen(false)} />}
          </section>
        );
      }}
    </Loaded>
  );
}
