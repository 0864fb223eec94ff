import { createCalendar } from '../dates/calendar';
import { describe, expect, test } from 'vitest';
import type { CapturedClaim } from '../claims/captured-claim';
import type { LocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type Cents, cents } from '../money/cents';
import {
  type MeetingCreditor,
  checkMeetingDays,
  mayVote,
  type MeetingDays,
  listMeetingDuties,
  computeVoteResult,
} from './creditors-meeting';

const calendar = createCalendar('ZA');
const toDay = (text: string) => text as LocalDate;
const createMeeting = (more: Partial<MeetingDays> = {}): MeetingDays => ({
  type: 2,
  meetingDate: toDay('2026-05-20'),
  gazetteDate: toDay('2026-05-08'),
  newspaperDate: toDay('2026-05-09'),
  secondNewspaperDate: toDay('2026-05-09'),
  newspaperLanguage: 'English',
  secondNewspaperLanguage: 'Afrikaans',
  creditorsToldDate: toDay('2026-05-06'),
  ...more,
});

describe('a meeting of creditors', () => {
  test('is not held inside its notice period, counted from the last notice', () => {
    expect(checkMeetingDays(createMeeting())).toBeUndefined();
    const late = checkMeetingDays(createMeeting({ newspaperDate: toDay('2026-05-11') }));
    expect(late?.refusals[0]).toMatchObject({ field: 'meetingDate' });
    expect(late?.refusals[0]?.sentence).toContain('2026-05-21');
    // The first meeting stands in the Gazette alone.
    expect(checkMeetingDays(createMeeting({ type: 1, newspaperDate: toDay('2026-05-19') }))).toBeUndefined();
  });

  test('is told, published in both languages, and by when', () => {
    expect(listMeetingDuties(createMeeting(), calendar).map(({ by, holds }) => [by, holds])).toEqual([
      // Ten days before it is a Sunday: the Gazette is of the Friday, newspapers of the Saturday.
      ['2026-05-08', true],
      ['2026-05-09', true],
      ['2026-05-09', true],
      ['2026-05-06', true],
    ]);
    const bad = createMeeting({ secondNewspaperLanguage: 'English', creditorsToldDate: toDay('2026-05-07') });
    expect(listMeetingDuties(bad, calendar).map(({ holds }) => holds)).toEqual([true, true, false, false]);
    expect(listMeetingDuties(createMeeting({ type: 5 }), calendar)).toEqual([]);
  });
});

const createClaim = (creditorId: string, amount: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
  id: creditorId,
  creditorId,
  creditor: creditorId,
  type: 'concurrent',
  status: 'proved',
  claimed: cents(amount),
  parts: [],
  securedBy: [],
  ...more,
});
const createAttendance = (
  creditorId: string,
  claims: readonly CapturedClaim[],
  more: Partial<MeetingCreditor> = {},
): MeetingCreditor => ({
  creditorId,
  creditor: creditorId,
  claims,
  isPresent: true,
  agentIsBarred: false,
  ...more,
});
const on = toDay('2026-05-20');

describe('votes at a meeting of creditors', () => {
  test('an unproved creditor and a barred agent are refused by name', () => {
    const unproved = mayVote(on, 'ordinary', createAttendance('Late', [createClaim('Late', 5, { status: 'lodged' })]));
    expect(isRefused(unproved) && unproved.refusals[0]?.sentence).toContain('Late has proved no claim');
    const barred = mayVote(on, 'ordinary', createAttendance('Kin', [createClaim('Kin', 5)], { agentIsBarred: true }));
    expect(isRefused(barred) && barred.refusals[0]?.sentence).toContain('Kin');
  });

  test('who proved only after the meeting has no vote at it, whatever was decided on the claim since', () => {
    const late = createClaim('Late', 700, {
      status: 'confirmed',
      statusOn: toDay('2026-07-01'),
      provedOn: toDay('2026-05-21'),
    });
    const early = createClaim('Early', 500, { status: 'reduced', statusOn: toDay('2026-07-01'), provedOn: on });
    const refused = mayVote(on, 'ordinary', createAttendance('Late', [late]));
    expect(isRefused(refused) && refused.refusals[0]?.sentence).toContain('Late proved on');
    expect(mayVote(on, 'ordinary', createAttendance('Early', [early]))).toBe(500);
    const people = [
      createAttendance('Late', [late]),
      createAttendance('Early', [early, { ...late, id: 'more', creditorId: 'Early' }]),
    ];
    const result = computeVoteResult(on, 'ordinary', people, new Map([['Late', false], ['Early', true]])); // prettier-ignore
    if (isRefused(result)) throw new Error('refused');
    expect([result.value.forValue, result.value.againstValue]).toEqual([500, 0]);
  });

  test('a secured creditor votes for what exceeds the value of the security', () => {
    const bank = [createClaim('Bank', 1_000_000, { type: 'secured' })];
    expect(isRefused(mayVote(on, 'ordinary', createAttendance('Bank', bank)))).toBe(true);
    expect(mayVote(on, 'ordinary', createAttendance('Bank', bank, { securityValue: cents(700_000) }))).toBe(300_000);
    expect(mayVote(on, 'ownSecurity', createAttendance('Bank', bank))).toBe(1_000_000);
  });

  test('the result is that of adding the votes up one by one, whoever is there', () => {
    let seed = Number(process.env['SEED'] ?? 7);
    const nextRandom = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const people = Array.from({ length: 1 + nextRandom(9) }, (_, nth) => {
        const id = `C${nth}`;
        const all = Array.from({ length: 1 + nextRandom(3) }, (__, part) =>
          createClaim(id, 1 + nextRandom(500_000), {
            id: `${id}-${part}`,
            status: nextRandom(4) === 0 ? 'lodged' : 'proved',
          }),
        );
        return createAttendance(id, all, { isPresent: nextRandom(5) > 0 });
      });
      const votes = new Map(
        people.flatMap(({ creditorId }) => (nextRandom(3) > 0 ? [[creditorId, nextRandom(2) === 0]] : [])),
      );
      const result = computeVoteResult(on, 'ordinary', people, votes);
      if (isRefused(result)) throw new Error('refused');
      let [yes, no] = [0, 0];
      for (const one of people) {
        if (!one.isPresent) continue;
        for (const { status, claimed } of one.claims) {
          if (status !== 'proved') continue;
          if (votes.get(one.creditorId) === true) yes += claimed;
          if (votes.get(one.creditorId) === false) no += claimed;
        }
      }
      expect([result.value.forValue, result.value.againstValue, result.value.carried]).toEqual([
        yes as Cents,
        no as Cents,
        yes > no,
      ]);
    }
  });
});
