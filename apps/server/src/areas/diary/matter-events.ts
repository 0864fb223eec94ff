import {
  labelEvent,
  type MatterEventName,
  findKeyDateOfEvent,
  findMilestoneOfEvent,
} from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { checkDischarge } from '@boedel/domain/lodging/after-lodging';
import { checkLodgedDay } from '@boedel/domain/lodging/step-course';
import { checkConfirmation } from '@boedel/domain/lodging/insolvency-after';
import { findAccountCourse } from '@boedel/domain/lodging/step-courses';
import { refuse } from '@boedel/domain/law/refusal';
import { checkEventOrder } from '@boedel/domain/lodging/event-order';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import { refuseCompletedDate } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { findFirstDay } from '../lodging/lodged.store';
import { refuseDeath } from '../matter-parties/death';
import { partyStore } from '../matter-parties/party.store';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { type DiaryRow, diaryStore } from './diary.store';
import {
  releaseEntries,
  listEventEntries,
  moveMeeting,
  readConfirmationFacts,
  readEvents,
  renameEntries,
  listUnneededSteps,
  touchMatter,
  touchMilestones,
} from './matter-event.store';
import { touchWill } from '../will-facts/will.store';
import { recomputeStatutoryDates, reopenAnswered } from './move-dates';

/** A day for an event, or none any more. */
export type EventDays = Partial<Readonly<Record<MatterEventName, LocalDate | null>>>;

/** Who keeps an event, and when. */
export interface DiaryContext {
  readonly actor: Actor;
  readonly now: Date;
}

/** The will shows its own day and that of its last codicil. */
const ofWill: ReadonlySet<string> = new Set(['will', 'codicil']);

/**
 * The records that show an event's day move on by a version, so that somebody who has one of them open learns of the new
 * day before putting the old one back.
 */
export async function touchViews(
  tx: Tx,
  matter: OpenedMatter,
  events: readonly string[],
  but?: 'milestone',
): Promise<void> {
  const shown = events.flatMap((event) => findMilestoneOfEvent(matter.system_type, event) ?? []);
  const places = but ? [] : [...new Set(shown)];
  await touchMatter(tx, matter.id);
  if (events.some((event) => ofWill.has(event))) {
    await runAsFirm(tx, () => touchWill(tx, matter.id));
  }
  if (places.length === 0) return;
  await touchMilestones(tx, matter.id, places);
}

async function setDeath(tx: Tx, { actor, now }: DiaryContext, matter: OpenedMatter, days: EventDays): Promise<void> {
  const before = await partyStore(tx).mainOf(matter.id);
  const date = days.death ?? null;
  if (date) throwIfRefused(refuseDeath(before, date, computeDayAt(now, findCountry(matter.country))));
  await checkOrder(tx, matter, { event: 'death', on: date, now, days });
  const after = await partyStore(tx).change(before.id, before.version, { died_on: date });
  await audit(tx, actor, 'main.changed', { entity: ['matter_party', before.id], matterId: matter.id, before, after });
}

/** An event that lies behind us has happened, so nobody is reminded of it. */
const readDoneColumns = (date: LocalDate, matter: OpenedMatter, { actor, now }: DiaryContext) =>
  date <= computeDayAt(now, findCountry(matter.country))
    ? { done_at: now.toISOString(), done_by: actor.personId }
    : { done_at: null, done_by: null };

/** A day an event is about to have, or none any more. */
interface HappeningDay {
  readonly event: string | null;
  readonly on: LocalDate | null;
  readonly now: Date;
  /** What is entered together with it. */
  readonly days?: EventDays;
  readonly field?: string;
}

/** In its order among the events of the matter: after what comes before it, and not after what came after it. */
export async function checkOrder(
  tx: Tx,
  matter: OpenedMatter,
  { event, on, now, days = {}, field }: HappeningDay,
): Promise<void> {
  if (event === null) return;
  const { id, system_type, country } = matter;
  const today = computeDayAt(now, findCountry(country));
  const happened = new Map(
    [...(await readEvents(tx, id)).values()].flatMap((one) => (one.isDone ? [[one.event as string, one.date]] : [])),
  );
  for (const [other, day] of Object.entries(days)) {
    if (day && day <= today) happened.set(other, day);
    else happened.delete(other);
  }
  const isOfAccount = findAccountCourse(system_type).events.has(event);
  const accountFrom = isOfAccount ? await runAsFirm(tx, () => findFirstDay(tx, matter)) : null;
  throwIfRefused(
    checkEventOrder(system_type as SystemType, { event, on, happened, today, accountFrom, ...(field && { field }) }),
  );
}

/** What must hold before an event may have a day, on every screen that enters one. */
export async function checkHappening(
  tx: Tx,
  matter: OpenedMatter,
  { event, on, now, days = {} }: Omit<HappeningDay, 'on'> & { readonly on: LocalDate },
): Promise<void> {
  if (event === null) return;
  const { id, system_type, country } = matter;
  await checkOrder(tx, matter, { event, on, now, days });
  if (event === 'accountLodged') {
    throwIfRefused(checkLodgedDay('date', on, await runAsFirm(tx, () => findFirstDay(tx, matter))));
  }
  if (
    event === 'confirmation' &&
    system_type === systemType.liquidation &&
    on <= computeDayAt(now, findCountry(country))
  ) {
    throwIfRefused(checkConfirmation(on, await runAsFirm(tx, () => readConfirmationFacts(tx, id))));
  }
  if (event !== 'discharged' || system_type !== systemType.estateLate) return;
  const events = [...(await readEvents(tx, id)).values()].filter((one) => one.isDone);
  const skipped = await runAsFirm(tx, () => listUnneededSteps(tx, id));
  throwIfRefused(
    checkDischarge({
      country: findCountry(country) ?? defaultCountry,
      happened: new Map(events.map((one) => [one.event, one.date])),
      notNeeded: new Set(skipped.map(({ step }) => step)),
    }),
  );
}

/** Money that was paid under a confirmed account keeps its confirmation. */
async function refuseIfPaid(tx: Tx, { id }: OpenedMatter): Promise<void> {
  const { paid } = await runAsFirm(tx, () => readConfirmationFacts(tx, id));
  if (paid) {
    throw new RefusalProblem(
      refuse(
        'date',
        'Dividends were paid under this account, so its confirmation stays. Correct the date instead.',
        'Insolvency Act 24 of 1936 s 112',
      ),
    );
  }
}

/** What has to be so before an event that happened is no longer there, wherever it is removed. */
export async function checkRemoved(
  tx: Tx,
  matter: OpenedMatter,
  { event, now, days = {} }: Omit<HappeningDay, 'on'>,
): Promise<void> {
  if (event === 'confirmation') await refuseIfPaid(tx, matter);
  await checkOrder(tx, matter, { event, on: null, now, days });
}

async function setEvent(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  { event, days, note }: { event: MatterEventName; days: EventDays; note?: string | null | undefined },
): Promise<void> {
  if (event === 'death') return setDeath(tx, keeping, matter, days);
  const date = days[event] ?? null;
  const store = diaryStore(tx);
  const [before] = await listEventEntries(tx, matter.id, [event]);
  if (date && date !== before?.due_on) await checkHappening(tx, matter, { event, on: date, now: keeping.now, days });
  if (!date && before?.done_at) await checkRemoved(tx, matter, { event, now: keeping.now, days });
  if (before?.activity_id && date !== before.due_on) await refuseCompletedDate(tx, before.id);
  const auditChange = (action: string, sides: { before?: DiaryRow; after?: DiaryRow }): Promise<void> =>
    audit(tx, keeping.actor, action, {
      entity: ['diary_entry', (sides.after ?? sides.before)!.id],
      matterId: matter.id,
      ...sides,
    });
  if (before && (!date || date > computeDayAt(keeping.now, findCountry(matter.country)))) {
    await runAsFirm(tx, () => reopenAnswered(tx, keeping.actor, matter.id, event));
  }
  if (!date) {
    if (!before) return undefined;
    if (before.meeting_id !== null) {
      // The meeting stands among the meetings; what is taken back is that it was held.
      const after = await store.change(before.id, before.version, { done_at: null, done_by: null });
      return auditChange('diary.changed', { before, after });
    }
    await store.remove(before.id);
    return auditChange('diary.removed', { before });
  }
  if (before?.meeting_id != null) await runAsFirm(tx, () => moveMeeting(tx, before.meeting_id!, date));
  const values = {
    due_on: date,
    ...((before?.due_on !== date || before.done_at === null) && readDoneColumns(date, matter, keeping)),
    ...(note !== undefined && { note }),
  };
  if (before)
    return auditChange('diary.changed', { before, after: await store.change(before.id, before.version, values) });
  const [type, title] = [findKeyDateOfEvent(matter.system_type, event), labelEvent(matter.system_type, event)];
  return auditChange('diary.added', {
    after: await store.insert({ matter_id: matter.id, event, type, title, ...values }),
  });
}

/**
 * Gives events their days, or takes them back, wherever a person said so. Periods that begin by it are laid out; dates
 * that stand already move only when asked.
 */
export async function setEvents(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  days: EventDays,
  {
    note,
    saidBy,
  }: { note?: string | null | undefined; /** Its own record is saved already. */ saidBy?: 'milestone' } = {},
): Promise<void> {
  const events = Object.keys(days) as MatterEventName[];
  if (events.length === 0) return;
  await touchViews(tx, matter, events, saidBy);
  for (const event of events) await setEvent(tx, keeping, matter, { event, days, note });
  if (matter.system_type === systemType.trust) await recomputeActivities(tx, matter.id);
  await recomputeStatutoryDates(tx, keeping.actor, matter.id, keeping.now);
}

/** A matter that goes on as another type keeps its events, under the key dates and names of the new one. */
export async function renameEvents(tx: Tx, matterId: number, systemType: number): Promise<void> {
  const events = [...(await readEvents(tx, matterId)).keys()];
  await renameEntries(tx, {
    matterId,
    events,
    types: events.map((event) => findKeyDateOfEvent(systemType, event)),
    titles: events.map((event) => labelEvent(systemType, event)),
  });
}

/**
 * What happened in a curatorship stays in its diary and is no event of the estate: the curator's letters are not those of the
 * executor, who is still to be appointed.
 */
export async function releaseEvents(tx: Tx, matterId: number, systemType: number): Promise<void> {
  const events = [...(await readEvents(tx, matterId)).values()].flatMap(({ event, entryId }) =>
    entryId === null ? [] : [event],
  );
  const titles = events.map((event) => `${labelEvent(systemType, event)} (curatorship)`);
  await releaseEntries(tx, matterId, events, titles);
}
