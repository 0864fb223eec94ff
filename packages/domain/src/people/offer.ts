/** What is so of somebody wherever they have a part, in the order forms show it. The kind is said apart. */
export const particulars = [
  'title',
  'firstNames',
  'surname',
  'idNumber',
  'passportNumber',
  'registrationNumber',
  'taxNumber',
  'vatNumber',
  'dateOfBirth',
  'dateOfDeath',
  'gender',
  'email',
  'phone',
  'mobile',
  'address1',
  'address2',
  'city',
  'code',
] as const;
export type PersonParticular = (typeof particulars)[number];
export type ParticularValue = string | number | null;
export type PersonParticulars = Readonly<Record<PersonParticular, ParticularValue>>;

const normaliseValue = (value: ParticularValue): string =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
const numbers: ReadonlySet<PersonParticular> = new Set([
  'idNumber',
  'passportNumber',
  'registrationNumber',
  'taxNumber',
  'vatNumber',
  'phone',
  'mobile',
]);
/** A number is the same however it is spaced; other words whatever their case. */
export const isSameValue = (field: PersonParticular, one: ParticularValue, other: ParticularValue): boolean =>
  numbers.has(field)
    ? normaliseValue(one).replaceAll(/[^0-9a-z]/g, '') === normaliseValue(other).replaceAll(/[^0-9a-z]/g, '')
    : normaliseValue(one) === normaliseValue(other);

export interface OfferedField {
  readonly field: PersonParticular;
  readonly now: ParticularValue;
  readonly after: ParticularValue;
  readonly isConflict: boolean;
}

/**
 * What another record of the same person could take over from one that was changed. A record that held what this one held
 * before, or nothing, follows; one that says something else is a conflict, for a person to decide. Nothing is offered in
 * place of something: what one record does not know does not empty another, unless it was emptied just now.
 */
export function offerFields(
  from: PersonParticulars,
  to: PersonParticulars,
  has: readonly PersonParticular[],
  before?: Partial<PersonParticulars>,
): OfferedField[] {
  return has.flatMap((field) => {
    const [after, now] = [from[field], to[field]];
    if (isSameValue(field, after, now)) return [];
    const wasChanged = before !== undefined && field in before;
    if (before !== undefined && !wasChanged) return [];
    const heldBefore = wasChanged && isSameValue(field, before[field] ?? null, now);
    if (after === null && !heldBefore) return [];
    return [{ field, now, after, isConflict: now !== null && !heldBefore }];
  });
}

/** The fields that records of somebody say differently; what one leaves open is no difference. */
export const listDifferingFields = (records: readonly PersonParticulars[]): PersonParticular[] =>
  particulars.filter((field) => {
    const [first, ...rest] = records.map((record) => record[field]).filter((value) => value !== null);
    return rest.some((value) => !isSameValue(field, value, first!));
  });
