import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { DeadlineMove } from '@boedel/domain/deadlines/plan-moves';
import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { systemType, type SystemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { type DiaryRow, diaryStore } from './diary.store';

export interface MatterDates {
  system_type: SystemType;
  country: string;
  kind: string | null;
  died_on: LocalDate | null;
  forthwith_days: number | null;
  matter_kind: string | null;
  year_end: string | null;
  /** Of a trust's beneficiaries. */
  births: readonly LocalDate[];
}

export type ArrivingMove = Exclude<DeadlineMove, { kind: 'stops' }>;

export const listRuleEntries = (tx: Tx, matterId: number, rules: readonly string[]) =>
  diaryStore(tx).list(sql`matter_id = ${matterId} and rule = any(${[...rules]}::text[])`);

export const findMatterDates = (tx: Tx, matterId: number): Promise<MatterDates | undefined> =>
  tx.maybe(sql`
    select m.system_type, m.country, p.kind, p.died_on, s.forthwith_days, m.kind as matter_kind,
      p.details #>> '{trust,financialYearEnd}' as year_end,
      case when m.system_type = ${systemType.trust} then array(select b.born_on::text from matter_party b where b.matter_id = m.id
        and (b.is_beneficiary or b.role = 'beneficiary') and b.born_on is not null and b.died_on is null) else '{}' end as births
    from matter m join firm_setting s on s.intermediary_id = m.intermediary_id
      left join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
    where m.id = ${matterId}`);

/** A date somebody captured by hand before the rule spoke: the rule takes it over and leaves it where it is. */
export const adoptEntries = (tx: Tx, matterId: number, moves: readonly ArrivingMove[]): Promise<{ rule: string }[]> =>
  tx.rows(sql`
    update diary_entry d set rule = taken.rule, is_fixed = true, working = taken.working::jsonb, version = d.version + 1
    from (select distinct on (n.type) e.id, n.rule, n.working
      from unnest(${moves.map(({ rule }) => rule)}::text[], ${moves.map(({ deadline }) => deadline.rule.keyDate!)}::int[],
        ${moves.map(({ deadline }) => JSON.stringify(deadline.due))}::text[]) as n(rule, type, working)
      join diary_entry e on e.matter_id = ${matterId} and e.type = n.type and e.rule is null and e.event is null
      order by n.type, e.due_on desc, e.id desc) taken
    where d.id = taken.id and d.matter_id = ${matterId} returning taken.rule`);

export const insertMoves = (tx: Tx, matterId: number, moves: readonly ArrivingMove[]): Promise<{ id: number }[]> =>
  tx.rows(sql`
    insert into diary_entry (matter_id, type, rule, title, due_on, working)
    select ${matterId}, n.type, n.rule, n.title, n.due, n.working::jsonb
    from unnest(${moves.map(({ deadline }) => deadline.rule.keyDate ?? 1)}::int[], ${moves.map(({ rule }) => rule)}::text[],
      ${moves.map(({ deadline }) => deadline.rule.title)}::text[], ${moves.map(({ to }) => to)}::date[],
      ${moves.map(({ deadline }) => JSON.stringify(deadline.due))}::text[]) as n(type, rule, title, due, working)
    on conflict (intermediary_id, matter_id, rule) where rule is not null do update
      set due_on = excluded.due_on, working = excluded.working, title = excluded.title, is_fixed = false,
        done_at = null, done_by = null, version = diary_entry.version + 1
    returning id`);

export const releaseDoneEntries = (tx: Tx, matterId: number, rules: readonly string[]): Promise<number> =>
  tx.run(sql`
    update diary_entry set rule = null, version = version + 1
    where matter_id = ${matterId} and rule = any(${rules}::text[]) and done_at is not null`);

export const deleteUndoneEntries = (tx: Tx, matterId: number, rules: readonly string[]): Promise<number> =>
  tx.run(
    sql`delete from diary_entry where matter_id = ${matterId} and rule = any(${rules}::text[]) and done_at is null`,
  );

export const listAnsweredByEvents = (tx: Tx, matterId: number): Promise<DiaryRow[]> =>
  tx.rows(sql`
    select d.* from diary_entry d
      join unnest(${answered.map(({ id }) => id)}::text[], ${answered.map(({ answeredBy }) => answeredBy)}::text[]) as n(rule, event)
        on n.rule = d.rule
      join diary_entry e on e.matter_id = d.matter_id and e.event = n.event and e.done_at is not null
    where d.matter_id = ${matterId} and d.done_at is null
    union all
    -- A number with the revenue service is there once it was registered, whether its day is known or not.
    select d.* from diary_entry d
    where d.matter_id = ${matterId} and d.rule = 'tax-registration' and d.done_at is null
      and exists (select from matter_party p where p.matter_id = d.matter_id and p.role = 'main' and p.tax_number is not null)
      and not exists (select from diary_entry e where e.matter_id = d.matter_id and e.event = 'taxRegistered' and e.done_at is not null)`);

export const answered = deadlineRules.flatMap(({ id, answeredBy }) =>
  answeredBy === undefined ? [] : [{ id, answeredBy }],
);

export const listDoneEntries = (tx: Tx, matterId: number, rules: readonly string[]) =>
  diaryStore(tx).list(sql`matter_id = ${matterId} and rule = any(${rules}::text[]) and done_at is not null`);

export const releaseOwnerTasks = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`
    update diary_entry set rule = null, type = 1, version = version + 1
    where matter_id = ${matterId} and rule = any(${[...ownerTasks]}::text[]) and done_at is not null`);

/** What follows each change among the beneficial owners: the register is brought up to date, and lodged. */
export const ownerTasks = ['owners-update', 'owners-lodge'] as const;

export const adoptEvents = (
  tx: Tx,
  {
    activityId,
    matterId,
    steps,
    events,
  }: {
    readonly activityId: number;
    readonly matterId: number;
    readonly steps: readonly number[];
    readonly events: readonly string[];
  },
): Promise<number> =>
  tx.run(sql`
    update diary_entry d set activity_id = ${activityId}, step_type = n.step
    from unnest(${steps}::int[], ${events}::text[]) as n(step, event)
    where d.matter_id = ${matterId} and d.event = n.event and d.activity_id is null`);
