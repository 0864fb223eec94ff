import type { Attendance, MeetingDeed, TrusteeVote } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { seesMatter } from '../../platform/tenancy/sees';

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
export type TrusteeAttendanceRow = RowOf<typeof trusteeAttendanceTable> & { readonly came: Attendance };
export type TrusteeResolutionRow = RowOf<typeof trusteeResolutionTable>;
export type TrusteeVoteRow = RowOf<typeof trusteeVoteTable> & { readonly vote: TrusteeVote };

/** What happened at the meetings of trustees of a matter. */
export const trustMeetingStore = (tx: Tx) => ({
  attendance: rowsOf(tx, trusteeAttendanceTable),
  resolutions: rowsOf(tx, trusteeResolutionTable),
  votes: rowsOf(tx, trusteeVoteTable),

  attendanceIn: (matterId: number): Promise<TrusteeAttendanceRow[]> =>
    tx.rows(sql`select * from trustee_attendance where matter_id = ${matterId} order by id`),
  resolutionsAt: (meetingId: number): Promise<TrusteeResolutionRow[]> =>
    tx.rows(sql`select * from trustee_resolution where meeting_id = ${meetingId} order by number`),
  votesAt: (meetingId: number): Promise<TrusteeVoteRow[]> =>
    tx.rows(sql`
      select v.* from trustee_vote v join trustee_resolution r on r.intermediary_id = v.intermediary_id and r.id = v.resolution_id
      where r.meeting_id = ${meetingId} order by v.id`),

  /** A resolution of a matter the person sees. */
  findResolution: async (id: number): Promise<TrusteeResolutionRow> => {
    const row = await tx.maybe<TrusteeResolutionRow>(
      sql`select r.* from trustee_resolution r where r.id = ${id} and ${seesMatter(sql`r.matter_id`)}`,
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
