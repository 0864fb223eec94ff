/** The audit trail. */
export const af: Readonly<Record<string, string>> = {
  '{count} entries are as they were written. Entry {entry} is not: {why}.':
    '{count} inskrywings is soos hulle geskryf is. Inskrywing {entry} is nie: {why}.',
  '{count} of the last minute are still to be joined to the chain.':
    '{count} van die laaste minuut moet nog by die ketting gevoeg word.',
  '{person}, {when}': '{person}, {when}',
  After: 'Daarna',
  'All {count} entries are as they were written, none changed and none taken out.':
    'Al {count} inskrywings is soos hulle geskryf is; nie een is verander of uitgehaal nie.',
  'Audit Trail': 'Ouditspoor',
  Before: 'Voorheen',
  Changed: 'Verander',
  'CSV, all that match': 'CSV, alles wat ooreenstem',
  Everybody: 'Almal',
  From: 'Van',
  'History of {record}': 'Geskiedenis van {record}',
  'History of this record': 'Geskiedenis van hierdie rekord',
  Matter: 'Saak',
  'Note this seal; later it proves that the end was not cut off:':
    'Skryf hierdie seël neer; later bewys dit dat die einde nie afgesny is nie:',
  'Nothing but that it happened was written down.': 'Net dat dit gebeur het, is neergeskryf.',
  'Nothing has been written down yet.': 'Niks is nog neergeskryf nie.',
  Person: 'Persoon',
  'The trail is whole': 'Die spoor is heel',
  'The trail was tampered with': 'Daar is met die spoor gepeuter',
  To: 'Tot',
  Verify: 'Verifieer',
  What: 'Wat',
  'What changed': 'Wat verander het',
  When: 'Wanneer',
  Who: 'Wie',
  'Who, what, why, reference': 'Wie, wat, hoekom, verwysing',
  Why: 'Hoekom',
  'Why: {why}': 'Hoekom: {why}',
  '{fields} and {count} more': '{fields} en nog {count}',
};
