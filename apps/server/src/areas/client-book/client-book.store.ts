import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

const table = firmTable('client_review', {
  matter_id: c.id,
  reviewed_at: c.instant,
  person_name: c.text,
  next_on: c.day.orNull,
  note: c.text.orNull,
  shortfall_cents: c.cents.orNull,
  task_id: c.id.orNull,
});

export interface ClientLine {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly country: string;
  readonly shortfall_cents: Cents | null;
  readonly reviewed_on: LocalDate | null;
  readonly person_name: string | null;
  readonly next_on: LocalDate | null;
  readonly note: string | null;
  readonly was_short_cents: Cents | null;
  /** Changes since the last review, by what they are about. */
  readonly moved: Readonly<Record<string, number>> | null;
  readonly births: number;
}

export const clientBookStore = (tx: Tx) => ({
  ...tableStore(tx, table),
  shortfallOf: async (matterId: number): Promise<Cents | null> =>
    (
      await tx.maybe<{ short: Cents | null }>(
        sql`select shortfall_cents as short from matter_figures where matter_id = ${matterId}`,
      )
    )?.short ?? null,
  /** Who answers for the client: whoever the matter is given to. */
  responsibleFor: async (matterId: number): Promise<number | null> =>
    (await tx.one<{ id: number | null }>(sql`select responsible_person_id as id from matter where id = ${matterId}`))
      .id,
  /** The task of an earlier review that is still to be done. */
  openTaskOf: (matterId: number): Promise<{ id: number } | undefined> =>
    tx.maybe(sql`
      select t.id from client_review r
        join task t on t.intermediary_id = r.intermediary_id and t.id = r.task_id
      where r.matter_id = ${matterId} and t.done_at is null order by r.id desc limit 1`),
  /** Current clients whose figures are not of this day: a rate, a birthday or a release may have moved them. */
  notFiguredOn: async (today: LocalDate): Promise<number[]> =>
    (
      await tx.rows<{ id: number }>(sql`
        select m.id from matter m
          left join matter_figures f on f.intermediary_id = m.intermediary_id and f.matter_id = m.id
        where m.system_type = ${systemType.flowConsult} and ${isCurrent(sql`m.status`)}
          and (f.figured_on is null or f.figured_on < ${today} or f.shortfall_cents is null)
        order by m.id`)
    ).map(({ id }) => id),
  /** Every current client in one statement, however many there are. */
  clients: (): Promise<ClientLine[]> =>
    tx.rows(sql`
      select m.id, m.reference, m.name, m.country, f.shortfall_cents,
        (r.reviewed_at at time zone 'Africa/Johannesburg')::date as reviewed_on, r.person_name, r.next_on, r.note, r.shortfall_cents as was_short_cents,
        (select jsonb_object_agg(kind, n) from (
          select a.entity_type as kind, count(*)::int as n from audit_entry a
          where a.intermediary_id = m.intermediary_id and a.matter_id = m.id and a.at > r.reviewed_at
            and a.entity_type in ('asset', 'liability', 'will', 'succession', 'marriage', 'matter_party', 'expense')
          group by a.entity_type) s) as moved,
        (select count(*)::int from matter_party p
          where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.born_on > r.reviewed_at::date) as births
      from matter m
        left join matter_figures f on f.intermediary_id = m.intermediary_id and f.matter_id = m.id
        left join lateral (select * from client_review c where c.intermediary_id = m.intermediary_id and c.matter_id = m.id order by c.id desc limit 1) r on true
      where m.system_type = ${systemType.flowConsult} and ${isCurrent(sql`m.status`)}
      order by m.reference, m.id`),
});
