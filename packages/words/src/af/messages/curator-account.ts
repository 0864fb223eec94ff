/** The curator's account. */
export const af: Readonly<Record<string, string>> = {
  "'{description}' of {date}": '‘{description}’ van {date}',
  '{called} lies outside the period {from} to {to}. Move it to its own account.':
    '{called} lê buite die tydperk {from} tot {to}. Skuif dit na sy eie rekening.',
  "{called} is on '{bank}', which is not one of the bank accounts. Choose the account.":
    '{called} is op ‘{bank}’, wat nie een van die bankrekeninge is nie. Kies die rekening.',
  "{called} is classed '{label}'. Name the asset it concerns.":
    '{called} is as ‘{label}’ geklas. Noem die bate waaroor dit gaan.',
  '{called} names its own bank account. Name the other asset.':
    '{called} noem sy eie bankrekening. Noem die ander bate.',
  '{called} only moves money to another bank account. Class it as a transfer.':
    '{called} skuif net geld na ʼn ander bankrekening. Klas dit as ʼn oorplasing.',
  'A carrying value belongs to an asset that is realised, at nought or more. Remove or correct it.':
    'ʼn Drawaarde hoort by ʼn bate wat te gelde gemaak is, op nul of meer. Verwyder dit of maak dit reg.',
  'Only a capital receipt can be realised for use. Clear the mark or change the class.':
    'Slegs ʼn kapitaalontvangs kan vir gebruik te gelde gemaak wees. Haal die merk weg of verander die klas.',
  "Only remuneration and Master's fees can be paid ahead for this account. Clear the mark.":
    'Slegs vergoeding en Meestersgelde kan vir hierdie rekening vooruit betaal word. Haal die merk weg.',
  '{called} pays a fee. Say whether it settles an earlier account or is for this one.':
    '{called} betaal ʼn fooi. Sê of dit ʼn vorige rekening vereffen of vir hierdie een is.',
  "{called} is classed '{label}' and settles nobody. Clear the creditor or change the class.":
    '{called} is as ‘{label}’ geklas en vereffen niemand nie. Haal die skuldeiser weg of verander die klas.',
  '{called} cannot both settle an earlier account and be for this one. Choose one.':
    '{called} kan nie ʼn vorige rekening vereffen en ook vir hierdie een wees nie. Kies een.',
  "'{settlesCreditor}' is not among the creditors brought forward. Choose one that is.":
    '‘{settlesCreditor}’ is nie onder die skuldeisers wat oorgebring is nie. Kies een wat is.',
  '{asset} is realised in parts. Give the carrying value on every one of its receipts.':
    '{asset} word in dele te gelde gemaak. Gee die drawaarde by elkeen van die ontvangste.',
  'The period ends before it begins. Correct its dates.': 'Die tydperk eindig voor dit begin. Maak die datums reg.',
  'Bank line {id} stands twice. Remove one.': 'Bankreël {id} staan twee keer. Verwyder een.',
  '{name} is listed twice. Join them.': '{name} is twee keer gelys. Voeg hulle saam.',
  '{name} is owed twice. Join them.': 'Aan {name} is twee keer geskuld. Voeg dit saam.',
  "The bank account '{bank}' has no opening balance. Add it, at nought if it is new.":
    'Die bankrekening ‘{bank}’ het geen openingsaldo nie. Voeg dit by, op nul as dit nuut is.',
  'More remuneration was paid ahead than this account allows. Refund it or correct the payment.':
    'Meer vergoeding is vooruit betaal as wat hierdie rekening toelaat. Betaal dit terug of maak die betaling reg.',
  "More was paid ahead to the Master than this account's fee. Correct the payment or the fee.":
    'Meer is vooruit aan die Meester betaal as hierdie rekening se fooi. Maak die betaling of die fooi reg.',
  '{asset} was realised but never held. Add it to the opening property.':
    '{asset} is te gelde gemaak maar nooit gehou nie. Voeg dit by die openingseiendom.',
  'More left {name} than it was worth. Capture what it earned, or correct its value.':
    'Meer het {name} verlaat as wat dit werd was. Lê vas wat dit verdien het, of maak die waarde reg.',
  'More was paid to {name} than was owed. Correct the payment or the amount brought forward.':
    'Meer is aan {name} betaal as wat geskuld is. Maak die betaling of die bedrag wat oorgebring is, reg.',
  '{bank} ends at {closing}, its statement at {statement}: find the missing or doubled line of {difference}.':
    '{bank} eindig op {closing}, die staat op {statement}: soek die reël van {difference} wat ontbreek of dubbel staan.',
  'Transfers between {banks} leave {amount}: classify the other side as a transfer too.':
    'Oorplasings tussen {banks} laat {amount}: klas die ander kant ook as ʼn oorplasing.',
  'Assets less creditors differ from capital and income by {amount}. Check the opening figures and the transfers.':
    'Bates min skuldeisers verskil met {amount} van kapitaal en inkomste. Kontroleer die openingsyfers en die oorplasings.',
  '{what} {name} closed at {closed} and opens at {opens}.': '{what} {name} het op {closed} gesluit en open op {opens}.',
  'Opening assets less creditors differ from opening capital and income by {amount}. Correct the opening figures.':
    'Openingsbates min skuldeisers verskil met {amount} van openingskapitaal en -inkomste. Maak die openingsyfers reg.',
  'Capture the closing figures of account {number}.': 'Lê die slotsyfers van rekening {number} vas.',
  'This final account carries a deficiency of {amount}. Meet it from capital, or say how it is met.':
    'Hierdie finale rekening dra ʼn tekort van {amount}. Dek dit uit kapitaal, of sê hoe dit gedek word.',
  "'{description}' of {date} has no voucher. Number it and file the paper.":
    '‘{description}’ van {date} het geen bewysstuk nie. Nommer dit en liasseer die stuk.',
  "Classify '{description}' of {date}, {amount}, voucher {voucher}.":
    'Klas ‘{description}’ van {date}, {amount}, bewysstuk {voucher}.',
  "Classify '{description}' of {date}, {amount}.": 'Klas ‘{description}’ van {date}, {amount}.',
  'Proceeds {proceeds}, carried at {carrying}.': 'Opbrengs {proceeds}, gedra teen {carrying}.',
  'Capital Account': 'Kapitaalrekening',
  'Opening capital': 'Openingskapitaal',
  Additions: 'Toevoegings',
  'Debts paid from capital': 'Skulde uit kapitaal betaal',
  'Loss on {asset}': 'Verlies op {asset}',
  'Gain on {asset}': 'Wins op {asset}',
  'Transferred to income': 'Na inkomste oorgedra',
  'Transferred from income': 'Van inkomste oorgedra',
  'Closing capital': 'Slotkapitaal',
  'Income and Expenditure Account': 'Inkomste- en Uitgawerekening',
  '(a) Balance brought forward': '(a) Saldo oorgebring',
  '(b) Income collected': '(b) Inkomste ingevorder',
  '(b) Capital realised for immediate use': '(b) Kapitaal te gelde gemaak vir dadelike gebruik',
  '(c) Transferred from capital': '(c) Van kapitaal oorgedra',
  '(d) Debts and maintenance paid': '(d) Skulde en onderhoud betaal',
  '(e) Administration paid': '(e) Administrasie betaal',
  '(e) Remuneration': '(e) Vergoeding',
  '(e) VAT on remuneration': '(e) BTW op vergoeding',
  "(e) Master's fee": '(e) Meestersgelde',
  '(g) Transferred to capital': '(g) Na kapitaal oorgedra',
  '(f) Balance carried forward': '(f) Saldo oorgedra',
  'VAT on remuneration': 'BTW op vergoeding',
  'Remuneration on income': 'Vergoeding op inkomste',
  'Remuneration on what is handed over': 'Vergoeding op wat oorhandig word',
  'VAT on it': 'BTW daarop',
  'No VAT: not a registered vendor': 'Geen BTW nie: nie ʼn geregistreerde ondernemer nie',
  'Remuneration, account {number}': 'Vergoeding, rekening {number}',
  "Master's fee, account {number}": 'Meestersgelde, rekening {number}',
  'Enter what {asset} is worth.': 'Vul in wat {asset} werd is.',
  'No statement of {bank} reaches {to}, so that its closing balance is the ledger’s alone.':
    'Geen staat van {bank} strek tot {to} nie, sodat die slotsaldo slegs dié van die grootboek is.',
  '{asset} was bought in this period, so it is not among what was there at the beginning.':
    '{asset} is in hierdie tydperk gekoop, dus is dit nie onder wat aan die begin daar was nie.',
  'Capital realised for use earned the rate on income. Leave out of what is handed over whatever of it is left.':
    'Kapitaal wat vir gebruik te gelde gemaak is, het die koers op inkomste verdien. Laat uit wat oorhandig word weg wat daarvan oor is.',
  'A curator ad litem holds no property and renders no account. Choose another kind of matter.':
    'ʼn Curator ad litem hou geen eiendom nie en lewer geen rekening nie. Kies ʼn ander soort saak.',
  'The final account was lodged. There is none after it.': 'Die finale rekening is ingedien. Daar is geen daarna nie.',
  'Choose a day from {from} on: the account begins then.': 'Kies ʼn dag vanaf {from}: die rekening begin dan.',
  'An account covers a year, at the most two. Choose an earlier day.':
    'ʼn Rekening dek ʼn jaar, hoogstens twee. Kies ʼn vroeër dag.',
  'Give a reason for setting this figure by hand.': 'Gee ʼn rede waarom hierdie syfer met die hand gestel word.',
  'Enter the remuneration this VAT is on, or clear the VAT.':
    'Vul die vergoeding in waarop hierdie BTW is, of verwyder die BTW.',
  'Only a curatorship has the account of a curator.': 'Slegs ʼn kuratorskap het ʼn kuratorsrekening.',
  'Say on which day the first account begins.': 'Sê op watter dag die eerste rekening begin.',
  'Something was booked on {day}, before the first account begins. Let it begin on that day or before.':
    'Iets is op {day} geboek, voordat die eerste rekening begin. Laat dit op daardie dag of vroeër begin.',
  'The period runs until {to}. It is lodged when it is over.':
    'Die tydperk loop tot {to}. Dit word ingedien wanneer dit verby is.',
  'This account was lodged meanwhile. Look at the one that comes now.':
    'Hierdie rekening is intussen ingedien. Kyk na die een wat nou kom.',
  'Classify every bank line first; then the account is drawn.':
    'Klas eers elke bankreël; dan word die rekening opgestel.',
  'Classify every bank line first; then it is lodged.': 'Klas eers elke bankreël; dan word dit ingedien.',
  'Income collected': 'Inkomste ingevorder',
  'Debts and maintenance paid': 'Skulde en onderhoud betaal',
  'Administration expenses': 'Administrasie-uitgawes',
  'Balance carried forward': 'Saldo oorgedra',
  'Assets together': 'Bates saam',
  'Net assets': 'Netto bates',
  'Choose a step of the list.': 'Kies ʼn stap uit die lys.',
  'Say of which account.': 'Sê van watter rekening.',
  'This step is taken once in a matter.': 'Hierdie stap word een keer in ʼn saak gedoen.',
  'Account no. {number} has not begun yet.': 'Rekening nr. {number} het nog nie begin nie.',
  'Only a curatorship has these steps.': 'Slegs ʼn kuratorskap het hierdie stappe.',
  'Choose a type of income or a type of expense, one of the two.':
    'Kies ʼn tipe inkomste of ʼn tipe uitgawe, een van die twee.',
  'The last day lies before the first. Correct one of them.': 'Die laaste dag lê voor die eerste. Maak een reg.',
  'A line runs for at most fifty years.': 'ʼn Reël loop hoogstens vyftig jaar.',
  'Not so yet: {what} Settle it, or say here why it is done all the same.':
    'Nog nie so nie: {what} Maak dit reg, of sê hier waarom dit nogtans gedoen word.',
  'The final account was lodged.': 'Die finale rekening is ingedien.',
  'No bank account holds money.': 'Geen bankrekening hou geld nie.',
  'Release was asked of the Master.': 'Vrystelling is van die Meester gevra.',
  'A bond of security is captured.': 'ʼn Sekerheidstelling is vasgelê.',
  'Ask the Master for release first; then the file is closed and the bond released.':
    'Vra die Meester eers om vrystelling; dan word die lêer gesluit en die sekerheidstelling vrygestel.',
  'Release was asked on {asked}. Choose that day or a later one.':
    'Vrystelling is op {asked} gevra. Kies daardie dag of ʼn latere een.',
  'No bond of security is captured, so that there is none to release.':
    'Geen sekerheidstelling is vasgelê nie, dus is daar geen om vry te stel nie.',
  'Nobody is released from duties in this kind of matter.':
    'Niemand word in hierdie soort saak van pligte vrygestel nie.',
  '{asset} is land: its sale needs the consent of the court or the Master ({section}). File it.':
    '{asset} is grond: die verkoop daarvan vereis die toestemming van die hof of die Meester ({section}). Liasseer dit.',
  'The heading of a tutor’s account names the minor’s date of birth. Enter it.':
    'Die opskrif van ʼn voog se rekening noem die minderjarige se geboortedatum. Vul dit in.',
  'The minor comes of age on {day}: the tutorship ends then, and this is its final account.':
    'Die minderjarige word mondig op {day}: die voogdy eindig dan, en dit is die finale rekening daarvan.',
  'Above {property} of property or {income} of income a year the Master investigates before an administrator is appointed, and many want a curator. Confirm with the Master (Mental Health Care Act s 60).':
    'Bo {property} se eiendom of {income} se inkomste per jaar doen die Meester ondersoek voordat ʼn administrateur aangestel word, en baie verlang ʼn kurator. Bevestig by die Meester (Wet op Geestesgesondheidsorg art 60).',
  'This step comes when the office ends: say first that the account is the final one.':
    'Hierdie stap kom wanneer die amp eindig: sê eers dat die rekening die finale een is.',
  'Many take them for a ceiling of the office itself; confirm with the Master, and that they were not raised since.':
    'Baie beskou dit as ʼn plafon van die amp self; bevestig by die Meester, en dat dit nie sedertdien verhoog is nie.',
};
