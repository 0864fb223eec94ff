/** The planner's book of clients. */
export const af: Readonly<Record<string, string>> = {
  'Book of clients': 'Kliëntboek',
  'Our reference': 'Ons verwysing',
  Name: 'Naam',
  'Short of cash': 'Kontanttekort',
  'Last reviewed': 'Laas hersien',
  never: 'nooit',
  'Look again': 'Kyk weer',
  'review due': 'hersiening nodig',
  'Changed since': 'Sedertdien verander',
  Review: 'Hersiening',
  'Mark as reviewed today': 'Merk as vandag hersien',
  'Mark as reviewed today: {name}': 'Merk as vandag hersien: {name}',
  'Marked as reviewed today. A task will remind you in a year.':
    'As vandag hersien gemerk. ʼn Taak sal u oor ʼn jaar herinner.',
  'not known yet': 'nog nie bekend nie',
  enough: 'genoeg',
  most: 'die meeste',
  'those to be reviewed first, then who would be short of most':
    'eers wie hersien moet word, dan wie die meeste kort sou kom',
  'No clients yet. Add a client under Matters.': 'Nog geen kliënte nie. Voeg ʼn kliënt onder Sake by.',
};
