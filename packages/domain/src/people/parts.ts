/** The parts in a matter that make one think twice when they are one person's. */
export type Part = 'heir' | 'creditor' | 'executor';

export interface PartFacts {
  readonly role: string;
  /** Inherits, or stands among the beneficiaries whatever the role besides. */
  readonly takes: boolean;
}

const partsOf = ({ role, takes }: PartFacts): Part[] => [
  ...(takes ? (['heir'] as const) : []),
  ...(role === 'creditor' || role === 'executor' ? [role as Part] : []),
];

export interface SeveralParts {
  /** None where somebody has one part alone. */
  readonly parts: readonly Part[];
  /** Whoever claims from an estate and acts in it decides on a claim of their own. */
  readonly isDoubtful: boolean;
}

/** What somebody is at once in one matter. */
export function partsAtOnce(facts: readonly PartFacts[]): SeveralParts {
  const all = new Set(facts.flatMap(partsOf));
  const parts = (['heir', 'creditor', 'executor'] as const).filter((part) => all.has(part));
  return parts.length < 2
    ? { parts: [], isDoubtful: false }
    : { parts, isDoubtful: all.has('creditor') && all.has('executor') };
}
