import {
  diaryDates,
  ownTasks,
  systemChanges,
  waitingPayments,
  watchedMatters,
} from '@boedel/contract/users/notifications';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { computeCoveredUntil, type SendingSchedule } from '@boedel/domain/firm/frequency';
import { type DayKind, dayKinds } from '@boedel/domain/tasks/my-day';
import type { WaitStanding } from '@boedel/domain/waiting/waiting-on';
import type { Config } from '../../platform/config/config';
import { buildAddress } from '../../platform/config/own-address';
import type { PaperTranslator } from '../../platform/paper/words';
import type { MyDayRow, DayReader } from '../matter/day.store';
import { buildLetterPath, buildPath } from '../matter/my-day';
import type { ReminderReader } from './reminder.store';

/** Something a matter waits for, that is to be asked for again. */
export interface WaitToChase extends WaitStanding {
  readonly systemType: number;
  readonly matterId: number;
  readonly reference: string;
  readonly name: string;
}
export interface PublishedChange {
  readonly comment: string;
  readonly published_on: LocalDate;
}

/** A person, and what of theirs goes out today. */
export interface DueDigest {
  readonly reader: ReminderReader;
  readonly topics: ReadonlyMap<number, SendingSchedule>;
  /** The day they were last told of changes of the product. */
  readonly toldOfChanges: LocalDate | null;
}

const headings: Readonly<Record<DayKind, string>> = {
  overdue: 'Overdue',
  due: 'Due until {day}',
  chase: 'To ask for again',
  waiting: 'Waiting on others',
  payments: 'Payments to approve',
  lines: 'Unreconciled bank lines',
  premiums: 'Bond premiums expiring',
  undated: 'My matters with no next date',
  watched: 'Watched matters',
};

/** What is asked of the store for a person: only what goes out today, as far as to the next time. */
export function toDayReader({ reader, topics }: DueDigest, today: LocalDate): DayReader {
  const readUntil = (topic: number): LocalDate | null => {
    const schedule = topics.get(topic);
    return schedule ? computeCoveredUntil(schedule, today) : null;
  };
  const isAdmin = reader.roles.includes('Admin');
  return {
    personId: reader.id,
    types: reader.types,
    isChecker: topics.has(waitingPayments) && (isAdmin || reader.roles.includes('Request Account')),
    isAdmin,
    tasksUntil: readUntil(ownTasks),
    datesUntil: readUntil(diaryDates),
    watchedUntil: readUntil(watchedMatters),
  };
}

const chooseTopic = ({ kind, source }: Pick<MyDayRow, 'kind' | 'source'>): number =>
  source === 'task'
    ? ownTasks
    : kind === 'payments'
      ? waitingPayments
      : kind === 'watched'
        ? watchedMatters
        : diaryDates;

interface DigestLine {
  readonly topic: number;
  readonly words: string;
  readonly path: string;
}

const joinOnOneLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ').replace(/\s+/g, ' ');

const toDigestLine = (row: MyDayRow, say: PaperTranslator): DigestLine => ({
  topic: chooseTopic(row),
  words: joinOnOneLine(
    row.due_on,
    row.title === null ? null : say(row.title),
    row.name ?? say('The office'),
    row.reference,
    row.kind === 'payments' || row.kind === 'lines' ? String(row.count) : null,
  ),
  path: buildPath(row),
});
const toChaseLine = (wait: WaitToChase, say: PaperTranslator): DigestLine => ({
  topic: diaryDates,
  words: joinOnOneLine(wait.nextChase, say.line(wait.what), wait.who, wait.name, wait.reference),
  path: buildLetterPath(wait.matterId, wait.letter, wait.key),
});

interface DigestContents {
  readonly rows: readonly MyDayRow[];
  readonly chases: readonly WaitToChase[];
  readonly changes: readonly PublishedChange[];
}

/** What is told to one person, and how many lines of it belong to each topic. Empty where there is nothing to say. */
export function composeDigest(
  due: DueDigest,
  { rows, chases, changes }: DigestContents,
  { today, say, config }: { today: LocalDate; say: PaperTranslator; config: Pick<Config, 'PUBLIC_URL' | 'PORT'> },
): { text: string; lines: ReadonlyMap<number, number> } {
  const lines = new Map<number, number>();
  const countTopic = (topic: number): void => void lines.set(topic, (lines.get(topic) ?? 0) + 1);
  const untils = [diaryDates, ownTasks]
    .flatMap((topic) => due.topics.get(topic) ?? [])
    .map((schedule) => computeCoveredUntil(schedule, today));
  const until = untils.toSorted().at(-1) ?? today;
  const parts = dayKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const lines =
      kind === 'chase' ? chases.map((wait) => toChaseLine(wait, say)) : own.map((row) => toDigestLine(row, say));
    if (lines.length === 0) return [];
    for (const { topic } of lines) countTopic(topic);
    const all = kind === 'chase' ? chases.length : own[0]!.found;
    const shown = kind === 'chase' ? chases.length : own.reduce((sum, row) => sum + row.count, 0);
    return [
      `${say(headings[kind], { day: until })} (${all})`,
      ...lines.map(({ words, path }) => `${words}\n${buildAddress(config, path)}`),
      ...(all > shown ? [say('and {count} more', { count: String(all - shown) })] : []),
    ];
  });
  const news = changes.map(({ comment, published_on }) => {
    countTopic(systemChanges);
    return `${joinOnOneLine(published_on, comment.slice(0, 300))}\n${buildAddress(config, '/')}`;
  });
  return {
    text: [...parts, ...(news.length > 0 ? [say('New in the product'), ...news] : [])].join('\n\n'),
    lines,
  };
}
