/** Identity, tax, registration and bank numbers, telephone and email. */
export const af: Readonly<Record<string, string>> = {
  'Age of Majority Act 57 of 1972, and the same age before it; confirm.':
    'Wet op die Meerderjarigheidsouderdom 57 van 1972, en dieselfde ouderdom daarvoor; bevestig.',
  'Child Care and Protection Act 3 of 2015; confirm the first day.':
    'Wet op Kindersorg en -beskerming 3 van 2015; bevestig die eerste dag.',
  '081 123 4567 or +264 81 123 4567': '081 123 4567 of +264 81 123 4567',
  '082 123 4567 or +27 82 123 4567': '082 123 4567 of +27 82 123 4567',
  'A CK number belongs to a close corporation and ends in /23. Check the last two digits.':
    'ʼn CK-nommer behoort aan ʼn beslote korporasie en eindig op /23. Kontroleer die laaste twee syfers.',
  'A Namibian VAT number has seven to ten digits. Copy it from the certificate.':
    'ʼn Namibiese BTW-nommer het sewe tot tien syfers. Kopieer dit van die sertifikaat af.',
  'A Namibian identity number has exactly 11 digits. Enter it again from the document.':
    'ʼn Namibiese identiteitsnommer het presies 11 syfers. Voer dit weer van die dokument af in.',
  'A Namibian tax number has seven to ten digits. Copy it from the assessment.':
    'ʼn Namibiese belastingnommer het sewe tot tien syfers. Kopieer dit van die aanslag af.',
  'A PAYE number': 'ʼn LBS-nommer',
  'A UIF number': 'ʼn WVF-nommer',
  'A VAT number': 'ʼn BTW-nommer',
  'A branch code has six digits. A leading zero is probably missing: {code} is {bank}. Copy it from the bank’s letter.':
    'ʼn Takkode het ses syfers. ʼn Voorste nul ontbreek waarskynlik: {code} is {bank}. Kopieer dit van die bank se brief af.',
  "A branch code has six digits. Copy it from the bank's letter.":
    'ʼn Takkode het ses syfers. Kopieer dit van die bank se brief af.',
  'A passport number has five to nine letters and digits. Copy it from the page with the photograph.':
    'ʼn Paspoortnommer het vyf tot nege letters en syfers. Kopieer dit van die bladsy met die foto af.',
  'A spreadsheet has shortened this account number and lost digits. Copy it from the bank statement as text.':
    'ʼn Sigblad het hierdie rekeningnommer verkort en syfers het verlore gegaan. Kopieer dit as teks van die bankstaat af.',
  'An SDL number': 'ʼn VOH-nommer',
  'Accounts of {bank} begin with {begins}, this number does not. Compare it with a bank letter before you pay.':
    'Rekeninge van {bank} begin met {begins}, maar hierdie nommer nie. Vergelyk dit met ʼn bankbrief voordat u betaal.',
  'An account number has at most {digits} digits ({bond} for a Nedbank bond). Check it.':
    'ʼn Rekeningnommer het hoogstens {digits} syfers ({bond} vir ʼn Nedbank-verband). Kontroleer dit.',
  'An account number has digits only. Copy it from the bank statement.':
    'ʼn Rekeningnommer het net syfers. Skryf dit van die bankstaat af.',
  'An account number cannot be all zeros. Copy it from the bank statement.':
    'ʼn Rekeningnommer kan nie net nulle wees nie. Kopieer dit van die bankstaat af.',
  'An identity number has exactly 13 digits. Enter it again from the document.':
    'ʼn Identiteitsnommer het presies 13 syfers. Voer dit weer van die dokument af in.',
  'An income tax number': 'ʼn Inkomstebelastingnommer',
  'No kind of company on record ends in /{type}. Check the last two digits.':
    'Geen soort maatskappy op rekord eindig op /{type} nie. Kontroleer die laaste twee syfers.',
  'Ordinary accounts of {bank} have {digits} digits, this number has {count}. Compare it with a bank letter before you pay.':
    'Gewone rekeninge van {bank} het {digits} syfers; hierdie nommer het {count}. Vergelyk dit met ʼn bankbrief voordat u betaal.',
  'Some accounts use branch code 450105.': 'Sommige rekeninge gebruik takkode 450105.',
  'The branch code belongs to {bank}, but the bank is given as {given}.':
    'Die takkode behoort aan {bank}, maar die bank word as {given} aangegee.',
  'The check digit is not valid for {bank}. Compare the account with a bank letter before you pay.':
    'Die kontrolesyfer is nie geldig vir {bank} nie. Vergelyk die rekening met ʼn bankbrief voordat u betaal.',
  'This number has {count} digits, and no bank we know has account numbers as short. Compare it with a bank letter before you pay.':
    'Hierdie nommer het {count} syfers, en geen bank wat ons ken, het so kort rekeningnommers nie. Vergelyk dit met ʼn bankbrief voordat u betaal.',
  'This number has {count} digits. Account numbers of {bank} have {digits}. Copy it from a bank letter.':
    'Hierdie nommer het {count} syfers. Rekeningnommers van {bank} het {digits}. Kopieer dit van ʼn bankbrief af.',
  'We do not know a bank with this branch code. Compare it with a bank letter before you pay.':
    'Ons ken nie ʼn bank met hierdie takkode nie. Vergelyk dit met ʼn bankbrief voordat u betaal.',
  'The eleventh digit must be 0, 1 or 2. Check it against the document.':
    'Die elfde syfer moet 0, 1 of 2 wees. Vergelyk dit met die dokument.',
  'The first six digits are not a date of birth (year, month, day). Check them against the document.':
    'Die eerste ses syfers is nie ʼn geboortedatum (jaar, maand, dag) nie. Vergelyk dit met die dokument.',
  'The last digit does not fit the others, so a digit is wrong or two are swapped. Check all 13.':
    'Die laaste syfer pas nie by die ander nie; ʼn syfer is dus verkeerd of twee is omgeruil. Kontroleer al 13.',
  'This number has 11 digits; a South African identity number has 13. Complete it, or write NA before a Namibian one.':
    'Hierdie nommer het 11 syfers; ʼn Suid-Afrikaanse identiteitsnommer het 13. Voltooi dit, of skryf NA voor ʼn Namibiese nommer.',
  'This number is not valid. Check it against the document.':
    'Hierdie nommer is nie geldig nie. Vergelyk dit met die dokument.',
  "Write the Master's trust number like IT1234/2014(G), as on the letters of authority.":
    'Skryf die Meester se trustnommer soos IT1234/2014(G), soos op die magtigingsbrief.',
  'Write the registration number as 2014/1234 for a company or CC/2014/12345.':
    'Skryf die registrasienommer as 2014/1234 vir ʼn maatskappy of CC/2014/12345.',
  'Write the registration number as year/number/type, for example 2014/123456/07.':
    'Skryf die registrasienommer as jaar/nommer/soort, byvoorbeeld 2014/123456/07.',
  "'{text}' is not a telephone number. Write it like {example}.":
    '‘{text}’ is nie ʼn telefoonnommer nie. Skryf dit soos {example}.',
  "'{text}' is not an email address. Write it like name@example.co.za, without spaces.":
    '‘{text}’ is nie ʼn e-posadres nie. Skryf dit soos naam@voorbeeld.co.za, sonder spasies.',
  'Compare it with the SARS notice.': 'Vergelyk dit met die SAID-kennisgewing.',
  '{name} ends in a check digit that does not fit here, so a digit is wrong or two are swapped.':
    '{name} eindig op ʼn kontrolesyfer wat nie hier pas nie; ʼn syfer is dus verkeerd of twee is omgeruil.',
  '{name} has ten characters, with digits after the first. Copy it from the SARS notice.':
    '{name} het tien karakters, almal syfers ná die eerste. Kopieer dit van die SAID-kennisgewing af.',
  '{name} starts with {start}. Check that this is not the number for another tax.':
    '{name} begin met {start}. Maak seker dat dit nie die nommer vir ʼn ander belasting is nie.',
  '{year} is not a year of registration. Check the first part.':
    '{year} is nie ʼn registrasiejaar nie. Kontroleer die eerste deel.',
  'This is not the number that is stored. Open the record again, or type the whole number.':
    'Dit is nie die nommer wat gestoor is nie. Maak die rekord weer oop, of tik die hele nommer.',
  'Enter the full number. You entered its masked form.':
    'Voer die volle nommer in. U het die gemaskerde vorm ingevoer.',
  'Public company': 'Publieke maatskappy',
  'Private company': 'Private maatskappy',
  'Non-profit company': 'Maatskappy sonder winsoogmerk',
  'External company': 'Eksterne maatskappy',
  'Personal liability company': 'Maatskappy met persoonlike aanspreeklikheid',
  'State-owned company': 'Maatskappy in staatsbesit',
};
