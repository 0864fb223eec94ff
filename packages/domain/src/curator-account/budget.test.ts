import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { type BudgetActual, type BudgetLine, compareBudget, prefillBudget } from './budget';

const year = { from: toLocalDate('2026-03-01'), to: toLocalDate('2027-02-28') };

const createActuals = (head: string, description: string, rands: number, ...days: string[]): BudgetActual[] =>
  days.map((day) => ({ side: 'expense', head, description, day: toLocalDate(day), amount: rand(rands) }));

const care: BudgetLine = {
  description: 'Care home',
  incomeType: null,
  expenseType: 'Care and lodging',
  amount: rand(9_800),
  every: 'month',
  firstDate: toLocalDate('2025-04-01'),
  untilDate: null,
};

describe('the next year of a budget', () => {
  test('is what came back, at its last amount and as often', () => {
    const [line, ...more] = prefillBudget(
      [
        ...createActuals('Medical', 'SCHEME', 3_000, '2025-06-15'),
        ...createActuals('Medical', 'SCHEME', 3_400, '2025-12-15'),
      ],
      [],
      year,
    );
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      description: 'SCHEME',
      amount: rand(3_400),
      every: 'halfYear',
      firstDate: '2026-06-15',
    });
  });

  test('does not take in twice what a line that goes on has, in other words or at another amount', () => {
    const before = [
      ...createActuals('Care and lodging', 'SUNSET CARE HOME', 9_800, '2025-04-01', '2025-06-01'),
      ...createActuals('Care and lodging', 'Nights of J Botha', 700, '2025-08-01'),
    ];
    const added = prefillBudget(before, [care], year);
    expect(added.map(({ description }) => description)).toEqual(['Nights of J Botha']);
    const raised = prefillBudget(
      createActuals('Care and lodging', 'SUNSET CARE HOME', 10_400, '2026-02-01'),
      [care],
      year,
    );
    expect(raised).toEqual([]);
    // Of the head there is the line's twelve months and the nights, and nothing twice.
    const [head] = compareBudget([care, ...added], [], year.from, year.to);
    expect(head).toMatchObject({ head: 'Care and lodging', budget: rand(12 * 9_800 + 700) });
  });

  test('has again what a line that ended had, and what only looks alike under another head', () => {
    const ended = { ...care, untilDate: toLocalDate('2026-02-28') };
    const before = createActuals('Care and lodging', 'SUNSET CARE HOME', 9_800, '2025-04-01');
    expect(prefillBudget(before, [ended], year)).toHaveLength(1);
    expect(prefillBudget(createActuals('Medical', 'SUNSET CARE HOME', 9_800, '2025-04-01'), [care], year)).toHaveLength(
      1,
    );
  });
});
