/** The directories and what is read into them. */
export const af: Readonly<Record<string, string>> = {
  'Request at most 500 at a time.': 'Vra hoogstens 500 op ʼn slag.',
  'Enter 0 or more.': 'Voer 0 of meer in.',
  'Enter 100 or less.': 'Voer 100 of minder in.',
  'Enter a percentage.': 'Voer ʼn persentasie in.',
  'Enter at most 100.': 'Voer hoogstens 100 in.',
  'Use at most four decimal places.': 'Gebruik hoogstens vier desimale.',
  'More than the {size} bytes announced arrived. Begin a new import of the file.':
    'Meer as die {size} aangekondigde grepe het aangekom. Begin ʼn nuwe invoer van die lêer.',
  'Name the file.': 'Gee die lêer se naam.',
  'Upload parts of at most half a megabyte.': 'Laai dele van hoogstens ʼn halwe megagreep op.',
  'Send the part in base64.': 'Stuur die deel in base64.',
  'Sort by a column of the list.': 'Sorteer volgens ʼn kolom van die lys.',
  'The file could not be read completely. Upload it again.':
    'Die lêer kon nie volledig gelees word nie. Laai dit weer op.',
  'The file is incomplete: {have} of {of} bytes arrived. Upload it again.':
    'Die lêer is onvolledig: {have} van {of} grepe het aangekom. Laai dit weer op.',
  'The file has more than {most} rows. Split it and import the parts.':
    'Die lêer het meer as {most} rye. Verdeel dit en voer die dele in.',
  'The file is larger than 20 MB. Split it and import the parts.':
    'Die lêer is groter as 20 MB. Verdeel dit en voer die dele in.',
  'The file is still being read. Wait until it is ready.': 'Die lêer word nog gelees. Wag totdat dit gereed is.',
  'The quotation mark that opens on line {line} is never closed. Close or remove it.':
    'Die aanhalingsteken wat op reël {line} oopmaak, word nooit toegemaak nie. Maak dit toe of verwyder dit.',
  'There is already a {one} called {name}. Check that it is not the same one.':
    'Daar is reeds ʼn {one} met die naam {name}. Maak seker dat dit nie dieselfde een is nie.',
  'This directory does not exist.': 'Hierdie gids bestaan nie.',
  'This entry comes from the provider and is the same for every firm. Add your own entry instead.':
    'Hierdie inskrywing kom van die verskaffer en is dieselfde vir elke firma. Voeg eerder u eie inskrywing by.',
  'This file is already here. Begin a new import for another.':
    'Hierdie lêer is reeds hier. Begin ʼn nuwe invoer vir ʼn ander een.',
  'This row has {cells} cells but there are {headings} headings. Check for a stray separator.':
    'Hierdie ry het {cells} selle, maar daar is {headings} opskrifte. Soek na ʼn skeidingsteken te veel.',
  'Enter Yes or No for {label}.': 'Voer Ja of Nee vir {label} in.',
  "'{text}' is not a date. Write it like 2026-03-31.": '‘{text}’ is nie ʼn datum nie. Skryf dit soos 2026-03-31.',
  "'{text}' is not a percentage. Write it like 3.5.": '‘{text}’ is nie ʼn persentasie nie. Skryf dit soos 3.5.',
  "'{text}' is not a web address. Write it like www.example.co.za.":
    '‘{text}’ is nie ʼn webadres nie. Skryf dit soos www.voorbeeld.co.za.',
  "'{text}' is not one of: {options}.": '‘{text}’ is nie een van hierdie nie: {options}.',
  '{wrong} of {all} rows have errors. Correct them, or choose to leave them out.':
    '{wrong} van {all} rye het foute. Maak dit reg, of kies om dit uit te laat.',
  '{name} has been used since it was imported. Remove the incorrect entries one by one.':
    '{name} is sedert die invoer gebruik. Verwyder die verkeerde inskrywings een vir een.',
  '{name} is still in use and was not deleted. Change these first: {places}.':
    '{name} word nog gebruik en is nie geskrap nie. Verander eers hierdie: {places}.',
};
