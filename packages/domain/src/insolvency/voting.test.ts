import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { electTrustee } from './election';
import { checkMeetingNotice } from './meeting-notice';
import { type ResolutionBallot, computeResolution, type ResolutionKind } from './resolution';
import { computeStatementOfAffairs } from './statement-of-affairs';
import type { Voter } from './vote-value';

const on = toLocalDate('2026-04-22');
const createVoter = (creditor: string, claim: number, more: Partial<Voter> = {}): Voter => ({
  id: creditor,
  creditor,
  proved: true,
  claim: rand(claim),
  ...more,
});
const createYesBallot = (creditor: string, claim: number, more: Partial<Voter> = {}): ResolutionBallot => ({
  ...createVoter(creditor, claim, more),
  inFavour: true,
});
const createNoBallot = (creditor: string, claim: number, more: Partial<Voter> = {}): ResolutionBallot => ({
  ...createVoter(creditor, claim, more),
  inFavour: false,
});
const computeVote = (kind: ResolutionKind, ...ballots: ResolutionBallot[]) =>
  expectGranted(computeResolution(on, kind, ballots)).value;

describe('votes of creditors', () => {
  test('most matters go by value alone', () => {
    expect(
      computeVote('ordinary', createYesBallot('A', 9_000), createNoBallot('B', 5_000), createNoBallot('C', 3_999)),
    ).toMatchObject({
      carried: true,
      forValue: rand(9_000),
      againstValue: rand(8_999),
      forNumber: 1,
      againstNumber: 2,
    });
    expect(computeVote('ordinary', createYesBallot('A', 9_000), createNoBallot('B', 9_000)).carried).toBe(false);
  });

  test('a secured creditor counts for what the security leaves, and in full where it is about the security', () => {
    const bank = createYesBallot('Bank', 9_000, { security: { valuedAt: rand(7_000) } });
    expect(computeVote('ordinary', bank, createNoBallot('B', 5_000)).carried).toBe(false);
    expect(computeVote('ownSecurity', bank, createNoBallot('B', 5_000)).carried).toBe(true);
  });

  test('a small claim counts in value and not in number; one bought since the order not at all', () => {
    expect(
      computeVote(
        'removal',
        createYesBallot('A', 999),
        createYesBallot('B', 1_000),
        createNoBallot('C', 1_500, { cededSince: true }),
      ),
    ).toMatchObject({
      carried: true,
      forNumber: 1,
      forValue: rand(1_999),
      againstValue: nil,
      againstNumber: 0,
    });
  });

  test('a removal needs number and value; a composition three fourths of all who proved', () => {
    expect(
      computeVote('removal', createYesBallot('A', 9_000), createNoBallot('B', 1_000), createNoBallot('C', 1_000))
        .carried,
    ).toBe(false);
    const silent: ResolutionBallot = createVoter('D', 2_500);
    expect(
      computeVote(
        'composition',
        createYesBallot('A', 2_500),
        createYesBallot('B', 2_500),
        createYesBallot('C', 2_500),
        silent,
      ).carried,
    ).toBe(true);
    expect(
      computeVote(
        'composition',
        createYesBallot('A', 2_500),
        createYesBallot('B', 2_500),
        createYesBallot('C', 2_499),
        silent,
      ).carried,
    ).toBe(false);
    expect(computeVote('composition').carried).toBe(false);
  });

  test('who may not vote is named, with what to do', () => {
    const refused = computeResolution(on, 'ordinary', [
      createYesBallot('Unproved', 1, { proved: false }),
      createYesBallot('Agent', 1, { barredAgent: true }),
      createYesBallot('Bank', 1, { security: {} }),
      createYesBallot('Twice', 1),
      createYesBallot('Twice', 1),
    ]);
    expect(readRefusalFields(refused)).toEqual(['votes', 'votes.Unproved', 'votes.Agent', 'votes.Bank']);
  });
});

describe('election of a trustee (s 54)', () => {
  const computeElection = (...ballots: readonly (readonly [nominee: string, claim: number])[]) =>
    expectGranted(
      electTrustee(
        on,
        ballots.map(([nominee, claim], nth) => ({ ...createVoter(`C${nth}`, claim), nominee })),
      ),
    ).value.elected;
  test.each([
    [
      'first in number and value',
      [
        ['X', 5_000],
        ['X', 2_000],
        ['Y', 4_000],
      ],
      ['X'],
    ],
    [
      'one by number, another by value',
      [
        ['X', 2_000],
        ['X', 2_000],
        ['Y', 9_000],
      ],
      ['X', 'Y'],
    ],
    [
      'a tie in number leaves the one by value',
      [
        ['X', 2_000],
        ['Y', 9_000],
      ],
      ['Y'],
    ],
    [
      'a tie in value leaves the one by number',
      [
        ['X', 2_000],
        ['X', 2_000],
        ['Y', 4_000],
      ],
      ['X'],
    ],
    [
      'a tie in both elects nobody',
      [
        ['X', 2_000],
        ['Y', 2_000],
      ],
      [],
    ],
    ['nobody votes', [], []],
  ] as const)('%s', (_, ballots, elected) => {
    expect(computeElection(...ballots)).toEqual(elected);
  });

  test('security counts in full', () => {
    const bank = { ...createVoter('Bank', 9_000, { security: {} }), nominee: 'X' };
    expect(expectGranted(electTrustee(on, [bank])).value.nominees).toEqual([
      { nominee: 'X', number: 1, value: rand(9_000) },
    ]);
  });
});

test('a meeting inside its notice period is refused with the first day that will do', () => {
  expect(checkMeetingNotice(toLocalDate('2026-04-10'), toLocalDate('2026-04-20'), 10)).toBeUndefined();
  const refused = checkMeetingNotice(toLocalDate('2026-04-10'), toLocalDate('2026-04-19'), 10);
  expect(refused!.refusals[0]!.sentence).toContain('2026-04-20');
});

describe('statement of affairs', () => {
  const house = {
    id: 'h',
    description: 'House',
    class: 'immovable' as const,
    value: rand(900),
    encumbrances: [{ creditor: 'Bank', amount: rand(700) }],
  };
  const car = {
    ...house,
    id: 'c',
    description: 'Car',
    class: 'movable' as const,
    value: rand(100),
    encumbrances: [{ creditor: 'Bank', amount: rand(160) }],
  };
  const chairs = { id: 't', description: 'Chairs', class: 'movable' as const, value: rand(50), encumbrances: [] };
  const owed = { id: 'd', description: 'Debtor', class: 'debt' as const, value: rand(30), encumbrances: [] };
  test('sorts assets into annexures and estimates the dividend', () => {
    const { value } = expectGranted(
      computeStatementOfAffairs({
        assets: [house, car, chairs, owed],
        preferent: rand(40),
        concurrent: rand(260),
        costs: rand(80),
      }),
    );
    expect(value.annexures).toEqual({ I: [house], II: [chairs], III: [owed], V: [car] });
    // 200 + 50 + 30 free; 280 - 80 - 40 = 160 on 260 + 60.
    expect(value).toMatchObject({
      totalAssets: rand(1_080),
      freeResidue: rand(280),
      concurrent: rand(320),
      availableForConcurrent: rand(160),
      dividend: '50.0000',
      dangerOfContribution: false,
    });
  });
  test('warns of a contribution, and takes nothing below nil', () => {
    const poor = expectGranted(
      computeStatementOfAffairs({ assets: [chairs], preferent: nil, concurrent: rand(1), costs: rand(51) }),
    ).value;
    expect(poor).toMatchObject({ dividend: '0.0000', dangerOfContribution: true });
    expect(
      readRefusalFields(computeStatementOfAffairs({ assets: [], preferent: nil, concurrent: rand(-1), costs: nil })),
    ).toEqual(['concurrent']);
  });
});
