import { meetings } from '@boedel/contract/meetings/meeting.record';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { systemType } from '@boedel/domain/matter/kinds';
import { latestPublication, type Notice, type NoticeKind } from '@boedel/domain/notices/notice';
import { sql } from '../../platform/db/sql';
import type { Changing } from '../../platform/record/record-rules';
import { matterRecordKit } from '../../platform/record/matter-record';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { termStore } from '../diary/diary.store';
import { eventsOf, setEvents } from '../diary/matter-events';
import { matterDeadlines } from '../diary/deadline-facts';
import { carryOutMoves, movesOf } from '../diary/move-dates';
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

/**
 * Sets the days that statutory periods run from by the notices that stand: of several accounts, the one added last. What was
 * cancelled, put off or left without a day takes back the day it set, and no other: one entered by hand stays. The period a
 * notice states is kept as the term of its rule.
 */
export async function followNotices({
  tx,
  actor,
  now,
  matter,
  before: changed,
}: Pick<Changing<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter' | 'before'>): Promise<void> {
  if (matter.system_type !== systemType.estateLate) return;
  const rows = (await kept.store(tx).listOf(matter.id)).map((row) => kept.read(row));
  const known = await eventsOf(tx, matter.id);
  const days: Record<string, LocalDate | null> = {};
  for (const [kind, { event, rule }] of Object.entries(follows) as [NoticeKind, (typeof follows)[NoticeKind]][]) {
    const ofKind = rows.flatMap((row) => {
      const notice = noticeOf(row);
      return notice?.kind === kind ? [{ row, notice }] : [];
    });
    const was = changed && noticeOf(changed);
    const earlier = was?.kind === kind ? was : undefined;
    if (ofKind.length === 0 && !earlier) continue;
    const standing: Notice | undefined = ofKind.findLast(({ row }) => row.cancelledDate === null)?.notice;
    const day = standing ? latestPublication(standing) : null;
    const kept = known.get(event)?.date ?? null;
    const set = [...ofKind.map(({ notice }) => notice), ...(earlier ? [earlier] : [])].map(latestPublication);
    if (kept !== day && (day !== null || set.includes(kept))) days[event] = day;
    await asTheFirm(tx, async () => {
      await tx.run(sql`select id from matter where id = ${matter.id} for update`);
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
