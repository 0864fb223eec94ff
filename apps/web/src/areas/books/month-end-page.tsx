import type { WireAnswer } from '@boedel/contract/call';
import { booksCalls } from '@boedel/contract/books/books.calls';
import { idleReasons } from '@boedel/domain/books/idle-money';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { sum } from '@boedel/domain/money/cents';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { paths } from '../../client/paths';
import { markPhrase, t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { DateField } from '../../ui/fields/date-field';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate, toCents } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import styles from './books.module.css';
import { InterestShares } from './interest-shares';
import { Journals } from './journals';
import { TrialBalance } from './trial-balance';

type MonthEnd = WireAnswer<typeof booksCalls.getMonthEnd>;
type MonthEndAccount = MonthEnd['accounts'][number];
type WaitingPayments = MonthEnd['payments'][number];
type OpenFee = MonthEnd['fees'][number];

const needsAttention = ({ lines, isMissing, isOverdrawn, idleReason }: MonthEndAccount): boolean =>
  lines > 0 || isMissing || isOverdrawn || idleReason !== null;

const sumOf = (amounts: readonly number[]) => sum(amounts.map(toCents));

function Attention({ row }: { readonly row: MonthEndAccount }) {
  return (
    <span className={styles.marks}>
      {row.isOverdrawn && <StatusBadge tone="bad">{t('Overdrawn')}</StatusBadge>}
      {row.isMissing && (
        <StatusBadge tone="warn">{row.statementTo === null ? t('No statement') : t('Statement missing')}</StatusBadge>
      )}
      {row.lines > 0 && <span>{t('{count} lines without an entry', { count: row.lines })}</span>}
      {row.idleReason !== null && (
        <span>
          {t('Idle since {day}', { day: formatDate(row.idleSince) })} · {t(idleReasons[row.idleReason])}
        </span>
      )}
    </span>
  );
}

const accountColumns: readonly ListColumn<MonthEndAccount>[] = [
  {
    key: 'reference',
    title: markPhrase('Matter'),
    strong: true,
    value: ({ reference }) => reference,
    render: ({ matterID, reference, name }) => (
      <Link to={paths.matter.cashAllocationAndRecon({ id: matterID })}>{`${reference} · ${name}`}</Link>
    ),
  },
  { key: 'account', title: markPhrase('Bank account') },
  { key: 'ledger', title: markPhrase('By the ledger'), kind: 'money' },
  { key: 'bank', title: markPhrase('By the bank'), kind: 'money' },
  { key: 'statementTo', title: markPhrase('Statements until'), kind: 'day' },
  {
    key: 'lines',
    title: markPhrase('Attention'),
    long: true,
    value: ({ lines }) => lines,
    render: (row) => <Attention row={row} />,
  },
];

const stateLabels = {
  captured: markPhrase('To be approved'),
  approved: markPhrase('Approved'),
  filed: markPhrase('In a bank file'),
} as const;

const paymentColumns: readonly ListColumn<WaitingPayments>[] = [
  {
    key: 'reference',
    title: markPhrase('Matter'),
    strong: true,
    render: ({ matterID, reference, name }) => (
      <Link to={paths.matter.payoutFile({ id: matterID })}>{`${reference} · ${name}`}</Link>
    ),
  },
  { key: 'state', title: markPhrase('Status'), value: ({ state }) => t(stateLabels[state]) },
  { key: 'count', title: markPhrase('Payments'), kind: 'number' },
  { key: 'amount', title: markPhrase('Amount'), kind: 'money' },
  { key: 'since', title: markPhrase('First captured'), kind: 'day' },
];

const feeColumns: readonly ListColumn<OpenFee>[] = [
  {
    key: 'reference',
    title: markPhrase('Matter'),
    strong: true,
    render: ({ matterID, reference, name }) => (
      <Link to={paths.matter.details({ id: matterID })}>{`${reference} · ${name}`}</Link>
    ),
  },
  { key: 'says', title: markPhrase('Fee'), long: true, value: ({ says }) => translate(says) },
  { key: 'amount', title: markPhrase('Amount'), kind: 'money' },
];

function Accounts({ accounts }: { readonly accounts: readonly MonthEndAccount[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? accounts : accounts.filter(needsAttention);
  return (
    <PeopleSection
      title={isAll ? t('Bank accounts') : t('Needs attention')}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setAll(!isAll)}>
          {isAll ? t('Needs attention') : t('Show all')}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <Nobody sentence={isAll ? t('No bank accounts.') : t('No bank account needs attention.')} />
      ) : (
        <ListTable
          label={t('Bank accounts')}
          rows={shown}
          columns={accountColumns}
          rowKey={({ bankAccountID }) => bankAccountID}
        />
      )}
    </PeopleSection>
  );
}

/** The books of every matter at the end of a month: what is open, what they come to, and what the firm's own books take over. */
export function MonthEndPage() {
  const [on, setOn] = useAddressState('on');
  const read = useRead(booksCalls.getMonthEnd, isLocalDate(on) ? { on } : {}, { quiet: true, keepLast: true });
  return (
    <>
      <PageTitle
        title={t('Month end')}
        about={read.data && t('Everything over the {count} matters you can see.', { count: read.data.matters })}
      >
        <DateField
          label={t('As at')}
          value={read.data?.on ?? on}
          onChange={(value) => typeof value === 'string' && isLocalDate(value) && setOn(value)}
        />
      </PageTitle>
      <Loaded read={read}>
        {({ on: day, accounts, payments, fees }) => {
          const idle = accounts.filter(({ idleReason }) => idleReason !== null);
          return (
            <>
              <FigureCards
                cards={[
                  {
                    label: t('Lines without an entry'),
                    figure: accounts.reduce((all, { lines }) => all + lines, 0),
                    about: <Amount cents={sumOf(accounts.map(({ linesAmount }) => linesAmount))} />,
                  },
                  { label: t('Idle money'), figure: <Amount cents={sumOf(idle.map(({ ledger }) => ledger))} /> },
                  { label: t('Overdrawn accounts'), figure: accounts.filter(({ isOverdrawn }) => isOverdrawn).length },
                  { label: t('Missing statements'), figure: accounts.filter(({ isMissing }) => isMissing).length },
                ]}
              />
              <SubTabs
                label={t('Month end')}
                tabs={[
                  { key: 'accounts', label: t('Bank accounts'), content: <Accounts accounts={accounts} /> },
                  {
                    key: 'payments',
                    label: t('Payments and fees'),
                    content: (
                      <>
                        <PeopleSection title={t('Payments that were not made')}>
                          {payments.length === 0 ? (
                            <Nobody sentence={t('No payment is waiting.')} />
                          ) : (
                            <ListTable
                              label={t('Payments that were not made')}
                              rows={payments}
                              columns={paymentColumns}
                              rowKey={({ matterID, state }) => `${matterID}:${state}`}
                            />
                          )}
                        </PeopleSection>
                        <PeopleSection title={t('Fees to be raised')}>
                          {fees.length === 0 ? (
                            <Nobody sentence={t('No fee is outstanding.')} />
                          ) : (
                            <ListTable
                              label={t('Fees to be raised')}
                              rows={fees}
                              columns={feeColumns}
                              rowKey={(fee) => JSON.stringify([fee.matterID, fee.says])}
                            />
                          )}
                        </PeopleSection>
                      </>
                    ),
                  },
                  { key: 'balance', label: t('Trial balance'), content: <TrialBalance on={day} /> },
                  { key: 'interest', label: t('Interest'), content: <InterestShares on={day} /> },
                  { key: 'journals', label: t('Journals'), content: <Journals on={day} /> },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
