/** Why somebody may be the same: the strongest reason there is. */
export const likenessReasons = [
  'the same ID number',
  'the same registration number',
  'the same surname and date of birth',
  'nearly the same name',
] as const;
