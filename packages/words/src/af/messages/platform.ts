/** What every call may answer: shapes of input, what is missing, what is in the way. */
export const af: Readonly<Record<string, string>> = {
  'No audit trail entries yet.': 'Nog geen inskrywings in die ouditspoor nie.',
  'The audit trail does not agree with its last checkpoint, so no new one was signed. Press Verify to see what differs.':
    'Die ouditspoor stem nie met sy laaste kontrolepunt ooreen nie; daarom is geen nuwe een geteken nie. Druk Verifieer om te sien wat verskil.',
  'This ticket was used before, or is older than 60 seconds. Open the scheduler again.':
    'Hierdie kaartjie is reeds gebruik, of is ouer as 60 sekondes. Maak die skeduleerder weer oop.',
  'This job is paused. Resume it first.': 'Hierdie taak is onderbreek. Hervat dit eers.',
  'This is running or about to. Look again when it has ended.':
    'Dit loop of gaan nou loop. Kyk weer wanneer dit klaar is.',
  'This mail has no field {name}. Choose one of its list.':
    'Hierdie e-pos het nie ʼn veld {name} nie. Kies een uit sy lys.',
  'Keep {name} in the text: without it the mail is of no use.':
    'Hou {name} in die teks: daarsonder is die e-pos van geen nut nie.',
  'This link has expired or was withdrawn. Ask the person who sent it to you for a new one.':
    'Hierdie skakel het verval of is teruggetrek. Vra die persoon wat dit vir u gestuur het vir ʼn nuwe een.',
  'Choose an email from the list.': 'Kies ʼn e-pos uit die lys.',
  'Oops..! An error has occured. If it happens again, quote {request}.':
    'Oeps..! ʼn Fout het voorgekom. As dit weer gebeur, noem asseblief {request}.',
  '{count} minutes': '{count} minute',
  '{count} seconds': '{count} sekondes',
  'A name or number is too long for search. Shorten it and try again.':
    'ʼn Naam of nommer is te lank om volgens gevind te word. Maak dit korter en probeer weer.',
  'A number is too large. Check the amounts and numbers entered.':
    'ʼn Getal is te groot. Kontroleer die bedrae en nommers wat ingevul is.',
  'This was saved the first time, although no answer arrived. The screen now shows what was saved.':
    'Dit is die eerste keer gestoor, hoewel daar geen antwoord gekom het nie. Wat op die skerm is, is weer gelees.',
  'There is no space for this file: your firm uses {have} GB of its {most} GB. Remove files you no longer need, or ask the provider for more space.':
    'Daar is nie plek vir hierdie lêer nie: u firma se lêers beloop {have} GB van die {most} GB wat bewaar mag word. Verwyder van dié wat nie nodig is nie, of vra die verskaffer vir meer.',
  'A record like this exists already.': 'So ʼn rekord bestaan reeds.',
  'Check how this is written and give it again.': 'Kyk hoe dit geskryf is en gee dit weer.',
  'Choose a subject from the list.': 'Kies uit dit waaroor die spoor gaan.',
  'The connection to the database broke while this was being saved, so we do not know whether it was saved. Save it again; nothing is saved twice.':
    'Die verbinding met die databasis is verbreek terwyl dit gestoor is, en dit is dus nie bekend of dit gestoor is nie. Stoor dit weer: wat gestoor is, word nie twee keer gestoor nie.',
  'Choose en or af.': 'Kies en of af.',
  'Choose one of: {options}.': 'Kies een van: {options}.',
  'Choose one of the list.': 'Kies een van die lys.',
  'Choose pdf, docx or xlsx.': 'Kies pdf, docx of xlsx.',
  'Give a date and time, for example 2026-03-01T08:00:00Z.': 'Gee ʼn datum en tyd, byvoorbeeld 2026-03-01T08:00:00Z.',
  'Enter a list.': 'Voer ʼn lys in.',
  'Enter a multiple of {number}.': 'Voer ʼn veelvoud van {number} in.',
  'Give a number above 0.': 'Gee ʼn getal bo 0.',
  'Give a number above {number}.': 'Gee ʼn getal bo {number}.',
  'Enter a number below {number}.': 'Voer ʼn getal onder {number} in.',
  'Give a number.': 'Gee ʼn getal.',
  'Enter a full web address, for example https://example.co.za.':
    'Voer ʼn volledige webadres in, byvoorbeeld https://example.co.za.',
  'Give a year from 1800 to 2199.': 'Gee ʼn jaar van 1800 tot 2199.',
  'Enter an amount of 0 or more.': 'Voer ʼn bedrag van 0 of meer in.',
  'Give an amount of at most R1 000 000 000 000.': 'Gee ʼn bedrag van hoogstens R1 000 000 000 000.',
  'Give an email address.': 'Gee ʼn e-posadres.',
  'Give at least one.': 'Gee minstens een.',
  'Give at least {count}.': 'Gee minstens {count}.',
  'Give at most {count}.': 'Gee hoogstens {count}.',
  'Give text.': 'Gee teks.',
  'Give the fields by their names.': 'Gee die velde by hulle name.',
  'Give {number} or less.': 'Gee {number} of minder.',
  'Give {number} or more.': 'Gee {number} of meer.',
  'Enter {what}.': 'Voer {what} in.',
  'Leave out {names}.': 'Laat {names} weg.',
  'Leave this blank.': 'Laat dit leeg.',
  'Leave this out.': 'Laat dit weg.',
  'Too many people are signing in. Try again in a moment.': 'Te veel mense teken nou aan. Probeer oor ʼn oomblik weer.',
  'Choose yes or no.': 'Kies ja of nee.',
  'Use at most 200 characters in a search.': 'Gebruik hoogstens 200 karakters in ʼn soektog.',
  'Send JSON (content type application/json).': 'Stuur JSON (inhoudstipe application/json).',
  'Send a file of at most {size} MB.': 'Stuur ʼn lêer van hoogstens {size} MB.',
  'Sign in first.': 'Teken eers aan.',
  'Someone else changed this record while you had it open. Compare both versions and save again.':
    'Iemand anders het hierdie rekord verander terwyl u dit oop gehad het. Vergelyk albei weergawes en stoor weer.',
  'Start at 0 or later.': 'Begin by 0 of later.',
  'Take at least 1.': 'Neem minstens 1.',
  'Request at most 1000 rows at a time.': 'Vra hoogstens 1000 rye op ʼn slag.',
  'Text cannot contain the NUL character. Remove it and try again.':
    'Teks kan nie die NUL-karakter bevat nie. Verwyder dit en probeer weer.',
  'The address cannot be read. Check what follows each % in it.':
    'Die adres kan nie gelees word nie. Kyk wat op elke % daarin volg.',
  'The body is not valid JSON. Nothing was saved.': 'Die inhoud is nie geldige JSON nie. Niks is gestoor nie.',
  'The database cannot be reached just now. Try again in a moment.':
    'Die databasis kan nie nou bereik word nie. Probeer oor ʼn oomblik weer.',
  'The database cannot be reached just now. Nothing was saved; try again in a moment.':
    'Die databasis kan nie nou bereik word nie. Niks is gestoor nie; probeer oor ʼn oomblik weer.',
  'The file is empty. Choose it again.': 'Die lêer is leeg. Kies dit weer.',
  'The file is not where it was put. Restore it from a backup.':
    'Die lêer is nie waar dit gebêre is nie. Herstel dit uit ʼn rugsteun.',
  'Give email addresses as name@example.com, one for each person.':
    'Gee e-posadresse soos naam@example.com, een vir elke persoon.',
  'Enter a recipient.': 'Voer ʼn ontvanger in.',
  'Enter a subject.': 'Voer ʼn onderwerp in.',
  'Enter a subject on one line, at most 250 characters.': 'Voer ʼn onderwerp op een reël in, hoogstens 250 karakters.',
  'Enter a one-line name and a content type for each attachment.':
    'Voer vir elke aanhangsel ʼn naam op een reël en ʼn inhoudstipe in.',
  'Attach at most 20 MB. Share larger files as a link.': 'Heg hoogstens 20 MB aan. Deel groter lêers as ʼn skakel.',
  'You have written to {count} addresses in an hour. Nothing more was sent; go on in an hour.':
    'U het binne ʼn uur aan {count} adresse geskryf. Niks verder is gestuur nie; gaan oor ʼn uur voort.',
  'The firm has written to {count} addresses in a day. Nothing more was sent; go on tomorrow.':
    'Die firma het binne ʼn dag aan {count} adresse geskryf. Niks verder is gestuur nie; gaan môre voort.',
  'We could not check the file for viruses just now, so we did not save it. Upload it again in a few minutes.':
    'Die lêer kon nie nou vir virusse nagegaan word nie en is dus nie gehou nie. Stuur dit oor ʼn paar minute weer.',
  'We could not create the document just now. Nothing was lost; try again in a moment.':
    'Die dokument kon nie nou gemaak word nie. Niks is verlore nie; vra oor ʼn oomblik weer daarvoor.',
  'The identity provider does not answer. Try again in a moment, or sign in with your password.':
    'Die identiteitsverskaffer antwoord nie. Probeer oor ʼn oomblik weer, of teken met u wagwoord in.',
  'Some values are not valid. Correct them and try again.':
    'Sommige waardes is nie geldig nie. Maak dit reg en probeer weer.',
  'The server has no space left. Nothing was saved. Ask the person who runs your server to free up space.':
    'Die bediener het geen plek oor nie. Niks is gestoor nie. Vra die persoon wat u bediener bestuur om plek te maak.',
  'There is nothing at this address. See /api/docs for what there is.':
    'Daar is niks by hierdie adres nie. Sien /api/docs vir wat daar is.',
  'This address accepts only {methods}.': 'Hierdie adres aanvaar slegs {methods}.',
  'This is needed.': 'Dit is nodig.',
  'This is not a valid value here. Check it and enter it again.':
    'Dit is nie wat hier gevra word nie. Kontroleer dit en gee dit weer.',
  'This record does not exist or was removed. Go back to the list and open it from there.':
    'Hierdie rekord bestaan nie of is verwyder. Gaan terug na die lys en maak dit van daar af oop.',
  'This record is still used elsewhere, or what it points at was removed.':
    'Hierdie rekord word nog elders gebruik, of dit waarna dit verwys, is verwyder.',
  'This text contains an incomplete character. Remove it and type it again.':
    'Hierdie teks bevat ʼn onvolledige karakter. Verwyder dit en tik dit weer.',
  'Too many requests. Try again in {seconds} seconds.': 'Te veel versoeke. Probeer oor {seconds} sekondes weer.',
  'Too many tries. Wait {time} and try again.': 'Te veel pogings. Wag {time} en probeer weer.',
  'Use at least {count} characters.': 'Gebruik minstens {count} karakters.',
  'Use at most two decimals.': 'Gebruik hoogstens twee desimale.',
  'Use at most {count} characters.': 'Gebruik hoogstens {count} karakters.',
  'This type of file is not supported. Use one of these: {kinds}.':
    'Hierdie soort lêer word nie ondersteun nie. Gebruik een van hierdie: {kinds}.',
  'This is not a {kind} file without macros. Save it as one and try again.':
    'Dit is nie ʼn {kind}-lêer sonder makro’s nie. Stoor dit as een en probeer weer.',
  'A file may have at most {megabytes} MB. Send a smaller one, or send it in parts.':
    'ʼn Lêer mag hoogstens {megabytes} MB groot wees. Stuur ʼn kleiner een, of stuur dit in dele.',
  'Send at most {count} files at a time.': 'Stuur hoogstens {count} lêers op ʼn keer.',
  'The request is too large. Send a smaller file or fewer rows.':
    'Die versoek is te groot. Stuur ʼn kleiner lêer of minder rye.',
  'Your session has expired. Sign in again.': 'U sessie het verval. Teken weer aan.',
  'This is no longer in the matter. Choose another, or leave it blank.':
    'Dit is nie meer in die saak nie. Kies ʼn ander, of laat dit leeg.',
  'This kind of matter has none of these.': 'Hierdie soort saak het nie een hiervan nie.',
  'This call has no field {name}. Check its name, or leave it out.':
    'Hierdie oproep het geen veld {name} nie. Kontroleer die naam, of laat dit weg.',
};
