import type { CapturedClaim } from '../claims/captured-claim';
import { isOut, isProved } from '../claims/claim-status';
import { amountOf } from '../claims/estate-of-claims';
import { addDays, later, type LocalDate } from '../dates/local-date';
import { type Outcome, Refused } from '../law/refusal';
import { said, type Said } from '../law/said';
import type { Worked } from '../law/worked';
import { type Cents, nil, sum } from '../money/cents';
import { type Election, election } from './election';
import { checkMeetingNotice } from './meeting-notice';
import { type Resolution, resolution, type ResolutionKind } from './resolution';
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
export function checkMeetingDays(days: MeetingDays): Refused | undefined {
  const rule = meetingRules[days.type];
  if (!rule || !days.meetingDate) return undefined;
  const published = [days.gazetteDate, ...(rule.inNewspapers ? [days.newspaperDate, days.secondNewspaperDate] : [])];
  const last = published.reduce<LocalDate | null>((so, day) => (day && so ? later(so, day) : (day ?? so)), null);
  const refused = last ? checkMeetingNotice(last, days.meetingDate, rule.noticeDays) : undefined;
  return refused && new Refused(refused.refusals.map((one) => ({ ...one, field: 'meetingDate' })));
}

export interface MeetingDuty {
  readonly says: Said;
  /** The last day for it; none while the meeting has no day. */
  readonly by: LocalDate | null;
  readonly doneOn: LocalDate | null;
  readonly holds: boolean;
}

/** Who must be told, where it is published and by when. */
export function meetingDuties(days: MeetingDays): readonly MeetingDuty[] {
  const rule = meetingRules[days.type];
  if (!rule) return [];
  const { meetingDate, gazetteDate, newspaperDate, secondNewspaperDate, creditorsToldDate } = days;
  const before = (count: number): LocalDate | null => meetingDate && addDays(meetingDate, -count);
  const duty = (says: Said, by: LocalDate | null, doneOn: LocalDate | null): MeetingDuty => ({
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
    duty(said('Notice in the Gazette'), before(rule.noticeDays), gazetteDate),
    ...(rule.inNewspapers
      ? [
          duty(said('Notice in a newspaper'), before(rule.noticeDays), newspaperDate),
          {
            says: said('English and Afrikaans on the same day'),
            by: newspaperDate,
            doneOn: secondNewspaperDate,
            holds: languages.size === 2 && newspaperDate === secondNewspaperDate,
          },
        ]
      : []),
    duty(said('Every known creditor told'), before(rule.toldDays), creditorsToldDate),
  ];
}

/** A creditor at a meeting, with its claims. */
export interface AtMeeting {
  readonly creditorId: string;
  readonly creditor: string;
  readonly claims: readonly CapturedClaim[];
  readonly isPresent: boolean;
  readonly agentIsBarred: boolean;
  /** What the creditor says the security is worth. */
  readonly securityValue?: Cents;
}

/** All claims of a creditor together, as the vote counts them: what was proved by the day of the meeting. */
export function voterOf(
  on: LocalDate,
  { creditorId, creditor, claims, agentIsBarred, securityValue }: AtMeeting,
): Voter {
  const everProved = claims.filter(({ status, type }) => isProved(status) && type !== 'prescribed');
  const proved = everProved.filter(({ provedOn }) => provedOn === undefined || provedOn <= on);
  const provedAfter = everProved[0]?.provedOn;
  return {
    id: creditorId,
    creditor,
    proved: proved.length > 0,
    ...(proved.length === 0 && provedAfter && { provedAfter }),
    claim: sum(proved.map(amountOf)),
    ...(proved.some(({ type }) => type === 'secured') && {
      security: securityValue === undefined ? {} : { valuedAt: securityValue },
    }),
    barredAgent: agentIsBarred,
  };
}

/** What is put to a meeting: something to resolve, or an office to fill. */
export type PutKind = ResolutionKind | 'election';

/** Whether one creditor may vote on it at all; an unproved one is refused by name. */
export const mayVote = (on: LocalDate, kind: PutKind, at: AtMeeting): Outcome<Cents> => {
  const about = kind === 'ownSecurity' || kind === 'election' ? kind : 'ordinary';
  const counted = countVoters(on, about, [voterOf(on, at)]);
  return counted instanceof Refused ? counted : (counted[0]?.value ?? nil);
};

/** The result as the votes stand: of those present and proved; a composition counts all who proved. */
export const resultOf = (
  on: LocalDate,
  kind: ResolutionKind,
  people: readonly AtMeeting[],
  votes: ReadonlyMap<string, boolean>,
): Outcome<Worked<Resolution>> => {
  const counting = people
    .map((at) => ({ at, voter: voterOf(on, at) }))
    .filter(({ at, voter }) => voter.proved && (kind === 'composition' || at.isPresent));
  return resolution(
    on,
    kind,
    counting.map(({ voter }) => {
      const inFavour = votes.get(voter.id);
      return { ...voter, ...(inFavour !== undefined && { inFavour }) };
    }),
  );
};

/** Who is elected as the votes stand: each creditor that is there names one of those nominated. */
export const electedBy = (
  on: LocalDate,
  people: readonly AtMeeting[],
  votes: ReadonlyMap<string, string>,
): Outcome<Worked<Election>> =>
  election(
    on,
    people.flatMap((at) => {
      const [voter, nominee] = [voterOf(on, at), votes.get(at.creditorId)];
      return nominee !== undefined && at.isPresent && voter.proved ? [{ ...voter, nominee }] : [];
    }),
  );

/** Claims that are out have nobody at the meeting. */
export const isListed = (claims: readonly CapturedClaim[]): boolean => claims.some(({ status }) => !isOut(status));
