/** Payments to go out, before a bank's file is written. */
export const af: Readonly<Record<string, string>> = {
  'Enter a time from 00:00 to 23:59, for example 15:30.': 'Voer ʼn tyd van 00:00 tot 23:59 in, byvoorbeeld 15:30.',
  'Same amount, and the line names the payment': 'Dieselfde bedrag, en die reël noem die betaling',
  'The payment to {payee} is not booked as paid, so it cannot have been returned.':
    'Die betaling aan {payee} is nie as betaal geboek nie; dit kan dus nie teruggestuur wees nie.',
  'Enter why the payment was returned.': 'Voer in waarom die betaling teruggestuur is.',
  'This line does not return a whole payment. Match it as a refund.':
    'Hierdie reël stuur nie ʼn volle betaling terug nie. Pas dit as ʼn terugbetaling.',
  'Choose whether it was paid, failed or was returned.': 'Kies of dit betaal is, misluk het of teruggestuur is.',
  'Awards are paid once the account has lain for inspection (s 35(12)), and the remuneration not before, unless the Master agrees in writing (s 51(4)). Enter that day under After lodging.':
    'Toekennings word betaal sodra die rekening ter insae gelê het (art 35(12)), en die vergoeding nie vroeër nie, tensy die Meester skriftelik instem (art 51(4)). Vul daardie dag onder Ná indiening in.',
  "VAT on the executor's remuneration": 'BTW op die eksekuteursvergoeding',
  "'{text}' is not an amount that can be paid. Enter one of more than 0.":
    "'{text}' is nie ʼn bedrag wat betaal kan word nie. Voer een van meer as 0 in.",
  'Enter the reference the payee will see.': 'Voer die verwysing in wat die ontvanger sal sien.',
  'You entered or changed the payment to {payee}. Someone else must approve it.':
    'U het die betaling aan {payee} ingevoer of verander. Iemand anders moet dit goedkeur.',
  'You have already approved the payment to {payee}. A second person must approve it.':
    'U het die betaling aan {payee} reeds goedgekeur. ʼn Tweede persoon moet dit goedkeur.',
  'The payment to {payee} is above {limit}, which the firm lets you approve. Ask an administrator.':
    'Die betaling aan {payee} is bo {limit}, wat die firma u laat goedkeur. Vra ʼn administrateur.',
  'The bank account of {payee} is another than before. Ring the payee on a number you had already, then say how you made sure.':
    'Die bankrekening van {payee} is ʼn ander as voorheen. Bel die ontvanger op ʼn nommer wat u reeds gehad het, en sê dan hoe u seker gemaak het.',
  'Enter the bank account of {payee} first.': 'Voer eers die bankrekening van {payee} in.',
  'Enter the branch code of the account of {payee} first.': 'Voer eers die takkode van die rekening van {payee} in.',
  'Choose the account of the matter that pays {payee}, and give it its account number under Banking.':
    'Kies die rekening van die saak wat {payee} betaal, en gee dit sy rekeningnommer onder Bankwese.',
  'Choose whose award it is.': 'Kies wie se toekenning dit is.',
  'Choose the claim it pays.': 'Kies die eis wat dit betaal.',
  'Choose the cost that was provided for.': 'Kies die koste waarvoor voorsien is.',
  'Choose what it is for.': 'Kies waarvoor dit is.',
  'Choose a purpose that this matter has.': 'Kies ʼn doel wat hierdie saak het.',
  'This limit is set by the payment association, not by an Act. Confirm its first day, and whether it applies in Namibia.':
    'Hierdie perk word deur die betalingsvereniging bepaal, nie deur ʼn Wet nie. Bevestig die eerste dag daarvan, en of dit in Namibië geld.',
  'An amount above {limit} cannot be paid by electronic transfer. Pay it by RTGS.':
    'ʼn Bedrag bo {limit} kan nie per elektroniese oordrag betaal word nie. Betaal dit per RTGS.',
  'Same amount, and the line names it': 'Dieselfde bedrag, en die reël noem dit',
  'Same amount, no other line has it': 'Dieselfde bedrag, geen ander reël het dit nie',
  'One debit for the whole file': 'Een debiet vir die hele lêer',
  'Choose the column that shows whether it was paid.': 'Kies die kolom wat wys of dit betaal is.',
  'Choose the column with the account number or reference.': 'Kies die kolom met die rekeningnommer of verwysing.',
  'The file has no lines below its heading.': 'Die lêer het geen reëls onder die opskrif nie.',
  'The amount cannot be read.': 'Die bedrag kan nie gelees word nie.',
  'A spreadsheet has shortened the account number. Request the file from the bank again.':
    'ʼn Sigblad het die rekeningnommer verkort. Vra die lêer weer van die bank aan.',
  'No payment in this file matches the line.': 'Geen betaling in hierdie lêer pas by die reël nie.',
  'Several payments match this line. Choose the right one.':
    'Verskeie betalings pas by hierdie reël. Kies die regte een.',
  'This payment already appears in a line above.': 'Hierdie betaling verskyn reeds in ʼn reël hierbo.',
  "'{status}' does not say whether the payment was paid or failed.": "'{status}' beteken nóg betaal nóg misluk.",
  'Use at most 300 characters.': 'Gebruik hoogstens 300 tekens.',
  'Choose what to pay.': 'Kies wat betaal moet word.',
  'Choose at most 300 at a time.': 'Kies hoogstens 300 op ʼn slag.',
  'Choose the format of your bank.': 'Kies die formaat van u bank.',
  'Choose a payment first.': 'Kies eers ʼn betaling.',
  'Choose at most 500 payments at a time.': 'Kies hoogstens 500 betalings op ʼn slag.',
  'Use a file of at most 400,000 characters.': 'Gebruik ʼn lêer van hoogstens 400 000 karakters.',
  'This entry comes from a payment in the payout file, so it cannot be removed. Change the payment’s result there.':
    'Hierdie inskrywing kom van ʼn betaling in die uitbetalingslêer en kan nie verwyder word nie. Verander die betaling se uitslag daar.',
  'The bank account of {payee} has changed. Approve that payment separately.':
    'Die bankrekening van {payee} het verander. Keur daardie betaling afsonderlik goed.',
  'The payment to {payee} has already been sent to the bank.':
    'Die betaling aan {payee} is reeds aan die bank gestuur.',
  'The payment to {payee} is approved already.': 'Die betaling aan {payee} is reeds goedgekeur.',
  'The bank was instructed to pay on {day} and cannot have paid earlier.':
    'Die bank is opdrag gegee om op {day} te betaal en kan nie vroeër betaal het nie.',
  'One of these has already been paid or is part of a payment. Reload the list.':
    'Een hiervan is reeds betaal of deel van ʼn betaling. Laai die lys weer.',
  'Enter an amount of more than 0, or leave it blank for no limit.':
    'Voer ʼn bedrag van meer as 0 in, of laat dit leeg vir geen perk.',
  '{account} has {held}, but these payments total {total}. Record incoming money first, or leave some payments for later. Accounts cannot be overdrawn.':
    '{account} het {held}, maar hierdie betalings beloop {total}. Boek eers inkomende geld, of laat van die betalings vir later. Rekeninge kan nie oortrek word nie.',
  'The payment to {payee} is already in a file.': 'Die betaling aan {payee} is reeds in ʼn lêer.',
  'The payment to {payee} is not approved yet.': 'Die betaling aan {payee} is nog nie goedgekeur nie.',
  'These are paid from two accounts. Make a file for each of them.':
    'Hierdie word uit twee rekeninge betaal. Maak ʼn lêer vir elkeen.',
  'First enter the paying account’s number under Banking.':
    'Voer eers die betalende rekening se nommer onder Bankwese in.',
  'The bank pays today or later. Choose another day.': 'Die bank betaal vandag of later. Kies ʼn ander dag.',
  'A bank takes a day at most {days} days ahead.': 'ʼn Bank neem ʼn dag hoogstens {days} dae vooruit.',
  'This file was changed after it was created. Do not send it to the bank; contact your administrator.':
    'Hierdie lêer is verander nadat dit geskep is. Moenie dit aan die bank stuur nie; kontak u administrateur.',
  'You created this file. Another person must approve it.':
    'U het hierdie lêer geskep. ʼn Ander persoon moet dit goedkeur.',
  'Another person must approve this file before you can download it.':
    'ʼn Ander persoon moet hierdie lêer goedkeur voordat u dit kan aflaai.',
  'This file has already been approved.': 'Hierdie lêer is reeds goedgekeur.',
  'This is not the file you were shown. Refresh the list and check the file again.':
    'Dit is nie die lêer wat aan u gewys is nie. Verfris die lys en kontroleer die lêer weer.',
  'Approve bank file no. {number} of {matter} before it goes to the bank.':
    'Keur banklêer nr. {number} van {matter} goed voordat dit na die bank gaan.',
  'Bank file no. {number} was approved. Download it and send it to the bank.':
    'Banklêer nr. {number} is goedgekeur. Laai dit af en stuur dit na die bank.',
  'You created this file. Another person must withdraw it.':
    'U het hierdie lêer geskep. ʼn Ander persoon moet dit terugtrek.',
  'The bank has answered this file, so it has received it. You cannot withdraw the file.':
    'Die bank het op hierdie lêer geantwoord en het dit dus ontvang. U kan nie die lêer terugtrek nie.',
  'This cost has already been paid. Choose an unpaid one.':
    'Hierdie koste is reeds betaal. Kies een wat nog nie betaal is nie.',
  'There is already a payment for this cost. Edit that payment.':
    'Daar is reeds ʼn betaling vir hierdie koste. Wysig daardie betaling.',
  'Of this claim {open} is still to be paid, counting the payments under way. Enter no more.':
    'Van hierdie eis moet {open} nog betaal word, die betalings onderweg ingereken. Voer nie meer in nie.',
  'This is more than the account leaves of the award. Make sure before it is approved.':
    'Dit is meer as wat die rekening van die toekenning oorlaat. Maak seker voordat dit goedgekeur word.',
  'This payment has been sent to the bank, so it cannot be changed. Withdraw the file first.':
    'Hierdie betaling is aan die bank gestuur en kan nie verander word nie. Trek eers die lêer terug.',
  'This payment is in a bank file, so you cannot remove it.':
    'Hierdie betaling is in ʼn banklêer; u kan dit dus nie verwyder nie.',
  "Award, paid to the Guardian's Fund": 'Toekenning, betaal aan die Voogdyfonds',
  'Award in cash': 'Toekenning in kontant',
  'Claim of a creditor': 'Eis van ʼn skuldeiser',
  'Cost provided for: {what}': 'Koste waarvoor voorsien is: {what}',
  'Already in the ledger': 'Reeds in die grootboek',
  'As reported by the bank': 'Soos deur die bank gerapporteer',
  'The payment to {payee} was not given to the bank.': 'Die betaling aan {payee} is nie aan die bank gegee nie.',
  'Enter why the bank did not pay it.': 'Voer in waarom die bank dit nie betaal het nie.',
  'The payment to {payee} is booked as paid already.': 'Die betaling aan {payee} is reeds as betaal geboek.',
  'Someone matched this bank line in the meantime. Check the results again.':
    'Iemand het hierdie bankreël intussen gepas. Gaan die uitslae weer na.',
  'Share in the composition': 'Aandeel in die akkoord',
  'A composition that the Master certified leaves {left} to be paid on this claim, counting the payments under way. Enter no more.':
    'ʼn Akkoord wat die Meester gesertifiseer het, laat {left} op hierdie eis te betaal, lopende betalings ingereken. Voer nie meer in nie.',
  'Dividend of the confirmed account': 'Dividend van die bekragtigde rekening',
  '{creditor}: the account keeps back {amount} until its condition is met or its claim is proved.':
    '{creditor}: die rekening hou {amount} terug totdat die voorwaarde vervul of die eis bewys is.',
  'Pay {amount} to the estate of the partnership, whose creditors still lack it (s 49(1)).':
    'Betaal {amount} aan die boedel van die vennootskap, wie se skuldeisers dit nog kortkom (art 49(1)).',
  'Deposit {amount} with the Master for {creditor}: no claim was proved on its bond (s 95(2)).':
    'Deponeer {amount} by die Meester vir {creditor}: geen eis is op die verband bewys nie (art 95(2)).',
  'The account leaves a surplus of {amount}. Pay it to the Master (s 116); the surplus of a company goes to its members.':
    'Die rekening laat ʼn surplus van {amount}. Betaal dit aan die Meester (art 116); die surplus van ʼn maatskappy gaan aan sy lede.',
  'Dividends can be paid once the Master has confirmed the account (s 113). Enter the confirmation date under After lodging.':
    'Dividende kan betaal word sodra die Meester die rekening bekragtig het (art 113). Teken die bekragtigingsdatum in die dagboek aan.',
  'Confirmed accounts leave {left} to be paid on this claim, counting the payments under way. Enter no more.':
    'Bekragtigde rekeninge laat {left} om op hierdie eis te betaal, betalings onderweg ingereken. Voer nie meer in nie.',
  Remuneration: 'Vergoeding',
  'VAT on the remuneration': 'BTW op die vergoeding',
  'Estate duty, with interest to date': 'Boedelbelasting, met rente tot op datum',
  '{account}: awards can be paid after it has lain for inspection (s 35(12)). Enter that date under After lodging.':
    '{account}: toekennings kan betaal word nadat dit ter insae gelê het (art 35(12)). Voer daardie datum onder Ná indiening in.',
  'You entered the bank account of {payee} on {day}, under {list}. Someone else must approve this payment.':
    'U het die bankrekening van {payee} op {day} ingevoer, onder {list}. Iemand anders moet hierdie betaling goedkeur.',
  '{doubt} Give the reason why the payment to {payee} is right all the same.':
    '{doubt} Gee die rede hoekom die betaling aan {payee} tog reg is.',
  'The payment to {payee} needs a reason. Approve that payment separately.':
    'Die betaling aan {payee} het ʼn rede nodig. Keur daardie betaling afsonderlik goed.',
  'The payment to {payee} goes to a bank account that is not on file for {payee}. Someone else must check the account and approve the payment again.':
    'Die betaling aan {payee} gaan na ʼn bankrekening wat nie vir {payee} op rekord is nie. Iemand anders moet die rekening nagaan en die betaling weer goedkeur.',
  'The payment to {payee} in {matter} goes to a bank account that is not on file for the payee. It waits until someone has checked the account.':
    'Die betaling aan {payee} in {matter} gaan na ʼn bankrekening wat nie vir die ontvanger op rekord is nie. Dit wag totdat iemand die rekening nagegaan het.',
  'This file was withdrawn and must not go to the bank. Create a new file for its payments.':
    'Hierdie lêer is teruggetrek en mag nie na die bank gaan nie. Skep ʼn nuwe lêer vir die betalings.',
  'Someone has already withdrawn this file.': 'Iemand het hierdie lêer reeds teruggetrek.',
  'A payment of the same amount to the same account with the same reference exists already, of {day}.':
    'ʼn Betaling van dieselfde bedrag na dieselfde rekening met dieselfde verwysing bestaan reeds, van {day}.',
  'A payment of the same amount to the same account with the same reference exists already, of {day} in {matter}.':
    'ʼn Betaling van dieselfde bedrag na dieselfde rekening met dieselfde verwysing bestaan reeds, van {day} in {matter}.',
  'This is a bank account of the matter itself.': 'Dit is ʼn bankrekening van die saak self.',
  'Another matter pays a different payee into this bank account.':
    'ʼn Ander saak betaal ʼn ander ontvanger in hierdie bankrekening.',
  '{matter} pays a different payee, {payee}, into this bank account.':
    '{matter} betaal ʼn ander ontvanger, {payee}, in hierdie bankrekening.',
  'The change to {name} has already been confirmed or rejected.':
    'Die verandering aan {name} is reeds bevestig of afgekeur.',
  'You requested the change of {name}. Someone else must confirm it.':
    'U het die verandering van {name} aangevra. Iemand anders moet dit bevestig.',
  'You requested the change of {name}, so another person must confirm it. Add a second person under Users, with the role Request Account or Admin.':
    'U het die verandering van {name} aangevra; iemand anders moet dit dus bevestig. Voeg ʼn tweede persoon by onder Gebruikers, met die rol Request Account of Admin.',
  'A change of {name} waits for a second person already. Have it confirmed or refused first.':
    'ʼn Verandering van {name} wag reeds vir ʼn tweede persoon. Laat dit eers bevestig of weier.',
  '{person} asks to change the bank account {name}. Confirm the new account, or refuse it.':
    '{person} vra om die bankrekening {name} te verander. Bevestig die nuwe rekening, of weier dit.',
  'This matter already has an account. We saved the rest; the number is saved once someone else has confirmed it.':
    'Hierdie saak het reeds ʼn rekening. Ons het die res gestoor; die nommer word gestoor sodra iemand anders dit bevestig het.',
  'Two people must remove an account that has a number. Clear its number, have someone else confirm that, then remove the account. Or enter the date it was closed.':
    'Twee mense moet ʼn rekening met ʼn nommer verwyder. Maak die nommer skoon, laat iemand anders dit bevestig en verwyder dan die rekening. Of voer die datum in waarop dit gesluit is.',
  'We saved the rest. The bank, branch, number and type of the account change once someone else has confirmed them.':
    'Ons het die res gestoor. Die bank, tak, nommer en soort van die rekening verander sodra iemand anders dit bevestig het.',
  'The account that pays {payee} was changed after you approved the payment. Please approve it again.':
    'Die rekening waaruit {payee} betaal word, is verander nadat u die betaling goedgekeur het. Keur dit asseblief weer goed.',
  '{person} confirmed the change to bank account {name}.':
    '{person} het die verandering aan bankrekening {name} bevestig.',
  '{person} rejected the change to bank account {name}: {why}':
    '{person} het die verandering aan bankrekening {name} afgekeur: {why}',
  'Only the person who requested the change, or someone who may confirm it, can refuse it.':
    'Net die persoon wat die verandering aangevra het, of iemand wat dit mag bevestig, kan dit weier.',
  'You entered this bank account. Someone else must confirm it.':
    'U het hierdie bankrekening ingevoer. Iemand anders moet dit bevestig.',
  'This bank account has already been confirmed or replaced. Reload the list.':
    'Hierdie bankrekening is reeds bevestig of vervang. Laai die lys weer.',
  Payments: 'Betalings',
  'Details of the firm': 'Besonderhede van die firma',
  'Bank accounts': 'Bankrekeninge',
  'Joint Appointee': 'Mede-aangestelde',
  '{name} changed the limits for approving payments.':
    '{name} het die perke vir die goedkeuring van betalings verander.',
  'The bank has {bank} that no payment takes yet, and {short} more is due. Collect the contributions first.':
    'Die bank het {bank} wat nog in geen betaling is nie, en {short} meer is verskuldig. Vorder eers die bydraes in.',
  'Tax of the deceased and the estate, as the account charges it':
    'Belasting van die oorledene en die boedel, soos die rekening dit hef',
  '{payee} was paid {done}; the account gives {due}. Recover {over}, or correct the account.':
    '{done} is aan {payee} betaal; die rekening gee {due}. Vorder {over} terug, of maak die rekening reg.',
};
