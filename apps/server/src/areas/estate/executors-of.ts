import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { EstateExecutor } from '@boedel/domain/estate/executor';
import { percent } from '@boedel/domain/money/fraction';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly first_names: string | null;
  readonly surname: string;
  readonly is_vendor: boolean;
  readonly share: string | null;
  readonly appointed_on: LocalDate | null;
}

/** Who administers the estate, those still acting. A VAT number makes a vendor; so does whoever captures it. */
export async function executorsOf(tx: Tx, matterId: number): Promise<readonly EstateExecutor[]> {
  const rows = await tx.rows<Row>(sql`
    select id, kind, first_names, surname, details ->> 'sharePercent' as share,
      (vat_number is not null or details ->> 'isVatVendor' = 'true') as is_vendor,
      (details ->> 'appointedDate')::date as appointed_on from matter_party
    where matter_id = ${matterId} and role = 'executor' and details ->> 'endedDate' is null order by position, id`);
  // Parts were agreed where every executor has one; otherwise they share alike.
  const agreed = rows.every(({ share }) => share !== null);
  return rows.map(({ id, kind, first_names, surname, is_vendor, share, appointed_on }) => ({
    id: String(id),
    name: fullName({ kind, firstNames: first_names, surname }),
    vatVendor: is_vendor,
    ...(agreed && share !== null && { part: percent(Number(share)) }),
    ...(appointed_on && { lettersOn: appointed_on }),
  }));
}
