import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type AccountCourse, findAccountCourse } from '@boedel/domain/lodging/step-courses';
import type { CarriedInsolvency } from '@boedel/domain/insolvency-account/carried';
import { hasSameOutcomes } from '@boedel/domain/insolvency-account/outcomes';
import { type CarriedEstate, hasSameDistribution } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { listRuleEntries } from '../diary/diary-dates.store';
import { diaryStore, termStore } from '../diary/diary.store';
import { listEventEntries } from '../diary/matter-event.store';
import { type DiaryContext, touchViews } from '../diary/matter-events';
import { meetingStore } from '../meetings/meeting.store';
import { saveStepDay } from '../account-course/account-course.store';
import type { LodgedAccountRow } from '../lodging/lodged.store';

const plainEntry = 1;

/** What an entry of the diary was about once another account came. */
const describeAccount = (note: string | null, { title }: LodgedAccountRow): { note: string } => ({
  note: note ?? title,
});

/** The days of the events become those of the account before; in the diary they stay as what was done. */
async function archiveEvents(
  tx: Tx,
  { actor }: DiaryContext,
  matterId: number,
  before: LodgedAccountRow,
  course: AccountCourse,
  stays: (name: string) => boolean,
) {
  const store = diaryStore(tx);
  const { events, inspection, more } = course;
  const entries = await listEventEntries(tx, matterId, [...events.keys(), ...more]);
  const [ends] = await listRuleEntries(tx, matterId, [inspection.rule]);
  for (const entry of entries) {
    if (stays(entry.event!)) continue;
    const step = events.get(entry.event!);
    if (step) {
      await saveStepDay(tx, matterId, before.number, step, {
        done_on: entry.due_on,
        ...(step === inspection.step && { ends_on: ends?.due_on ?? null }),
      });
    }
    if (entry.done_at === null) await store.remove(entry.id);
    const after =
      entry.done_at === null
        ? undefined
        : await store.change(entry.id, entry.version, {
            event: null,
            type: plainEntry,
            ...describeAccount(entry.note, before),
          });
    await audit(tx, actor, after ? 'diary.changed' : 'diary.removed', {
      entity: ['diary_entry', entry.id],
      matterId,
      before: entry,
      ...(after && { after }),
    });
  }
  return entries.map(({ event }) => event!);
}

/** Periods of the account before are let go of by their rules, so that those of the next can be put there. */
async function archivePeriods(
  tx: Tx,
  { actor, now }: DiaryContext,
  matterId: number,
  before: LodgedAccountRow,
  { rules, inspection }: AccountCourse,
  { isReplaced, today }: { readonly isReplaced: boolean; readonly today: LocalDate },
): Promise<void> {
  const store = diaryStore(tx);
  for (const entry of await listRuleEntries(tx, matterId, rules)) {
    const isLeft = entry.done_at === null && isReplaced;
    if (isLeft) await store.remove(entry.id);
    const isOver = entry.done_at === null && entry.rule === inspection.rule && entry.due_on <= today;
    const after = isLeft
      ? undefined
      : await store.change(entry.id, entry.version, {
          rule: null,
          type: plainEntry,
          ...describeAccount(entry.note, before),
          ...(isOver && { done_at: now.toISOString(), done_by: actor.personId }),
        });
    await audit(tx, actor, after ? 'diary.changed' : 'diary.removed', {
      entity: ['diary_entry', entry.id],
      matterId,
      before: entry,
      ...(after && { after }),
    });
  }
  for (const { id, rule } of await termStore(tx).listOf(matterId)) {
    if (rules.includes(rule)) await termStore(tx).remove(id);
  }
}

const hasSameResult = ({ system_type }: OpenedMatter, before: unknown, next: unknown): boolean =>
  system_type === systemType.liquidation
    ? hasSameOutcomes((before as CarriedInsolvency).outcomes, (next as CarriedInsolvency).outcomes)
    : hasSameDistribution(before as CarriedEstate, next as CarriedEstate);

/**
 * Another account was generated: the days of the matter are from now on its own. It is lodged, approved, advertised and
 * inspected by itself; only an amended one that gives everybody what the replaced one gave keeps what was done since that was
 * approved.
 */
export async function beginNextAccount(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  {
    before,
    next,
    today,
  }: {
    readonly before: LodgedAccountRow;
    readonly next: Pick<LodgedAccountRow, 'sequence' | 'carries'>;
    readonly today: LocalDate;
  },
): Promise<void> {
  const isReplaced = before.sequence === next.sequence;
  const inspected = await listEventEntries(tx, matter.id, ['accountInspected']);
  const isInspected = inspected.some(({ done_at }) => done_at !== null);
  const keepsInspection = isReplaced && isInspected && hasSameResult(matter, before.carries, next.carries);
  const course = findAccountCourse(matter.system_type);
  const isKept = (name: string): boolean => keepsInspection && !course.alwaysAnew.has(name);
  const left = await archiveEvents(tx, keeping, matter.id, before, course, isKept);
  if (!keepsInspection) await archivePeriods(tx, keeping, matter.id, before, course, { isReplaced, today });
  await meetingStore(tx).nameAccount(matter.id, before.number);
  await touchViews(tx, matter, left);
}
