/** What importing a list says of its file, its columns and its rows. */
export const af: Readonly<Record<string, string>> = {
  'Whoever began this import may no longer import.': 'Wie hierdie invoer begin het, mag nie meer invoer nie.',
  "'{text}' is not a whole number.": "'{text}' is nie ʼn heelgetal nie.",
  "'{text}' is not a day written as {format}.": "'{text}' is nie ʼn dag wat as {format} geskryf is nie.",
  'Choose what the list holds.': 'Kies wat die lys bevat.',
  '{wrong} of {all} rows have errors. Mend them, or leave them out.':
    '{wrong} van {all} rye het foute. Maak hulle reg, of laat hulle uit.',
  'A matter holds no other matters.': 'ʼn Saak bevat nie ander sake nie.',
  'Nothing of this list was made. Give it up instead.': 'Niks van hierdie lys is ingevoer nie. Laat dit eerder vaar.',
  '{name} and {count} others were changed since they were imported. Take out what is wrong one by one.':
    '{name} en {count} ander is verander sedert hulle ingevoer is. Haal uit wat verkeerd is, een vir een.',
  'one that was removed': 'een wat verwyder is',
  '{name} was changed since it was imported. Take out what is wrong one by one.':
    '{name} is verander sedert dit ingevoer is. Haal uit wat verkeerd is, een vir een.',
  'Rows of this list were made. Undo the import to take them out.':
    'Rye van hierdie lys is ingevoer. Neem die invoer terug om hulle uit te haal.',
  "'{text}' is no Master's office of the list.": "'{text}' is nie ʼn Meesterskantoor van die lys nie.",
  "Nobody of the firm is called '{text}'. Write the name or the e-mail.":
    "Niemand in die firma heet '{text}' nie. Skryf die naam of die e-pos.",
  '{name} is in matter {reference} already, with {why}.': '{name} is reeds in saak {reference}, met {why}.',
  'No matter of the firm has the file number {reference}. Import the matters first.':
    'Geen saak van die firma het die lêernommer {reference} nie. Voer eers die sake in.',
  'Fill in {label}.': 'Vul {label} in.',
  'Send one file.': 'Stuur een lêer.',
  'This list is made already. Begin a new import for another.':
    'Hierdie lys is reeds ingevoer. Begin ʼn nuwe invoer vir ʼn ander.',
  "There is no field '{field}' in this list.": "Daar is nie ʼn veld '{field}' in hierdie lys nie.",
  'Two columns are taken for {label}. Keep one of them.': 'Twee kolomme word vir {label} geneem. Hou een van hulle.',
  'Say which column is {label}.': 'Sê watter kolom {label} is.',
  'This file number stands on line {line} too. Give each matter its own.':
    'Hierdie lêernommer staan ook op reël {line}. Gee elke saak sy eie.',
  'This ID number stands on line {line} too.': 'Hierdie ID-nommer staan ook op reël {line}.',
  'This is an Excel file of the old kind (.xls). Save it as .xlsx or CSV and send that.':
    'Dit is ʼn Excel-lêer van die ou soort (.xls). Stoor dit as .xlsx of CSV en stuur dit.',
  'This is no list. Send a CSV file or an Excel workbook.':
    'Dit is nie ʼn lys nie. Stuur ʼn CSV-lêer of ʼn Excel-werkboek.',
  'The file has no rows under its headings. Add them and send it again.':
    'Die lêer het geen rye onder sy opskrifte nie. Voeg hulle by en stuur dit weer.',
};
