import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { noLeavingDays, type Trustee } from '../trustees/trustee';
import {
  type MeetingAttendance,
  type TrusteeMeeting,
  type MeetingDeed,
  checkNoticeGiven,
  checkQuorum,
  refuseAhead,
  refuseWithoutQuorum,
  computeResolutionStanding,
  type TrusteeVote,
} from './trustees-meeting';

const on = toLocalDate('2026-11-10');
const createTrustee = (id: number, more: Partial<Trustee> = {}): Trustee => ({
  id,
  name: `Trustee ${id}`,
  kind: 'individual',
  status: 'appointed',
  nominee: null,
  authorised: toLocalDate('2024-03-01'),
  leaving: noLeavingDays,
  ended: null,
  disqualifications: [],
  ...more,
});
const createDeed = (more: Partial<MeetingDeed> = {}): MeetingDeed => ({
  least: 2,
  most: 5,
  quorum: 2,
  noticeDays: 14,
  decides: 'majority',
  ...more,
});
const createMeeting = (came: [number, MeetingAttendance][], more: Partial<TrusteeMeeting> = {}): TrusteeMeeting => ({
  type: 102,
  on,
  deed: createDeed(),
  trustees: [createTrustee(1), createTrustee(2), createTrustee(3)],
  came: new Map(came),
  ...more,
});
const createVotes = (...cast: [number, TrusteeVote][]) => new Map(cast);
const readSentence = (value: unknown): string => (isRefused(value) ? value.refusals[0]!.sentence : 'not refused');

describe('a quorum', () => {
  test('is the deed’s number of trustees in office who took part', () => {
    expect(checkQuorum(createMeeting([[1, 'present'], [2, 'online'], [3, 'apology']]))).toEqual({ there: 2, needed: 2, holds: true }); // prettier-ignore
    const proposed = createMeeting([[1, 'present'], [2, 'present']], { trustees: [createTrustee(1), createTrustee(2, { status: 'proposed', authorised: null }), createTrustee(3)] }); // prettier-ignore
    expect(checkQuorum(proposed)).toMatchObject({ there: 1, holds: false });
  });
  test('is every trustee in office where the deed is silent, and says what to do below it', () => {
    const silent = createMeeting([[1, 'present'], [2, 'present']], { deed: createDeed({ quorum: null }) }); // prettier-ignore
    expect(checkQuorum(silent)).toEqual({ there: 2, needed: 3, holds: false });
    expect(readSentence(refuseWithoutQuorum(silent))).toContain('have every trustee sign a written resolution');
  });
  test('is not asked about while the trust cannot act at all', () => {
    const alone = createMeeting([[1, 'present']], { trustees: [createTrustee(1)], deed: createDeed({ quorum: 1 }) });
    expect(readSentence(refuseWithoutQuorum(alone))).toContain('The trust cannot act: 1 of at least 2');
  });
});

describe('a resolution', () => {
  const allThere: [number, MeetingAttendance][] = [[1, 'present'], [2, 'present'], [3, 'online']]; // prettier-ignore
  test('is carried by more than half where the deed says so, and is open until it is known', () => {
    expect(computeResolutionStanding(createMeeting(allThere), createVotes([1, 'for']))).toMatchObject({
      state: 'open',
      needed: 2,
    });
    expect(
      computeResolutionStanding(createMeeting(allThere), createVotes([1, 'for'], [2, 'for'], [3, 'against'])),
    ).toMatchObject({
      state: 'carried',
      inFavour: 2,
      against: 1,
    });
    expect(
      computeResolutionStanding(createMeeting(allThere), createVotes([1, 'against'], [2, 'against'])),
    ).toMatchObject({ state: 'lost' });
    // Two of two are more than half; one of two is not.
    const two = createMeeting([[1, 'present'], [2, 'present']]); // prettier-ignore
    expect(computeResolutionStanding(two, createVotes([1, 'for'], [2, 'against']))).toMatchObject({
      state: 'lost',
      needed: 2,
    });
  });
  test('wants everybody where the deed is silent: trustees act together', () => {
    const silent = createMeeting(allThere, { deed: createDeed({ decides: null }) });
    expect(computeResolutionStanding(silent, createVotes([1, 'for'], [2, 'for'], [3, 'against']))).toMatchObject({
      state: 'lost',
    });
    expect(computeResolutionStanding(silent, createVotes([1, 'for'], [2, 'for'], [3, 'for']))).toMatchObject({
      state: 'carried',
    });
  });
  test('is decided without whoever has an interest, who is not counted for the quorum either', () => {
    expect(
      computeResolutionStanding(createMeeting(allThere), createVotes([1, 'for'], [2, 'for'], [3, 'aside'])),
    ).toMatchObject({
      state: 'carried',
      aside: 1,
      needed: 2,
    });
    const two = createMeeting([[1, 'present'], [2, 'present']]); // prettier-ignore
    expect(readSentence(computeResolutionStanding(two, createVotes([1, 'for'], [2, 'aside'])))).toContain(
      'Only 1 trustees may vote, and 2 must',
    );
  });
  test('in writing wants the signature of every trustee, whatever majority the deed allows', () => {
    const written = createMeeting([], { type: 103 });
    expect(computeResolutionStanding(written, createVotes([1, 'for'], [2, 'for']))).toMatchObject({
      state: 'open',
      needed: 3,
    });
    expect(computeResolutionStanding(written, createVotes([1, 'for'], [2, 'for'], [3, 'for']))).toMatchObject({
      state: 'carried',
    });
    expect(readSentence(computeResolutionStanding(written, createVotes([1, 'aside'])))).toContain(
      'Hold a meeting instead',
    );
  });
  test('is noted on or after the day of the meeting', () => {
    expect(readSentence(refuseAhead(toLocalDate('2026-11-20'), on))).toContain('The meeting is only on 2026-11-20');
    expect(refuseAhead(on, on)).toBeUndefined();
  });
});

test('notice is counted in days before, is short, or is mended by everybody being there', () => {
  const few = createMeeting([[1, 'present'], [2, 'present'], [3, 'absent']]); // prettier-ignore
  expect(checkNoticeGiven(few, null)).toMatchObject({ state: 'open', by: '2026-10-27' });
  expect(checkNoticeGiven(few, toLocalDate('2026-10-27'))).toMatchObject({ state: 'good' });
  expect(checkNoticeGiven(few, toLocalDate('2026-10-28'))).toMatchObject({ state: 'short' });
  const all = createMeeting([[1, 'present'], [2, 'present'], [3, 'online']]); // prettier-ignore
  expect(checkNoticeGiven(all, toLocalDate('2026-11-08'))).toMatchObject({ state: 'waived' });
  expect(
    checkNoticeGiven(createMeeting([], { deed: createDeed({ noticeDays: null }) }), toLocalDate('2026-11-09')),
  ).toMatchObject({
    state: 'good',
    by: null,
  });
  expect(checkNoticeGiven(createMeeting([], { type: 103 }), null)).toMatchObject({ state: 'good', by: null });
});
