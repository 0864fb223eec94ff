/** Around the legal texts, which have files of their own in either language. */
export const af: Readonly<Record<string, string>> = {
  Accept: 'Aanvaar',
  'In force from {date}': 'Van krag vanaf {date}',
  'Please read and accept the terms to continue.': 'Lees en aanvaar asseblief die voorwaardes om voort te gaan.',
  Reject: 'Verwerp',
  'If the two versions differ, the English text prevails.':
    'As die twee weergawes verskil, geniet die Engelse teks voorrang.',
};
