import { noticeToCreditors } from '@boedel/contract/meetings/offered-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { LodgingRequirement } from '@boedel/domain/lodging/before-lodging';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export interface LodgingCounts {
  readonly master_office_id: number | null;
  readonly master_reference: string | null;
  readonly executors: number;
  readonly has_identity: boolean;
  readonly has_address: boolean;
  readonly kind: string | null;
  readonly has_will: boolean;
  readonly immovables: number;
  readonly minors: number;
  readonly heirs_unidentified: number;
  readonly properties_without_deed: number;
  readonly assets_without_voucher: number;
  readonly claims_without_voucher: number;
  readonly claims_undecided: number;
  readonly claims_close: LocalDate | null;
}

export interface LodgingRequirementRow {
  readonly id: number;
  readonly name: string;
  readonly name_af: string | null;
  readonly master_office_id: number | null;
  readonly country: string | null;
  readonly from_on: LocalDate | null;
  readonly until_on: LocalDate | null;
  readonly asked_of: LodgingRequirement['when'];
  readonly section: string | null;
  /** The kind of paper that answers it, and its place in a lodging pack. */
  readonly paper_number: number | null;
  readonly pack_place: number | null;
  readonly met_on: LocalDate | null;
  readonly is_filed: boolean;
}

export const metTable = firmTable('lodging_met', {
  matter_id: c.id,
  requirement_id: c.id,
  met_on: c.day,
  note: c.text.orNull,
});

/** What is missing of the facts, counted in one statement. An interest in somebody else's land has no deed of its own. */
export const readCounts = (tx: Tx, matterId: number, adultSince: LocalDate): Promise<LodgingCounts> =>
  tx.one(sql`
    with taker as (
      select p.* from matter_party p where p.matter_id = ${matterId} and p.kind = 'person' and p.died_on is null
        and (p.is_beneficiary or p.role = 'child')),
    thing as (select * from asset where matter_id = ${matterId}),
    debt as (select * from liability where matter_id = ${matterId} and status not in ('rejected', 'withdrawn'))
    select m.master_office_id, m.master_reference,
      (select count(*)::int from matter_party where matter_id = m.id and role = 'executor' and details ->> 'endedDate' is null) as executors,
      exists (select from matter_party where matter_id = m.id and role = 'main'
        and (id_number is not null or passport_number is not null)) as has_identity,
      exists (select from matter_party where matter_id = m.id and role = 'main' and address1 is not null) as has_address,
      m.kind, exists (select from will where matter_id = m.id) as has_will,
      (select count(*)::int from thing where class = 'immovable') as immovables,
      (select count(*)::int from taker where born_on > ${adultSince}) as minors,
      (select count(*)::int from taker where id_number is null and born_on is null) as heirs_unidentified,
      (select count(*)::int from thing where class = 'immovable' and kind = 'immovable' and title_deed is null) as properties_without_deed,
      (select count(*)::int from thing where voucher is null) as assets_without_voucher,
      (select count(*)::int from debt where voucher is null) as claims_without_voucher,
      (select count(*)::int from debt where status in ('lodged', 'disputed')) as claims_undecided,
      (select max(due_on) from diary_entry where matter_id = m.id and rule = 'claims-close') as claims_close
    from matter m where m.id = ${matterId}`);

/** The row of the provider's list that asks for proof of the notice to creditors: the papers of that notice are it. */
export const proofOfNotice = 1_000_000_006;

/**
 * Every requirement there is, with what answers it in this matter: a mark, or a paper of its number that was filed. A form
 * made here answers it only once it was signed, by hand and scanned back or by a link.
 */
export const listRequirements = (tx: Tx, matterId: number): Promise<LodgingRequirementRow[]> =>
  tx.rows(sql`
    select r.id, r.name, r.name_af, r.master_office_id, r.country, r.from_on, r.until_on, r.asked_of, r.section, r.paper_number,
      r.pack_place, met.met_on,
      r.paper_number is not null and (
        exists (select from matter_document d where d.matter_id = ${matterId} and d.type = r.paper_number)
        or exists (select from paper_made p join signing g on g.matter_id = p.matter_id and g.document_id = p.document_id
          where p.matter_id = ${matterId} and p.standard_id = r.paper_number and g.state = 'signed'))
        or r.id = ${proofOfNotice} and exists (select from matter_document_link l
          join meeting_advert a on a.matter_id = l.matter_id and a.id = l.meeting_id
          where l.matter_id = ${matterId} and a.type = ${noticeToCreditors} and a.cancelled_on is null) as is_filed
    from lodgingrequirement r
      left join lodging_met met on met.matter_id = ${matterId} and met.requirement_id = r.id and met.requirement_owner = r.intermediary_id
    order by r.intermediary_id, r.id`);

export const listMetRequirements = (tx: Tx, matterId: number, id: number) =>
  tableStore(tx, metTable).list(sql`matter_id = ${matterId} and requirement_id = ${id}`);
