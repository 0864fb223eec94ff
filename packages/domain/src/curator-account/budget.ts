import { addDays, addMonths, type LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type Cents, minus, nil, plus } from '../money/cents';

/** How often a line of the budget comes back, in months; once comes back never. */
export const frequencies = { month: 1, quarter: 3, halfYear: 6, year: 12, once: 0 } as const;
export type BudgetFrequency = keyof typeof frequencies;

export interface BudgetLine {
  readonly description: string;
  readonly incomeType: string | null;
  readonly expenseType: string | null;
  readonly amount: Cents;
  readonly every: BudgetFrequency;
  readonly firstDate: LocalDate;
  readonly untilDate: LocalDate | null;
}

/** The days a line falls on in a period. The day of the month stays, clipped to a shorter month. */
export function listBudgetDays(
  { every, firstDate, untilDate }: BudgetLine,
  from: LocalDate,
  to: LocalDate,
): LocalDate[] {
  const last = untilDate && untilDate < to ? untilDate : to;
  const months = frequencies[every];
  const days: LocalDate[] = [];
  for (let nth = 0; ; nth += 1) {
    const day = addMonths(firstDate, nth * months);
    if (day > last) return days;
    if (day >= from) days.push(day);
    if (months === 0) return days;
  }
}

export const pickHead = ({ incomeType, expenseType }: Pick<BudgetLine, 'incomeType' | 'expenseType'>): string =>
  incomeType ?? expenseType ?? '';

/** What was received or paid, under the name of its tab. */
export interface BudgetActual {
  readonly side: 'income' | 'expense';
  readonly head: string;
  readonly description: string;
  readonly day: LocalDate;
  readonly amount: Cents;
}

export interface BudgetHead {
  readonly side: 'income' | 'expense';
  readonly head: string;
  readonly budget: Cents;
  readonly actual: Cents;
  /** What is still to come of the budget; negative where more came or went than was expected. */
  readonly left: Cents;
}

/** A year's budget beside what was received and paid, head by head. */
export function compareBudget(
  lines: readonly BudgetLine[],
  actuals: readonly BudgetActual[],
  from: LocalDate,
  to: LocalDate,
): BudgetHead[] {
  const heads = new Map<string, { side: BudgetActual['side']; head: string; budget: Cents; actual: Cents }>();
  const findHeadTotal = (side: BudgetActual['side'], head: string) => {
    const key = `${side} ${head}`;
    const one = heads.get(key) ?? { side, head, budget: nil, actual: nil };
    heads.set(key, one);
    return one;
  };
  for (const line of lines) {
    const one = findHeadTotal(line.incomeType === null ? 'expense' : 'income', pickHead(line));
    for (const _day of listBudgetDays(line, from, to)) one.budget = plus(one.budget, line.amount);
  }
  for (const { side, head, amount, day } of actuals) {
    if (day < from || day > to) continue;
    const one = findHeadTotal(side, head);
    one.actual = plus(one.actual, amount);
  }
  return [...heads.values()]
    .filter(({ budget, actual }) => budget !== 0 || actual !== 0)
    .map((one) => ({ ...one, left: minus(one.budget, one.actual) }))
    .sort((a, b) => (a.side === b.side ? (a.head < b.head ? -1 : 1) : a.side === 'income' ? -1 : 1));
}

const normaliseWords = (words: string): string => words.trim().toLowerCase();
const hasSameWords = (a: string, b: string): boolean => normaliseWords(a) === normaliseWords(b);
/** A person writes 'Care home' for what the bank calls 'SUNSET CARE HOME'. */
const hasSimilarWords = (a: string, b: string): boolean =>
  normaliseWords(a).includes(normaliseWords(b)) || normaliseWords(b).includes(normaliseWords(a));

/** How often something came in a year, read from how many times it was booked. */
const toFrequency = (count: number): BudgetFrequency =>
  count >= 9 ? 'month' : count >= 3 ? 'quarter' : count === 2 ? 'halfYear' : 'year';

/** The next year's lines as the year before had them: what came back, at its last amount; what the budget has already stays. */
export function prefillBudget(
  actuals: readonly BudgetActual[],
  lines: readonly BudgetLine[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): BudgetLine[] {
  const groups = new Map<string, BudgetActual[]>();
  for (const one of actuals) {
    const key = JSON.stringify([one.side, one.head, normaliseWords(one.description)]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((those): BudgetLine[] => {
    const ordered = those.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const [first, last] = [ordered[0]!, ordered.at(-1)!];
    const isThere = lines.some(
      (line) =>
        pickHead(line) === first.head &&
        (line.amount === last.amount || hasSimilarWords(line.description, first.description)) &&
        listBudgetDays(line, from, to).length > 0,
    );
    const begins = [addMonths(first.day, 12), from].toSorted().at(-1)!;
    if (isThere || begins > to) return [];
    return [
      {
        description: first.description,
        incomeType: first.side === 'income' ? first.head : null,
        expenseType: first.side === 'expense' ? first.head : null,
        amount: last.amount,
        every: toFrequency(ordered.length),
        firstDate: begins,
        untilDate: null,
      },
    ];
  });
}

/** The days of a line that have no entry yet: one of the same day, amount and words is that entry. */
export const listDaysToEnter = (
  line: BudgetLine,
  actuals: readonly BudgetActual[],
  period: { readonly from: LocalDate; readonly to: LocalDate },
): LocalDate[] =>
  listBudgetDays(line, period.from, period.to).filter(
    (day) =>
      !actuals.some(
        (one) =>
          one.day === day &&
          one.amount === line.amount &&
          one.head === pickHead(line) &&
          hasSameWords(one.description, line.description),
      ),
  );

export const checkBudgetLine = (line: BudgetLine): RefusalError | undefined =>
  collectRefusals([
    (line.incomeType === null) === (line.expenseType === null)
      ? refuse('incomeType', 'Choose either a type of income or a type of expense.')
      : undefined,
    line.amount > 0 ? undefined : refuse('amount', 'Enter an amount of more than 0.'),
    line.untilDate && line.untilDate < line.firstDate
      ? refuse('untilDate', 'The last day lies before the first. Correct one of them.')
      : undefined,
    line.untilDate && line.untilDate > addDays(addMonths(line.firstDate, 12 * 50), 0)
      ? refuse('untilDate', 'A line can cover at most fifty years.')
      : undefined,
  ]);
