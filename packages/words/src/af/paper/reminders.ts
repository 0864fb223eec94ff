/** Reminders by mail. */
export const af: Readonly<Record<string, string>> = {
  'Due until {day}': 'Verval tot {day}',
  'New in the product': 'Nuut in die produk',
};
