/** What importing a list says of its file, its columns and its rows. */
export const af: Readonly<Record<string, string>> = {
  'The person who started this import no longer has permission to import.':
    'Die persoon wat hierdie invoer begin het, het nie meer toestemming om in te voer nie.',
  "'{text}' is not a whole number.": "'{text}' is nie ʼn heelgetal nie.",
  "'{text}' is not a day written as {format}.": "'{text}' is nie ʼn dag wat as {format} geskryf is nie.",
  'Choose what the list contains.': 'Kies wat die lys bevat.',
  '{wrong} of {all} rows have errors. Correct them or leave them out.':
    '{wrong} van {all} rye het foute. Maak dit reg of laat dit uit.',
  'A matter cannot contain other matters.': 'ʼn Saak kan nie ander sake bevat nie.',
  'Nothing of this list was made. Give it up instead.': 'Niks van hierdie lys is ingevoer nie. Laat dit eerder vaar.',
  '{name} and {count} others have changed since they were imported. Remove the wrong ones one by one.':
    '{name} en {count} ander het verander sedert die invoer. Verwyder die verkeerdes een vir een.',
  'one that was removed': 'een wat verwyder is',
  '{name} was changed since it was imported. Take out what is wrong one by one.':
    '{name} is verander sedert dit ingevoer is. Haal uit wat verkeerd is, een vir een.',
  'Rows from this list have been imported. Undo the import to remove them.':
    'Rye uit hierdie lys is ingevoer. Maak die invoer ongedaan om dit te verwyder.',
  "'{text}' is not in the list of Master's offices.": "'{text}' is nie in die lys van Meesterskantore nie.",
  "No one in the firm is called '{text}'. Enter the name or email address.":
    "Niemand in die firma heet '{text}' nie. Voer die naam of e-posadres in.",
  '{name} is in matter {reference} already, with {why}.': '{name} is reeds in saak {reference}, met {why}.',
  'No matter of the firm has the file number {reference}. Import the matters first.':
    'Geen saak van die firma het die lêernommer {reference} nie. Voer eers die sake in.',
  'Fill in {label}.': 'Vul {label} in.',
  'Send one file.': 'Stuur een lêer.',
  'This list has already been imported. Start a new import for another list.':
    'Hierdie lys is reeds ingevoer. Begin ʼn nuwe invoer vir ʼn ander lys.',
  "There is no field '{field}' in this list.": "Daar is nie ʼn veld '{field}' in hierdie lys nie.",
  'Two columns are taken for {label}. Keep one of them.': 'Twee kolomme word vir {label} geneem. Hou een van hulle.',
  'Choose the column for {label}.': 'Kies die kolom vir {label}.',
  'This file number is also on line {line}. Give each matter its own number.':
    'Hierdie lêernommer is ook op reël {line}. Gee elke saak ʼn eie nommer.',
  'This ID number is also on line {line}.': 'Hierdie ID-nommer is ook op reël {line}.',
  'This is an old Excel file (.xls). Save it as .xlsx or CSV and upload that.':
    'Dit is ʼn ou soort Excel-lêer (.xls). Stoor dit as .xlsx of CSV en laai dit op.',
  'This is no list. Send a CSV file or an Excel workbook.':
    'Dit is nie ʼn lys nie. Stuur ʼn CSV-lêer of ʼn Excel-werkboek.',
  'The file has no rows under its headings. Add them and send it again.':
    'Die lêer het geen rye onder sy opskrifte nie. Voeg hulle by en stuur dit weer.',
};
