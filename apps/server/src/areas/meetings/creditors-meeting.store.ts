import type { BallotKind } from '@boedel/domain/insolvency/creditors-meeting';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { whereSeesMatter } from '../../platform/db/sees';

export const attendanceTable = firmTable('meeting_attendance', {
  matter_id: c.id,
  meeting_id: c.id,
  creditor_id: c.id,
  is_present: c.flag,
  agent: c.text.orNull,
  has_proxy: c.flag,
  agent_is_barred: c.flag,
  security_value_cents: c.cents.orNull,
});
export const resolutionTable = firmTable('meeting_resolution', {
  matter_id: c.id,
  meeting_id: c.id,
  number: c.int,
  kind: c.text,
  words: c.text,
  standard: c.text.orNull,
  nominees: c.json<readonly string[]>(),
});
export const voteTable = firmTable('meeting_vote', {
  matter_id: c.id,
  resolution_id: c.id,
  creditor_id: c.id,
  in_favour: c.flag,
  nominee: c.text.orNull,
});
export type MeetingAttendanceRow = RowOf<typeof attendanceTable>;
export type MeetingResolutionRow = RowOf<typeof resolutionTable> & { readonly kind: BallotKind };
export type MeetingVoteRow = RowOf<typeof voteTable>;

/** What happened at the meetings of a matter. */
export const creditorsMeetingStore = (tx: Tx) => ({
  attendance: tableStore(tx, attendanceTable),
  resolutions: tableStore(tx, resolutionTable),
  votes: tableStore(tx, voteTable),

  attendanceAt: (meetingId: number): Promise<MeetingAttendanceRow[]> =>
    tx.rows(sql`select * from meeting_attendance where meeting_id = ${meetingId} order by id`),
  resolutionsAt: (meetingId: number): Promise<MeetingResolutionRow[]> =>
    tx.rows(sql`select * from meeting_resolution where meeting_id = ${meetingId} order by number`),
  votesAt: (meetingId: number): Promise<MeetingVoteRow[]> =>
    tx.rows(sql`
      select v.* from meeting_vote v join meeting_resolution r on r.intermediary_id = v.intermediary_id and r.id = v.resolution_id
      where r.meeting_id = ${meetingId} order by v.id`),

  /** A resolution of a matter the person sees. */
  findResolution: async (id: number): Promise<MeetingResolutionRow> => {
    const row = await tx.maybe<MeetingResolutionRow>(
      sql`select r.* from meeting_resolution r where r.id = ${id} and ${whereSeesMatter(sql`r.matter_id`)}`,
    );
    if (!row) throw new NotFound();
    return row;
  },
});
