/** What the provider tells every firm. */
export const af: Readonly<Record<string, string>> = {
  Delete: 'Skrap',
  'Delete this change?': 'Skrap hierdie verandering?',
  'It goes from the list of every firm.': 'Dit verdwyn uit elke firma se lys.',
  'Left empty, it is published today.': 'Leeg gelaat, word dit vandag gepubliseer.',
  'Nothing has been told yet. Write the first change.': 'Niks is nog vertel nie. Skryf die eerste verandering.',
  'Publish on': 'Publiseer op',
  Published: 'Gepubliseer',
  'Published on': 'Gepubliseer op',
  State: 'Toestand',
  'System Changes': 'Stelselveranderinge',
  'To come': 'Kom nog',
  'What changed': 'Wat verander het',
  'Write a change': 'Skryf ʼn verandering',
};
