import type { BodyOf } from '@boedel/contract/call';
import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { bulkChangeStore } from '../../platform/db/bulk-changes';
import type { Tx } from '../../platform/db/database';
import { isCurrent, isPast } from '../../platform/db/matter-status';
import { sql } from '../../platform/db/sql';
import { whereWorksIn } from '../../platform/tenancy/colleagues';
import { whereSeesType } from '../../platform/db/sees';

export type BulkChangeAction = BodyOf<typeof matterListCalls.bulk>['change'];

export interface BulkChangeTarget {
  id: number;
  reference: string;
  name: string;
  status: number;
  system_type: number;
  country: string;
  responsible_person_id: number | null;
  responsible_name: string | null;
  watched: boolean;
  labelled: boolean;
  suits: boolean;
  closed_at: string | null;
  version: number;
}

export interface BulkChangeRecord {
  readonly id: number;
  readonly reference: string;
  readonly action: 'status' | 'responsible' | 'watch' | 'label';
  readonly labelID?: number;
  readonly versionAfter: number | null;
  readonly statusAfter?: number;
  readonly before: {
    status: number;
    responsible: number | null;
    closed_at: string | null;
    watched: boolean;
    labelled: boolean;
  };
}

export const changesOfMatters = bulkChangeStore<BulkChangeRecord>('matter_bulk_change');

export const listTargets = (tx: Tx, ids: readonly number[], change: BulkChangeAction): Promise<BulkChangeTarget[]> =>
  tx.rows<BulkChangeTarget>(sql`
    select t.id, t.reference, t.name, t.status, t.system_type, t.country, t.responsible_person_id, p.full_name as responsible_name, t.closed_at, t.version,
      exists (select from matter_watch w where w.intermediary_id = t.intermediary_id and w.matter_id = t.id and w.person_id = app_user_id()) as watched,
      exists (select from matter_label_on o where o.intermediary_id = t.intermediary_id and o.matter_id = t.id
        and o.label_id = ${change.action === 'label' ? change.labelID : null}) as labelled,
      exists (select from membership m where m.person_id = ${change.action === 'responsible' ? change.userID : null}
        and ${whereWorksIn(sql`t.system_type`)}) as suits
    from matter t left join person p on p.id = t.responsible_person_id
    where t.id = any(${[...ids]}::bigint[]) and ${whereSeesType(sql`t.system_type`)} order by t.reference for update of t`);

/** One statement for all of them. */
export async function apply(tx: Tx, ids: number[], change: BulkChangeAction): Promise<void> {
  switch (change.action) {
    case 'status':
      await tx.run(sql`update matter set status = ${change.matterStatus}, status_reason = ${change.reason}, version = version + 1,
        closed_at = case when ${isCurrent(sql`${change.matterStatus}`)} then null else coalesce(closed_at, now()) end where id = any(${ids}::bigint[])`);
      return;
    case 'responsible':
      await tx.run(
        sql`update matter set responsible_person_id = ${change.userID}, version = version + 1 where id = any(${ids}::bigint[])`,
      );
      return;
    case 'watch':
      await (change.watchList
        ? tx.run(
            sql`insert into matter_watch (matter_id, person_id) select unnest(${ids}::bigint[]), app_user_id() on conflict do nothing`,
          )
        : tx.run(sql`delete from matter_watch where person_id = app_user_id() and matter_id = any(${ids}::bigint[])`));
      return;
    case 'label':
      await (change.isOn
        ? tx.run(
            sql`insert into matter_label_on (matter_id, label_id) select unnest(${ids}::bigint[]), ${change.labelID} on conflict do nothing`,
          )
        : tx.run(
            sql`delete from matter_label_on where label_id = ${change.labelID} and matter_id = any(${ids}::bigint[])`,
          ));
  }
}

export const findMember = (tx: Tx, userId: number): Promise<{ full_name: string } | undefined> =>
  tx.maybe(sql`
    select p.full_name from membership m join person p on p.id = m.person_id where m.person_id = ${userId}`);

export const findLabel = (tx: Tx, labelId: number): Promise<{ name: string } | undefined> =>
  tx.maybe(sql`select name from matter_label where id = ${labelId}`);

export const countByStatus = (tx: Tx): Promise<{ active: number; historical: number }> =>
  tx.one(sql`
    select count(*) filter (where ${isCurrent()})::int as active, count(*) filter (where ${isPast()})::int as historical from matter`);

export const deleteWatches = (tx: Tx, matterIds: readonly number[]): Promise<number> =>
  tx.run(sql`delete from matter_watch where person_id = app_user_id() and matter_id = any(${matterIds}::bigint[])`);

export const restoreWatches = (tx: Tx, lines: string): Promise<number> =>
  tx.run(sql`insert into matter_watch (matter_id, person_id)
    select (l ->> 'id')::bigint, app_user_id() from jsonb_array_elements(${lines}::jsonb) l where (l #>> '{before,watched}')::boolean on conflict do nothing`);

export const removeLabel = (tx: Tx, labelId: number | undefined, matterIds: readonly number[]): Promise<number> =>
  tx.run(sql`delete from matter_label_on where label_id = ${labelId} and matter_id = any(${matterIds}::bigint[])`);

export const restoreLabel = (tx: Tx, labelId: number | undefined, lines: string): Promise<number> =>
  tx.run(sql`insert into matter_label_on (matter_id, label_id)
    select (l ->> 'id')::bigint, ${labelId} from jsonb_array_elements(${lines}::jsonb) l where (l #>> '{before,labelled}')::boolean on conflict do nothing`);

export const restoreMatters = (tx: Tx, lines: string): Promise<{ id: number }[]> =>
  tx.rows(sql`
    update matter m set status = (l #>> '{before,status}')::int, responsible_person_id = (l #>> '{before,responsible}')::bigint,
      closed_at = (l #>> '{before,closed_at}')::timestamptz, version = m.version + 1
    from jsonb_array_elements(${lines}::jsonb) l
    where m.id = (l ->> 'id')::bigint and m.version = (l ->> 'versionAfter')::int returning m.id`);

export const listSeenMatters = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select id from matter where id = any(${ids}::bigint[]) and ${whereSeesType(sql`system_type`)}`);

export const findStatus = (tx: Tx, matterId: number): Promise<{ status: number }[]> =>
  tx.rows(sql`select status from matter where id = ${matterId}`);
