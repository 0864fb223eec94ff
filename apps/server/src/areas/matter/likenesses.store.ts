import type { likenessReasons } from '@boedel/contract/matter/likeness-reasons';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface MatterLikeness {
  matterID: number;
  reference: string;
  matterName: string;
  name: string;
  role: string;
  why: (typeof likenessReasons)[number];
}

interface CapturedParty {
  readonly idNumber: string | null;
  readonly registrationNumber: string | null;
  readonly firstNames: string | null;
  readonly surname: string;
  readonly dateOfBirth: string | null;
}

/** Who, of every party in the firm's matters, may be the same as the one being captured: duplicates and conflicts of interest. */
export const listLikenesses = (tx: Tx, party: CapturedParty): Promise<MatterLikeness[]> => {
  const name = [party.firstNames, party.surname].filter(Boolean).join(' ');
  return tx.rows<MatterLikeness>(sql`
    select m.id as "matterID", m.reference, m.name as "matterName", concat_ws(' ', p.first_names, p.surname) as name, p.role,
      case when p.id_number = ${party.idNumber} then 'the same ID number'
        when p.registration_number = ${party.registrationNumber} then 'the same registration number'
        when p.born_on = ${party.dateOfBirth}::date then 'the same surname and date of birth'
        else 'nearly the same name' end as why
    from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
    where p.id_number = ${party.idNumber} or p.registration_number = ${party.registrationNumber}
      or (p.born_on = ${party.dateOfBirth}::date and plain_text(p.surname) = plain_text(${party.surname}))
      or (${name} like '% %' and similarity(plain_text(concat_ws(' ', p.first_names, p.surname)), plain_text(${name})) > 0.75)
    order by (p.id_number is not distinct from ${party.idNumber}) desc, m.id desc limit 10`);
};
