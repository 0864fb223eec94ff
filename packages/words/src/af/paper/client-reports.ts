/** What a client or an heir gets to read of their matter. */
export const af: Readonly<Record<string, string>> = {
  'Report on {matter}': 'Verslag oor {matter}',
  For: 'Vir',
  'Where things are now': 'Hoe sake nou staan',
  '{waiting}. Current step: {step}.': '{waiting}. Huidige stap: {step}.',
  'What has been done': 'Wat gedoen is',
  'What comes next': 'Wat volg',
  Figure: 'Syfer',
  'From our file': 'Uit ons lêer',
  'Whom to call': 'Wie om te bel',
};
