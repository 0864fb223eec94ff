import { type Outcome, refuse } from '../law/refusal';

export interface RateEntryState {
  readonly state: 'waiting' | 'confirmed' | 'refused';
  readonly enteredById: number;
}

/** Two people: whoever entered figures of the law may take them back, and somebody else must confirm them. */
export function checkRateDecision(
  { state, enteredById }: RateEntryState,
  personId: number,
  isConfirmed: boolean,
): Outcome<undefined> {
  if (state !== 'waiting') return refuse('id', 'Someone has already decided this. Reload the page.');
  if (isConfirmed && enteredById === personId) {
    return refuse('id', 'You entered these figures. Ask someone else to confirm them.');
  }
  return undefined;
}
