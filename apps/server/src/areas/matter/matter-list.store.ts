import type { QueryOf } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { AccessRight } from '@boedel/domain/access/access-rights';
import type { Cents } from '@boedel/domain/money/cents';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { toPlainText, whereWordsOrNumbers } from '../../platform/db/search-words';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { whereHoldsRight } from '../../platform/db/sees';
import { whereStillToDo } from '../diary/still-to-do.store';
import { projectedFees } from '../kept-figures/figures.store';

export type MatterListQuery = QueryOf<typeof matterCalls.getMatterList>;

export interface MatterListRow {
  id: number;
  system_type: number;
  status: number;
  reference: string;
  name: string;
  country: string;
  master_reference: string | null;
  watched: boolean;
  responsible_person_id: number | null;
  responsible_name: string | null;
  due_title: string | null;
  due_on: LocalDate | null;
  gross_assets_cents: Cents | null;
  liabilities_cents: Cents | null;
  net_cents: Cents | null;
  estate_duty_cents: Cents | null;
  projected_fees_cents: Cents | null;
  cash_position_cents: Cents | null;
  last_note: string | null;
  labels: string[];
  opened_at: string;
}

/** Figures go with the right to what they are of: in the list, and in its order. */
const selectForEstate = (figure: Sql): Sql =>
  sql`(case when ${whereHoldsRight(sql`m.id`, 'estate')} then ${figure} end)`;
const figureColumns = {
  grossAssets: selectForEstate(sql`figures.gross_assets_cents`),
  liabilities: selectForEstate(sql`figures.liabilities_cents`),
  net: selectForEstate(sql`figures.net_cents`),
  estateDuty: selectForEstate(sql`figures.estate_duty_cents`),
  projectedFees: selectForEstate(projectedFees),
  cashPosition: sql`(case when ${whereHoldsRight(sql`m.id`, 'money')} then figures.cash_position_cents end)`,
};
/** Beside each matter of a page; to sort by one of them, beside every matter. */
const figures = sql`left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id`;

/** What somebody with single matters was given of each; for people of the whole firm nothing is looked up. */
const given = sql`left join matter_access given on not (select app_matters() is null) and given.intermediary_id = app_firm()
      and given.person_id = app_user_id() and given.matter_id = m.id`;
const whereHasRight = (right: AccessRight): Sql =>
  sql`((select app_matters() is null) or ${right} = any(given.rights))`;

const sortColumns: Record<NonNullable<MatterListQuery['sortModelColId']>, Sql> = {
  reference: sql`m.reference`,
  name: sql`plain_text(m.name)`,
  masterReference: sql`m.master_reference`,
  matterStatus: sql`m.status`,
  responsibleName: sql`responsible.full_name`,
  nextDeadline: sql`due.due_on`,
  ...figureColumns,
  openedAt: sql`m.opened_at`,
};

/**
 * What a matter is found by. Who was given it without its parties finds it by what its header shows, so that nobody can
 * ask a search whether somebody is a party.
 */
const seesParties = whereHoldsRight(sql`m.id`, 'estate');
export const searchedText = sql`(case when ${seesParties} then m.search_text else plain_text(m.reference || ' ' || m.name) end)`;
const searchedNumbers = sql`(case when ${seesParties} then m.search_numbers else '{}'::text[] end)`;
export const whereMatterFound = (search: string): Sql => whereWordsOrNumbers(searchedText, searchedNumbers, search);

const readStatuses = ({ matterStatus }: MatterListQuery): number[] =>
  matterStatus ? matterStatus.split(',').map(Number) : [1, 2];

/** Whether the list is all matters of a type with these statuses: how many those are is kept. */
const hasNoFilters = (query: MatterListQuery): boolean =>
  query.searchString.trim() === '' &&
  query.watchList !== 'true' &&
  query.mine !== 'true' &&
  query.noNextDate !== 'true' &&
  !query.responsibleUserID &&
  !query.matterIDs &&
  !query.masterOfficeID &&
  !query.labelID;

const countHits = sql`(select count(*)::int from hit)`;
/** Somebody given single matters counts those. */
const countKept = (query: MatterListQuery, systemType: number): Sql => sql`
  (case when (select app_matters() is null) then (select coalesce(sum(kept.matters), 0)::int from matter_count kept
    where kept.intermediary_id = (select app_firm()) and kept.system_type = ${systemType} and kept.status = any(${readStatuses(query)}::int[]))
  else ${countHits} end)`;

function createFilters(query: MatterListQuery, systemType: number, near: boolean): Sql {
  const statuses = readStatuses(query);
  const search = query.searchString.trim();
  const conditions = [
    // Row security says the same of each row; named through a subquery it is asked once, and counting a firm costs half.
    sql`m.intermediary_id = (select app_firm())`,
    sql`m.system_type = ${systemType}`,
    sql`m.status = any(${statuses}::int[])`,
    ...(search === ''
      ? []
      : near
        ? [sql`word_similarity(${toPlainText(search)}, ${searchedText}) > 0.45`]
        : [whereMatterFound(search)]),
    ...(query.watchList === 'true' ? [sql`watch.id is not null`] : []),
    ...(query.responsibleUserID ? [sql`m.responsible_person_id = ${query.responsibleUserID}`] : []),
    ...(query.mine === 'true' ? [sql`m.responsible_person_id = app_user_id()`] : []),
    ...(query.matterIDs ? [sql`m.id = any(${query.matterIDs.split(',').map(Number)}::bigint[])`] : []),
    ...(query.masterOfficeID ? [sql`m.master_office_id = ${query.masterOfficeID}`] : []),
    ...(query.labelID
      ? [
          sql`exists (select from matter_label_on o where o.intermediary_id = m.intermediary_id and o.matter_id = m.id and o.label_id = ${query.labelID})`,
        ]
      : []),
    ...(query.noNextDate === 'true'
      ? [
          sql`not exists (select from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.done_at is null)`,
        ]
      : []),
  ];
  return joinSql(conditions, ' and ');
}

/**
 * One page of the list. The page is chosen first and what stands beside each matter is looked up for its rows alone,
 * so the cost follows the page, not the firm. Counting walks an index and the page reads another in its order; words
 * searched for are looked at once a matter, and what they found serves both.
 */
export async function listMatters(
  tx: Tx,
  query: MatterListQuery,
  systemType: number,
  today: LocalDate,
): Promise<{ rows: MatterListRow[]; total: number }> {
  const exact = await listPage(tx, query, systemType, today, false);
  // Nothing is spelled just so: forgive small mistakes.
  if (exact.total > 0 || query.searchString.trim().length < 3) return exact;
  return listPage(tx, query, systemType, today, true);
}

async function listPage(
  tx: Tx,
  query: MatterListQuery,
  systemType: number,
  today: LocalDate,
  near: boolean,
): Promise<{ rows: MatterListRow[]; total: number }> {
  const where = createFilters(query, systemType, near);
  const column = sortColumns[query.sortModelColId ?? 'reference'];
  const descending = query.sortModelSort ? query.sortModelSort === 'desc' : query.sortModelColId === undefined;
  // Every matter has a reference and a name: said plainly, their indexes serve the order both ways.
  const last = column === sortColumns.reference || column === sortColumns.name ? sql`` : sql`nulls last`;
  const order = descending ? sql`${column} desc ${last}, m.id desc` : sql`${column} asc ${last}, m.id`;
  const watch = sql`left join matter_watch watch on watch.intermediary_id = m.intermediary_id and watch.matter_id = m.id and watch.person_id = app_user_id()`;
  const due = sql`left join lateral (select d.title as due_title, d.due_on from diary_entry d
      where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and ${whereStillToDo(today)} order by d.due_on, d.id limit 1) due on true`;
  const responsible = sql`left join person responsible on responsible.id = m.responsible_person_id`;
  // The labels of all the page's matters in one walk: asked matter by matter they cost as much as the money columns.
  const labelled = sql`left join (select o.matter_id, array_agg(l.name order by l.name) as labels
      from matter_label_on o join matter_label l on l.intermediary_id = o.intermediary_id and l.id = o.label_id
      where o.intermediary_id = (select app_firm()) and o.matter_id = any(array(select c.id from chosen c)) group by o.matter_id
    ) labelled on labelled.matter_id = m.id`;
  // To sort by it, the next date of every matter is read off the index in one go.
  const everyDue = sql`left join (select d.matter_id, min(d.due_on) as due_on from diary_entry d where ${whereStillToDo(today)} group by d.matter_id) due on due.matter_id = m.id`;
  const sortsByDue = query.sortModelColId === 'nextDeadline';
  const sortsByFigure = Object.keys(figureColumns).some((name) => name === query.sortModelColId);
  const sortsByPerson = query.sortModelColId === 'responsibleName';
  const rows = await tx.rows<MatterListRow & { total: number }>(sql`
    with hit as ${query.searchString.trim() === '' ? sql`not materialized` : sql`materialized`} (
      select m.* from matter m ${query.watchList === 'true' ? watch : sql``} where ${where}
    ), chosen as (
      select m.id, m.intermediary_id, m.system_type, m.status, m.reference, m.name, m.country, m.master_reference, m.responsible_person_id,
        m.opened_at, row_number() over (order by ${order}) as place
      from hit m ${sortsByDue ? everyDue : sql``} ${sortsByPerson ? responsible : sql``} ${sortsByFigure ? figures : sql``}
      order by ${order} offset ${query.skip} limit ${query.take}
    )
    select m.id, m.system_type, m.status, m.reference, m.name, m.country, m.master_reference, watch.id is not null as watched,
      m.responsible_person_id, responsible.full_name as responsible_name, due.due_title, due.due_on,
      case when ${whereHasRight('estate')} then figures.gross_assets_cents end as gross_assets_cents,
      case when ${whereHasRight('estate')} then figures.liabilities_cents end as liabilities_cents,
      case when ${whereHasRight('estate')} then figures.net_cents end as net_cents,
      case when ${whereHasRight('estate')} then figures.estate_duty_cents end as estate_duty_cents,
      case when ${whereHasRight('estate')} then ${projectedFees} end as projected_fees_cents,
      case when ${whereHasRight('money')} then figures.cash_position_cents end as cash_position_cents, m.opened_at,
      ${hasNoFilters(query) ? countKept(query, systemType) : countHits} as total,
      (select left(n.plain, 160) from matter_note n where n.intermediary_id = m.intermediary_id and n.matter_id = m.id order by n.id desc limit 1) as last_note,
      coalesce(labelled.labels, '{}') as labels
    from chosen m ${watch} ${due} ${responsible} ${figures} ${given} ${labelled}
    order by m.place`);
  if (rows.length > 0 || query.skip === 0) return { rows, total: rows[0]?.total ?? 0 };
  const { total } = await tx.one<{ total: number }>(
    sql`select count(*)::int as total from matter m ${query.watchList === 'true' ? watch : sql``} where ${where}`,
  );
  return { rows, total };
}
