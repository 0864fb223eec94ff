import { type Outcome, Refused, type Refusal } from '../law/refusal';
import { isMasked, isPrivate, maskNumber } from './mask';

type Held = Readonly<Record<string, unknown>>;
const heldIn = (value: unknown): Held =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Held) : {};

const onlyMasked = 'Type the whole number: what was sent is only its masked form.';
const notTheStored = 'This is not the number that is stored. Open the record again, or type the whole number.';

/** The item of a stored list that this one was: in its place, or wherever the list was shortened to. */
function storedItem(item: unknown, stored: readonly unknown[], index: number): unknown {
  const masked = Object.entries(heldIn(item)).filter(([name, held]) => isPrivate(name) && isMasked(held));
  const fits = (candidate: unknown): boolean =>
    masked.every(([name, held]) => {
      const known = heldIn(candidate)[name];
      return typeof known === 'string' && maskNumber(known) === held;
    });
  return fits(stored[index]) ? stored[index] : stored.find(fits);
}

function restored(value: unknown, stored: unknown, path: readonly string[], lost: Refusal[]): unknown {
  if (Array.isArray(value)) {
    const were: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return value.map((item, index) => restored(item, storedItem(item, were, index), [...path, String(index)], lost));
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const at = [...path, name];
      if (!isPrivate(name) || !isMasked(held)) return [name, restored(held, heldIn(stored)[name], at, lost)];
      const known = heldIn(stored)[name];
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
export function keepNumbers<T extends object>(values: T, stored?: object): Outcome<T> {
  const lost: Refusal[] = [];
  const kept = restored(values, stored, [], lost) as T;
  return lost.length > 0 ? new Refused(lost) : kept;
}
