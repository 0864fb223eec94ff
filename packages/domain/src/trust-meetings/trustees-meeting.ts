import { addDays, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type Message, message } from '../law/message';
import { checkCapacity } from '../trustees/capacity';
import { type TrustDeedLimits, computeTrusteesStanding } from '../trustees/deed-watch';
import type { Trustee } from '../trustees/trustee';

/** Kinds of meetings of trustees. A written resolution goes round to all of them and nobody meets. */
export const trusteesMeetings = { annual: 101, ordinary: 102, written: 103 } as const;
export const isTrusteesMeeting = (type: number): boolean =>
  Object.values(trusteesMeetings).some((known) => known === type);
export const isWritten = (type: number): boolean => type === trusteesMeetings.written;

export const attendances = ['present', 'online', 'apology', 'absent'] as const;
export type MeetingAttendance = (typeof attendances)[number];
/** Somebody who has an interest in what is decided stands aside. */
export const trusteeVotes = ['for', 'against', 'aside'] as const;
export type TrusteeVote = (typeof trusteeVotes)[number];
export const decisionRules = ['unanimous', 'majority'] as const;
export type DecisionRule = (typeof decisionRules)[number];

/** What the deed says of meetings; where it is silent, the law stands in its place. */
export interface MeetingDeed extends TrustDeedLimits {
  readonly quorum: number | null;
  readonly noticeDays: number | null;
  readonly decides: DecisionRule | null;
}

/** Trustees act together, unless the deed says otherwise (Land and Agricultural Bank v Parker 2005 (2) SA 77 (SCA)). */
export const jointAction = 'Land and Agricultural Bank v Parker 2005 (2) SA 77 (SCA)';

export interface TrusteeMeeting {
  readonly type: number;
  readonly on: LocalDate;
  readonly deed: MeetingDeed;
  readonly trustees: readonly Trustee[];
  readonly came: ReadonlyMap<number, MeetingAttendance>;
}

const mayAct = (trustee: Trustee, on: LocalDate): boolean => checkCapacity(trustee, on).may === 'yes';
/** Those who bind the trust beyond doubt on the day of the meeting. */
export const listInOffice = ({ trustees, on }: Pick<TrusteeMeeting, 'trustees' | 'on'>): Trustee[] =>
  trustees.filter((one) => mayAct(one, on));

const isThere = (attendance: MeetingAttendance | undefined): boolean =>
  attendance === 'present' || attendance === 'online';
/** Those in office who took part. What goes round in writing reaches everybody. */
export const listTakingPart = (meeting: TrusteeMeeting): Trustee[] =>
  listInOffice(meeting).filter(({ id }) => isWritten(meeting.type) || isThere(meeting.came.get(id)));

/** How many must be there. A silent deed, and a written resolution, want every trustee in office. */
export function computeQuorum(meeting: Pick<TrusteeMeeting, 'type' | 'deed' | 'trustees' | 'on'>): number {
  const all = listInOffice(meeting).length;
  return isWritten(meeting.type) ? all : (meeting.deed.quorum ?? all);
}

export interface MeetingQuorum {
  readonly there: number;
  readonly needed: number;
  readonly holds: boolean;
}
export function checkQuorum(meeting: TrusteeMeeting, aside: ReadonlySet<number> = new Set()): MeetingQuorum {
  const there = listTakingPart(meeting).filter(({ id }) => !aside.has(id)).length;
  const needed = computeQuorum(meeting);
  return { there, needed, holds: needed > 0 && there >= needed };
}

/** Why nothing can be resolved, and what to do about it. */
export function refuseWithoutQuorum(
  meeting: TrusteeMeeting,
  aside: ReadonlySet<number> = new Set(),
): RefusalError | undefined {
  const standing = computeTrusteesStanding(meeting.trustees, meeting.deed, meeting.on);
  if (standing.canAct !== 'yes') {
    return refuse(
      'meetingID',
      message(
        'The trust cannot act: {acting} of at least {least} trustees are in office beyond doubt. Have one appointed first; then the trustees may meet.',
        { acting: standing.acting, least: standing.least ?? 1 },
      ),
      jointAction,
    );
  }
  const { there, needed, holds } = checkQuorum(meeting, aside);
  if (holds) return undefined;
  if (isWritten(meeting.type)) {
    return refuse(
      'meetingID',
      message(
        'A trustee who is recused cannot sign, and a written resolution needs every trustee’s signature. Hold a meeting instead.',
      ),
      jointAction,
    );
  }
  if (aside.size > 0) {
    return refuse(
      'meetingID',
      message(
        'Only {there} trustees may vote, and {needed} must decide. Have an independent trustee appointed, or ask the court.',
        { there, needed },
      ),
      meeting.deed.quorum === null ? jointAction : undefined,
    );
  }
  return refuse(
    'meetingID',
    message(
      'No quorum: {there} of {needed} trustees are there. Put the meeting off with new notice, or have every trustee sign a written resolution.',
      { there, needed },
    ),
    meeting.deed.quorum === null ? jointAction : undefined,
  );
}

/** Attendance and votes are of meetings that were held. */
export const refuseAhead = (on: LocalDate | null, today: LocalDate): RefusalError | undefined => {
  if (on === null) return refuse('meetingID', 'First enter the date of the meeting.');
  return on > today
    ? refuse('meetingID', message('The meeting is only on {day}. Note what happened once it is held.', { day: on }))
    : undefined;
};

/** Notice goes out before the meeting. */
export const checkTrusteesTold = (facts: {
  readonly trusteesToldDate: LocalDate | null;
  readonly meetingDate: LocalDate | null;
}): RefusalError | undefined =>
  facts.trusteesToldDate !== null && facts.meetingDate !== null && facts.trusteesToldDate > facts.meetingDate
    ? refuse('trusteesToldDate', 'Notice must be given before the meeting. Check both dates.')
    : undefined;

export interface ResolutionStanding {
  readonly state: 'open' | 'carried' | 'lost';
  readonly inFavour: number;
  readonly against: number;
  readonly aside: number;
  /** How many must be in favour. */
  readonly needed: number;
}

/** How a resolution stands. Nothing is carried without a quorum of those who do not stand aside. */
export function computeResolutionStanding(
  meeting: TrusteeMeeting,
  votes: ReadonlyMap<number, TrusteeVote>,
): Outcome<ResolutionStanding> {
  const voters = listTakingPart(meeting);
  const countVotes = (vote: TrusteeVote): number => voters.filter(({ id }) => votes.get(id) === vote).length;
  const aside = new Set(voters.filter(({ id }) => votes.get(id) === 'aside').map(({ id }) => id));
  const refused = refuseWithoutQuorum(meeting, aside);
  if (refused) return refused;
  const deciding = voters.length - aside.size;
  const isMajority = meeting.deed.decides === 'majority' && !isWritten(meeting.type);
  const needed = isMajority ? Math.floor(deciding / 2) + 1 : deciding;
  const [inFavour, against] = [countVotes('for'), countVotes('against')];
  const state = inFavour >= needed ? 'carried' : deciding - against < needed ? 'lost' : 'open';
  return { state, inFavour, against, aside: aside.size, needed };
}

export interface NoticeStanding {
  readonly state: 'good' | 'open' | 'short' | 'waived';
  readonly says: Message;
  /** The last day for it, where the deed gives a period. */
  readonly by: LocalDate | null;
}

/** Whether every trustee had the notice the deed asks for. Who is all there may waive it. */
export function checkNoticeGiven(meeting: TrusteeMeeting, noticeDate: LocalDate | null): NoticeStanding {
  const days = meeting.deed.noticeDays;
  const by = days === null ? null : addDays(meeting.on, -days);
  if (isWritten(meeting.type)) {
    return { state: 'good', says: message('It goes to every trustee, so no notice is asked for.'), by: null };
  }
  if (noticeDate !== null && (by === null || noticeDate <= by)) {
    return {
      state: 'good',
      says:
        days === null
          ? message('Notice of {day}. The deed gives no period, so it must have been reasonable.', { day: noticeDate })
          : message('Notice of {day}, at least {days} days before.', { day: noticeDate, days }),
      by,
    };
  }
  const all = listInOffice(meeting);
  if (all.length > 0 && all.every(({ id }) => isThere(meeting.came.get(id)))) {
    return {
      state: 'waived',
      says: message('Every trustee in office attended, which corrects short notice.'),
      by,
    };
  }
  if (noticeDate === null) {
    return {
      state: 'open',
      says: by === null ? message('No notice has been given yet.') : message('Give notice by {day}.', { day: by }),
      by,
    };
  }
  return {
    state: 'short',
    says: message(
      'Notice was given on {day}, and the deed requires {days} days. Trustees who were absent may challenge the resolution: postpone it, or have them sign too.',
      { day: noticeDate, days: days! },
    ),
    by,
  };
}
