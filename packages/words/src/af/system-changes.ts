/** What the provider tells every firm. */
export const af: Readonly<Record<string, string>> = {
  Delete: 'Skrap',
  'Delete this change?': 'Skrap hierdie verandering?',
  'It will be removed from every firm’s list.': 'Dit sal uit elke firma se lys verwyder word.',
  'Leave blank to publish it today.': 'Laat leeg om dit vandag te publiseer.',
  'No changes yet. Add the first change.': 'Nog geen veranderinge nie. Voeg die eerste verandering by.',
  'Publish on': 'Publiseer op',
  Published: 'Gepubliseer',
  'Published on': 'Gepubliseer op',
  State: 'Toestand',
  'System Changes': 'Stelselveranderinge',
  'To come': 'Kom nog',
  'What changed': 'Wat verander het',
  'Write a change': 'Skryf ʼn verandering',
};
