import type { PutKind } from '@boedel/domain/insolvency/creditors-meeting';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { seesMatter } from '../../platform/db/sees';

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
  nominees: c.json<readonly string[]>(),
});
export const voteTable = firmTable('meeting_vote', {
  matter_id: c.id,
  resolution_id: c.id,
  creditor_id: c.id,
  in_favour: c.flag,
  nominee: c.text.orNull,
});
export type AttendanceRow = RowOf<typeof attendanceTable>;
export type ResolutionRow = RowOf<typeof resolutionTable> & { readonly kind: PutKind };
export type VoteRow = RowOf<typeof voteTable>;

/** What happened at the meetings of a matter. */
export const creditorsMeetingStore = (tx: Tx) => ({
  attendance: rowsOf(tx, attendanceTable),
  resolutions: rowsOf(tx, resolutionTable),
  votes: rowsOf(tx, voteTable),

  attendanceAt: (meetingId: number): Promise<AttendanceRow[]> =>
    tx.rows(sql`select * from meeting_attendance where meeting_id = ${meetingId} order by id`),
  resolutionsAt: (meetingId: number): Promise<ResolutionRow[]> =>
    tx.rows(sql`select * from meeting_resolution where meeting_id = ${meetingId} order by number`),
  votesAt: (meetingId: number): Promise<VoteRow[]> =>
    tx.rows(sql`
      select v.* from meeting_vote v join meeting_resolution r on r.intermediary_id = v.intermediary_id and r.id = v.resolution_id
      where r.meeting_id = ${meetingId} order by v.id`),

  /** A resolution of a matter the person sees. */
  findResolution: async (id: number): Promise<ResolutionRow> => {
    const row = await tx.maybe<ResolutionRow>(
      sql`select r.* from meeting_resolution r where r.id = ${id} and ${seesMatter(sql`r.matter_id`)}`,
    );
    if (!row) throw new NotFound();
    return row;
  },
});
