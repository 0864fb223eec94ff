import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { PageTitle } from '../../../ui/page-title';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { StatementDrop } from '../import/statement-drop';
import { StatementFiles } from '../import/statement-files';
import { CashBar } from './cash-bar';
import { PastelDialog } from './pastel-dialog';
import { ReconciliationDialog } from './reconciliation-dialog';
import { ReconWorktop } from './recon-worktop';
import styles from './recon.module.css';

/** Bank lines against ledger and expected entries, account by account, and what the cash is for. */
export function ReconTab() {
  const { id: matterID } = useMatter();
  const accounts = useRead(bankAccountCalls.getAccounts, { matterID }, { quiet: true });
  const [chosen, choose] = useState<number>();
  const [dialog, open] = useState<'reconciliation' | 'pastel'>();
  return (
    <Loaded read={accounts}>
      {(rows) => {
        const account = rows.find(({ id }) => id === chosen) ?? rows.find(({ isMain }) => isMain) ?? rows[0];
        return (
          <StatementDrop bankAccountID={account?.id ?? null}>
            {({ button, open: openFile }) => (
              <>
                <PageTitle title={t('Cash allocation and recon')}>
                  {rows.length > 1 && account && (
                    <Select
                      size="sm"
                      aria-label={t('Bank account')}
                      data={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
                      value={String(account.id)}
                      allowDeselect={false}
                      onChange={(value) => choose(Number(value))}
                    />
                  )}
                  {account && (
                    <>
                      <Button variant="default" onClick={() => open('pastel')}>
                        {t('Sage Pastel')}
                      </Button>
                      <Button variant="default" onClick={() => open('reconciliation')}>
                        {t('Reconciliation statement')}
                      </Button>
                    </>
                  )}
                  {button}
                </PageTitle>
                {account ? (
                  <ReconWorktop key={account.id} bankAccountID={account.id} />
                ) : (
                  <Empty sentence={t('Add a bank account under Banking first, then drop its statement here.')} />
                )}
                <div className={styles.below}>
                  <CashBar />
                  <StatementFiles onOpen={openFile} />
                </div>
                {account && dialog === 'reconciliation' && (
                  <ReconciliationDialog bankAccountID={account.id} onClose={() => open(undefined)} />
                )}
                {account && dialog === 'pastel' && (
                  <PastelDialog bankAccountID={account.id} onClose={() => open(undefined)} />
                )}
              </>
            )}
          </StatementDrop>
        );
      }}
    </Loaded>
  );
}
