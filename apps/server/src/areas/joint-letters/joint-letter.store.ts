import type { Message } from '@boedel/domain/law/message';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesType } from '../../platform/db/sees';

/** One line of a recipient's list: what one of its matters has to do with it. */
export interface JointLetterLine {
  readonly matter_id: number;
  readonly reference: string;
  readonly matter: string;
  readonly number: string | null;
  readonly master_reference: string | null;
  readonly about: string | null;
  readonly their_reference: string | null;
  readonly amount_cents: Cents | null;
}

/** The same with whom it is of. */
export interface FoundLetterLine extends JointLetterLine {
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly creditor_id: number | null;
  readonly global_creditor_id: number | null;
}

export const jointLetterTable = firmTable('joint_letter', {
  list: c.text,
  subject: c.text,
  body: c.text,
  language: c.text,
  answer_by_on: c.day.orNull,
  document_types: c.ints,
  is_mailed: c.flag,
  state: c.text,
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type JointLetterRow = RowOf<typeof jointLetterTable>;

export const recipientTable = firmTable('joint_letter_recipient', {
  letter_id: c.id,
  place: c.int,
  name: c.text,
  email: c.text.orNull,
  address: c.text.orNull,
  lines: c.json<readonly JointLetterLine[]>(),
  state: c.text,
  file_id: c.id.orNull,
  enclosed: c.int,
  fault: c.json<Message>().orNull,
  mail_id: c.id.orNull,
});
export type LetterRecipientRow = RowOf<typeof recipientTable>;

export const copyTable = firmTable('joint_letter_copy', { matter_id: c.id, recipient_id: c.id, document_id: c.id });

export type LetterRecipientDetails = LetterRecipientRow & {
  readonly mail_state: string | null;
  readonly mail_error: string | null;
};
export type JointLetterDetails = JointLetterRow & {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
};

/** A paper that can go along with a letter. */
export interface LetterEnclosure {
  readonly matter_id: number;
  readonly reference: string;
  readonly title: string;
  readonly key: string;
  readonly content_type: string;
  readonly size: number;
}

const ofMatter = sql`m.id as matter_id, m.reference, m.name as matter, m.master_reference,
  coalesce(p.id_number, p.passport_number, p.registration_number) as number`;
const fromMatter = sql`join matter m on m.intermediary_id = t.intermediary_id and m.id = t.matter_id
  left join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'`;
const addressOf = sql`nullif(concat_ws(E'\n', nullif(c.physical_address1, ''), nullif(c.physical_address2, ''),
  nullif(c.physical_city, ''), nullif(c.physical_code, '')), '')`;

/** Debts of estates and claims against insolvent ones, unless they have fallen away. */
const selectOwed = (ids: readonly number[]): Sql => sql`
  select * from (
    select ${ofMatter}, coalesce(c.name, t.creditor) as name, nullif(c.email, '') as email, ${addressOf} as address,
      c.id as creditor_id, c.global_creditor_id, t.description as about, coalesce(t.reference, c.reference) as their_reference,
      t.amount_cents, t.id as at
    from liability t ${fromMatter} left join creditor c on c.intermediary_id = t.intermediary_id and c.id = t.creditor_id
    where t.matter_id = any(${[...ids]}::bigint[]) and t.status not in ('withdrawn', 'rejected')
    union all
    select ${ofMatter}, c.name, nullif(c.email, ''), ${addressOf}, c.id, c.global_creditor_id, null,
      coalesce(t.reference, c.reference), t.amount_cents, t.id
    from creditorclaim t ${fromMatter} join creditor c on c.intermediary_id = t.intermediary_id and c.id = t.creditor_id
    where t.matter_id = any(${[...ids]}::bigint[]) and t.status not in ('withdrawn', 'rejected', 'expunged')
  ) lines order by reference, matter_id, at`;

/** Who holds money, investments and policies; the directory knows the address of an institution that stands in it. */
const selectHeld = (ids: readonly number[]): Sql => sql`
  select ${ofMatter}, t.institution as name, nullif(c.email, '') as email, ${addressOf} as address, c.id as creditor_id,
    c.global_creditor_id, t.name as about, coalesce(t.account_number, t.policy_number) as their_reference,
    null::bigint as amount_cents
  from asset t ${fromMatter} left join lateral (
    select * from creditor d where d.intermediary_id = t.intermediary_id and lower(d.name) = lower(trim(t.institution))
    order by d.id limit 1) c on true
  where t.matter_id = any(${[...ids]}::bigint[]) and nullif(trim(t.institution), '') is not null
    and t.kind in ('cash', 'investment', 'policy')
  order by m.reference, m.id, t.id`;

export const jointLetterStore = (tx: Tx) => {
  const listLettersWhere = (where: Sql, order: Sql): Promise<JointLetterDetails[]> =>
    tx.rows(sql`
      select l.*, count(r.id)::int as total, count(r.id) filter (where r.state = 'made')::int as done,
        count(r.id) filter (where r.state = 'failed')::int as failed
      from joint_letter l
        left join joint_letter_recipient r on r.intermediary_id = l.intermediary_id and r.letter_id = l.id
      where ${where} group by l.intermediary_id, l.id ${order}`);
  return {
    letters: tableStore(tx, jointLetterTable),
    recipients: tableStore(tx, recipientTable),
    copies: tableStore(tx, copyTable),
    linesOf: (list: string, ids: readonly number[]): Promise<FoundLetterLine[]> =>
      tx.rows(list === 'banks' ? selectHeld(ids) : selectOwed(ids)),
    latest: (): Promise<JointLetterDetails[]> => listLettersWhere(sql`true`, sql`order by l.id desc limit 100`),
    tell: async (id: number): Promise<JointLetterDetails | undefined> =>
      (await listLettersWhere(sql`l.id = ${id}`, sql``))[0],
    recipientsOf: (letterId: number): Promise<LetterRecipientDetails[]> =>
      tx.rows(sql`
        select r.*, m.state as mail_state, m.last_error as mail_error
        from joint_letter_recipient r left join mail m on m.intermediary_id = r.intermediary_id and m.id = r.mail_id
        where r.letter_id = ${letterId} order by r.place`),
    /** Those of these matters that the person reaches. */
    reached: async (matters: readonly number[]): Promise<ReadonlySet<number>> => {
      const rows = await tx.rows<{ id: number }>(
        sql`select id from matter where id = any(${[...new Set(matters)]}::bigint[]) and ${whereSeesType(sql`system_type`)}`,
      );
      return new Set(rows.map(({ id }) => id));
    },
    /** The latest document of each of these kinds in each of these matters. */
    enclosures: (matters: readonly number[], types: readonly number[]): Promise<LetterEnclosure[]> =>
      tx.rows(sql`
        select distinct on (m.reference, d.matter_id, d.type) d.matter_id, m.reference, d.title, f.key, f.content_type, f.size
        from matter_document d join matter m on m.intermediary_id = d.intermediary_id and m.id = d.matter_id
          join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
        where d.matter_id = any(${[...matters]}::bigint[]) and d.type = any(${[...types]}::int[])
        order by m.reference, d.matter_id, d.type, d.id desc`),
  };
};

export const markLetterDone = (tx: Tx, letterId: number): Promise<number> =>
  tx.run(sql`update joint_letter set state = 'done', version = version + 1 where id = ${letterId}`);

export const listMattersWithout = (
  tx: Tx,
  matterIds: readonly number[],
  namedIds: Set<number>,
): Promise<{ matterID: number; reference: string; matter: string }[]> =>
  tx.rows(sql`
    select id as "matterID", reference, name as matter from matter
    where id = any(${[...matterIds]}::bigint[]) and not id = any(${[...namedIds]}::bigint[]) order by reference`);
