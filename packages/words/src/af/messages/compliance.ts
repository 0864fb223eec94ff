export const af: Readonly<Record<string, string>> = {
  'In order.': 'In orde.',
  'Overdue since {day}.': 'Agterstallig sedert {day}.',
  'Due on {day}.': 'Verskuldig op {day}.',
  'Nothing is lodged with the Master, and the instruction is of {day}.':
    'Niks is by die Meester ingedien nie, en die opdrag is van {day}.',
  'Lodge the pack with the Master.': 'Dien die pakket by die Meester in.',
  'Lodged on {day}, and no letters of authority came. Follow it up.':
    'Op {day} ingedien, en geen magtigingsbrief het gekom nie. Volg dit op.',
  'Waits for the Master since {day}.': 'Wag vir die Meester sedert {day}.',
  'The trust cannot act: {acting} of at least {least} trustees.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees.',
  'The register was never lodged.': 'Die register is nog nooit ingedien nie.',
  'Last gone through on {day}. Confirm the register each year.':
    'Laas op {day} deurgegaan. Bevestig die register elke jaar.',
  'Not registered for tax, and the letters are of {day}.':
    'Nie vir belasting geregistreer nie, en die brief is van {day}.',
  'The trustees last met on {day}.': 'Die trustees het laas op {day} vergader.',
  'No meeting of the trustees is captured since the letters of {day}.':
    'Geen vergadering van die trustees is sedert die brief van {day} vasgelê nie.',
};
