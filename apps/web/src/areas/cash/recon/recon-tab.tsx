import { t } from '../../../i18n/t';
import { PageTitle } from '../../../ui/page-title';
import { Empty } from '../../../ui/states';
import { StatementDrop } from '../import/statement-drop';
import { CashBar } from './cash-bar';
import { ForAccount } from './for-account';
import { ReconBooks } from './recon-books';
import { ReconWorktop } from './recon-worktop';
import styles from './recon.module.css';

/** Bank lines against ledger and expected entries, account by account, and what the cash is for. */
export function ReconTab() {
  return (
    <ForAccount>
      {(account, tools) => (
        <StatementDrop bankAccountID={account?.id ?? null}>
          {({ button, open }) => (
            <>
              <PageTitle title={t('Cash allocation and recon')}>
                {tools}
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
      )}
    </ForAccount>
  );
}
