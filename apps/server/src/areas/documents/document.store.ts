import type { linkKind } from '@boedel/contract/documents/documents.schema';
import type { PaperFacts } from '@boedel/domain/documents/needed-papers';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereHoldsRight, whereSeesMatter } from '../../platform/db/sees';

export const documentTable = firmTable('matter_document', {
  matter_id: c.id,
  file_id: c.id,
  type: c.int.orNull,
  title: c.text,
  voucher: c.text.orNull,
  code: c.text.orNull,
  edition: c.int,
  replaces_id: c.id.orNull,
  person_id: c.id.orNull,
  created_at: c.instant,
});
export type DocumentRow = RowOf<typeof documentTable>;

/** A document with its file, who filed it, and what it is about. */
export type DocumentDetails = DocumentRow & {
  readonly file_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: string;
  readonly has_script: boolean;
  readonly fault: 'missing' | 'changed' | null;
  readonly by: string | null;
  readonly is_replaced: boolean;
  /** The paper of ours whose number its pages carry. */
  readonly answers: string | null;
  readonly asset_ids: number[];
  readonly links: DocumentLinkDetails[];
};

export type LinkKind = z.infer<typeof linkKind>;
export interface DocumentLinkDetails {
  readonly id: number;
  readonly kind: LinkKind;
  readonly targetID: number;
  readonly name: string | null;
}

/** A claim by its number and whose it is. */
const claimName = sql`concat_ws(' ', t.claim_number::text, (select c.name from creditor c
  where c.intermediary_id = t.intermediary_id and c.id = t.creditor_id))`;

/** What a link leads to, where it leads, and what that is called, for those who may see it. */
const linkPlaces: readonly (readonly [kind: LinkKind, column: string, table: string, called: Sql])[] = [
  ['party', 'party_id', 'matter_party', sql`concat_ws(' ', t.first_names, t.surname)`],
  ['legalAgent', 'director_id', 'director', sql`t.name`],
  ['asset', 'asset_id', 'asset', sql`t.name`],
  ['bond', 'bond_id', 'bond_of_security', sql`coalesce(t.number, t.principal, '')`],
  ['meeting', 'meeting_id', 'meeting_advert', sql`t.type::text`],
  ['claim', 'claim_id', 'creditorclaim', claimName],
  ['comment', 'note_id', 'matter_note', sql`left(t.plain, 80)`],
  ['find', 'find_id', 'matter_find', sql`t.description`],
  ['marriage', 'marriage_id', 'marriage', sql`t.kind`],
  ['activity', 'activity_id', 'activity', sql`t.change_type::text`],
  ['task', 'task_id', 'task', sql`t.title`],
];
const findLinkPlace = (kind: LinkKind) => linkPlaces.find(([one]) => one === kind)!;
/** Parties are of the whole estate; other tables have a right of their own. */
const mayName = (kind: LinkKind, matterId: Sql): Sql =>
  kind === 'party' ? whereHoldsRight(matterId, 'estate') : sql`true`;

const linksJson: Sql = sql`coalesce((select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'targetID', l.target, 'name', l.called) order by l.id)
  from (${joinSql(
    linkPlaces.map(
      ([kind, column, table, called]) => sql`
        select l.id, ${kind} as kind, l.${sqlName(column)} as target,
          (select ${called} from ${sqlName(table)} t where t.intermediary_id = l.intermediary_id and t.id = l.${sqlName(column)}
            and ${mayName(kind, sql`l.matter_id`)}) as called
        from matter_document_link l
        where l.intermediary_id = d.intermediary_id and l.document_id = d.id and l.${sqlName(column)} is not null`,
    ),
    ' union all ',
  )}) l), '[]'::json)`;

const selectDocuments = (where: Sql, order: Sql): Sql => sql`
  select d.*, f.name as file_name, f.content_type, f.size, f.sha256, f.has_script, f.fault, shown_name(p.id, p.full_name) as by,
    exists (select from matter_document n where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id) as is_replaced,
    coalesce((select array_agg(distinct l.asset_id) from matter_document_link l
      where l.intermediary_id = d.intermediary_id and l.document_id = d.id and l.asset_id is not null), '{}') as asset_ids,
    (select a.title from paper_made a where a.intermediary_id = d.intermediary_id and a.matter_id = d.matter_id
      and a.code = d.code) as answers,
    ${linksJson} as links
  from matter_document d
    join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
    left join person p on p.id = d.person_id
  where ${where} and ${whereSeesMatter(sql`d.matter_id`)} ${order}`;

const selectLinkedTo = (thing: Sql): Sql =>
  selectDocuments(
    sql`d.id in (select l.document_id from matter_document_link l where ${thing})`,
    sql`order by d.id desc`,
  );

interface DocumentPageQuery {
  readonly skip: number;
  readonly take: number;
  readonly searchString: string;
  readonly latestOnly?: boolean;
}
const isLatest = sql`not exists (select from matter_document n
  where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id)`;

export const documentStore = (tx: Tx) => ({
  ...tableStore(tx, documentTable),

  isLinkedTo: async (activityId: number): Promise<boolean> =>
    (await tx.maybe(sql`select from matter_document_link where activity_id = ${activityId} limit 1`)) !== undefined,

  async tell(id: number): Promise<DocumentDetails> {
    const row = await tx.maybe<DocumentDetails>(selectDocuments(sql`d.id = ${id}`, sql``));
    if (!row) throw new NotFound();
    return row;
  },

  async pageOf(
    matterId: number,
    { skip, take, searchString, latestOnly = false }: DocumentPageQuery,
  ): Promise<{ rows: DocumentDetails[]; total: number }> {
    const where = joinSql(
      [
        sql`d.matter_id = ${matterId}`,
        ...(latestOnly ? [isLatest] : []),
        ...whereWordsFound(sql`plain_text(d.title)`, searchString),
      ],
      ' and ',
    );
    const rows = await tx.rows<DocumentDetails>(
      selectDocuments(where, sql`order by d.id desc offset ${skip} limit ${take}`),
    );
    const { total } = await tx.one<{ total: number }>(
      sql`select count(*)::int as total from matter_document d where ${where}`,
    );
    return { rows, total };
  },

  ofAsset: (assetId: number): Promise<DocumentDetails[]> => tx.rows(selectLinkedTo(sql`l.asset_id = ${assetId}`)),
  ofBond: (bondId: number): Promise<DocumentDetails[]> => tx.rows(selectLinkedTo(sql`l.bond_id = ${bondId}`)),
  ofMeeting: (meetingId: number): Promise<DocumentDetails[]> =>
    tx.rows(selectLinkedTo(sql`l.meeting_id = ${meetingId}`)),
  ofClaim: (claimId: number): Promise<DocumentDetails[]> => tx.rows(selectLinkedTo(sql`l.claim_id = ${claimId}`)),
  ofTask: (taskId: number): Promise<DocumentDetails[]> => tx.rows(selectLinkedTo(sql`l.task_id = ${taskId}`)),
  ofNote: (noteId: number): Promise<DocumentDetails[]> => tx.rows(selectLinkedTo(sql`l.note_id = ${noteId}`)),

  /** Every version of one paper, the latest first. */
  versionsOf: (id: number): Promise<DocumentDetails[]> =>
    tx.rows(
      selectDocuments(
        sql`d.id in (
          with recursive before (id, replaces_id) as (
            select id, replaces_id from matter_document where id = ${id}
            union select p.id, p.replaces_id from matter_document p join before b on p.id = b.replaces_id
          ), after (id) as (
            select ${id}::bigint union select n.id from matter_document n join after a on n.replaces_id = a.id
          ) select id from before union select id from after)`,
        sql`order by d.edition desc, d.id desc`,
      ),
    ),

  /** Papers of several matters' tabs, in the order they were asked for. */
  tellMany: async (ids: readonly number[]): Promise<DocumentDetails[]> => {
    const rows = await tx.rows<DocumentDetails>(selectDocuments(sql`d.id = any(${[...ids]}::bigint[])`, sql``));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (!row) throw new NotFound();
      return row;
    });
  },

  /** The kinds that are filed on a matter; a version that was replaced stands for nothing. */
  kindsOf: async (matterId: number): Promise<Set<number>> => {
    const rows = await tx.rows<{ type: number }>(sql`
      select distinct d.type from matter_document d where d.matter_id = ${matterId} and d.type is not null
        and ${isLatest}`);
    return new Set(rows.map(({ type }) => type));
  },

  /** What papers of a matter can be linked to. */
  targetsOf: (matterId: number): Promise<{ kind: LinkKind; targetID: number; name: string; role: string | null }[]> =>
    tx.rows(sql`
      select * from (${joinSql(
        linkPlaces
          .filter(([kind]) => kind !== 'find' && kind !== 'marriage')
          .map(
            ([kind, , table, called]) => sql`
              select ${kind} as kind, t.id as "targetID", ${called} as name,
                ${kind === 'party' ? sql`t.role` : sql`null::text`} as role
              from ${sqlName(table)} t
              where ${
                kind === 'legalAgent'
                  ? sql`exists (select from matter_director m where m.intermediary_id = t.intermediary_id
                      and m.director_id = t.id and m.matter_id = ${matterId})`
                  : sql`t.matter_id = ${matterId} and ${mayName(kind, sql`t.matter_id`)}`
              }`,
          ),
        ' union all ',
      )}) x order by kind, name, "targetID"`),

  /** The link must be the document's own. */
  unlink: async (documentId: number, linkId: number): Promise<void> => {
    const gone = await tx.run(
      sql`delete from matter_document_link where id = ${linkId} and document_id = ${documentId}`,
    );
    if (gone === 0) throw new NotFound();
  },

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
export interface DocumentSubject {
  readonly assetId?: number | null | undefined;
  readonly assetAmountId?: number | null | undefined;
  readonly findId?: number | null | undefined;
  readonly bondId?: number | null | undefined;
  readonly marriageId?: number | null | undefined;
  readonly meetingId?: number | null | undefined;
  readonly claimId?: number | null | undefined;
  readonly partyId?: number | null | undefined;
  readonly directorId?: number | null | undefined;
  readonly noteId?: number | null | undefined;
  readonly activityId?: number | null | undefined;
  readonly taskId?: number | null | undefined;
  readonly step?: string | null | undefined;
}

/** Where each of them stands: its table, its column, and whether it is of the matter or of the whole firm. */
const aboutPlaces = [
  ['assetId', 'asset', 'asset_id'],
  ['assetAmountId', 'asset_amount', 'asset_amount_id'],
  ['findId', 'matter_find', 'find_id'],
  ['bondId', 'bond_of_security', 'bond_id'],
  ['marriageId', 'marriage', 'marriage_id'],
  ['meetingId', 'meeting_advert', 'meeting_id'],
  ['claimId', 'creditorclaim', 'claim_id'],
  ['partyId', 'matter_party', 'party_id'],
  ['directorId', 'director', 'director_id'],
  ['noteId', 'matter_note', 'note_id'],
  ['activityId', 'activity', 'activity_id'],
  ['taskId', 'task', 'task_id'],
] as const satisfies readonly (readonly [keyof DocumentSubject, string, string])[];
const ofTheFirm: ReadonlySet<string> = new Set(['director']);

/** What a link of this kind says it is about. */
export const toSubject = (kind: LinkKind, targetId: number): DocumentSubject => {
  const [, column] = findLinkPlace(kind);
  const [key] = aboutPlaces.find(([, , one]) => one === column)!;
  return { [key]: targetId };
};

/** Links a document of the matter to what it is about; it must be of the same matter, and is linked once. */
export async function linkToSubject(
  tx: Tx,
  matterId: number,
  documentId: number,
  about: DocumentSubject,
): Promise<void> {
  const document = await documentStore(tx).find(documentId);
  if (document.matter_id !== matterId) throw new NotFound();
  const { step = null } = about;
  const places = aboutPlaces.map(([key, table, column]) => ({
    table,
    column: sqlName(column),
    id: about[key] ?? null,
  }));
  if (places.every(({ id }) => id === null)) return;
  for (const { table, id } of places) {
    if (id === null) continue;
    const ofMatter = ofTheFirm.has(table) ? sql`true` : sql`matter_id = ${matterId}`;
    if (!(await tx.maybe(sql`select id from ${sqlName(table)} where id = ${id} and ${ofMatter}`))) throw new NotFound();
  }
  const columns = joinSql(places.map(({ column }) => column));
  const values = joinSql(places.map(({ id }) => sql`${id}::bigint`));
  const same = joinSql(
    places.map(({ column, id }) => sql`${column} is not distinct from ${id}::bigint`),
    ' and ',
  );
  await tx.run(sql`
    insert into matter_document_link (matter_id, document_id, ${columns}, step)
    select ${matterId}::bigint, ${documentId}::bigint, ${values}, ${step}
    where not exists (select from matter_document_link where document_id = ${documentId}
      and ${same} and step is not distinct from ${step}::text)`);
}

export const findFirmLogo = (tx: Tx): Promise<{ logo_file_id: number | null } | undefined> =>
  tx.maybe(sql`select logo_file_id from company where intermediary_id = app_firm()`);

export const listFileKeys = (tx: Tx, ids: readonly number[]): Promise<{ id: number; key: string }[]> =>
  tx.rows(sql`
    select d.id, f.key from matter_document d
      join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
    where d.id = any(${ids}::bigint[])`);

/** A will that is captured, dated or said to be there; a marriage or a spouse. */
export const readPaperFacts = (tx: Tx, matterId: number): Promise<PaperFacts> =>
  tx.one(sql`
    select coalesce(m.details ->> 'willKind' <> 'no will',
        exists (select from will w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id)
        or exists (select from diary_entry e where e.intermediary_id = m.intermediary_id and e.matter_id = m.id
          and e.event = 'will')) as "hasWill",
      exists (select from matter_party p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id
        and p.role = 'spouse')
      or exists (select from marriage g where g.intermediary_id = m.intermediary_id and g.matter_id = m.id) as "isMarried"
    from matter m where m.id = ${matterId}`);

/** The letters of a find are the asset's from now on as well. */
export const linkLettersToAsset = (tx: Tx, findId: number, assetId: number): Promise<number> =>
  tx.run(sql`
    insert into matter_document_link (matter_id, document_id, asset_id)
    select matter_id, document_id, ${assetId}::bigint from matter_document_link where find_id = ${findId}`);

export const setDocumentType = (tx: Tx, templateId: number, documentId: number | null): Promise<number> =>
  tx.run(sql`update matter_document set type = ${templateId} where id = ${documentId}`);
