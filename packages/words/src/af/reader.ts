/** What stands around a page for somebody who only reads and answers: the language, and whom to call. */
export const af: Readonly<Record<string, string>> = {
  Call: 'Bel',
  Language: 'Taal',
  'Whom to call': 'Wie om te bel',
  Write: 'Skryf',
  'is handling your matter': 'hanteer u saak',
};
