import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { isOfLastAccount } from '../lodging/lodged.store';

export interface LineMatter {
  readonly id: number;
  readonly system_type: number;
  readonly status: number;
  readonly country: string;
}

export interface EstateLineFacts {
  /** Until when creditors may claim, or readers object: the period of the kind of matter. */
  readonly closes: LocalDate | null;
  readonly unanswered: number;
  readonly kind: string | null;
  readonly matter_kind: string | null;
  readonly release_asked: boolean;
  readonly contribution: boolean;
  readonly closed_on: LocalDate | null;
}

export const readLineFacts = (tx: Tx, { id, system_type }: LineMatter): Promise<EstateLineFacts> =>
  runAsFirm(tx, () =>
    tx.one(sql`
      select (select max(due_on) from diary_entry where matter_id = ${id}
          and rule = ${system_type === systemType.liquidation ? 'inspection-closes' : 'claims-close'}) as closes,
        (select count(*)::int from account_query q
          where q.matter_id = ${id} and q.replied_on is null and q.ruled_on is null and ${isOfLastAccount(sql`q`)}) as unanswered,
        (select kind from matter where id = ${id}) as matter_kind,
        (select kind from matter_party where matter_id = ${id} and role = 'main' limit 1) as kind,
        exists (select from release_step where matter_id = ${id} and step = 'requestRelease') as release_asked,
        coalesce((select (carries -> 'outcomes' ->> 'deficiency')::numeric > 0 from lodged_account
          where matter_id = ${id} order by number desc limit 1), false) as contribution,
        (select (closed_at at time zone 'Africa/Johannesburg')::date from matter where id = ${id}) as closed_on`),
  );
