import type { WireAnswer } from '@boedel/contract/call';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { type PayoutState, payoutStates } from '@boedel/contract/payout/payout.record';
import { sum } from '@boedel/domain/money/cents';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { OwnAccountChanges, PayeeAccountsToConfirm } from '../../client/account-confirmations';
import { useRead } from '../../client/hooks';
import { createPagedSource } from '../../client/paged';
import { paths } from '../../client/paths';
import { markPhrase, t } from '../../i18n/t';
import { Protected, useMay } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import { formatAmountText, toCents } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { ApproveDialog } from './approve-dialog';
import { BankFileTable } from './bank-files';
import { FileGroupsDialog, groupForFiles, type PaymentGroup } from './file-groups-dialog';
import { LimitsDialog } from './limits-dialog';
import { payoutStateLabels } from './payment-state';
import { type PayoutPayment, useLimits } from './payout.queries';
import { paymentColumns } from './payout-tab';
import styles from './payout.module.css';

type FileList = WireAnswer<typeof payoutCalls.getFileList>;

const matterColumn: ListColumn<PayoutPayment> = {
  key: 'fileRef',
  title: markPhrase('Matter'),
  most: 220,
  render: ({ matterID, fileRef, companyName }) => (
    <Link to={paths.matter.payoutFile({ id: matterID })}>
      {fileRef} · {companyName}
    </Link>
  ),
};
const listed: readonly ListColumn<PayoutPayment>[] = [
  ...paymentColumns.slice(0, 2),
  matterColumn,
  ...paymentColumns.slice(2),
].map((column) => ({ ...column, sortable: false }));

/** As many as one answer holds; the rest follow when these are done. */
const mostAtOnce = 200;

const useFileList = (state: 'toApprove' | 'open') =>
  useRead(payoutCalls.getFileList, { state, take: mostAtOnce }, { quiet: true });

/** Payments of every matter one may see, for those who make them and those who approve them. */
export function PaymentsPage() {
  const [isSetting, setSetting] = useState(false);
  const mayApprove = useMay(payoutCalls.approve);
  const mayMake = useMay(payoutCalls.makeFile);
  const limits = useLimits().data;
  const forMe = useRead(payoutCalls.getlist, { forMe: 'true', take: mostAtOnce }, { quiet: true, enabled: mayApprove });
  const toApprove = useFileList('toApprove');
  const openFiles = useFileList('open');
  const filesForMe = (toApprove.data?.rows ?? []).filter(({ isMine }) => !isMine).length;
  return (
    <>
      <PageTitle
        title={t('Payments')}
        about={
          limits?.checkerLimit != null &&
          t('A checker can approve up to {amount}.', { amount: formatAmountText(toCents(limits.checkerLimit)) })
        }
      >
        <Button variant="default" onClick={() => setSetting(true)}>
          {t('Approval limits and cut-off times')}
        </Button>
      </PageTitle>
      <SubTabs
        label={t('Payments')}
        tabs={[
          {
            key: 'todo',
            label: t('To do'),
            mark: (mayApprove ? (forMe.data?.total ?? 0) + filesForMe : 0) || undefined,
            content: (
              <>
                {mayApprove && (
                  <Loaded read={forMe}>{(answer) => <PaymentsForMe rows={answer.rows} total={answer.total} />}</Loaded>
                )}
                <FileSection
                  title={t('Bank files to approve')}
                  none={t('No bank file is waiting for approval.')}
                  list={toApprove.data}
                />
                {mayMake && <PaymentsToFile />}
                <FileSection
                  title={t('Bank files without all results')}
                  none={t('The results of every bank file are known.')}
                  list={openFiles.data}
                />
                <OwnAccountChanges />
                <PayeeAccountsToConfirm />
              </>
            ),
          },
          { key: 'payments', label: t('All payments'), content: <AllPayments /> },
          { key: 'files', label: t('All bank files'), content: <AllFiles /> },
        ]}
      />
      {isSetting && <LimitsDialog onClose={() => setSetting(false)} />}
    </>
  );
}

function FileSection({
  title,
  none,
  list,
}: {
  readonly title: string;
  readonly none: string;
  readonly list: FileList | undefined;
}) {
  if (!list) return null;
  return (
    <PeopleSection title={title}>
      {list.rows.length === 0 ? <Nobody sentence={none} /> : <BankFileTable rows={list.rows} ofFirm />}
      {list.total > list.rows.length && (
        <p className={styles.note}>{t('{count} more follow.', { count: list.total - list.rows.length })}</p>
      )}
    </PeopleSection>
  );
}

const isReady = (row: PayoutPayment): boolean => !row.lacks && !row.isAccountMine;

function PaymentsForMe({ rows, total }: { readonly rows: readonly PayoutPayment[]; readonly total: number }) {
  const [ticked, setTicked] = useState<readonly PayoutPayment[]>([]);
  const [approving, setApproving] = useState<readonly PayoutPayment[]>();
  const selected = rows.filter(({ id }) => ticked.some((row) => row.id === id));
  const ready = selected.filter(isReady);
  return (
    <PeopleSection
      title={t('Payments for you to approve')}
      actions={
        <Button size="compact-sm" disabled={ready.length === 0} onClick={() => setApproving(ready)}>
          {t('Approve {count}', { count: ready.length })}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <Nobody sentence={t('No payment is waiting for your approval.')} />
      ) : (
        <ListTable
          label={t('Payments for you to approve')}
          rows={rows}
          columns={listed}
          rowKey={({ id }) => id}
          selected={selected}
          onSelect={setTicked}
        />
      )}
      {total > rows.length && (
        <p className={styles.note}>{t('{count} more follow.', { count: total - rows.length })}</p>
      )}
      {approving && (
        <ApproveDialog rows={approving} onDone={() => setTicked([])} onClose={() => setApproving(undefined)} />
      )}
    </PeopleSection>
  );
}

const groupColumns: readonly ListColumn<PaymentGroup>[] = [
  {
    key: 'matter',
    title: markPhrase('Matter'),
    strong: true,
    render: ({ matterID, matter }) => <Link to={paths.matter.payoutFile({ id: matterID })}>{matter}</Link>,
  },
  { key: 'account', title: markPhrase('Paid from') },
  { key: 'count', title: markPhrase('Payments'), kind: 'number', value: ({ rows }) => rows.length },
  {
    key: 'amount',
    title: markPhrase('Amount'),
    kind: 'money',
    render: ({ rows }) => <Amount cents={sum(rows.map(({ amount }) => toCents(amount)))} />,
  },
];

/** Approved payments that no bank file holds, by the account they are paid from. */
function PaymentsToFile() {
  const approved = useRead(payoutCalls.getlist, { state: 'approved', take: mostAtOnce }, { quiet: true });
  const [ticked, setTicked] = useState<readonly PaymentGroup[]>([]);
  const [filing, setFiling] = useState<readonly PaymentGroup[]>();
  return (
    <Loaded read={approved}>
      {(answer) => {
        const groups = groupForFiles(answer.rows);
        const selected = groups.filter(({ key }) => ticked.some((one) => one.key === key));
        return (
          <PeopleSection
            title={t('Approved payments without a bank file')}
            actions={
              <Button size="compact-sm" disabled={selected.length === 0} onClick={() => setFiling(selected)}>
                {t('Make bank files')}
              </Button>
            }
          >
            {groups.length === 0 ? (
              <Nobody sentence={t('Every approved payment is in a bank file.')} />
            ) : (
              <ListTable
                label={t('Approved payments without a bank file')}
                rows={groups}
                columns={groupColumns}
                rowKey={({ key }) => key}
                selected={selected}
                onSelect={setTicked}
              />
            )}
            {answer.total > answer.rows.length && (
              <p className={styles.note}>{t('{count} more follow.', { count: answer.total - answer.rows.length })}</p>
            )}
            {filing && <FileGroupsDialog groups={filing} onClose={() => setFiling(undefined)} />}
          </PeopleSection>
        );
      }}
    </Loaded>
  );
}

const isState = (text: string): text is PayoutState => payoutStates.some((state) => state === text);

function AllPayments() {
  const navigate = useNavigate();
  const [chosen, choose] = useAddressState('state');
  const [approving, setApproving] = useState<readonly PayoutPayment[]>();
  const state = isState(chosen) ? chosen : undefined;
  const totals = useRead(payoutCalls.getlist, { take: 1 }, { quiet: true }).data?.totals ?? [];
  const renderSelectedActions = (rows: readonly PayoutPayment[], clear: () => void): ReactElement => {
    const waiting = rows.filter((row) => row.state === 'captured' && !row.isMine && isReady(row));
    const approve = (): void => {
      setApproving(waiting);
      clear();
    };
    return (
      <Protected call={payoutCalls.approve}>
        <Button size="compact-sm" disabled={waiting.length === 0} onClick={approve}>
          {t('Approve {count}', { count: waiting.length })}
        </Button>
      </Protected>
    );
  };
  return (
    <>
      <ListPage<PayoutPayment>
        title={t('All payments')}
        about={
          <span className={styles.sums}>
            {totals
              .toSorted((a, b) => payoutStates.indexOf(a.state) - payoutStates.indexOf(b.state))
              .map((one) => (
                <span key={one.state}>
                  {t(payoutStateLabels[one.state][0])}: {one.count} · <Amount rands={one.amount} />
                </span>
              ))}
          </span>
        }
        columns={listed}
        rowKey={({ id }) => id}
        source={createPagedSource<PayoutPayment>(payoutCalls.getlist, state ? { state } : {})}
        searchIn={t('Payee, reference, matter')}
        chips={payoutStates.map((one) => ({
          key: one,
          label: t(payoutStateLabels[one][0]),
          on: state === one,
          onToggle: () => choose(state === one ? '' : one),
        }))}
        empty={t('No payment is captured in any matter. Payments are captured on the payout file of a matter.')}
        hrefOf={({ matterID }) => paths.matter.payoutFile({ id: matterID })}
        onOpen={({ matterID }) => void navigate({ to: paths.matter.payoutFile({ id: matterID }) })}
        withSelected={renderSelectedActions}
      />
      {approving && <ApproveDialog rows={approving} onDone={() => undefined} onClose={() => setApproving(undefined)} />}
    </>
  );
}

function AllFiles() {
  const read = useRead(payoutCalls.getFileList, { take: mostAtOnce }, { quiet: true });
  return (
    <Loaded read={read}>
      {(list) => (
        <FileSection title={t('All bank files')} none={t('No bank file was made in any matter.')} list={list} />
      )}
    </Loaded>
  );
}
