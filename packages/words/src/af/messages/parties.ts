/** Whom a matter is about, and the parties beside them. */
export const af: Readonly<Record<string, string>> = {
  'The date of the marriage is in the future. Check the year.':
    'Die datum van die huwelik is in die toekoms. Gaan die jaar na.',
  'The marriage is before {name} was born.': 'Die huwelik is voor {name} se geboorte.',
  'The marriage is after the death of {name}.': 'Die huwelik is ná die dood van {name}.',
  '{name} had already died. A marriage that ended by death needs no other end date.':
    '{name} was reeds oorlede. ʼn Huwelik wat deur die dood beëindig is, het geen ander einddatum nodig nie.',
  'The marriage ended before it began. Check both dates.':
    'Die huwelik het geëindig voordat dit begin het. Gaan albei datums na.',
  'Enter the date the marriage ended.': 'Voer die datum in waarop die huwelik geëindig het.',
  'Choose how the marriage ended.': 'Kies hoe die huwelik geëindig het.',
  '{name} is down as unmarried. Change the marital status first, or leave the marriage out.':
    '{name} is as ongetroud aangeteken. Verander eers die huwelikstaat, of laat die huwelik uit.',
  'The marriage with {name} is captured. Remove it, or choose another status.':
    'Die huwelik met {name} is vasgelê. Verwyder dit, of kies ʼn ander staat.',
  'The marriage with {name} has not ended. Enter how it ended, or choose another status.':
    'Die huwelik met {name} het nie geëindig nie. Voer in hoe dit geëindig het, of kies ʼn ander status.',
  'someone not named yet': 'iemand wat nog nie genoem is nie',
  'Enter month and day as MM-DD, for example 02-28.': 'Voer maand en dag as MM-DD in, byvoorbeeld 02-28.',
  'Only a person has {what}. Clear it, or change this party to a person.':
    'Slegs ʼn persoon het {what}. Maak dit skoon, of verander hierdie party na ʼn persoon.',
  'The date of birth is in the future. Check the year.': 'Die geboortedatum is in die toekoms. Gaan die jaar na.',
  'The date of death is before the date of birth.': 'Die sterfdatum is voor die geboortedatum.',
  'The date of death is in the future. Check the year.': 'Die sterfdatum is in die toekoms. Gaan die jaar na.',
  'The identity number is that of a person who is {gender}. Correct the number or the gender.':
    'Die identiteitsnommer is dié van ʼn persoon wat {gender} is. Maak die nommer of die geslag reg.',
  'The identity number says {said}, not {given}. Correct the one that is wrong.':
    'Die identiteitsnommer sê {said}, nie {given} nie. Maak die een reg wat verkeerd is.',
  'The matter is about this {one}, so it stays. Change its particulars instead.':
    'Die saak handel oor hierdie {one}; dit bly dus. Verander eerder die besonderhede.',
  'The number fits {day} and {other}. We filled in the later date; please check it.':
    'Die nommer pas by {day} en {other}. Ons het die latere datum ingevul; kontroleer dit asseblief.',
  'This entry is no longer in the directory. Choose another, or leave it blank.':
    'Hierdie inskrywing is nie meer in die gids nie. Kies ʼn ander, of laat dit leeg.',
  'a date of birth': 'ʼn geboortedatum',
  'a date of death': 'ʼn sterfdatum',
  'a gender': 'ʼn geslag',
  'a marital status': 'ʼn huwelikstatus',
  'a passport number': 'ʼn paspoortnommer',
  'an identity number': 'ʼn identiteitsnommer',
  female: 'vroulik',
  male: 'manlik',
};
