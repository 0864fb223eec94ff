import { assert } from './assert';
import { isRefused, type Outcome } from './refusal';

/** For tests: the answer of a rule that should say yes, or the refusals it gave. */
export function granted<T>(outcome: Outcome<T>): T {
  assert(!isRefused(outcome), `refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** For tests: the fields a refusal names, in order. */
export function refusedFields(outcome: unknown): string[] {
  assert(isRefused(outcome), `not refused: ${String(outcome)}`);
  return outcome.refusals.map((refusal) => refusal.field);
}
