/** A letter about many matters, and the papers that go with it. */
export const af: Readonly<Record<string, string>> = {
  'The matters': 'Die sake',
  "Master's reference": 'Meesterverwysing',
  'Your reference': 'U verwysing',
  Enclosures: 'Bylaes',
  'By e-mail: {email}': 'Per e-pos: {email}',
  'Dear Sir or Madam': 'Geagte Heer of Dame',
  'Copy for this matter: the letter names {count} matters; only the lines of this one are shown.':
    'Afskrif vir hierdie saak: die brief noem {count} sake; net die reëls van hierdie een word gewys.',
  'Please answer by {day}, each matter under our reference for it. One answer for all will do.':
    'Antwoord asseblief teen {day}, elke saak onder ons verwysing daarvoor. Een antwoord vir almal is genoeg.',
  'Please quote our reference for each matter in your answer.':
    'Noem asseblief ons verwysing vir elke saak in u antwoord.',
  'Yours faithfully': 'Die uwe',
};
