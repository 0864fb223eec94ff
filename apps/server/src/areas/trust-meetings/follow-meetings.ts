import { meetings } from '@boedel/contract/meetings/meeting.record';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { checkQuorum, trusteesMeetings } from '@boedel/domain/trust-meetings/trustees-meeting';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { RecordChange } from '../../platform/record/record-rules';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { readEvents } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { toTrustee, trusteeStore } from '../trustees/trustee.store';
import { trustMeetingStore } from './trust-meeting.store';

// To read by; the rules a change asks stand in the kit, which asks this.
const meetingRecordKit = createMatterRecordKit(meetings);

/**
 * The annual meeting that was held with a quorum is the yearly review of the trust. A review that was put by hand on
 * another day stays, unless a later meeting was held.
 */
export async function updateMeetingDates(
  { tx, actor, now, matter }: Pick<RecordChange<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter'>,
  /** The day the meeting was on before it was put off or taken away. */
  dayBefore: LocalDate | null = null,
): Promise<void> {
  if (matter.system_type !== systemType.trust) return;
  await runAsFirm(tx, async () => {
    const today = computeDayAt(now, findCountry(matter.country));
    const annual = (await meetingRecordKit.store(tx).listOf(matter.id))
      .map((row) => meetingRecordKit.read(row))
      .filter(({ type, meetingDate }) => type === trusteesMeetings.annual && meetingDate !== null);
    if (annual.length === 0 && dayBefore === null) return;
    const store = trustMeetingStore(tx);
    const trustees = (await trusteeStore(tx).listOf(matter.id)).map(toTrustee);
    const [deed, came] = [await store.deedOf(matter.id), await store.attendanceIn(matter.id)];
    const held = annual.filter(({ id, type, meetingDate, cancelledDate }) => {
      if (cancelledDate !== null || meetingDate! > today) return false;
      const there = new Map(came.filter((one) => one.meeting_id === id).map((one) => [one.party_id, one.came]));
      return checkQuorum({ type, on: meetingDate!, deed, trustees, came: there }).holds;
    });
    const last =
      held
        .map(({ meetingDate }) => meetingDate!)
        .toSorted()
        .at(-1) ?? null;
    const known: LocalDate | null = (await readEvents(tx, matter.id)).get('reviewed')?.date ?? null;
    const isOurs = known === dayBefore || annual.some(({ meetingDate }) => meetingDate === known);
    if (known === last || (known !== null && !isOurs && (last === null || last < known))) return;
    await setEvents(tx, { actor, now }, matter, { reviewed: last });
  });
}
