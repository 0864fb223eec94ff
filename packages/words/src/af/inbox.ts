/** What people are told of: the list behind the bell. */
export const af: Readonly<Record<string, string>> = {
  'For you': 'Vir u',
  'Unread only': 'Net ongeleestes',
  'Mark all as read': 'Merk alles as gelees',
  'Mark as read': 'Merk as gelees',
  'Mark as unread': 'Merk as ongelees',
  'Nothing is unread.': 'Niks is ongelees nie.',
  'Mentions, dates handed over to you and files that are ready are kept here.':
    'Vermeldings, datums wat aan u oorgedra is en lêers wat gereed is, word hier bewaar.',
  New: 'Nuut',
  Open: 'Maak oop',
  Mentions: 'Vermeldings',
  'Dates handed over': 'Datums oorgedra',
  Files: 'Lêers',
  Payments: 'Betalings',
  Signatures: 'Handtekeninge',
  'Answers of banks': 'Antwoorde van banke',
  'Answers of families': 'Antwoorde van families',
  'Claims of creditors': 'Eise van skuldeisers',
  'Work in the background': 'Werk in die agtergrond',
  Tasks: 'Take',
};
