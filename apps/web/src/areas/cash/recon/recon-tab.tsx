import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { PageTitle } from '../../../ui/page-title';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { StatementDrop } from '../import/statement-drop';
import { CashBar } from './cash-bar';
import { ReconBooks } from './recon-books';
import { accountOf, ReconTools } from './recon-tools';
import { ReconWorktop } from './recon-worktop';
import styles from './recon.module.css';

/** Bank lines against ledger and expected entries, account by account, and what the cash is for. */
export function ReconTab() {
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getAccounts, { matterID }, { quiet: true });
  const [chosen, choose] = useState<number>();
  return (
    <Loaded read={accounts}>
      {(rows) => {
        const account = accountOf(rows, chosen);
        return (
          <StatementDrop bankAccountID={account?.id ?? null}>
            {({ button, open }) => (
              <>
                <PageTitle title={t('Cash allocation and recon')}>
                  {account && <ReconTools accounts={rows} account={account} onChoose={choose} />}
                  {button}
                </PageTitle>
                {account ? (
                  <ReconWorktop key={account.id} bankAccountID={account.id} />
                ) : (
                  <Empty sentence={t('Add a bank account under Banking first, then drop its statement here.')} />
                )}
                <div className={styles.below}>
                  <CashBar />
                  <ReconBooks onOpenFile={open} />
                </div>
              </>
            )}
          </StatementDrop>
        );
      }}
    </Loaded>
  );
}
