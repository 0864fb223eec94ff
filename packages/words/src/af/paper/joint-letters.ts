/** A letter about many matters, and the papers that go with it. */
export const af: Readonly<Record<string, string>> = {
  'The matters': 'Die sake',
  "Master's reference": 'Meesterverwysing',
  'Your reference': 'U verwysing',
  Enclosures: 'Bylaes',
  'By email: {email}': 'Per e-pos: {email}',
  'Dear Sir or Madam': 'Geagte Heer of Dame',
  'Copy for this matter: the letter covers {count} matters; only this matter’s lines are shown.':
    'Afskrif vir hierdie saak: die brief dek {count} sake; net hierdie saak se reëls word gewys.',
  'Please reply by {day}, quoting our reference for each matter. You may answer for all the matters in one reply.':
    'Antwoord asseblief teen {day} en noem ons verwysing vir elke saak. U kan in een antwoord oor al die sake antwoord.',
  'Please quote our reference for each matter in your reply.':
    'Noem asseblief ons verwysing vir elke saak in u antwoord.',
  'Yours faithfully': 'Die uwe',
};
