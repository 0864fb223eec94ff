import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { type DueWindow, dueWindows } from '@boedel/domain/deadlines/due-window';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { useTickOff } from '../../client/use-tick-off';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { describeDueDays, chooseDeadlineTone } from '../../ui/figures/deadline-text';
import { Chips } from '../../ui/list/chips';
import { toNextTick } from '../../ui/next-tick';
import { useToday } from '../../ui/today';
import styles from './dashboard.module.css';
import type { DashboardAnswer } from './dashboard';

type DashboardDue = DashboardAnswer['due'][number];

const nothing: Readonly<Record<DueWindow, string>> = {
  soon: markPhrase('Nothing due in the next 30 days.'),
  overdue: markPhrase('Nothing overdue.'),
  week: markPhrase('Nothing more is due this week.'),
  month: markPhrase('Nothing more due this month.'),
};

function Line({ due, today }: { due: DashboardDue; today: string }) {
  const { isRunning, tick } = useTickOff();
  return (
    <li>
      <Protected call={diaryCalls.complete} hide>
        <Checkbox
          size="sm"
          aria-label={t('{title}, {matter}: done', { title: t(due.title), matter: due.name })}
          checked={isRunning}
          onChange={({ currentTarget }) => {
            if (isRunning) return;
            toNextTick(currentTarget);
            tick(due, true);
          }}
        />
      </Protected>
      <span className={styles.day}>
        {due.date}
        <small data-tone={chooseDeadlineTone(due, today)}>{describeDueDays(due, today)}</small>
      </span>
      <span className={styles.what}>
        <Link to={paths.matter.diary({ id: due.matterID })}>{due.name}</Link>
        <small>{[t(due.title), due.reference, due.assignedName].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  );
}

const isWindow = (text: string): text is DueWindow => (dueWindows as readonly string[]).includes(text);

/** What is due, by day: all of it, what is late, this week's, this month's, mine. Each is ticked off here. */
export function Deadlines({ soon, counts }: { soon: DashboardAnswer['due']; counts: DashboardAnswer['dueCounts'] }) {
  const today = useToday();
  const [due, show] = useAddressState('due');
  const [mine, setMine] = useAddressState('mine');
  const when = isWindow(due) ? due : 'soon';
  const isMine = mine === '1';
  const isNarrowed = isMine || when !== 'soon';
  const read = useRead(
    matterCalls.getDue,
    { when, mine: isMine ? 'true' : 'false' },
    { quiet: true, keepLast: true, enabled: isNarrowed },
  );
  const rows = isNarrowed ? (read.data ?? []) : soon;
  const createWindow = (key: DueWindow, label: string) => ({
    key,
    // Counted for everybody: beside 'Mine' the figure would be another's.
    label: isMine ? label : `${label} ${counts[key]}`,
    on: when === key,
    onToggle: () => show(when === key || key === 'soon' ? '' : key),
  });
  return (
    <>
      <fieldset className={styles.chips} aria-label={t('Filter deadlines')}>
        <Chips
          items={[
            createWindow('soon', t('Overdue and next 30 days')),
            createWindow('overdue', t('Overdue')),
            createWindow('week', t('This week')),
            createWindow('month', t('This month')),
            {
              key: 'mine',
              label: when === 'soon' ? `${t('Mine')} ${counts.mine}` : t('Mine'),
              on: isMine,
              onToggle: () => setMine(isMine ? '' : '1'),
            },
          ]}
        />
      </fieldset>
      {rows.length === 0 && !(isNarrowed && read.isPending) && (
        <p className={styles.none}>{isMine ? t('No deadlines assigned to you.') : t(nothing[when])}</p>
      )}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrollable by keyboard
        <ul className={styles.lines} tabIndex={rows.length > 8 ? 0 : undefined} aria-label={t('Dates')}>
          {rows.map((one) => (
            <Line key={one.id} due={one} today={today} />
          ))}
        </ul>
      )}
      {!isMine && rows.length > 0 && rows.length < counts[when] && (
        <p className={styles.none}>{t('The first {count} of {all}.', { count: rows.length, all: counts[when] })}</p>
      )}
    </>
  );
}
