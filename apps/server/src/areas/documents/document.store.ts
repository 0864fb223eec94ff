import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { wordsFound } from '../../platform/db/search-words';
import { joined, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { seesMatter } from '../../platform/tenancy/sees';

export const documentTable = firmTable('matter_document', {
  matter_id: c.id,
  file_id: c.id,
  type: c.int.orNull,
  title: c.text,
  edition: c.int,
  replaces_id: c.id.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
});
export type DocumentRow = RowOf<typeof documentTable>;

/** A document with its file, who filed it, and what it is about. */
export type DocumentTold = DocumentRow & {
  readonly file_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly by: string | null;
  readonly is_replaced: boolean;
  readonly asset_ids: number[];
};

const told = (where: Sql, order: Sql): Sql => sql`
  select d.*, f.name as file_name, f.content_type, f.size, f.sha256, p.full_name as by,
    exists (select from matter_document n where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id) as is_replaced,
    coalesce((select array_agg(distinct l.asset_id) from matter_document_link l
      where l.intermediary_id = d.intermediary_id and l.document_id = d.id and l.asset_id is not null), '{}') as asset_ids
  from matter_document d
    join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
    left join person p on p.id = d.person_id
  where ${where} and ${seesMatter(sql`d.matter_id`)} ${order}`;

const linkedTo = (thing: Sql): Sql =>
  told(sql`d.id in (select l.document_id from matter_document_link l where ${thing})`, sql`order by d.id desc`);

export const documentStore = (tx: Tx) => ({
  ...rowsOf(tx, documentTable),

  async tell(id: number): Promise<DocumentTold> {
    const row = await tx.maybe<DocumentTold>(told(sql`d.id = ${id}`, sql``));
    if (!row) throw new NotFound();
    return row;
  },

  async pageOf(
    matterId: number,
    { skip, take, searchString }: { skip: number; take: number; searchString: string },
  ): Promise<{ rows: DocumentTold[]; total: number }> {
    const where = joined(
      [sql`d.matter_id = ${matterId}`, ...wordsFound(sql`plain_text(d.title)`, searchString)],
      ' and ',
    );
    const rows = await tx.rows<DocumentTold>(told(where, sql`order by d.id desc offset ${skip} limit ${take}`));
    const { total } = await tx.one<{ total: number }>(
      sql`select count(*)::int as total from matter_document d where ${where}`,
    );
    return { rows, total };
  },

  ofAsset: (assetId: number): Promise<DocumentTold[]> => tx.rows(linkedTo(sql`l.asset_id = ${assetId}`)),
  ofBond: (bondId: number): Promise<DocumentTold[]> => tx.rows(linkedTo(sql`l.bond_id = ${bondId}`)),
  ofMeeting: (meetingId: number): Promise<DocumentTold[]> => tx.rows(linkedTo(sql`l.meeting_id = ${meetingId}`)),
  countOfAsset: async (assetId: number): Promise<number> =>
    (
      await tx.one<{ count: number }>(
        sql`select count(distinct document_id)::int as count from matter_document_link where asset_id = ${assetId}`,
      )
    ).count,

  isFiled: async (fileId: number): Promise<boolean> =>
    (await tx.maybe(sql`select id from matter_document where file_id = ${fileId} limit 1`)) !== undefined,
});

/** What a paper is about. */
export interface About {
  readonly assetId?: number | null | undefined;
  readonly assetAmountId?: number | null | undefined;
  readonly findId?: number | null | undefined;
  readonly bondId?: number | null | undefined;
  readonly marriageId?: number | null | undefined;
  readonly meetingId?: number | null | undefined;
  readonly step?: string;
}

/** Links a document of the matter to what it is about; it must be of the same matter, and is linked once. */
export async function fileAway(tx: Tx, matterId: number, documentId: number, about: About): Promise<void> {
  const document = await documentStore(tx).find(documentId);
  if (document.matter_id !== matterId) throw new NotFound();
  const {
    assetId = null,
    assetAmountId = null,
    findId = null,
    bondId = null,
    marriageId = null,
    meetingId = null,
    step = null,
  } = about;
  const places: readonly [table: Sql, column: Sql, id: number | null][] = [
    [sql`asset`, sql`asset_id`, assetId],
    [sql`asset_amount`, sql`asset_amount_id`, assetAmountId],
    [sql`matter_find`, sql`find_id`, findId],
    [sql`bond_of_security`, sql`bond_id`, bondId],
    [sql`marriage`, sql`marriage_id`, marriageId],
    [sql`meeting_advert`, sql`meeting_id`, meetingId],
  ];
  if (places.every(([, , id]) => id === null)) return;
  for (const [table, , id] of places) {
    if (id !== null && !(await tx.maybe(sql`select id from ${table} where id = ${id} and matter_id = ${matterId}`))) {
      throw new NotFound();
    }
  }
  const columns = joined(places.map(([, column]) => column));
  const values = joined(places.map(([, , id]) => sql`${id}::bigint`));
  const same = joined(
    places.map(([, column, id]) => sql`${column} is not distinct from ${id}::bigint`),
    ' and ',
  );
  await tx.run(sql`
    insert into matter_document_link (matter_id, document_id, ${columns}, step)
    select ${matterId}::bigint, ${documentId}::bigint, ${values}, ${step}
    where not exists (select from matter_document_link where document_id = ${documentId}
      and ${same} and step is not distinct from ${step}::text)`);
}
