import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { daysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../client/paths';
import { phrase, t } from '../../../i18n/t';
import { countOfDays } from '../../../ui/figures/count-of-days';
import { useToday } from '../../../ui/today';
import styles from './estate-line.module.css';

type Line = NonNullable<WireAnswer<typeof matterCalls.getQuickGlance>['line']>;
type Stage = Line['stages'][number];

const words: Readonly<Record<Stage['stage'], string>> = {
  reported: phrase('Reported'),
  letters: phrase('Letters'),
  advert: phrase('Advert'),
  account: phrase('Account'),
  lodged: phrase('Lodged'),
  queries: phrase('Queries'),
  inspection: phrase('Inspection'),
  paid: phrase('Paid'),
  discharged: phrase('Discharged'),
  closed: phrase('Closed'),
  appointed: phrase('Appointed'),
  firstMeeting: phrase('First meeting'),
  secondMeeting: phrase('Second meeting'),
  realised: phrase('Realised'),
  confirmed: phrase('Confirmed'),
  dividends: phrase('Dividends'),
  released: phrase('Released'),
};
const waits: Readonly<Record<Stage['waitsFor'], string>> = {
  us: phrase('waits for us'),
  master: phrase('waits for the Master'),
  creditors: phrase('waits for creditors'),
  readers: phrase('lies open to be read'),
};
/** Where a stage is worked on. */
const tabs: Readonly<Record<Stage['stage'], string>> = {
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
export function EstateLine({ matterID, line }: { matterID: number; line: Line }) {
  const today = useToday();
  const days = line.since ? daysBetween(line.since as LocalDate, today) : 0;
  const { count, due } = line.waiting;
  return (
    <div className={styles.strip}>
      <ol className={styles.line} aria-label={t('The line of the estate')}>
        {line.stages.map(({ stage, state, date, waitsFor }) => (
          <li key={stage} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
            <span className={styles.sign} aria-hidden>
              {state === 'done' && <IconCheck size={12} stroke={3} />}
            </span>
            <span className={styles.words}>
              {state === 'now' ? (
                <Link to={`${paths.matter.home({ id: matterID })}/${tabs[stage]}`}>{t(words[stage])}</Link>
              ) : (
                <strong>{t(words[stage])}</strong>
              )}
              <small>
                {state === 'now'
                  ? days > 0
                    ? `${t(waits[waitsFor])}, ${countOfDays(days)}`
                    : t(waits[waitsFor])
                  : (date ?? (state === 'done' ? t('done') : ' '))}
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
          {due > 0 && <small>{t('{count} to chase', { count: due })}</small>}
        </Link>
      )}
    </div>
  );
}
