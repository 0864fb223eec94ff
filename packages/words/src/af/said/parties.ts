/** Whom a matter is about, and the parties beside them. */
export const af: Readonly<Record<string, string>> = {
  'Give month and day as MM-DD, for example 02-28.': 'Gee maand en dag as MM-DD, byvoorbeeld 02-28.',
  'Only a person has {what}. Clear it, or make this party a person.':
    'Slegs ʼn persoon het {what}. Maak dit skoon, of maak hierdie party ʼn persoon.',
  'Somebody who is {status} has no marital regime. Clear it or change the status.':
    'Iemand wat {status} is, het geen huweliksgoedereregime nie. Maak dit skoon of verander die status.',
  'The date of birth lies in the future. Check the year.': 'Die geboortedatum lê in die toekoms. Kontroleer die jaar.',
  'The date of death lies before the date of birth.': 'Die sterfdatum lê voor die geboortedatum.',
  'The date of death lies in the future. Check the year.': 'Die sterfdatum lê in die toekoms. Kontroleer die jaar.',
  'The date of the marriage lies in the future. Check the year.':
    'Die huweliksdatum lê in die toekoms. Kontroleer die jaar.',
  'The identity number belongs to somebody who is {gender}. Correct the number or the gender.':
    'Die identiteitsnommer behoort aan iemand wat {gender} is. Maak die nommer of die geslag reg.',
  'The identity number says {said}, not {given}. Correct the one that is wrong.':
    'Die identiteitsnommer sê {said}, nie {given} nie. Maak die een reg wat verkeerd is.',
  'The marriage lies after the date of death.': 'Die huwelik lê ná die sterfdatum.',
  'The marriage lies before the date of birth.': 'Die huwelik lê voor die geboortedatum.',
  'The matter is about this {one}, so it stays. Change its particulars instead.':
    'Die saak handel oor hierdie {one}; dit bly dus. Verander eerder die besonderhede.',
  'The number fits {later} and {earlier}. The later day was filled in; check it.':
    'Die nommer pas by {later} en {earlier}. Die latere dag is ingevul; kontroleer dit.',
  'This entry is no longer in the directory. Choose another, or leave it open.':
    'Hierdie inskrywing is nie meer in die gids nie. Kies ʼn ander, of laat dit oop.',
  'a date of birth': 'ʼn geboortedatum',
  'a date of death': 'ʼn sterfdatum',
  'a gender': 'ʼn geslag',
  'a marital status': 'ʼn huwelikstatus',
  'a marriage': 'ʼn huwelik',
  'a passport number': 'ʼn paspoortnommer',
  'an identity number': 'ʼn identiteitsnommer',
  female: 'vroulik',
  male: 'manlik',
};
