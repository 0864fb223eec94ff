import type { InsightKey } from '@boedel/contract/reports/insights';
import { systemType as typeNames } from '@boedel/contract/fixed/system-types';
import { findMilestoneOfEvent } from '@boedel/contract/matter/matter-events';
import { plainSteps, waitedFor } from '@boedel/contract/milestones/plain-steps';
import { countDaysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { type SystemType, systemType as systemTypes } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, clampBelowNil } from '@boedel/domain/money/cents';
import { computeMedian, type StageDuration, listStageDurations } from '@boedel/domain/reports/turnaround';
import { explainIdleMoney, idleReasons, idleReasonLabels } from '@boedel/domain/waiting/idle-money';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import { projectedFees, projectedMark } from '../kept-figures/figures.store';
import { listMilestoneNames } from '../milestones/stage';
import { selectFeeTaken, isAdministered } from './revenue.store';
import { listFirmWaits } from '../waiting/wait-facts.store';
import {
  toReportRow,
  type ReportCriteria,
  whereInPeriod,
  matters,
  whereFirm,
  ofMatter,
  type ReportSource,
} from './source.store';
import { mapInTurns } from '../../platform/in-pieces';

interface StageMatterRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly reference: string;
  readonly name: string;
  readonly systemType: number;
  readonly office: string | null;
  readonly events: readonly { readonly event: string; readonly on: LocalDate }[];
}

/** What happened to a matter, each event with its day, as far as it is done. */
const happened = sql`
  coalesce((select jsonb_agg(jsonb_build_object('event', d.event, 'on', d.due_on)) from diary_entry d
    where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event is not null and d.done_at is not null), '[]'::jsonb)`;

interface InsightStageTaken extends StageDuration {
  readonly matter: StageMatterRow;
  readonly stage: string;
}
const buildPlaceKey = ({ matter: { office, systemType }, place }: InsightStageTaken): string =>
  `${systemType} ${place} ${office ?? ''}`;
const formatType = (systemType: number): string => typeNames[String(systemType) as keyof typeof typeNames];

/** Each stage a matter reached in the time, in the order of offices, types and stages. */
async function listStagesTaken(tx: Tx, asked: ReportCriteria): Promise<InsightStageTaken[]> {
  const rows = await tx.rows<StageMatterRow>(sql`
    select ${ofMatter}, m.system_type as "systemType", o.name as office, ${happened} as events
    from ${matters} left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
    where ${whereFirm(asked)} order by o.name nulls first, m.system_type, m.reference, m.id`);
  const taken = await mapInTurns(rows, (matter) => {
    const names = listMilestoneNames(matter.systemType);
    const reached = matter.events.flatMap(({ event, on }) => {
      const place = findMilestoneOfEvent(matter.systemType, event);
      return place ? [{ place, on }] : [];
    });
    return listStageDurations(reached)
      .filter(({ on }) => !(asked.from && on < asked.from) && !(asked.to && on > asked.to))
      .map((stage): InsightStageTaken => ({ ...stage, matter, stage: names[stage.place - 1]! }));
  });
  return taken
    .flat()
    .toSorted(
      (a, b) =>
        (a.matter.office ?? '').localeCompare(b.matter.office ?? '') ||
        a.matter.systemType - b.matter.systemType ||
        a.place - b.place,
    );
}

const readTurnaround: ReportSource = async (tx, asked) => {
  const alike = new Map<string, [InsightStageTaken, ...InsightStageTaken[]]>();
  for (const taken of await listStagesTaken(tx, asked)) {
    const known = alike.get(buildPlaceKey(taken));
    if (known) known.push(taken);
    else alike.set(buildPlaceKey(taken), [taken]);
  }
  return [...alike.values()].map((own) => {
    const [{ matter, stage }] = own;
    const days = own.map((taken) => taken.days);
    return toReportRow({
      firmID: matter.firmID,
      matterID: null,
      office: matter.office,
      type: formatType(matter.systemType),
      stage,
      matters: days.length,
      median: computeMedian(days),
      quickest: Math.min(...days),
      longest: Math.max(...days),
    });
  });
};

const readMatterTurnaround: ReportSource = async (tx, asked) =>
  mapInTurns(await listStagesTaken(tx, asked), ({ matter, stage, from, on, days }) => {
    const { firmID, matterID, reference, name, office } = matter;
    return toReportRow({
      firmID,
      matterID,
      reference,
      name,
      office,
      type: formatType(matter.systemType),
      stage,
      from,
      on,
      days,
    });
  });

const readFeesEarned: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; projected: Cents | null; fee: Cents }>(sql`
    select ${ofMatter}, r.full_name as responsible, ${projectedFees} as projected, ${projectedMark} as "projectedMark",
      ${selectFeeTaken(whereInPeriod(sql`p.day`, asked))} as "inTime", ${selectFeeTaken(sql`true`)} as fee
    from ${matters} left join person r on r.id = m.responsible_person_id
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${whereFirm(asked)} and ${isAdministered} and ${isCurrent(sql`m.status`)}
    order by r.full_name nulls last, m.reference, m.id`);
  return mapInTurns(rows, (row) =>
    toReportRow({ ...row, open: row.projected === null ? nil : clampBelowNil(minus(row.projected, row.fee)) }),
  );
};

/** What each has in hand: their current matters, the dates still open in them and the tasks that are theirs. */
const selectInHand = (asked: ReportCriteria): Sql => sql`
  mine as (
    select m.id, m.reference, m.name, m.responsible_person_id as person, ${projectedFees} as projected, ${projectedMark} as mark from matter m
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${whereFirm(asked)} and ${isCurrent(sql`m.status`)}
  ), dates as (
    select coalesce(d.assigned_person_id, mine.person) as person, mine.id as matter, d.title, d.due_on
    from diary_entry d join mine on mine.id = d.matter_id
    where d.intermediary_id = ${asked.firmId!} and d.done_at is null
  ), tasks as (
    select owner_person_id as person, matter_id as matter, title, due_on from task
    where intermediary_id = ${asked.firmId!} and done_at is null
      and (${asked.systemType === undefined ? sql`matter_id is null` : sql`false`} or matter_id in (select id from mine))
  )`;

const readWorkload: ReportSource = async (tx, asked) =>
  mapInTurns(
    await tx.rows<{ firmID: number; matterID: null }>(sql`
      with ${selectInHand(asked)}, held as (
        select person, count(*)::int as matters, coalesce(sum(projected), 0)::bigint as projected from mine group by 1
      ), due as (
        select person, count(*)::int as open, count(*) filter (where due_on < ${asked.today}::date)::int as overdue from dates group by 1
      ), todo as (select person, count(*)::int as open from tasks group by 1)
      select ${asked.firmId!}::bigint as "firmID", null as "matterID", p.full_name as who, coalesce(held.matters, 0) as matters,
        coalesce(due.open, 0) as dates, coalesce(due.overdue, 0) as overdue, coalesce(todo.open, 0) as tasks,
        coalesce(held.projected, 0)::bigint as projected
      from (select person from held union select person from due union select person from todo) everybody
        left join held on held.person is not distinct from everybody.person
        left join due on due.person is not distinct from everybody.person
        left join todo on todo.person is not distinct from everybody.person
        left join person p on p.id = everybody.person
      order by coalesce(held.matters, 0) desc, p.full_name nulls last`),
    toReportRow,
  );

const readWorkInHand: ReportSource = async (tx, asked) =>
  mapInTurns(
    await tx.rows<{ firmID: number; matterID: number | null }>(sql`
      with ${selectInHand(asked)}, item as (
        select 1 as place, 'Current matter' as what, person, id as matter, null as title, null::date as due, projected from mine
        union all
        select case when due_on < ${asked.today}::date then 2 else 3 end,
          case when due_on < ${asked.today}::date then 'Overdue date' else 'Open date' end, person, matter, title, due_on, null from dates
        union all select 4, 'Open task', person, matter, title, due_on, null from tasks
      )
      select ${asked.firmId!}::bigint as "firmID", i.matter as "matterID", i.what, p.full_name as who, mine.reference, mine.name,
        i.title, i.due, i.projected, case when i.projected is not null then mine.mark end as "projectedMark"
      from item i left join mine on mine.id = i.matter left join person p on p.id = i.person
      order by i.place, p.full_name nulls last, i.due nulls last, mine.reference nulls last`),
    toReportRow,
  );

interface IdleMoneyRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly moved: LocalDate;
  readonly events: StageMatterRow['events'];
}

/** Why an estate's money lies still is a rule of its own; of other matters it is whom the step after the last one waits for. */
const readIdleMoney: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<IdleMoneyRow & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", bank.balance, bank.moved, ${happened} as events
    from ${matters} join (
      select matter_id, sum(cents)::bigint as balance, max(day) as moved from ledger_posting
      where intermediary_id = ${asked.firmId!} and account = 'BANK' group by 1 having sum(cents) > 0) bank on bank.matter_id = m.id
    where ${whereFirm(asked)} and ${isCurrent(sql`m.status`)} order by bank.balance desc, m.reference`);
  const reasons: readonly string[] = [
    ...idleReasons.map((reason) => idleReasonLabels[reason]),
    ...Object.values(waitedFor),
  ];
  const estates = new Map(
    (rows.some(({ systemType }) => systemType === systemTypes.estateLate)
      ? await listFirmWaits(tx, new Date(`${asked.today}T12:00:00Z`))
      : []
    )
      .filter(({ facts }) => facts.isEstate)
      .map(({ id, facts, ...estate }) => [id, explainIdleMoney({ ...facts, ...estate })]),
  );
  const idle = await mapInTurns(rows, ({ systemType, events, moved, ...row }) => {
    const last = Math.max(0, ...events.map(({ event }) => findMilestoneOfEvent(systemType, event) ?? 0));
    const steps = plainSteps[systemType as SystemType];
    const [, waits] = steps[Math.min(last, steps.length - 1)]!;
    return toReportRow({
      ...row,
      reason: estates.get(row.matterID)?.words.key ?? waitedFor[waits],
      stage: listMilestoneNames(systemType)[last - 1] ?? null,
      moved,
      days: Math.max(0, countDaysBetween(moved, asked.today)),
    });
  });
  return idle.toSorted(
    (a, b) => reasons.indexOf(String(a.values['reason'])) - reasons.indexOf(String(b.values['reason'])),
  );
};

const deadlineStates = ['Still open', 'Met late', 'Kept in time'] as const;

/** Dates a rule of law worked out, due in the time and no later than today. */
const readDeadlinesKept: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; due: LocalDate; done: LocalDate | null }>(sql`
    select ${ofMatter}, d.title, d.due_on as due, (d.done_at at time zone 'Africa/Johannesburg')::date as done, r.full_name as responsible
    from ${matters} join diary_entry d on d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.rule is not null
      left join person r on r.id = coalesce(d.assigned_person_id, m.responsible_person_id)
    where ${whereFirm(asked)} and d.due_on < ${asked.today}::date and ${whereInPeriod(sql`d.due_on`, asked)}
    order by d.due_on desc, m.reference, d.id`);
  const dates = await mapInTurns(rows, ({ due, done, ...row }) => {
    const days = Math.max(0, countDaysBetween(due, done ?? asked.today));
    const state = done === null ? 'Still open' : days > 0 ? 'Met late' : 'Kept in time';
    return toReportRow({ ...row, due, done, days: days === 0 ? null : days, state });
  });
  return dates.toSorted(
    (a, b) => deadlineStates.indexOf(a.values['state'] as never) - deadlineStates.indexOf(b.values['state'] as never),
  );
};

/** Where the rows of a firm's reports of its own work come from. The firm is always named. */
export const insightSources: Readonly<Record<InsightKey, ReportSource>> = {
  turnaround: readTurnaround,
  turnaroundOfMatters: readMatterTurnaround,
  feesEarned: readFeesEarned,
  workload: readWorkload,
  workInHand: readWorkInHand,
  idleMoney: readIdleMoney,
  deadlinesKept: readDeadlinesKept,
};
