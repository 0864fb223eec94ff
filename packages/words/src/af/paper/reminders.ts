/** Reminders by mail. */
export const af: Readonly<Record<string, string>> = {
  'Due until {day}': 'Verval tot {day}',
  'What is new in the product': 'Wat nuut is in die produk',
};
