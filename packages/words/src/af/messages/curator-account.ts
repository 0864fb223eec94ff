/** The curator's account. */
export const af: Readonly<Record<string, string>> = {
  'No one is captured as curator. The account is lodged in the curator’s name.':
    'Niemand is as kurator vasgelê nie. Die rekening word in die kurator se naam ingedien.',
  'The Master’s reference is missing.': 'Die Meester se verwysing ontbreek.',
  'The identity number of the person is missing.': 'Die persoon se identiteitsnommer ontbreek.',
  'Decide whether VAT is added to the remuneration: enter the curator’s VAT number, or choose it under Period and figures.':
    'Besluit of BTW by die vergoeding gevoeg word: voer die kurator se BTW-nommer in, of kies dit onder Tydperk en syfers.',
  '{count} vouchers of the period have no filed document.':
    '{count} bewysstukke van die tydperk het geen geliasseerde dokument nie.',
  '{asset} was {before} in the account that was lodged and is valued at {now} now.':
    '{asset} was {before} in die ingediende rekening en word nou op {now} gewaardeer.',
  "'{description}' of {date}": '‘{description}’ van {date}',
  '{called} is outside the period {from} to {to}. Move it to the right account.':
    '{called} val buite die tydperk {from} tot {to}. Skuif dit na die regte rekening.',
  "{called} is on '{bank}', which is not one of the bank accounts. Choose the account.":
    '{called} is op ‘{bank}’, wat nie een van die bankrekeninge is nie. Kies die rekening.',
  "{called} is classified as '{label}'. Choose the asset it concerns.":
    '{called} is as ‘{label}’ geklas. Kies die bate waaroor dit gaan.',
  '{called} has its own bank account as the asset. Choose the other asset.':
    '{called} het sy eie bankrekening as bate. Kies die ander bate.',
  '{called} only moves money to another bank account. Classify it as a transfer.':
    '{called} skuif net geld na ʼn ander bankrekening. Klas dit as ʼn oordrag.',
  'Only an asset that is realised has a carrying value, and it must be 0 or more. Remove or correct it.':
    'Slegs ʼn bate wat te gelde gemaak is, het ʼn drawaarde, en dit moet 0 of meer wees. Verwyder dit of maak dit reg.',
  'Only a capital receipt can be realised for use. Clear the tick or change the class.':
    'Slegs ʼn kapitaalontvangs kan vir gebruik te gelde gemaak word. Verwyder die merk of verander die klas.',
  "Only remuneration and Master's fees can be prepaid for this account. Clear the tick.":
    'Slegs vergoeding en Meestersgelde kan vir hierdie rekening vooruitbetaal word. Verwyder die merk.',
  '{called} pays a fee. Choose whether it is for an earlier account or this one.':
    '{called} betaal ʼn fooi. Kies of dit vir ʼn vorige rekening of hierdie een is.',
  "{called} is classified as '{label}' and cannot pay a creditor. Clear the creditor or change the class.":
    '{called} is as ‘{label}’ geklas en kan nie ʼn skuldeiser betaal nie. Verwyder die skuldeiser of verander die klas.',
  '{called} cannot be for both an earlier account and this one. Choose one.':
    '{called} kan nie vir ʼn vorige rekening én hierdie een wees nie. Kies een.',
  "'{settlesCreditor}' is not one of the creditors brought forward. Choose one of them.":
    '‘{settlesCreditor}’ is nie een van die skuldeisers wat oorgebring is nie. Kies een van hulle.',
  '{asset} is realised in parts. Enter the carrying value on each receipt.':
    '{asset} word in dele te gelde gemaak. Voer die drawaarde by elke ontvangs in.',
  'The period ends before it begins. Correct its dates.': 'Die tydperk eindig voordat dit begin. Maak die datums reg.',
  'Bank line {id} is listed twice. Remove one.': 'Bankreël {id} is twee keer gelys. Verwyder een.',
  '{name} is listed twice. Combine the entries.': '{name} is twee keer gelys. Voeg die inskrywings saam.',
  '{name} is owed twice. Join them.': 'Aan {name} is twee keer geskuld. Voeg dit saam.',
  "The bank account '{bank}' has no opening balance. Add it, or enter 0 if the account is new.":
    'Die bankrekening ‘{bank}’ het geen openingsaldo nie. Voeg dit by, of voer 0 in as die rekening nuut is.',
  'The prepaid remuneration exceeds what this account allows. Refund the excess or correct the payment.':
    'Die vooruitbetaalde vergoeding is meer as wat hierdie rekening toelaat. Betaal die oorskot terug of maak die betaling reg.',
  'The amount prepaid to the Master exceeds this account’s fee. Correct the payment or the fee.':
    'Die bedrag wat aan die Meester vooruitbetaal is, is meer as hierdie rekening se fooi. Maak die betaling of die fooi reg.',
  '{asset} was realised but never held. Add it to the opening property.':
    '{asset} is te gelde gemaak maar nooit gehou nie. Voeg dit by die openingseiendom.',
  'More was withdrawn from {name} than its value. Enter its earnings, or correct its value.':
    'Meer is uit {name} onttrek as wat dit werd was. Voer die verdienste in, of maak die waarde reg.',
  'More was paid to {name} than was owed. Correct the payment or the amount brought forward.':
    'Meer is aan {name} betaal as wat geskuld is. Maak die betaling of die bedrag wat oorgebring is, reg.',
  '{bank} ends at {closing}, its statement at {statement}: find the missing or doubled line of {difference}.':
    '{bank} eindig op {closing}, die staat op {statement}: soek die reël van {difference} wat ontbreek of dubbel staan.',
  'Transfers between {banks} leave a difference of {amount}. Classify the other side as a transfer too.':
    'Oordragte tussen {banks} laat ʼn verskil van {amount}. Klas die ander kant ook as ʼn oordrag.',
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
  'Remuneration on property handed over': 'Vergoeding op wat oorhandig word',
  'VAT on it': 'BTW daarop',
  'No VAT: not a registered vendor': 'Geen BTW nie: nie ʼn geregistreerde ondernemer nie',
  'Remuneration, account {number}': 'Vergoeding, rekening {number}',
  "Master's fee, account {number}": 'Meestersgelde, rekening {number}',
  'Enter the value of {asset}.': 'Voer die waarde van {asset} in.',
  'No statement of {bank} goes up to {to}, so its closing balance comes from the ledger alone.':
    'Geen staat van {bank} strek tot {to} nie, sodat die slotsaldo slegs dié van die grootboek is.',
  '{asset} was bought in this period, so it cannot be part of the opening property.':
    '{asset} is in hierdie tydperk gekoop en kan dus nie deel van die openingseiendom wees nie.',
  'Capital realised for use has already earned commission as income. Leave any remaining part of it out of the property handed over.':
    'Kapitaal wat vir gebruik te gelde gemaak is, het reeds kommissie as inkomste verdien. Laat enige oorblywende deel daarvan weg uit die eiendom wat oorhandig word.',
  'A curator ad litem holds no property and submits no account. Choose another kind of matter.':
    'ʼn Curator ad litem hou geen eiendom nie en dien geen rekening in nie. Kies ʼn ander soort saak.',
  'The final account has been lodged. No account can follow it.':
    'Die finale rekening is ingedien. Geen rekening kan daarop volg nie.',
  'Choose a day from {from} on: the account begins then.': 'Kies ʼn dag vanaf {from}: die rekening begin dan.',
  'An account covers one year, or two at most. Choose an earlier date.':
    'ʼn Rekening dek een jaar, of hoogstens twee. Kies ʼn vroeër datum.',
  'Give a reason for setting this figure by hand.': 'Gee ʼn rede waarom hierdie syfer met die hand gestel word.',
  'Enter the remuneration to which this VAT applies, or clear the VAT.':
    'Voer die vergoeding in waarop hierdie BTW van toepassing is, of maak die BTW leeg.',
  'Only a curatorship has the account of a curator.': 'Slegs ʼn kuratorskap het ʼn kuratorsrekening.',
  'Enter the start date of the first account.': 'Voer die begindatum van die eerste rekening in.',
  'There is an entry on {day}, before the first account begins. Start the account on or before that date.':
    'Daar is ʼn inskrywing op {day}, voordat die eerste rekening begin. Laat die rekening op of voor daardie datum begin.',
  'The period runs until {to}. It is lodged when it is over.':
    'Die tydperk loop tot {to}. Dit word ingedien wanneer dit verby is.',
  'This account has been lodged. Open the next account.':
    'Hierdie rekening is ingedien. Maak die volgende rekening oop.',
  'Classify every bank line before you draw up the account.': 'Klas elke bankreël voordat u die rekening opstel.',
  'Classify every bank line before you lodge the account.': 'Klas elke bankreël voordat u die rekening indien.',
  'Income collected': 'Inkomste ingevorder',
  'Debts and maintenance paid': 'Skulde en onderhoud betaal',
  'Administration expenses': 'Administrasie-uitgawes',
  'Balance carried forward': 'Saldo oorgedra',
  'Assets together': 'Bates saam',
  'Net assets': 'Netto bates',
  'Choose a step from the list.': 'Kies ʼn stap uit die lys.',
  'Choose the account.': 'Kies die rekening.',
  'This step can be done only once in a matter.': 'Hierdie stap kan net een keer in ʼn saak gedoen word.',
  'Account no. {number} has not begun yet.': 'Rekening nr. {number} het nog nie begin nie.',
  'Only a curatorship has these steps.': 'Slegs ʼn kuratorskap het hierdie stappe.',
  'Choose either a type of income or a type of expense.': 'Kies óf ʼn tipe inkomste óf ʼn tipe uitgawe.',
  'The last day lies before the first. Correct one of them.': 'Die laaste dag lê voor die eerste. Maak een reg.',
  'A line can cover at most fifty years.': 'ʼn Reël kan hoogstens vyftig jaar dek.',
  'Not done yet: {what} Complete it first, or enter why you are going ahead.':
    'Nog nie gedoen nie: {what} Handel dit eers af, of voer in waarom u voortgaan.',
  'The final account has been lodged.': 'Die finale rekening is ingedien.',
  'No bank account holds money.': 'Geen bankrekening hou geld nie.',
  'The Master has been asked for release.': 'Die Meester is om vrystelling gevra.',
  'A bond of security is on file.': 'ʼn Sekerheidstelling is op rekord.',
  'Ask the Master for release first; then the file is closed and the bond released.':
    'Vra die Meester eers om vrystelling; dan word die lêer gesluit en die sekerheidstelling vrygestel.',
  'Release was requested on {asked}. Enter that date or a later one.':
    'Vrystelling is op {asked} aangevra. Voer daardie datum of ʼn latere een in.',
  'There is no bond of security on file to release.': 'Daar is geen sekerheidstelling op rekord om vry te stel nie.',
  'This kind of matter has no release from duties.': 'Hierdie soort saak het geen vrystelling van pligte nie.',
  '{asset} is land. Its sale needs the consent of the court or the Master ({section}). Add the consent to the documents.':
    '{asset} is grond. Die verkoop daarvan vereis die toestemming van die hof of die Meester ({section}). Voeg die toestemming by die dokumente.',
  'The heading of a tutor’s account needs the minor’s date of birth. Enter it.':
    'Die opskrif van ʼn voog se rekening vereis die minderjarige se geboortedatum. Voer dit in.',
  'The minor comes of age on {day}: the tutorship ends then, and this is its final account.':
    'Die minderjarige word mondig op {day}: die voogdy eindig dan, en dit is die finale rekening daarvan.',
  'If the property is above {property} or the income above {income} a year, the Master investigates before appointing an administrator, and many Masters prefer a curator. Confirm with the Master (Mental Health Care Act s 60).':
    'As die eiendom bo {property} of die inkomste bo {income} per jaar is, doen die Meester ondersoek voordat ʼn administrateur aangestel word, en baie Meesters verkies ʼn kurator. Bevestig by die Meester (Wet op Geestesgesondheidsorg art 60).',
  'This step applies when the office ends. First mark the account as final.':
    'Hierdie stap geld wanneer die amp eindig. Merk eers die rekening as finaal.',
  'Many take them for a ceiling of the office itself; confirm with the Master, and that they were not raised since.':
    'Baie beskou dit as ʼn plafon van die amp self; bevestig by die Meester, en dat dit nie sedertdien verhoog is nie.',
  "Tutor's account": 'Voog se rekening',
  "Administrator's account": 'Administrateur se rekening',
  'Each bank account ends as its statement does': 'Elke bankrekening eindig soos die bankstaat',
  'Transfers between own accounts net to nil': 'Oorplasings tussen eie rekeninge kom op nul uit',
  'Net assets equal capital and income': 'Netto bates is gelyk aan kapitaal en inkomste',
  'Opening figures agree with the previous closing figures': 'Beginsyfers stem ooreen met die vorige eindsyfers',
  'A final account explains how any deficiency is met': 'ʼn Finale rekening verduidelik hoe enige tekort gedek word',
  'Every line has a voucher': 'Elke reël het ʼn bewysstuk',
  'Everything is classified': 'Alles is geklassifiseer',
  'No statement of {bank} on the last day is imported, so its balance is not checked.':
    'Geen staat van {bank} op die laaste dag is ingevoer nie, dus is die saldo nie nagegaan nie.',
};
