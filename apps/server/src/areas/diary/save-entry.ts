import { deadlineRules } from '@boedel/domain/deadlines/rules';
import type { BodyOf } from '@boedel/contract/call';
import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { diaryEvent, listKeyDateNames } from '@boedel/contract/diary/diary.schema';
import { nameKeyDate } from '@boedel/contract/fixed/key-dates';
import {
  labelEvent,
  type MatterEventName,
  findEventOfKeyDate,
  findKeyDateOfEvent,
} from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { ValuesOf } from '../../platform/db/table';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { NotAllowed, NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkActivityOpen, refuseCompletedDate } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { presentEntry } from './diary.present';
import { type DiaryRow, diaryStore, type diaryTable } from './diary.store';
import { listEventEntries } from './matter-event.store';
import { checkHappening, checkRemoved, type DiaryContext, touchViews } from './matter-events';

type DiaryEntryInput = BodyOf<typeof diaryCalls.add>;

/**
 * The event an entry stands for: the one named, or the one its key date shows. Dates of an activity are the activity's
 * own: a matter may have many of them.
 */
function readEntryEvent(
  { system_type }: OpenedMatter,
  { type, event, activityID }: DiaryEntryInput,
  before: DiaryRow | undefined,
) {
  if (event !== null || before?.rule) return event;
  // A day that a trust has once stays the matter's own, whichever activity gave it.
  if (activityID !== null) return activityID === before?.activity_id ? (before.event as MatterEventName | null) : null;
  return type === diaryEvent ? null : findEventOfKeyDate(system_type, type);
}

/** An event has one day, so a second entry for it would disagree with the first. */
async function refuseTwice(tx: Tx, matter: OpenedMatter, event: MatterEventName | null, before: DiaryRow | undefined) {
  if (event === null || event === before?.event) return undefined;
  if (event === 'death') return refuse('event', 'The date of death is with the person’s details. Change it there.');
  const [kept] = await listEventEntries(tx, matter.id, [event]);
  const words = '{title} is in the diary already, on {date}. Change that entry.';
  return kept && refuse('type', message(words, { title: kept.title, date: kept.due_on }));
}

async function check(
  tx: Tx,
  matter: OpenedMatter,
  values: DiaryEntryInput & { event: MatterEventName | null },
  before: DiaryRow | undefined,
): Promise<void> {
  const { type, title, event, assignedUserID } = values;
  const known = type === diaryEvent || type === before?.type || type in listKeyDateNames(matter.system_type);
  const refused = collectRefusals([
    await refuseTwice(tx, matter, event, before),
    known
      ? undefined
      : refuse('type', 'This key date does not apply to this type of matter. Choose one from the list.'),
    title === null && type === diaryEvent && event === null && !before?.rule
      ? refuse('title', 'Enter what must be done.')
      : undefined,
    event !== null && before?.rule
      ? refuse('event', 'A statutory date is calculated from events; it cannot be an event itself.')
      : undefined,
    assignedUserID === null ||
    assignedUserID === before?.assigned_person_id ||
    (await diaryStore(tx).mayHave(assignedUserID, matter))
      ? undefined
      : refuse('assignedUserID', 'This person does not work in this kind of matter. Choose a colleague from the list.'),
  ]);
  if (refused) throw new RefusalProblem(refused);
}

/** A key date or event that lies behind us has happened, so nobody is reminded of it. */
function toDoneColumns(
  values: DiaryEntryInput,
  before: DiaryRow | undefined,
  { actor, now }: DiaryContext,
  today: LocalDate,
) {
  const records = (values.type !== diaryEvent || values.event !== null) && !before?.rule;
  const isDone = values.isDone ?? (records ? values.date <= today : before !== undefined && before.done_at !== null);
  if (!isDone) return { done_at: null, done_by: null };
  return { done_at: before?.done_at ?? now.toISOString(), done_by: before?.done_at ? before.done_by : actor.personId };
}

/** A statutory date whose day a person changed stays there until they let go of it; then the rule may move it again. */
const hasSameDay = ({ date, isFixed }: DiaryEntryInput, before: DiaryRow): boolean =>
  date === before.due_on ? (isFixed ?? before.is_fixed) : !(before.is_fixed && isFixed === false);

function toColumns(
  { system_type, country }: OpenedMatter,
  values: DiaryEntryInput,
  before: DiaryRow | undefined,
  keeping: DiaryContext,
): ValuesOf<typeof diaryTable> {
  const today = computeDayAt(keeping.now, findCountry(country));
  const named = values.event ? labelEvent(system_type, values.event) : nameKeyDate(values.type);
  const type = values.event ? findKeyDateOfEvent(system_type, values.event) : values.type;
  return {
    type: before?.rule ? before.type : type,
    event: values.event,
    title: before?.rule ? before.title : (values.title ?? named),
    note: values.note,
    due_on: values.date,
    due_time: values.time,
    is_fixed: before?.rule ? hasSameDay(values, before) : false,
    entity_id: values.entityID,
    activity_id: values.activityID,
    step_type: values.stepType,
    assigned_person_id: values.assignedUserID,
    ...toDoneColumns(values, before, keeping, today),
  };
}

/** Whoever is handed a date hears of it. */
async function notifyHandover(tx: Tx, { actor }: DiaryContext, matter: OpenedMatter, row: DiaryRow, before?: DiaryRow) {
  const to = row.assigned_person_id;
  if (to === null || to === before?.assigned_person_id || to === actor.personId || row.done_at !== null) return;
  await notifyPeople(tx, 'handedOver', [to], {
    words: message('{person} handed you {title}, due {day}, in {matter}.', {
      person: actor.fullName,
      title: message(row.title),
      day: row.due_on,
      matter: `${matter.reference} ${matter.name}`,
    }),
    path: `/matters/${matter.id}/diarymatter`,
  });
}

/** The day of a meeting is changed where the meeting is: its notice and whoever was told of it go by it. */
export function refuseMeetingDay(
  before: DiaryRow,
  values?: Pick<DiaryEntryInput, 'date' | 'time' | 'event' | 'type'>,
): void {
  if (before.meeting_id === null) return;
  if (values && values.date === before.due_on && values.time === before.due_time) return;
  throw new RefusalProblem(
    refuse(
      values ? 'date' : 'id',
      'This is the day of a meeting. Put the meeting on another day or cancel it under Meetings and adverts.',
    ),
  );
}

/** One entry, new or changed, in the caller's transaction. */
export async function saveEntry(
  tx: Tx,
  keeping: DiaryContext,
  values: DiaryEntryInput,
  changed?: { before: DiaryRow; version: number },
): Promise<DiaryRow> {
  const { actor, now } = keeping;
  if (changed && changed.before.matter_id !== values.matterID) throw new NotFound();
  const matter = await openToCapture(tx, actor, values.matterID, changed && 'diary');
  if (!changed && !(await diaryStore(tx).mayAdd(matter.id))) throw new NotAllowed();
  const details = { ...values, event: readEntryEvent(matter, values, changed?.before) };
  await check(tx, matter, details, changed?.before);
  if (changed) refuseMeetingDay(changed.before, values);
  if (changed?.before.activity_id) await refuseCompletedDate(tx, changed.before.id);
  if (details.activityID !== null && details.activityID !== changed?.before.activity_id) {
    await checkActivityOpen(tx, matter.id, details.activityID);
  }
  if (details.event !== changed?.before.event || details.date !== changed.before.due_on) {
    await checkHappening(tx, matter, { event: details.event, on: details.date, now });
  }
  const left = changed?.before.done_at && changed.before.event;
  if (left && (details.event !== left || details.isDone === false))
    await checkRemoved(tx, matter, { event: left, now });
  const row = toColumns(matter, details, changed?.before, keeping);
  const events = [details.event, changed?.before.event ?? null].filter((event) => event !== null);
  if (events.length > 0) await touchViews(tx, matter, events);
  if (!changed) {
    const added = await diaryStore(tx).insert({ matter_id: values.matterID, ...row });
    await audit(tx, actor, 'diary.added', { entity: ['diary_entry', added.id], matterId: matter.id, after: added });
    await notifyHandover(tx, keeping, matter, added);
    if (matter.system_type === systemType.trust) await recomputeActivities(tx, matter.id);
    return added;
  }
  const { before, version } = changed;
  const beside = { matter_reference: matter.reference, matter_name: matter.name, assigned_name: null };
  const change = diaryStore(tx).change(before.id, version, row);
  const today = computeDayAt(now, findCountry(matter.country));
  const after = await presentConflict(change, (theirs) => presentEntry({ ...theirs, ...beside }, today) as never);
  await audit(tx, actor, 'diary.changed', { entity: ['diary_entry', after.id], matterId: matter.id, before, after });
  await notifyHandover(tx, keeping, matter, after, before);
  if (matter.system_type === systemType.trust) await recomputeActivities(tx, matter.id);
  return after;
}

/** What comes back each year and was done makes way for the next one. */
const comesRound: ReadonlySet<string | null> = new Set(
  deadlineRules.filter((rule) => rule.comesRound).map(({ id }) => id),
);
/** Whether periods may run from this entry, so that dates may have begun. */
export const mayStartPeriods = ({ event, rule, done_at }: Pick<DiaryRow, 'event' | 'rule' | 'done_at'>): boolean =>
  event !== null || (done_at !== null && comesRound.has(rule));
