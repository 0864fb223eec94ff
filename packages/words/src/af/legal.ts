/** Around the legal texts, which have files of their own in either language. */
export const af: Readonly<Record<string, string>> = {
  Accept: 'Aanvaar',
  'In force from {date}': 'Van krag vanaf {date}',
  'Please read the terms. You go on once you accept them.':
    'Lees asseblief die voorwaardes. U gaan voort sodra u dit aanvaar.',
  Reject: 'Verwerp',
  'Where the two differ, the English text prevails.':
    'Waar dit van die Engels verskil, geniet die Engelse teks voorrang.',
};
