import type { WireAnswer } from '@boedel/contract/call';
import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { toHref, useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { BatchView } from './batch-view';
import { HowOften } from './how-often';
import { WriteReports } from './write-reports';

type ReportBatchLine = WireAnswer<typeof clientReportCalls.getBulkReportHistory>['rows'][number];

/** Reports to clients at /clientReports. The address says which batch is open, or of which matters one is written. */
export function ClientReportsPage() {
  const [batch] = useAddressState('batch');
  const [write] = useAddressState('write');
  const [matters] = useAddressState('matters');
  const navigate = useNavigate();
  const goTo = (search: object) => void navigate({ to: paths.clientReports(), search } as never);
  if (batch) return <BatchView id={Number(batch)} onBack={() => goTo({})} />;
  if (write || matters) {
    const ids = [...new Set(matters.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
    return <WriteReports matterIDs={ids} onMade={(id) => goTo({ batch: String(id) })} onBack={() => goTo({})} />;
  }
  return <Batches onOpen={(id) => goTo({ batch: String(id) })} onWrite={() => goTo({ write: '1' })} />;
}

const columns: readonly ListColumn<ReportBatchLine>[] = [
  { key: 'createdAt', title: markPhrase('Made on'), kind: 'day' },
  {
    key: 'kind',
    title: markPhrase('What went out'),
    strong: true,
    value: ({ kind }) => (kind === 'reports' ? t('Reports') : t('Milestones')),
  },
  {
    key: 'by',
    title: markPhrase('By'),
    value: ({ by, isScheduled }) => (isScheduled ? t('on schedule') : by),
  },
  { key: 'total', title: markPhrase('Recipients'), kind: 'number' },
  { key: 'sent', title: markPhrase('Sent'), kind: 'number' },
  {
    key: 'state',
    title: markPhrase('State'),
    render: ({ state, failed, undelivered, sent, total }) => {
      const bad = failed + undelivered;
      if (state === 'waiting') return <StatusBadge tone="info">{t('being made')}</StatusBadge>;
      if (bad > 0) return <StatusBadge tone="bad">{t('{count} not sent', { count: bad })}</StatusBadge>;
      return sent < total ? (
        <StatusBadge tone="info">{t('waiting to be sent')}</StatusBadge>
      ) : (
        <StatusBadge tone="good">{t('all sent')}</StatusBadge>
      );
    },
  },
];

function Batches({ onOpen, onWrite }: { onOpen: (id: number) => void; onWrite: () => void }) {
  const read = useRead(clientReportCalls.getBulkReportHistory, { take: 200 });
  return (
    <>
      <PageTitle
        title={t('Bulk Client Reports')}
        about={t('Tells each recipient of a matter what has been done, how it is progressing and what comes next.')}
      >
        <Protected call={clientReportCalls.sendBulkReports}>
          <Button onClick={onWrite}>{t('Send reports')}</Button>
        </Protected>
      </PageTitle>
      <HowOften />
      <Loaded read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty
              sentence={t(
                'No reports sent yet. Mark recipients in your matters with Gets reports, then select Send reports.',
              )}
            />
          ) : (
            <ListTable
              label={t('Bulk Client Reports')}
              rows={rows}
              columns={columns}
              rowKey={({ id }) => id}
              hrefOf={({ id }) => toHref('batch', id)}
              onOpen={({ id }) => onOpen(id)}
            />
          )
        }
      </Loaded>
    </>
  );
}
