/** What stands between an estate and a lodged account. */
export const af: Readonly<Record<string, string>> = {
  'Open before lodging: {count}. Look at what is stopping this; or lodge it nevertheless.':
    'Oop voor indiening: {count}. Kyk wat dit keer; of dien dit nogtans in.',
  'Our answer follows.': 'Ons antwoord volg.',
  'Nothing is outstanding. You can lodge the account.': 'Niks is uitstaande nie. U kan die rekening indien.',
  'Choose the Master’s office the account goes to.': 'Kies die Meesterskantoor waarheen die rekening gaan.',
  'Enter the Master’s reference number for the estate.': 'Voer die Meester se verwysingsnommer vir die boedel in.',
  'Enter the executor.': 'Voer die eksekuteur in.',
  'Enter the deceased’s identity number.': 'Voer die oorledene se identiteitsnommer in.',
  'Enter the deceased’s last address.': 'Voer die oorledene se laaste adres in.',
  'Beneficiaries without an identity number or date of birth: {count}.':
    'Begunstigdes sonder ʼn identiteitsnommer of geboortedatum: {count}.',
  'Immovable property without a title deed: {count}.': 'Onroerende eiendom sonder ʼn titelakte: {count}.',
  'Assets without a voucher number: {count}.': 'Bates sonder ʼn bewysstuknommer: {count}.',
  'Claims without a voucher number: {count}.': 'Eise sonder ʼn bewysstuknommer: {count}.',
  'Claims not yet admitted or rejected: {count}.': 'Eise wat nog nie erken of verwerp is nie: {count}.',
  'Enter the date the estate was reported to the Master.':
    'Voer die datum in waarop die boedel by die Meester aangemeld is.',
  'Enter the date the letters were granted.': 'Voer die datum in waarop die eksekuteursbrief uitgereik is.',
  'Publish the notice to creditors and enter the date.':
    'Publiseer die kennisgewing aan skuldeisers en voer die datum in.',
  'Creditors can claim until {day}.': 'Skuldeisers kan tot {day} eise indien.',
  'This is not open, or you must correct it where it was entered.':
    'Dit is nie oop nie, of u moet dit regstel waar dit ingevoer is.',
  'The office for this matter does not require this.': 'Die kantoor vir hierdie saak vereis dit nie.',
  'Answer the queries of the Master first. Still open: {count}.':
    'Beantwoord eers die Meester se navrae. Nog oop: {count}.',
  'Settle the objections first. Still open: {count}.': 'Handel eers die besware af. Nog oop: {count}.',
  'The account cannot be drawn, so we cannot calculate what the heirs receive. Correct the account first.':
    'Die rekening kan nie opgestel word nie; ons kan dus nie bereken wat die erfgename kry nie. Maak eers die rekening reg.',
  'Pay the heirs first: {amount} of their awards is left.':
    'Betaal eers die erfgename: {amount} van hul toekennings is uitstaande.',
  'Pay the creditors first: {amount} is left.': 'Betaal eers die skuldeisers: {amount} is uitstaande.',
  'Pay the estate duty with its interest first: {amount} is left.':
    'Betaal eers die boedelbelasting met rente: {amount} is uitstaande.',
  'Get the deceased estate compliance letter from SARS first and enter its date. The Master does not discharge an executor without it.':
    'Kry eers die SAID se voldoeningsbrief vir die boedel en voer die datum in. Die Meester ontslaan nie ʼn eksekuteur daarsonder nie.',
  'The bank accounts still hold {amount}. Pay it out first.':
    'Die bankrekeninge hou nog {amount}. Betaal dit eers uit.',
  'The bank accounts are overdrawn by {amount}. Put that right first.':
    'Die bankrekeninge is met {amount} oortrokke. Stel dit eers reg.',
  'The account was generated for lodging on {day}. Choose that day or a later one.':
    'Die rekening is op {day} vir indiening opgestel. Kies daardie dag of ʼn latere een.',
  'Generate the account for lodging first.': 'Stel eers die rekening op vir indiening.',
  'First enter the date the account was lodged.': 'Voer eers die datum in waarop die rekening ingedien is.',
  'First enter the date the Master approved the account.':
    'Voer eers die datum in waarop die Meester die rekening goedgekeur het.',
  'The notice appeared on {day}, before the Master approved the account on {approved}. Publish it again.':
    'Die kennisgewing het op {day} verskyn, voordat die Meester die rekening op {approved} goedgekeur het. Publiseer dit weer.',
  'First publish the notice that the account lies open for inspection.':
    'Publiseer eers die kennisgewing dat die rekening ter insae lê.',
  'The account lies open until {day}.': 'Die rekening lê tot {day} ter insae.',
  'The account lies open until {day}. Choose a later day.': 'Die rekening lê tot {day} ter insae. Kies ʼn latere dag.',
  'The ruling on the objection may be taken to court until {day}.':
    'Die beslissing oor die beswaar kan tot {day} na die hof geneem word.',
  'The ruling on the objection may be taken to court until {day}. Choose a later day.':
    'Die beslissing oor die beswaar kan tot {day} na die hof geneem word. Kies ʼn latere dag.',
  'The Master upheld an objection to this account. Amend the account and lodge the amended one.':
    'Die Meester het ʼn beswaar teen hierdie rekening gehandhaaf. Wysig die rekening en dien die gewysigde een in.',
  'First enter the date the Master confirmed the account.':
    'Voer eers die datum in waarop die Meester die rekening bekragtig het.',
  'First enter the date the Master allowed the account to be advertised.':
    'Voer eers die datum in waarop die Meester toegelaat het dat die rekening geadverteer word.',
  'First publish the notice of inspection and enter its date.':
    'Publiseer eers die kennisgewing van insae en voer die datum in.',
  'First enter the date inspection starts.': 'Voer eers die datum in waarop insae begin.',
  '{day} is not a publishing day: {rest}. Enter the day of the Gazette.':
    '{day} is nie ʼn publikasiedag nie: {rest}. Voer die dag van die Staatskoerant in.',
  'Send the demands and enter the date they were posted.':
    'Stuur die aanmanings en voer die datum in waarop hulle gepos is.',
  'Still to be collected: {amount}.': 'Nog in te vorder: {amount}.',
  'Pay the dividends first: {amount} is left.': 'Betaal eers die dividende: {amount} is uitstaande.',
  "Pay what is left to the creditors, or to the Master for the Guardian's Fund: {amount}.":
    'Betaal wat uitstaande is aan die skuldeisers, of aan die Meester vir die Voogdyfonds: {amount}.',
  'The account does not say what it pays each creditor. Compare the payments with its paper, then enter the date.':
    'Die rekening sê nie wat dit elke skuldeiser betaal nie. Vergelyk die betalings met die dokument en voer dan die datum in.',
  'Collect the contributions first.': 'Vorder eers die kontribusies in.',
  'First enter the date the dividends were paid.': 'Voer eers die datum in waarop die dividende betaal is.',
  "First pay unclaimed dividends to the Master for the Guardian's Fund.":
    'Betaal eers onopgeëiste dividende aan die Meester vir die Voogdyfonds.',
  'Lodge the final account first.': 'Dien eers die finale rekening in.',
  'Lodge the proof of payments with the Master first.': 'Dien eers die bewys van betalings by die Meester in.',
  'First have this account confirmed and lodge the proof of its payments: {account}.':
    'Laat eers hierdie rekening bekragtig en dien die bewys van sy betalings in: {account}.',
  'Ask the Master for release first.': 'Vra eers die Meester vir vrystelling.',
  'First enter the date of the release.': 'Voer eers die datum van die vrystelling in.',
  'The Master confirmed this account on {day}, so it cannot be amended. Only a court can reopen it. Draw up the next account.':
    'Die Meester het hierdie rekening op {day} bekragtig; dit kan dus nie gewysig word nie. Slegs ʼn hof kan dit heropen. Stel die volgende rekening op.',
  'Dividends were paid under this account, so its confirmation stays. Correct the date instead.':
    'Dividende is kragtens hierdie rekening betaal; die bekragtiging bly dus staan. Stel eerder die datum reg.',
  'Only a deceased or an insolvent estate has these steps.':
    'Slegs ʼn bestorwe of ʼn insolvente boedel het hierdie stappe.',
  'The account lies open until {day}. Choose that day or a later one.':
    'Die rekening lê tot {day} ter insae. Kies daardie dag of ʼn latere een.',
  'The account must lie open for inspection first.': 'Die rekening moet eers ter insae lê.',
  'First enter the date the heirs were paid.': 'Voer eers die datum in waarop die erfgename betaal is.',
  'First have SARS code the taxpayer as a deceased estate.':
    'Laat SAID eers die belastingpligtige as bestorwe boedel kodeer.',
  'First enter the date the returns up to the death were filed.':
    'Voer eers die datum in waarop die opgawes tot by die dood ingedien is.',
  'First enter the date the returns up to the death were assessed.':
    'Voer eers die datum in waarop die opgawes tot by die dood aangeslaan is.',
  'Choose whether the estate was registered for income after the death.':
    'Kies of die boedel vir inkomste ná die dood geregistreer is.',
  'File the return of estate duty first.': 'Dien eers die opgawe van boedelbelasting in.',
  'Ask SARS for the compliance letter first.': 'Vra SAID eers vir die voldoeningsbrief.',
  "First pay the shares into the Guardian's Fund.": 'Betaal eers die aandele in die Voogdyfonds in.',
  'Lodge the receipts with the Master first.': 'Dien eers die kwitansies by die Meester in.',
  'Ask the Master for discharge first.': 'Vra die Meester eers om ontslag.',
  'First enter the date of discharge.': 'Voer eers die datum van ontslag in.',
  'This estate does not have this step.': 'Hierdie boedel het nie so ʼn stap nie.',
  'Every estate needs this step. Enter the date it was done.':
    'Elke boedel het hierdie stap nodig. Voer die datum in waarop dit gedoen is.',
  'If the step is not needed, leave the date blank.': 'Laat die datum leeg as die stap nie nodig is nie.',
  'Give the reason why it is not needed here. It is kept on record.':
    'Gee die rede waarom dit nie hier nodig is nie. Dit word op rekord gehou.',
  'This step follows from information elsewhere. Enter it there.':
    'Hierdie stap volg uit inligting elders. Voer dit daar in.',
  'This day is in the future.': 'Hierdie dag lê in die toekoms.',
  '{title} on {day}. Choose that day or a later one.': '{title} op {day}. Kies daardie dag of ʼn latere een.',
  'It is answered on the day it came or later.': 'Dit word beantwoord op die dag waarop dit gekom het of later.',
  'Enter our reply.': 'Voer ons antwoord in.',
  'Enter who objects.': 'Voer in wie beswaar maak.',
  'Only an objection can have a ruling.': 'Slegs ʼn beswaar kan ʼn beslissing hê.',
  'Enter the date of the ruling.': 'Voer die datum van die beslissing in.',
  'Enter the ruling.': 'Voer die beslissing in.',
  'The ruling cannot be before the objection was received.':
    'Die beslissing kan nie voor die ontvangs van die beswaar wees nie.',
  'No account has been lodged yet, so there cannot be a query about one.':
    'Geen rekening is nog ingedien nie; daar kan dus nie ʼn navraag daaroor wees nie.',
  'No account with this number has been lodged. Choose one from the list.':
    'Geen rekening met hierdie nommer is ingedien nie. Kies een uit die lys.',
  'The heirs were paid.': 'Die erfgename is betaal.',
  'SARS issued its compliance letter. The Master does not discharge an executor without it.':
    'Die SAID het die voldoeningsbrief uitgereik. Die Meester ontslaan nie ʼn eksekuteur daarsonder nie.',
  'An amended account took the place of this one. Choose that account and mark its step.':
    'ʼn Gewysigde rekening het hierdie een se plek ingeneem. Kies daardie rekening en merk sy stap.',
  'First pay the heirs under this account and lodge their receipts: {account}.':
    'Betaal eers die erfgename ingevolge hierdie rekening en dien hul kwitansies in: {account}.',
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
