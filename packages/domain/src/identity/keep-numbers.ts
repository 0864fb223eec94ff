import { type Outcome, RefusalError, type Refusal } from '../law/refusal';
import { isMasked, isPrivate, maskNumber } from './mask';

type StoredFields = Readonly<Record<string, unknown>>;
const toStoredFields = (value: unknown): StoredFields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as StoredFields) : {};

const onlyMasked = 'Enter the full number. You entered its masked form.';
const notTheStored = 'This is not the number that is stored. Open the record again, or type the whole number.';

/** The item of a stored list that this one was: in its place, or wherever the list was shortened to. */
function findStoredItem(item: unknown, stored: readonly unknown[], index: number): unknown {
  const masked = Object.entries(toStoredFields(item)).filter(([name, held]) => isPrivate(name) && isMasked(held));
  const isFitting = (candidate: unknown): boolean =>
    masked.every(([name, held]) => {
      const known = toStoredFields(candidate)[name];
      return typeof known === 'string' && maskNumber(known) === held;
    });
  return isFitting(stored[index]) ? stored[index] : stored.find(isFitting);
}

function restoreNumbers(value: unknown, stored: unknown, path: readonly string[], lost: Refusal[]): unknown {
  if (Array.isArray(value)) {
    const were: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return value.map((item, index) =>
      restoreNumbers(item, findStoredItem(item, were, index), [...path, String(index)], lost),
    );
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const at = [...path, name];
      if (!isPrivate(name) || !isMasked(held))
        return [name, restoreNumbers(held, toStoredFields(stored)[name], at, lost)];
      const known = toStoredFields(stored)[name];
      if (typeof known === 'string' && maskNumber(known) === held) return [name, known];
      lost.push({ field: at.join('.'), sentence: stored === undefined ? onlyMasked : notTheStored });
      return [name, held];
    }),
  );
}

/**
 * A form sends back the masked text of a number that nobody typed anew. Puts the stored number in its place, so that
 * saving keeps it; where nothing is stored, or a number with another ending, it has to be typed.
 */
export function restoreMaskedNumbers<T extends object>(values: T, stored?: object): Outcome<T> {
  const lost: Refusal[] = [];
  const kept = restoreNumbers(values, stored, [], lost) as T;
  return lost.length > 0 ? new RefusalError(lost) : kept;
}
