/** Payments to go out, before a bank's file is written. */
export const af: Readonly<Record<string, string>> = {
  'Awards are paid once the account has lain for inspection (s 35(12)), and the remuneration not before, unless the Master agrees in writing (s 51(4)). Enter that day under After lodging.':
    'Toekennings word betaal sodra die rekening ter insae gelê het (art 35(12)), en die vergoeding nie vroeër nie, tensy die Meester skriftelik instem (art 51(4)). Vul daardie dag onder Ná indiening in.',
  "VAT on the executor's remuneration": 'BTW op die eksekuteursvergoeding',
  "'{text}' is no amount that can be paid. Enter one above nought.":
    "'{text}' is nie ʼn bedrag wat betaal kan word nie. Voer een bo nul in.",
  'Enter the reference the payee will see.': 'Voer die verwysing in wat die ontvanger sal sien.',
  'You captured or changed the payment to {payee} yourself. Somebody else has to approve it.':
    'U het die betaling aan {payee} self vasgelê of verander. Iemand anders moet dit goedkeur.',
  'You approved the payment to {payee} already. A second person has to approve it.':
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
  'An item limit of the payment association, not of an Act; the first day and Namibia are to be confirmed.':
    'ʼn Itemperk van die betalingsvereniging, nie van ʼn Wet nie; die eerste dag en Namibië moet bevestig word.',
  'An amount above {limit} does not go as an electronic transfer. Pay it by RTGS.':
    'ʼn Bedrag bo {limit} gaan nie as ʼn elektroniese oordrag nie. Betaal dit per RTGS.',
  'Same amount, and the line names it': 'Dieselfde bedrag, en die reël noem dit',
  'Same amount, no other line has it': 'Dieselfde bedrag, geen ander reël het dit nie',
  'One debit for all of the file': 'Een debiet vir die hele lêer',
  'Say which column tells whether it was paid.': 'Sê watter kolom vertel of dit betaal is.',
  'Say which column has the account number or the reference.':
    'Sê watter kolom die rekeningnommer of die verwysing het.',
  'The file has no line under its heading.': 'Die lêer het geen reël onder sy opskrif nie.',
  'The amount cannot be read.': 'Die bedrag kan nie gelees word nie.',
  'A spreadsheet has shortened the account number. Ask the bank for the file again.':
    'ʼn Sigblad het die rekeningnommer verkort. Vra die bank weer vir die lêer.',
  'No payment of this file fits the line.': 'Geen betaling van hierdie lêer pas by die reël nie.',
  'Several payments fit the line. Say by hand which it is.':
    'Verskeie betalings pas by die reël. Sê met die hand watter een dit is.',
  'A line above told of this payment already.': 'ʼn Reël hierbo het reeds van hierdie betaling vertel.',
  "'{status}' says neither paid nor failed.": "'{status}' sê nóg betaal nóg misluk.",
  'Use at most 300 characters.': 'Gebruik hoogstens 300 tekens.',
  'Choose what is to be paid.': 'Kies wat betaal moet word.',
  'Choose at most 300 at a time.': 'Kies hoogstens 300 op ʼn slag.',
  'Choose the format of your bank.': 'Kies die formaat van u bank.',
  'Choose a payment first.': 'Kies eers ʼn betaling.',
  'Choose at most 500 payments at a time.': 'Kies hoogstens 500 betalings op ʼn slag.',
  'Take a file of at most 400,000 characters.': 'Neem ʼn lêer van hoogstens 400 000 tekens.',
  'Say whether it was paid or failed.': 'Sê of dit betaal is of misluk het.',
  'A payment of the payout file was booked as this entry, so it stays. Change its result there.':
    'ʼn Betaling van die uitbetalingslêer is as hierdie inskrywing geboek, dus bly dit. Verander die uitslag daar.',
  'The bank account of {payee} is another than before. Approve that payment by itself.':
    'Die bankrekening van {payee} is ʼn ander as voorheen. Keur daardie betaling op sy eie goed.',
  'The bank was given the payment to {payee} already.': 'Die bank het die betaling aan {payee} reeds gekry.',
  'The payment to {payee} is approved already.': 'Die betaling aan {payee} is reeds goedgekeur.',
  'The bank was asked to pay on {day} and cannot have paid before.':
    'Die bank is gevra om op {day} te betaal en kan nie voor dit betaal het nie.',
  'One of these is paid or in a payment already. Look at the list again.':
    'Een hiervan is reeds betaal of in ʼn betaling. Kyk weer na die lys.',
  'Enter an amount above nought, or leave it open for no limit.':
    'Voer ʼn bedrag bo nul in, of laat dit oop vir geen perk.',
  '{account} holds {held}, and these come to {total}. Book what came in first, or leave payments for later: no account is overdrawn.':
    '{account} hou {held}, en hierdie kom op {total} te staan. Boek eers wat ingekom het, of laat betalings vir later: geen rekening word oortrek nie.',
  'The payment to {payee} stands in a file already.': 'Die betaling aan {payee} staan reeds in ʼn lêer.',
  'The payment to {payee} is not approved yet.': 'Die betaling aan {payee} is nog nie goedgekeur nie.',
  'These are paid from two accounts. Make a file for each of them.':
    'Hierdie word uit twee rekeninge betaal. Maak ʼn lêer vir elkeen.',
  'Give the paying account its account number under Banking first.':
    'Gee eers die rekening wat betaal sy rekeningnommer onder Bankwese.',
  'The bank pays today or later. Choose another day.': 'Die bank betaal vandag of later. Kies ʼn ander dag.',
  'A bank takes a day at most {days} days ahead.': 'ʼn Bank neem ʼn dag hoogstens {days} dae vooruit.',
  'This file is not as it was made. Do not give it to the bank; tell your administrator.':
    'Hierdie lêer is nie soos dit gemaak is nie. Moenie dit aan die bank gee nie; sê vir u administrateur.',
  'You made this file yourself. Somebody else has to take it back.':
    'U het hierdie lêer self gemaak. Iemand anders moet dit terugneem.',
  'The bank has answered this file, so it was given to it. Nothing of it is taken back.':
    'Die bank het op hierdie lêer geantwoord, dus is dit daaraan gegee. Niks daarvan word teruggeneem nie.',
  'This cost was paid already. Choose one that was not.':
    'Hierdie koste is reeds betaal. Kies een wat nie betaal is nie.',
  'A payment for this cost is there already. Change that one.':
    'ʼn Betaling vir hierdie koste is reeds daar. Verander daardie een.',
  'Of this claim {open} is still to be paid, counting the payments under way. Enter no more.':
    'Van hierdie eis moet {open} nog betaal word, die betalings onderweg ingereken. Voer nie meer in nie.',
  'This is more than the account leaves of the award. Make sure before it is approved.':
    'Dit is meer as wat die rekening van die toekenning oorlaat. Maak seker voordat dit goedgekeur word.',
  'The bank was given this payment, so it stays as it is. Take the file back first.':
    'Die bank het hierdie betaling gekry, dus bly dit soos dit is. Neem eers die lêer terug.',
  'This payment stands in a bank file, so it stays.': 'Hierdie betaling staan in ʼn banklêer, dus bly dit.',
  "Award, paid to the Guardian's Fund": 'Toekenning, betaal aan die Voogdyfonds',
  'Award in cash': 'Toekenning in kontant',
  'Claim of a creditor': 'Eis van ʼn skuldeiser',
  'Cost provided for: {what}': 'Koste waarvoor voorsien is: {what}',
  'It stands in the ledger already': 'Dit staan reeds in die grootboek',
  'As the bank reports it': 'Soos die bank dit rapporteer',
  'The payment to {payee} was not given to the bank.': 'Die betaling aan {payee} is nie aan die bank gegee nie.',
  'Say why the bank did not pay it.': 'Sê hoekom die bank dit nie betaal het nie.',
  'The payment to {payee} is booked as paid already.': 'Die betaling aan {payee} is reeds as betaal geboek.',
  'Somebody matched this bank line meanwhile. Look at the results again.':
    'Iemand het hierdie bankreël intussen gepas. Kyk weer na die uitslae.',
  'Share in the composition': 'Aandeel in die akkoord',
  'A composition that the Master certified leaves {left} to be paid on this claim, counting the payments under way. Enter no more.':
    'ʼn Akkoord wat die Meester gesertifiseer het, laat {left} op hierdie eis te betaal, lopende betalings ingereken. Voer nie meer in nie.',
  'Dividend of the confirmed account': 'Dividend van die bekragtigde rekening',
  'Dividends are paid once the Master has confirmed the account (s 113). Enter the day of the confirmation in the diary.':
    'Dividende word betaal sodra die Meester die rekening bekragtig het (art 113). Teken die dag van die bekragtiging in die dagboek aan.',
  'Confirmed accounts leave {left} to be paid on this claim, counting the payments under way. Enter no more.':
    'Bekragtigde rekeninge laat {left} om op hierdie eis te betaal, betalings onderweg ingereken. Voer nie meer in nie.',
  Remuneration: 'Vergoeding',
  'VAT on the remuneration': 'BTW op die vergoeding',
  'Estate duty, with interest to this day': 'Boedelbelasting, met rente tot vandag',
  '{account}: its awards are paid once it has lain for inspection (s 35(12)). Enter that day under After lodging.':
    '{account}: die toekennings word betaal sodra dit ter insae gelê het (art 35(12)). Voer daardie dag onder Ná indiening in.',
  'You entered the bank account of {payee} yourself on {day}, under {list}. Somebody else has to approve this payment.':
    'U het die bankrekening van {payee} op {day} self ingevoer, onder {list}. Iemand anders moet hierdie betaling goedkeur.',
  '{doubt} Give the reason why the payment to {payee} is right all the same.':
    '{doubt} Gee die rede hoekom die betaling aan {payee} tog reg is.',
  'The payment to {payee} needs a reason. Approve that payment by itself.':
    'Die betaling aan {payee} het ʼn rede nodig. Keur daardie betaling alleen goed.',
  'The payment to {payee} goes to another bank account than {payee} is known to have. Somebody else has to make sure of it and approve it again.':
    'Die betaling aan {payee} gaan na ʼn ander bankrekening as dié wat van {payee} bekend is. Iemand anders moet daarvan seker maak en dit weer goedkeur.',
  'The payment to {payee} in {matter} goes to another bank account than the payee is known to have. It waits until somebody has made sure of it.':
    'Die betaling aan {payee} in {matter} gaan na ʼn ander bankrekening as dié wat van die ontvanger bekend is. Dit wag totdat iemand daarvan seker gemaak het.',
  'This file was taken back and is not for the bank. Make a new file of its payments.':
    'Hierdie lêer is teruggetrek en is nie vir die bank nie. Maak ʼn nuwe lêer van sy betalings.',
  'Somebody has taken this file back already.': 'Iemand het hierdie lêer reeds teruggetrek.',
  'A payment of the same amount to the same account with the same reference exists already, of {day}.':
    'ʼn Betaling van dieselfde bedrag na dieselfde rekening met dieselfde verwysing bestaan reeds, van {day}.',
  'A payment of the same amount to the same account with the same reference exists already, of {day} in {matter}.':
    'ʼn Betaling van dieselfde bedrag na dieselfde rekening met dieselfde verwysing bestaan reeds, van {day} in {matter}.',
  'This is a bank account of the matter itself.': 'Dit is ʼn bankrekening van die saak self.',
  'Another matter pays a different payee into this same bank account.':
    'ʼn Ander saak betaal ʼn ander ontvanger in hierdie selfde bankrekening.',
  '{matter} pays a different payee, {payee}, into this same bank account.':
    '{matter} betaal ʼn ander ontvanger, {payee}, in hierdie selfde bankrekening.',
  'The change of {name} was decided already.': 'Oor die verandering van {name} is reeds besluit.',
  'You asked for the change of {name} yourself. Somebody else has to confirm it.':
    'U het self die verandering van {name} gevra. Iemand anders moet dit bevestig.',
  'You asked for the change of {name} yourself, and nobody else in the firm may confirm it. Add a second person under Users, with the role Request Account or Admin.':
    'U het self die verandering van {name} gevra, en niemand anders in die firma mag dit bevestig nie. Voeg ʼn tweede persoon by onder Gebruikers, met die rol Request Account of Admin.',
  'A change of {name} waits for a second person already. Have it confirmed or refused first.':
    'ʼn Verandering van {name} wag reeds vir ʼn tweede persoon. Laat dit eers bevestig of weier.',
  '{person} asks to change the bank account {name}. Confirm the new account, or refuse it.':
    '{person} vra om die bankrekening {name} te verander. Bevestig die nuwe rekening, of weier dit.',
  'This matter has an account already. The rest was saved; the number is entered once somebody else has confirmed it.':
    'Hierdie saak het reeds ’n rekening. Die res is gestoor; die nommer word ingevoer sodra iemand anders dit bevestig het.',
  'An account with a number is removed by two people. Clear its number, have somebody else confirm that, then remove it. Or enter the day it was closed.':
    '’n Rekening met ’n nommer word deur twee mense verwyder. Maak die nommer skoon, laat iemand anders dit bevestig en verwyder dan die rekening. Of voer die dag in waarop dit gesluit is.',
  'The rest was saved. The bank, branch, number and kind of the account change once somebody else has confirmed them.':
    'Die res is gestoor. Die bank, tak, nommer en soort van die rekening verander sodra iemand anders dit bevestig het.',
  'The account that pays {payee} was changed after you approved the payment. It has to be approved again.':
    'Die rekening wat {payee} betaal, is verander nadat u die betaling goedgekeur het. Dit moet weer goedgekeur word.',
  '{person} confirmed the change of the bank account {name}.':
    '{person} het die verandering van die bankrekening {name} bevestig.',
  '{person} refused the change of the bank account {name}: {why}':
    '{person} het die verandering van die bankrekening {name} geweier: {why}',
  'Only whoever asked for the change or may confirm it can refuse it.':
    'Net wie die verandering gevra het of dit mag bevestig, kan dit weier.',
  'You entered this bank account yourself. Somebody else has to confirm it.':
    'U het hierdie bankrekening self ingevoer. Iemand anders moet dit bevestig.',
  'This bank account is confirmed already, or another was entered since. Look at the list again.':
    'Hierdie bankrekening is reeds bevestig, of ʼn ander is sedertdien ingevoer. Kyk weer na die lys.',
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
};
