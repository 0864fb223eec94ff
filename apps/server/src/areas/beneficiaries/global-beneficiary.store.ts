import type { Tx } from '../../platform/db/database';
import { whereWordsOrNumbers } from '../../platform/db/search-words';
import { joinSql, sqlName, sql } from '../../platform/db/sql';
import type { RecordRow } from '../../platform/record/record-table';
import { type PartyRow, partyTable } from '../matter-parties/party.store';

export interface GlobalBeneficiaryRow {
  readonly id: number;
  readonly name: string;
  readonly party_type: string | null;
  readonly id_number: string | null;
  readonly registration_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_resident: boolean;
  readonly party_id: number | null;
  readonly total: number;
}

/** Somebody of the family or the will: whoever acts or is told is no beneficiary by being the same person. */
export const isOfPeople = sql`(p.is_beneficiary or p.role in ('spouse', 'child', 'beneficiary', 'relative'))`;

export const columns = joinSql(Object.keys(partyTable.columns).map((column) => sql`p.${sqlName(column)}`));

/** Who of the matter is known by the same number as the entry: that is the whole of the link. */
export const findLinkedParty = (tx: Tx, matterId: number, globalId: number): Promise<PartyRow | undefined> =>
  tx.maybe(sql`select ${columns} from matter_party p join globalbeneficiary g
      on g.intermediary_id = p.intermediary_id and g.known_id = p.known_id
    where p.matter_id = ${matterId} and g.id = ${globalId} and ${isOfPeople} order by p.id limit 1`);

export const findTwin = async (
  tx: Tx,
  matterId: number,
  { id_number, registration_number }: RecordRow,
): Promise<PartyRow | undefined> =>
  tx.maybe(sql`select ${columns} from matter_party p where matter_id = ${matterId} and role <> 'main' and ${isOfPeople}
    and (id_number = ${id_number ?? null} or registration_number = ${registration_number ?? null}) limit 1`);

export const listGlobals = (
  tx: Tx,
  {
    matterId,
    searchString,
    skip,
    take,
  }: { readonly matterId: number | null; readonly searchString: string; readonly skip: number; readonly take: number },
): Promise<GlobalBeneficiaryRow[]> =>
  tx.rows(sql`
    select g.id, g.name, g.party_type, g.id_number, g.registration_number, g.email, g.phone, g.is_resident,
      (select min(p.id) from matter_party p where p.matter_id = ${matterId} and p.known_id = g.known_id and ${isOfPeople}) as party_id,
      count(*) over ()::int as total
    from globalbeneficiary g where ${whereWordsOrNumbers(sql`g.search_text`, sql`g.search_numbers`, searchString)}
    order by g.sort_name, g.id offset ${skip} limit ${take}`);

export const findGlobal = (tx: Tx, beneficiaryId: number): Promise<RecordRow | undefined> =>
  tx.maybe(sql`select * from globalbeneficiary where id = ${beneficiaryId}`);
