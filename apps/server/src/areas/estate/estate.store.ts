import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface ExecutorRow {
  readonly id: number;
  readonly kind: string;
  readonly first_names: string | null;
  readonly surname: string;
  readonly is_vendor: boolean;
  readonly share: string | null;
  readonly appointed_on: LocalDate | null;
}

export interface EstateHead {
  readonly system_type: number;
  readonly kind: string | null;
  readonly country: string;
  readonly today: LocalDate;
}
export const readEstateHead = (tx: Tx, matterId: number): Promise<EstateHead | undefined> =>
  tx.maybe(sql`
    select system_type, kind, country, (now() at time zone 'Africa/Johannesburg')::date as today from matter where id = ${matterId}`);

export const listActingExecutors = (tx: Tx, matterId: number): Promise<ExecutorRow[]> =>
  tx.rows(sql`
    select id, kind, first_names, surname, details ->> 'sharePercent' as share,
      (vat_number is not null or details ->> 'isVatVendor' = 'true') as is_vendor,
      (details ->> 'appointedDate')::date as appointed_on from matter_party
    where matter_id = ${matterId} and role = 'executor' and details ->> 'endedDate' is null order by position, id`);
