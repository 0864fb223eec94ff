import { describe, expect, test } from 'vitest';
import type { CapturedClaim } from '../claims/captured-claim';
import { localDate } from '../dates/local-date';
import { granted } from '../law/testing';
import { rand } from '../money/cents';
import { percent } from '../money/fraction';
import { type CompositionFacts, compositionSteps, dutiesAfterComposition } from './composition';
import { compositionMoney } from './composition-money';

const facts: CompositionFacts = {
  today: localDate('2026-11-16'),
  firstMeetingOn: localDate('2026-04-22'),
  offeredOn: localDate('2026-05-04'),
  rate: percent(60),
  isLikely: true,
  isDirectedByMaster: false,
  sentOn: localDate('2026-05-08'),
  meetingOn: localDate('2026-05-22'),
  isAccepted: true,
  isPaidOrSecured: true,
  favoursSome: false,
  certificateOn: localDate('2026-06-12'),
  propertyReturns: true,
};
const states = (more: Partial<CompositionFacts> = {}) =>
  granted(compositionSteps({ ...facts, ...more }))
    .map(({ state }) => state)
    .join(' ');
const step = (name: string, more: Partial<CompositionFacts> = {}) =>
  granted(compositionSteps({ ...facts, ...more })).find((one) => one.step === name)!;

describe('a composition (s 119)', () => {
  test('goes from the offer to the certificate, one step at a time', () => {
    expect(states()).toBe('done done done done done done');
    const nothing = {
      offeredOn: null,
      rate: null,
      isLikely: null,
      sentOn: null,
      meetingOn: null,
      isAccepted: null,
      isPaidOrSecured: false,
      certificateOn: null,
    };
    expect(states(nothing)).toBe('now ahead ahead ahead ahead ahead');
    expect(states({ certificateOn: null, isPaidOrSecured: false })).toBe('done done done done now ahead');
    expect(dutiesAfterComposition(facts)).toHaveLength(4);
    expect(dutiesAfterComposition({ ...facts, certificateOn: null })).toEqual([]);
  });

  test('creditors meet fourteen to twenty-eight days after it was sent', () => {
    expect(step('meeting')).toMatchObject({ from: '2026-05-22', by: '2026-06-05', state: 'done' });
    for (const day of ['2026-05-21', '2026-06-06']) {
      expect(step('meeting', { meetingOn: localDate(day) }).state).toBe('wrong');
    }
    expect(step('meeting', { meetingOn: localDate('2026-06-05') }).state).toBe('done');
  });

  test('what the Act does not allow is named', () => {
    expect(step('offer', { offeredOn: localDate('2026-04-21') }).state).toBe('wrong');
    expect(step('offer', { favoursSome: true }).state).toBe('wrong');
    expect(step('send', { isLikely: false }).state).toBe('wrong');
    expect(step('send', { isLikely: false, isDirectedByMaster: true }).state).toBe('done');
    expect(step('vote', { isAccepted: false }).state).toBe('wrong');
    expect(step('certificate', { isPaidOrSecured: false }).state).toBe('wrong');
    expect(step('certificate', { isAccepted: null }).state).toBe('wrong');
  });

  test('each creditor without preference has the same cents in the rand; the fee is item 5 of Tariff B', () => {
    const claim = (id: string, claimed: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
      id,
      creditorId: id,
      creditor: id,
      type: 'concurrent',
      status: 'proved',
      claimed: rand(claimed),
      parts: [],
      securedBy: [],
      ...more,
    });
    const { value } = granted(
      compositionMoney(
        percent(60),
        [
          claim('A', 1_000.01),
          claim('B', 500, { proved: rand(400) }),
          claim('unproved', 900, { status: 'lodged' }),
          claim('tax', 900, { type: 'preferent', category: 22 }),
          claim('bank', 900, { type: 'secured' }),
        ],
        localDate('2026-06-01'),
      ),
    );
    expect(value.shares.map(({ creditor, due }) => [creditor, due])).toEqual([
      ['A', rand(600.01)],
      ['B', rand(240)],
    ]);
    expect(value).toMatchObject({ total: rand(840.01), fee: rand(16.8), paysHalf: true });
    expect(granted(compositionMoney(percent('49.9999'), [], localDate('2026-06-01'))).value.paysHalf).toBe(false);
  });
});
