import type { MeetingStatus } from '@boedel/contract/meetings/meeting.record';
import { accountNotices } from '@boedel/contract/meetings/offered-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { whereSeesMatter } from '../../platform/db/sees';
import type { DiaryRow } from '../diary/diary.store';
import type { MeetingValues } from './meeting-notice';

interface ListedMeetingRow {
  readonly id: number;
  readonly matterID: number;
  readonly matterRef: string;
  readonly matterName: string;
  readonly type: number;
  readonly latestDate: LocalDate | null;
  readonly status: MeetingStatus;
}

/** A publication as an order needs it. */
export interface Publication {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** The spouse a notice names beside the deceased. */
export interface SpouseOnNotice {
  readonly name: string;
  readonly born_on: LocalDate | null;
  readonly id_number: string | null;
}

const latest: Sql = sql`greatest(a.gazette_on, a.newspaper_on, a.second_newspaper_on, a.meeting_on)`;

export const meetingStore = (tx: Tx) => ({
  async pageOf({ skip, take, searchString }: { skip: number; take: number; searchString: string }): Promise<{
    rows: ListedMeetingRow[];
    total: number;
  }> {
    const found = joinSql(
      [
        sql`a.cancelled_on is null`,
        whereSeesMatter(sql`a.matter_id`),
        ...whereWordsFound(sql`plain_text(m.name || ' ' || m.reference)`, searchString),
      ],
      ' and ',
    );
    const from = sql`from meeting_advert a join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id where ${found}`;
    const rows = await tx.rows<ListedMeetingRow>(sql`
      select a.id, a.matter_id as "matterID", m.reference as "matterRef", m.name as "matterName", a.type,
        ${latest} as "latestDate",
        case when ${latest} <= (now() at time zone 'Africa/Johannesburg')::date then 'published' else 'planned' end as status
      ${from} order by ${latest} desc nulls first, a.id desc offset ${skip} limit ${take}`);
    const { total } = await tx.one<{ total: number }>(sql`select count(*)::int as total ${from}`);
    return { rows, total };
  },

  papers: async (matterId: number): Promise<ReadonlyMap<number, number>> => {
    const rows = await tx.rows<{ meeting_id: number; count: number }>(sql`
      select meeting_id, count(distinct document_id)::int as count from matter_document_link
      where matter_id = ${matterId} and meeting_id is not null group by meeting_id`);
    return new Map(rows.map(({ meeting_id, count }) => [meeting_id, count]));
  },

  /** Whether another notice to creditors stands. */
  hasOtherNotice: async (matterId: number, but: number | undefined): Promise<boolean> =>
    (await tx.maybe(sql`
      select id from meeting_advert where matter_id = ${matterId} and type = 9 and cancelled_on is null
        and id is distinct from ${but ?? null}::bigint limit 1`)) !== undefined,

  /** Notices that named no account were about the one that was lodged until now. */
  nameAccount: async (matterId: number, accountNo: number): Promise<void> => {
    await tx.run(sql`
      update meeting_advert set account_no = ${accountNo}, version = version + 1
      where matter_id = ${matterId} and account_no is null and type = any(${[...accountNotices]}::int[])`);
  },

  publications: async (ids: readonly number[]): Promise<ReadonlyMap<number, Publication>> => {
    const rows = await tx.rows<Publication>(
      sql`select id, name, email from publicationpartner where id = any(${[...ids]}::bigint[])`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Whom the notice was sent to, whatever was put in their place since. */
  orderedFrom: (matterId: number, id: number): Promise<Publication[]> =>
    tx.rows(sql`
      select id, name, email from publicationpartner p where email is not null and exists (
        select from mail where matter_id = ${matterId} and entity_type = 'meeting_advert' and entity_id = ${id}
          and p.email = any(to_addresses))
      order by id`),

  /** The offices the notice names; where it names none, those of the matter. */
  officeNames: async (
    matterId: number,
    { masterOfficeID, magistrateOfficeID }: Pick<MeetingValues, 'masterOfficeID' | 'magistrateOfficeID'>,
  ) =>
    tx.one<{ master: string | null; magistrate: string | null }>(sql`
      select (select name from masteroffice where id = coalesce(${masterOfficeID}::bigint, m.master_office_id)) as master,
        (select name from magistrateoffice where id = coalesce(${magistrateOfficeID}::bigint, m.magistrate_office_id)) as magistrate
      from matter m where m.id = ${matterId}`),

  /** What a notice says of whom the matter is about: the Gazette prints the number in full. */
  deceased: async (matterId: number) =>
    tx.one<{
      first_names: string | null;
      surname: string;
      id_number: string | null;
      born_on: LocalDate | null;
      died_on: LocalDate | null;
      address: string | null;
      master_reference: string | null;
    }>(sql`
      select p.first_names, p.surname, p.id_number, p.born_on, p.died_on, m.master_reference,
        nullif(concat_ws(', ', p.address1, p.address2, p.city, p.code), '') as address
      from matter m join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      where m.id = ${matterId}`),

  spouse: async (partyName: string, matterId: number): Promise<SpouseOnNotice | undefined> =>
    tx.maybe<SpouseOnNotice>(sql`
      select concat_ws(' ', first_names, surname) as name, born_on, id_number from matter_party
      where matter_id = ${matterId} and role = 'spouse' and concat_ws(' ', first_names, surname) = ${partyName} limit 1`),
});

export const listDueNotices = (tx: Tx, events: readonly string[], today: LocalDate): Promise<DiaryRow[]> =>
  tx.rows(sql`
    select d.* from diary_entry d
    where d.event = any(${events}::text[]) and d.done_at is null and d.due_on <= ${today}
      and exists (select from meeting_advert a where a.matter_id = d.matter_id and a.cancelled_on is null
        and d.due_on = greatest(a.gazette_on, a.newspaper_on, a.second_newspaper_on))`);
