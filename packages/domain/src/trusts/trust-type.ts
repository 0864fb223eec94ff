/** By what it was made and how it is taxed. A matter has its type as its kind, in these words. */
export const trustTypes = {
  IV: 'Inter vivos trust',
  MC: 'Testamentary trust',
  SA: 'Special trust type A',
  SB: 'Special trust type B',
  RAF: 'Court-ordered trust (Road Accident Fund)',
  OT: 'Other trust (business, charitable, bewind, foreign)',
} as const;
export type TrustType = keyof typeof trustTypes;

/** Whether a matter of this kind is a trust of one of these types. */
export const isTrustOf = (kind: string | null | undefined, ...types: readonly TrustType[]): boolean =>
  types.some((type) => trustTypes[type] === kind);
