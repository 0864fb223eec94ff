import type { WireAnswer } from '@boedel/contract/call';
import { schedulerCalls } from '@boedel/contract/scheduler/scheduler.calls';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { InternalOnly } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { WarnBox } from '../../ui/warn-box';
import styles from './scheduler.module.css';
import { workNames } from './work-names';

type SchedulerState = WireAnswer<typeof schedulerCalls.getState>;
type ScheduledWork = SchedulerState['work'][number];
type FailedWork = SchedulerState['failed'][number];

const formatMinute = (instant: string | null): string => (instant ? formatDateTime(instant).slice(0, 16) : '');
const nameWork = (kind: string): string => t(workNames[kind] ?? kind);

function describeFrequency({ everySeconds, scope }: ScheduledWork): string {
  if (everySeconds === null) return t('when asked for');
  const often =
    everySeconds >= 86_400
      ? t('daily')
      : everySeconds >= 3600
        ? everySeconds === 3600
          ? t('hourly')
          : t('every {count} hours', { count: everySeconds / 3600 })
        : t('every {count} seconds', { count: everySeconds });
  return scope === 'firm' ? `${often}, ${t('for each firm')}` : often;
}
const describeDuration = ({ lastSeconds }: ScheduledWork): string =>
  lastSeconds === null ? '' : lastSeconds < 0.1 ? t('under 0.1 s') : `${lastSeconds.toFixed(1)} s`;

/** Opened with a ticket of one use and a minute, in place of the token: without one, the page asks for it and comes again. */
function useTicket(): { opened: SchedulerState | undefined; refused: string | undefined } {
  const [inAddress, setInAddress] = useAddressState('ticket');
  const [ticket] = useState(inAddress);
  const [opened, setOpened] = useState<SchedulerState>();
  const open = useCall(schedulerCalls.open, { onDone: setOpened });
  const ask = useCall(schedulerCalls.ticket, {
    onDone: (given) => location.replace(`${paths.scheduler()}?ticket=${encodeURIComponent(given.ticket)}`),
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (ticket === '') return ask.run({});
    // A ticket is used up by this: nobody finds it in the address afterwards.
    setInAddress('');
    open.run({ ticket });
  });
  return { opened, refused: open.error?.fields['ticket']?.map((sentence) => t(sentence)).join(' ') };
}

/** What runs by itself: when it did and will, how long it took, what failed and why. */
export function SchedulerPage() {
  const { opened, refused } = useTicket();
  const later = useRead(schedulerCalls.getState, undefined, { quiet: true, keepLast: true, enabled: false });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) void later.refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again by a press, and by nothing else
  }, [asked]);
  const state = later.data ?? opened;
  const refresh = (): void => setAsked((count) => count + 1);
  return (
    <>
      <PageTitle title={t('Scheduler')} about={state && t('as at {when}', { when: formatMinute(state.at) })}>
        <Button variant="default" disabled={!opened} onClick={refresh}>
          {t('Look again')}
        </Button>
      </PageTitle>
      {refused && (
        <WarnBox>
          {refused} <a href={paths.scheduler()}>{t('Open it again')}</a>
        </WarnBox>
      )}
      {state && (
        <>
          <WorkList title={t('Recurring')} work={state.work.filter(isScheduled)} onDone={refresh} />
          <WorkList title={t('On demand')} work={state.work.filter((one) => !isScheduled(one))} onDone={refresh} />
          <FailedList failed={state.failed} onDone={refresh} />
        </>
      )}
    </>
  );
}

const isScheduled = ({ everySeconds }: ScheduledWork): boolean => everySeconds !== null;

function Acts({ one, onDone }: { one: ScheduledWork; onDone: () => void }) {
  const run = useCall(schedulerCalls.runNow, { says: t('Started.'), onDone });
  const pause = useCall(schedulerCalls.pause, { onDone });
  const name = nameWork(one.kind);
  return (
    <span className={styles.acts}>
      {isScheduled(one) && (
        <Button
          size="compact-xs"
          variant="default"
          loading={run.isRunning}
          disabled={one.isPaused}
          aria-label={t('Run now: {name}', { name })}
          onClick={() => run.run({ kind: one.kind })}
        >
          {t('Run now')}
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="default"
        loading={pause.isRunning}
        aria-label={one.isPaused ? t('Resume: {name}', { name }) : t('Pause: {name}', { name })}
        onClick={() => pause.run({ kind: one.kind, isPaused: !one.isPaused })}
      >
        {one.isPaused ? t('Resume') : t('Pause')}
      </Button>
    </span>
  );
}

function WorkList({ title, work, onDone }: { title: string; work: readonly ScheduledWork[]; onDone: () => void }) {
  const comesRound = work.some(isScheduled);
  const byName = work.toSorted((a, b) => nameWork(a.kind).localeCompare(nameWork(b.kind)));
  const columns: readonly ListColumn<ScheduledWork>[] = [
    { key: 'kind', title: markPhrase('What'), strong: true, value: (row) => nameWork(row.kind) },
    ...(comesRound ? [{ key: 'everySeconds', title: markPhrase('How often'), value: describeFrequency }] : []),
    { key: 'lastRunAt', title: markPhrase('Last run'), value: (row) => formatMinute(row.lastRunAt) },
    { key: 'lastSeconds', title: markPhrase('Took'), value: describeDuration, width: 110 },
    { key: 'nextRunAt', title: markPhrase('Next run'), value: (row) => formatMinute(row.nextRunAt) },
    {
      key: 'state',
      title: markPhrase('State'),
      sortable: false,
      render: (row) => <StateOf one={row} />,
    },
    { key: 'acts', title: markPhrase('Actions'), sortable: false, render: (row) => <Acts one={row} onDone={onDone} /> },
  ];
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ListTable label={title} columns={columns} rows={byName} rowKey={({ kind }) => kind} />
    </section>
  );
}

function StateOf({ one }: { one: ScheduledWork }) {
  if (one.isPaused) return <StatusBadge tone="warn">{t('Paused by {name}', { name: one.pausedBy ?? '' })}</StatusBadge>;
  if (one.dead + one.running + one.waiting === 0) return '-';
  return (
    <span className={styles.acts}>
      {one.dead > 0 && <StatusBadge tone="bad">{t('{count} given up', { count: one.dead })}</StatusBadge>}
      {one.running > 0 && <StatusBadge tone="good">{t('{count} running', { count: one.running })}</StatusBadge>}
      {one.waiting > 0 && <StatusBadge tone="off">{t('{count} waiting', { count: one.waiting })}</StatusBadge>}
    </span>
  );
}

function FailedList({ failed, onDone }: { failed: readonly FailedWork[]; onDone: () => void }) {
  const again = useCall(schedulerCalls.tryAgain, { says: t('Trying again.'), onDone });
  return (
    <section className={styles.part} aria-label={t('What failed')}>
      <h2>{t('What failed')}</h2>
      {failed.length === 0 ? (
        <p>{t('No failed jobs.')}</p>
      ) : (
        <ul className={styles.failed}>
          {failed.map((job) => (
            <li key={job.id}>
              <span>
                <strong>{nameWork(job.kind)}</strong> · {job.firmName} · {formatMinute(job.at)} ·{' '}
                {t('attempt {count} of {most}', { count: job.attempts, most: job.maxAttempts })}
                <small>{job.error}</small>
                <InternalOnly>{job.carries && <code>{job.carries}</code>}</InternalOnly>
              </span>
              {job.state === 'dead' && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('Try again: {name}', { name: nameWork(job.kind) })}
                  onClick={() => again.run({ id: job.id })}
                >
                  {t('Try again')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
