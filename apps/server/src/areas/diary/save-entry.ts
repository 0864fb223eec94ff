import type { BodyOf } from '@boedel/contract/call';
import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { diaryEvent, keyDatesOf, typeName } from '@boedel/contract/diary/diary.schema';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { triggers } from '@boedel/domain/deadlines/triggers';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { countryNamed } from '@boedel/domain/law/country';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { ValuesOf } from '../../platform/db/table';
import { NotFound, Refuses } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { presentEntry } from './diary.present';
import { type DiaryRow, diaryStore, type diaryTable } from './diary.store';

type Values = BodyOf<typeof diaryCalls.add>;

export interface Keeping {
  readonly actor: Actor;
  readonly now: Date;
}

async function check(tx: Tx, matter: OpenedMatter, values: Values, before: DiaryRow | undefined): Promise<void> {
  const { type, title, event, assignedUserID } = values;
  const known = type === diaryEvent || type === before?.type || type in keyDatesOf(matter.system_type);
  const refused = collectRefusals([
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
  values: Values,
  before: DiaryRow | undefined,
  keeping: Keeping,
  today: LocalDate,
): ValuesOf<typeof diaryTable> {
  const named = values.event ? triggers[values.event] : typeName(values.type);
  return {
    type: before?.rule ? before.type : values.type,
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

/** One entry, new or changed, in the caller's transaction. */
export async function keepEntry(
  tx: Tx,
  keeping: Keeping,
  values: Values,
  changed?: { before: DiaryRow; version: number },
): Promise<DiaryRow> {
  const { actor, now } = keeping;
  if (changed && changed.before.matter_id !== values.matterID) throw new NotFound();
  const matter = await openToCapture(tx, actor, values.matterID);
  await check(tx, matter, values, changed?.before);
  const today = dayAt(now, countryNamed(matter.country));
  const row = columns(values, changed?.before, keeping, today);
  if (!changed) {
    const added = await diaryStore(tx).insert({ matter_id: values.matterID, ...row });
    await audit(tx, actor, 'diary.added', { entity: ['diary_entry', added.id], matterId: matter.id, after: added });
    return added;
  }
  const { before, version } = changed;
  const beside = { matter_reference: matter.reference, matter_name: matter.name, assigned_name: null };
  const change = diaryStore(tx).change(before.id, version, row);
  const after = await orConflict(change, (theirs) => presentEntry({ ...theirs, ...beside }, today) as never);
  await audit(tx, actor, 'diary.changed', { entity: ['diary_entry', after.id], matterId: matter.id, before, after });
  return after;
}

/** Whether periods may run from this entry, so that dates may have begun. */
export const startsPeriods = ({ type, event, rule }: Pick<DiaryRow, 'type' | 'event' | 'rule'>): boolean =>
  rule === null && (type !== diaryEvent || event !== null);
