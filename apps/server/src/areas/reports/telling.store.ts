import { findMilestoneOfEvent } from '@boedel/contract/matter/matter-events';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { ReportDataRow } from '@boedel/domain/reports/report';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { mapInTurns } from '../../platform/in-pieces';
import { type Sql, sql } from '../../platform/db/sql';
import { listMilestoneNames } from '../milestones/stage';
import { isAdministered } from './revenue.store';
import {
  type ReportCriteria,
  toReportRow,
  whereInPeriod,
  matters,
  whereFirm,
  ofMatter,
  type ReportSource,
} from './source.store';

async function listNotes(tx: Tx, asked: ReportCriteria, which: Sql): Promise<readonly ReportDataRow[]> {
  const rows = await tx.rows<{ firmID: number; matterID: number }>(sql`
    select ${ofMatter}, n.created_at::date as day, n.person_name as author, n.plain as note
    from ${matters} join matter_note n on n.intermediary_id = m.intermediary_id and n.matter_id = m.id
    where ${whereFirm(asked)} and ${which} and ${whereInPeriod(sql`n.created_at::date`, asked)}
    order by n.created_at desc, n.id desc`);
  return mapInTurns(rows, toReportRow);
}
export const readFileNotes: ReportSource = (tx, asked) => listNotes(tx, asked, isAdministered);
export const readTrustFileNotes: ReportSource = (tx, asked) =>
  listNotes(tx, asked, sql`m.system_type = ${systemType.trust}`);

const countMails = (which: Sql): Sql => sql`
  (select count(*)::int from mail join matter_milestone s on s.intermediary_id = mail.intermediary_id
      and mail.entity_type = 'matter_milestone' and mail.entity_id = s.id
    where mail.intermediary_id = m.intermediary_id and mail.matter_id = m.id and mail.state = 'sent' and ${which})`;

interface MilestoneRecipientRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly places: readonly number[];
}

/** None named is all of them. */
export const readMilestoneRecipients: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<MilestoneRecipientRow & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", p.surname as recipient, p.email,
      coalesce(p.details -> 'milestones', '[]'::jsonb) as places, ${countMails(sql`p.email = any(mail.to_addresses)`)} as mails
    from ${matters} join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'recipient'
    where ${whereFirm(asked)} and ${isAdministered} and ${isCurrent(sql`m.status`)} order by p.surname, m.reference, p.id`);
  return mapInTurns(rows, ({ systemType: type, places, ...row }) => {
    const milestones = listMilestoneNames(type).filter((_, at) => places.includes(at + 1));
    return toReportRow({ ...row, milestones: milestones.length === 0 ? 'All milestones' : milestones.join(', ') });
  });
};

interface ReachedMilestoneRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly systemType: number;
  readonly event: string;
  readonly day: LocalDate;
  readonly mailed: Readonly<Record<string, number>>;
}

/** A milestone is reached on the day of its event. */
export const readMilestoneReport: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<ReachedMilestoneRow & Record<string, unknown>>(sql`
    select ${ofMatter}, m.system_type as "systemType", d.event, d.due_on as day,
      coalesce((select jsonb_object_agg(sent.milestone, sent.mails) from (
        select s.milestone, count(*)::int as mails from mail join matter_milestone s
          on s.intermediary_id = mail.intermediary_id and mail.entity_type = 'matter_milestone' and mail.entity_id = s.id
        where mail.intermediary_id = m.intermediary_id and mail.matter_id = m.id and mail.state = 'sent' group by 1) sent), '{}') as mailed
    from ${matters} join diary_entry d on d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event is not null
    where ${whereFirm(asked)} and ${isAdministered} and d.due_on <= ${asked.today}::date and ${whereInPeriod(sql`d.due_on`, asked)}
    order by d.due_on desc, m.reference`);
  const reached = await mapInTurns(rows, ({ systemType: type, event, mailed, ...row }) => {
    const place = findMilestoneOfEvent(type, event);
    const milestone = place === null ? undefined : listMilestoneNames(type)[place - 1];
    return milestone === undefined ? undefined : toReportRow({ ...row, milestone, mails: mailed[String(place)] ?? 0 });
  });
  return reached.filter((row) => row !== undefined);
};

const stateNames = { queued: 'Queued', sent: 'Sent', dead: 'Not delivered' } as const;

export const readMilestoneReceipts: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; state: keyof typeof stateNames }>(sql`
    select ${ofMatter}, coalesce(mail.sent_at, mail.created_at)::date as day, array_to_string(mail.to_addresses, ', ') as "to",
      mail.subject, mail.state
    from ${matters} join mail on mail.intermediary_id = m.intermediary_id and mail.matter_id = m.id
      and mail.entity_type in ('matter_milestone', 'milestone_report')
    where ${whereFirm(asked)} and ${isAdministered} and ${whereInPeriod(sql`coalesce(mail.sent_at, mail.created_at)::date`, asked)}
    order by mail.id desc`);
  return mapInTurns(rows, ({ state, ...row }) => toReportRow({ ...row, state: stateNames[state] }));
};
