import type { MatterEventName } from '@boedel/contract/matter/matter-events';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AfterLodgingStep } from '@boedel/domain/lodging/after-facts';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { diaryStore } from './diary.store';

export interface StoredEvent {
  readonly event: MatterEventName;
  readonly date: LocalDate;
  readonly isDone: boolean;
  /** The day of death has none: it stands with whom the matter is about. */
  readonly entryId: number | null;
}

/** Every event of the matter that has a day. */
export async function readEvents(tx: Tx, matterId: number): Promise<ReadonlyMap<MatterEventName, StoredEvent>> {
  const kept = await tx.rows<StoredEvent>(sql`
    select event, due_on as date, done_at is not null as "isDone", id as "entryId" from diary_entry
      where matter_id = ${matterId} and event is not null
    union all
    select 'death', died_on, true, null from matter_party where matter_id = ${matterId} and role = 'main' and died_on is not null`);
  return new Map(kept.map((one) => [one.event, one]));
}

export const touchMatter = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`update matter set version = version + 1 where id = ${matterId}`);

export const touchMilestones = (tx: Tx, matterId: number, milestones: readonly number[]): Promise<number> =>
  tx.run(sql`
    insert into matter_milestone (matter_id, milestone) select ${matterId}, place from unnest(${milestones}::int[]) as place
    on conflict (intermediary_id, matter_id, milestone) do update set version = matter_milestone.version + 1`);

export const listUnneededSteps = (tx: Tx, matterId: number): Promise<{ step: AfterLodgingStep }[]> =>
  tx.rows(sql`select step from estate_step where matter_id = ${matterId} and is_not_needed`);

export const listEventEntries = (tx: Tx, matterId: number, events: readonly string[]) =>
  diaryStore(tx).list(sql`matter_id = ${matterId} and event = any(${[...events]}::text[])`);

/** Entries that are the day of a meeting. */
export const listMeetingEntries = (tx: Tx, matterId: number) =>
  diaryStore(tx).list(sql`matter_id = ${matterId} and meeting_id is not null`);

/** Meetings somebody is noted to have come to: they were held. */
export const listAttendedMeetings = async (tx: Tx, matterId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx.rows<{ meeting_id: number }>(sql`
        select meeting_id from meeting_attendance where matter_id = ${matterId} and is_present
        union select meeting_id from trustee_attendance where matter_id = ${matterId} and came in ('present', 'online')`)
    ).map(({ meeting_id }) => meeting_id),
  );

/** A meeting is on the day its event was given. */
export const moveMeeting = (tx: Tx, meetingId: number, day: LocalDate): Promise<number> =>
  tx.run(sql`
    update meeting_advert set meeting_on = ${day}, version = version + 1
    where id = ${meetingId} and meeting_on is distinct from ${day}`);

export const renameEntries = (
  tx: Tx,
  {
    matterId,
    events,
    types,
    titles,
  }: {
    readonly matterId: number;
    readonly events: readonly MatterEventName[];
    readonly types: readonly number[];
    readonly titles: readonly string[];
  },
): Promise<number> =>
  tx.run(sql`
    update diary_entry d set type = n.type, title = n.title, version = d.version + 1
    from unnest(${events}::text[], ${types}::int[],
      ${titles}::text[]) as n(event, type, title)
    where d.matter_id = ${matterId} and d.event = n.event`);

/** Entries that were the day of an event become entries of their own, under a title that says what they were. */
export const releaseEntries = (
  tx: Tx,
  matterId: number,
  events: readonly MatterEventName[],
  titles: readonly string[],
): Promise<number> =>
  tx.run(sql`
    update diary_entry d set event = null, type = 1, title = n.title, version = d.version + 1
    from unnest(${events}::text[], ${titles}::text[]) as n(event, title)
    where d.matter_id = ${matterId} and d.event = n.event`);

/** Until when the account lodged last lies open, how many objections wait for a ruling, and whether a dividend was paid. */
export const readConfirmationFacts = (
  tx: Tx,
  matterId: number,
): Promise<{ inspectionEnds: LocalDate | null; objectionsOpen: number; paid: boolean }> =>
  tx.one(sql`
    select (select max(due_on) from diary_entry where matter_id = ${matterId} and rule = 'inspection-closes') as "inspectionEnds",
      (select count(*)::int from account_query where matter_id = ${matterId} and kind = 'objection' and ruling is null) as "objectionsOpen",
      exists (select from ledger_posting where matter_id = ${matterId} and account = 'DIVIDENDS') as paid`);
