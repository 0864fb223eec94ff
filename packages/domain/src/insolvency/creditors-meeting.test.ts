import { describe, expect, test } from 'vitest';
import type { CapturedClaim } from '../claims/captured-claim';
import type { LocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type Cents, cents } from '../money/cents';
import {
  type AtMeeting,
  checkMeetingDays,
  mayVote,
  type MeetingDays,
  meetingDuties,
  resultOf,
} from './creditors-meeting';

const day = (text: string) => text as LocalDate;
const meeting = (more: Partial<MeetingDays> = {}): MeetingDays => ({
  type: 2,
  meetingDate: day('2026-05-20'),
  gazetteDate: day('2026-05-08'),
  newspaperDate: day('2026-05-10'),
  secondNewspaperDate: day('2026-05-10'),
  newspaperLanguage: 'English',
  secondNewspaperLanguage: 'Afrikaans',
  creditorsToldDate: day('2026-05-06'),
  ...more,
});

describe('a meeting of creditors', () => {
  test('is not held inside its notice period, counted from the last notice', () => {
    expect(checkMeetingDays(meeting())).toBeUndefined();
    const late = checkMeetingDays(meeting({ newspaperDate: day('2026-05-11') }));
    expect(late?.refusals[0]).toMatchObject({ field: 'meetingDate' });
    expect(late?.refusals[0]?.sentence).toContain('2026-05-21');
    // The first meeting stands in the Gazette alone.
    expect(checkMeetingDays(meeting({ type: 1, newspaperDate: day('2026-05-19') }))).toBeUndefined();
  });

  test('is told, published in both languages, and by when', () => {
    expect(meetingDuties(meeting()).map(({ by, holds }) => [by, holds])).toEqual([
      ['2026-05-10', true],
      ['2026-05-10', true],
      ['2026-05-10', true],
      ['2026-05-06', true],
    ]);
    const bad = meeting({ secondNewspaperLanguage: 'English', creditorsToldDate: day('2026-05-07') });
    expect(meetingDuties(bad).map(({ holds }) => holds)).toEqual([true, true, false, false]);
    expect(meetingDuties(meeting({ type: 5 }))).toEqual([]);
  });
});

const claim = (creditorId: string, amount: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
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
const at = (creditorId: string, claims: readonly CapturedClaim[], more: Partial<AtMeeting> = {}): AtMeeting => ({
  creditorId,
  creditor: creditorId,
  claims,
  isPresent: true,
  agentIsBarred: false,
  ...more,
});
const on = day('2026-05-20');

describe('votes at a meeting of creditors', () => {
  test('an unproved creditor and a barred agent are refused by name', () => {
    const unproved = mayVote(on, 'ordinary', at('Late', [claim('Late', 5, { status: 'lodged' })]));
    expect(isRefused(unproved) && unproved.refusals[0]?.sentence).toContain('Late has proved no claim');
    const barred = mayVote(on, 'ordinary', at('Kin', [claim('Kin', 5)], { agentIsBarred: true }));
    expect(isRefused(barred) && barred.refusals[0]?.sentence).toContain('Kin');
  });

  test('who proved only after the meeting has no vote at it, whatever was decided on the claim since', () => {
    const late = claim('Late', 700, { status: 'confirmed', statusOn: day('2026-07-01'), provedOn: day('2026-05-21') });
    const early = claim('Early', 500, { status: 'reduced', statusOn: day('2026-07-01'), provedOn: on });
    const refused = mayVote(on, 'ordinary', at('Late', [late]));
    expect(isRefused(refused) && refused.refusals[0]?.sentence).toContain('Late proved on');
    expect(mayVote(on, 'ordinary', at('Early', [early]))).toBe(500);
    const people = [at('Late', [late]), at('Early', [early, { ...late, id: 'more', creditorId: 'Early' }])];
    const result = resultOf(on, 'ordinary', people, new Map([['Late', false], ['Early', true]])); // prettier-ignore
    if (isRefused(result)) throw new Error('refused');
    expect([result.value.forValue, result.value.againstValue]).toEqual([500, 0]);
  });

  test('a secured creditor votes for what exceeds the value of the security', () => {
    const bank = [claim('Bank', 1_000_000, { type: 'secured' })];
    expect(isRefused(mayVote(on, 'ordinary', at('Bank', bank)))).toBe(true);
    expect(mayVote(on, 'ordinary', at('Bank', bank, { securityValue: cents(700_000) }))).toBe(300_000);
    expect(mayVote(on, 'ownSecurity', at('Bank', bank))).toBe(1_000_000);
  });

  test('the result is that of adding the votes up one by one, whoever is there', () => {
    let seed = Number(process.env['SEED'] ?? 7);
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const people = Array.from({ length: 1 + next(9) }, (_, nth) => {
        const id = `C${nth}`;
        const all = Array.from({ length: 1 + next(3) }, (__, part) =>
          claim(id, 1 + next(500_000), { id: `${id}-${part}`, status: next(4) === 0 ? 'lodged' : 'proved' }),
        );
        return at(id, all, { isPresent: next(5) > 0 });
      });
      const votes = new Map(people.flatMap(({ creditorId }) => (next(3) > 0 ? [[creditorId, next(2) === 0]] : [])));
      const result = resultOf(on, 'ordinary', people, votes);
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
