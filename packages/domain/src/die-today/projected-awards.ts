import { type DrawingFacts, findPersonName } from '../accounts/facts';
import type { EstateDivision } from '../accounts/taken';
import { type Cents, nil, plus, sum } from '../money/cents';

/** What one person would have: from the estate, by right of a joint one among it, and past the estate. */
export interface ProjectedAward {
  readonly personId: string;
  readonly name: string;
  readonly fromEstate: Cents;
  /** Part of `fromEstate`: the half of a joint estate. */
  readonly byRight: Cents;
  readonly policiesDirect: Cents;
  readonly retirementIllustrative: Cents;
  readonly throughTrust: Cents;
  /** What the growth of the other spouse's estate owes this one: a debt of the estate, and money of the family. */
  readonly accrual: Cents;
}

/** All that somebody would have. */
export const sumProjectedAward = ({
  fromEstate,
  policiesDirect,
  retirementIllustrative,
  throughTrust,
  accrual,
}: ProjectedAward): Cents => sum([fromEstate, policiesDirect, retirementIllustrative, throughTrust, accrual]);

type AwardColumn = Exclude<keyof ProjectedAward, 'personId' | 'name'>;
const columns = { policy: 'policiesDirect', retirement: 'retirementIllustrative', trust: 'throughTrust' } as const;

export function computeProjectedAwards(
  facts: DrawingFacts,
  division: EstateDivision,
  byRight: Cents,
  accruals: ReadonlyMap<string, Cents>,
): readonly ProjectedAward[] {
  const amounts = new Map<string, Partial<Record<AwardColumn, Cents>>>();
  const add = (personId: string, column: AwardColumn, amount: Cents): void => {
    const row = amounts.get(personId) ?? {};
    amounts.set(personId, { ...row, [column]: plus(row[column] ?? nil, amount) });
  };
  if (facts.joint && facts.survivor !== undefined) {
    add(facts.survivor, 'fromEstate', byRight);
    add(facts.survivor, 'byRight', byRight);
  }
  for (const [personId, amount] of accruals) add(personId, 'accrual', amount);
  for (const { personId, amount } of division.legacies) add(personId, 'fromEstate', amount);
  for (const { personId, amount } of division.residueTaken) add(personId, 'fromEstate', amount);
  for (const { nominee, kind, amount } of facts.estate.benefits) add(nominee, columns[kind], amount);
  const known = [...facts.people.keys()].filter((id) => amounts.has(id));
  const others = [...amounts.keys()].filter((id) => !facts.people.has(id)).sort();
  return [...known, ...others].map((personId) => ({
    personId,
    name: findPersonName(facts, personId),
    fromEstate: nil,
    byRight: nil,
    policiesDirect: nil,
    retirementIllustrative: nil,
    throughTrust: nil,
    accrual: nil,
    ...amounts.get(personId),
  }));
}
