import { isRefused, type Outcome, RefusalError } from '../law/refusal';

/** Where a field stands in the estate: `at('assets', 3, 'value')` is `assets[3].value`. */
export function joinPath(...steps: readonly (string | number)[]): string {
  let path = '';
  for (const step of steps) {
    if (typeof step === 'number') path += `[${step}]`;
    else path = path === '' ? step : `${path}.${step}`;
  }
  return path;
}

/** The same outcome, its refusals named from where the question was asked. */
export function prefixRefusals<T>(path: string, outcome: Outcome<T>): Outcome<T> {
  if (!isRefused(outcome)) return outcome;
  return new RefusalError(
    outcome.refusals.map((refusal) => ({
      ...refusal,
      field: refusal.field.startsWith('[') ? `${path}${refusal.field}` : `${path}.${refusal.field}`,
    })),
  );
}
