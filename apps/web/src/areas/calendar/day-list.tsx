import { toLocalDate } from '@boedel/domain/dates/local-date';
import { useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { Empty } from '../../ui/states';
import { useToday } from '../../ui/today';
import { useWindow } from '../../ui/use-window';
import type { CalendarDay } from './calendar.queries';
import { formatDay } from './days';
import { EntryChip } from './entry-chip';
import { type CalendarGridProps, formatHolidays, formatMore } from './month-grid';
import styles from './calendar.module.css';

/** How high a line of a day is drawn. */
const lineHeight = 46;

/** Entries below one another; of very many only those in sight are drawn. */
function Lines({ day, onOpen, onMove }: { day: CalendarDay } & Pick<CalendarGridProps, 'onOpen' | 'onMove'>) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, day.entries.length, lineHeight);
  return (
    <div ref={box} className={styles.lines}>
      <div style={{ height: before }} />
      {day.entries.slice(from, to).map((entry) => (
        <EntryChip key={entry.id} entry={entry} isWide onOpen={onOpen} onMove={onMove} />
      ))}
      <div style={{ height: after }} />
    </div>
  );
}

/** Day by day, below one another: one day whole, or a month with the first of each. This month begins with today. */
export function DayList(props: CalendarGridProps & { onMore: () => void }) {
  const { calendar, shown } = props;
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const isOne = shown.start === shown.end;
  const earlier = isOne || today > shown.end ? [] : calendar.days.filter(({ date }) => date < today);
  if (earlier.length === 0) return <Days {...props} />;
  return (
    <>
      <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole
          ? t('Begin with today')
          : t('Earlier this month ({count})', { count: earlier.reduce((sum, { count }) => sum + count, 0) })}
      </button>
      <Days
        {...props}
        calendar={isWhole ? calendar : { ...calendar, days: calendar.days.filter(({ date }) => date >= today) }}
      />
    </>
  );
}

function Days({ calendar, shown, onOpen, onMove, onDay, onMore }: CalendarGridProps & { onMore: () => void }) {
  const isOne = shown.start === shown.end;
  const holiday = isOne ? formatHolidays(calendar, shown.start) : '';
  if (calendar.days.length === 0) {
    return (
      <>
        {holiday && <p className={styles.holiday}>{holiday}</p>}
        <Empty sentence={t('No dates in this period.')} />
      </>
    );
  }
  return calendar.days.map((day) => {
    const more = formatMore(day);
    return (
      <section key={day.date} className={styles.day} aria-label={formatDay(toLocalDate(day.date))}>
        <h2>
          {formatDay(toLocalDate(day.date))} <span>{formatHolidays(calendar, day.date)}</span>
        </h2>
        {isOne ? (
          <Lines day={day} onOpen={onOpen} onMove={onMove} />
        ) : (
          day.entries.map((entry) => <EntryChip key={entry.id} entry={entry} isWide onOpen={onOpen} onMove={onMove} />)
        )}
        {isOne && day.isMore && (
          <button type="button" className={styles.more} onClick={onMore}>
            {t('The first {count}: show more', { count: day.entries.length })}
          </button>
        )}
        {more && !isOne && (
          <button
            type="button"
            className={styles.more}
            aria-label={`${formatDay(toLocalDate(day.date))}: ${more}`}
            onClick={() => onDay(toLocalDate(day.date))}
          >
            {more}
          </button>
        )}
      </section>
    );
  });
}
