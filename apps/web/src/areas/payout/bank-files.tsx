import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { bankFormats } from '@boedel/domain/payout/bank-files';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { fetchFile } from './file-dialog';
import { type BankFile, useFiles } from './payout.queries';
import styles from './payout.module.css';
import { ResultsDialog } from './results-dialog';

const count = ({ rows }: BankFile, outcome: string): number => rows.filter((row) => row.outcome === outcome).length;

function becameOf(file: BankFile): string {
  const parts = [
    [count(file, 'paid'), phrase('{count} paid')],
    [count(file, 'failed'), phrase('{count} not paid')],
    [count(file, 'sent'), phrase('{count} not known yet')],
    [count(file, 'withdrawn'), phrase('{count} taken back')],
  ] as const;
  return parts.flatMap(([many, words]) => (many > 0 ? [t(words, { count: many })] : [])).join(', ');
}

/** The files the bank was given, each with its control totals, its hash and what became of its payments. */
export function BankFiles() {
  const { id: matterID } = useMatter();
  const files = useFiles(matterID);
  const [reading, setReading] = useState<BankFile>();
  const [taking, setTaking] = useState<BankFile>();
  const withdraw = useCall(payoutCalls.withdrawFile, {
    says: t('The file was taken back.'),
    onDone: () => setTaking(undefined),
  });
  const columns: readonly Column<BankFile>[] = [
    { key: 'number', title: phrase('No.'), kind: 'number' },
    { key: 'actionDate', title: phrase('To be paid on'), kind: 'day' },
    { key: 'count', title: phrase('Payments'), kind: 'number' },
    { key: 'total', title: phrase('Control total'), kind: 'money' },
    { key: 'rows', title: phrase('What became of it'), value: becameOf },
    {
      key: 'id',
      title: phrase('File'),
      sortable: false,
      render: (file) => (
        <span className={styles.acts}>
          {count(file, 'withdrawn') < file.count && (
            <Protected call={payoutCalls.download} hide>
              <Button size="compact-xs" variant="default" onClick={() => fetchFile(file.id)}>
                {t('Download')}
              </Button>
            </Protected>
          )}
          {count(file, 'sent') + count(file, 'paid') > 0 && (
            <OnlyCapture hide>
              <Button size="compact-xs" variant="default" onClick={() => setReading(file)}>
                {t('Results')}
              </Button>
            </OnlyCapture>
          )}
          {count(file, 'sent') === file.count && !file.isMine && (
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
      title: phrase('Format, hash total and hash'),
      sortable: false,
      render: ({ format, hashTotal, sha256 }) => (
        <span className={styles.hashes}>
          {bankFormats[format].label}
          <small>
            <code>{hashTotal}</code> <code title={sha256}>{sha256.slice(0, 8)}</code>
          </small>
        </span>
      ),
    },
  ];
  return (
    <PeopleSection title={t('Bank files')}>
      <Loaded read={files}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('None yet. Approve payments, tick them and make a bank file of them.')} />
          ) : (
            <ListTable label={t('Bank files')} rows={rows} columns={columns} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {reading && <ResultsDialog file={reading} onClose={() => setReading(undefined)} />}
      {taking && (
        <ReasonDialog
          title={t('Take bank file no. {number} back', { number: taking.number })}
          label={t('Why was it not given to the bank?')}
          confirmLabel={t('Take back')}
          destructive
          maxLength={300}
          call={withdraw}
          onConfirm={(why) => withdraw.run({ id: taking.id, why })}
          onCancel={() => setTaking(undefined)}
        >
          <p className={styles.note}>
            {t('Only a file the bank was never given is taken back: its payments could otherwise be paid twice.')}
          </p>
        </ReasonDialog>
      )}
    </PeopleSection>
  );
}
