/** What changed in the product. */
export const af: Readonly<Record<string, string>> = {
  '{from} to {to} of {total}': '{from} tot {to} van {total}',
  Change: 'Verander',
  Date: 'Datum',
  'First page': 'Eerste bladsy',
  'Last page': 'Laaste bladsy',
  'New System Changes': 'Nuwe stelselveranderinge',
  'Next page': 'Volgende bladsy',
  'No changes published yet.': 'Nog geen veranderinge gepubliseer nie.',
  'Page {number}': 'Bladsy {number}',
  'Previous page': 'Vorige bladsy',
};
