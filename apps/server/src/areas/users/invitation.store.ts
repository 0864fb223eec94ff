import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';

export const findInvited = (
  tx: Tx,
  matterId: number | undefined,
  personId: number,
  firmId: number,
): Promise<InvitedPerson | undefined> =>
  tx.maybe(sql`
      select p.email, p.password_hash is not null as has_password, i.name as firm,
        language_of(p.id, i.id) as language, t.reference || ' ' || t.name as matter
      from membership m join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
        left join matter_access a on a.intermediary_id = m.intermediary_id and a.person_id = m.person_id
          and a.matter_id = ${matterId ?? null}
        left join matter t on t.intermediary_id = a.intermediary_id and t.id = a.matter_id
      where m.person_id = ${personId} and m.intermediary_id = ${firmId}`);

export interface InvitedPerson {
  readonly email: string;
  readonly has_password: boolean;
  readonly firm: string;
  readonly matter: string | null;
  readonly language: MailLanguage;
}
