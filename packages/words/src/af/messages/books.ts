/** What the checks of the books say. */
export const af: Readonly<Record<string, string>> = {
  'Death of the patient': 'Dood van die pasiënt',
  'Release of the patient': 'Ontslag van die pasiënt',
  Resignation: 'Bedanking',
  Removal: 'Ontheffing',
  'Death of the office bearer': 'Dood van die ampsbekleër',
  Replacement: 'Vervanging',
  'Every bank line up to {day} has its entry.': 'Elke bankreël tot {day} het sy inskrywing.',
  '{count} bank lines up to {day} have no entry yet.': '{count} bankreëls tot {day} het nog geen inskrywing nie.',
  'No payment is under way.': 'Geen betaling is onderweg nie.',
  '{count} payments are under way. Finish or remove them.':
    '{count} betalings is onderweg. Handel hulle af of verwyder hulle.',
  'Lodge the final account up to {day} (Administration of Estates Act s 83(2)).':
    'Dien die finale rekening tot {day} in (Boedelwet art. 83(2)).',
  'Claim the remuneration and the Master’s fee of the final account.':
    'Eis die vergoeding en die Meestersgelde van die finale rekening.',
  'Give the hand-over account with the assets, books and vouchers to the person who takes over.':
    'Gee die oordragrekening met die bates, boeke en bewysstukke aan die persoon wat oorneem.',
  'The new office bearer is captured with the date of appointment.':
    'Die nuwe ampsbekleër is met die datum van aanstelling vasgelê.',
  'Capture the new office bearer and the date of appointment.':
    'Lê die nuwe ampsbekleër en die datum van aanstelling vas.',
  'Choose who leaves the office, or enter the name.': 'Kies wie uit die amp tree, of voer die naam in.',
  '{name} was appointed on {day}. Enter a later date.': '{name} is op {day} aangestel. Voer ʼn later datum in.',
  'Only a curatorship ends by the release of the patient.':
    'Net ʼn kuratorskap eindig deur die ontslag van die pasiënt.',
  'Choose why the office ended.': 'Kies waarom die amp geëindig het.',
  'Choose at most 20 people.': 'Kies hoogstens 20 mense.',
  'Ends of office': 'Eindes van ampte',
  'Payments are waiting for approval or for the bank': 'Betalings wag vir goedkeuring of vir die bank',
  'Bank lines have no entry yet': 'Bankreëls het nog geen inskrywing nie',
  'No account was lodged yet': 'Geen rekening is nog ingedien nie',
  'An account was lodged: pay it out once it may be': 'ʼn Rekening is ingedien: betaal dit uit sodra dit mag',
  'Held for the patient: consider an investment': 'Vir die pasiënt gehou: oorweeg ʼn belegging',
  'Held by the trust: consider an investment': 'Deur die trust gehou: oorweeg ʼn belegging',
  'Enter the code of {account} first.': 'Voer eers die kode van {account} in.',
  'The code of {account} needs seven characters for Sage Pastel.':
    'Die kode van {account} moet sewe karakters hê vir Sage Pastel.',
  'The code of {account} is too long for {program}.': 'Die kode van {account} is te lank vir {program}.',
  'The last day is before the first. Change one of them.': 'Die laaste dag is voor die eerste. Verander een van hulle.',
  'Choose a period of at most two years.': 'Kies ʼn tydperk van hoogstens twee jaar.',
  'No account held money in this period. Choose other days or another bank.':
    'Geen rekening het in hierdie tydperk geld gehad nie. Kies ander dae of ʼn ander bank.',
  'Remuneration of the lodged account that is not booked yet':
    'Vergoeding van die ingediende rekening wat nog nie geboek is nie',
  'Fee for {from} to {to} is not invoiced': 'Fooi vir {from} tot {to} is nie gefaktureer nie',
  'Nothing was booked in this period. Choose other days.': 'Niks is in hierdie tydperk geboek nie. Kies ander dae.',
  'Save at most 500 at a time.': 'Stoor hoogstens 500 op ʼn slag.',
  'Choose an account of the ledger.': 'Kies ʼn rekening van die grootboek.',
  'Choose Sage Pastel, Xero or Sage 50.': 'Kies Sage Pastel, Xero of Sage 50.',
  'Every event adds up to nil': 'Elke gebeurtenis tel op tot nul',
  'Every event has all its postings, on its own day': 'Elke gebeurtenis het al sy boekings, op sy eie dag',
  'Every posting is in an account of the chart and names what it is about':
    'Elke boeking is in ʼn rekening van die rekeningplan en noem waaroor dit gaan',
  'Every reversed event is reversed once, posting by posting':
    'Elke teruggedraaide gebeurtenis is een keer teruggedraai, boeking vir boeking',
  'Nothing was booked in a period after its account was lodged':
    'Niks is in ʼn tydperk geboek nadat sy rekening ingedien is nie',
  'Every entry is in the ledger once, with its own day, amount and account':
    'Elke inskrywing is een keer in die grootboek, met sy eie dag, bedrag en rekening',
  'Every event that counts comes from an entry': 'Elke gebeurtenis wat tel, kom van ʼn inskrywing',
  'Every refund or return belongs to an entry and is at most its amount':
    'Elke terugbetaling of terugsending hoort by ʼn inskrywing en is hoogstens die bedrag daarvan',
  'No event is dated before the one it answers or undoes':
    'Niks is gedateer voor dit wat dit beantwoord of terugdraai nie',
  'The cash shown in lists equals the ledger': 'Die kontant in lyste is wat die grootboek het',
  'The bank statements follow each other without a gap or a break':
    'Die bankstate volg op mekaar sonder ʼn gaping of ʼn breuk',
  'The ledger equals the bank statement, apart from the items listed':
    'Die grootboek is gelyk aan die bankstaat, behalwe vir wat gelys is',
  'Every match is equal on both sides, to the cent': 'Elke passing is aan albei kante gelyk, tot op die sent',
  'Every matched entry is in the ledger with the matched amount':
    'Elke gepaste inskrywing is in die grootboek met die gepaste bedrag',
  'Every payment that was made has its entry': 'Elke betaling wat gemaak is, het sy inskrywing',
  'Every payment is in one bank file, and every file adds up': 'Elke betaling is in een banklêer, en elke lêer tel op',
  'Every voucher belongs to an entry or a match': 'Elke bewysstuk hoort by ʼn inskrywing of ʼn passing',
  'Every bank line of a lodged period has its entry': 'Elke bankreël van ʼn ingediende tydperk het sy inskrywing',
  'No bank account is overdrawn': 'Geen bankrekening is oortrokke nie',
  'Nothing is dated before its bank account begins': 'Niks is gedateer voor sy bankrekening begin nie',
  'No voucher number is used on entries of different days':
    'Geen bewysstuknommer word op inskrywings van verskillende dae gebruik nie',
  '"{narrative}" of {day} adds up to {total} instead of nil.':
    '"{narrative}" van {day} tel op tot {total} in plaas van nul.',
  '"{narrative}" of {day} has {count} postings instead of {expected}.':
    '"{narrative}" van {day} het {count} boekings in plaas van {expected}.',
  'A posting of {amount} on {day} belongs to no event of that day.':
    'ʼn Boeking van {amount} op {day} hoort by geen gebeurtenis van daardie dag nie.',
  'The chart has no account {account}.': 'Die rekeningplan het geen rekening {account} nie.',
  'A posting in {account} does not say what it is about.': 'ʼn Boeking in {account} sê nie waaroor dit gaan nie.',
  'It undoes event {id}, which is not in this matter.':
    'Dit draai gebeurtenis {id} terug, wat nie in hierdie saak is nie.',
  'It undoes event {id}, which itself undoes another.':
    'Dit draai gebeurtenis {id} terug, wat self ʼn ander terugdraai.',
  'It undoes event {id}, which has another day or entry.':
    'Dit draai gebeurtenis {id} terug, wat ʼn ander dag of inskrywing het.',
  'It does not undo event {id} posting for posting.': 'Dit draai gebeurtenis {id} nie boeking vir boeking terug nie.',
  'It was undone {count} times.': 'Dit is {count} keer teruggedraai.',
  '"{narrative}" of {day} was booked after the account up to {upTo} was lodged.':
    '"{narrative}" van {day} is geboek nadat die rekening tot {upTo} ingedien is.',
  'Lists show {kept} as cash, but the ledger holds {cash}.':
    'Lyste toon {kept} as kontant, maar die grootboek het {cash}.',
  'The entry is dated {day}, and the ledger has it on {booked}.':
    'Die inskrywing is gedateer {day}, en die grootboek het dit op {booked}.',
  'The entry of {day} is {amount}, and the ledger has {booked}.':
    'Die inskrywing van {day} is {amount}, en die grootboek het {booked}.',
  'The entry of {day} and the ledger name different bank accounts.':
    'Die inskrywing van {day} en die grootboek noem verskillende bankrekeninge.',
  'The entry of {day} has voucher {voucher}, and the ledger has {booked}.':
    'Die inskrywing van {day} het bewysstuk {voucher}, en die grootboek het {booked}.',
  'The entry of {day} is not in the ledger.': 'Die inskrywing van {day} is nie in die grootboek nie.',
  'The entry of {day} is in the ledger {count} times.': 'Die inskrywing van {day} is {count} keer in die grootboek.',
  '"{narrative}" of {day} counts in the ledger, but its entry no longer exists.':
    '"{narrative}" van {day} tel in die grootboek, maar die inskrywing is weg.',
  'The refund or return of {day} belongs to no entry.':
    'Die terugbetaling of terugsending van {day} hoort by geen inskrywing nie.',
  'The refund or return of {day} is not below nil.':
    'Die terugbetaling of terugsending van {day} is nie onder nul nie.',
  'The entry of {day} is below nil and refunds nothing.':
    'Die inskrywing van {day} is onder nul en betaal niks terug nie.',
  '{back} of the entry of {day} was refunded or returned, and it is only {amount}.':
    '{back} van die inskrywing van {day} is terugbetaal of teruggestuur, en dit is net {amount}.',
  'It was booked before event {id}, which it reverses.': 'Dit is geboek voor gebeurtenis {id}, wat dit terugdraai.',
  'The refund or return of {day} is dated before its entry of {original}.':
    'Die terugbetaling of terugsending van {day} is gedateer voor sy inskrywing van {original}.',
  'The bank line of {day} is on the statement from {from} to {to}.':
    'Die bankreël van {day} is op die staat van {from} tot {to}.',
  'The payment to {payee} is dated {paid}, before the bank was instructed on {sent}.':
    'Die betaling aan {payee} is gedateer {paid}, voor die bank op {sent} opdrag gekry het.',
  '{account}: {finding}': '{account}: {finding}',
  '{account} on {day}: {difference} between the ledger and the bank is not explained.':
    '{account} op {day}: {difference} tussen die grootboek en die bank is nie verklaar nie.',
  'The match has lines or entries of another account.': 'Die passing het reëls of inskrywings van ʼn ander rekening.',
  'The match has {lines} bank lines of {bank} and {entries} entries of {ledger}.':
    'Die passing het {lines} bankreëls van {bank} en {entries} inskrywings van {ledger}.',
  'The bank line of {day} belongs to a match that no longer exists.':
    'Die bankreël van {day} hoort by ʼn passing wat weg is.',
  'The match belongs to an entry that is not in the ledger.':
    'Die passing beantwoord ʼn inskrywing wat nie in die grootboek is nie.',
  'The match has the entry of {day} as {amount}, and the ledger as {booked}.':
    'Die passing het die inskrywing van {day} as {amount}, en die grootboek as {booked}.',
  '{account} is overdrawn by {amount} on {day}.': '{account} is op {day} met {amount} oortrokke.',
  '"{narrative}" of {day} is dated before {account} begins on {opening}.':
    '"{narrative}" van {day} is gedateer voor {account} op {opening} begin.',
  'The payment to {payee} has no entry in the ledger.':
    'Die betaling aan {payee} het geen inskrywing in die grootboek nie.',
  'The payment of {amount} to {payee} has an entry of another amount or account.':
    'Die betaling van {amount} aan {payee} het ʼn inskrywing van ʼn ander bedrag of rekening.',
  'The payment to {payee} shares its entry with another payment.':
    'Die betaling aan {payee} deel sy inskrywing met ʼn ander betaling.',
  'Bank file {number} has {rows} payments of {sum} instead of {count} of {total}.':
    'Banklêer {number} het {rows} betalings van {sum} in plaas van {count} van {total}.',
  'The payment to {payee} is in {count} bank files instead of one.':
    'Die betaling aan {payee} is in {count} banklêers in plaas van een.',
  'The payment to {payee} has another amount or result in its bank file.':
    'Die betaling aan {payee} het ʼn ander bedrag of uitslag in sy banklêer.',
  'The payment of {amount} was returned, but no entry brings it back.':
    'Die betaling van {amount} is teruggestuur, maar geen inskrywing bring dit terug nie.',
  'Voucher {voucher} belongs to no bank line or entry.':
    'Bewysstuk {voucher} hoort by geen bankreël of inskrywing nie.',
  'Voucher {voucher} belongs to no entry.': 'Bewysstuk {voucher} hoort by geen inskrywing nie.',
  'Voucher {voucher} is on {count} entries of different days.':
    'Bewysstuk {voucher} is op {count} inskrywings van verskillende dae.',
};
