/** Dates: the diary, statutory periods and how they are counted. */
export const af: Readonly<Record<string, string>> = {
  'Ask for one day alone to see more than 1 000 of it.': 'Vra een dag alleen om meer as 1 000 daarvan te sien.',
  'No calendar stands at this address: it was taken back, or it never was one. Remove it from the calendar program, and make a new one in the diary, under Calendar addresses.':
    'Geen kalender staan by hierdie adres nie: dit is teruggeneem, of dit was nooit een nie. Verwyder dit uit die kalenderprogram en maak ʼn nuwe een in die dagboek, onder Kalenderadresse.',
  'You have 10 calendar addresses already. Take one back that is not used.':
    'U het reeds 10 kalenderadresse. Neem een terug wat nie gebruik word nie.',
  'Choose whose dates it shows.': 'Kies wie se datums dit wys.',
  'The day of death stands with whom the matter is about. Change it there.':
    'Die sterfdag staan by wie die saak oor gaan. Verander dit daar.',
  '{title} is in the diary already, on {date}. Change that entry.':
    '{title} is reeds in die dagboek, op {date}. Verander daardie inskrywing.',
  'A statutory date is worked out from events; it cannot be one itself.':
    'ʼn Statutêre datum word uit gebeurtenisse bereken; dit kan nie self een wees nie.',
  'Choose what kind of date it is.': 'Kies watter soort datum dit is.',
  'Expected: the event itself is not captured yet.': 'Verwag: die gebeurtenis self is nog nie vasgelê nie.',
  'Give at least one entry.': 'Gee minstens een inskrywing.',
  'Give at most 200 entries at a time.': 'Gee hoogstens 200 inskrywings op ʼn slag.',
  'Give the time as HH:MM.': 'Gee die tyd as UU:MM.',
  'Give the version of the entry that was changed.': 'Gee die weergawe van die inskrywing wat verander is.',
  'No public holidays of {country} are on record before {from}. Check the date {date}; if it is right, work the period out by hand and capture its end.':
    'Geen openbare feesdae van {country} is voor {from} op rekord nie. Kontroleer die datum {date}; as dit reg is, bereken die tydperk met die hand en vul die einde daarvan in.',
  'no day': 'geen dag nie',
  'Say what is to be done.': 'Sê wat gedoen moet word.',
  'State a period of {bounds}.': 'Gee ʼn tydperk van {bounds}.',
  'State the period as a number and its unit, or leave both open.':
    'Gee die tydperk as ʼn getal met sy eenheid, of laat albei oop.',
  'State the period as a whole number of at least 1.': 'Gee die tydperk as ʼn heelgetal van minstens 1.',
  'The extension to {extended} ends before the period itself ({end}). Check the letter.':
    'Die verlenging tot {extended} eindig voor die tydperk self ({end}). Kontroleer die brief.',
  'There is no such event.': 'Daar is nie so ʼn gebeurtenis nie.',
  'There is no such statutory date. Choose one from the list.':
    'Daar is nie so ʼn statutêre datum nie. Kies een uit die lys.',
  'This key date is not one of this kind of matter. Choose one from its list.':
    'Hierdie sleuteldatum hoort nie by hierdie soort saak nie. Kies een uit sy lys.',
  'This statutory date is not one of this matter. Choose one from the list.':
    'Hierdie statutêre datum hoort nie by hierdie saak nie. Kies een uit die lys.',
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
  '{title} would now move to {day}. Look at the dates again before moving them.':
    '{title} sou nou na {day} skuif. Kyk weer na die datums voordat u dit skuif.',
  '{title}: the Act fixes this period, so a notice cannot state another.':
    '{title}: die Wet bepaal hierdie tydperk; ʼn kennisgewing kan dus nie ʼn ander gee nie.',
  'This is the day of something that happens in the matter, and periods may run from it. Change it in the matter’s diary: what moves with it is shown there first.':
    'Dit is die dag van iets wat in die saak gebeur, en tydperke kan daarvan af loop. Verander dit in die saak se dagboek: wat daarmee saam skuif, word eers daar gewys.',
  'This date is worked out by law. It moves when the event it runs from moves.':
    'Hierdie datum word volgens wet uitgewerk. Dit skuif wanneer die gebeurtenis waarvan dit loop, skuif.',
  '{title} is fixed by law. It moves when this day is changed in the matter, or by an extension: {events}.':
    '{title} is deur die wet bepaal. Dit skuif wanneer hierdie dag in die saak verander word, of deur ʼn verlenging: {events}.',
  'The last day lies before the first. Give a last day on or after it.':
    'Die laaste dag lê voor die eerste. Gee ʼn laaste dag daarop of daarna.',
  'Ask for at most 62 days at a time.': 'Vra hoogstens 62 dae op ʼn slag.',
  'Choose at most 50 colleagues.': 'Kies hoogstens 50 kollegas.',
  'Choose people who work in the firm: one of these does not.':
    'Kies mense wat in die firma werk: een van dié doen dit nie.',
  'This is the day of a meeting. Put the meeting on another day or cancel it under Meetings and adverts.':
    'Dit is die dag van ʼn byeenkoms. Sit die byeenkoms op ʼn ander dag of kanselleer dit onder Byeenkomste en advertensies.',
};
