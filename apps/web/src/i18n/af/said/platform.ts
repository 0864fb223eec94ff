/** What every call may answer: shapes of input, what is missing, what is in the way. */
export const af: Readonly<Record<string, string>> = {
  '{error} If it happens again, quote {request}.': '{error} As dit weer gebeur, noem asseblief {request}.',
  '{count} minutes': '{count} minute',
  '{count} seconds': '{count} sekondes',
  'A number is too large. Check the amounts and numbers entered.':
    'ʼn Getal is te groot. Kontroleer die bedrae en nommers wat ingevul is.',
  'A record like this exists already.': 'So ʼn rekord bestaan reeds.',
  'Choose en or af.': 'Kies en of af.',
  'Choose one of: {options}.': 'Kies een van: {options}.',
  'Choose pdf, docx or xlsx.': 'Kies pdf, docx of xlsx.',
  'Give a number above 0.': 'Gee ʼn getal bo 0.',
  'Give a number.': 'Gee ʼn getal.',
  'Give text.': 'Gee teks.',
  'Give {what}.': 'Gee {what}.',
  'Many people are signing in just now. Try again in a moment.':
    'Baie mense teken op hierdie oomblik in. Probeer oor ʼn oomblik weer.',
  'Say yes or no.': 'Sê ja of nee.',
  'Search for at most 200 characters.': 'Soek na hoogstens 200 karakters.',
  'Send JSON (content type application/json).': 'Stuur JSON (inhoudstipe application/json).',
  'Send a file of at most {size} MB.': 'Stuur ʼn lêer van hoogstens {size} MB.',
  'Sign in first.': 'Teken eers in.',
  'Somebody else changed this record while you had it open. Compare both versions and save again.':
    'Iemand anders het hierdie rekord verander terwyl u dit oop gehad het. Vergelyk albei weergawes en stoor weer.',
  'Start at 0 or later.': 'Begin by 0 of later.',
  'Take at least 1.': 'Neem minstens 1.',
  'Take at most 1000 rows at a time.': 'Neem hoogstens 1000 rye op ʼn slag.',
  'Text may not hold the character NUL. Remove it and try again.':
    'Teks mag nie die karakter NUL bevat nie. Verwyder dit en probeer weer.',
  'The body is not valid JSON. Nothing was saved.': 'Die inhoud is nie geldige JSON nie. Niks is gestoor nie.',
  'The database cannot be reached just now. Nothing was saved; try again in a moment.':
    'Die databasis kan nie nou bereik word nie. Niks is gestoor nie; probeer oor ʼn oomblik weer.',
  'The file is empty. Choose it again.': 'Die lêer is leeg. Kies dit weer.',
  'The file is not where it was put. Restore it from a backup.':
    'Die lêer is nie waar dit gebêre is nie. Herstel dit uit ʼn rugsteun.',
  'The identity provider does not answer. Try again in a moment, or sign in with your password.':
    'Die identiteitsverskaffer antwoord nie. Probeer oor ʼn oomblik weer, of teken met u wagwoord in.',
  'The input is not as the call asks for it.': 'Die invoer is nie soos die oproep dit vereis nie.',
  'There is no space left to save on. Nothing was saved; ask whoever looks after the server to free some.':
    'Daar is geen plek oor om te stoor nie. Niks is gestoor nie; vra die persoon wat na die bediener omsien om plek te maak.',
  'There is nothing at this address. See /api/docs for what there is.':
    'Daar is niks by hierdie adres nie. Sien /api/docs vir wat daar is.',
  'This address answers to {methods} only.': 'Hierdie adres antwoord slegs op {methods}.',
  'This record does not exist, or it was removed. Go back to the list and open it from there.':
    'Hierdie rekord bestaan nie, of dit is verwyder. Gaan terug na die lys en maak dit van daar af oop.',
  'This record is still used elsewhere, or what it points at was removed.':
    'Hierdie rekord word nog elders gebruik, of dit waarna dit verwys, is verwyder.',
  'Too many requests. Try again in {seconds} seconds.': 'Te veel versoeke. Probeer oor {seconds} sekondes weer.',
  'Too many tries. Wait {time} and try again.': 'Te veel pogings. Wag {time} en probeer weer.',
  'Use at most two decimals.': 'Gebruik hoogstens twee desimale.',
  'Use at most {count} characters.': 'Gebruik hoogstens {count} karakters.',
  'Use one of these: {kinds}. This kind of file is not kept.':
    'Gebruik een van hierdie: {kinds}. Hierdie soort lêer word nie bewaar nie.',
  'What is inside is not a {kind} file without macros. Save it again as one.':
    'Wat binne is, is nie ʼn {kind}-lêer sonder makro’s nie. Stoor dit weer as een.',
  'What was sent is too large. Send a smaller file or fewer rows.':
    'Wat gestuur is, is te groot. Stuur ʼn kleiner lêer of minder rye.',
  'Your session has expired. Sign in again.': 'U sessie het verval. Teken weer in.',
};
