import type { LocalDate } from '@boedel/domain/dates/local-date';
import { eventsOfAccount } from '@boedel/domain/lodging/after-lodging';
import { type CarriedEstate, hasSameDistribution } from '@boedel/domain/lodging/estate-course';
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

/** Periods that run for each account anew. */
const rulesOfAccount = [
  'inspection-ends',
  'estate-objection',
  'objection-comments',
  'ruling-to-court',
  'distribute',
  'estate-guardians-fund',
];
/** What an amended account does anew, whatever it changes. */
const alwaysAnew: ReadonlySet<string> = new Set(['accountLodged', 'accountApproved']);
const eventsToLeave = [...eventsOfAccount.keys(), 'objectionSent', 'masterRuling', 'inspectionOver'];
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
  stays: (name: string) => boolean,
) {
  const store = diaryStore(tx);
  const entries = await listEventEntries(tx, matterId, eventsToLeave);
  const [ends] = await listRuleEntries(tx, matterId, ['inspection-ends']);
  for (const entry of entries) {
    if (stays(entry.event!)) continue;
    const step = eventsOfAccount.get(entry.event!);
    if (step) {
      await saveStepDay(tx, matterId, before.number, step, {
        done_on: entry.due_on,
        ...(step === 'advertised' && { ends_on: ends?.due_on ?? null }),
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
  { isReplaced, today }: { readonly isReplaced: boolean; readonly today: LocalDate },
): Promise<void> {
  const store = diaryStore(tx);
  for (const entry of await listRuleEntries(tx, matterId, rulesOfAccount)) {
    const isLeft = entry.done_at === null && isReplaced;
    if (isLeft) await store.remove(entry.id);
    const isOver = entry.done_at === null && entry.rule === 'inspection-ends' && entry.due_on <= today;
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
    if (rulesOfAccount.includes(rule)) await termStore(tx).remove(id);
  }
}

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
  const keepsInspection =
    isReplaced && isInspected && hasSameDistribution(before.carries as CarriedEstate, next.carries as CarriedEstate);
  const isKept = (name: string): boolean => keepsInspection && !alwaysAnew.has(name);
  const left = await archiveEvents(tx, keeping, matter.id, before, isKept);
  if (!keepsInspection) await archivePeriods(tx, keeping, matter.id, before, { isReplaced, today });
  await meetingStore(tx).nameAccount(matter.id, before.number);
  await touchViews(tx, matter, left);
}
