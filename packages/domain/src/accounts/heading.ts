import type { Regime } from '../regimes/marriage';
import type { DeceasedPerson } from '../estate/deceased';
import { findMarriageEnd } from '../estate/relations';
import { titleAccount } from './account-kinds';
import { type DrawingFacts, findPersonName } from './facts';

/** Full names and identity number, as the heading wants them of a spouse. */
interface NamedSpouse {
  readonly name: string;
  readonly identityNumber?: string;
}

const nameSpouse = (facts: DrawingFacts, id: string): NamedSpouse => {
  const identityNumber = facts.people.get(id)?.identityNumber;
  return { name: findPersonName(facts, id), ...(identityNumber !== undefined && { identityNumber }) };
};

/** Part 1 of the account, reg 5(1)(a). */
export interface AccountHeadingFacts {
  readonly title: string;
  readonly sequence: number;
  readonly deceased: DeceasedPerson;
  readonly regime: Regime;
  readonly massed: boolean;
  readonly survivingSpouses: readonly NamedSpouse[];
  readonly predeceasedSpouses: readonly NamedSpouse[];
  readonly succession: 'byWill' | 'willToCapture' | 'withoutWill';
}

export const buildHeading = (facts: DrawingFacts): AccountHeadingFacts => ({
  title: titleAccount(facts.request.kind),
  sequence: facts.request.sequence,
  deceased: facts.estate.deceased,
  regime: facts.regime?.value ?? 'none',
  massed: facts.massed,
  survivingSpouses: [...facts.spouses].map((id) => nameSpouse(facts, id)),
  predeceasedSpouses: facts.estate.marriages
    .filter((marriage) => findMarriageEnd(facts.estate, marriage) === 'earlierDeath')
    .map(({ spouseId }) => nameSpouse(facts, spouseId)),
  succession: facts.estate.will ? 'byWill' : facts.estate.willToCapture ? 'willToCapture' : 'withoutWill',
});
