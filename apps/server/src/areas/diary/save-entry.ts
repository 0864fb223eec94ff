import { deadlineRules } from '@boedel/domain/deadlines/rules';
import type { BodyOf } from '@boedel/contract/call';
import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { diaryEvent, keyDatesOf } from '@boedel/contract/diary/diary.schema';
import { keyDateName } from '@boedel/contract/fixed/key-dates';
import { eventLabel, type EventName, eventOfKeyDate, keyDateOf } from '@boedel/contract/matter/matter-events';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { countryNamed } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { ValuesOf } from '../../platform/db/table';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { NotAllowed, NotFound, Refuses } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkActivityOpen, keepDate } from '../activity-progress/keep-completed';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { presentEntry } from './diary.present';
import { type DiaryRow, diaryStore, type diaryTable } from './diary.store';
import { entriesOfEvents } from './matter-event.store';
import { checkHappening, followWill, type Keeping, touchViews } from './matter-events';

type Values = BodyOf<typeof diaryCalls.add>;

/**
 * The event an entry stands for: the one named, or the one its key date shows. Dates of an activity are the activity's
 * own: a matter may have many of them.
 */
function eventOf({ system_type }: OpenedMatter, { type, event, activityID }: Values, before: DiaryRow | undefined) {
  if (event !== null || before?.rule) return event;
  // A day that a trust has once stays the matter's own, whichever activity gave it.
  if (activityID !== null) return activityID === before?.activity_id ? (before.event as EventName | null) : null;
  return type === diaryEvent ? null : eventOfKeyDate(system_type, type);
}

/** An event has one day, so a second entry for it would disagree with the first. */
async function refuseTwice(tx: Tx, matter: OpenedMatter, event: EventName | null, before: DiaryRow | undefined) {
  if (event === null || event === before?.event) return undefined;
  if (event === 'death')
    return refuse('event', 'The day of death stands with whom the matter is about. Change it there.');
  const [kept] = await entriesOfEvents(tx, matter.id, [event]);
  const words = '{title} is in the diary already, on {date}. Change that entry.';
  return kept && refuse('type', said(words, { title: kept.title, date: kept.due_on }));
}

async function check(
  tx: Tx,
  matter: OpenedMatter,
  values: Values & { event: EventName | null },
  before: DiaryRow | undefined,
): Promise<void> {
  const { type, title, event, assignedUserID } = values;
  const known = type === diaryEvent || type === before?.type || type in keyDatesOf(matter.system_type);
  const refused = collectRefusals([
    await refuseTwice(tx, matter, event, before),
    known ? undefined : refuse('type', 'This key date is not one of this kind of matter. Choose one from its list.'),
    title === null && type === diaryEvent && event === null && !before?.rule
      ? refuse('title', 'Say what is to be done.')
      : undefined,
    event !== null && before?.rule
      ? refuse('event', 'A statutory date is worked out from events; it cannot be one itself.')
      : undefined,
    assignedUserID === null ||
    assignedUserID === before?.assigned_person_id ||
    (await diaryStore(tx).mayHave(assignedUserID, matter))
      ? undefined
      : refuse('assignedUserID', 'This person does not work in this kind of matter. Choose a colleague from the list.'),
  ]);
  if (refused) throw new Refuses(refused.refusals);
}

/** A key date or event that lies behind us has happened, so nobody is reminded of it. */
function doneColumns(values: Values, before: DiaryRow | undefined, { actor, now }: Keeping, today: LocalDate) {
  const records = (values.type !== diaryEvent || values.event !== null) && !before?.rule;
  const isDone = values.isDone ?? (records ? values.date <= today : before !== undefined && before.done_at !== null);
  if (!isDone) return { done_at: null, done_by: null };
  return { done_at: before?.done_at ?? now.toISOString(), done_by: before?.done_at ? before.done_by : actor.personId };
}

/** A statutory date whose day a person changed stays there until they let go of it; then the rule may move it again. */
const staysPut = ({ date, isFixed }: Values, before: DiaryRow): boolean =>
  date === before.due_on ? (isFixed ?? before.is_fixed) : !(before.is_fixed && isFixed === false);

function columns(
  { system_type, country }: OpenedMatter,
  values: Values,
  before: DiaryRow | undefined,
  keeping: Keeping,
): ValuesOf<typeof diaryTable> {
  const today = dayAt(keeping.now, countryNamed(country));
  const named = values.event ? eventLabel(system_type, values.event) : keyDateName(values.type);
  const type = values.event ? keyDateOf(system_type, values.event) : values.type;
  return {
    type: before?.rule ? before.type : type,
    event: values.event,
    title: before?.rule ? before.title : (values.title ?? named),
    note: values.note,
    due_on: values.date,
    due_time: values.time,
    is_fixed: before?.rule ? staysPut(values, before) : false,
    entity_id: values.entityID,
    activity_id: values.activityID,
    step_type: values.stepType,
    assigned_person_id: values.assignedUserID,
    ...doneColumns(values, before, keeping, today),
  };
}

/** Whoever is handed a date hears of it. */
async function tellHandedOver(tx: Tx, { actor }: Keeping, matter: OpenedMatter, row: DiaryRow, before?: DiaryRow) {
  const to = row.assigned_person_id;
  if (to === null || to === before?.assigned_person_id || to === actor.personId || row.done_at !== null) return;
  await notifyPeople(tx, 'handedOver', [to], {
    words: said('{person} handed you {title}, due {day}, in {matter}.', {
      person: actor.fullName,
      title: said(row.title),
      day: row.due_on,
      matter: `${matter.reference} ${matter.name}`,
    }),
    path: `/matters/${matter.id}/diarymatter`,
  });
}

/** One entry, new or changed, in the caller's transaction. */
export async function keepEntry(
  tx: Tx,
  keeping: Keeping,
  values: Values,
  changed?: { before: DiaryRow; version: number },
): Promise<DiaryRow> {
  const { actor, now } = keeping;
  if (changed && changed.before.matter_id !== values.matterID) throw new NotFound();
  const matter = await openToCapture(tx, actor, values.matterID, changed && 'diary');
  if (!changed && !(await diaryStore(tx).mayAdd(matter.id))) throw new NotAllowed();
  const details = { ...values, event: eventOf(matter, values, changed?.before) };
  await check(tx, matter, details, changed?.before);
  if (changed?.before.activity_id) await keepDate(tx, changed.before.id);
  if (details.activityID !== null && details.activityID !== changed?.before.activity_id) {
    await checkActivityOpen(tx, matter.id, details.activityID);
  }
  if (details.event !== changed?.before.event || details.date !== changed.before.due_on) {
    await checkHappening(tx, matter, details.event, details.date);
  }
  const row = columns(matter, details, changed?.before, keeping);
  const events = [details.event, changed?.before.event ?? null].filter((event) => event !== null);
  if (events.length > 0) await touchViews(tx, matter, events);
  if (!changed) {
    const added = await diaryStore(tx).insert({ matter_id: values.matterID, ...row });
    await audit(tx, actor, 'diary.added', { entity: ['diary_entry', added.id], matterId: matter.id, after: added });
    await tellHandedOver(tx, keeping, matter, added);
    await followWill(tx, matter.id, events);
    if (matter.system_type === systemType.trust) await refigureActivities(tx, matter.id);
    return added;
  }
  const { before, version } = changed;
  const beside = { matter_reference: matter.reference, matter_name: matter.name, assigned_name: null };
  const change = diaryStore(tx).change(before.id, version, row);
  const today = dayAt(now, countryNamed(matter.country));
  const after = await orConflict(change, (theirs) => presentEntry({ ...theirs, ...beside }, today) as never);
  await audit(tx, actor, 'diary.changed', { entity: ['diary_entry', after.id], matterId: matter.id, before, after });
  await tellHandedOver(tx, keeping, matter, after, before);
  await followWill(tx, matter.id, events);
  if (matter.system_type === systemType.trust) await refigureActivities(tx, matter.id);
  return after;
}

/** What comes back each year and was done makes way for the next one. */
const comesRound: ReadonlySet<string | null> = new Set(
  deadlineRules.filter((rule) => rule.comesRound).map(({ id }) => id),
);
/** Whether periods may run from this entry, so that dates may have begun. */
export const startsPeriods = ({ event, rule, done_at }: Pick<DiaryRow, 'event' | 'rule' | 'done_at'>): boolean =>
  event !== null || (done_at !== null && comesRound.has(rule));
