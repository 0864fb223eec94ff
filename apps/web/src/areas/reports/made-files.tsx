import type { WireAnswer } from '@boedel/contract/call';
import { ownReportCalls } from '@boedel/contract/reports/own-reports.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import styles from './reports.module.css';

type OwnReportFile = WireAnswer<typeof ownReportCalls.getFiles>[number];

const columns: readonly ListColumn<OwnReportFile>[] = [
  { key: 'title', title: markPhrase('Report'), strong: true, wraps: true },
  { key: 'createdAt', title: markPhrase('Asked for'), kind: 'instant' },
  {
    key: 'state',
    title: markPhrase('State'),
    render: ({ state, fault }) =>
      state === 'waiting' ? (
        <StatusBadge tone="info">{t('being made')}</StatusBadge>
      ) : state === 'failed' ? (
        <>
          <StatusBadge tone="bad">{t('not made')}</StatusBadge> {fault && <small>{translate(fault)}</small>}
        </>
      ) : (
        <StatusBadge tone="good">{t('ready')}</StatusBadge>
      ),
  },
  {
    key: 'id',
    title: markPhrase('File'),
    sortable: false,
    render: ({ id, title, state }) =>
      state === 'done' && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('Download {title}', { title })}
          onClick={() => void download(ownReportCalls.getFile, { query: { id } }).catch(() => undefined)}
        >
          {t('Download')}
        </Button>
      ),
  },
];

/** Files that were made in the background for the person, newest first. */
export function MadeFiles() {
  const read = useRead(ownReportCalls.getFiles, undefined, {
    quiet: true,
    again: (files) => files.some(({ state }) => state === 'waiting') && 2000,
  });
  if (!read.data || read.data.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t('Files made')}>
      <h2>{t('Files made')}</h2>
      <ListTable label={t('Files made')} rows={read.data} columns={columns} rowKey={({ id }) => id} />
    </section>
  );
}
