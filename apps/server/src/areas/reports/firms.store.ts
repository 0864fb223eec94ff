import { constants } from '@boedel/contract/fixed/constants';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { computeFairUsePercent, describeFairUse } from '@boedel/domain/reports/fair-use';
import { computeArrears } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';
import { isCurrent, isPast } from '../../platform/db/matter-status';
import { sqlName, type Sql, sql } from '../../platform/db/sql';
import { type ReportCriteria, toReportRow, type ReportSource } from './source.store';

const whereFirm = ({ firmId }: ReportCriteria): Sql => (firmId === undefined ? sql`true` : sql`i.id = ${firmId}`);
/** Each table is counted once for all firms, not once a firm. */
const joinCounted = (as: string, from: Sql): Sql =>
  sql`left join (${from}) ${sqlName(as)} on ${sqlName(as)}.firm = i.id`;
const whereOnlyFirm = ({ firmId }: ReportCriteria): Sql =>
  firmId === undefined ? sql`true` : sql`intermediary_id = ${firmId}`;

const countMatters = (asked: ReportCriteria): Sql =>
  joinCounted(
    'matters',
    sql`select intermediary_id as firm, count(*) filter (where ${isCurrent()})::int as current,
      count(*) filter (where ${isPast()})::int as past from matter where ${whereOnlyFirm(asked)} group by 1`,
  );

export const readFirmsReport: ReportSource = async (tx, asked) =>
  (
    await tx.rows<{ firmID: number; matterID: null }>(sql`
      select i.id as "firmID", null as "matterID", i.name as firm, i.country, i.created_at::date as since, i.terminates_on as ends,
        coalesce(people.count, 0) as people, coalesce(matters.current, 0) as current, coalesce(matters.past, 0) as past,
        coalesce(files.mb, 0) as files, coalesce(mails.count, 0) as mails
      from intermediary i ${countMatters(asked)}
        ${joinCounted('people', sql`select intermediary_id as firm, count(*)::int as count from membership where support_until is null and ${whereOnlyFirm(asked)} group by 1`)}
        ${joinCounted('files', sql`select intermediary_id as firm, ceil(sum(size) / 1048576.0)::int as mb from stored_file where ${whereOnlyFirm(asked)} group by 1`)}
        ${joinCounted('mails', sql`select intermediary_id as firm, count(*)::int as count from mail where state = 'sent' and sent_at > now() - interval '30 days' and ${whereOnlyFirm(asked)} group by 1`)}
      where ${whereFirm(asked)} order by i.country, plain_text(i.name), i.id`)
  ).map(toReportRow);

export const readFairUseReport: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: null; current: number; past: number }>(sql`
    select i.id as "firmID", null as "matterID", i.name as firm, coalesce(matters.current, 0) as current, coalesce(matters.past, 0) as past
    from intermediary i ${countMatters(asked)}
    where ${whereFirm(asked)} and not i.is_provider order by plain_text(i.name), i.id`);
  const shares = rows.map((row) => {
    const currentShare = computeFairUsePercent(row.current, constants.fairUseActiveMatters);
    const pastShare = computeFairUsePercent(row.past, constants.fairUseHistoricalMatters);
    return { ...row, currentShare, pastShare, state: describeFairUse(Math.max(currentShare, pastShare)) };
  });
  return shares
    .toSorted((a, b) => Math.max(b.currentShare, b.pastShare) - Math.max(a.currentShare, a.pastShare))
    .map(toReportRow);
};

interface SubscriptionEntry {
  readonly kind: 'invoice' | 'payment';
  readonly on: LocalDate;
  readonly amount: Cents;
}

const listOwingRows = (tx: Tx, asked: ReportCriteria) =>
  tx.rows<{ firmID: number; firm: string; entries: SubscriptionEntry[] }>(sql`
    select i.id as "firmID", i.name as firm,
      jsonb_agg(jsonb_build_object('kind', e.kind, 'on', e.counts_on, 'amount', e.amount_cents)) as entries
    from intermediary i join subscription_entry e on e.intermediary_id = i.id
    where ${whereFirm(asked)} and not i.is_provider group by i.id, i.name`);

/** Judged by the same rule that shuts a firm out. */
export const readArrearsReport: ReportSource = async (tx, asked) =>
  (await listOwingRows(tx, asked))
    .map(({ firmID, firm, entries }) => ({ firmID, firm, ...computeArrears(entries, asked.today) }))
    .filter(({ days }) => days > 0)
    .toSorted((a, b) => b.days - a.days || a.firm.localeCompare(b.firm))
    .map(({ firmID, firm, days, oldestDueOn, owing }) =>
      toReportRow({
        firmID,
        matterID: null,
        firm,
        due: oldestDueOn,
        days,
        owing,
        state: days > constants.arrearsBlockDays ? 'Suspended' : 'In arrears',
      }),
    );
