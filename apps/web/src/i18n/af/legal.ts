/** Around the legal texts, which are in English themselves. */
export const af: Readonly<Record<string, string>> = {
  Accept: 'Aanvaar',
  'In force from {date}': 'Van krag vanaf {date}',
  'Information Officer': 'Inligtingsbeampte',
  'Please read the terms. You go on once you accept them.':
    'Lees asseblief die voorwaardes. U gaan voort sodra u dit aanvaar.',
  'Privacy and Security Policy': 'Privaatheids- en sekuriteitsbeleid',
  Reject: 'Verwerp',
  'Terms and Conditions of Use': 'Gebruiksvoorwaardes',
  'The English text is the one that binds.': 'Die Engelse teks is bindend.',
};
