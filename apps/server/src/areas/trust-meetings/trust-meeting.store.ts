import type { MeetingAttendance, MeetingDeed, TrusteeVote } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesMatter } from '../../platform/db/sees';

export const trusteeAttendanceTable = firmTable('trustee_attendance', {
  matter_id: c.id,
  meeting_id: c.id,
  party_id: c.id,
  came: c.text,
});
export const trusteeResolutionTable = firmTable('trustee_resolution', {
  matter_id: c.id,
  meeting_id: c.id,
  number: c.int,
  heading: c.text,
  words: c.text,
});
export const trusteeVoteTable = firmTable('trustee_vote', {
  matter_id: c.id,
  resolution_id: c.id,
  party_id: c.id,
  vote: c.text,
});
export type TrusteeAttendanceRow = RowOf<typeof trusteeAttendanceTable> & { readonly came: MeetingAttendance };
export type TrusteeResolutionRow = RowOf<typeof trusteeResolutionTable>;
export type TrusteeVoteRow = RowOf<typeof trusteeVoteTable> & { readonly vote: TrusteeVote };

/** What happened at the meetings of trustees of a matter. */
export const trustMeetingStore = (tx: Tx) => ({
  attendance: tableStore(tx, trusteeAttendanceTable),
  resolutions: tableStore(tx, trusteeResolutionTable),
  votes: tableStore(tx, trusteeVoteTable),

  attendanceIn: (matterId: number): Promise<TrusteeAttendanceRow[]> =>
    tx.rows(sql`select * from trustee_attendance where matter_id = ${matterId} order by id`),
  resolutionsAt: (meetingId: number): Promise<TrusteeResolutionRow[]> =>
    tx.rows(sql`select * from trustee_resolution where meeting_id = ${meetingId} order by number`),
  votesAt: (meetingId: number): Promise<TrusteeVoteRow[]> =>
    tx.rows(sql`
      select v.* from trustee_vote v join trustee_resolution r on r.intermediary_id = v.intermediary_id and r.id = v.resolution_id
      where r.meeting_id = ${meetingId} order by v.id`),

  /** What was put to the vote at meetings that were held, in all of the matter. */
  putIn: (matterId: number): Promise<(TrusteeResolutionRow & { readonly type: number; readonly on: LocalDate })[]> =>
    tx.rows(sql`
      select r.*, m.type, m.meeting_on as "on" from trustee_resolution r
        join meeting_advert m on m.intermediary_id = r.intermediary_id and m.id = r.meeting_id
      where r.matter_id = ${matterId} and m.meeting_on is not null and m.cancelled_on is null
      order by m.meeting_on desc, r.number`),
  votesIn: (matterId: number): Promise<TrusteeVoteRow[]> =>
    tx.rows(sql`select * from trustee_vote where matter_id = ${matterId} order by id`),
  /** The resolutions of a meeting that something was vested by. */
  actedOn: async (meetingId: number): Promise<ReadonlySet<number>> =>
    new Set(
      (
        await tx.rows<{ id: number }>(sql`
          select r.id from trustee_resolution r where r.meeting_id = ${meetingId} and exists (select from trust_distribution d
            where d.intermediary_id = r.intermediary_id and d.matter_id = r.matter_id and d.resolution_id = r.id)`)
      ).map(({ id }) => id),
    ),

  /** A resolution of a matter the person sees. */
  findResolution: async (id: number): Promise<TrusteeResolutionRow> => {
    const row = await tx.maybe<TrusteeResolutionRow>(
      sql`select r.* from trustee_resolution r where r.id = ${id} and ${whereSeesMatter(sql`r.matter_id`)}`,
    );
    if (!row) throw new NotFound();
    return row;
  },

  /** What the deed says of the trustees and of their meetings. */
  deedOf: (matterId: number): Promise<MeetingDeed> =>
    tx.one(sql`
      select (details ->> 'leastTrustees')::int as least, (details ->> 'mostTrustees')::int as most,
        (details ->> 'trusteeQuorum')::int as quorum, (details ->> 'meetingNoticeDays')::int as "noticeDays",
        details ->> 'trusteeDecisions' as decides
      from matter where id = ${matterId}`),
});
