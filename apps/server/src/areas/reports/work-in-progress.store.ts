import { findMilestoneOfEvent } from '@boedel/contract/matter/matter-events';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { describeAge } from '@boedel/domain/reports/age';
import { type Cents, minus, nil, clampBelowNil } from '@boedel/domain/money/cents';
import { isCurrent } from '../../platform/db/matter-status';
import { mapInTurns } from '../../platform/in-pieces';
import { sql } from '../../platform/db/sql';
import { projectedFees, projectedMark } from '../kept-figures/figures.store';
import { listMilestoneNames } from '../milestones/stage';
import { selectFeeTaken, isAdministered } from './revenue.store';
import { toReportRow, matters, whereFirm, ofMatter, type ReportSource } from './source.store';

interface WorkInProgressRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly responsible: string | null;
  readonly opened: LocalDate;
  readonly projected: Cents | null;
  readonly fee: Cents;
  readonly events: readonly string[];
}

/** Current matters with what of their fee is still to be earned: as projected, less what was taken. */
export const readWorkInProgress: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<WorkInProgressRow & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", r.full_name as responsible, m.opened_at::date as opened,
      ${projectedFees} as projected, ${projectedMark} as "projectedMark", ${selectFeeTaken(sql`true`)} as fee,
      array(select d.event from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id
        and d.event is not null and d.due_on <= ${asked.today}::date) as events
    from ${matters} left join person r on r.id = m.responsible_person_id
      left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where ${whereFirm(asked)} and ${isAdministered} and ${isCurrent(sql`m.status`)}
    order by r.full_name nulls last, m.reference, m.id`);
  const ages = new Map<LocalDate, string>();
  const ageOf = (opened: LocalDate): string => {
    const known = ages.get(opened) ?? describeAge(opened, asked.today);
    ages.set(opened, known);
    return known;
  };
  return mapInTurns(rows, ({ systemType, events, ...row }) => {
    const places = events.map((event) => findMilestoneOfEvent(systemType, event) ?? 0);
    const stage = listMilestoneNames(systemType)[Math.max(0, ...places) - 1] ?? null;
    const open = row.projected === null ? null : clampBelowNil(minus(row.projected, row.fee));
    return toReportRow({ ...row, stage, age: ageOf(row.opened), open: open ?? nil });
  });
};
