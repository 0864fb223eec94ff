/** Thousands with a blank between, as everywhere. */
export const count = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', ' ');
