import type { TrustType } from '@boedel/domain/trusts/trust-type';

/** As forms and papers say them. */
export const trustTypeWords: Readonly<Record<TrustType, string>> = {
  IV: 'Inter vivos trust',
  MC: 'Testamentary trust',
  SA: 'Special trust type A',
  SB: 'Special trust type B',
  RAF: 'Court-ordered trust (Road Accident Fund)',
  OT: 'Other trust (business, charitable, bewind, foreign)',
};

export const trustTypeWord = (code: string | null): string | null => trustTypeWords[code as TrustType] ?? code;
