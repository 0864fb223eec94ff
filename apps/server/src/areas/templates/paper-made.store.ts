import type { Message } from '@boedel/domain/law/message';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesMatter } from '../../platform/db/sees';

export const paperMadeTable = firmTable('paper_made', {
  matter_id: c.id,
  document_id: c.id.orNull,
  batch_id: c.id.orNull,
  place: c.int.orNull,
  standard_id: c.int.orNull,
  template_id: c.id.orNull,
  title: c.text,
  language: c.text,
  content: c.text,
  data: c.json<MergeData>(),
  answers: c.json<Record<string, unknown>>(),
  code: c.text.orNull,
  recipient: c.text.orNull,
  recipient_email: c.text.orNull,
  fault: c.json<Message>().orNull,
  mail_id: c.id.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
});
export type PaperMadeRow = RowOf<typeof paperMadeTable>;

export const batchTable = firmTable('paper_batch', {
  matter_id: c.id,
  title: c.text,
  language: c.text,
  content: c.text,
  answers: c.json<Record<string, unknown>>(),
  list: c.text,
  standard_id: c.int.orNull,
  is_mailed: c.flag,
  file_type: c.int,
  total: c.int,
  state: c.text,
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type PaperBatchRow = RowOf<typeof batchTable>;

/** A paper with who made it and what became of its mail. */
export type MadePaperDetails = Omit<PaperMadeRow, 'data' | 'content' | 'answers'> & {
  readonly by: string | null;
  readonly mail_state: string | null;
  readonly mail_error: string | null;
  readonly attempts: number | null;
};

const selectPapers = (where: Sql, order: Sql): Sql => sql`
  select d.id, d.matter_id, d.document_id, d.batch_id, d.place, d.standard_id, d.template_id, d.title, d.language, d.code, d.recipient,
    d.recipient_email, d.fault, d.mail_id, d.person_id, d.created_at, d.version, shown_name(p.id, p.full_name) as by,
    m.state as mail_state, m.last_error as mail_error, m.attempts
  from paper_made d left join person p on p.id = d.person_id
    left join mail m on m.intermediary_id = d.intermediary_id and m.id = d.mail_id
  where ${where} and ${whereSeesMatter(sql`d.matter_id`)} ${order}`;

export const paperMadeStore = (tx: Tx) => ({
  ...tableStore(tx, paperMadeTable),
  batches: tableStore(tx, batchTable),
  async tell(id: number): Promise<MadePaperDetails> {
    const row = await tx.maybe<MadePaperDetails>(selectPapers(sql`d.id = ${id}`, sql``));
    if (!row) throw new NotFound();
    return row;
  },
  ofMatter: (matterId: number): Promise<MadePaperDetails[]> =>
    tx.rows(selectPapers(sql`d.matter_id = ${matterId}`, sql`order by d.id desc limit 200`)),
  ofBatch: (batchId: number): Promise<MadePaperDetails[]> =>
    tx.rows(selectPapers(sql`d.batch_id = ${batchId}`, sql`order by d.place`)),
  /** When each standard template was last made for a matter. */
  lastMade: (matterId: number): Promise<{ standard_id: number; at: string }[]> =>
    tx.rows(sql`select standard_id, to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from paper_made
      where matter_id = ${matterId} and standard_id is not null and document_id is not null group by standard_id`),
});

export const markBatchDone = (tx: Tx, batchId: number): Promise<number> =>
  tx.run(sql`update paper_batch set state = 'done', version = version + 1 where id = ${batchId}`);
