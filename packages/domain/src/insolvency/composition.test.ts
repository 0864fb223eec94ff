import { describe, expect, test } from 'vitest';
import type { CapturedClaim } from '../claims/captured-claim';
import { toLocalDate } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { rand } from '../money/cents';
import { percent } from '../money/fraction';
import { type CompositionFacts, listCompositionSteps, listDutiesAfterComposition } from './composition';
import { computeCompositionMoney } from './composition-money';

const facts: CompositionFacts = {
  today: toLocalDate('2026-11-16'),
  firstMeetingOn: toLocalDate('2026-04-22'),
  offeredOn: toLocalDate('2026-05-04'),
  rate: percent(60),
  isLikely: true,
  isDirectedByMaster: false,
  sentOn: toLocalDate('2026-05-08'),
  meetingOn: toLocalDate('2026-05-22'),
  isAccepted: true,
  isPaidOrSecured: true,
  favoursSome: false,
  certificateOn: toLocalDate('2026-06-12'),
  propertyReturns: true,
};
const readStates = (more: Partial<CompositionFacts> = {}) =>
  expectGranted(listCompositionSteps({ ...facts, ...more }))
    .map(({ state }) => state)
    .join(' ');
const findStep = (name: string, more: Partial<CompositionFacts> = {}) =>
  expectGranted(listCompositionSteps({ ...facts, ...more })).find((one) => one.step === name)!;

describe('a composition (s 119)', () => {
  test('goes from the offer to the certificate, one step at a time', () => {
    expect(readStates()).toBe('done done done done done done');
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
    expect(readStates(nothing)).toBe('now ahead ahead ahead ahead ahead');
    expect(readStates({ certificateOn: null, isPaidOrSecured: false })).toBe('done done done done now ahead');
    expect(listDutiesAfterComposition(facts)).toHaveLength(4);
    expect(listDutiesAfterComposition({ ...facts, certificateOn: null })).toEqual([]);
  });

  test('creditors meet fourteen to twenty-eight days after it was sent', () => {
    expect(findStep('meeting')).toMatchObject({ from: '2026-05-22', by: '2026-06-05', state: 'done' });
    for (const day of ['2026-05-21', '2026-06-06']) {
      expect(findStep('meeting', { meetingOn: toLocalDate(day) }).state).toBe('wrong');
    }
    expect(findStep('meeting', { meetingOn: toLocalDate('2026-06-05') }).state).toBe('done');
  });

  test('what the Act does not allow is named', () => {
    expect(findStep('offer', { offeredOn: toLocalDate('2026-04-21') }).state).toBe('wrong');
    expect(findStep('offer', { favoursSome: true }).state).toBe('wrong');
    expect(findStep('send', { isLikely: false }).state).toBe('wrong');
    expect(findStep('send', { isLikely: false, isDirectedByMaster: true }).state).toBe('done');
    expect(findStep('vote', { isAccepted: false }).state).toBe('wrong');
    expect(findStep('certificate', { isPaidOrSecured: false }).state).toBe('wrong');
    expect(findStep('certificate', { isAccepted: null }).state).toBe('wrong');
  });

  test('each creditor without preference has the same cents in the rand; the fee is item 5 of Tariff B', () => {
    const createClaim = (id: string, claimed: number, more: Partial<CapturedClaim> = {}): CapturedClaim => ({
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
    const { value } = expectGranted(
      computeCompositionMoney(
        percent(60),
        [
          createClaim('A', 1_000.01),
          createClaim('B', 500, { proved: rand(400) }),
          createClaim('unproved', 900, { status: 'lodged' }),
          createClaim('tax', 900, { type: 'preferent', category: 22 }),
          createClaim('bank', 900, { type: 'secured' }),
        ],
        toLocalDate('2026-06-01'),
      ),
    );
    expect(value.shares.map(({ creditor, due }) => [creditor, due])).toEqual([
      ['A', rand(600.01)],
      ['B', rand(240)],
    ]);
    expect(value).toMatchObject({ total: rand(840.01), fee: rand(16.8), paysHalf: true });
    expect(
      expectGranted(computeCompositionMoney(percent('49.9999'), [], toLocalDate('2026-06-01'))).value.paysHalf,
    ).toBe(false);
  });
});
