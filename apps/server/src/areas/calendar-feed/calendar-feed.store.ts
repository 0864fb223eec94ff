import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { isCurrent } from '../../platform/db/matter-status';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereHoldsRight, whereSeesType } from '../../platform/db/sees';

export const feedTable = firmTable('calendar_feed', {
  person_id: c.id,
  hash: c.text,
  name: c.text,
  scope: c.text,
  people: c.ids,
  is_masked: c.flag,
  made_at: c.instant,
  fetched_at: c.instant.orNull,
  revoked_at: c.instant.orNull,
});
export type FeedRow = RowOf<typeof feedTable> & { readonly scope: 'mine' | 'team' };

/** Whose address it is, and what they may see at this moment. */
export interface FeedOwner {
  readonly id: number;
  readonly firm_id: number;
  readonly person_id: number;
  readonly name: string;
  readonly scope: 'mine' | 'team';
  /** Of whom a team is; nobody named is the whole firm. */
  readonly people: number[];
  readonly is_masked: boolean;
  readonly language: 'en' | 'af';
  readonly country: string;
  readonly types: number[];
  /** The matters somebody was given one by one; null for people of the whole firm. */
  readonly matters: number[] | null;
}

export interface FeedDate {
  readonly source: 'diary' | 'task';
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly note: string | null;
  readonly due_on: LocalDate;
  readonly due_time: string | null;
  readonly is_done: boolean;
  readonly created_at: string;
  readonly matter_id: number | null;
  readonly reference: string | null;
  readonly matter_name: string | null;
  readonly country: string | null;
}

/** Past days that are still shown, days ahead, and as many entries as a calendar program takes without trouble. */
export const feedReach = { back: 60, ahead: 400, most: 5000 } as const;

export const feedStore = (tx: Tx) => ({
  ...tableStore(tx, feedTable),
  ofPerson: (personId: number): Promise<FeedRow[]> =>
    tx.rows(sql`select * from calendar_feed where person_id = ${personId} and revoked_at is null order by id`),
  /** Those of them who work in the firm. */
  colleagues: (ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
    tx.rows(sql`select p.id, p.full_name as name from membership m join person p on p.id = m.person_id
      where m.intermediary_id = app_firm() and p.id = any(${[...ids]}::bigint[]) order by p.full_name, p.id`),

  /** Of these people; of nobody named, of the whole firm. */
  dates: (people: readonly number[], from: LocalDate, to: LocalDate): Promise<FeedDate[]> => {
    const those = sql`any(${[...people]}::bigint[])`;
    const isAll = people.length === 0;
    const ofThem = isAll
      ? sql`true`
      : sql`(d.assigned_person_id = ${those}
          or d.assigned_person_id is null and (m.responsible_person_id = ${those} or m.assistant_person_id = ${those}))`;
    return tx.rows(sql`
      select * from (
        select 'diary' as source, d.id, d.version, d.title, d.note, d.due_on, d.due_time, d.done_at is not null as is_done,
          d.created_at, m.id as matter_id, m.reference, m.name as matter_name, m.country
        from diary_entry d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
        where d.due_on between ${from}::date and ${to}::date and ${isCurrent(sql`m.status`)} and ${whereSeesType(sql`m.system_type`)}
          and ${whereHoldsRight(sql`m.id`, 'diary')} and ${ofThem}
        union all
        select 'task', k.id, k.version, k.title, k.note, k.due_on, null, k.done_at is not null, k.created_at, m.id, m.reference,
          m.name, m.country
        from task k left join matter m on m.intermediary_id = k.intermediary_id and m.id = k.matter_id
        where k.due_on between ${from}::date and ${to}::date and ${isAll ? sql`true` : sql`k.owner_person_id = ${those}`}
          and (k.matter_id is null or ${whereSeesType(sql`m.system_type`)})) e
      order by due_on, source, id limit ${feedReach.most}`);
  },
});

/** Asked across firms: the address says no firm. Nobody who left it, nothing of a firm that is being erased. */
export const findFeed = (tx: Tx, hash: string): Promise<FeedOwner | undefined> =>
  tx.maybe(sql`
    select f.id, f.intermediary_id as firm_id, f.person_id, f.name, f.scope, f.people, f.is_masked,
      language_of(f.person_id, f.intermediary_id) as language, i.country,
      array(select unnest(m.system_types) intersect select unnest(i.system_types)) as types,
      case when is_restricted(m.roles)
        then array(select g.matter_id from given_matters(f.person_id, f.intermediary_id) g) end as matters
    from calendar_feed f join membership m on m.intermediary_id = f.intermediary_id and m.person_id = f.person_id
      join intermediary i on i.id = f.intermediary_id
    where f.hash = ${hash} and f.revoked_at is null and m.accepted_at is not null and m.support_until is null and i.erasing_since is null`);
export const markFetched = (tx: Tx, id: number, firmId: number, now: Date): Promise<number> =>
  tx.run(
    sql`update calendar_feed set fetched_at = ${now.toISOString()} where intermediary_id = ${firmId} and id = ${id}`,
  );
