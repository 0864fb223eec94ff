import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';

export type MeetingMergeValue = string | number | boolean | null;

export interface MergeMeetingRow {
  readonly id: number;
  readonly type: number;
  readonly days: number | null;
  readonly isVoted: boolean;
  readonly masterOffice: string | null;
  readonly magistrateOffice: string | null;
  readonly told: Readonly<Record<string, MeetingMergeValue>>;
}

/** What stands of each kind of meeting and advert, the latest last. */
export const listMeetingRows = (tx: Tx, matterId: number): Promise<MergeMeetingRow[]> =>
  tx.rows(sql`
    select a.id, a.type, case when a.period_unit = 'days' then a.period_count end as days, o.name as "masterOffice", g.name as "magistrateOffice",
      exists (select from meeting_resolution r where r.intermediary_id = a.intermediary_id and r.meeting_id = a.id) as "isVoted",
      jsonb_build_object('date', a.meeting_on, 'time', a.meeting_time, 'place', a.place, 'presidingOfficer', a.presiding_officer,
        'purposes', a.purposes, 'gazetteDate', a.gazette_on, 'newspaperDate', coalesce(a.newspaper_on, a.second_newspaper_on),
        'newspaper', case when a.newspaper_language = 'English' then n.name when a.second_newspaper_language = 'English' then s.name end,
        'newspaperAf', case when a.second_newspaper_language = 'Afrikaans' then s.name when a.newspaper_language = 'Afrikaans' then n.name end,
        'creditorsToldDate', a.creditors_told_on) as told
    from meeting_advert a
      left join publicationpartner n on n.intermediary_id = a.intermediary_id and n.id = a.newspaper_id
      left join publicationpartner s on s.intermediary_id = a.intermediary_id and s.id = a.second_newspaper_id
      left join masteroffice o on o.intermediary_id in (0, a.intermediary_id) and o.id = a.master_office_id
      left join magistrateoffice g on g.intermediary_id in (0, a.intermediary_id) and g.id = a.magistrate_office_id
    where a.matter_id = ${matterId} and a.cancelled_on is null order by a.id`);
