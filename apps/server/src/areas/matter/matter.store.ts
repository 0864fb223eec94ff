import { keyDatesKept } from '@boedel/contract/matter/kept-steps';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AccessRight } from '@boedel/domain/access/access-rights';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import type { EventDays } from '../diary/matter-events';
import { type MarriageDetails, marriagesJson } from '../marriages/marriages.store';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { Conflict, NotFound } from '../../platform/problems';
import { whereSeesType } from '../../platform/db/sees';
import { isCurrent, isPast } from '../../platform/db/matter-status';

export const matterTable = firmTable('matter', {
  system_type: c.int,
  status: c.int,
  reference: c.text,
  name: c.text,
  country: c.text,
  master_reference: c.text.orNull,
  master_office_id: c.id.orNull,
  magistrate_office_id: c.id.orNull,
  court: c.text.orNull,
  case_number: c.text.orNull,
  responsible_person_id: c.id.orNull,
  assistant_person_id: c.id.orNull,
  kind: c.text.orNull,
  instruction_from: c.text.orNull,
  status_reason: c.text.orNull,
  fica_done: c.flag,
  fica_on: c.day.orNull,
  details: c.json<Record<string, string | number | boolean | null>>(),
  opened_at: c.instant,
  closed_at: c.instant.orNull,
});
export type StoredMatterRow = RowOf<typeof matterTable>;

/** A matter with what its screens show beside it. */
export interface MatterDetails extends StoredMatterRow {
  /** The day of each event that has one. */
  events: EventDays;
  watched: boolean;
  responsible_name: string | null;
  master_office_name: string | null;
  /** Whom the matter is about. */
  party_kind: string;
  first_names: string | null;
  surname: string;
  died_on: LocalDate | null;
  marriages: MarriageDetails[];
  labels: { id: number; name: string; colour: string | null }[];
  /** What the person was given, where they see single matters. */
  rights: AccessRight[] | null;
  is_fx_assist_on: boolean;
  is_share_point_on: boolean;
}

const matterColumns: Sql = joinSql(Object.keys(matterTable.columns).map((column) => sql`m.${sqlName(column)}`));

/** The matter's own row of what its screens show. */
export const toStoredMatter = (shown: MatterDetails): StoredMatterRow =>
  Object.fromEntries(
    Object.keys(matterTable.columns).map((column) => [column, shown[column as keyof StoredMatterRow]]),
  ) as StoredMatterRow;

/** With the star, the responsible person's name, the labels and the right to capture, in one statement. */
const selectShown = (matterId: number): Sql => sql`
      select ${matterColumns},
        exists (select from matter_watch w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id and w.person_id = app_user_id()) as watched,
        p.full_name as responsible_name,
        (select o.name from masteroffice o where o.intermediary_id = m.master_office_owner and o.id = m.master_office_id) as master_office_name,
        coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'colour', l.colour) order by l.name)
          from matter_label_on o join matter_label l on l.intermediary_id = o.intermediary_id and l.id = o.label_id
          where o.intermediary_id = m.intermediary_id and o.matter_id = m.id), '[]'::json) as labels,
        (select a.rights from matter_access a where a.intermediary_id = m.intermediary_id and a.matter_id = m.id
          and a.person_id = app_user_id()) as rights,
        coalesce((select json_object_agg(d.event, d.due_on) from diary_entry d where d.intermediary_id = m.intermediary_id
          and d.matter_id = m.id and d.event is not null), '{}'::json) as events,
        coalesce(about.kind, 'other') as party_kind, about.first_names, coalesce(about.surname, m.name) as surname, about.died_on,
        ${marriagesJson} as marriages, s.is_fx_assist_on, s.is_share_point_on
      from matter m left join person p on p.id = m.responsible_person_id join firm_setting s on s.intermediary_id = m.intermediary_id
        left join matter_party about on about.intermediary_id = m.intermediary_id and about.matter_id = m.id and about.role = 'main'
      where m.id = ${matterId} and ${whereSeesType(sql`m.system_type`)}`;

export const matterStore = (tx: Tx) => ({
  ...tableStore(tx, matterTable),

  async findShown(matterId: number): Promise<MatterDetails> {
    const row = await tx.maybe<MatterDetails>(selectShown(matterId));
    if (!row) throw new NotFound();
    return row;
  },

  /**
   * As findShown, holding the matter for a change if it is still at the version the person saw; otherwise a conflict that
   * shows it as it is now. At that version its events are those the person saw too, because each change of one moves it on.
   */
  async holdShown(matterId: number, version: number): Promise<MatterDetails> {
    const row = await tx.maybe<MatterDetails>(sql`${selectShown(matterId)} for no key update of m`);
    if (!row) throw new NotFound();
    // Whoever waited for somebody else's change read what stands beside the matter before it: it is read again.
    if (row.version !== version) throw new Conflict(await this.findShown(matterId));
    return row;
  },

  hasWill: async (matterId: number): Promise<boolean> =>
    (await tx.maybe(sql`select 1 as there from will where matter_id = ${matterId}`)) !== undefined,

  /** How much of the firm's fair use is taken, holding the firm's row so that two new matters cannot both be the last. */
  async lockCounts(): Promise<{ active: number; historical: number }> {
    await tx.run(sql`select id from company where intermediary_id = app_firm() for update`);
    return tx.one(sql`
      select count(*) filter (where ${isCurrent()})::int as active, count(*) filter (where ${isPast()})::int as historical
      from matter`);
  },

  isReferenceTaken: async (reference: string): Promise<boolean> =>
    (await tx.maybe(sql`select 1 as taken from matter where lower(reference) = lower(${reference})`)) !== undefined,

  /** The next number under a pattern's scope (a year, say); gaps are possible, repeats are not. */
  async nextNumber(scope: string): Promise<number> {
    const { last } = await tx.one<{ last: number }>(sql`
      insert into matter_sequence (scope, last) values (${scope}, 1)
      on conflict (intermediary_id, scope) do update set last = matter_sequence.last + 1 returning last`);
    return last;
  },

  /** Nobody waits for it but the commit. */
  rememberOpened: (matterId: number): void =>
    tx.behind(sql`insert into matter_opened (matter_id, person_id) values (${matterId}, app_user_id())
      on conflict (intermediary_id, person_id, matter_id) do update set opened_at = now()`),

  setWatched: (matterId: number, watched: boolean): Promise<number> =>
    watched
      ? tx.run(sql`insert into matter_watch (matter_id, person_id) values (${matterId}, app_user_id())
          on conflict (intermediary_id, person_id, matter_id) do nothing`)
      : tx.run(sql`delete from matter_watch where matter_id = ${matterId} and person_id = app_user_id()`),
});

export const findFirstReached = (
  tx: Tx,
  {
    matterId,
    milestones,
    today,
    events,
  }: {
    readonly matterId: number;
    readonly milestones: readonly number[];
    readonly today: LocalDate;
    readonly events: readonly string[];
  },
): Promise<{ milestone: number | null; event: string | null; title: string | null } | undefined> =>
  tx.maybe(sql`
    select milestone, null as event, null as title, mailed_at::date as day from matter_milestone
      where matter_id = ${matterId} and mailed_at is not null and milestone = any(${milestones}::int[])
    union all
    select null, event, title, due_on from diary_entry
      where matter_id = ${matterId} and ((rule is not null and done_at is not null)
        or (rule is null and due_on <= ${today} and (type = any(${[...keyDatesKept]}::int[])
          or (done_at is not null and event = any(${events}::text[])))))
    order by day limit 1`);

export const listPeopleByEmail = (tx: Tx, emails: readonly string[]): Promise<{ id: number; email: string }[]> =>
  tx.rows(sql`
    select p.id, lower(p.email) as email from membership m join person p on p.id = m.person_id
    where lower(p.email) = any(${emails}::text[])`);

export const setMatterKind = (tx: Tx, id: number, kind: string | null): Promise<number> =>
  tx.run(sql`update matter set kind = ${kind}, version = version + 1 where id = ${id}`);
