import type { MatterPointers } from '@boedel/domain/documents/suggest-matter';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import type { ReadMail } from './read-mail.job';
import { whereSeesMatter, whereSeesType } from '../../platform/db/sees';

export interface OmittedAttachment {
  readonly name: string;
  readonly reason: Message;
}

export const filedMailTable = firmTable('filed_mail', {
  matter_id: c.id.orNull,
  document_id: c.id.orNull,
  file_id: c.id,
  message_id: c.text,
  refs: c.texts,
  subject: c.text,
  from_name: c.text.orNull,
  from_address: c.text.orNull,
  to_addresses: c.texts,
  sent_at: c.instant.orNull,
  beginning: c.text,
  attachments: c.int,
  left_out: c.json<readonly OmittedAttachment[]>(),
  person_id: c.id.orNull,
  created_at: c.instant,
});
export type FiledMailRow = RowOf<typeof filedMailTable>;
export type FiledMailDetails = FiledMailRow & { readonly by: string | null };

const listMailsWhere = (tx: Tx, where: Sql): Promise<FiledMailDetails[]> =>
  tx.rows(sql`
    select f.*, shown_name(p.id, p.full_name) as by from filed_mail f left join person p on p.id = f.person_id
    where ${where} and (f.matter_id is null or ${whereSeesMatter(sql`f.matter_id`)})
    order by f.sent_at desc nulls last, f.id desc limit 500`);

export const filedMailStore = (tx: Tx) => ({
  ...tableStore(tx, filedMailTable),
  /** On no matter yet. */
  keep: (mail: ReadMail, fileId: number): Promise<FiledMailRow> =>
    tableStore(tx, filedMailTable).insert({
      file_id: fileId,
      message_id: mail.messageId,
      refs: [...mail.refs],
      subject: mail.subject,
      from_name: mail.fromName,
      from_address: mail.fromAddress,
      to_addresses: [...mail.to],
      sent_at: mail.sentAt,
      beginning: mail.beginning,
      attachments: mail.attachments.length,
    }),
  unfiled: (): Promise<FiledMailDetails[]> => listMailsWhere(tx, sql`f.matter_id is null`),
  ofMatter: (matterId: number): Promise<FiledMailDetails[]> => listMailsWhere(tx, sql`f.matter_id = ${matterId}`),
  async tell(id: number): Promise<FiledMailDetails> {
    const [row] = await listMailsWhere(tx, sql`f.id = ${id}`);
    if (!row) throw new NotFound();
    return row;
  },
  /** As it is on a matter, or waits to be filed; where no matter is asked for, wherever it is. */
  withMessage: async (messageId: string, matterId: number | null): Promise<FiledMailDetails | undefined> => {
    const rows = await listMailsWhere(tx, sql`f.message_id = ${messageId}`);
    const there = rows.find(({ matter_id }) => matterId === null || matter_id === matterId);
    return there ?? rows.find(({ matter_id }) => matter_id === null);
  },

  /** What points from mails to matters, for all of them in three statements. */
  pointersOf: async (mails: readonly FiledMailRow[]): Promise<(mail: FiledMailRow) => MatterPointers> => {
    const ids = [...new Set(mails.flatMap(({ message_id, refs }) => [message_id, ...refs]))];
    const subjects = mails.map(({ subject }) => subject.toLowerCase());
    const addresses = [
      ...new Set(mails.flatMap(({ from_address, to_addresses }) => [from_address ?? '', ...to_addresses])),
    ];
    const threads = await tx.rows<{ matter_id: number; subject: string; message_id: string; refs: string[] }>(sql`
      select f.matter_id, f.subject, f.message_id, f.refs from filed_mail f
      where f.matter_id is not null and (f.message_id = any(${ids}::text[]) or f.refs && ${ids}::text[])
        and ${whereSeesMatter(sql`f.matter_id`)} order by f.id desc`);
    const references = await tx.rows<{ matter_id: number; reference: string }>(sql`
      select m.id as matter_id, r.reference from matter m, lateral (values (m.reference), (m.master_reference)) r (reference)
      where length(r.reference) > 2 and ${whereSeesType(sql`m.system_type`)}
        and exists (select from unnest(${subjects}::text[]) s (subject) where position(lower(r.reference) in s.subject) > 0)
      order by m.id desc`);
    const people = await tx.rows<{ matter_id: number; name: string; address: string }>(sql`
      select p.matter_id, concat_ws(' ', p.first_names, p.surname) as name, lower(p.email) as address
      from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      where lower(p.email) = any(${addresses}::text[]) and ${whereSeesType(sql`m.system_type`)} order by m.status, p.matter_id desc`);
    return ({ message_id, refs, from_address, to_addresses }) => {
      const own = new Set([message_id, ...refs]);
      const at = new Set([from_address, ...to_addresses]);
      return {
        threads: threads
          .filter((each) => own.has(each.message_id) || each.refs.some((ref) => own.has(ref)))
          .map(({ matter_id, subject }) => ({ matterId: matter_id, subject })),
        references: references.map(({ matter_id, reference }) => ({ matterId: matter_id, reference })),
        addresses: people
          .filter(({ address }) => at.has(address))
          .map(({ matter_id, name, address }) => ({ matterId: matter_id, name, address })),
      };
    };
  },
  mattersNamed: async (ids: readonly number[]): Promise<ReadonlyMap<number, { reference: string; name: string }>> => {
    const rows = await tx.rows<{ id: number; reference: string; name: string }>(
      sql`select id, reference, name from matter where id = any(${[...new Set(ids)]}::bigint[])`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
});

export const readMatterToNotify = (
  tx: Tx,
  matterId: number,
): Promise<{ person: number | null; reference: string; name: string }> =>
  tx.one(sql`select responsible_person_id as person, reference, name from matter where id = ${matterId}`);
