/** The parts in a matter that make one think twice when they are one person's. */
export type EstatePart = 'heir' | 'creditor' | 'executor';

export interface PartFacts {
  readonly role: string;
  /** Inherits, or stands among the beneficiaries whatever the role besides. */
  readonly takes: boolean;
}

const listParts = ({ role, takes }: PartFacts): EstatePart[] => [
  ...(takes ? (['heir'] as const) : []),
  ...(role === 'creditor' || role === 'executor' ? [role as EstatePart] : []),
];

export interface CombinedParts {
  /** None where somebody has one part alone. */
  readonly parts: readonly EstatePart[];
  /** Whoever claims from an estate and acts in it decides on a claim of their own. */
  readonly isDoubtful: boolean;
}

/** What somebody is at once in one matter. */
export function findPartsAtOnce(facts: readonly PartFacts[]): CombinedParts {
  const all = new Set(facts.flatMap(listParts));
  const parts = (['heir', 'creditor', 'executor'] as const).filter((part) => all.has(part));
  return parts.length < 2
    ? { parts: [], isDoubtful: false }
    : { parts, isDoubtful: all.has('creditor') && all.has('executor') };
}
