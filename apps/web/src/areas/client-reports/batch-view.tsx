import type { WireAnswer } from '@boedel/contract/call';
import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { reportsPerPage } from '@boedel/contract/client-reports/client-reports.schema';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import many from '../../ui/to-many.module.css';

type BatchReport = WireAnswer<typeof clientReportCalls.getBulkReport>['reports'][number];

/** What became of the report to one recipient, as a word. */
function describeState({ state, mailState }: BatchReport): readonly [BadgeTone, string] {
  if (state === 'waiting') return ['info', t('waiting')];
  if (state === 'failed') return ['bad', t('not sent')];
  if (mailState === 'dead') return ['bad', t('not delivered')];
  return mailState === 'sent' ? ['good', t('sent')] : ['info', t('waiting to be sent')];
}

/** What a mail server said last matters once it is tried no more. */
function describeFault({ fault, mailState, mailError, email }: BatchReport): string | null {
  if (fault) return translate(fault);
  if (!mailError || mailState === 'sent') return email;
  return mailState === 'dead'
    ? mailError
    : t('The mail server has not accepted it yet. We will try again automatically.');
}

const columns: readonly ListColumn<BatchReport>[] = [
  { key: 'name', title: markPhrase('Recipient'), strong: true, wraps: true },
  {
    key: 'reference',
    title: markPhrase('Matter'),
    wraps: true,
    render: ({ matterID, reference, matter }) => (
      <Link to={paths.matter.details({ id: matterID })}>{`${reference} ${matter}`}</Link>
    ),
  },
  {
    key: 'language',
    title: markPhrase('Language'),
    value: ({ language }) => (language === 'af' ? 'Afrikaans' : 'English'),
  },
  {
    key: 'state',
    title: markPhrase('State'),
    render: (report) => {
      const [tone, word] = describeState(report);
      return (
        <span className={many.became}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          <small>{describeFault(report)}</small>
        </span>
      );
    },
  },
  { key: 'sentAt', title: markPhrase('Sent on'), kind: 'instant' },
  {
    key: 'id',
    title: markPhrase('Document file'),
    sortable: false,
    render: ({ id, name, hasFile }) =>
      hasFile && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('Open the report to {name}', { name })}
          onClick={() => void download(clientReportCalls.downloadReport, { query: { id } }).catch(() => undefined)}
        >
          {t('Open')}
        </Button>
      ),
  },
];

const isInHand = ({ state, made, sent, undelivered }: WireAnswer<typeof clientReportCalls.getBulkReport>) =>
  (state === 'waiting' || sent + undelivered < made) && 2000;

const mostListed = 1000;

/** How far a batch is, and what became of each report; what failed can be sent again. */
export function BatchView({ id, onBack }: { id: number; onBack: () => void }) {
  const [take, setTake] = useState(reportsPerPage);
  const read = useRead(clientReportCalls.getBulkReport, { id, take }, { quiet: true, again: isInHand, keepLast: true });
  const again = useCall(clientReportCalls.resendReports);
  return (
    <Loaded read={read}>
      {({ kind, state, total, made, failed, sent, undelivered, reports }) => (
        <>
          <PageTitle
            title={kind === 'reports' ? t('Reports to clients') : t('Milestones for recipients')}
            about={t('{sent} of {total} sent; {failed} failed.', {
              sent,
              total,
              failed: failed + undelivered,
            })}
          >
            <Button variant="default" onClick={onBack}>
              {t('All reports')}
            </Button>
            {state === 'done' && failed + undelivered > 0 && (
              <Protected call={clientReportCalls.resendReports}>
                <Button loading={again.isRunning} onClick={() => again.run({ id })}>
                  {t('Send what failed again')}
                </Button>
              </Protected>
            )}
          </PageTitle>
          {state === 'waiting' && (
            <Progress mb="sm" value={((made + failed) / Math.max(1, total)) * 100} aria-label={t('Progress')} />
          )}
          <ListTable label={t('Recipients')} rows={reports} columns={columns} rowKey={({ id: one }) => one} />
          {reports.length < total && (
            <p className={many.more}>
              {t('{count} of {total} recipients, failed ones first.', {
                count: reports.length,
                total,
              })}{' '}
              {take < mostListed && (
                <Button size="compact-xs" variant="default" onClick={() => setTake(Math.min(take * 2, mostListed))}>
                  {t('Show more')}
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
