/** Dates: the diary, statutory periods and how they are counted. */
export const af: Readonly<Record<string, string>> = {
  'Choose a single day to see more than 1 000 of its entries.': 'Vra een dag alleen om meer as 1 000 daarvan te sien.',
  'There is no calendar at this address, or it was withdrawn. Remove it from your calendar app and make a new address in the diary, under Calendar addresses.':
    'Daar is geen kalender by hierdie adres nie, of dit is teruggetrek. Verwyder dit uit u kalenderprogram en maak ʼn nuwe adres in die dagboek, onder Kalenderadresse.',
  'You already have 10 calendar addresses. Withdraw one that is not used.':
    'U het reeds 10 kalenderadresse. Trek een terug wat nie gebruik word nie.',
  'Choose whose dates it shows.': 'Kies wie se datums dit wys.',
  'The date of death is with the person’s details. Change it there.':
    'Die sterfdatum is by die persoon se besonderhede. Verander dit daar.',
  '{title} is in the diary already, on {date}. Change that entry.':
    '{title} is reeds in die dagboek, op {date}. Verander daardie inskrywing.',
  'A statutory date is calculated from events; it cannot be an event itself.':
    'ʼn Statutêre datum word uit gebeurtenisse bereken; dit kan nie self ʼn gebeurtenis wees nie.',
  'Choose the type of date.': 'Kies die soort datum.',
  'Expected: the date of the event is not captured yet.':
    'Verwag: die datum van die gebeurtenis is nog nie vasgelê nie.',
  'Enter at least one entry.': 'Voer minstens een inskrywing in.',
  'Enter at most 200 entries at a time.': 'Voer hoogstens 200 inskrywings op ʼn slag in.',
  'Enter the time as HH:MM.': 'Voer die tyd as UU:MM in.',
  'Give the version of the entry that was changed.': 'Gee die weergawe van die inskrywing wat verander is.',
  'No public holidays of {country} are on record before {from}. Check the date {date}; if it is right, work the period out by hand and capture its end.':
    'Geen openbare feesdae van {country} is voor {from} op rekord nie. Kontroleer die datum {date}; as dit reg is, bereken die tydperk met die hand en vul die einde daarvan in.',
  'no day': 'geen dag nie',
  'Enter what must be done.': 'Voer in wat gedoen moet word.',
  'Enter a period of {bounds}.': 'Voer ʼn tydperk van {bounds} in.',
  'Enter the period as a number and a unit, or leave both blank.':
    'Voer die tydperk as ʼn getal en ʼn eenheid in, of laat albei leeg.',
  'Enter the period as a whole number of at least 1.': 'Voer die tydperk as ʼn heelgetal van minstens 1 in.',
  'The extension to {extended} ends before the period itself ({end}). Check the letter.':
    'Die verlenging tot {extended} eindig voor die tydperk self ({end}). Kontroleer die brief.',
  'This event does not exist.': 'Hierdie gebeurtenis bestaan nie.',
  'This statutory date does not exist. Choose one from the list.':
    'Hierdie statutêre datum bestaan nie. Kies een uit die lys.',
  'This key date does not apply to this type of matter. Choose one from the list.':
    'Hierdie sleuteldatum geld nie vir hierdie soort saak nie. Kies een uit die lys.',
  'This statutory date does not apply to this matter. Choose one from the list.':
    'Hierdie statutêre datum geld nie vir hierdie saak nie. Kies een uit die lys.',
  '{count} business day': '{count} besigheidsdag',
  '{count} business days': '{count} besigheidsdae',
  '{count} day': '{count} dag',
  '{count} days': '{count} dae',
  '{count} month': '{count} maand',
  '{count} month, to the end of the month': '{count} maand, tot die einde van die maand',
  '{count} months': '{count} maande',
  '{count} months, to the end of the month': '{count} maande, tot die einde van die maand',
  '{count} year': '{count} jaar',
  '{count} years': '{count} jaar',
  'not less than {span}': 'nie minder nie as {span}',
  'not more than {span}': 'nie meer nie as {span}',
  '{title} would now move to {day}. Review the dates before moving them.':
    '{title} sou nou na {day} skuif. Gaan die datums na voordat u dit skuif.',
  '{title}: the Act fixes this period, so a notice cannot give a different one.':
    '{title}: die Wet bepaal hierdie tydperk; ʼn kennisgewing kan dus nie ʼn ander een gee nie.',
  'Other deadlines may depend on this date. Change it in the matter’s diary, which first shows what else moves.':
    'Ander sperdatums kan van hierdie datum afhang. Verander dit in die saak se dagboek, wat eers wys wat nog skuif.',
  'This date is set by law. It moves when the event it follows from moves.':
    'Hierdie datum word deur die wet bepaal. Dit skuif wanneer die gebeurtenis waaruit dit volg, skuif.',
  '{title} is fixed by law. It moves when this day is changed in the matter, or by an extension: {events}.':
    '{title} is deur die wet bepaal. Dit skuif wanneer hierdie dag in die saak verander word, of deur ʼn verlenging: {events}.',
  'The last day lies before the first. Give a last day on or after it.':
    'Die laaste dag lê voor die eerste. Gee ʼn laaste dag daarop of daarna.',
  'Choose at most 62 days at a time.': 'Kies hoogstens 62 dae op ʼn slag.',
  'Choose at most 50 colleagues.': 'Kies hoogstens 50 kollegas.',
  'One of these people does not work in the firm. Choose colleagues only.':
    'Een van hierdie mense werk nie in die firma nie. Kies slegs kollegas.',
  'This is the day of a meeting. Put the meeting on another day or cancel it under Meetings and adverts.':
    'Dit is die dag van ʼn byeenkoms. Sit die byeenkoms op ʼn ander dag of kanselleer dit onder Byeenkomste en advertensies.',
};
