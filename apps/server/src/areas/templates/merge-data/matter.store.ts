import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';

export type MatterMergeValue = string | number | boolean | null;

export const readMatterFields = (
  tx: Tx,
  matterId: number,
): Promise<Record<string, MatterMergeValue> & { details: Record<string, MatterMergeValue> }> =>
  tx.one(sql`
    select m.reference as "matter.reference", m.name as "matter.name", m.master_reference as "matter.masterReference", m.court as "matter.court",
      m.case_number as "matter.caseNumber", m.kind as "matter.kind", m.country as "matter.country", m.details,
      exists (select from will w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id) as "hasWill",
      o.name as "masterOffice.name", o.email as "masterOffice.email", o.phone as "masterOffice.phone",
      concat_ws(', ', nullif(o.physical_address1, ''), nullif(o.physical_address2, ''), nullif(o.physical_city, ''), nullif(o.physical_code, '')) as "masterOffice.address",
      g.name as "magistrateOffice.name",
      concat_ws(', ', nullif(g.physical_address1, ''), nullif(g.physical_city, ''), nullif(g.physical_code, '')) as "magistrateOffice.address",
      c.name as "firm.name", c.trading_name as "firm.tradingName", c.registration_number as "firm.registrationNumber",
      c.vat_number as "firm.vatNumber", c.email as "firm.email", c.phone as "firm.phone",
      concat_ws(', ', nullif(c.physical_address1, ''), nullif(c.physical_address2, ''), nullif(c.physical_city, ''), nullif(c.physical_code, '')) as "firm.address",
      concat_ws(', ', nullif(c.postal_address1, ''), nullif(c.postal_address2, ''), nullif(c.postal_city, ''), nullif(c.postal_code, '')) as "firm.postalAddress",
      p.full_name as "responsible.name", p.email as "responsible.email"
    from matter m join company c on c.intermediary_id = m.intermediary_id
      left join masteroffice o on o.intermediary_id in (0, m.intermediary_id) and o.id = m.master_office_id
      left join magistrateoffice g on g.intermediary_id in (0, m.intermediary_id) and g.id = m.magistrate_office_id
      left join person p on p.id = m.responsible_person_id
    where m.id = ${matterId}`);

export const findInspection = (
  tx: Tx,
  matterId: number,
): Promise<{ from: LocalDate; to: LocalDate | null } | undefined> =>
  tx.maybe(sql`
    select e.due_on as from, (select max(due_on) from diary_entry where matter_id = ${matterId} and rule = 'inspection-ends') as to
    from diary_entry e where e.matter_id = ${matterId} and e.event = 'accountNotice'`);

export const listOpenDates = (
  tx: Tx,
  matterId: number,
): Promise<{ title: string; due_on: LocalDate; rule: string | null }[]> =>
  tx.rows(sql`
    select title, due_on, rule from diary_entry where matter_id = ${matterId} and done_at is null and event is null order by due_on, id limit 40`);

export const readStoredAmounts = (
  tx: Tx,
  matterId: number,
): Promise<Record<'gross' | 'liabilities' | 'net' | 'duty' | 'cash', Cents | null> | undefined> =>
  tx.maybe(sql`
    select gross_assets_cents as gross, liabilities_cents as liabilities, net_cents as net, estate_duty_cents as duty, cash_position_cents as cash
    from matter_figures where matter_id = ${matterId}`);

/** What sales and collections brought; what an asset cost is no less of it. */
export const readRealised = (tx: Tx, matterId: number): Promise<{ realised: Cents }> =>
  tx.one(sql`
    select coalesce(-sum(cents), 0)::bigint as realised from ledger_posting
    where matter_id = ${matterId} and asset_id is not null and account in ('CAPITAL:REALISATION', 'COLLECTED')`);

export const listReleaseSteps = (tx: Tx, matterId: number): Promise<{ step: string; done_on: LocalDate }[]> =>
  tx.rows(sql`select step, done_on from release_step where matter_id = ${matterId}`);
