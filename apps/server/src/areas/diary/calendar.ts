import type { AnswerOf } from '@boedel/contract/call';
import { calendarCalls } from '@boedel/contract/diary/diary.calls';
import { mostCounted } from '@boedel/contract/diary/diary.schema';
import { listPublicHolidays } from '@boedel/domain/dates/holidays';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { countDaysBetween, type LocalDate, toDayParts } from '@boedel/domain/dates/local-date';
import { checkMove, classifyEntry } from '@boedel/domain/deadlines/may-move';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { refuseCompletedDate } from '../activity-progress/keep-completed';
import { calendarStore } from './calendar.store';
import { type DiaryDetails, diaryStore } from './diary.store';
import { filters } from './diary.store';
import { refuseMeetingDay } from './save-entry';
import { isOverdue } from './still-to-do.store';

type CalendarEntryView = AnswerOf<typeof calendarCalls.move>;
type CalendarView = AnswerOf<typeof calendarCalls.getcalendar>;

/** As many days as six weeks and a little: a month with what stands beside it. */
const mostDays = 62;

const presentCalendarEntry = (row: Omit<DiaryDetails, 'working' | 'note'>, today: LocalDate): CalendarEntryView => ({
  id: row.id,
  matterID: row.matter_id,
  matterReference: row.matter_reference,
  matterName: row.matter_name,
  type: row.type,
  rule: row.rule,
  event: row.event,
  title: row.title,
  date: row.due_on,
  time: row.due_time,
  isFixed: row.is_fixed,
  assignedUserID: row.assigned_person_id,
  assignedName: row.assigned_name,
  isDone: row.done_at !== null,
  isOverdue: isOverdue(row, today),
  kind: classifyEntry(row),
  version: row.version,
});

function checkRange(start: LocalDate, end: LocalDate, perDay: number): void {
  if (perDay > 1000 && start !== end)
    throw new RefusalProblem(refuse('perDay', 'Choose a single day to see more than 1 000 of its entries.'));
  if (end < start)
    throw new RefusalProblem(refuse('end', 'The last day lies before the first. Give a last day on or after it.'));
  if (countDaysBetween(start, end) >= mostDays)
    throw new RefusalProblem(refuse('end', 'Choose at most 62 days at a time.'));
}

/** Holidays of these countries between two days. */
function listHolidays(names: readonly string[], start: LocalDate, end: LocalDate): CalendarView['holidays'] {
  const years = [...new Set([toDayParts(start).year, toDayParts(end).year])];
  return names
    .flatMap((country) =>
      years.flatMap((year) =>
        listPublicHolidays(findCountry(country)!, year).map(({ date, name }) => ({ date, name, country })),
      ),
    )
    .filter(({ date }) => date >= start && date <= end)
    .toSorted((a, b) => (a.date === b.date ? a.country.localeCompare(b.country) : a.date < b.date ? -1 : 1));
}

const readCalendar: Handler<typeof calendarCalls.getcalendar> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const { start, end, perDay } = query;
    checkRange(start, end, perDay);
    const today = computeDayAt(now);
    const rows = await calendarStore(tx).days({
      start,
      end,
      perDay,
      ownerId: query.ownerID ?? null,
      systemType: query.systemTypeID ?? null,
      isWatched: query.watchList === 'true',
      filter: filters[query.filterForType]!,
    });
    const days = new Map<LocalDate, CalendarView['days'][number]>();
    const counted = Math.max(perDay, mostCounted);
    for (const row of rows) {
      const day = days.get(row.day) ?? {
        date: row.day,
        count: Math.min(row.found, counted),
        isMore: row.found > counted,
        entries: [],
      };
      day.entries.push(presentCalendarEntry(row, today));
      days.set(row.day, day);
    }
    // Those of the firm's own country, and of any other whose matters have dates here.
    const countries = new Set([await calendarStore(tx).homeCountry(), ...rows.map(({ country }) => country)]);
    return { days: [...days.values()], holidays: listHolidays([...countries], start, end) };
  });

const move: Handler<typeof calendarCalls.move> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = diaryStore(tx);
    const before = await store.findShown(body.id);
    await openToCapture(tx, actor, before.matter_id, 'diary');
    throwIfRefused(checkMove(before));
    refuseMeetingDay(before);
    if (before.activity_id) await refuseCompletedDate(tx, before.id);
    const today = computeDayAt(now);
    const after = await presentConflict(
      store.change(body.id, body.version, { due_on: body.date }),
      (theirs) => presentCalendarEntry({ ...before, ...theirs }, today) as never,
    );
    await audit(tx, actor, 'diary.changed', {
      entity: ['diary_entry', after.id],
      matterId: after.matter_id,
      before: { title: before.title, due_on: before.due_on },
      after: { title: before.title, due_on: after.due_on },
    });
    return presentCalendarEntry({ ...before, ...after }, today);
  });

export const handledCalendarCalls = pairHandlers(calendarCalls, { getcalendar: readCalendar, move });
