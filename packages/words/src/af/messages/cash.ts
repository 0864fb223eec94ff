/** Income, expenses, bank accounts and the ledger. */
export const af: Readonly<Record<string, string>> = {
  'This date is before {day}, when the account {account} begins. Check the date.':
    'Hierdie datum is voor {day}, wanneer die rekening {account} begin. Gaan die datum na.',
  'With this entry the account {account} is overdrawn by {amount} on {day}. Check the amount and the date.':
    'Met hierdie inskrywing is die rekening {account} op {day} met {amount} oortrokke. Gaan die bedrag en die datum na.',
  'Choose a point or a comma.': 'Kies ʼn punt of ʼn komma.',
  'Choose the date format.': 'Kies die datumformaat.',
  'Choose what the column contains.': 'Kies wat die kolom bevat.',
  'Lines from this file have been imported, so it cannot be removed. Undo the import first.':
    'Reëls uit hierdie lêer is ingevoer; dit kan dus nie verwyder word nie. Maak eers die invoer ongedaan.',
  'A table can have at most 60 columns.': 'ʼn Tabel kan hoogstens 60 kolomme hê.',
  'The file could not be read completely. Upload it again.':
    'Die lêer kon nie volledig gelees word nie. Laai dit weer op.',
  'The file does not show its opening balance. Enter it on the account.':
    'Die lêer wys nie sy openingsaldo nie. Voer dit by die rekening in.',
  'The file is still being read. Wait until it is ready.': 'Die lêer word nog gelees. Wag totdat dit gereed is.',
  'This file does not need a layout. Open the one that does.':
    'Hierdie lêer het nie ʼn uitleg nodig nie. Maak die een oop wat dit nodig het.',
  '{count} places of the file are doubtful. Look at them, and say that they are right.':
    '{count} plekke in die lêer is twyfelagtig. Kyk daarna, en sê dat hulle reg is.',
  '{count} places in the file could not be read. Correct them, or download the statement again.':
    '{count} plekke in die lêer kon nie gelees word nie. Maak dit reg, of laai die staat weer af.',
  '{file} has been read: {count} lines are ready to import.':
    '{file} is gelees: {count} reëls is gereed om in te voer.',
  'Enter both the first and last date of the period, or leave both blank.':
    'Voer die eerste en die laaste datum van die tydperk in, of laat albei leeg.',
  'After it': 'Daarna',
  'Choose a kind of account.': 'Kies ʼn soort rekening.',
  'Choose what it was for.': 'Kies waarvoor dit was.',
  'Common practice': 'Algemene praktyk',
  'Enter an amount of more than 0. For a refund or return, choose the original entry.':
    'Voer ʼn bedrag van meer as 0 in. Kies vir ʼn terugbetaling of terugsending die oorspronklike inskrywing.',
  'This entry is itself a refund or return. Choose the entry it belongs to.':
    'Hierdie inskrywing is self ʼn terugbetaling of terugsending. Kies die inskrywing waarby dit hoort.',
  'No money has moved for this entry yet, so it cannot have been refunded or returned.':
    'Daar is nog geen geld vir hierdie inskrywing betaal nie; dit kan dus nie terugbetaal of teruggestuur wees nie.',
  'Choose the bank account the money moved through.': 'Kies die bankrekening waardeur die geld beweeg het.',
  'Enter the amount of the refund or return.': 'Voer die bedrag van die terugbetaling of terugsending in.',
  'At most {left} of the original entry is left. Correct the amount.':
    'Hoogstens {left} van die oorspronklike inskrywing is oor. Maak die bedrag reg.',
  'The original entry is dated {day}. Enter that day or a later one.':
    'Die oorspronklike inskrywing is gedateer {day}. Voer daardie dag of ʼn latere een in.',
  'The entry it belongs to cannot be changed. Remove this one and add it again.':
    'Die inskrywing waarby dit hoort, kan nie verander word nie. Verwyder hierdie een en voeg dit weer by.',
  'This entry has a refund or return, so its amount, account and type cannot be changed. Remove the refund or return first.':
    'Hierdie inskrywing het ʼn terugbetaling of terugsending; die bedrag, rekening en soort kan dus nie verander word nie. Verwyder eers die terugbetaling of terugsending.',
  'This entry has a refund or return, so it cannot be removed. Remove the refund or return first.':
    'Hierdie inskrywing het ʼn terugbetaling of terugsending; dit kan dus nie verwyder word nie. Verwyder eers die terugbetaling of terugsending.',
  'A return cannot be entered for this kind of movement. Add what happened as a movement.':
    'ʼn Terugkeer kan nie vir hierdie soort beweging ingevoer word nie. Voeg by wat gebeur het as ʼn beweging.',
  'Choose the original entry.': 'Kies die oorspronklike inskrywing.',
  'This entry moved money the same way as the line. Choose one that moved it the other way.':
    'Hierdie inskrywing het geld in dieselfde rigting as die reël beweeg. Kies een wat dit in die ander rigting beweeg het.',
  'For the whole period': 'Vir die hele tydperk',
  'Enter the balance on that date, even if it is 0.': 'Voer die saldo op daardie datum in, al is dit 0.',
  'Enter the date of this balance.': 'Voer die datum van hierdie saldo in.',
  'This account has transactions, so it cannot be removed. Enter its closing date instead.':
    'Hierdie rekening het transaksies en kan nie verwyder word nie. Voer eerder die sluitingsdatum in.',
  'The amount accrued before the death cannot be more than the amount received.':
    'Die bedrag wat voor die dood opgeloop het, kan nie meer wees as die bedrag wat ontvang is nie.',
  'Only a deceased estate has a liquidation and distribution account.':
    'Slegs ʼn bestorwe boedel het ʼn likwidasie- en distribusierekening.',
  'Parted by days': 'Volgens dae verdeel',
  'Choose the account from which the claim was paid. Unpaid claims are under Liabilities.':
    'Kies die rekening waaruit die eis betaal is. Onbetaalde eise is onder Laste.',
  'The VAT is included in the amount, so it must be less than the amount.':
    'Die BTW is by die bedrag ingesluit en moet dus minder as die bedrag wees.',
  'The account up to {lockedUpTo} has been lodged, so you cannot change entries up to then. Enter a correction with a later date.':
    'Die rekening tot {lockedUpTo} is ingedien; u kan dus nie inskrywings tot dan verander nie. Voer ʼn regstelling met ʼn latere datum in.',
  'The account was closed before it was opened. Correct one of the dates.':
    'Die rekening is gesluit voordat dit geopen is. Maak een van die datums reg.',
  'The period ends before it begins. Correct one of the dates.':
    'Die tydperk eindig voordat dit begin. Maak een van die datums reg.',
  'This day is in the future.': 'Hierdie dag lê in die toekoms.',
  'This day is in the future. Leave the bank account open until the money has moved.':
    'Hierdie dag moet nog kom. Los die bankrekening oop totdat die geld beweeg het.',
  '{daysBefore} of {days} days up to {boundary}': '{daysBefore} van {days} dae tot {boundary}',
  'Choose a kind that this matter has.': 'Kies ʼn soort wat hierdie saak het.',
  'Choose the account it goes to.': 'Kies die rekening waarheen dit gaan.',
  'Choose who was paid.': 'Kies wie betaal is.',
  'Choose who paid it in.': 'Kies wie dit inbetaal het.',
  'Choose the asset.': 'Kies die bate.',
  'Choose another account than the one it leaves.': 'Kies ʼn ander rekening as die een waaruit dit gaan.',
  'Choose a document or facts.': 'Kies dokument of feite.',
  'Provided for but not paid': 'Voorsien maar nie betaal nie',
  "Executor's remuneration": 'Eksekuteursvergoeding',
  "Master's fee": 'Meestersgelde',
  'Estate duty': 'Boedelbelasting',
  'Cash legacies': 'Geldlegate',
  'Income to heirs': 'Inkomste aan erfgename',
  'Choose the bank line first.': 'Kies eers die bankreël.',
  'Choose what the line is for, or add a new entry.': 'Kies waarvoor die reël is, of voeg ʼn nuwe inskrywing by.',
  'The bank has {bank}, the entries come to {ledger}. Add an entry of {difference}, or choose others.':
    'Die bank het {bank}, die inskrywings kom op {ledger}. Voeg ʼn inskrywing van {difference} by, of kies ander.',
  'This entry is matched to a bank line, so it cannot be removed. Undo the match first.':
    'Hierdie inskrywing is met ʼn bankreël gepas en kan nie verwyder word nie. Maak eers die passing ongedaan.',
  'This entry is matched to a bank line, so its amount and account cannot be changed. Undo the match first.':
    'Hierdie inskrywing is met ʼn bankreël gepas; die bedrag en rekening kan nie verander word nie. Maak eers die passing ongedaan.',
  'Lines of this statement are matched. Undo those matches first.':
    'Reëls van hierdie staat is gepas. Maak eers daardie passings ongedaan.',
  'Lines from two accounts cannot be matched together.': 'Reëls van twee rekeninge kan nie saam gepas word nie.',
  'Choose the other account.': 'Kies die ander rekening.',
  'Choose what it was.': 'Kies wat dit was.',
  'Choose the claim that was paid.': 'Kies die eis wat betaal is.',
  'This entry cannot be matched to a bank line.': 'Hierdie inskrywing kan nie met ʼn bankreël gepas word nie.',
  'This entry is no longer open: someone matched or removed it. Check the list again.':
    'Hierdie inskrywing is nie meer oop nie: iemand het dit gepas of verwyder. Gaan die lys weer na.',
  'This line was sent to Sage Pastel, so the match cannot be undone. Add a correcting entry.':
    'Hierdie reël is na Sage Pastel gestuur; die passing kan nie ongedaan gemaak word nie. Voeg ʼn regstellende inskrywing by.',
  'Choose the bank account.': 'Kies die bankrekening.',
  'Enter the date of the line.': 'Voer die datum van die reël in.',
  'Enter the amount, with a minus sign for money out.': 'Voer die bedrag in, met ʼn minusteken vir geld uit.',
  'This line is on a bank statement. Undo the import of the statement instead.':
    'Hierdie reël is op ʼn bankstaat. Maak eerder die invoer van die staat ongedaan.',
  'This line is matched. Undo the match first.': 'Hierdie reël is gepas. Maak eers die passing ongedaan.',
  'A group with this name already exists.': 'ʼn Groep met hierdie naam bestaan reeds.',
  'Enter an amount of more than 0.': 'Voer ʼn bedrag van meer as 0 in.',
  'You cannot pay more on a claim than the lodged account awards, or the amount of the claim if no account has been lodged.':
    'U kan nie meer op ʼn eis betaal as wat die ingediende rekening toeken nie, of die bedrag van die eis as geen rekening ingedien is nie.',
  'You cannot pay more than is owed. If the claim has increased, correct it first.':
    'U kan nie meer betaal as wat verskuldig is nie. As die eis toegeneem het, stel dit eers reg.',
  'This claim is already entered. Edit that line.': 'Hierdie eis is reeds ingevoer. Wysig daardie reël.',
  'Choose an entry from the list.': 'Kies ʼn inskrywing uit die lys.',
  'Import at most 20,000 lines.': 'Voer hoogstens 20 000 reëls in.',
  'Choose what kind of line this is.': 'Kies wat die reël is.',
  'Match at most 200 lines at a time.': 'Pas hoogstens 200 reëls op ʼn slag.',
  'Match at most 200 entries at a time.': 'Pas hoogstens 200 inskrywings op ʼn slag.',
  'Make at most 50 entries of a line.': 'Maak hoogstens 50 inskrywings van ʼn reël.',
  'Enter 0 to 100.': 'Voer 0 tot 100 in.',
  'Choose 50 to 100.': 'Kies 50 tot 100.',
  'Choose a head.': 'Kies ʼn hoof.',
  'Enter the seven characters of the account.': 'Voer die sewe karakters van die rekening in.',
  'Choose a month.': 'Kies ʼn maand.',
  'Undo at most 20,000 at a time.': 'Maak hoogstens 20 000 op ʼn slag ongedaan.',
  'Bank reconciliation statement': 'Bankrekonsiliasiestaat',
  Together: 'Saam',
  Page: 'Bladsy',
  of: 'van',
  Matter: 'Saak',
  'Enter the date of death first. The estate’s own income begins the day after.':
    'Voer eers die sterfdatum in. Die boedel se eie inkomste begin die dag daarna.',
  'The reply is dated before the request. Correct the date.':
    'Die antwoord is voor die versoek gedateer. Maak die datum reg.',
  'This line was sent to Sage Pastel with its voucher, so it cannot be removed.':
    'Hierdie reël is met sy bewysstuk na Sage Pastel gestuur en kan nie verwyder word nie.',
  'Enter the number of the account that was opened.': 'Voer die nommer in van die rekening wat geopen is.',
  'Enter the branch code of the account.': 'Voer die takkode van die rekening in.',
  'Enter why the bank did not open it.': 'Voer in waarom die bank dit nie geopen het nie.',
  'This kind of matter has no bank accounts.': 'Hierdie soort saak het geen bankrekeninge nie.',
  'Choose the claim it is for.': 'Kies die eis waarvoor dit is.',
  'Only movable property is taken over by a creditor. Land is sold.':
    'Slegs roerende goed word deur ʼn skuldeiser oorgeneem. Grond word verkoop.',
  'This claim is not secured on the asset. Enter the security with the claim first.':
    'Hierdie eis is nie op die bate verseker nie. Vul eers die sekuriteit by die eis in.',
  'A creditor has already taken over this asset. Edit that entry.':
    'ʼn Skuldeiser het hierdie bate reeds oorgeneem. Wysig daardie inskrywing.',
  'The bank has already answered this request.': 'Die bank het reeds op hierdie versoek geantwoord.',
  'Choose whether it was opened.': 'Kies of dit geopen is.',
  'Payments are already made from {name}. Remove the mark from that account first.':
    'Betalings word reeds uit {name} gemaak. Verwyder eers die merk by daardie rekening.',
};
