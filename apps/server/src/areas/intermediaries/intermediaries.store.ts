import type { AnswerOf } from '@boedel/contract/call';
import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { toPlainText } from '../../platform/db/search-words';
import { type Sql, sql } from '../../platform/db/sql';
import { NotFound } from '../../platform/problems';
import { isCurrent, isPast } from '../../platform/db/matter-status';
import { whereSeesType } from '../../platform/db/sees';

export interface IntermediaryRow {
  readonly id: number;
  readonly name: string;
  readonly country: 'South Africa' | 'Namibia';
  readonly system_types: number[];
  readonly is_provider: boolean;
  readonly terminates_on: LocalDate | null;
  readonly version: number;
  readonly created_at: string;
  readonly users: number;
  readonly active_matters: number;
  readonly historical_matters: number;
  readonly white_label_color: string | null;
  readonly is_share_point_on: boolean;
  readonly is_fx_assist_on: boolean;
}

export interface SubscriptionEntryRow {
  readonly intermediary_id: number;
  readonly id: number;
  readonly kind: 'invoice' | 'payment';
  readonly reference: string;
  readonly counts_on: LocalDate;
  readonly amount_cents: Cents;
}

/** Counted for the firms of the page alone. */
const selectFirms = (where: Sql, page: Sql): Sql => sql`
  select i.id, i.name, i.country, i.system_types, i.is_provider, i.terminates_on, i.version, i.created_at,
    (select count(*) from membership m where m.intermediary_id = i.id and m.support_until is null) as users,
    (select count(*) from matter t where t.intermediary_id = i.id and ${isCurrent(sql`t.status`)}) as active_matters,
    (select count(*) from matter t where t.intermediary_id = i.id and ${isPast(sql`t.status`)}) as historical_matters,
    s.white_label_color, s.is_share_point_on, s.is_fx_assist_on
  from intermediary i join firm_setting s on s.intermediary_id = i.id where ${where} ${page}`;

/** In the provider's transactions: every firm. */
export const intermediaryStore = (tx: Tx) => ({
  all: (): Promise<{ id: number; name: string }[]> =>
    tx.rows(sql`select id, name from intermediary order by plain_text(name), id`),
  ofPerson: (personId: number): Promise<{ id: number; name: string }[]> =>
    tx.rows(sql`select i.id, i.name from membership m join intermediary i on i.id = m.intermediary_id
      where m.person_id = ${personId} and m.accepted_at is not null order by plain_text(i.name), i.id`),
  list: async ({ skip, take, searchString }: { skip: number; take: number; searchString: string }) => {
    const where = sql`strpos(plain_text(i.name), ${toPlainText(searchString)}) > 0`;
    const rows = await tx.rows<IntermediaryRow>(
      selectFirms(where, sql`order by plain_text(i.name), i.id limit ${take} offset ${skip}`),
    );
    const { total } = await tx.one<{ total: number }>(sql`select count(*) as total from intermediary i where ${where}`);
    return { rows, total };
  },
  erased: (): Promise<AnswerOf<typeof intermediaryCalls.geterased>> =>
    tx.rows(sql`select firm_id as id, name, country, notice_by as "noticeBy", notice_at as "noticeAt", reason,
        terminated_on as "terminatedOn", erased_at as "erasedAt", rows_erased as "rowsErased",
        files_erased as "filesErased", audit_links as "auditLinks", audit_head as "auditHead"
      from erased_firm order by begun_at desc limit 500`),
  find: async (id: number): Promise<IntermediaryRow> => {
    const row = await tx.maybe<IntermediaryRow>(selectFirms(sql`i.id = ${id}`, sql``));
    if (!row) throw new NotFound();
    return row;
  },
  entriesOf: (firmIds: readonly number[]): Promise<SubscriptionEntryRow[]> =>
    tx.rows(sql`select intermediary_id, id, kind, reference, counts_on, amount_cents from subscription_entry
      where intermediary_id = any(${[...firmIds]}::bigint[]) order by counts_on desc, id desc`),
});

export const changeFirmRow = (
  tx: Tx,
  {
    id,
    name,
    country,
    types,
    version,
  }: {
    readonly id: number;
    readonly name: string;
    readonly country: 'Namibia' | 'South Africa';
    readonly types: readonly number[];
    readonly version: number;
  },
): Promise<number> =>
  tx.run(sql`update intermediary set name = ${name}, country = ${country},
    system_types = ${types}, version = version + 1 where id = ${id} and version = ${version}`);

export const setExtras = (tx: Tx, id: number, isSharePointOn: boolean, isFxAssistOn: boolean): Promise<number> =>
  tx.run(sql`update firm_setting set is_share_point_on = ${isSharePointOn},
    is_fx_assist_on = ${isFxAssistOn}, version = version + 1 where intermediary_id = ${id}
    and (is_share_point_on, is_fx_assist_on) is distinct from (${isSharePointOn}, ${isFxAssistOn})`);

export const insertEntry = (
  tx: Tx,
  {
    intermediaryId,
    kind,
    reference,
    on,
    amount,
  }: {
    readonly intermediaryId: number;
    readonly kind: 'invoice' | 'payment';
    readonly reference: string;
    readonly on: LocalDate;
    readonly amount: Cents;
  },
): Promise<{ id: number }> =>
  tx.one(sql`
    insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
    values (${intermediaryId}, ${kind}, ${reference}, ${on}, ${amount}) returning id`);

export const deleteEntry = (tx: Tx, intermediaryId: number, id: number): Promise<object | undefined> =>
  tx.maybe(sql`delete from subscription_entry
    where intermediary_id = ${intermediaryId} and id = ${id} returning kind, reference, counts_on, amount_cents`);

export const findMatterType = (tx: Tx, id: number): Promise<{ systemType: number } | undefined> =>
  tx.maybe(sql`select system_type as "systemType" from matter where id = ${id} and ${whereSeesType(sql`system_type`)}`);
