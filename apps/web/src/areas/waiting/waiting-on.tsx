import type { WireAnswer } from '@boedel/contract/call';
import { awaitedCalls } from '@boedel/contract/waiting/awaited.calls';
import { awaited } from '@boedel/contract/waiting/awaited.record';
import { officeLabels } from '@boedel/contract/waiting/offices';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { computeNextChase } from '@boedel/domain/waiting/waiting-on';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t, translate } from '../../i18n/t';
import { describeDays } from '../../ui/figures/describe-days';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { WarnBox } from '../../ui/warn-box';
import styles from './waiting.module.css';

type MatterWaitingAnswer = WireAnswer<typeof waitingCalls.getbymatterid>;
type WaitingEntry = MatterWaitingAnswer['waits'][number];

const kit = createRecordKit(awaited, awaitedCalls);

/** What the matter waits for, each with its next chase and the letter for it; and what holds the money meanwhile. */
export function WaitingOn() {
  const { id: matterID } = useMatter();
  const today = useToday();
  const [chased, setChased] = useState<WaitingEntry>();
  const read = useRead(waitingCalls.getbymatterid, { matterID }, { quiet: true });
  return (
    <Loaded read={read}>
      {({ waits, idle }) => (
        <div className={styles.page}>
          {idle && <IdleMoney idle={idle} />}
          <section className={styles.panel} aria-label={t('Waiting on')}>
            <h3>{t('Waiting on')}</h3>
            {waits.length === 0 ? (
              <p>{t('There are no open requests.')}</p>
            ) : (
              <ul>
                {waits.map((wait) => (
                  <Line key={wait.key} wait={wait} onChase={() => setChased(wait)} />
                ))}
              </ul>
            )}
          </section>
          <MatterRecordSection
            kit={kit}
            none={t('No notes added by hand. Items the matter already shows are listed above.')}
            begins={{ sinceDate: today }}
          />
          {chased && <ChaseDialog matterID={matterID} wait={chased} onClose={() => setChased(undefined)} />}
        </div>
      )}
    </Loaded>
  );
}

function IdleMoney({ idle }: { readonly idle: NonNullable<MatterWaitingAnswer['idle']> }) {
  const home = paths.matter.home({ id: useMatter().id });
  return (
    <WarnBox>
      <Amount rands={idle.cash} /> {t('in the bank.')} <Link to={`${home}/${idle.tab}`}>{translate(idle.words)}</Link>
      {idle.days !== null && ` · ${describeDays(idle.days)}`}
    </WarnBox>
  );
}

function Line({ wait, onChase }: { readonly wait: WaitingEntry; readonly onChase: () => void }) {
  const home = paths.matter.home({ id: useMatter().id });
  const { what, office, who, days, sinceDate, lastChasedDate, chases, nextChaseDate, isDue, letter, history } = wait;
  const name = translate(what);
  const make = `${home}/documents?show=made&make=s${letter.number}&waiting=${encodeURIComponent(wait.key)}`;
  return (
    <li className={styles.wait}>
      <div className={styles.words}>
        <span>{name}</span>
        <small>
          {[t(officeLabels[office]), who].filter(Boolean).join(' · ')} ·{' '}
          {t('since {day}', { day: formatDate(sinceDate) })}, {describeDays(days)}
        </small>
      </div>
      <div className={styles.words}>
        <span>
          {lastChasedDate ? t('Last followed up {day}', { day: formatDate(lastChasedDate) }) : t('Not followed up yet')}
          {chases > 1 && ` (${t('{count} times', { count: chases })})`}
        </span>
        {history[0]?.note && <small>{history[0].note}</small>}
      </div>
      <StatusBadge tone={isDue ? 'warn' : 'off'}>
        {isDue ? t('Follow up now') : t('Next follow-up {day}', { day: formatDate(nextChaseDate) })}
      </StatusBadge>
      <span className={styles.acts}>
        <OnlyCapture hide>
          <Link to={make} aria-label={t('Write letter: {what}', { what: name })}>
            {t('Letter')}
          </Link>
        </OnlyCapture>
        <OnlyCapture hide>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('Follow up: {what}', { what: name })}
            onClick={onChase}
          >
            {t('Follow up')}
          </Button>
        </OnlyCapture>
        {wait.awaitedID === null && (
          <Link to={`${home}/${wait.tab}`} aria-label={t('Enter reply: {what}', { what: name })}>
            {t('Enter reply')}
          </Link>
        )}
      </span>
    </li>
  );
}

const schema = z
  .object({ chasedDate: z.string().nullable(), nextDate: z.string().nullable(), note: z.string().nullable() })
  .loose();

function ChaseDialog({ matterID, wait, onClose }: { matterID: number; wait: WaitingEntry; onClose: () => void }) {
  const today = useToday();
  const save = useCall(waitingCalls.chase);
  return (
    <RecordDialog<object>
      title={t('Follow up: {what}', { what: translate(wait.what) })}
      size="md"
      sections={[
        {
          title: '',
          fields: [
            { name: 'chasedDate', label: markPhrase('Asked again on'), kind: 'day', span: 3 },
            { name: 'nextDate', label: markPhrase('Next follow-up on'), kind: 'day', span: 3 },
            { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6 },
          ],
        },
      ]}
      schema={schema}
      value={{
        matterID,
        key: wait.key,
        chasedDate: today,
        nextDate: computeNextChase(wait.office, today),
        note: null,
      }}
      call={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
