import { meetings } from '@boedel/contract/meetings/meeting.record';
import { findEventOfMeeting, isHeldMeeting, nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { findKeyDateOfEvent, labelEvent, type MatterEventName } from '@boedel/contract/matter/matter-events';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { RecordChange } from '../../platform/record/record-rules';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type DiaryRow, diaryStore } from './diary.store';
import { touchViews } from './matter-events';
import { listAttendedMeetings, listEventEntries, listMeetingEntries } from './matter-event.store';
import { recomputeStatutoryDates, reopenAnswered } from './move-dates';

const meetingRecordKit = createMatterRecordKit(meetings);

type MeetingFollowing = Pick<RecordChange<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter'>;

/**
 * Gives each meeting that stands its entry in the diary, on its own day. That entry is the one place where the day is read
 * and where it is kept whether the meeting was held: of the first and second meetings of creditors it is the event that
 * periods, stage line and milestones read. A meeting that was cancelled or lost its day leaves the diary.
 */
export async function updateMeetingEntries({ tx, actor, now, matter }: MeetingFollowing): Promise<void> {
  if (matter.system_type !== systemType.liquidation && matter.system_type !== systemType.trust) return;
  await runAsFirm(tx, async () => {
    const today = computeDayAt(now, findCountry(matter.country));
    const standing = (await meetingRecordKit.store(tx).listOf(matter.id))
      .map((row) => meetingRecordKit.read(row))
      .filter(
        ({ type, meetingDate, cancelledDate }) => isHeldMeeting(type) && meetingDate !== null && cancelledDate === null,
      );
    const store = diaryStore(tx);
    const kept = new Map((await listMeetingEntries(tx, matter.id)).map((row) => [row.meeting_id!, row]));
    const attended = await listAttendedMeetings(tx, matter.id);
    const touched = new Set<MatterEventName>();
    const auditChange = (action: string, sides: { before?: DiaryRow; after?: DiaryRow }): Promise<void> =>
      audit(tx, actor, action, {
        entity: ['diary_entry', (sides.after ?? sides.before)!.id],
        matterId: matter.id,
        ...sides,
      });
    for (const [meetingId, before] of kept) {
      if (standing.some(({ id }) => id === meetingId)) continue;
      await store.remove(before.id);
      await auditChange('diary.removed', { before });
      if (before.event) touched.add(before.event as MatterEventName);
      kept.delete(meetingId);
    }
    for (const { id, type, meetingDate, meetingTime } of standing) {
      const day = meetingDate as LocalDate;
      const before = kept.get(id);
      const event = before ? (before.event as MatterEventName | null) : findEventOfMeeting(matter.system_type, type);
      const [other] = before || !event ? [] : await listEventEntries(tx, matter.id, [event]);
      // What somebody wrote down before the meeting was captured is this meeting, unless it was held and this one lies ahead.
      const isSame = other && other.meeting_id === null && (other.done_at === null || day <= today);
      const entry = before ?? (isSame ? other : undefined);
      const own = other && !isSame ? null : event;
      const hasCome = day <= today && attended.has(id);
      const values = {
        meeting_id: id,
        due_on: day,
        due_time: meetingTime,
        ...(day > today
          ? { done_at: null, done_by: null }
          : hasCome && !entry?.done_at
            ? { done_at: now.toISOString(), done_by: actor.personId }
            : entry?.meeting_id != null && entry.due_on !== day && !hasCome && { done_at: null, done_by: null }),
      };
      if (entry) {
        if (Object.entries(values).every(([key, value]) => entry[key as keyof DiaryRow] === value)) continue;
        const after = await store.change(entry.id, entry.version, values);
        await auditChange('diary.changed', { before: entry, after });
        if (entry.event && after.done_at === null) await reopenAnswered(tx, actor, matter.id, entry.event);
      } else {
        const after = await store.insert({
          matter_id: matter.id,
          event: own,
          type: own ? findKeyDateOfEvent(matter.system_type, own) : 1,
          title: own ? labelEvent(matter.system_type, own) : nameMeetingType(type),
          ...values,
        });
        await auditChange('diary.added', { after });
      }
      if (entry?.event ?? own) touched.add((entry?.event ?? own) as MatterEventName);
    }
    if (touched.size === 0) return;
    await touchViews(tx, matter, [...touched]);
    await recomputeStatutoryDates(tx, actor, matter.id, now);
  });
}
