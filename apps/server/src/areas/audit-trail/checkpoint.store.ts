import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';

export const checkpointStore = (tx: Tx) => ({
  isReader: async (personId: number): Promise<boolean> =>
    (await tx.maybe(sql`select from audit_checkpoint_reader where person_id = ${personId}`)) !== undefined,
  addReader: (personId: number): Promise<number> =>
    tx.run(sql`insert into audit_checkpoint_reader (person_id) values (${personId})
      on conflict (intermediary_id, person_id) do nothing`),
  removeReader: (personId: number): Promise<number> =>
    tx.run(sql`delete from audit_checkpoint_reader where person_id = ${personId}`),

  /** Administrators who want it by mail. One who is no administrator any more gets it no more. */
  readers: (): Promise<{ email: string; language: MailLanguage; firm: string }[]> =>
    tx.rows(sql`
      select p.email, i.name as firm, language_of(p.id, i.id) as language
      from audit_checkpoint_reader r
        join membership m on m.intermediary_id = r.intermediary_id and m.person_id = r.person_id
        join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
      where r.intermediary_id = app_firm() and 'Admin' = any(m.roles) and m.support_until is null
        and m.accepted_at is not null order by p.id`),
});

/** Of a firm that is only being opened, and not yet the one that is worked in. */
export const insertReader = (tx: Tx, firmId: number, personId: number): Promise<number> =>
  tx.run(sql`insert into audit_checkpoint_reader (intermediary_id, person_id) values (${firmId}, ${personId})`);
