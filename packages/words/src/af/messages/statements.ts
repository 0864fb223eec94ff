/** Bank statements: what a file does not say, says wrongly, or says twice. */
export const af: Readonly<Record<string, string>> = {
  'The lines are still being imported. Wait until they are there.':
    'Die reëls word nog ingevoer. Wag totdat hulle daar is.',
  '{count} lines of {file} were imported.': '{count} reëls van {file} is ingevoer.',
  'This file is being read or was imported. Undo the import first.':
    'Hierdie lêer word gelees of is ingevoer. Maak eers die invoer ongedaan.',
  'Only CSV and Excel files have columns to choose.': 'Net CSV- en Excel-lêers het kolomme om te kies.',
  'The same as line {line}; both are kept.': 'Dieselfde as reël {line}; albei bly.',
  "Line {line}: '{text}' is not an amount. Ask the bank for a correct file, or capture this line by hand.":
    "Reël {line}: '{text}' is nie ʼn bedrag nie. Laat die bank die lêer regstel, of lê hierdie reël met die hand vas.",
  "The balance at line {line} cannot be read: '{text}'. Download the statement again from the bank.":
    "Die saldo by reël {line} kan nie gelees word nie: '{text}'. Laai die staat weer van die bank af.",
  'The details of the entry at line {line} do not add up to its amount. The amount of the entry is taken; compare it with the bank.':
    'Die besonderhede van die inskrywing by reël {line} tel nie op tot sy bedrag nie. Die bedrag van die inskrywing word geneem; vergelyk dit met die bank.',
  "The entry '{reference}' on line {line} is not booked yet and was left out. It will be in a later statement.":
    "Die inskrywing '{reference}' op reël {line} is nog nie geboek nie en is uitgelaat. Dit sal in ʼn latere bankstaat wees.",
  'The entry at line {line} is in {currency}, the account in {account}. Ask the bank for the statement in one currency.':
    'Die inskrywing by reël {line} is in {currency}, die rekening in {account}. Vra die bank vir die staat in een geldeenheid.',
  'The movement at line {line} has no date. Ask the bank for a correct file, or capture this line by hand.':
    'Die beweging by reël {line} het geen dag nie. Laat die bank die lêer regstel, of lê hierdie reël met die hand vas.',
  'The transaction on line {line} has no amount. Ask the bank for a correct file, or capture this line by hand.':
    'Die transaksie op reël {line} het geen bedrag nie. Vra die bank vir ʼn korrekte lêer, of lê hierdie reël met die hand vas.',
  "Line {line}: '{text}' is not a date. Ask the bank for a correct file, or capture this line by hand.":
    "Reël {line}: '{text}' is nie ʼn dag nie. Laat die bank die lêer regstel, of lê hierdie reël met die hand vas.",
  'There is no statement of a bank account in this file. Download it again from the bank.':
    'Daar is geen staat van ʼn bankrekening in hierdie lêer nie. Laai dit weer van die bank af.',
  'The statement at line {line} opens with {opening}, which is not where the one before it closed. A statement between them may be missing.':
    'Die staat by reël {line} open met {opening}, en dit is nie waar die vorige een gesluit het nie. ʼn Staat tussen hulle ontbreek dalk.',
  "'{meaning}' is not a column type. Choose one from the list.":
    "'{meaning}' is nie ʼn kolomsoort nie. Kies een uit die lys.",
  'Choose a point or a comma before the cents.': 'Kies ʼn punt of ʼn komma voor die sent.',
  'Choose the date format, with the day before the month.': 'Kies die datumformaat, met die dag voor die maand.',
  "Only one column can be '{meaning}'. Keep the right one and set the other to Not used.":
    "Net een kolom kan '{meaning}' wees. Behou die regte een en stel die ander op Nie gebruik nie.",
  'Choose what each column contains.': 'Kies wat elke kolom bevat.',
  'Choose how to tell money in from money out.': 'Kies hoe geld in en geld uit onderskei word.',
  'Choose the date column.': 'Kies die datumkolom.',
  'Choose the description column.': 'Kies die beskrywingskolom.',
  'Choose the money-in and money-out columns, and remove any other amount column.':
    'Kies die kolomme vir geld in en geld uit, en verwyder enige ander bedragkolom.',
  'Choose the column that shows credit or debit.': 'Kies die kolom wat krediet of debiet wys.',
  'Choose the one column with the amount, or choose two columns for money in and money out.':
    'Kies die een kolom met die bedrag, of kies twee kolomme vir geld in en geld uit.',
  "We cannot read the transaction on line {line}: '{text}'. Download the statement again from the bank.":
    "Ons kan nie die transaksie op reël {line} lees nie: '{text}'. Laai die bankstaat weer van die bank af.",
  'The statement that begins at line {line} breaks off before its closing balance. Download it again from the bank.':
    'Die staat wat by reël {line} begin, breek af voor sy eindsaldo. Laai dit weer van die bank af.',
  'There is no statement in this file. Download it again from the bank as MT940.':
    'Daar is geen staat in hierdie lêer nie. Laai dit weer as MT940 van die bank af.',
  'The file breaks off before its end. Download the statement again from the bank.':
    'Die lêer breek voor sy einde af. Laai die staat weer van die bank af.',
  'We do not read files with a DOCTYPE or ENTITY, because they can be harmful. Download the statement again from the bank.':
    'Ons lees nie lêers met ʼn DOCTYPE of ENTITY nie, want dit kan skadelik wees. Laai die staat weer van die bank af.',
  '{count} more lines like these are not listed.': '{count} verdere reëls soos hierdie word nie gelys nie.',
  'Line {line} is dated {day}, which is in the future. Check that day and month are not swapped.':
    'Reël {line} is gedateer {day}, wat in die toekoms is. Kyk of dag en maand nie omgeruil is nie.',
  'We read only the first sheet with rows and skipped {count} others.':
    'Ons het net die eerste blad met rye gelees en {count} ander oorgeslaan.',
  'The file has more than {count} lines. Download one year of statements at a time.':
    'Die lêer het meer as {count} reëls. Laai die bankstate een jaar op ʼn slag af.',
  "The layout '{name}' was made from a description and not yet seen in a file of the bank. Compare the first lines and the closing balance.":
    "Die uitleg '{name}' is uit ʼn beskrywing gemaak en nog nie in ʼn lêer van die bank gesien nie. Vergelyk die eerste reëls en die eindsaldo.",
  'We cannot read this file as a table. Download the statement as CSV, OFX, MT940, CAMT.053 or Excel.':
    'Ons kan hierdie lêer nie as ʼn tabel lees nie. Laai die bankstaat as CSV, OFX, MT940, CAMT.053 of Excel af.',
  '{count} transactions in the file do not belong to an account. Download the statement again from the bank.':
    '{count} transaksies in die lêer hoort nie by ʼn rekening nie. Laai die bankstaat weer van die bank af.',
  'The file is empty. Download the statement again from the bank.':
    'Die lêer is leeg. Laai die staat weer van die bank af.',
  'The file is larger than {megabytes} MB. Download one year of statements at a time.':
    'Die lêer is groter as {megabytes} MB. Laai die bankstate een jaar op ʼn slag af.',
  'We do not recognise this XML file as a bank statement. Download the statement as CAMT.053, OFX or CSV.':
    'Hierdie XML-lêer is nie ʼn bankstaat wat hier bekend is nie. Laai die staat as CAMT.053, OFX of CSV af.',
  'We cannot read this file as text. Download the statement as CSV, OFX, MT940, CAMT.053 or Excel.':
    'Hierdie lêer is nie teks nie. Laai die staat as CSV, OFX, MT940, CAMT.053 of Excel af.',
  'This is a PDF, in which lines cannot be read with certainty. Download the statement as CSV, OFX or Excel.':
    'Dit is ʼn PDF, waarin reëls nie met sekerheid gelees kan word nie. Laai die staat as CSV, OFX of Excel af.',
  'This is a report of the day or an advice (CAMT.052 or 054), not a statement. Download CAMT.053.':
    'Dit is ʼn dagverslag of ʼn kennisgewing (CAMT.052 of 054), nie ʼn staat nie. Laai CAMT.053 af.',
  'This is a web page, not an Excel file. Download the statement as CSV, OFX or Excel.':
    'Dit is ʼn webblad, nie ʼn Excel-lêer nie. Laai die bankstaat as CSV, OFX of Excel af.',
  'This is an old Excel file (.xls). Save it as .xlsx or CSV, or download the statement as CSV or OFX.':
    'Dit is ʼn ou Excel-lêer (.xls). Stoor dit as .xlsx of CSV, of laai die bankstaat as CSV of OFX af.',
  "The number '{id}' on line {line} is also on an earlier line. Both are kept. Check that there were two transactions.":
    "Die nommer '{id}' op reël {line} is ook op ʼn vroeër reël. Albei bly behou. Maak seker dat daar twee transaksies was.",
  'The file does not say enough balances to prove that no line is missing. Compare the closing balance with the bank.':
    'Die lêer gee nie genoeg saldo’s om te bewys dat geen reël ontbreek nie. Vergelyk die eindsaldo met die bank.',
  'The opening balance {opening} and the movements {movements} do not give the closing balance {closing}. Lines may be missing; download this period again.':
    'Die openingsaldo {opening} en die bewegings {movements} gee nie die eindsaldo {closing} nie. Reëls ontbreek dalk; laai hierdie tydperk weer af.',
  'The running balance breaks at line {line}: {expected} follows from the line before, the file says {found}. A movement may be missing; download this period again.':
    'Die lopende saldo breek by reël {line}: {expected} volg uit die reël tevore, die lêer sê {found}. ʼn Beweging ontbreek dalk; laai hierdie tydperk weer af.',
  'This file has {count} accounts. Choose where each one belongs.':
    'Hierdie lêer het {count} rekeninge. Kies waar elkeen hoort.',
  'A cell on line {line} is too long. Download the file again from the bank.':
    'ʼn Sel op reël {line} is te lank. Laai die lêer weer van die bank af.',
  'A spreadsheet shortened the account number on line {line} and digits are lost. Download the file again from the bank and do not save it in a spreadsheet.':
    'ʼn Sigblad het die rekeningnommer op reël {line} verkort en syfers is verlore. Laai die lêer weer van die bank af en moenie dit in ʼn sigblad stoor nie.',
  "Line {line} does not say whether it is credit or debit: '{text}'. Correct the file, or capture this line by hand.":
    "Reël {line} sê nie of dit krediet of debiet is nie: '{text}'. Stel die lêer reg, of lê hierdie reël met die hand vas.",
  'Line {line} has both money in and money out. Correct the file, or capture this line by hand.':
    'Reël {line} het geld in en geld uit tegelyk. Stel die lêer reg, of lê hierdie reël met die hand vas.',
  'Line {line} has more cells than the heading, so amounts may be in the wrong column. Put quotation marks around text that contains the separator, or download the file again.':
    'Reël {line} het meer selle as die opskrif; bedrae is dalk in die verkeerde kolom. Sit aanhalingstekens om teks wat die skeidingsteken bevat, of laai die lêer weer af.',
  'Line {line} has no amount. Correct the file, or capture this line by hand.':
    'Reël {line} het geen bedrag nie. Maak die lêer reg, of lê hierdie reël met die hand vas.',
  'Line {line} has no date. Correct the file, or capture this line by hand.':
    'Reël {line} het geen dag nie. Stel die lêer reg, of lê hierdie reël met die hand vas.',
  "Line {line}: '{text}' is not an amount in the format of this file. Correct the file, or capture this line by hand.":
    "Reël {line}: '{text}' is nie ʼn bedrag soos hierdie lêer bedrae skryf nie. Stel die lêer reg, of lê hierdie reël met die hand vas.",
  "Line {line}: '{text}' is not a date in the format of this file. Correct the file, or capture this line by hand.":
    "Reël {line}: '{text}' is nie ʼn dag van die kalender soos hierdie lêer dae skryf nie. Stel die lêer reg, of lê hierdie reël met die hand vas.",
  'The dates in this file have the month first. Download it again with the day or the year first, so that no date is misread.':
    'Die dae van hierdie lêer is met die maand eerste geskryf. Laai dit weer af met die dag of die jaar eerste, sodat geen dag met ʼn ander verwar word nie.',
  'The file breaks off in line {line}. Download it again from the bank.':
    'Die lêer breek in reël {line} af. Laai dit weer van die bank af.',
  'The sheet has too many columns. Keep only the statement columns and save it again.':
    'Die blad het te veel kolomme. Behou net die bankstaat se kolomme en stoor dit weer.',
  'There is nothing in this workbook. Save the sheet with the statement in it.':
    'Daar is niks in hierdie werkboek nie. Stoor die blad met die staat daarin.',
  'This archive holds no Excel workbook. Download the statement as CSV, OFX or Excel.':
    'Hierdie argief bevat geen Excel-werkboek nie. Laai die staat as CSV, OFX of Excel af.',
  'This workbook is damaged or was cut off. Download it again, or save it as CSV.':
    'Hierdie werkboek is beskadig of afgesny. Laai dit weer af, of stoor dit as CSV.',
  'This workbook unfolds to more than can be read. Save the sheet as CSV, a year at a time.':
    'Hierdie werkboek vou uit tot meer as wat gelees kan word. Stoor die blad as CSV, jaar vir jaar.',
  'Line {line} is not XML as a bank writes it. Download the statement again from the bank.':
    'Reël {line} is nie XML soos ʼn bank dit skryf nie. Laai die staat weer van die bank af.',
  'The file does not say which account it is of. Make sure that it is {account}.':
    'Die lêer sê nie van watter rekening dit is nie. Maak seker dat dit {account} is.',
  'The file is of account {found}, not of {account}. Choose the account it belongs to.':
    'Die lêer is van rekening {found}, nie van {account} nie. Kies die rekening waarby dit hoort.',
  'The file is in {found}, but the account is in {currency}. Choose the account it belongs to.':
    'Die lêer is in {found}, maar die rekening is in {currency}. Kies die rekening waarby dit hoort.',
  'The file says {found}, but the account is in the name of {owner}. Check that it belongs here.':
    'Die lêer noem {found}, maar die rekening is op naam van {owner}. Gaan na of dit hier hoort.',
  // What a column of a table tells, and how in and out are told apart.
  'Value date': 'Waardedatum',
  'Bank’s transaction number': 'Bank se transaksienommer',
  'Money in': 'Geld in',
  'Money out': 'Geld uit',
  'Fee in addition to the amount': 'Koste bykomend tot die bedrag',
  'Credit or debit': 'Krediet of debiet',
  'Not used': 'Nie gebruik nie',
  'Minus is money out': 'Minus is geld uit',
  'Minus is money in': 'Minus is geld in',
  'Two columns, in and out': 'Twee kolomme, in en uit',
  'One column shows credit or debit': 'Een kolom wys krediet of debiet',
};
