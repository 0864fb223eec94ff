// Facts about people.

export const gender = {
  '0': 'Female',
  '1': 'Male',
} as const;
