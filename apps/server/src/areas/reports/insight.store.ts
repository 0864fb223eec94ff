import type { InsightKey } from '@boedel/contract/reports/insights';
import { systemType as typeNames } from '@boedel/contract/fixed/system-types';
import { milestoneOfEvent } from '@boedel/contract/matter/matter-events';
import { plainSteps, waitedFor } from '@boedel/contract/milestones/plain-steps';
import { daysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { type SystemType, systemType as systemTypes } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import { median, type StageTaken, stagesTaken } from '@boedel/domain/reports/turnaround';
import { idleBecause, idleReasons, idleWords } from '@boedel/domain/waiting/idle-money';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import { projectedFees, projectedMark } from '../kept-figures/figures.store';
import { milestonesOf } from '../milestones/stage';
import { feeTaken, isAdministered } from './revenue.store';
import { waitsOfFirm } from '../waiting/wait-facts.store';
import { asRow, type Asked, inPeriod, matters, ofFirm, ofMatter, type Source } from './source.store';

interface Reached {
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

interface Taken extends StageTaken {
  readonly matter: Reached;
  readonly stage: string;
}
const placeOf = ({ matter: { office, systemType }, place }: Taken): string => `${systemType} ${place} ${office ?? ''}`;
const typeOf = (systemType: number): string => typeNames[String(systemType) as keyof typeof typeNames];

/** Each stage a matter reached in the time, in the order of offices, types and stages. */
async function stagesOf(tx: Tx, asked: Asked): Promise<Taken[]> {
  const rows = await tx.rows<Reached>(sql`
    select ${ofMatter}, m.system_type as "systemType", o.name as office, ${happened} as events
    from ${matters} left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
    where ${ofFirm(asked)} order by o.name nulls first, m.system_type, m.reference, m.id`);
  return rows
    .flatMap((matter) => {
      const names = milestonesOf(matter.systemType);
      const reached = matter.events.flatMap(({ event, on }) => {
        const place = milestoneOfEvent(matter.systemType, event);
        return place ? [{ place, on }] : [];
      });
      return stagesTaken(reached)
        .filter(({ on }) => !(asked.from && on < asked.from) && !(asked.to && on > asked.to))
        .map((taken): Taken => ({ ...taken, matter, stage: names[taken.place - 1]! }));
    })
    .toSorted(
      (a, b) =>
        (a.matter.office ?? '').localeCompare(b.matter.office ?? '') ||
        a.matter.systemType - b.matter.systemType ||
        a.place - b.place,
    );
}

const turnaround: Source = async (tx, asked) => {
  const alike = new Map<string, [Taken, ...Taken[]]>();
  for (const taken of await stagesOf(tx, asked)) {
    const known = alike.get(placeOf(taken));
    if (known) known.push(taken);
    else alike.set(placeOf(taken), [taken]);
  }
  return [...alike.values()].map((own) => {
    const [{ matter, stage }] = own;
    const days = own.map((taken) => taken.days);
    return asRow({
      firmID: matter.firmID,
      matterID: null,
      office: matter.office,
      type: typeOf(matter.systemType),
      stage,
      matters: days.length,
      median: median(days),
      quickest: Math.min(...days),
      longest: Math.max(...days),
    });
  });
};

const turnaroundOfMatters: Source = async (tx, asked) =>
  (await stagesOf(tx, asked)).map(({ matter, stage, from, on, days }) => {
    const { firmID, matterID, reference, name, office } = matter;
    return asRow({ firmID, matterID, reference, name, office, type: typeOf(matter.systemType), stage, from, on, days });
  });

const feesEarned: Source = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; projected: Cents | null; fee: Cents }>(sql`
    select ${ofMatter}, r.full_name as responsible, ${projectedFees} as projected, ${projectedMark} as "projectedMark",
      ${feeTaken(inPeriod(sql`p.day`, asked))} as "inTime", ${feeTaken(sql`true`)} as fee
    from ${matters} left join person r on r.id = m.responsible_person_id
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${ofFirm(asked)} and ${isAdministered} and ${isCurrent(sql`m.status`)}
    order by r.full_name nulls last, m.reference, m.id`);
  return rows.map((row) =>
    asRow({ ...row, open: row.projected === null ? nil : notBelowNil(minus(row.projected, row.fee)) }),
  );
};

/** What each has in hand: their current matters, the dates still open in them and the tasks that are theirs. */
const inHand = (asked: Asked): Sql => sql`
  mine as (
    select m.id, m.reference, m.name, m.responsible_person_id as person, ${projectedFees} as projected, ${projectedMark} as mark from matter m
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${ofFirm(asked)} and ${isCurrent(sql`m.status`)}
  ), dates as (
    select coalesce(d.assigned_person_id, mine.person) as person, mine.id as matter, d.title, d.due_on
    from diary_entry d join mine on mine.id = d.matter_id
    where d.intermediary_id = ${asked.firmId!} and d.done_at is null
  ), tasks as (
    select owner_person_id as person, matter_id as matter, title, due_on from task
    where intermediary_id = ${asked.firmId!} and done_at is null
      and (${asked.systemType === undefined ? sql`matter_id is null` : sql`false`} or matter_id in (select id from mine))
  )`;

const workload: Source = async (tx, asked) =>
  (
    await tx.rows<{ firmID: number; matterID: null }>(sql`
      with ${inHand(asked)}, held as (
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
      order by coalesce(held.matters, 0) desc, p.full_name nulls last`)
  ).map(asRow);

const workInHand: Source = async (tx, asked) =>
  (
    await tx.rows<{ firmID: number; matterID: number | null }>(sql`
      with ${inHand(asked)}, item as (
        select 1 as place, 'Current matter' as what, person, id as matter, null as title, null::date as due, projected from mine
        union all
        select case when due_on < ${asked.today}::date then 2 else 3 end,
          case when due_on < ${asked.today}::date then 'Overdue date' else 'Open date' end, person, matter, title, due_on, null from dates
        union all select 4, 'Open task', person, matter, title, due_on, null from tasks
      )
      select ${asked.firmId!}::bigint as "firmID", i.matter as "matterID", i.what, p.full_name as who, mine.reference, mine.name,
        i.title, i.due, i.projected, case when i.projected is not null then mine.mark end as "projectedMark"
      from item i left join mine on mine.id = i.matter left join person p on p.id = i.person
      order by i.place, p.full_name nulls last, i.due nulls last, mine.reference nulls last`)
  ).map(asRow);

interface Idle {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly moved: LocalDate;
  readonly events: Reached['events'];
}

/** Why an estate's money lies still is a rule of its own; of other matters it is whom the step after the last one waits for. */
const idleMoney: Source = async (tx, asked) => {
  const rows = await tx.rows<Idle & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", bank.balance, bank.moved, ${happened} as events
    from ${matters} join (
      select matter_id, sum(cents)::bigint as balance, max(day) as moved from ledger_posting
      where intermediary_id = ${asked.firmId!} and account = 'BANK' group by 1 having sum(cents) > 0) bank on bank.matter_id = m.id
    where ${ofFirm(asked)} and ${isCurrent(sql`m.status`)} order by bank.balance desc, m.reference`);
  const reasons: readonly string[] = [...idleReasons.map((reason) => idleWords[reason]), ...Object.values(waitedFor)];
  const estates = new Map(
    (rows.some(({ systemType }) => systemType === systemTypes.estateLate)
      ? await waitsOfFirm(tx, new Date(`${asked.today}T12:00:00Z`))
      : []
    )
      .filter(({ facts }) => facts.isEstate)
      .map(({ id, facts, ...estate }) => [id, idleBecause({ ...facts, ...estate })]),
  );
  return rows
    .map(({ systemType, events, moved, ...row }) => {
      const last = Math.max(0, ...events.map(({ event }) => milestoneOfEvent(systemType, event) ?? 0));
      const steps = plainSteps[systemType as SystemType];
      const [, waits] = steps[Math.min(last, steps.length - 1)]!;
      return asRow({
        ...row,
        reason: estates.get(row.matterID)?.words.key ?? waitedFor[waits],
        stage: milestonesOf(systemType)[last - 1] ?? null,
        moved,
        days: Math.max(0, daysBetween(moved, asked.today)),
      });
    })
    .toSorted((a, b) => reasons.indexOf(String(a.values['reason'])) - reasons.indexOf(String(b.values['reason'])));
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
  turnaroundOfMatters,
  feesEarned,
  workload,
  workInHand,
  idleMoney,
  deadlinesKept,
};
