import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil, plus } from '../money/cents';

export interface MassingInput {
  readonly jointWill: boolean;
  /** The will disposes, after the first death, of property of both spouses together. */
  readonly disposesOfBoth: boolean;
  /** The will gives the survivor a limited interest in the massed property. */
  readonly limitedInterestForSurvivor: boolean;
  readonly survivor: 'adiated' | 'repudiated' | 'undecided';
  /** Net values: what the survivor owns of the property in question, and what the deceased left. */
  readonly shareOfSurvivor: Cents;
  readonly shareOfDeceased: Cents;
}

export interface MassingResult {
  readonly massed: boolean;
  /** What the joint will disposes of, and so what the account is drawn over. */
  readonly underTheWill: Cents;
  readonly survivorKeeps: Cents;
  /** Whether the survivor takes what the will gives. */
  readonly survivorBenefits: boolean;
}

/**
 * Massing needs all its marks, since the law presumes against it. The survivor then chooses: who adiates lets the own
 * share fall under the will, who repudiates keeps it and loses every benefit.
 */
export function applyMassing(input: MassingInput): Outcome<WorkedResult<MassingResult>> {
  const refused = collectRefusals([
    checkNotNegative('shareOfSurvivor', input.shareOfSurvivor),
    checkNotNegative('shareOfDeceased', input.shareOfDeceased),
  ]);
  if (refused) return refused;
  const marks = [
    ['Joint will', input.jointWill],
    ['Disposes of the property of both', input.disposesOfBoth],
    ['Limited interest for the survivor', input.limitedInterestForSurvivor],
  ] as const;
  const intended = marks.every(([, present]) => present);
  if (intended && input.survivor === 'undecided') {
    return refuse(
      'survivor',
      'Ask the survivor to adiate or repudiate the joint will, and record the answer.',
      'Administration of Estates Act 66 of 1965 s 37',
    );
  }
  const result = startWorking('Massing', 'Administration of Estates Act 66 of 1965 s 37');
  for (const [label, present] of marks) result.line(label, present ? 'yes' : 'no');
  const massed = intended && input.survivor === 'adiated';
  if (intended) result.line('The survivor', input.survivor);
  return result.gives({
    massed,
    underTheWill: massed ? plus(input.shareOfDeceased, input.shareOfSurvivor) : input.shareOfDeceased,
    survivorKeeps: massed ? nil : input.shareOfSurvivor,
    survivorBenefits: input.survivor !== 'repudiated',
  });
}
