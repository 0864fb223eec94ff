import { isRefused, type Outcome, type RefusalError } from '@boedel/domain/law/refusal';
import { RefusalProblem } from './problems';

/** The value of a rule that said yes; a rule that said no becomes the answer. */
export function orRefuse<T>(outcome: Outcome<T>): Exclude<T, RefusalError> {
  if (isRefused(outcome)) throw new RefusalProblem(outcome.refusals);
  return outcome as Exclude<T, RefusalError>;
}
