import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { passesByItself } from '@boedel/domain/deadlines/passes-by-itself';
import type { Tx } from '../../platform/db/database';
import { runInBatches } from '../../platform/db/in-batches';
import { isCurrent } from '../../platform/db/matter-status';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const passTable = firmTable('reminder_pass', { looked_on: c.day });
export const sentTable = firmTable('reminder_sent', {
  person_id: c.id,
  notification: c.int,
  sent_on: c.day,
  mail_id: c.id,
  line_count: c.int,
});
export const escalationTable = firmTable('escalation', {
  matter_id: c.id,
  diary_id: c.id,
  stage: c.text,
  due_on: c.day,
  told_on: c.day,
});

/** Somebody who sees the whole firm and may be written to about it. */
export interface ReminderReader {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: 'en' | 'af';
  readonly roles: readonly string[];
  readonly types: readonly number[];
}

export interface UntouchedDate {
  readonly id: number;
  readonly matter_id: number;
  readonly stage: 'near' | 'past';
  readonly title: string;
  readonly due_on: LocalDate;
  readonly reference: string;
  readonly name: string;
  readonly system_type: number;
  readonly people: readonly number[];
}

export interface SentReminder {
  readonly personId: number;
  readonly notification: number;
  readonly mailId: number;
  readonly lines: number;
}

/** So many days before it falls due a statutory date is near. */
const nearDays = 3;
/** Whatever somebody did to it within so many days is a touch. */
const touchDays = 14;
/** A pass that was missed is made up for as far back as this. */
const furthestBack = 31;
const passing = [...passesByItself];

export const reminderStore = (tx: Tx) => ({
  firm: (): Promise<{ name: string; country: 'South Africa' | 'Namibia' }> =>
    tx.one(sql`select coalesce(c.trading_name, c.name, i.name) as name, i.country from intermediary i
      left join company c on c.intermediary_id = i.id where i.id = app_firm()`),

  /** Holds the firm's pass until the transaction ends; the day up to which was looked, nothing where it is this day already. */
  async holdPass(today: LocalDate): Promise<LocalDate | undefined> {
    await tx.run(sql`insert into reminder_pass (looked_on) values (${addDays(today, -1)}) on conflict do nothing`);
    const { looked_on } = await tx.one<{ looked_on: LocalDate }>(sql`select looked_on from reminder_pass for update`);
    if (looked_on >= today) return undefined;
    const earliest = addDays(today, -furthestBack);
    return looked_on < earliest ? earliest : looked_on;
  },
  endPass: (today: LocalDate): Promise<number> =>
    tx.run(sql`update reminder_pass set looked_on = ${today}, version = version + 1`),

  readers: (): Promise<ReminderReader[]> =>
    tx.rows(sql`
      select m.person_id as id, p.email, p.full_name as name, language_of(m.person_id, m.intermediary_id) as language, m.roles,
        array(select unnest(m.system_types) intersect select unnest(i.system_types)) as types
      from membership m join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
      where m.accepted_at is not null and m.support_until is null
        and not is_restricted(m.roles)
      order by m.person_id`),

  /** Who of these was written to on this day about what. */
  sentOn: async (today: LocalDate, people: readonly number[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await tx.rows<{ key: string }>(
          sql`select person_id || ' ' || notification as key from reminder_sent
            where sent_on = ${today} and person_id = any(${[...people]}::bigint[])`,
        )
      ).map(({ key }) => key),
    ),
  keepSent: (sent: readonly SentReminder[], today: LocalDate): Promise<void> =>
    runInBatches(sent, async (part) => {
      await tx.run(sql`
        insert into reminder_sent (person_id, notification, sent_on, mail_id, line_count)
        select s."personId", s.notification, ${today}::date, s."mailId", s.lines
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as s("personId" bigint, notification int, "mailId" bigint, lines int)`);
    }),

  changesSince: (after: LocalDate, today: LocalDate): Promise<{ comment: string; published_on: LocalDate }[]> =>
    tx.rows(sql`select comment, published_on from system_change
      where published_on > ${after}::date and published_on <= ${today}::date order by published_on, id limit 20`),

  /** Statutory dates near or past that nobody did anything about, and that were not told of in this state before. */
  untouched: (today: LocalDate, now: Date): Promise<UntouchedDate[]> =>
    tx.rows(sql`
      select d.id, d.matter_id, s.stage, d.title, d.due_on, m.reference, m.name, m.system_type,
        array_remove(array[d.assigned_person_id, m.responsible_person_id, m.assistant_person_id], null) as people
      from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        cross join lateral (select case when d.due_on < ${today}::date then 'past' else 'near' end as stage) s
      where d.intermediary_id = app_firm() and d.done_at is null and d.due_on <= ${addDays(today, nearDays)}::date
        and d.rule is not null and d.rule <> all(${passing}::text[]) and ${isCurrent(sql`m.status`)}
        and not exists (select from escalation e where e.intermediary_id = d.intermediary_id and e.diary_id = d.id
          and e.stage = s.stage and e.due_on = d.due_on)
        and not exists (select from task k where k.intermediary_id = d.intermediary_id and k.diary_id = d.id)
        and not exists (select from audit_entry a where a.intermediary_id = d.intermediary_id and a.entity_type = 'diary_entry'
          and a.entity_id = d.id and a.person_id is not null
          and a.at > ${now.toISOString()}::timestamptz - make_interval(days => ${touchDays}::int))
      order by d.due_on, d.id`),
  keepEscalated: (escalated: readonly UntouchedDate[], today: LocalDate): Promise<void> =>
    runInBatches(escalated, async (part) => {
      await tx.run(sql`
        insert into escalation (matter_id, diary_id, stage, due_on, told_on)
        select e.matter_id, e.id, e.stage, e.due_on, ${today}::date
        from jsonb_to_recordset(${JSON.stringify(part.map(({ id, matter_id, stage, due_on }) => ({ id, matter_id, stage, due_on })))}::jsonb)
          as e(id bigint, matter_id bigint, stage text, due_on date)
        on conflict do nothing`);
    }),
});
