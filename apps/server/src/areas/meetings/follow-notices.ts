import { meetings } from '@boedel/contract/meetings/meeting.record';
import { calendarOf } from '@boedel/domain/dates/calendar';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { closesOn, latestPublication, type Notice, type NoticeKind } from '@boedel/domain/notices/notice';
import type { Changing } from '../../platform/record/record-rules';
import { matterRecordKit } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { lockMatter } from '../../platform/tenancy/matter-door';
import { termStore } from '../diary/diary.store';
import { setEvents } from '../diary/matter-events';
import { matterDeadlines } from '../diary/deadline-facts';
import { eventsOf } from '../diary/matter-event.store';
import { carryOutMoves, movesOf } from '../diary/move-dates';
import { keepStep, stepsOfMatter } from '../account-course/account-course.store';
import { placedAccountsOf } from '../lodging/lodged.store';
import { noticeOf } from './meeting-notice';

// To read by; the rules a change asks stand in the kit, which asks this.
const kept = matterRecordKit(meetings);

/** The event each notice sets, and the rule whose period it states. */
export const follows = {
  creditors: { event: 'creditorsNotice', rule: 'claims-close' },
  account: { event: 'accountNotice', rule: 'inspection-ends' },
} as const satisfies Record<NoticeKind, object>;

const stated: ReadonlySet<string> = new Set(Object.values(follows).map(({ rule }) => rule));
/** The periods notices state, and what runs from the end of one. */
const ruled: ReadonlySet<string> = new Set(
  deadlineRules.filter(({ id, elseAfter }) => stated.has(id) || stated.has(elseAfter ?? '')).map(({ id }) => id),
);

type Row = ReturnType<typeof kept.read>;
type Following = Pick<Changing<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter' | 'before'>;

/** The notices of a kind that stand or stood, and the one that was changed as it was. */
const ofKindAmong = (kind: NoticeKind, rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const notice = noticeOf(row);
    return notice?.kind === kind ? [{ row, notice }] : [];
  });

/** The notices of accounts before the last one: their days are those of their account. */
async function followEarlier({ tx, matter, before }: Following, rows: readonly Row[], last: number | null) {
  const all = ofKindAmong('account', rows);
  const changed = before ? ofKindAmong('account', [before]) : [];
  const numbers = new Set([...all, ...changed].map(({ row }) => row.accountNo));
  for (const number of numbers) {
    if (number === null || number === last) continue;
    const own = all.filter(({ row }) => row.accountNo === number);
    const stands = own.findLast(({ row }) => row.cancelledDate === null)?.notice;
    const day = stands ? latestPublication(stands) : null;
    const set = [...own, ...changed].map(({ notice }) => latestPublication(notice));
    const now = (await stepsOfMatter(tx, matter.id)).find(
      ({ account_no, step }) => account_no === number && step === 'advertised',
    );
    // A day entered by hand stays.
    if ((now?.done_on ?? null) === day || (day === null && !set.includes(now?.done_on ?? null))) continue;
    const calendar = calendarOf(countryNamed(matter.country) ?? defaultCountry);
    await keepStep(tx, matter.id, number, 'advertised', {
      done_on: day,
      ends_on: stands ? closesOn(calendar, stands) : null,
    });
  }
}

/**
 * Sets the days that statutory periods run from by the notices that stand: of several accounts, that of the one lodged last;
 * the days of accounts before it are kept with them. What was cancelled, put off or left without a day takes back the day it
 * set, and no other: one entered by hand stays. The period a notice states is kept as the term of its rule.
 */
export async function followNotices(following: Following): Promise<void> {
  const { tx, actor, now, matter, before: changed } = following;
  if (matter.system_type !== systemType.estateLate) return;
  const rows = (await kept.store(tx).listOf(matter.id)).map((row) => kept.read(row));
  const last = await asTheFirm(tx, async () => (await placedAccountsOf(tx, matter.id)).at(-1)?.number ?? null);
  await asTheFirm(tx, () => followEarlier(following, rows, last));
  const ofLast = ({ row }: { readonly row: Pick<Row, 'accountNo'> }): boolean =>
    row.accountNo === null || row.accountNo === last;
  const known = await eventsOf(tx, matter.id);
  const days: Record<string, LocalDate | null> = {};
  for (const [kind, { event, rule }] of Object.entries(follows) as [NoticeKind, (typeof follows)[NoticeKind]][]) {
    const ofKind = ofKindAmong(kind, rows).filter(ofLast);
    const was = changed ? ofKindAmong(kind, [changed]).filter(ofLast) : [];
    if (ofKind.length === 0 && was.length === 0) continue;
    const standing: Notice | undefined = ofKind.findLast(({ row }) => row.cancelledDate === null)?.notice;
    const day = standing ? latestPublication(standing) : null;
    const kept = known.get(event)?.date ?? null;
    const set = [...ofKind, ...was].map(({ notice }) => latestPublication(notice));
    if (kept !== day && (day !== null || set.includes(kept))) days[event] = day;
    await asTheFirm(tx, async () => {
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
  await asTheFirm(tx, async () => {
    await setEvents(tx, { actor, now }, matter, days);
    // Whoever put the notice on another day has seen it: the end of its period and what runs from that go along, unless put by hand.
    const moves = movesOf(await matterDeadlines(tx, matter.id, now)).filter(
      ({ rule, isFixed }) => !isFixed && ruled.has(rule),
    );
    await carryOutMoves(tx, actor, matter.id, moves);
  });
}
