import { meetings } from '@boedel/contract/meetings/meeting.record';
import { createCalendar } from '@boedel/domain/dates/calendar';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import {
  computeNoticeClose,
  findLatestPublication,
  type EstateNotice,
  type EstateNoticeKind,
} from '@boedel/domain/notices/notice';
import type { RecordChange } from '../../platform/record/record-rules';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { lockMatter } from '../../platform/tenancy/matter-door';
import { termStore } from '../diary/diary.store';
import { setEvents } from '../diary/matter-events';
import { readMatterDeadlines } from '../diary/deadline-facts';
import { readEvents } from '../diary/matter-event.store';
import { carryOutMoves, planMatterMoves } from '../diary/move-dates';
import { saveStepDay, listMatterSteps } from '../account-course/account-course.store';
import { listPlacedAccounts } from '../lodging/lodged.store';
import { toNotice } from './meeting-notice';

// To read by; the rules a change asks stand in the kit, which asks this.
const meetingRecordKit = createMatterRecordKit(meetings);

/** The event each notice sets, and the rule whose period it states. */
export const follows = {
  creditors: { event: 'creditorsNotice', rule: 'claims-close' },
  account: { event: 'accountNotice', rule: 'inspection-ends' },
} as const satisfies Record<EstateNoticeKind, object>;

const stated: ReadonlySet<string> = new Set(Object.values(follows).map(({ rule }) => rule));
/** The periods notices state, and what runs from the end of one. */
const ruled: ReadonlySet<string> = new Set(
  deadlineRules.filter(({ id, elseAfter }) => stated.has(id) || stated.has(elseAfter ?? '')).map(({ id }) => id),
);

type MeetingNoticeRow = ReturnType<typeof meetingRecordKit.read>;
type NoticeFollowing = Pick<RecordChange<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter' | 'before'>;

/** The notices of a kind that stand or stood, and the one that was changed as it was. */
const listNoticesOfKind = (kind: EstateNoticeKind, rows: readonly MeetingNoticeRow[]) =>
  rows.flatMap((row) => {
    const notice = toNotice(row);
    return notice?.kind === kind ? [{ row, notice }] : [];
  });

/** The notices of accounts before the last one: their days are those of their account. */
async function updateEarlierNotices(
  { tx, matter, before }: NoticeFollowing,
  rows: readonly MeetingNoticeRow[],
  last: number | null,
) {
  const all = listNoticesOfKind('account', rows);
  const changed = before ? listNoticesOfKind('account', [before]) : [];
  const numbers = new Set([...all, ...changed].map(({ row }) => row.accountNo));
  for (const number of numbers) {
    if (number === null || number === last) continue;
    const own = all.filter(({ row }) => row.accountNo === number);
    const stands = own.findLast(({ row }) => row.cancelledDate === null)?.notice;
    const day = stands ? findLatestPublication(stands) : null;
    const set = [...own, ...changed].map(({ notice }) => findLatestPublication(notice));
    const now = (await listMatterSteps(tx, matter.id)).find(
      ({ account_no, step }) => account_no === number && step === 'advertised',
    );
    // A day entered by hand stays.
    if ((now?.done_on ?? null) === day || (day === null && !set.includes(now?.done_on ?? null))) continue;
    const calendar = createCalendar(findCountry(matter.country) ?? defaultCountry);
    await saveStepDay(tx, matter.id, number, 'advertised', {
      done_on: day,
      ends_on: stands ? computeNoticeClose(calendar, stands) : null,
    });
  }
}

/**
 * Sets the days that statutory periods run from by the notices that stand: of several accounts, that of the one lodged last;
 * the days of accounts before it are kept with them. What was cancelled, put off or left without a day takes back the day it
 * set, and no other: one entered by hand stays. The period a notice states is kept as the term of its rule.
 */
export async function updateNoticeDays(following: NoticeFollowing): Promise<void> {
  const { tx, actor, now, matter, before: changed } = following;
  if (matter.system_type !== systemType.estateLate) return;
  const rows = (await meetingRecordKit.store(tx).listOf(matter.id)).map((row) => meetingRecordKit.read(row));
  const last = await runAsFirm(tx, async () => (await listPlacedAccounts(tx, matter)).at(-1)?.number ?? null);
  await runAsFirm(tx, () => updateEarlierNotices(following, rows, last));
  const isOfLastAccount = ({ row }: { readonly row: Pick<MeetingNoticeRow, 'accountNo'> }): boolean =>
    row.accountNo === null || row.accountNo === last;
  const known = await readEvents(tx, matter.id);
  const days: Record<string, LocalDate | null> = {};
  for (const [kind, { event, rule }] of Object.entries(follows) as [
    EstateNoticeKind,
    (typeof follows)[EstateNoticeKind],
  ][]) {
    const ofKind = listNoticesOfKind(kind, rows).filter(isOfLastAccount);
    const was = changed ? listNoticesOfKind(kind, [changed]).filter(isOfLastAccount) : [];
    if (ofKind.length === 0 && was.length === 0) continue;
    const standing: EstateNotice | undefined = ofKind.findLast(({ row }) => row.cancelledDate === null)?.notice;
    const day = standing ? findLatestPublication(standing) : null;
    const kept = known.get(event)?.date ?? null;
    const set = [...ofKind, ...was].map(({ notice }) => findLatestPublication(notice));
    if (kept !== day && (day !== null || set.includes(kept))) days[event] = day;
    await runAsFirm(tx, async () => {
      await lockMatter(tx, matter.id);
      const before = (await termStore(tx).listOf(matter.id)).find((term) => term.rule === rule);
      const period = { period_count: standing?.period?.count ?? null, period_unit: standing?.period?.unit ?? null };
      if (before) {
        if (before.period_count !== period.period_count || before.period_unit !== period.period_unit) {
          await termStore(tx).change(before.id, before.version, period);
        }
      } else if (standing?.period) await termStore(tx).insert({ matter_id: matter.id, rule, ...period });
    });
  }
  await runAsFirm(tx, async () => {
    await setEvents(tx, { actor, now }, matter, days);
    // Whoever put the notice on another day has seen it: the end of its period and what runs from that go along, unless put by hand.
    const moves = planMatterMoves(await readMatterDeadlines(tx, matter.id, now)).filter(
      ({ rule, isFixed }) => !isFixed && ruled.has(rule),
    );
    await carryOutMoves(tx, actor, matter.id, moves);
  });
}
