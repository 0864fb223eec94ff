import type { LocalDate } from '@boedel/domain/dates/local-date';
import { toDayParts } from '@boedel/domain/dates/local-date';
import { t } from '../../i18n/t';
import { useToday } from '../../ui/today';
import type { CalendarAnswer, CalendarDay, CalendarEntry } from './calendar.queries';
import { formatDay, listDays, type CalendarSpan, formatWeekday } from './days';
import { dragged, EntryChip } from './entry-chip';
import styles from './calendar.module.css';

export interface CalendarGridProps {
  readonly calendar: CalendarAnswer;
  readonly shown: CalendarSpan;
  readonly onOpen: (entry: CalendarEntry) => void;
  readonly onMove: (entry: CalendarEntry, date: string) => void;
  readonly onDay: (day: LocalDate) => void;
}

/** How many more a day has than are drawn. */
export const formatMore = ({ count, isMore, entries }: CalendarDay): string | undefined => {
  const left = count - entries.length;
  if (left <= 0 && !isMore) return undefined;
  return isMore ? t('more than {count} others', { count: left }) : t('{count} more', { count: left });
};

export const formatHolidays = ({ holidays }: CalendarAnswer, day: string): string => {
  const both = new Set(holidays.map(({ country }) => country)).size > 1;
  return holidays
    .filter(({ date }) => date === day)
    .map(({ name, country }) => (both ? `${t(name)} (${t(country)})` : t(name)))
    .join(', ');
};

/** A month or a week, a row a week. Entries are dragged from day to day. */
export function MonthGrid({
  calendar,
  shown,
  month,
  isWide = false,
  onOpen,
  onMove,
  onDay,
}: CalendarGridProps & { month: LocalDate; isWide?: boolean }) {
  const today = useToday();
  const all = listDays(shown);
  const byDay = new Map(calendar.days.map((day) => [day.date, day]));
  const findEntry = (id: number): CalendarEntry | undefined =>
    calendar.days.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
  const weeks = Array.from({ length: all.length / 7 }, (_, at) => all.slice(at * 7, at * 7 + 7));
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} data-wide={isWide || undefined}>
        <thead>
          <tr>
            {all.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const found = byDay.get(day);
                const holiday = formatHolidays(calendar, day);
                const more = found && formatMore(found);
                return (
                  <td
                    key={day}
                    data-day={day}
                    data-today={day === today || undefined}
                    data-beside={toDayParts(day).month !== toDayParts(month).month || undefined}
                    data-holiday={holiday !== '' || undefined}
                    onDragOver={(event) => event.preventDefault()}
                    onDrop={(event) => {
                      event.preventDefault();
                      const entry = findEntry(Number(event.dataTransfer.getData(dragged)));
                      if (entry) onMove(entry, day);
                    }}
                  >
                    <button
                      type="button"
                      className={styles.date}
                      aria-label={formatDay(day)}
                      onClick={() => onDay(day)}
                    >
                      {toDayParts(day).day}
                    </button>
                    {holiday && <span className={styles.holiday}>{holiday}</span>}
                    {found?.entries.map((entry) => (
                      <EntryChip key={entry.id} entry={entry} isWide={isWide} onOpen={onOpen} onMove={onMove} />
                    ))}
                    {more && (
                      <button
                        type="button"
                        className={styles.more}
                        aria-label={`${formatDay(day)}: ${more}`}
                        onClick={() => onDay(day)}
                      >
                        {more}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
