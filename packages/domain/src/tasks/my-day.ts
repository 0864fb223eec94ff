/** What a person's day is made of, in the order it is looked at. */
export const dayKinds = [
  'overdue',
  'due',
  'chase',
  'waiting',
  'payments',
  'lines',
  'premiums',
  'undated',
  'watched',
] as const;
export type DayKind = (typeof dayKinds)[number];

/** A premium that falls due within so many days is running out. */
export const premiumDays = 30;
