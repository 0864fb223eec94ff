import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { rand } from '../money/cents';
import { type ChainLine, checkBankChain, describeFinding, findAnswerDay, refuseUnanswered } from './bank-chain';

const createStatement = (id: number, from: string, to: string, opening: number, closing: number) => ({
  id,
  from: toLocalDate(from),
  to: toLocalDate(to),
  opening: rand(opening),
  closing: rand(closing),
});
const createLine = (id: number, day: string, amount: number, balance: number | null, isAnswered = true): ChainLine => ({
  id,
  row: id + 1,
  day: toLocalDate(day),
  amount: rand(amount),
  balance: balance === null ? null : rand(balance),
  isAnswered,
});
const check = (chain: Partial<Parameters<typeof checkBankChain>[0]>) =>
  checkBankChain({ statements: [], lines: [], lockedUpTo: null, ...chain });

describe('the bank chain', () => {
  it('names the gap between a closing balance of 900 and an opening balance of 600, with its dates, once', () => {
    const found = check({
      statements: [
        createStatement(2, '2026-03-01', '2026-03-31', 600, 700),
        createStatement(1, '2026-01-01', '2026-01-31', 1000, 900),
      ],
      lines: [createLine(1, '2026-01-15', -100, 900), createLine(2, '2026-03-10', 100, 700)],
    });
    expect(found).toEqual([
      {
        kind: 'gap',
        from: '2026-01-31',
        to: '2026-03-01',
        closing: 90_000,
        opening: 60_000,
        statementId: 2,
      },
    ]);
    expect(formatInEnglish(describeFinding(found[0]!))).toBe(
      'The statement up to 2026-01-31 closes with 900.00, and the next, from 2026-03-01, opens with 600.00. Import the statement between them.',
    );
  });

  it('is unbroken where statements meet, overlap, or come in any order', () => {
    const meeting = [
      createStatement(1, '2026-01-01', '2026-01-31', 1000, 900),
      createStatement(2, '2026-02-01', '2026-02-28', 900, 950),
      createStatement(3, '2026-01-15', '2026-02-28', 800, 950),
    ];
    const lines = [
      createLine(1, '2026-01-10', -200, 800),
      createLine(2, '2026-01-20', 100, 900),
      createLine(3, '2026-02-10', 50, 950),
    ];
    expect(check({ statements: meeting, lines })).toEqual([]);
    expect(check({ statements: meeting.toReversed(), lines })).toEqual([]);
  });

  it('lists every break of the balance by its row, and goes on from what the bank says', () => {
    const found = check({
      lines: [
        createLine(1, '2026-01-01', 10, 10),
        createLine(2, '2026-01-02', 5, 16),
        createLine(3, '2026-01-03', 1, null),
        createLine(4, '2026-01-04', 1, 19),
        createLine(5, '2026-01-05', 1, 20),
      ],
    });
    expect(found.map((one) => one.kind === 'break' && [one.row, one.expected, one.found])).toEqual([
      [3, 1500, 1600],
      [5, 1800, 1900],
    ]);
  });

  it('tells a late line from an open one; a final account waits for both', () => {
    const found = check({
      lockedUpTo: toLocalDate('2026-02-28'),
      lines: [
        createLine(1, '2026-02-28', -45, null, false),
        createLine(2, '2026-03-01', -5, null, false),
        createLine(3, '2026-03-02', 7, null),
      ],
    });
    expect(found.map(({ kind }) => kind)).toEqual(['late', 'unanswered']);
    expect(refuseUnanswered({ count: 0, first: null })).toBeUndefined();
    expect(refuseUnanswered({ count: 2, first: toLocalDate('2026-02-28') })?.refusals[0]?.sentence).toBe(
      '2 bank lines have no entry, the first on 2026-02-28. Match them before you lodge the final account.',
    );
  });

  it('answers a line of a lodged period on the first open day', () => {
    expect(findAnswerDay(toLocalDate('2026-02-10'), toLocalDate('2026-02-28'))).toBe('2026-03-01');
    expect(findAnswerDay(toLocalDate('2026-03-01'), toLocalDate('2026-02-28'))).toBe('2026-03-01');
    expect(findAnswerDay(toLocalDate('2026-02-10'), null)).toBe('2026-02-10');
  });
});
