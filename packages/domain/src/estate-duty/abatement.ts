import { message } from '../law/message';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, pickLarger, minus, nil, clampBelowNil, plus, pickSmaller } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';
import { dutyScale } from './duty-scale';

/** s 4A(2) and on: the unused abatement passes on where the second death is on or after this day. */
export const PORTABLE_FROM = toLocalDate('2010-01-01');

/** A spouse who died before the deceased, while they were married. */
export interface PredeceasedSpouse {
  readonly personId: string;
  readonly died?: LocalDate;
  /** What was in fact deducted under s 4A in that estate. */
  readonly abatementUsed: Cents;
  /** How many spouses that person left, the deceased among them (s 4A(3)); one unless said. */
  readonly spousesLeft?: number;
  /** s 4A(5): the return of that estate, or other proof, is filed. False shows both results. */
  readonly evidenceFiled?: boolean;
}

export interface DutyAbatement {
  readonly amount: Cents;
  readonly basic: Cents;
  /** The one predeceased spouse whose unused part is taken. */
  readonly from?: string;
  /** The abatement once missing evidence is filed, where that makes a difference. */
  readonly onceFiled?: Cents;
}

/** What an estate in fact deducted: never more than its net value, never below nought. */
export const computeAbatementDeducted = (available: Cents, netValue: Cents): Cents =>
  pickSmaller(available, clampBelowNil(netValue));

/** One predeceased spouse's unused part, at the abatement of the second death (s 4A(2) to (4)). */
const computeUnusedAbatement = (spouse: PredeceasedSpouse, basic: Cents): Cents =>
  roundHalfUp(times(minus(basic, pickSmaller(basic, spouse.abatementUsed)), fraction(1, spouse.spousesLeft ?? 1)));

function findBestUnused(spouses: readonly PredeceasedSpouse[], basic: Cents): { amount: Cents; from?: string } {
  let found: { amount: Cents; from?: string } = { amount: nil };
  for (const spouse of spouses) {
    const amount = computeUnusedAbatement(spouse, basic);
    if (amount > found.amount) found = { amount, from: spouse.personId };
  }
  return found;
}

/** The abatement of an estate: the basic amount, and the unused part of at most one predeceased spouse (s 4A). */
export function computeAbatement(
  died: LocalDate,
  spouses: readonly PredeceasedSpouse[],
): Outcome<WorkedResult<DutyAbatement>> {
  const row = findRowOn(dutyScale, died, 'died');
  const wrong = collectRefusals([
    row,
    ...spouses.flatMap((spouse, index) => {
      const field = `predeceasedSpouses[${index}]`;
      const count = spouse.spousesLeft ?? 1;
      return [
        checkNotNegative(`${field}.abatementUsed`, spouse.abatementUsed),
        Number.isInteger(count) && count >= 1
          ? undefined
          : refuse(`${field}.spousesLeft`, 'Enter how many spouses that person left, one or more.', 's 4A(3)'),
        spouse.died !== undefined && spouse.died > died
          ? refuse(`${field}.died`, 'Remove this spouse, or correct the date: that death is the later one.', 's 4A(2)')
          : undefined,
      ];
    }),
  ]);
  if (wrong) return wrong;
  if (isRefused(row)) return row;
  const basic = row.abatement;
  const work = startWorking('Abatement', 'Estate Duty Act s 4A').line('Basic amount', basic, {
    section: 's 4A(1)',
    note: row.note,
  });
  if (spouses.length === 0) return work.gives({ amount: basic, basic });
  if (died < PORTABLE_FROM) {
    work.line('Unused abatement of a predeceased spouse', nil, {
      note: message('Can be transferred only from {day}.', { day: PORTABLE_FROM }),
    });
    return work.gives({ amount: basic, basic });
  }
  const proved = findBestUnused(
    spouses.filter((spouse) => spouse.evidenceFiled !== false),
    basic,
  );
  const all = findBestUnused(spouses, basic);
  const amount = plus(basic, proved.amount);
  work.line('Unused abatement of one predeceased spouse', proved.amount, { section: 's 4A(2) to (4)' });
  const onceFiled = plus(basic, pickLarger(all.amount, proved.amount));
  if (onceFiled > amount) {
    const note = 'File the return of the first estate, or other proof, with this one.';
    work.line('Abatement once the evidence is filed', onceFiled, { section: 's 4A(5)', note });
  }
  return work.gives({
    amount,
    basic,
    ...(proved.from !== undefined && { from: proved.from }),
    ...(onceFiled > amount && { onceFiled }),
  });
}

/** Spouses who died together: the one with the smaller net value counts as having died first (s 4A(6)). */
export function computeSimultaneousAbatements(
  died: LocalDate,
  estates: readonly [{ personId: string; netValue: Cents }, { personId: string; netValue: Cents }],
): Outcome<
  WorkedResult<{ first: string; firstAbatement: Cents; firstUsed: Cents; second: string; secondAbatement: Cents }>
> {
  // Equal values give equal results either way.
  const [one, two] = estates;
  const [first, second] = two.netValue < one.netValue ? [two, one] : [one, two];
  const alone = computeAbatement(died, []);
  if (isRefused(alone)) return alone;
  const firstUsed = computeAbatementDeducted(alone.value.amount, first.netValue);
  const after = computeAbatement(died, [{ personId: first.personId, died, abatementUsed: firstUsed }]);
  if (isRefused(after)) return after;
  return startWorking('Spouses who died together', 'Estate Duty Act s 4A(6)')
    .line('Smaller net value, taken to have died first', first.netValue)
    .line('Abatement that estate uses', firstUsed)
    .line('Abatement of the other estate', after.value.amount)
    .gives({
      first: first.personId,
      firstAbatement: alone.value.amount,
      firstUsed,
      second: second.personId,
      secondAbatement: after.value.amount,
    });
}
