import {
  diaryDates,
  ownTasks,
  systemChanges,
  waitingPayments,
  watchedMatters,
} from '@boedel/contract/users/notifications';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { coversUntil, type Schedule } from '@boedel/domain/firm/frequency';
import { type DayKind, dayKinds } from '@boedel/domain/tasks/my-day';
import type { WaitStands } from '@boedel/domain/waiting/waiting-on';
import type { Config } from '../../platform/config/config';
import { ownAddress } from '../../platform/config/own-address';
import type { Say } from '../../platform/paper/words';
import type { DayRow, Whose } from '../matter/day.store';
import { letterPath, pathOf } from '../matter/my-day';
import type { Reader } from './reminder.store';

/** Something a matter waits for, that is to be asked for again. */
export interface ToChase extends WaitStands {
  readonly systemType: number;
  readonly matterId: number;
  readonly reference: string;
  readonly name: string;
}
export interface Change {
  readonly comment: string;
  readonly published_on: LocalDate;
}

/** A person, and what of theirs goes out today. */
export interface Due {
  readonly reader: Reader;
  readonly topics: ReadonlyMap<number, Schedule>;
  /** The day they were last told of changes of the product. */
  readonly toldOfChanges: LocalDate | null;
}

const headings: Readonly<Record<DayKind, string>> = {
  overdue: 'Overdue',
  due: 'Due until {day}',
  chase: 'To ask for again',
  waiting: 'Waiting on others',
  payments: 'Payments to approve',
  lines: 'Bank lines not reconciled',
  premiums: 'Bond premiums running out',
  undated: 'My matters with no next date',
  watched: 'Matters I watch',
};

/** What is asked of the store for a person: only what goes out today, as far as to the next time. */
export function whoseOf({ reader, topics }: Due, today: LocalDate): Whose {
  const until = (topic: number): LocalDate | null => {
    const schedule = topics.get(topic);
    return schedule ? coversUntil(schedule, today) : null;
  };
  const isAdmin = reader.roles.includes('Admin');
  return {
    personId: reader.id,
    types: reader.types,
    isChecker: topics.has(waitingPayments) && (isAdmin || reader.roles.includes('Request Account')),
    isAdmin,
    tasksUntil: until(ownTasks),
    datesUntil: until(diaryDates),
    watchedUntil: until(watchedMatters),
  };
}

const topicOf = ({ kind, source }: Pick<DayRow, 'kind' | 'source'>): number =>
  source === 'task'
    ? ownTasks
    : kind === 'payments'
      ? waitingPayments
      : kind === 'watched'
        ? watchedMatters
        : diaryDates;

interface Line {
  readonly topic: number;
  readonly words: string;
  readonly path: string;
}

const inOneLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ').replace(/\s+/g, ' ');

const lineOf = (row: DayRow, say: Say): Line => ({
  topic: topicOf(row),
  words: inOneLine(
    row.due_on,
    row.title === null ? null : say(row.title),
    row.name ?? say('The office'),
    row.reference,
    row.kind === 'payments' || row.kind === 'lines' ? String(row.count) : null,
  ),
  path: pathOf(row),
});
const chaseOf = (wait: ToChase, say: Say): Line => ({
  topic: diaryDates,
  words: inOneLine(wait.nextChase, say.line(wait.what), wait.who, wait.name, wait.reference),
  path: letterPath(wait.matterId, wait.letter, wait.key),
});

interface Found {
  readonly rows: readonly DayRow[];
  readonly chases: readonly ToChase[];
  readonly changes: readonly Change[];
}

/** What is told to one person, and how many lines of it belong to each topic. Empty where there is nothing to say. */
export function composed(
  due: Due,
  { rows, chases, changes }: Found,
  { today, say, config }: { today: LocalDate; say: Say; config: Pick<Config, 'PUBLIC_URL' | 'PORT'> },
): { text: string; lines: ReadonlyMap<number, number> } {
  const lines = new Map<number, number>();
  const count = (topic: number): void => void lines.set(topic, (lines.get(topic) ?? 0) + 1);
  const untils = [diaryDates, ownTasks]
    .flatMap((topic) => due.topics.get(topic) ?? [])
    .map((schedule) => coversUntil(schedule, today));
  const until = untils.toSorted().at(-1) ?? today;
  const parts = dayKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const lines = kind === 'chase' ? chases.map((wait) => chaseOf(wait, say)) : own.map((row) => lineOf(row, say));
    if (lines.length === 0) return [];
    for (const { topic } of lines) count(topic);
    const all = kind === 'chase' ? chases.length : own[0]!.found;
    const shown = kind === 'chase' ? chases.length : own.reduce((sum, row) => sum + row.count, 0);
    return [
      `${say(headings[kind], { day: until })} (${all})`,
      ...lines.map(({ words, path }) => `${words}\n${ownAddress(config, path)}`),
      ...(all > shown ? [say('and {count} more', { count: String(all - shown) })] : []),
    ];
  });
  const news = changes.map(({ comment, published_on }) => {
    count(systemChanges);
    return `${inOneLine(published_on, comment.slice(0, 300))}\n${ownAddress(config, '/')}`;
  });
  return {
    text: [...parts, ...(news.length > 0 ? [say('What is new in the product'), ...news] : [])].join('\n\n'),
    lines,
  };
}
