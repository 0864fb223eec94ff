import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { countDaysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../client/paths';
import { markPhrase, t } from '../../../i18n/t';
import { describeDays } from '../../../ui/figures/describe-days';
import { useToday } from '../../../ui/today';
import styles from './estate-line.module.css';

type GlanceLine = NonNullable<WireAnswer<typeof matterCalls.getQuickGlance>['line']>;
type GlanceLineStage = GlanceLine['stages'][number];

const stageLabels: Readonly<Record<GlanceLineStage['stage'], string>> = {
  reported: markPhrase('Reported'),
  letters: markPhrase('Letters'),
  advert: markPhrase('Advert'),
  account: markPhrase('Account'),
  lodged: markPhrase('Lodged'),
  queries: markPhrase('Queries'),
  inspection: markPhrase('Inspection'),
  paid: markPhrase('Paid'),
  discharged: markPhrase('Discharged'),
  closed: markPhrase('Closed'),
  appointed: markPhrase('Appointed'),
  firstMeeting: markPhrase('First meeting'),
  secondMeeting: markPhrase('Second meeting'),
  realised: markPhrase('Realised'),
  confirmed: markPhrase('Confirmed'),
  dividends: markPhrase('Dividends'),
  released: markPhrase('Released'),
};
const waits: Readonly<Record<GlanceLineStage['waitsFor'], string>> = {
  us: markPhrase('With us'),
  master: markPhrase('With the Master'),
  creditors: markPhrase('With creditors'),
  readers: markPhrase('Open for inspection'),
};
/** Where a stage is worked on. */
const tabs: Readonly<Record<GlanceLineStage['stage'], string>> = {
  reported: 'documents',
  letters: 'details',
  advert: 'meetingsandadverts',
  account: 'report',
  lodged: 'report',
  queries: 'report?show=after',
  inspection: 'meetingsandadverts',
  paid: 'payoutfilematter',
  discharged: 'releaseofduties',
  closed: 'report?show=after',
  appointed: 'details',
  firstMeeting: 'meetingsandadverts',
  secondMeeting: 'meetingsandadverts',
  realised: 'assets',
  confirmed: 'report',
  dividends: 'report',
  released: 'releaseofduties',
};

/** Where the estate is on its way: what was done when, what is next, and who is waited for. */
export function EstateLine({ matterID, line }: { matterID: number; line: GlanceLine }) {
  const today = useToday();
  const days = line.since ? countDaysBetween(line.since as LocalDate, today) : 0;
  const { count, due } = line.waiting;
  return (
    <div className={styles.strip}>
      <ol className={styles.line} aria-label={t('Progress of the estate')}>
        {line.stages.map(({ stage, state, date, waitsFor }) => (
          <li key={stage} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
            <span className={styles.sign} aria-hidden>
              {state === 'done' && <IconCheck size={12} stroke={3} />}
            </span>
            <span className={styles.words}>
              {state === 'now' ? (
                <Link to={`${paths.matter.home({ id: matterID })}/${tabs[stage]}`}>{t(stageLabels[stage])}</Link>
              ) : (
                <strong>{t(stageLabels[stage])}</strong>
              )}
              <small>
                {state === 'now'
                  ? days > 0
                    ? `${t(waits[waitsFor])}, ${describeDays(days)}`
                    : t(waits[waitsFor])
                  : (date ?? (state === 'passed' ? t('not known') : ' '))}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {count > 0 && (
        <Link
          className={styles.waits}
          data-due={due > 0 || undefined}
          to={`${paths.matter.home({ id: matterID })}/diarymatter?show=waiting`}
        >
          {t('Waiting on: {count}', { count })}
          {due > 0 && <small>{t('{count} to follow up', { count: due })}</small>}
        </Link>
      )}
    </div>
  );
}
