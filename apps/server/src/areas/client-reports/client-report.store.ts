import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { ReportFrequency } from '@boedel/domain/firm/frequency';
import type { Message } from '@boedel/domain/law/message';
import type { ReportRecipient } from '@boedel/domain/reports/client-report';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesMatter, whereSeesType } from '../../platform/db/sees';

export const batchTable = firmTable('client_report_batch', {
  kind: c.text,
  message: c.text.orNull,
  scheduled_on: c.day.orNull,
  state: c.text,
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type ReportBatchRow = RowOf<typeof batchTable>;
export type ReportBatchKind = 'reports' | 'milestones';

export const reportTable = firmTable('client_report', {
  matter_id: c.id,
  batch_id: c.id,
  place: c.int,
  recipient_id: c.id.orNull,
  name: c.text,
  email: c.text.orNull,
  language: c.text,
  state: c.text,
  fault: c.json<Message>().orNull,
  file_id: c.id.orNull,
  mail_id: c.id.orNull,
});
export type ClientReportRow = RowOf<typeof reportTable>;

/** Somebody a matter names to be written to, with what an account of the same address may see of it. */
export interface MatterReportRecipient extends ReportRecipient {
  readonly matterId: number;
  readonly reference: string;
  readonly matter: string;
  readonly id: number;
  readonly name: string;
  readonly language: 'en' | 'af';
  readonly frequency: ReportFrequency | null;
  /** None named is all of them. */
  readonly milestones: readonly number[];
}

/** Milestones tell no more than that the matter is theirs to see; a report is one of its accounts and reports. */
const rightFor: Readonly<Record<ReportBatchKind, Sql>> = {
  reports: sql`'reports' = any(a.rights)`,
  milestones: sql`true`,
};

const selectAccount = (kind: ReportBatchKind): Sql => sql`
  (select jsonb_build_object(
      'mayRead', bool_or(sees_all or exists (select from matter_access a where a.intermediary_id = m.intermediary_id
        and a.person_id = found.person_id and a.matter_id = m.id and ${rightFor[kind]})),
      'mayReadFigures', bool_or(sees_all or exists (select from matter_access a where a.intermediary_id = m.intermediary_id
        and a.person_id = found.person_id and a.matter_id = m.id and 'estate' = any(a.rights))))
    from (select b.person_id, not is_restricted(b.roles)
        and m.system_type = any(b.system_types) as sees_all
      from membership b join person known on known.id = b.person_id
      where b.intermediary_id = m.intermediary_id and lower(known.email) = lower(p.email)) found having count(*) > 0)`;

export interface ReportBatchDetails extends ReportBatchRow {
  readonly total: number;
  readonly made: number;
  readonly failed: number;
  readonly sent: number;
  readonly undelivered: number;
}

export interface ClientReportDetails extends ClientReportRow {
  readonly reference: string;
  readonly matter: string;
  readonly mail_state: 'queued' | 'sent' | 'dead' | null;
  readonly mail_error: string | null;
  readonly sent_at: string | null;
}

export interface BulkReportRule {
  readonly responsibleID?: number | null | undefined;
  readonly notSentForDays?: number | null | undefined;
}

export const clientReportStore = (tx: Tx) => {
  const listBatches = (where: Sql, page: Sql): Promise<ReportBatchDetails[]> =>
    tx.rows(sql`
      select b.*, counted.* from client_report_batch b cross join lateral (
        select count(*)::int as total, count(*) filter (where r.state = 'made')::int as made,
          count(*) filter (where r.state = 'failed')::int as failed, count(*) filter (where mail.state = 'sent')::int as sent,
          count(*) filter (where mail.state = 'dead')::int as undelivered
        from client_report r left join mail on mail.intermediary_id = r.intermediary_id and mail.id = r.mail_id
        where r.intermediary_id = b.intermediary_id and r.batch_id = b.id and ${whereSeesMatter(sql`r.matter_id`)}) counted
      where ${where} and (counted.total > 0 or b.state = 'waiting') order by b.id desc ${page}`);
  return {
    batches: tableStore(tx, batchTable),
    reports: tableStore(tx, reportTable),

    /** Those of these matters that the person reaches, current or not. */
    reached: async (ids: readonly number[]): Promise<number[]> =>
      (
        await tx.rows<{ id: number }>(
          sql`select id from matter where id = any(${[...ids]}::bigint[]) and ${whereSeesType(sql`system_type`)} order by reference, id`,
        )
      ).map(({ id }) => id),

    /** Current matters of these types that a rule is true of. */
    byRule: async (
      types: readonly number[],
      { responsibleID, notSentForDays }: BulkReportRule,
      now: Date,
    ): Promise<number[]> =>
      (
        await tx.rows<{ id: number }>(sql`
          select id from matter m where m.system_type = any(${[...types]}::int[]) and ${isCurrent(sql`m.status`)}
            and ${responsibleID ? sql`m.responsible_person_id = ${responsibleID}` : sql`true`}
            and ${
              notSentForDays
                ? sql`not exists (select from client_report r join client_report_batch b
                    on b.intermediary_id = r.intermediary_id and b.id = r.batch_id
                    where r.intermediary_id = m.intermediary_id and r.matter_id = m.id and r.state = 'made' and b.kind = 'reports'
                      and b.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${notSentForDays}::int))`
                : sql`true`
            } order by m.reference, m.id`)
      ).map(({ id }) => id),

    recipientsOf: (
      kind: ReportBatchKind,
      matters: readonly number[],
      recipientId?: number,
    ): Promise<MatterReportRecipient[]> =>
      tx.rows(sql`
        select m.id as "matterId", m.reference, m.name as matter, p.id, p.surname as name, nullif(trim(p.email), '') as email,
          coalesce(p.details ->> 'language', s.language) as language,
          coalesce((p.details ->> 'seesFigures')::boolean, false) as "seesFigures",
          (p.details ->> 'reportFrequency')::int as frequency, coalesce(p.details -> 'milestones', '[]'::jsonb) as milestones,
          ${selectAccount(kind)} as account
        from matter m join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'recipient'
          join firm_setting s on s.intermediary_id = m.intermediary_id
        where m.id = any(${[...matters]}::bigint[]) and ${recipientId === undefined ? sql`true` : sql`p.id = ${recipientId}`}
          and ${kind === 'reports' ? sql`(p.details ->> 'getsReports')::boolean` : sql`true`}
        order by m.reference, m.id, p.id`),

    /** A row each, in their order, in one statement; those to whom nothing can go say why. */
    insertAll: (
      batchId: number,
      rows: readonly (MatterReportRecipient & { readonly fault: Message | null })[],
    ): Promise<number> =>
      tx.run(sql`
        insert into client_report (matter_id, batch_id, place, recipient_id, name, email, language, state, fault)
        select matter_id, ${batchId}, place, recipient_id, name, email, language,
          case when fault is null then 'waiting' else 'failed' end, fault
        from jsonb_to_recordset(${JSON.stringify(
          rows.map(({ matterId, id, name, email, language, fault }, place) => ({
            matter_id: matterId,
            place,
            recipient_id: id,
            name,
            email,
            language,
            fault,
          })),
        )}::jsonb) as each (matter_id bigint, place int, recipient_id bigint, name text, email text, language text, fault jsonb)`),

    waiting: async (batchId: number): Promise<number[]> =>
      (
        await tx.rows<{ id: number }>(
          sql`select id from client_report where batch_id = ${batchId} and state = 'waiting' order by place`,
        )
      ).map(({ id }) => id),

    /** What could not be made or delivered waits again. */
    waitAgain: (batchId: number): Promise<number> =>
      tx.run(sql`
        update client_report r set state = 'waiting', fault = null, mail_id = null, version = version + 1
        where batch_id = ${batchId} and ${whereSeesMatter(sql`r.matter_id`)} and (state = 'failed'
          or exists (select from mail where mail.intermediary_id = r.intermediary_id and mail.id = r.mail_id and mail.state = 'dead'))`),

    isDueDone: async (kind: ReportBatchKind, on: LocalDate): Promise<boolean> =>
      (await tx.maybe(sql`select id from client_report_batch where kind = ${kind} and scheduled_on = ${on}`)) !==
      undefined,

    page: (skip: number, take: number): Promise<ReportBatchDetails[]> =>
      listBatches(sql`true`, sql`offset ${skip} limit ${take}`),
    count: async (): Promise<number> =>
      (await tx.one<{ total: number }>(sql`select count(*)::int as total from client_report_batch`)).total,
    tell: async (id: number): Promise<ReportBatchDetails | undefined> =>
      (await listBatches(sql`b.id = ${id}`, sql``))[0],
    /** What could not be made or delivered stands first, then what is still tried. */
    reportsOf: (batchId: number, take: number): Promise<ClientReportDetails[]> =>
      tx.rows(sql`
        select r.*, m.reference, m.name as matter, mail.state as mail_state, mail.last_error as mail_error, mail.sent_at
        from client_report r join matter m on m.intermediary_id = r.intermediary_id and m.id = r.matter_id
          left join mail on mail.intermediary_id = r.intermediary_id and mail.id = r.mail_id
        where r.batch_id = ${batchId} and ${whereSeesType(sql`m.system_type`)}
        order by r.state <> 'failed' and mail.state is distinct from 'dead', mail.last_error is null or mail.state = 'sent', r.place
        limit ${take}`),
  };
};

export const markBatchDone = (tx: Tx, batchId: number): Promise<number> =>
  tx.run(sql`update client_report_batch set state = 'done', version = version + 1 where id = ${batchId}`);
