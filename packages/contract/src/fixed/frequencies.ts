// How often reminders and reports go out.

export const frequency = {
  '1': 'Weekly',
  '4': 'Fortnightly (1st and 14th)',
  '2': 'Monthly',
  '3': 'Never',
} as const;

export const weekday = {
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
} as const;

export const monthDay = ['1st', '7th', '15th', '20th', '25th'] as const;
