import { Link } from '@tanstack/react-router';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { bankFormats } from '@boedel/domain/payout/bank-files';
import { Button } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { paths } from '../../client/paths';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { formatDate, formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { ApproveFileDialog } from './approve-file-dialog';
import { fetchFile } from './file-dialog';
import { type PayoutBankFile, useFiles } from './payout.queries';
import styles from './payout.module.css';
import { ResultsDialog } from './results-dialog';

const countOutcome = ({ rows }: PayoutBankFile, outcome: string): number =>
  rows.filter((row) => row.outcome === outcome).length;

function describeOutcomes(file: PayoutBankFile): string {
  const parts = [
    [countOutcome(file, 'paid'), markPhrase('{count} paid')],
    [countOutcome(file, 'failed'), markPhrase('{count} not paid')],
    [countOutcome(file, 'returned'), markPhrase('{count} returned')],
    [countOutcome(file, 'sent'), markPhrase('{count} not known yet')],
    [countOutcome(file, 'withdrawn'), markPhrase('{count} withdrawn')],
  ] as const;
  return parts.flatMap(([many, words]) => (many > 0 ? [t(words, { count: many })] : [])).join(', ');
}

/** Not approved yet, and none of its payments has a result. */
const isUnapproved = (file: PayoutBankFile): boolean =>
  file.approvedBy === null && countOutcome(file, 'sent') === file.count;

const matterColumns: readonly ListColumn<PayoutBankFile>[] = [
  {
    key: 'fileRef',
    title: markPhrase('Matter'),
    strong: true,
    render: ({ matterID, fileRef, companyName }) => (
      <Link to={paths.matter.payoutFile({ id: matterID })}>
        {fileRef} · {companyName}
      </Link>
    ),
  },
];

/** Until when the bank has to have the file, while it is not approved. */
function SendByText({ file: { sendBy, isLate } }: { readonly file: PayoutBankFile }) {
  const when = { day: formatDate(sendBy.day), time: sendBy.time ?? '' };
  if (isLate) return <small className={styles.late}>{t('The time to send it has passed.')}</small>;
  return <small>{sendBy.time ? t('Send by {time} on {day}.', when) : t('Send by {day}.', { day: when.day })}</small>;
}

interface GuardProps {
  readonly children: ReactElement<{ disabled?: boolean }>;
}
const MakersOnly = ({ children }: GuardProps) => (
  <Protected call={payoutCalls.saveResults} hide>
    {children}
  </Protected>
);
const CaptureOnly = ({ children }: GuardProps) => <OnlyCapture hide>{children}</OnlyCapture>;

/** Bank files with what can be done with each: approved, downloaded, taken back, and what became of its payments. */
export function BankFileTable({
  rows,
  ofFirm = false,
}: {
  readonly rows: readonly PayoutBankFile[];
  readonly ofFirm?: boolean;
}) {
  const [reading, setReading] = useState<PayoutBankFile>();
  const [approving, setApproving] = useState<PayoutBankFile>();
  const [taking, setTaking] = useState<PayoutBankFile>();
  const withdraw = useCall(payoutCalls.withdrawFile, {
    says: t('File withdrawn.'),
    onDone: () => setTaking(undefined),
  });
  const Guard = ofFirm ? MakersOnly : CaptureOnly;
  const columns: readonly ListColumn<PayoutBankFile>[] = [
    ...(ofFirm ? matterColumns : []),
    { key: 'number', title: markPhrase('No.'), kind: 'number' },
    {
      key: 'actionDate',
      title: markPhrase('To be paid on'),
      kind: 'day',
      render: (file) => (
        <span className={styles.lines}>
          {formatDate(file.actionDate)}
          {file.state === 'toApprove' && <SendByText file={file} />}
        </span>
      ),
    },
    { key: 'count', title: markPhrase('Payments'), kind: 'number' },
    { key: 'total', title: markPhrase('Control total'), kind: 'money' },
    {
      key: 'approvedBy',
      title: markPhrase('Approved by'),
      value: (file) => file.approvedBy ?? (isUnapproved(file) ? t('Waiting for approval') : ''),
      render: (file) =>
        file.approvedBy === null ? (
          isUnapproved(file) && t('Waiting for approval')
        ) : (
          <span className={styles.lines}>
            {file.approvedBy}
            {file.approvedAt && <small>{formatDateTime(file.approvedAt)}</small>}
          </span>
        ),
    },
    { key: 'rows', title: markPhrase('Result'), value: describeOutcomes },
    {
      key: 'id',
      title: markPhrase('File'),
      sortable: false,
      render: (file) => (
        <span className={styles.acts}>
          {isUnapproved(file) && !file.isMine && (
            <Protected call={payoutCalls.approveFile} hide>
              <Button size="compact-xs" onClick={() => setApproving(file)}>
                {t('Approve file')}
              </Button>
            </Protected>
          )}
          {file.approvedBy && countOutcome(file, 'withdrawn') < file.count && (
            <Protected call={payoutCalls.download} hide>
              <Button size="compact-xs" variant="default" onClick={() => fetchFile(file.id)}>
                {t('Download')}
              </Button>
            </Protected>
          )}
          {countOutcome(file, 'sent') + countOutcome(file, 'paid') > 0 && (
            <Guard>
              <Button size="compact-xs" variant="default" onClick={() => setReading(file)}>
                {t('Results')}
              </Button>
            </Guard>
          )}
          {countOutcome(file, 'sent') === file.count && !file.isMine && (
            <Protected call={payoutCalls.withdrawFile} hide>
              <Button size="compact-xs" variant="subtle" color="red" onClick={() => setTaking(file)}>
                {t('Take back')}
              </Button>
            </Protected>
          )}
        </span>
      ),
    },
    {
      key: 'hashTotal',
      title: markPhrase('Format, hash total and hash'),
      sortable: false,
      render: ({ format, hashTotal, sha256 }) => (
        <span className={styles.lines}>
          {bankFormats[format].label}
          <small>
            <code>{hashTotal}</code> <code title={sha256}>{sha256.slice(0, 8)}</code>
          </small>
        </span>
      ),
    },
  ];
  return (
    <>
      <ListTable label={t('Bank files')} rows={rows} columns={columns} rowKey={({ id }) => id} />
      {reading && <ResultsDialog file={reading} onClose={() => setReading(undefined)} />}
      {approving && <ApproveFileDialog file={approving} onClose={() => setApproving(undefined)} />}
      {taking && (
        <ReasonDialog
          title={t('Withdraw bank file no. {number}', { number: taking.number })}
          label={t('Why was the file not sent to the bank?')}
          confirmLabel={t('Take back')}
          destructive
          maxLength={300}
          call={withdraw}
          onConfirm={(why) => withdraw.run({ id: taking.id, why })}
          onCancel={() => setTaking(undefined)}
        >
          <p className={styles.note}>
            {t('Withdraw a file only if the bank never received it; otherwise its payments could be made twice.')}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}

/** The files the bank was given, each with its control totals, its hash and what became of its payments. */
export function BankFiles() {
  const { id: matterID } = useMatter();
  const files = useFiles(matterID);
  return (
    <PeopleSection title={t('Bank files')}>
      <Loaded read={files}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No bank files. Approve payments, select them and create a bank file.')} />
          ) : (
            <BankFileTable rows={rows} />
          )
        }
      </Loaded>
    </PeopleSection>
  );
}
