/** Templates: what a body cannot be, and why a paper is not made. */
export const af: Readonly<Record<string, string>> = {
  'No document proves a line of the account yet. Add documents, and enter their voucher numbers.':
    'Geen dokument bewys nog ʼn reël van die rekening nie. Voeg dokumente by, en voer hul bewysstuknommers in.',
  'The condition “{condition}” cannot be read. Write a field, “not” and a field, a field is "something", or a field is more than a number; join them with “and” or “or”.':
    'Die voorwaarde “{condition}” kan nie gelees word nie. Skryf ʼn veld, “not” en ʼn veld, ʼn veld is "iets", of ʼn veld is more than ʼn getal; verbind hulle met “and” of “or”.',
  'Line {line}: {fault}': 'Reël {line}: {fault}',
  'A template holds at most {count} characters.': 'ʼn Sjabloon bevat hoogstens {count} karakters.',
  '“{hole}” names no field.': '“{hole}” noem geen veld nie.',
  '“{part}” in “{hole}” is neither a format nor a default text.':
    '“{part}” in “{hole}” is nóg ʼn formaat nóg ʼn verstekteks.',
  'A brace is opened and not closed: “{hole}”.': 'ʼn Krulhakie word oopgemaak en nie gesluit nie: “{hole}”.',
  '“{begun}” in a table has no closing “|end”.': '“{begun}” in ʼn tabel het nie ʼn afsluitende “|end” nie.',
  'A table begins with its head: “|: First column | Second column |”.':
    'ʼn Tabel begin met sy kop: “|: Eerste kolom | Tweede kolom |”.',
  '“|end” ends nothing here.': '“|end” sluit hier niks af nie.',
  'A row has {cells} cells where its table has {columns} columns.':
    'ʼn Ry het {cells} selle waar sy tabel {columns} kolomme het.',
  '“{directive}” is not a known instruction, or nothing was opened before it.':
    '“{directive}” is nie ʼn bekende instruksie nie, of niks is daarvoor oopgemaak nie.',
  'Write a box of a form as “? number | label | content”.':
    'Skryf ʼn blokkie van ʼn vorm as “? nommer | byskrif | inhoud”.',
  '“{begun}” of line {line} is not ended with “[end]”.':
    '“{begun}” van reël {line} word nie met “[end]” afgesluit nie.',
  '“{field}” is a line of a repeated field. Put it inside “each” of that field.':
    '“{field}” is ʼn reël van ʼn veld wat herhaal word. Plaas dit binne “each” van daardie veld.',
  '“{field}” is not a field that papers have. Choose one from the list of fields.':
    '“{field}” is nie ʼn veld wat dokumente het nie. Kies een uit die lys velde.',
  '“{field}” does not exist in matters of {types}. Remove it, or do not offer the template for them.':
    '“{field}” bestaan nie in sake van {types} nie. Verwyder dit, of bied die sjabloon nie daarvoor aan nie.',
  '“{field}” belongs to each row of “{list}”. Put it inside “each {list}”.':
    '“{field}” behoort aan elke ry van “{list}”. Plaas dit binne “each {list}”.',
  '“{list}” is a list. Repeat it with “each {list}” and name a field of its rows.':
    '“{list}” is ʼn lys. Herhaal dit met “each {list}” en noem ʼn veld van sy rye.',
  '“{list}” is not a list that can be repeated.': '“{list}” is nie ʼn lys wat herhaal kan word nie.',
  'The firm already has its own text for this template. Edit that one.':
    'Die firma het reeds ʼn eie teks vir hierdie sjabloon. Wysig daardie een.',
  '“{field}” is not captured yet. Capture it, or type it for this paper.':
    '“{field}” is nog nie vasgelê nie. Lê dit vas, of tik dit vir hierdie dokument.',
  '“{field}” and {count} more are not captured yet. Capture them, or type them for this paper.':
    '“{field}” en nog {count} is nog nie vasgelê nie. Lê hulle vas, of tik hulle vir hierdie dokument.',
  'This document is no longer on file. Create it again before you send it.':
    'Hierdie dokument is nie meer op lêer nie. Skep dit weer voordat u dit stuur.',
  'Enter the text of the template.': 'Voer die teks van die sjabloon in.',
  'A template holds at most 200000 characters.': 'ʼn Sjabloon bevat hoogstens 200000 karakters.',
  'Choose at least one system type.': 'Kies ten minste een stelseltipe.',
  'Choose at least one recipient.': 'Kies ten minste een ontvanger.',
  'Choose at least one document.': 'Kies ten minste een dokument.',
  'Enter 0 for PDF or 1 for Word.': 'Voer 0 vir PDF of 1 vir Word in.',
  'Choose en or af.': 'Kies en of af.',
  'Enter a number.': 'Voer ʼn getal in.',
  'Enter a date as YYYY-MM-DD.': 'Voer ʼn datum as JJJJ-MM-DD in.',
  'There is no shared text called “{piece}”.': 'Daar is geen gedeelde stuk met die naam “{piece}” nie.',
  'This Word file cannot be read. Open it in Word, save it as .docx and choose it again.':
    'Hierdie Word-lêer kan nie gelees word nie. Maak dit in Word oop, stoor dit as .docx en kies dit weer.',
  'This file is far too large for a letter when it is unpacked, so it was not read. Save the letter again in Word.':
    'Hierdie lêer is, uitgepak, veels te groot vir ʼn brief en is nie gelees nie. Stoor die brief weer in Word.',
  'This letter has no text. Choose one that has.': 'Hierdie brief het geen teks nie. Kies een wat wel het.',
  'Choose a Word letter saved as .docx.': 'Kies ʼn Word-brief wat as .docx gestoor is.',
  'This document needs parts of the matter that you may not see: {parts}. Ask the firm to make it.':
    'Hierdie dokument benodig dele van die saak wat u nie mag sien nie: {parts}. Vra die firma om dit te maak.',
};
