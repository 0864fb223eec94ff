import { isRefused, type Outcome, Refused } from '../law/refusal';

/** Where a field stands in the estate: `at('assets', 3, 'value')` is `assets[3].value`. */
export function at(...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

/** The same outcome, its refusals named from where the question was asked. */
export function under<T>(path: string, outcome: Outcome<T>): Outcome<T> {
  if (!isRefused(outcome)) return outcome;
  return new Refused(
    outcome.refusals.map((refusal) => ({
      ...refusal,
      field: refusal.field.startsWith('[') ? `${path}${refusal.field}` : `${path}.${refusal.field}`,
    })),
  );
}
