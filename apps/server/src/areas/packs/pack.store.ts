import type { PortalLimits } from '@boedel/domain/lodging/lodging-pack';
import type { packItemSchema } from '@boedel/contract/packs/packs.schema';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesMatter } from '../../platform/db/sees';
import type { PaperMadeRow } from '../templates/paper-made.store';

export type PackItem = z.infer<typeof packItemSchema>;

export const packTable = firmTable('paper_pack', {
  matter_id: c.id,
  document_id: c.id.orNull,
  title: c.text,
  language: c.text,
  items: c.json<PackItem[]>(),
  pages: c.int,
  sent_to: c.text.orNull,
  sent_subject: c.text.orNull,
  sent_text: c.text.orNull,
  mail_id: c.id.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
});

/** A pack with who made it and what became of its mail. */
export type PackDetails = RowOf<typeof packTable> & {
  readonly by: string | null;
  readonly mail_state: string | null;
  readonly mail_error: string | null;
};

/** A paper that may go into a pack. */
export interface PackChoice {
  readonly id: number;
  readonly title: string;
  readonly type: number | null;
  readonly created_at: string;
  readonly key: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly is_linked: boolean;
  /** The number written on it; the voucher of its asset where it has none of its own. */
  readonly voucher: string | null;
  readonly own_voucher: string | null;
  readonly asset_ids: readonly number[];
  readonly is_of_advert: boolean;
  /** The paper that was made from a template, whose data is kept. */
  readonly paper_id: number | null;
}

const selectPacks = (where: Sql): Sql => sql`
  select d.*, shown_name(p.id, p.full_name) as by, m.state as mail_state, m.last_error as mail_error
  from paper_pack d left join person p on p.id = d.person_id
    left join mail m on m.intermediary_id = d.intermediary_id and m.id = d.mail_id
  where ${where} and ${whereSeesMatter(sql`d.matter_id`)} order by d.id desc`;

export const packStore = (tx: Tx) => ({
  ...tableStore(tx, packTable),
  async tell(id: number): Promise<PackDetails> {
    const row = await tx.maybe<PackDetails>(selectPacks(sql`d.id = ${id}`));
    if (!row) throw new NotFound();
    return row;
  },
  ofMatter: (matterId: number): Promise<PackDetails[]> => tx.rows(selectPacks(sql`d.matter_id = ${matterId}`)),

  /** The latest version of every paper of the matter, with the voucher of the asset it is about. */
  choicesOf: (matterId: number): Promise<PackChoice[]> =>
    tx.rows(sql`
      select d.id, d.title, d.type, d.created_at, f.key, f.content_type, f.size, f.sha256,
        exists (select from matter_document_link l where l.intermediary_id = d.intermediary_id and l.document_id = d.id
          and (l.asset_id is not null or l.asset_amount_id is not null or l.claim_id is not null)) as is_linked,
        coalesce(d.voucher, (select min(a.voucher) from matter_document_link l
          join asset a on a.intermediary_id = l.intermediary_id and a.id = l.asset_id
          where l.intermediary_id = d.intermediary_id and l.document_id = d.id)) as voucher,
        d.voucher as own_voucher,
        coalesce((select array_agg(distinct l.asset_id) from matter_document_link l
          where l.intermediary_id = d.intermediary_id and l.document_id = d.id and l.asset_id is not null), '{}') as asset_ids,
        exists (select from matter_document_link l where l.intermediary_id = d.intermediary_id and l.document_id = d.id
          and l.meeting_id is not null) as is_of_advert,
        (select max(m.id) from paper_made m
          where m.intermediary_id = d.intermediary_id and m.document_id = d.id) as paper_id
      from matter_document d
        join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
      where d.matter_id = ${matterId} and ${whereSeesMatter(sql`d.matter_id`)}
        and not exists (select from matter_document n where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id)
      order by d.id`),

  /** What the Master's office of the matter takes through its portal. */
  portalLimitsOf: async (matterId: number): Promise<PortalLimits> => {
    const row = await tx.maybe<{ megabytes: number | null; name_length: number | null }>(sql`
      select o.pack_megabytes as megabytes, o.pack_name_length as name_length from matter m
        join masteroffice o on o.id = m.master_office_id and o.intermediary_id in (0, m.intermediary_id)
      where m.id = ${matterId}`);
    return {
      bytes: row?.megabytes == null ? null : row.megabytes * 1_000_000,
      nameLength: row?.name_length ?? null,
    };
  },

  paperMade: (id: number): Promise<Pick<PaperMadeRow, 'title' | 'language' | 'content' | 'data' | 'answers'>> =>
    tx.one(sql`select title, language, content, data, answers from paper_made where id = ${id}`),
});
