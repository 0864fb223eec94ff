import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { election } from './election';
import { checkMeetingNotice } from './meeting-notice';
import { type Ballot, resolution, type ResolutionKind } from './resolution';
import { statementOfAffairs } from './statement-of-affairs';
import type { Voter } from './vote-value';

const on = localDate('2026-04-22');
const voter = (creditor: string, claim: number, more: Partial<Voter> = {}): Voter => ({
  id: creditor,
  creditor,
  proved: true,
  claim: rand(claim),
  ...more,
});
const yes = (creditor: string, claim: number, more: Partial<Voter> = {}): Ballot => ({
  ...voter(creditor, claim, more),
  inFavour: true,
});
const no = (creditor: string, claim: number, more: Partial<Voter> = {}): Ballot => ({
  ...voter(creditor, claim, more),
  inFavour: false,
});
const vote = (kind: ResolutionKind, ...ballots: Ballot[]) => granted(resolution(on, kind, ballots)).value;

describe('votes of creditors', () => {
  test('most matters go by value alone', () => {
    expect(vote('ordinary', yes('A', 9_000), no('B', 5_000), no('C', 3_999))).toMatchObject({
      carried: true,
      forValue: rand(9_000),
      againstValue: rand(8_999),
      forNumber: 1,
      againstNumber: 2,
    });
    expect(vote('ordinary', yes('A', 9_000), no('B', 9_000)).carried).toBe(false);
  });

  test('a secured creditor counts for what the security leaves, and in full where it is about the security', () => {
    const bank = yes('Bank', 9_000, { security: { valuedAt: rand(7_000) } });
    expect(vote('ordinary', bank, no('B', 5_000)).carried).toBe(false);
    expect(vote('ownSecurity', bank, no('B', 5_000)).carried).toBe(true);
  });

  test('a small claim counts in value and not in number; one bought since the order not at all', () => {
    expect(vote('removal', yes('A', 999), yes('B', 1_000), no('C', 1_500, { cededSince: true }))).toMatchObject({
      carried: true,
      forNumber: 1,
      forValue: rand(1_999),
      againstValue: nil,
      againstNumber: 0,
    });
  });

  test('a removal needs number and value; a composition three fourths of all who proved', () => {
    expect(vote('removal', yes('A', 9_000), no('B', 1_000), no('C', 1_000)).carried).toBe(false);
    const silent: Ballot = voter('D', 2_500);
    expect(vote('composition', yes('A', 2_500), yes('B', 2_500), yes('C', 2_500), silent).carried).toBe(true);
    expect(vote('composition', yes('A', 2_500), yes('B', 2_500), yes('C', 2_499), silent).carried).toBe(false);
    expect(vote('composition').carried).toBe(false);
  });

  test('who may not vote is named, with what to do', () => {
    const refused = resolution(on, 'ordinary', [
      yes('Unproved', 1, { proved: false }),
      yes('Agent', 1, { barredAgent: true }),
      yes('Bank', 1, { security: {} }),
      yes('Twice', 1),
      yes('Twice', 1),
    ]);
    expect(refusedFields(refused)).toEqual(['votes', 'votes.Unproved', 'votes.Agent', 'votes.Bank']);
  });
});

describe('election of a trustee (s 54)', () => {
  const elect = (...ballots: readonly (readonly [nominee: string, claim: number])[]) =>
    granted(
      election(
        on,
        ballots.map(([nominee, claim], nth) => ({ ...voter(`C${nth}`, claim), nominee })),
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
    expect(elect(...ballots)).toEqual(elected);
  });

  test('security counts in full', () => {
    const bank = { ...voter('Bank', 9_000, { security: {} }), nominee: 'X' };
    expect(granted(election(on, [bank])).value.nominees).toEqual([{ nominee: 'X', number: 1, value: rand(9_000) }]);
  });
});

test('a meeting inside its notice period is refused with the first day that will do', () => {
  expect(checkMeetingNotice(localDate('2026-04-10'), localDate('2026-04-20'), 10)).toBeUndefined();
  const refused = checkMeetingNotice(localDate('2026-04-10'), localDate('2026-04-19'), 10);
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
    const { value } = granted(
      statementOfAffairs({
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
    const poor = granted(
      statementOfAffairs({ assets: [chairs], preferent: nil, concurrent: rand(1), costs: rand(51) }),
    ).value;
    expect(poor).toMatchObject({ dividend: '0.0000', dangerOfContribution: true });
    expect(refusedFields(statementOfAffairs({ assets: [], preferent: nil, concurrent: rand(-1), costs: nil }))).toEqual(
      ['concurrent'],
    );
  });
});
