import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface MeetingRecipient {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  /** What the reader calls the matter. */
  readonly reference: string | null;
}

export type MeetingOfficeBearer = MeetingRecipient & { readonly appointedDate: LocalDate | null };

/** Every creditor the matter knows, with or without a claim. */
export const listCreditors = (tx: Tx, matterId: number): Promise<MeetingRecipient[]> =>
  tx.rows(sql`
    select d.id, d.name, d.email, coalesce((select l.reference from creditorclaim l where l.matter_id = ${matterId}
        and l.creditor_id = d.id and l.reference is not null order by l.id limit 1), d.reference) as reference
    from creditor d where exists (select from matter_creditor c where c.matter_id = ${matterId} and c.creditor_id = d.id)
      or exists (select from creditorclaim l where l.matter_id = ${matterId} and l.creditor_id = d.id)
    order by d.name, d.id`);

export const listOfficeBearers = (tx: Tx, matterId: number): Promise<MeetingOfficeBearer[]> =>
  tx.rows(sql`
    select id, concat_ws(' ', first_names, surname) as name, email, null as reference,
      (details ->> 'appointedDate')::date as "appointedDate" from matter_party
    where matter_id = ${matterId} and role = 'executor' and details ->> 'endedDate' is null order by position, id`);
