import type { CapturedClaim } from '../claims/captured-claim';
import { isOut, isProved } from '../claims/claim-status';
import { readClaimAmount } from '../claims/estate-of-claims';
import type { Calendar } from '../dates/calendar';
import { addDays, pickLater, type LocalDate } from '../dates/local-date';
import { type Outcome, RefusalError } from '../law/refusal';
import { message, type Message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import { type Cents, nil, sum } from '../money/cents';
import { type TrusteeElection, electTrustee } from './election';
import { checkMeetingNotice } from './meeting-notice';
import { findLastNoticeDay, findLastPublishingDay } from './publishing-days';
import { type ResolutionResult, computeResolution, type ResolutionKind } from './resolution';
import { countVoters, type Voter } from './vote-value';

/** What the law asks of each meeting of creditors, by its number in the list of meetings. */
interface MeetingRule {
  /** Whole days between the last notice and the meeting. */
  readonly noticeDays: number;
  /** Days before it by which known creditors have the report. */
  readonly toldDays: number;
  readonly inNewspapers: boolean;
  readonly section: string;
}
const act = 'Insolvency Act 24 of 1936';
export const meetingRules: Readonly<Record<number, MeetingRule>> = {
  1: { noticeDays: 10, toldDays: 10, inNewspapers: false, section: `${act} s 40(1), (2)` },
  2: { noticeDays: 10, toldDays: 14, inNewspapers: true, section: `${act} s 40(3), s 81(1)bis` },
  3: { noticeDays: 10, toldDays: 10, inNewspapers: true, section: `${act} s 42` },
  4: { noticeDays: 10, toldDays: 10, inNewspapers: true, section: `${act} s 41` },
};
export const isCreditorsMeeting = (type: number): boolean => meetingRules[type] !== undefined;

export interface MeetingDays {
  readonly type: number;
  readonly meetingDate: LocalDate | null;
  readonly gazetteDate: LocalDate | null;
  readonly newspaperDate: LocalDate | null;
  readonly secondNewspaperDate: LocalDate | null;
  readonly newspaperLanguage: string;
  readonly secondNewspaperLanguage: string;
  readonly creditorsToldDate: LocalDate | null;
}

/** A meeting inside its notice period is not held. */
export function checkMeetingDays(days: MeetingDays): RefusalError | undefined {
  const rule = meetingRules[days.type];
  if (!rule || !days.meetingDate) return undefined;
  const published = [days.gazetteDate, ...(rule.inNewspapers ? [days.newspaperDate, days.secondNewspaperDate] : [])];
  const last = published.reduce<LocalDate | null>((so, day) => (day && so ? pickLater(so, day) : (day ?? so)), null);
  const refused = last ? checkMeetingNotice(last, days.meetingDate, rule.noticeDays) : undefined;
  return refused && new RefusalError(refused.refusals.map((one) => ({ ...one, field: 'meetingDate' })));
}

export interface MeetingDuty {
  readonly says: Message;
  /** The last day for it; none while the meeting has no day. */
  readonly by: LocalDate | null;
  readonly doneOn: LocalDate | null;
  readonly holds: boolean;
}

/** Who must be told, where it is published and by when: the last day for it is one on which it can be done. */
export function listMeetingDuties(days: MeetingDays, calendar: Calendar): readonly MeetingDuty[] {
  const rule = meetingRules[days.type];
  if (!rule) return [];
  const { meetingDate, gazetteDate, newspaperDate, secondNewspaperDate, creditorsToldDate } = days;
  const subtractDays = (count: number): LocalDate | null => meetingDate && addDays(meetingDate, -count);
  const noticeBy = subtractDays(rule.noticeDays);
  const createDuty = (says: Message, by: LocalDate | null, doneOn: LocalDate | null): MeetingDuty => ({
    says,
    by,
    doneOn,
    holds: doneOn !== null && (by === null || doneOn <= by),
  });
  const languages = new Set([
    ...(newspaperDate ? [days.newspaperLanguage] : []),
    ...(secondNewspaperDate ? [days.secondNewspaperLanguage] : []),
  ]);
  return [
    createDuty(message('Notice in the Gazette'), noticeBy && findLastNoticeDay(calendar, noticeBy), gazetteDate),
    ...(rule.inNewspapers
      ? [
          createDuty(
            message('Notice in a newspaper'),
            noticeBy && findLastPublishingDay(calendar, noticeBy),
            newspaperDate,
          ),
          {
            says: message('English and Afrikaans on the same day'),
            by: newspaperDate,
            doneOn: secondNewspaperDate,
            holds: languages.size === 2 && newspaperDate === secondNewspaperDate,
          },
        ]
      : []),
    createDuty(message('Every known creditor notified'), subtractDays(rule.toldDays), creditorsToldDate),
  ];
}

/** A creditor at a meeting, with its claims. */
export interface MeetingCreditor {
  readonly creditorId: string;
  readonly creditor: string;
  readonly claims: readonly CapturedClaim[];
  readonly isPresent: boolean;
  readonly agentIsBarred: boolean;
  /** What the creditor says the security is worth. */
  readonly securityValue?: Cents;
}

/** All claims of a creditor together, as the vote counts them: what was proved by the day of the meeting. */
export function toVoter(
  on: LocalDate,
  { creditorId, creditor, claims, agentIsBarred, securityValue }: MeetingCreditor,
): Voter {
  const everProved = claims.filter(({ status, type }) => isProved(status) && type !== 'prescribed');
  const proved = everProved.filter(({ provedOn }) => provedOn === undefined || provedOn <= on);
  const provedAfter = everProved[0]?.provedOn;
  const secured = proved.filter(({ type }) => type === 'secured');
  // Said at the meeting, else as each affidavit says it.
  const own = secured.every((claim) => claim.securityValue !== undefined)
    ? sum(secured.map((claim) => claim.securityValue!))
    : undefined;
  const valuedAt = securityValue ?? own;
  return {
    id: creditorId,
    creditor,
    proved: proved.length > 0,
    ...(proved.length === 0 && provedAfter && { provedAfter }),
    claim: sum(proved.map(readClaimAmount)),
    ...(secured.length > 0 && { security: valuedAt === undefined ? {} : { valuedAt } }),
    barredAgent: agentIsBarred,
  };
}

/** What is put to a meeting: something to resolve, or an office to fill. */
export type BallotKind = ResolutionKind | 'election';

/** Whether one creditor may vote on it at all; an unproved one is refused by name. */
export const mayVote = (on: LocalDate, kind: BallotKind, at: MeetingCreditor): Outcome<Cents> => {
  const about = kind === 'ownSecurity' || kind === 'election' ? kind : 'ordinary';
  const counted = countVoters(on, about, [toVoter(on, at)]);
  return counted instanceof RefusalError ? counted : (counted[0]?.value ?? nil);
};

/** The result as the votes stand: of those present and proved; a composition counts all who proved. */
export const computeVoteResult = (
  on: LocalDate,
  kind: ResolutionKind,
  people: readonly MeetingCreditor[],
  votes: ReadonlyMap<string, boolean>,
): Outcome<WorkedResult<ResolutionResult>> => {
  const counting = people
    .map((at) => ({ at, voter: toVoter(on, at) }))
    .filter(({ at, voter }) => voter.proved && (kind === 'composition' || at.isPresent));
  return computeResolution(
    on,
    kind,
    counting.map(({ voter }) => {
      const inFavour = votes.get(voter.id);
      return { ...voter, ...(inFavour !== undefined && { inFavour }) };
    }),
  );
};

/** Who is elected as the votes stand: each creditor that is there names one of those nominated. */
export const computeElection = (
  on: LocalDate,
  people: readonly MeetingCreditor[],
  votes: ReadonlyMap<string, string>,
): Outcome<WorkedResult<TrusteeElection>> =>
  electTrustee(
    on,
    people.flatMap((at) => {
      const [voter, nominee] = [toVoter(on, at), votes.get(at.creditorId)];
      return nominee !== undefined && at.isPresent && voter.proved ? [{ ...voter, nominee }] : [];
    }),
  );

/** Claims that are out have nobody at the meeting. */
export const isListed = (claims: readonly CapturedClaim[]): boolean => claims.some(({ status }) => !isOut(status));
