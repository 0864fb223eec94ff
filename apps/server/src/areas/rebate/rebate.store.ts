import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface EarlierSpouse {
  readonly marriageID: number;
  readonly spouseID: number | null;
  readonly spouseName: string | null;
  readonly diedDate: LocalDate | null;
  readonly isClaimed: boolean;
  readonly abatementUsed: Cents | null;
  readonly diedTogetherNetValue: Cents | null;
  readonly spouses: number | null;
  readonly isEvidenceFiled: boolean;
  readonly estateReference: string | null;
  readonly documents: { id: number; title: string; fileName: string }[];
}

/** Marriages that the death of the spouse ended, with what is known of that estate and its papers. */
export const listEarlierSpouses = (tx: Tx, matterId: number): Promise<EarlierSpouse[]> =>
  tx.rows<EarlierSpouse>(sql`
    select m.id as "marriageID", m.spouse_id as "spouseID", nullif(concat_ws(' ', k.first_names, k.surname), '') as "spouseName", k.died_on as "diedDate",
      coalesce((m.earlier_estate ->> 'isClaimed')::boolean, false) as "isClaimed",
      (m.earlier_estate ->> 'abatementUsed')::bigint as "abatementUsed",
      (m.earlier_estate ->> 'diedTogetherNetValue')::bigint as "diedTogetherNetValue",
      (m.earlier_estate ->> 'spouses')::int as "spouses",
      coalesce((m.earlier_estate ->> 'isEvidenceFiled')::boolean, false) as "isEvidenceFiled",
      m.earlier_estate ->> 'estateReference' as "estateReference",
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'fileName', f.name) order by d.id)
        from matter_document_link l join matter_document d on d.intermediary_id = l.intermediary_id and d.id = l.document_id
          join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
        where l.matter_id = m.matter_id and l.marriage_id = m.id), '[]') as documents
    from marriage m left join matter_party k on k.intermediary_id = m.intermediary_id and k.id = m.spouse_id
    where m.matter_id = ${matterId} order by m.id`);
