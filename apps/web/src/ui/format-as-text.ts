/** A value off the wire as text; what is no single value is shown as data rather than as `[object Object]`. */
export const formatAsText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
};
