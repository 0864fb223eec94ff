import type { QueryOf } from '@boedel/contract/call';
import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { TrustChangeType } from '@boedel/domain/activities/change-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { toLikePattern, toPlainText } from '../../platform/db/search-words';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { whereSeesType } from '../../platform/db/sees';

export interface CentreRow {
  readonly id: number;
  readonly matter_id: number;
  readonly change_type: TrustChangeType;
  readonly started_on: LocalDate;
  readonly completed_on: LocalDate | null;
  readonly complete_percent: number;
  readonly trust_name: string;
  readonly reference: string;
  readonly administrator: string | null;
}
export type CentreQuery = QueryOf<typeof activityCalls.exportlist>;

/** Complete, not started, in progress: as the words are ordered in lists. */
const status = sql`case when a.completed_on is not null then 0 when a.complete_percent = 0 then 2 else 1 end`;
const columns: Readonly<Record<NonNullable<CentreQuery['sortModelColId']>, Sql>> = {
  activityType: sql`a.change_type`,
  trustName: sql`plain_text(m.name)`,
  trustAdministrator: sql`p.full_name`,
  completePercent: sql`a.complete_percent`,
  status,
  dateCreated: sql`a.started_on`,
  dateCompleted: sql`a.completed_on`,
};
/** Those of the activity alone: a page is chosen by them before anything is looked up beside it. */
const ownColumns: ReadonlySet<string> = new Set([
  'completePercent',
  'status',
  'dateCreated',
  'dateCompleted',
  'activityType',
]);

const centreColumns = sql`a.id, a.matter_id, a.change_type, a.started_on, a.completed_on, a.complete_percent, m.name as trust_name,
  m.reference, p.full_name as administrator`;
const beside = sql`join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id
  left join person p on p.id = m.responsible_person_id`;

function matchActivities({ searchString, types }: CentreQuery): Sql | undefined {
  const search = searchString.trim();
  if (search === '') return undefined;
  const named = (types ?? '').split(',').filter(Boolean).map(Number);
  const like = toPlainText(toLikePattern(search));
  return sql`(a.change_type = any(${named}::int[]) or plain_text(m.name) like ${like} or plain_text(p.full_name) like ${like})`;
}

/** One page of the activities of every trust: without a search, what stands beside is looked up for its rows alone. */
export async function listCentre(
  tx: Tx,
  query: CentreQuery,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: CentreRow[]; total: number }> {
  // Activities are of trusts alone, so that who works in trusts sees all of the firm's.
  const firms = sql`a.intermediary_id = (select app_firm()) and ${whereSeesType(sql`${systemType.trust}::int`)}`;
  const search = matchActivities(query);
  const column = columns[query.sortModelColId ?? 'dateCreated'];
  const isDown = query.sortModelSort ? query.sortModelSort === 'desc' : true;
  const last = query.sortModelColId === undefined || query.sortModelColId === 'dateCreated' ? sql`` : sql`nulls last`;
  const order = isDown ? sql`${column} desc ${last}, a.id desc` : sql`${column} asc ${last}, a.id`;
  const isOwn = search === undefined && ownColumns.has(query.sortModelColId ?? 'dateCreated');
  const from = isOwn ? sql`activity a` : sql`activity a ${beside}`;
  const where = search ? joinSql([firms, search], ' and ') : firms;
  const page = sql`select a.* from ${from} where ${where} order by ${order} offset ${skip} limit ${take}`;
  const rows = await tx.rows<CentreRow>(sql`select ${centreColumns} from (${page}) a ${beside} order by ${order}`);
  const { total } = await tx.one<{ total: number }>(
    sql`select count(*)::int as total from activity a ${search ? beside : sql``} where ${where}`,
  );
  return { rows, total };
}

/** The activities of one matter, or single ones, as they are shown. */
export const listCentreRows = (tx: Tx, ids: readonly number[]): Promise<(CentreRow & { entity_names: string[] })[]> =>
  tx.rows(sql`
    select ${centreColumns}, coalesce((select array_agg(coalesce(nullif(concat_ws(' ', t.first_names, t.surname), ''), '') order by x.id)
      from activity_party x join matter_party t on t.intermediary_id = x.intermediary_id and t.id = x.party_id
      where x.intermediary_id = a.intermediary_id and x.activity_id = a.id), '{}') as entity_names
    from activity a ${beside} where a.id = any(${ids}::bigint[]) order by a.started_on desc, a.id desc`);

export const isDateOfActivity = async (tx: Tx, diaryId: number): Promise<boolean> =>
  (await tx.maybe(sql`select from diary_entry where id = ${diaryId} and activity_id is not null`)) !== undefined;
