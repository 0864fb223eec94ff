import { isRefused, type Outcome, type Refused } from '@boedel/domain/law/refusal';
import { Refuses } from './problems';

/** The value of a rule that said yes; a rule that said no becomes the answer. */
export function orRefuse<T>(outcome: Outcome<T>): Exclude<T, Refused> {
  if (isRefused(outcome)) throw new Refuses(outcome.refusals);
  return outcome as Exclude<T, Refused>;
}
