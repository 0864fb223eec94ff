import { systemType } from '@boedel/domain/matter/kinds';
import { isTrusteesMeeting, isWritten } from '@boedel/domain/trust-meetings/trustees-meeting';
import { MeetingsTab } from '../areas/meetings/meetings-tab';
import { Trainings } from '../areas/trust-meetings/trainings';
import { TrusteesMeeting } from '../areas/trust-meetings/trustees-meeting';
import { useMatter } from '../ui/the-matter';

/** Notices and meetings of the matter. Trustees of a trust meet among themselves, and are trained. */
export function MeetingsScreen() {
  const { systemTypeID } = useMatter();
  if (systemTypeID !== systemType.trust) return <MeetingsTab />;
  return (
    <MeetingsTab
      below={<Trainings />}
      renderHeld={(meeting) =>
        isTrusteesMeeting(meeting.type) && (
          <TrusteesMeeting
            meetingID={meeting.id}
            isWritten={isWritten(meeting.type)}
            heldDate={meeting.meetingDate ?? null}
            heldTime={meeting.meetingTime ?? null}
            toldDate={meeting.trusteesToldDate ?? null}
          />
        )
      }
    />
  );
}
