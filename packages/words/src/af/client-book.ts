/** The planner's book of clients. */
export const af: Readonly<Record<string, string>> = {
  'Book of clients': 'Kliëntboek',
  'Our reference': 'Ons verwysing',
  Name: 'Naam',
  'Short of cash': 'Kort aan kontant',
  'Last reviewed': 'Laas hersien',
  never: 'nooit',
  'Look again': 'Kyk weer',
  'to be reviewed': 'moet hersien word',
  'Changed since': 'Sedertdien verander',
  Review: 'Hersiening',
  'Reviewed today': 'Vandag hersien',
  'Reviewed today: {name}': 'Vandag hersien: {name}',
  'Reviewed today. A task reminds you in a year.': 'Vandag hersien. ʼn Taak herinner u oor ʼn jaar.',
  'not known yet': 'nog nie bekend nie',
  enough: 'genoeg',
  most: 'die meeste',
  'those to be reviewed first, then who would be short of most':
    'eers wie hersien moet word, dan wie die meeste kort sou kom',
  'There is no client yet. A client is added under Matters.':
    'Daar is nog geen kliënt nie. ʼn Kliënt word onder Sake bygevoeg.',
};
