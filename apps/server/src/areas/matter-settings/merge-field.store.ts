import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type MergeFieldValues = Record<string, string | null>;

/** The matter, its Master's office, the firm and the responsible person, under the names templates use. */
export const readMatterFields = (
  tx: Tx,
  matterId: number,
): Promise<(MergeFieldValues & { type: string; country: string }) | undefined> =>
  tx.maybe(sql`
    select m.system_type::text as type, m.country, m.reference as "matter.reference", m.name as "matter.name",
      m.master_reference as "matter.masterReference", m.court as "matter.court", m.case_number as "matter.caseNumber",
      m.kind as "matter.kind", m.country as "matter.country",
      o.name as "masterOffice.name", o.email as "masterOffice.email", o.phone as "masterOffice.phone",
      concat_ws(', ', o.physical_address1, o.physical_address2, o.physical_city, o.physical_code) as "masterOffice.address",
      g.name as "magistrateOffice.name",
      c.name as "firm.name", c.trading_name as "firm.tradingName", c.registration_number as "firm.registrationNumber",
      c.vat_number as "firm.vatNumber", c.email as "firm.email", c.phone as "firm.phone",
      concat_ws(', ', c.physical_address1, c.physical_address2, c.physical_city, c.physical_code) as "firm.address",
      concat_ws(', ', c.postal_address1, c.postal_address2, c.postal_city, c.postal_code) as "firm.postalAddress",
      p.full_name as "responsible.name", p.email as "responsible.email"
    from matter m join company c on c.intermediary_id = m.intermediary_id
      left join masteroffice o on o.intermediary_id in (0, m.intermediary_id) and o.id = m.master_office_id
      left join magistrateoffice g on g.intermediary_id in (0, m.intermediary_id) and g.id = m.magistrate_office_id
      left join person p on p.id = m.responsible_person_id
    where m.id = ${matterId}`);
