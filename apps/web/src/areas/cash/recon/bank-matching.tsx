import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { accountOf, ReconTools } from './recon-tools';
import { ReconWorktop } from './recon-worktop';
import styles from './recon.module.css';

/** The worktop under a matter's banking, where the matter has no tab of its own for it: a trust. */
export function BankMatching() {
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getAccounts, { matterID }, { quiet: true });
  const [chosen, choose] = useState<number>();
  return (
    <Loaded read={accounts}>
      {(rows) => {
        const account = accountOf(rows, chosen);
        return (
          account && (
            <section className={styles.below} aria-label={t('Match the bank lines')}>
              <header className={styles.desk}>
                <h3>{t('Match the bank lines')}</h3>
                <ReconTools accounts={rows} account={account} onChoose={choose} />
              </header>
              <ReconWorktop key={account.id} bankAccountID={account.id} />
            </section>
          )
        );
      }}
    </Loaded>
  );
}
