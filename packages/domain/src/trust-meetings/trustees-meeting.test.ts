import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { noLeavingDays, type Trustee } from '../trustees/trustee';
import {
  type Attendance,
  type HeldMeeting,
  type MeetingDeed,
  noticeGiven,
  quorumAt,
  refuseAhead,
  refuseWithoutQuorum,
  resolvedBy,
  type TrusteeVote,
} from './trustees-meeting';

const on = localDate('2026-11-10');
const trustee = (id: number, more: Partial<Trustee> = {}): Trustee => ({
  id,
  name: `Trustee ${id}`,
  kind: 'individual',
  status: 'appointed',
  nominee: null,
  authorised: localDate('2024-03-01'),
  leaving: noLeavingDays,
  ended: null,
  disqualifications: [],
  ...more,
});
const deed = (more: Partial<MeetingDeed> = {}): MeetingDeed => ({
  least: 2,
  most: 5,
  quorum: 2,
  noticeDays: 14,
  decides: 'majority',
  ...more,
});
const meeting = (came: [number, Attendance][], more: Partial<HeldMeeting> = {}): HeldMeeting => ({
  type: 102,
  on,
  deed: deed(),
  trustees: [trustee(1), trustee(2), trustee(3)],
  came: new Map(came),
  ...more,
});
const votes = (...cast: [number, TrusteeVote][]) => new Map(cast);
const sentence = (value: unknown): string => (isRefused(value) ? value.refusals[0]!.sentence : 'not refused');

describe('a quorum', () => {
  test('is the deed’s number of trustees in office who took part', () => {
    expect(quorumAt(meeting([[1, 'present'], [2, 'online'], [3, 'apology']]))).toEqual({ there: 2, needed: 2, holds: true }); // prettier-ignore
    const proposed = meeting([[1, 'present'], [2, 'present']], { trustees: [trustee(1), trustee(2, { status: 'proposed', authorised: null }), trustee(3)] }); // prettier-ignore
    expect(quorumAt(proposed)).toMatchObject({ there: 1, holds: false });
  });
  test('is every trustee in office where the deed is silent, and says what to do below it', () => {
    const silent = meeting([[1, 'present'], [2, 'present']], { deed: deed({ quorum: null }) }); // prettier-ignore
    expect(quorumAt(silent)).toEqual({ there: 2, needed: 3, holds: false });
    expect(sentence(refuseWithoutQuorum(silent))).toContain('have every trustee sign a written resolution');
  });
  test('is not asked about while the trust cannot act at all', () => {
    const alone = meeting([[1, 'present']], { trustees: [trustee(1)], deed: deed({ quorum: 1 }) });
    expect(sentence(refuseWithoutQuorum(alone))).toContain('The trust cannot act: 1 of at least 2');
  });
});

describe('a resolution', () => {
  const allThere: [number, Attendance][] = [[1, 'present'], [2, 'present'], [3, 'online']]; // prettier-ignore
  test('is carried by more than half where the deed says so, and is open until it is known', () => {
    expect(resolvedBy(meeting(allThere), votes([1, 'for']))).toMatchObject({ state: 'open', needed: 2 });
    expect(resolvedBy(meeting(allThere), votes([1, 'for'], [2, 'for'], [3, 'against']))).toMatchObject({
      state: 'carried',
      inFavour: 2,
      against: 1,
    });
    expect(resolvedBy(meeting(allThere), votes([1, 'against'], [2, 'against']))).toMatchObject({ state: 'lost' });
    // Two of two are more than half; one of two is not.
    const two = meeting([[1, 'present'], [2, 'present']]); // prettier-ignore
    expect(resolvedBy(two, votes([1, 'for'], [2, 'against']))).toMatchObject({ state: 'lost', needed: 2 });
  });
  test('wants everybody where the deed is silent: trustees act together', () => {
    const silent = meeting(allThere, { deed: deed({ decides: null }) });
    expect(resolvedBy(silent, votes([1, 'for'], [2, 'for'], [3, 'against']))).toMatchObject({ state: 'lost' });
    expect(resolvedBy(silent, votes([1, 'for'], [2, 'for'], [3, 'for']))).toMatchObject({ state: 'carried' });
  });
  test('is decided without whoever has an interest, who is not counted for the quorum either', () => {
    expect(resolvedBy(meeting(allThere), votes([1, 'for'], [2, 'for'], [3, 'aside']))).toMatchObject({
      state: 'carried',
      aside: 1,
      needed: 2,
    });
    const two = meeting([[1, 'present'], [2, 'present']]); // prettier-ignore
    expect(sentence(resolvedBy(two, votes([1, 'for'], [2, 'aside'])))).toContain('1 trustees are left, and 2 must');
  });
  test('in writing wants the signature of every trustee, whatever majority the deed allows', () => {
    const written = meeting([], { type: 103 });
    expect(resolvedBy(written, votes([1, 'for'], [2, 'for']))).toMatchObject({ state: 'open', needed: 3 });
    expect(resolvedBy(written, votes([1, 'for'], [2, 'for'], [3, 'for']))).toMatchObject({ state: 'carried' });
    expect(sentence(resolvedBy(written, votes([1, 'aside'])))).toContain('Hold a meeting instead');
  });
  test('is noted on or after the day of the meeting', () => {
    expect(sentence(refuseAhead(localDate('2026-11-20'), on))).toContain('The meeting is only on 2026-11-20');
    expect(refuseAhead(on, on)).toBeUndefined();
  });
});

test('notice is counted in days before, is short, or is mended by everybody being there', () => {
  const few = meeting([[1, 'present'], [2, 'present'], [3, 'absent']]); // prettier-ignore
  expect(noticeGiven(few, null)).toMatchObject({ state: 'open', by: '2026-10-27' });
  expect(noticeGiven(few, localDate('2026-10-27'))).toMatchObject({ state: 'good' });
  expect(noticeGiven(few, localDate('2026-10-28'))).toMatchObject({ state: 'short' });
  const all = meeting([[1, 'present'], [2, 'present'], [3, 'online']]); // prettier-ignore
  expect(noticeGiven(all, localDate('2026-11-08'))).toMatchObject({ state: 'waived' });
  expect(noticeGiven(meeting([], { deed: deed({ noticeDays: null }) }), localDate('2026-11-09'))).toMatchObject({
    state: 'good',
    by: null,
  });
  expect(noticeGiven(meeting([], { type: 103 }), null)).toMatchObject({ state: 'good', by: null });
});
