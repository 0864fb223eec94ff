import { meetings } from '@boedel/contract/meetings/meeting.record';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import { quorumAt, trusteesMeetings } from '@boedel/domain/trust-meetings/trustees-meeting';
import { matterRecordKit } from '../../platform/record/matter-record';
import type { Changing } from '../../platform/record/record-rules';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { eventsOf } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { asTrustee, trusteeStore } from '../trustees/trustee.store';
import { trustMeetingStore } from './trust-meeting.store';

// To read by; the rules a change asks stand in the kit, which asks this.
const kept = matterRecordKit(meetings);

/**
 * The annual meeting that was held with a quorum is the yearly review of the trust. A review that was put by hand on
 * another day stays, unless a later meeting was held.
 */
export async function followTrusteesMeetings(
  { tx, actor, now, matter }: Pick<Changing<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter'>,
  /** The day the meeting was on before it was put off or taken away. */
  dayBefore: LocalDate | null = null,
): Promise<void> {
  if (matter.system_type !== systemType.trust) return;
  await asTheFirm(tx, async () => {
    const today = dayAt(now, countryNamed(matter.country));
    const annual = (await kept.store(tx).listOf(matter.id))
      .map((row) => kept.read(row))
      .filter(({ type, meetingDate }) => type === trusteesMeetings.annual && meetingDate !== null);
    if (annual.length === 0 && dayBefore === null) return;
    const store = trustMeetingStore(tx);
    const trustees = (await trusteeStore(tx).listOf(matter.id)).map(asTrustee);
    const [deed, came] = [await store.deedOf(matter.id), await store.attendanceIn(matter.id)];
    const held = annual.filter(({ id, type, meetingDate, cancelledDate }) => {
      if (cancelledDate !== null || meetingDate! > today) return false;
      const there = new Map(came.filter((one) => one.meeting_id === id).map((one) => [one.party_id, one.came]));
      return quorumAt({ type, on: meetingDate!, deed, trustees, came: there }).holds;
    });
    const last =
      held
        .map(({ meetingDate }) => meetingDate!)
        .toSorted()
        .at(-1) ?? null;
    const known: LocalDate | null = (await eventsOf(tx, matter.id)).get('reviewed')?.date ?? null;
    const isOurs = known === dayBefore || annual.some(({ meetingDate }) => meetingDate === known);
    if (known === last || (known !== null && !isOurs && (last === null || last < known))) return;
    await setEvents(tx, { actor, now }, matter, { reviewed: last });
  });
}
