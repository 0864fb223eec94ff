/** The directories and what is read into them. */
export const af: Readonly<Record<string, string>> = {
  'Ask for at most 500 at a time.': 'Vra hoogstens 500 op ʼn slag.',
  'Give 0 or more.': 'Gee 0 of meer.',
  'Give 100 or less.': 'Gee 100 of minder.',
  'Give a percentage.': 'Gee ʼn persentasie.',
  'Give at most 100.': 'Gee hoogstens 100.',
  'Give at most four decimals.': 'Gee hoogstens vier desimale.',
  'More than the {size} bytes announced arrived. Begin a new import of the file.':
    'Meer as die {size} aangekondigde grepe het aangekom. Begin ʼn nuwe invoer van die lêer.',
  'Name the file.': 'Gee die lêer se naam.',
  'Send parts of at most half a megabyte.': 'Stuur dele van hoogstens ʼn halwe megagreep.',
  'Send the part in base64.': 'Stuur die deel in base64.',
  'Sort by a column of the list.': 'Sorteer volgens ʼn kolom van die lys.',
  'The file could not be read to its end. Send it again.':
    'Die lêer kon nie tot die einde gelees word nie. Stuur dit weer.',
  'The file did not arrive whole: {have} of {of} bytes are here. Send it again.':
    'Die lêer het nie volledig aangekom nie: {have} van {of} grepe is hier. Stuur dit weer.',
  'The file has more than {most} rows. Split it and import the parts.':
    'Die lêer het meer as {most} rye. Verdeel dit en voer die dele in.',
  'The file is larger than 20 MB. Split it and import the parts.':
    'Die lêer is groter as 20 MB. Verdeel dit en voer die dele in.',
  'The file is not read to its end yet. Wait until it is ready.':
    'Die lêer is nog nie tot die einde gelees nie. Wag totdat dit gereed is.',
  'The quotation mark that opens on line {line} is never closed. Close or remove it.':
    'Die aanhalingsteken wat op reël {line} oopmaak, word nooit toegemaak nie. Maak dit toe of verwyder dit.',
  'There is already a {one} called {name}. Check that this is not the same one.':
    'Daar is reeds ʼn {one} met die naam {name}. Maak seker dat dit nie dieselfde een is nie.',
  'There is no such directory.': 'Daar is nie so ʼn gids nie.',
  'This entry comes from the provider and is the same for every firm. Add one of your own instead.':
    'Hierdie inskrywing kom van die verskaffer en is dieselfde vir elke firma. Voeg eerder een van u eie by.',
  'This file is already here. Begin a new import for another.':
    'Hierdie lêer is reeds hier. Begin ʼn nuwe invoer vir ʼn ander een.',
  'This row has {cells} cells but the headings are {headings}. Check for a stray separator.':
    'Hierdie ry het {cells} selle, maar daar is {headings} opskrifte. Soek na ʼn skeidingsteken te veel.',
  'Write Yes or No for {label}.': 'Skryf Ja of Nee vir {label}.',
  "'{text}' is not a date. Write it like 2026-03-31.": '‘{text}’ is nie ʼn datum nie. Skryf dit soos 2026-03-31.',
  "'{text}' is not a percentage. Write it like 3.5.": '‘{text}’ is nie ʼn persentasie nie. Skryf dit soos 3.5.',
  "'{text}' is not a web address. Write it like www.example.co.za.":
    '‘{text}’ is nie ʼn webadres nie. Skryf dit soos www.voorbeeld.co.za.',
  "'{text}' is not one of: {options}.": '‘{text}’ is nie een van hierdie nie: {options}.',
  '{wrong} of {all} rows have errors. Mend them, or say that they stay out.':
    '{wrong} van {all} rye het foute. Maak hulle reg, of sê dat hulle uitgelaat word.',
  '{name} is in use since it was imported. Take out what is wrong one by one.':
    '{name} is in gebruik sedert dit ingevoer is. Haal uit wat verkeerd is, een vir een.',
  '{name} is still used and was not deleted. Change these first: {places}.':
    '{name} word nog gebruik en is nie geskrap nie. Verander eers hierdie: {places}.',
};
