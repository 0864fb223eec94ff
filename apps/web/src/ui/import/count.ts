/** Thousands with a blank between, as everywhere. */
export const formatCount = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', ' ');
