import { assert } from './assert';
import { isRefused, type Outcome } from './refusal';

/** For tests: the answer of a rule that should say yes, or the refusals it gave. */
export function expectGranted<T>(outcome: Outcome<T>): T {
  if (isRefused(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome;
}

/** For tests: the fields a refusal names, in order. */
export function readRefusalFields(outcome: unknown): string[] {
  assert(isRefused(outcome), `not refused: ${String(outcome)}`);
  return outcome.refusals.map((refusal) => refusal.field);
}
