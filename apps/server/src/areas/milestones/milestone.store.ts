import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereHoldsRight } from '../../platform/db/sees';

export const milestoneTable = firmTable('matter_milestone', {
  matter_id: c.id,
  milestone: c.int,
  note: c.text.orNull,
  mailed_at: c.instant.orNull,
});
export type MilestoneRow = RowOf<typeof milestoneTable>;

export interface MilestoneMail {
  readonly id: number;
  readonly to: string[];
  readonly subject: string;
  readonly text: string;
  readonly state: 'queued' | 'sent' | 'dead';
  readonly sentAt: string | null;
}

export interface MilestoneRecipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** None named is all of them. */
  readonly milestones: number[];
  /** What they asked to be written to in; null is the firm's. */
  readonly language: MailLanguage | null;
}

const listRecipients = (tx: Tx, where: Sql): Promise<MilestoneRecipient[]> =>
  tx.rows(sql`
    select id, surname as name, email, coalesce(details -> 'milestones', '[]'::jsonb) as milestones,
      details ->> 'language' as language from matter_party
    where role = 'recipient' and email is not null and ${where} order by id`);

export const milestoneStore = (tx: Tx) => ({
  ...tableStore(tx, milestoneTable),
  listOf: (matterId: number): Promise<MilestoneRow[]> =>
    tableStore(tx, milestoneTable).list(sql`matter_id = ${matterId}`, sql`milestone`),
  /** Held until the transaction ends, so that two who mark it at once send one mail. */
  lockOne: (matterId: number, milestone: number): Promise<MilestoneRow | undefined> =>
    tx.maybe(sql`select * from matter_milestone where matter_id = ${matterId} and milestone = ${milestone} for update`),
  recipientsOf: (matterId: number): Promise<MilestoneRecipient[]> => listRecipients(tx, sql`matter_id = ${matterId}`),
  /** They are parties: named to who may see those. */
  recipientsShown: (matterId: number): Promise<MilestoneRecipient[]> =>
    listRecipients(tx, sql`matter_id = ${matterId} and ${whereHoldsRight(sql`matter_id`, 'estate')}`),
  /** What a milestone wrote, to who may see the parties it was written to. */
  mailsOf: (matterId: number, milestone: number): Promise<MilestoneMail[]> =>
    tx.rows(sql`
      select mail.id, mail.to_addresses as "to", mail.subject, mail.body_text as text, mail.state, mail.sent_at as "sentAt"
      from mail join matter_milestone s on mail.entity_type = 'matter_milestone' and mail.entity_id = s.id
      where mail.matter_id = ${matterId} and s.matter_id = ${matterId} and s.milestone = ${milestone}
        and ${whereHoldsRight(sql`s.matter_id`, 'estate')} order by mail.id`),
  /** Recipients who did not say otherwise are written to in the firm's language. */
  signedBy: (matterId: number): Promise<{ firm: string; person: string | null; language: MailLanguage }> =>
    tx.one(sql`
      select coalesce(c.trading_name, c.name) as firm, p.full_name as person, s.language
      from matter m join company c on c.intermediary_id = m.intermediary_id
        join firm_setting s on s.intermediary_id = m.intermediary_id
        left join person p on p.id = m.responsible_person_id
      where m.id = ${matterId}`),
});

export const isNotifiedOf = ({ milestones }: MilestoneRecipient, milestone: number): boolean =>
  milestones.length === 0 || milestones.includes(milestone);
