export const af: Readonly<Record<string, string>> = {
  'OK.': 'OK.',
  'Overdue since {day}.': 'Agterstallig sedert {day}.',
  'Due on {day}.': 'Verskuldig op {day}.',
  'Nothing has been lodged with the Master since the instruction of {day}.':
    'Niks is sedert die opdrag van {day} by die Meester ingedien nie.',
  'Lodge the pack with the Master.': 'Dien die pakket by die Meester in.',
  'Lodged on {day}, and no letters of authority came. Follow it up.':
    'Op {day} ingedien, en geen magtigingsbrief het gekom nie. Volg dit op.',
  'With the Master since {day}.': 'By die Meester sedert {day}.',
  'The trust cannot act: {acting} of at least {least} trustees.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees.',
  'The register has never been lodged.': 'Die register is nog nooit ingedien nie.',
  'Last reviewed on {day}. Confirm the register each year.': 'Laas op {day} nagegaan. Bevestig die register elke jaar.',
  'Not registered for tax since the letters of {day}.':
    'Sedert die brief van {day} nog nie vir belasting geregistreer nie.',
  'The trustees last met on {day}.': 'Die trustees het laas op {day} vergader.',
  "No trustees' meeting recorded since the letters of {day}.":
    'Geen trusteevergadering sedert die brief van {day} aangeteken nie.',
  'Not known: no letters of authority on file.': 'Nie bekend nie: geen magtigingsbrief op rekord nie.',
  'Not known: the register has never been reviewed.': 'Nie bekend nie: die register is nog nooit nagegaan nie.',
  'Not known: no tax number on file.': 'Nie bekend nie: geen belastingnommer op rekord nie.',
  "Not known: no trustees' meeting on file.": 'Nie bekend nie: geen trusteevergadering op rekord nie.',
  'Not known: no record that financial statements were submitted.':
    'Nie bekend nie: geen rekord dat finansiële state ingedien is nie.',
  'Not known: no bond or exemption on file.': 'Nie bekend nie: geen sekerheidstelling of vrystelling op rekord nie.',
  'Not covered: {gap} of {asked}.': 'Nie gedek nie: {gap} van {asked}.',
  'No record that the income tax return was filed for {years}. Enter when it was done.':
    'Geen rekord dat die inkomstebelastingopgawe vir {years} ingedien is nie. Voer in wanneer dit gedoen is.',
  'No record that the IT3(t) return was filed for {years}. Enter when it was done.':
    'Geen rekord dat die IT3(t)-opgawe vir {years} ingedien is nie. Voer in wanneer dit gedoen is.',
  'No record that financial statements were made for {years}. Enter when it was done.':
    'Geen rekord dat finansiële state vir {years} opgestel is nie. Voer in wanneer dit gedoen is.',
  '{from} to {to}': '{from} tot {to}',
  'The last year is before the first. Check both.': 'Die laaste jaar is voor die eerste. Kontroleer albei.',
  'The last of these years had not ended on this day. Check the years and the day.':
    'Die laaste van hierdie jare het nog nie op hierdie dag geëindig nie. Kontroleer die jare en die dag.',
};
