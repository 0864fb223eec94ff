/** Income, expenses, bank accounts and the ledger. */
export const af: Readonly<Record<string, string>> = {
  'Choose a point or a comma.': 'Kies ʼn punt of ʼn komma.',
  'Choose how the days are written.': 'Kies hoe die dae geskryf word.',
  'Choose what the column holds.': 'Kies wat die kolom bevat.',
  'Lines of this file were taken, so it stays. Undo the import first.':
    'Reëls van hierdie lêer is geneem, dus bly dit. Maak eers die invoer ongedaan.',
  'A table has at most 60 columns.': 'ʼn Tabel het hoogstens 60 kolomme.',
  'The file could not be read to its end. Send it again.':
    'Die lêer kon nie tot die einde gelees word nie. Stuur dit weer.',
  'The file does not say its opening balance. Enter it on the account.':
    'Die lêer sê nie sy openingsaldo nie. Voer dit op die rekening in.',
  'The file is not read to its end yet. Wait until it is ready.':
    'Die lêer is nog nie tot die einde gelees nie. Wag totdat dit gereed is.',
  'This file does not ask for a layout. Open the one that does.':
    'Hierdie lêer vra nie vir ʼn uitleg nie. Maak die een oop wat wel vra.',
  '{count} places of the file are doubtful. Look at them, and say that they are right.':
    '{count} plekke in die lêer is twyfelagtig. Kyk daarna, en sê dat hulle reg is.',
  '{count} places of the file could not be read. Mend them, or download the statement again.':
    '{count} plekke in die lêer kon nie gelees word nie. Stel hulle reg, of laai die staat weer af.',
  '{file} was read: {count} lines wait to be taken.': '{file} is gelees: {count} reëls wag om geneem te word.',
  'A period has a first and a last day. Give both, or neither.':
    'ʼn Tydperk het ʼn eerste en ʼn laaste dag. Gee albei, of nie een nie.',
  'After it': 'Daarna',
  'Choose a kind of account.': 'Kies ʼn soort rekening.',
  'Choose what it was for.': 'Kies waarvoor dit was.',
  'Common practice': 'Algemene praktyk',
  'Enter an amount above nought; what was paid back is entered on the other side.':
    'Voer ʼn bedrag bo nul in; wat terugbetaal is, word aan die ander kant ingevoer.',
  'For the whole period': 'Vir die hele tydperk',
  'Give the balance of that day; nought is a balance too.': 'Gee die saldo van daardie dag; nul is ook ʼn saldo.',
  'Give the day of this balance.': 'Gee die dag van hierdie saldo.',
  'Money was booked on this account, so it stays. Enter the day it was closed instead.':
    'Geld is op hierdie rekening geboek, dus bly dit. Voer eerder die dag in waarop dit gesluit is.',
  'No more can have accrued before the death than was received.':
    'Daar kan nie meer voor die afsterwe opgeloop het as wat ontvang is nie.',
  'Only a deceased estate has a liquidation and distribution account.':
    'Slegs ʼn bestorwe boedel het ʼn likwidasie- en distribusierekening.',
  'Parted by days': 'Volgens dae verdeel',
  'Say from which account the claim was paid. One that is still to be paid stands under Liabilities.':
    'Sê uit watter rekening die eis betaal is. Een wat nog betaal moet word, staan onder Laste.',
  'The VAT is part of the amount, so it is less than it.':
    'Die BTW is deel van die bedrag, dus is dit minder as die bedrag.',
  'The account up to {lockedUpTo} was lodged, so that nothing of that time is changed. Enter a correction with a later day.':
    'Die rekening tot {lockedUpTo} is ingedien, sodat niks van daardie tyd verander word nie. Voer ʼn regstelling met ʼn latere dag in.',
  'The account was closed before it was opened. Correct one of the two days.':
    'Die rekening is gesluit voordat dit geopen is. Maak een van die twee dae reg.',
  'The period ends before it begins. Correct one of the two days.':
    'Die tydperk eindig voordat dit begin. Maak een van die twee dae reg.',
  'This day is still to come.': 'Hierdie dag moet nog kom.',
  'This day is still to come. Leave the bank account open until the money has moved.':
    'Hierdie dag moet nog kom. Los die bankrekening oop totdat die geld beweeg het.',
  '{daysBefore} of {days} days up to {boundary}': '{daysBefore} van {days} dae tot {boundary}',
  'Choose a kind that this matter has.': 'Kies ʼn soort wat hierdie saak het.',
  'Choose the account it goes to.': 'Kies die rekening waarheen dit gaan.',
  'Choose who was paid.': 'Kies wie betaal is.',
  'Choose who paid it in.': 'Kies wie dit inbetaal het.',
  'Choose the asset.': 'Kies die bate.',
  'Choose another account than the one it leaves.': 'Kies ʼn ander rekening as die een waaruit dit gaan.',
  'Choose paper or facts.': 'Kies dokument of feite.',
  'Provided for and not paid': 'Voorsien en nie betaal nie',
  "Executor's remuneration": 'Eksekuteursvergoeding',
  "Master's fee": 'Meestersgelde',
  'Estate duty': 'Boedelbelasting',
  'Cash legacies': 'Geldlegate',
  'Income to heirs': 'Inkomste aan erfgename',
  'Choose the bank line first.': 'Kies eers die bankreël.',
  'Choose what the line is for, or make a new entry.': 'Kies waarvoor die reël is, of maak ʼn nuwe inskrywing.',
  'The bank has {bank}, the entries come to {ledger}. Add an entry of {difference}, or choose others.':
    'Die bank het {bank}, die inskrywings kom op {ledger}. Voeg ʼn inskrywing van {difference} by, of kies ander.',
  'This entry answers a bank line, so it stays. Undo the match first.':
    'Hierdie inskrywing beantwoord ʼn bankreël, dus bly dit. Maak eers die passing ongedaan.',
  'This entry answers a bank line, so its amount and account stay. Undo the match first.':
    'Hierdie inskrywing beantwoord ʼn bankreël, dus bly sy bedrag en rekening. Maak eers die passing ongedaan.',
  'Lines of this statement are matched. Undo those matches first.':
    'Reëls van hierdie staat is gepas. Maak eers daardie passings ongedaan.',
  'Lines of two accounts cannot be matched together.': 'Reëls van twee rekeninge kan nie saam gepas word nie.',
  'Choose the other account.': 'Kies die ander rekening.',
  'Choose what it was.': 'Kies wat dit was.',
  'Choose the claim that was paid.': 'Kies die eis wat betaal is.',
  'This entry cannot be answered by a bank line.': 'Hierdie inskrywing kan nie deur ʼn bankreël beantwoord word nie.',
  'This entry is not open any more: somebody matched or removed it. Look at the list again.':
    'Hierdie inskrywing is nie meer oop nie: iemand het dit gepas of verwyder. Kyk weer na die lys.',
  'This line was handed to Sage Pastel, so the match stays. Correct it with an entry of its own.':
    'Hierdie reël is aan Sage Pastel oorhandig, dus bly die passing. Stel dit met ʼn eie inskrywing reg.',
  'Choose the bank account.': 'Kies die bankrekening.',
  'Give the day of the line.': 'Gee die dag van die reël.',
  'Give the amount; money out with a minus.': 'Gee die bedrag; geld uit met ʼn minusteken.',
  'This line stands on a statement of the bank. Undo the import of the statement instead.':
    'Hierdie reël staan op ʼn staat van die bank. Maak eerder die invoer van die staat ongedaan.',
  'This line is matched. Undo the match first.': 'Hierdie reël is gepas. Maak eers die passing ongedaan.',
  'A group of this name is there already.': 'ʼn Groep met hierdie naam is reeds daar.',
  'Enter an amount above nought.': 'Voer ʼn bedrag bo nul in.',
  'No more is paid on a claim than the lodged account awards it; before one is lodged, than the claim stands for.':
    'Op ʼn eis word nie meer betaal as wat die ingediende rekening daaraan toeken nie; voordat een ingedien is, nie meer as waarvoor die eis staan nie.',
  'No more is paid than is owed. Correct the claim first if it grew.':
    'Nie meer as wat verskuldig is word betaal nie. Stel eers die eis reg as dit gegroei het.',
  'This claim is set down already. Change that line.': 'Hierdie eis is reeds neergeskryf. Verander daardie reël.',
  'Choose an entry of the list.': 'Kies ʼn inskrywing van die lys.',
  'Take at most 20,000 lines.': 'Neem hoogstens 20 000 reëls.',
  'Choose what the line is.': 'Kies wat die reël is.',
  'Match at most 200 lines at a time.': 'Pas hoogstens 200 reëls op ʼn slag.',
  'Match at most 200 entries at a time.': 'Pas hoogstens 200 inskrywings op ʼn slag.',
  'Make at most 50 entries of a line.': 'Maak hoogstens 50 inskrywings van ʼn reël.',
  'Give 0 to 100.': 'Gee 0 tot 100.',
  'Choose 50 to 100.': 'Kies 50 tot 100.',
  'Choose a head.': 'Kies ʼn hoof.',
  'Give the seven characters of the account.': 'Gee die sewe karakters van die rekening.',
  'Choose a month.': 'Kies ʼn maand.',
  'Undo at most 20,000 at a time.': 'Maak hoogstens 20 000 op ʼn slag ongedaan.',
  'Bank reconciliation statement': 'Bankrekonsiliasiestaat',
  Together: 'Saam',
  Page: 'Bladsy',
  of: 'van',
  Matter: 'Saak',
  'Enter the date of death first: the estate’s own income begins the day after.':
    'Voer eers die sterfdatum in: die boedel se eie inkomste begin die dag daarna.',
  'The bank answered before it was asked. Correct the day.':
    'Die bank het geantwoord voordat dit gevra is. Maak die dag reg.',
  'This line was handed to Sage Pastel under its voucher, so that it stays.':
    'Hierdie reël is onder sy bewysstuk aan Sage Pastel oorhandig; daarom bly dit.',
  'Enter the number of the account that was opened.': 'Voer die nommer in van die rekening wat geopen is.',
  'Enter the branch code of the account.': 'Voer die takkode van die rekening in.',
  'Say why the bank did not open it.': 'Sê hoekom die bank dit nie geopen het nie.',
  'This kind of matter has no bank accounts.': 'Hierdie soort saak het geen bankrekeninge nie.',
  'Choose the claim it is for.': 'Kies die eis waarvoor dit is.',
  'Only movable property is taken over by a creditor. Land is sold.':
    'Slegs roerende goed word deur ʼn skuldeiser oorgeneem. Grond word verkoop.',
  'This claim is not secured on the asset. Enter the security with the claim first.':
    'Hierdie eis is nie op die bate verseker nie. Vul eers die sekuriteit by die eis in.',
  'A creditor took this asset over already. Change that entry.':
    'ʼn Skuldeiser het hierdie bate reeds oorgeneem. Verander daardie inskrywing.',
  'The bank has answered this request already.': 'Die bank het reeds op hierdie versoek geantwoord.',
  'Say whether it was opened.': 'Sê of dit geopen is.',
  'Payments are made from {name} already. Take the mark from that account first.':
    'Betalings word reeds uit {name} gemaak. Haal eers die merk van daardie rekening af.',
};
