import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';

export interface UnreadDocument {
  readonly id: number;
  readonly matter_id: number;
  readonly key: string;
  readonly content_type: string;
  /** It was made here: what stands on it is known. */
  readonly is_made: boolean;
}

export const searchPapers = (
  tx: Tx,
  matterId: number,
  asked: string,
): Promise<{ document_id: number; words: string }[]> =>
  tx.rows(sql`
    select t.document_id, t.words from document_text t, to_tsquery('simple', plain_text(${asked})) asked
    where t.matter_id = ${matterId} and to_tsvector('simple', plain_text(t.words)) @@ asked
      and ${whereSeesMatter(sql`t.matter_id`)}
      and not exists (select from matter_document n
        where n.intermediary_id = t.intermediary_id and n.replaces_id = t.document_id)
    order by ts_rank(to_tsvector('simple', plain_text(t.words)), asked) desc, t.document_id desc limit ${mostFound}`);

export const mostFound = 20;

export const documentTextTable = firmTable('document_text', {
  matter_id: c.id,
  document_id: c.id,
  words: c.text,
  fault: c.text.orNull,
});

export const listUnread = (tx: Tx, matterId: number | null, atMost: number): Promise<UnreadDocument[]> =>
  tx.rows(sql`
    select d.id, d.matter_id, f.key, f.content_type, exists (select from paper_made m
        where m.intermediary_id = d.intermediary_id and m.document_id = d.id) as is_made
    from matter_document d
      join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
    where (${matterId}::bigint is null or d.matter_id = ${matterId}) and not exists (
      select from document_text t where t.intermediary_id = d.intermediary_id and t.document_id = d.id)
    order by d.id limit ${atMost}`);

export const saveText = (
  tx: Tx,
  {
    id,
    matterId,
    words,
    fault,
  }: { readonly id: number; readonly matterId: number; readonly words: string; readonly fault: string | null },
): Promise<number> =>
  tx.run(sql`
    insert into document_text (matter_id, document_id, words, fault)
    select matter_id, id, ${words}, ${fault} from matter_document where id = ${id} and matter_id = ${matterId}
    on conflict (intermediary_id, document_id) do nothing`);

/** Files a scan under the paper whose number it carries; nothing where the matter has no such paper. */
export const fileByCode = async (
  tx: Tx,
  { id, matterId, codes }: { readonly id: number; readonly matterId: number; readonly codes: readonly string[] },
): Promise<{ readonly code: string; readonly title: string; readonly type: number | null } | undefined> =>
  tx.maybe(sql`
    update matter_document d set code = p.code, type = coalesce(d.type, p.standard_id), version = d.version + 1
    from paper_made p
    where d.id = ${id} and d.matter_id = ${matterId} and d.code is null and p.intermediary_id = d.intermediary_id
      and p.matter_id = d.matter_id and p.code = any(${[...codes]}::text[])
    returning p.code, p.title, d.type`);

export const listFirmsWithUnread = (tx: Tx): Promise<{ intermediary_id: number }[]> =>
  tx.rows(sql`
    select distinct d.intermediary_id from matter_document d where not exists (
      select from document_text t where t.intermediary_id = d.intermediary_id and t.document_id = d.id)`);
