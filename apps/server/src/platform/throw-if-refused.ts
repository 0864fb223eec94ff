import { isRefused, type Outcome, type RefusalError } from '@boedel/domain/law/refusal';
import { RefusalProblem } from './problems';

/** The value of a rule that allowed what was asked. A refusal is thrown, and becomes the answer of the call. */
export function throwIfRefused<T>(outcome: Outcome<T>): Exclude<T, RefusalError> {
  if (isRefused(outcome)) throw new RefusalProblem(outcome);
  return outcome as Exclude<T, RefusalError>;
}
