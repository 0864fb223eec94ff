import { t } from '../../../i18n/t';
import { ForAccount } from './for-account';
import { ReconWorktop } from './recon-worktop';
import styles from './recon.module.css';

/** The worktop under a matter's banking, where the matter has no tab of its own for it: a trust. */
export function BankMatching() {
  return (
    <ForAccount>
      {(account, tools) =>
        account && (
          <section className={styles.below} aria-label={t('Match bank lines')}>
            <header className={styles.desk}>
              <h3>{t('Match bank lines')}</h3>
              {tools}
            </header>
            <ReconWorktop key={account.id} bankAccountID={account.id} />
          </section>
        )
      }
    </ForAccount>
  );
}
