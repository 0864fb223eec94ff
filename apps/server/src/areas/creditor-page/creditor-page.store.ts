import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

const formTable = firmTable('claim_form', {
  matter_id: c.id,
  creditor_id: c.id,
  link_id: c.id,
  amount_cents: c.cents,
  interest_cents: c.cents.orNull,
  agreed_rate: c.decimal.orNull,
  basis: c.int.orNull,
  cause: c.text,
  reference: c.text.orNull,
  security: c.text.orNull,
  security_value_cents: c.cents.orNull,
  relies_solely: c.flag,
  is_ceded: c.flag,
  deponent: c.text,
  capacity: c.text.orNull,
  state: c.text,
  claim_id: c.id.orNull,
  decided_on: c.day.orNull,
  decided_by: c.text.orNull,
  reason: c.text.orNull,
  sent_at: c.instant,
});
export type CreditorFormRow = RowOf<typeof formTable>;
const paperTable = firmTable('creditor_paper', {
  matter_id: c.id,
  creditor_id: c.id,
  document_id: c.id,
  form_id: c.id.orNull,
});

export interface SharedPaper {
  readonly documentID: number;
  readonly title: string;
  readonly fileName: string;
  readonly size: number;
  readonly form_id: number | null;
  readonly creditor_id: number;
}
export interface CreditorLinkDetails {
  readonly id: number;
  readonly creditorID: number;
  readonly email: string;
  readonly madeAt: string;
  readonly endsAt: string;
  readonly openedAt: string | null;
  readonly isOpen: boolean;
}
export interface PageMeeting {
  readonly type: number;
  readonly date: LocalDate;
  readonly time: string | null;
  readonly place: string | null;
}

export const creditorPageStore = (tx: Tx) => ({
  forms: tableStore(tx, formTable),
  papers: tableStore(tx, paperTable),

  formsOf: (matterId: number, creditorId?: number): Promise<CreditorFormRow[]> =>
    tableStore(tx, formTable).list(
      creditorId === undefined
        ? sql`matter_id = ${matterId}`
        : sql`matter_id = ${matterId} and creditor_id = ${creditorId}`,
      sql`id desc`,
    ),

  papersOf: (matterId: number, creditorId?: number): Promise<SharedPaper[]> =>
    tx.rows(sql`
      select p.document_id as "documentID", d.title, f.name as "fileName", f.size, p.form_id, p.creditor_id
      from creditor_paper p
        join matter_document d on d.intermediary_id = p.intermediary_id and d.id = p.document_id
        join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
      where p.matter_id = ${matterId} and (${creditorId ?? null}::bigint is null or p.creditor_id = ${creditorId ?? null})
      order by p.id`),

  creditor: (
    id: number,
  ): Promise<{ id: number; name: string; email: string | null; reference: string | null } | undefined> =>
    tx.maybe(sql`select id, name, email, reference from creditor where id = ${id}`),

  isCreditorOf: async (matterId: number, creditorId: number): Promise<boolean> =>
    (await tx.maybe(sql`
      select from matter_creditor where matter_id = ${matterId} and creditor_id = ${creditorId}
      union all select from creditorclaim where matter_id = ${matterId} and creditor_id = ${creditorId} limit 1`)) !==
    undefined,

  /** The creditor's own claims and nobody else's. */
  claimsOf: (
    matterId: number,
    creditorId: number,
  ): Promise<
    {
      id: number;
      claim_number: number | null;
      claim_type_id: number;
      reference: string | null;
      amount_cents: Cents;
      proved_amount_cents: Cents | null;
      status: string;
      status_on: LocalDate | null;
    }[]
  > =>
    tx.rows(sql`
      select id, claim_number, claim_type_id, reference, amount_cents, proved_amount_cents, status, status_on
      from creditorclaim where matter_id = ${matterId} and creditor_id = ${creditorId} order by claim_number nulls last, id`),

  meetings: (matterId: number): Promise<PageMeeting[]> =>
    tx.rows(sql`
      select type, meeting_on as date, meeting_time as time, place from meeting_advert
      where matter_id = ${matterId} and meeting_on is not null and type between 1 and 4 and cancelled_on is null
      order by meeting_on, id`),

  around: (
    matterId: number,
  ): Promise<{
    mastersReference: string | null;
    orderDate: LocalDate | null;
  }> =>
    tx.one(sql`
      select m.master_reference as "mastersReference",
        (select min(due_on) from diary_entry d where d.matter_id = m.id
          and event in ('provisionalOrder', 'ccFinalOrder', 'windingUpResolution', 'windingUpOrder')) as "orderDate"
      from matter m where m.id = ${matterId}`),

  links: (matterId: number, now: Date): Promise<CreditorLinkDetails[]> =>
    tx.rows(sql`
      select id, subject_id as "creditorID", email, made_at as "madeAt", ends_at as "endsAt", first_opened_at as "openedAt",
        ended_at is null and ends_at > ${now.toISOString()} as "isOpen"
      from outside_link where matter_id = ${matterId} and purpose = 'creditor' and subject_id is not null order by id desc`),

  linkMatter: (id: number): Promise<{ matter_id: number } | undefined> =>
    tx.maybe(sql`select matter_id from outside_link where id = ${id} and purpose = 'creditor'`),
});

export const findResponsiblePerson = (tx: Tx, matterId: number): Promise<{ person: number | null }> =>
  tx.one(sql`select responsible_person_id as person from matter where id = ${matterId}`);
