import type { Regime } from '../regimes/marriage';
import type { Deceased } from '../estate/deceased';
import { endOf } from '../estate/relations';
import { accountTitle } from './account-kinds';
import { type Facts, nameOf } from './facts';

/** Full names and identity number, as the heading wants them of a spouse. */
interface SpouseNamed {
  readonly name: string;
  readonly identityNumber?: string;
}

const named = (facts: Facts, id: string): SpouseNamed => {
  const identityNumber = facts.people.get(id)?.identityNumber;
  return { name: nameOf(facts, id), ...(identityNumber !== undefined && { identityNumber }) };
};

/** Part 1 of the account, reg 5(1)(a). */
export interface Heading {
  readonly title: string;
  readonly sequence: number;
  readonly deceased: Deceased;
  readonly regime: Regime;
  readonly massed: boolean;
  readonly survivingSpouses: readonly SpouseNamed[];
  readonly predeceasedSpouses: readonly SpouseNamed[];
  readonly succession: 'byWill' | 'willToCapture' | 'withoutWill';
}

export const headingOf = (facts: Facts): Heading => ({
  title: accountTitle(facts.request.kind),
  sequence: facts.request.sequence,
  deceased: facts.estate.deceased,
  regime: facts.regime?.value ?? 'none',
  massed: facts.massed,
  survivingSpouses: [...facts.spouses].map((id) => named(facts, id)),
  predeceasedSpouses: facts.estate.marriages
    .filter((marriage) => endOf(facts.estate, marriage) === 'earlierDeath')
    .map(({ spouseId }) => named(facts, spouseId)),
  succession: facts.estate.will ? 'byWill' : facts.estate.willToCapture ? 'willToCapture' : 'withoutWill',
});
