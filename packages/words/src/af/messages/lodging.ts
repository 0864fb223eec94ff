/** What stands between an estate and a lodged account. */
export const af: Readonly<Record<string, string>> = {
  'Open before lodging: {count}. Look at what is stopping this; or lodge it nevertheless.':
    'Oop voor indiening: {count}. Kyk wat dit keer; of dien dit nogtans in.',
  'Our answer follows.': 'Ons antwoord volg.',
  'Nothing is open: the account can be lodged.': 'Niks is oop nie: die rekening kan ingedien word.',
  'Choose the Master’s office the account goes to.': 'Kies die Meesterskantoor waarheen die rekening gaan.',
  'Enter the Master’s reference of the estate.': 'Vul die Meester se verwysing van die boedel in.',
  'Capture who the executor is.': 'Lê vas wie die eksekuteur is.',
  'Enter the identity number of the deceased.': 'Vul die identiteitsnommer van die oorledene in.',
  'Enter the last address of the deceased.': 'Vul die laaste adres van die oorledene in.',
  'Without an identity number or a day of birth: {count} of those who take.':
    'Sonder ʼn identiteitsnommer of ʼn geboortedag: {count} van dié wat neem.',
  'Immovable property without a title deed: {count}.': 'Onroerende eiendom sonder ʼn titelakte: {count}.',
  'Assets without a voucher number: {count}.': 'Bates sonder ʼn bewysstuknommer: {count}.',
  'Claims without a voucher number: {count}.': 'Eise sonder ʼn bewysstuknommer: {count}.',
  'Claims neither admitted nor rejected: {count}.': 'Eise nóg erken nóg verwerp: {count}.',
  'Enter the day the estate was reported to the Master.':
    'Vul die dag in waarop die boedel by die Meester aangemeld is.',
  'Enter the day letters were granted.': 'Vul die dag in waarop die eksekuteursbrief uitgereik is.',
  'Publish the notice to creditors and enter the day.': 'Publiseer die kennisgewing aan skuldeisers en vul die dag in.',
  'Creditors may claim until {day}.': 'Skuldeisers mag tot {day} eise instel.',
  'This is not open, or it has to be mended where it stands.':
    'Dit is nie oop nie, of dit moet reggestel word waar dit staan.',
  'This is no requirement of the office of this matter.': 'Dit is geen vereiste van die kantoor van hierdie saak nie.',
  'Answer the queries of the Master first. Still open: {count}.':
    'Beantwoord eers die Meester se navrae. Nog oop: {count}.',
  'Settle the objections first. Still open: {count}.': 'Handel eers die besware af. Nog oop: {count}.',
  'The account cannot be drawn, so that nobody knows what the heirs get. Mend it first.':
    'Die rekening kan nie opgestel word nie, sodat niemand weet wat die erfgename kry nie. Maak dit eers reg.',
  'Pay the heirs first: {amount} of their awards is left.':
    'Betaal eers die erfgename: {amount} van hul toekennings is uitstaande.',
  'Pay the creditors first: {amount} is left.': 'Betaal eers die skuldeisers: {amount} is uitstaande.',
  'Pay the estate duty with its interest first: {amount} is left.':
    'Betaal eers die boedelbelasting met rente: {amount} is uitstaande.',
  'Get the deceased estate compliance letter of SARS first and enter its day: the Master discharges nobody without it.':
    'Kry eers SAID se voldoeningsbrief vir die boedel en vul die dag in: die Meester ontslaan niemand daarsonder nie.',
  'The bank accounts still hold {amount}. Pay it out first.':
    'Die bankrekeninge hou nog {amount}. Betaal dit eers uit.',
  'The bank accounts are overdrawn by {amount}. Put that right first.':
    'Die bankrekeninge is met {amount} oortrokke. Stel dit eers reg.',
  'The account was generated for lodging on {day}. Choose that day or a later one.':
    'Die rekening is op {day} vir indiening opgestel. Kies daardie dag of ʼn latere een.',
  'Generate the account for lodging first.': 'Stel eers die rekening op vir indiening.',
  'Enter the day the account was lodged first.': 'Vul eers die dag in waarop die rekening ingedien is.',
  'Enter the day the Master approved the account first.':
    'Vul eers die dag in waarop die Meester die rekening goedgekeur het.',
  'The notice appeared on {day}, before the Master approved the account on {approved}. Publish it again.':
    'Die kennisgewing het op {day} verskyn, voordat die Meester die rekening op {approved} goedgekeur het. Publiseer dit weer.',
  'Publish the notice that the account lies open first.':
    'Publiseer eers die kennisgewing dat die rekening ter insae lê.',
  'The account lies open until {day}.': 'Die rekening lê tot {day} ter insae.',
  'The account lies open until {day}. Choose that day or a later one.':
    'Die rekening lê tot {day} ter insae. Kies daardie dag of ʼn latere een.',
  'Let the account lie for inspection first.': 'Laat die rekening eers ter insae lê.',
  'Enter the day the heirs were paid first.': 'Vul eers die dag in waarop die erfgename betaal is.',
  'Have the taxpayer coded as a deceased estate first.': 'Laat die belastingpligtige eers as bestorwe boedel kodeer.',
  'Enter the day the returns up to the death were filed first.':
    'Vul eers die dag in waarop die opgawes tot by die dood ingedien is.',
  'Enter the day the returns up to the death were assessed first.':
    'Vul eers die dag in waarop die opgawes tot by die dood aangeslaan is.',
  'Say whether the estate was registered for income after the death.':
    'Sê of die boedel vir inkomste ná die dood geregistreer is.',
  'File the return of estate duty first.': 'Dien eers die opgawe van boedelbelasting in.',
  'Ask SARS for the compliance letter first.': 'Vra SAID eers vir die voldoeningsbrief.',
  "Pay the shares into the Guardian's Fund first.": 'Betaal eers die aandele in die Voogdyfonds in.',
  'Lodge the receipts with the Master first.': 'Dien eers die kwitansies by die Meester in.',
  'Ask the Master for discharge first.': 'Vra die Meester eers om ontslag.',
  'Enter the day of the discharge first.': 'Vul eers die dag van die ontslag in.',
  'This estate has no such step.': 'Hierdie boedel het nie so ʼn stap nie.',
  'Every estate needs this step. Enter the day it was done.':
    'Elke boedel het hierdie stap nodig. Vul die dag in waarop dit gedoen is.',
  'Leave the day open where the step is not needed.': 'Laat die dag oop waar die stap nie nodig is nie.',
  'Say why it is not needed here: the reason is kept.': 'Sê waarom dit hier nie nodig is nie: die rede word bewaar.',
  'This step is told by what stands elsewhere. Enter it there.':
    'Hierdie stap volg uit wat elders staan. Vul dit daar in.',
  'This day is still to come.': 'Hierdie dag moet nog kom.',
  '{title} on {day}. Choose that day or a later one.': '{title} op {day}. Kies daardie dag of ʼn latere een.',
  'It is answered on the day it came or later.': 'Dit word beantwoord op die dag waarop dit gekom het of later.',
  'Write what we answered.': 'Skryf wat ons geantwoord het.',
  'Say who objects.': 'Sê wie beswaar maak.',
  'Only an objection is ruled on.': 'Slegs oor ʼn beswaar word beslis.',
  'Enter the day of the ruling.': 'Vul die dag van die beslissing in.',
  'Say what the ruling was.': 'Sê wat die beslissing was.',
  'It is ruled on after it came.': 'Daar word beslis nadat dit gekom het.',
  'No account was lodged yet, so that nothing can be asked about one.':
    'Nog geen rekening is ingedien nie, sodat niks daaroor gevra kan word nie.',
  'No account of this number was lodged. Choose one of the list.':
    'Geen rekening met hierdie nommer is ingedien nie. Kies een uit die lys.',
  'Only a deceased estate has these steps.': 'Slegs ʼn bestorwe boedel het hierdie stappe.',
  'The heirs were paid.': 'Die erfgename is betaal.',
  'SARS issued its compliance letter, without which the Master discharges nobody.':
    'SAID het sy voldoeningsbrief uitgereik, waarsonder die Meester niemand ontslaan nie.',
  'An amended account took the place of this one. Choose that account and mark its step.':
    'ʼn Gewysigde rekening het hierdie een se plek ingeneem. Kies daardie rekening en merk sy stap.',
  'Pay the heirs of this account and lodge its receipts first: {account}.':
    'Betaal eers die erfgename van hierdie rekening en dien sy kwitansies in: {account}.',
  'First account': 'Eerste rekening',
  'First and final account': 'Eerste en finale rekening',
  'Second account': 'Tweede rekening',
  'Second and final account': 'Tweede en finale rekening',
  'Third account': 'Derde rekening',
  'Third and final account': 'Derde en finale rekening',
  'Fourth account': 'Vierde rekening',
  'Fourth and final account': 'Vierde en finale rekening',
  'Amended first account': 'Gewysigde eerste rekening',
  'Amended first and final account': 'Gewysigde eerste en finale rekening',
  'Amended second account': 'Gewysigde tweede rekening',
  'Amended second and final account': 'Gewysigde tweede en finale rekening',
  'Supplementary account': 'Aanvullende rekening',
  'Supplementary first and final account': 'Aanvullende eerste en finale rekening',
  'Supplementary second account': 'Aanvullende tweede rekening',
  'Supplementary second and final account': 'Aanvullende tweede en finale rekening',
  'Interim account': 'Tussentydse rekening',
  'Redrafted account': 'Heropgestelde rekening',
  'Heirs still have to pay {amount} into the estate. Collect it first.':
    'Erfgename moet nog {amount} in die boedel inbetaal. Vorder dit eers in.',
};
