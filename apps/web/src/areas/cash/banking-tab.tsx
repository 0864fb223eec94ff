import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { checkBankAccount } from '@boedel/domain/cash/bank-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { tabs } from '@boedel/domain/matter/tabs';
import { lazy, Suspense, useState } from 'react';
import { OwnAccountChanges } from '../../client/account-confirmations';
import { useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { AccountRequests } from './account-requests';
import { CashOverTime } from './cash-over-time';
import { CashPosition } from './cash-position';
import { useCashLinks } from './cash.queries';
import { StatementDrop } from './import/statement-drop';
import { StatementFiles } from './import/statement-files';
import { LedgerEvents } from './ledger-events';
import { Movements } from './movements';

/** The worktop comes after the page. */
const BankMatching = lazy(() => import('./recon/bank-matching').then((module) => ({ default: module.BankMatching })));

const hasReconTab = (type: number): boolean =>
  tabs.some(({ path, systemTypes }) => path === 'cashallocationandrecon' && systemTypes.includes(type as SystemType));

const kit = createRecordKit(bankAccounts, bankAccountCalls);
const columns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(kit),
  { key: 'balance', title: markPhrase('Balance'), kind: 'money' },
];

/** The matter's accounts, what its cash is made of, how it moved, and every event behind a figure. */
export function BankingTab() {
  const { id: matterID, systemTypeID } = useMatter();
  const today = useToday();
  const { links } = useCashLinks();
  const [account, setAccount] = useState<string>();
  const [on, setOn] = useState<LocalDate>(today);
  const balances = useRead(ledgerCalls.getBalances, { matterID, on }, { quiet: true, keepLast: true });
  return (
    <StatementDrop>
      {({ button, open }) => (
        <>
          <PageTitle title={t('Banking')}>{button}</PageTitle>
          <MatterRecordSection
            kit={kit}
            none={t('No bank accounts. Add the one the matter uses.')}
            columns={columns}
            links={{ assetID: links.assetID }}
            rule={(values) => checkBankAccount(values as never, today)}
          />
          <OwnAccountChanges matterID={matterID} />
          <AccountRequests />
          <Movements />
          <StatementFiles onOpen={open} />
          {!hasReconTab(systemTypeID) && (
            <Suspense>
              <BankMatching />
            </Suspense>
          )}
          <Loaded read={balances}>
            {(position) => (
              <>
                <CashPosition {...{ position, on }} chosen={account} onChoose={setAccount} onDay={setOn} />
                {position.months.length > 1 && <CashOverTime months={position.months} />}
                <LedgerEvents key={account ?? ''} account={account} onClear={() => setAccount(undefined)} />
              </>
            )}
          </Loaded>
        </>
      )}
    </StatementDrop>
  );
}
