import { listEventFields } from '@boedel/contract/matter/matter-events';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Actor } from '../../platform/tenancy/actor';
import { projectedFees } from '../kept-figures/figures.store';
import { type MarriageDetails, marriagesJson } from '../marriages/marriages.store';
import type { MatterListRow } from './matter-list.store';

export interface MasterDataCursor {
  readonly reference: string;
  readonly id: number;
}

export interface MasterDataRow extends MatterListRow {
  id: number;
  kind: string | null;
  country: string;
  master_office: string | null;
  id_number: string | null;
  registration_number: string | null;
  born_on: string | null;
  died_on: string | null;
  marriages: MarriageDetails[];
  instruction_on: string | null;
  appointed_on: string | null;
  closed_at: string | null;
}

export const whereMasterData = (systemType: number, statuses: readonly number[]) =>
  sql`intermediary_id = app_firm() and system_type = ${systemType} and status = any(${[...statuses]}::int[])`;

/** As many matters as are read at a time. */
export const pageOfMatters = 500;

/** A page by key: the first is as quick as the last, and none holds the database while somebody's line is slow. */
export function listMasterDataPage(
  tx: Tx,
  { systemType }: Actor,
  statuses: readonly number[],
  after: MasterDataCursor | null,
): Promise<MasterDataRow[]> {
  const appointment = listEventFields(systemType).find(([field]) => field === 'appointmentDate')?.[1] ?? null;
  return tx.rows<MasterDataRow>(sql`
    select m.*, figures.gross_assets_cents, figures.liabilities_cents, figures.net_cents, figures.estate_duty_cents, ${projectedFees} as projected_fees_cents,
      figures.cash_position_cents, p.id_number, p.registration_number, p.born_on, p.died_on, ${marriagesJson} as marriages, o.name as master_office,
      i.due_on as instruction_on, a.due_on as appointed_on, r.full_name as responsible_name
    from (select * from matter where ${whereMasterData(systemType, statuses)}
      and ${after ? sql`(reference, id) > (${after.reference}, ${after.id}::bigint)` : sql`true`}
      order by reference, id limit ${pageOfMatters}) m
    left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    left join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
    left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
    left join person r on r.id = m.responsible_person_id
    left join diary_entry i on i.intermediary_id = m.intermediary_id and i.matter_id = m.id and i.event = 'instruction'
    left join diary_entry a on a.intermediary_id = m.intermediary_id and a.matter_id = m.id and a.event = ${appointment}
    order by m.reference, m.id`);
}

export const countMasterData = (
  tx: Tx,
  systemType: number,
  statuses: readonly MatterStatus[],
): Promise<{ rows: number }> =>
  tx.one(sql`select count(*)::int as rows from matter where ${whereMasterData(systemType, statuses)}`);
