import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

interface ClientViewFacts {
  kind: string;
  firstNames: string | null;
  surname: string;
  responsible: string | null;
  firm: string;
  phone: string | null;
  email: string | null;
}

/** Whom the matter is about, who looks after it and how the firm is reached. */
export const readMatterFacts = (tx: Tx, matterId: number): Promise<ClientViewFacts> =>
  tx.one(sql`
    select coalesce(a.kind, 'other') as kind, a.first_names as "firstNames", coalesce(a.surname, m.name) as surname,
      p.full_name as responsible, coalesce(c.trading_name, c.name, i.name) as firm, c.phone, c.email
    from matter m join intermediary i on i.id = m.intermediary_id
      left join company c on c.intermediary_id = m.intermediary_id
      left join matter_party a on a.intermediary_id = m.intermediary_id and a.matter_id = m.id and a.role = 'main'
      left join person p on p.id = m.responsible_person_id
    where m.id = ${matterId}`);
