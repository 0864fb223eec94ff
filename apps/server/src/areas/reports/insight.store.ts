import type { InsightKey } from '@boedel/contract/reports/insights';
import { systemType as typeNames } from '@boedel/contract/fixed/system-types';
import { milestoneOfEvent } from '@boedel/contract/matter/matter-events';
import { plainSteps, waitedFor } from '@boedel/contract/milestones/plain-steps';
import { daysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import { median, stagesTaken } from '@boedel/domain/reports/turnaround';
import { isCurrent } from '../../platform/db/matter-status';
import { sql } from '../../platform/db/sql';
import { projectedFees } from '../matter/matter-list.store';
import { milestonesOf } from '../milestones/stage';
import { feeTaken, isAdministered } from './revenue.store';
import { asRow, inPeriod, matters, ofFirm, ofMatter, type Source } from './source';

interface Reached {
  readonly firmID: number;
  readonly systemType: number;
  readonly office: string | null;
  readonly events: readonly { readonly event: string; readonly on: LocalDate }[];
}

/** What happened to a matter, each event with its day, as far as it is done. */
const happened = sql`
  coalesce((select jsonb_agg(jsonb_build_object('event', d.event, 'on', d.due_on)) from diary_entry d
    where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event is not null and d.done_at is not null), '[]'::jsonb)`;

interface Taken {
  readonly office: string | null;
  readonly systemType: number;
  readonly stage: string;
  readonly place: number;
  readonly days: number[];
}

const turnaround: Source = async (tx, asked) => {
  const rows = await tx.rows<Reached>(sql`
    select m.intermediary_id as "firmID", m.system_type as "systemType", o.name as office, ${happened} as events
    from ${matters} left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
    where ${ofFirm(asked)}`);
  const taken = new Map<string, Taken>();
  for (const { systemType, office, events } of rows) {
    const names = milestonesOf(systemType);
    const reached = events.flatMap(({ event, on }) => {
      const place = milestoneOfEvent(systemType, event);
      return place ? [{ place, on }] : [];
    });
    for (const { place, on, days } of stagesTaken(reached)) {
      if ((asked.from && on < asked.from) || (asked.to && on > asked.to)) continue;
      const key = `${systemType} ${place} ${office ?? ''}`;
      const known = taken.get(key) ?? { office, systemType, stage: names[place - 1]!, place, days: [] };
      known.days.push(days);
      taken.set(key, known);
    }
  }
  return [...taken.values()]
    .toSorted(
      (a, b) => (a.office ?? '').localeCompare(b.office ?? '') || a.systemType - b.systemType || a.place - b.place,
    )
    .map(({ office, systemType, stage, days }) =>
      asRow({
        firmID: rows[0]!.firmID,
        matterID: null,
        office,
        type: typeNames[String(systemType) as keyof typeof typeNames],
        stage,
        matters: days.length,
        median: median(days),
        quickest: Math.min(...days),
        longest: Math.max(...days),
      }),
    );
};

const feesEarned: Source = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; projected: Cents | null; fee: Cents }>(sql`
    select ${ofMatter}, r.full_name as responsible, ${projectedFees} as projected,
      ${feeTaken(inPeriod(sql`p.day`, asked))} as "inTime", ${feeTaken(sql`true`)} as fee
    from ${matters} left join person r on r.id = m.responsible_person_id
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${ofFirm(asked)} and ${isAdministered} and ${isCurrent(sql`m.status`)}
    order by r.full_name nulls last, m.reference, m.id`);
  return rows.map((row) =>
    asRow({ ...row, open: row.projected === null ? nil : notBelowNil(minus(row.projected, row.fee)) }),
  );
};

const workload: Source = async (tx, asked) =>
  (
    await tx.rows<{ firmID: number; matterID: null }>(sql`
      with mine as (
        select m.id, m.responsible_person_id as person, ${projectedFees} as projected from matter m
          left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
        where ${ofFirm(asked)} and ${isCurrent(sql`m.status`)}
      ), dates as (
        select coalesce(d.assigned_person_id, mine.person) as person, count(*)::int as open,
          count(*) filter (where d.due_on < ${asked.today}::date)::int as overdue
        from diary_entry d join mine on mine.id = d.matter_id
        where d.intermediary_id = ${asked.firmId!} and d.done_at is null group by 1
      ), tasks as (
        select owner_person_id as person, count(*)::int as open from task
        where intermediary_id = ${asked.firmId!} and done_at is null
          and (matter_id is null or matter_id in (select id from mine)) group by 1
      ), held as (select person, count(*)::int as matters, coalesce(sum(projected), 0)::bigint as projected from mine group by 1)
      select ${asked.firmId!}::bigint as "firmID", null as "matterID", p.full_name as who, coalesce(held.matters, 0) as matters,
        coalesce(dates.open, 0) as dates, coalesce(dates.overdue, 0) as overdue, coalesce(tasks.open, 0) as tasks,
        coalesce(held.projected, 0)::bigint as projected
      from (select person from held union select person from dates union select person from tasks) everybody
        left join held on held.person is not distinct from everybody.person
        left join dates on dates.person is not distinct from everybody.person
        left join tasks on tasks.person is not distinct from everybody.person
        left join person p on p.id = everybody.person
      order by coalesce(held.matters, 0) desc, p.full_name nulls last`)
  ).map(asRow);

interface Idle {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly moved: LocalDate;
  readonly events: Reached['events'];
}

/** Why money lies still is what the matter waits for: the step after the last that was reached. */
const idleMoney: Source = async (tx, asked) => {
  const rows = await tx.rows<Idle & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", bank.balance, bank.moved, ${happened} as events
    from ${matters} join (
      select matter_id, sum(cents)::bigint as balance, max(day) as moved from ledger_posting
      where intermediary_id = ${asked.firmId!} and account = 'BANK' group by 1 having sum(cents) > 0) bank on bank.matter_id = m.id
    where ${ofFirm(asked)} and ${isCurrent(sql`m.status`)} order by bank.balance desc, m.reference`);
  const reasons = Object.values(waitedFor);
  return rows
    .map(({ systemType, events, moved, ...row }) => {
      const last = Math.max(0, ...events.map(({ event }) => milestoneOfEvent(systemType, event) ?? 0));
      const steps = plainSteps[systemType as SystemType];
      const [, waits] = steps[Math.min(last, steps.length - 1)]!;
      return asRow({
        ...row,
        reason: waitedFor[waits],
        stage: milestonesOf(systemType)[last - 1] ?? null,
        moved,
        days: Math.max(0, daysBetween(moved, asked.today)),
      });
    })
    .toSorted((a, b) => reasons.indexOf(a.values['reason'] as never) - reasons.indexOf(b.values['reason'] as never));
};

const keptStates = ['Still open', 'Met late', 'Kept in time'] as const;

/** Dates a rule of law worked out, due in the time and no later than today. */
const deadlinesKept: Source = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; due: LocalDate; done: LocalDate | null }>(sql`
    select ${ofMatter}, d.title, d.due_on as due, (d.done_at at time zone 'Africa/Johannesburg')::date as done, r.full_name as responsible
    from ${matters} join diary_entry d on d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.rule is not null
      left join person r on r.id = coalesce(d.assigned_person_id, m.responsible_person_id)
    where ${ofFirm(asked)} and d.due_on < ${asked.today}::date and ${inPeriod(sql`d.due_on`, asked)}
    order by d.due_on desc, m.reference, d.id`);
  return rows
    .map(({ due, done, ...row }) => {
      const days = Math.max(0, daysBetween(due, done ?? asked.today));
      const state = done === null ? 'Still open' : days > 0 ? 'Met late' : 'Kept in time';
      return asRow({ ...row, due, done, days: days === 0 ? null : days, state });
    })
    .toSorted(
      (a, b) => keptStates.indexOf(a.values['state'] as never) - keptStates.indexOf(b.values['state'] as never),
    );
};

/** Where the rows of a firm's reports of its own work come from. The firm is always named. */
export const insightSources: Readonly<Record<InsightKey, Source>> = {
  turnaround,
  feesEarned,
  workload,
  idleMoney,
  deadlinesKept,
};
