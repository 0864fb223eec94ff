/** An estate that cannot pay: section 34, ranks and votes. */
export const af: Readonly<Record<string, string>> = {
  'Choose what the claim rests on.': 'Kies waarop die eis berus.',
  'Enter what you claim, above nought.': 'Vul in wat u eis, bo nul.',
  'Enter an e-mail address.': 'Vul ʼn e-posadres in.',
  'At least a day.': 'Minstens ʼn dag.',
  'At most 180 days.': 'Hoogstens 180 dae.',
  'Share at most 50 papers.': 'Deel hoogstens 50 stukke.',
  'This claim was decided on already.': 'Oor hierdie eis is reeds besluit.',
  'Only creditors of an insolvent estate have such a page.':
    'Slegs skuldeisers van ʼn insolvente boedel het so ʼn bladsy.',
  'That claim is proved. Take the new one up as a claim of its own.':
    'Daardie eis is bewys. Neem die nuwe een as ʼn eie eis op.',
  'This claim was decided on already. Send a new one.': 'Oor hierdie eis is reeds besluit. Stuur ʼn nuwe een.',
  'Several claims of yours wait to be looked at. Call us before you send another.':
    'Verskeie eise van u wag om bekyk te word. Bel ons voordat u nog een stuur.',
  'Interest is a part of what you claim, so that it cannot be more.':
    'Rente is deel van wat u eis; dit kan dus nie meer wees nie.',
  'Name the security on which you rely alone, or take that back.':
    'Noem die sekuriteit waarop u alleen steun, of trek dit terug.',
  'Many papers of yours are here already. Put the rest into one file, or call us.':
    'Baie stukke van u is reeds hier. Sit die res in een lêer, of bel ons.',
  'The estate is closed, so that no claim can be sent any more. Call us about it.':
    'Die boedel is gesluit; geen eis kan meer gestuur word nie. Bel ons daaroor.',
  'rules for a composition': 'reëls vir ʼn akkoord',
  'What the trustee does after the certificate (ss 120 to 123) is to be confirmed against the Act.':
    'Wat die kurator ná die sertifikaat doen (artt 120 tot 123), moet teen die Wet bevestig word.',
  'The insolvent offers a composition in writing': 'Die insolvent bied skriftelik ʼn akkoord aan',
  'An offer is made after the first meeting of creditors. Capture that meeting, or correct the day.':
    'ʼn Aanbod word ná die eerste byeenkoms van skuldeisers gemaak. Lê dié byeenkoms vas, of maak die dag reg.',
  'A term that gives some creditors more than others is not allowed. Take it out.':
    'ʼn Term wat party skuldeisers meer as ander gee, is nie toelaatbaar nie. Haal dit uit.',
  'The insolvent was told that it will not do; the Master may direct otherwise':
    'Die insolvent is meegedeel dat dit nie deug nie; die Meester kan anders gelas',
  'A copy with the trustee’s report goes to every creditor who proved':
    'ʼn Afskrif met die kurator se verslag gaan aan elke skuldeiser wat bewys het',
  'The trustee thinks that it will not be accepted: it is sent only when the Master directs so.':
    'Die kurator meen dat dit nie aanvaar sal word nie: dit word net gestuur as die Meester so gelas.',
  'It was sent before it was made. Correct a day.': 'Dit is gestuur voordat dit gemaak is. Maak ʼn dag reg.',
  'Creditors meet to consider it': 'Skuldeisers vergader om dit te oorweeg',
  'The meeting has to be from {from} to {to}, fourteen to twenty-eight days after it was sent.':
    'Die byeenkoms moet van {from} tot {to} wees, veertien tot agt-en-twintig dae nadat dit gestuur is.',
  'Three fourths in value and three fourths in number of all who proved accept it':
    'Driekwart in waarde en driekwart in getal van almal wat bewys het, aanvaar dit',
  'It was not accepted. The estate goes on as before, or a new offer is made.':
    'Dit is nie aanvaar nie. Die boedel gaan voort soos tevore, of ʼn nuwe aanbod word gemaak.',
  'What was offered is paid, or security is given for it':
    'Wat aangebied is, word betaal, of sekuriteit word daarvoor gestel',
  'The Master certifies that it was accepted': 'Die Meester sertifiseer dat dit aanvaar is',
  'A certificate needs the vote and the payment or security first. Capture them, or take the day back.':
    'ʼn Sertifikaat verg eers die stem en die betaling of sekuriteit. Lê dit vas, of trek die dag terug.',
  'More was paid by the composition than was received for it. Enter what was received for it under Banking.':
    'Meer is volgens die akkoord betaal as wat daarvoor ontvang is. Voer onder Bankwese in wat daarvoor ontvang is.',
  'Enter the rent of one period, and how many months such a period has.':
    'Voer die huur van een tydperk in, en hoeveel maande so ʼn tydperk het.',
  'Enter the rent: a landlord’s hypothec covers only so many months of it (s 85(2)), and all of the claim counts as secured until then.':
    'Voer die huur in: ʼn verhuurder se hipoteek dek net soveel maande daarvan (art 85(2)), en tot dan tel die hele eis as versekerd.',
  'The rent of {creditor} is not captured: all of the claim counts as secured (s 85(2)).':
    'Die huur van {creditor} is nie vasgelê nie: die hele eis tel as versekerd (art 85(2)).',
  Composition: 'Akkoord',
  'Proved claims without preference': 'Bewese eise sonder voorkeur',
  'Cents in the rand': 'Sent in die rand',
  'To be paid to them': 'Aan hulle te betaal',
  'Remuneration on it, without VAT': 'Vergoeding daarop, sonder BTW',
  'Give the insolvent back what the composition returns': 'Gee die insolvent terug wat die akkoord teruggee',
  'Pay creditors what they have by the composition, through the estate’s account':
    'Betaal skuldeisers wat hulle volgens die akkoord kry, deur die boedel se rekening',
  'Frame an account of what was received and paid, and lodge it with the Master':
    'Stel ʼn rekening op van wat ontvang en betaal is, en dien dit by die Meester in',
  'Secured and preferent creditors keep their rights unless they gave them up in writing':
    'Versekerde en preferente skuldeisers behou hul regte tensy hulle skriftelik daarvan afstand gedoen het',
  'The composition has to pay, or secure, at least 50 cents in the rand of every claim.':
    'Die akkoord moet minstens 50 sent in die rand van elke eis betaal of verseker.',
  'Claims were proved: {count}.': 'Eise is bewys: {count}.',
  'The estate was sequestrated before.': 'Die boedel is voorheen gesekwestreer.',
  'There is a conviction of an insolvency offence.': 'Daar is ʼn skuldigbevinding aan ʼn insolvensiemisdryf.',
  'The estate was sequestrated before: three years have to pass.':
    'Die boedel is voorheen gesekwestreer: drie jaar moet verloop.',
  'There is a conviction: five years from it have to pass.':
    'Daar is ʼn skuldigbevinding: vyf jaar daarna moet verloop.',
  'Only where the estate was sequestrated before.': 'Slegs waar die boedel voorheen gesekwestreer is.',
  'A court ordered before the ten years were over that it is not so.':
    'ʼn Hof het voor die einde van die tien jaar beveel dat dit nie so is nie.',
  'Government Gazette': 'Staatskoerant',
  'Trustee, by registered letter or delivered': 'Kurator, per geregistreerde brief of afgelewer',
  'Master, in writing': 'Meester, skriftelik',
  'Before {day} only on the Master’s recommendation.': 'Voor {day} slegs op die Meester se aanbeveling.',
  'Within four years of the order only on the Master’s recommendation.':
    'Binne vier jaar ná die bevel slegs op die Meester se aanbeveling.',
  'Notice of the intention to apply, in the Gazette':
    'Kennis van die voorneme om aansoek te doen, in die Staatskoerant',
  'R500 security with the registrar, three weeks before the application':
    'R500 sekuriteit by die griffier, drie weke voor die aansoek',
  'Affidavit: full disclosure of assets and debts at the time, dividends paid, estimated worth of what is left':
    'Beëdigde verklaring: volle openbaarmaking van bates en skulde destyds, dividende betaal, geskatte waarde van wat oor is',
  'Copy of the composition and of the Master’s certificate, where there was one':
    'Afskrif van die akkoord en van die Meester se sertifikaat, waar daar een was',
  'Report of the trustee to the Master on the insolvent’s conduct and what was paid':
    'Verslag van die kurator aan die Meester oor die insolvent se gedrag en wat betaal is',
  'Report of the Master to the court': 'Verslag van die Meester aan die hof',
  'Only an insolvent estate has these.': 'Slegs ʼn insolvente boedel het hierdie.',
  'There is nothing to state yet.': 'Daar is nog niks om te stel nie.',
  'Only a person is rehabilitated.': 'Slegs ʼn persoon word gerehabiliteer.',
  'The Master confirmed the account (Insolvency Act s 112).':
    'Die Meester het die rekening bekragtig (Insolvensiewet art 112).',
  'Dividends were paid or contributions collected, and what nobody claimed was handed over.':
    'Dividende is betaal of kontribusies ingevorder, en wat niemand opgeëis het nie, is oorhandig.',
  'The Master released whoever acted, so that the bond falls away.':
    'Die Meester het vrygestel wie opgetree het, sodat die borg verval.',
  'Ask the Master for release first; then note when it was given.':
    'Vra eers die Meester om vrystelling; noteer dan wanneer dit verleen is.',
  'Only whoever acts in an insolvency is released here.': 'Slegs wie in ʼn insolvensie optree, word hier vrygestel.',
  'R300 each, in total and not per person; confirm that no later notice raised it.':
    'R300 elk, in totaal en nie per persoon nie; bevestig dat geen latere kennisgewing dit verhoog het nie.',
  'Confirm for estates long past.': 'Bevestig vir boedels van lank gelede.',
  '{id} votes twice. Add the claims together.': '{id} stem twee keer. Tel die eise bymekaar.',
  'Give creditors at least fourteen days after the report.': 'Gee skuldeisers ten minste veertien dae na die verslag.',
  'Encumbered asset: {what}': 'Beswaarde bate: {what}',
  'Free residue': 'Vrye oorskot',
  'Assets that secure no debt': 'Bates wat geen skuld verseker nie',
  'Claims and money besides': 'Eise en geld daarbenewens',
  'Surplus of encumbered assets': 'Oorskot van beswaarde bates',
  'Preference for funeral and death-bed costs': 'Voorkeur vir begrafnis- en sterfbedkoste',
  '{what}, with interest': '{what}, met rente',
  'Interest for {days} days': 'Rente vir {days} dae',
  'Vote on surrender': 'Stemming oor oorgawe',
  'Claims that count in number': 'Eise wat in getal tel',
  'For surrender in number': 'Vir oorgawe in getal',
  'Value that counts': 'Waarde wat tel',
  'For surrender in value': 'Vir oorgawe in waarde',
  'Work out the awards to a day after the order.': 'Werk die toekennings uit tot ʼn dag na die bevel.',
  'The claim of {creditor} is both secured and not. Capture the part without security as a claim of its own.':
    'Die eis van {creditor} is beide versekerd en nie. Lê die deel sonder sekuriteit as ʼn eis op sy eie vas.',
  'Claim {id} is listed twice.': 'Eis {id} is twee keer gelys.',
  'No claim is secured by {asset}. Link the claim to it, or take it into the free residue.':
    'Geen eis word deur {asset} verseker nie. Koppel die eis daaraan, of neem dit in die vrye oorskot op.',
  'Asset {id} has two accounts. Make one of them.': 'Bate {id} het twee rekeninge. Maak een daarvan.',
  'Only a person has funeral and death-bed costs. Take them out.':
    'Net ʼn persoon het begrafnis- en sterfbedkoste. Haal dit uit.',
  'The claim of {creditor} has another amount on each asset. Give the whole claim on each.':
    'Die eis van {creditor} het ʼn ander bedrag op elke bate. Gee die hele eis op elkeen.',
  '{creditor} is secured and preferent. The contribution is measured by the secured claim alone.':
    '{creditor} is versekerd en preferent. Die kontribusie word net aan die versekerde eis gemeet.',
  'A part of the free residue came from land, which a general bond does not reach (s 86). Costs and the claims before it are taken from land and movables alike: confirm that with the Master.':
    'ʼn Deel van die vrye oorskot kom van grond, wat ʼn algemene verband nie bereik nie (art 86). Koste en die eise daarvoor word eweredig uit grond en roerende goed geneem: bevestig dit met die Meester.',
  'Creditors with several securities each chose to be paid from the one before the other. Change the order on one of their claims.':
    'Skuldeisers met verskeie sekuriteite het elk ʼn ander volgorde gekies, en die twee sluit mekaar uit. Verander die volgorde op een van hul eise.',
  '{creditor} has several securities. Ask from which it is to be paid first, list them in that order and note on the claim that it chose it. Until then they are taken as the assets are listed.':
    '{creditor} het verskeie sekuriteite. Vra uit watter een dit eers betaal moet word, noem hulle in daardie volgorde en teken op die eis aan dat dit dit so gekies het. Tot dan word hulle geneem soos die bates gelys is.',
  '{creditor} holds a mortgage bond and proved no claim. Deposit what the security brings it with the Master (s 95(2)); it shares in nothing else.':
    '{creditor} hou ʼn verband en het geen eis bewys nie. Stort wat die sekuriteit vir dit inbring by die Meester (art 95(2)); dit deel in niks anders nie.',
  Contribution: 'Kontribusie',
  'Costs the free residue cannot pay': 'Koste wat die vrye oorskot nie kan betaal nie',
  '{creditor} is measured by': '{creditor} word gemeet aan',
  '{creditor} contributes': '{creditor} dra by',
  'The account does not balance, so none is drawn. Tell the provider which matter it is.':
    'Die rekening balanseer nie, dus word geen opgestel nie. Sê vir die verskaffer watter saak dit is.',
  'The costs of {asset} are larger than its proceeds, and no proved creditor of it carries them.':
    'Die koste van {asset} is groter as die opbrengs, en geen bewese skuldeiser daarvan dra dit nie.',
  'The costs of {asset} are larger than its proceeds. Its first creditors owe the difference.':
    'Die koste van {asset} is groter as die opbrengs. Die eerste skuldeisers daarvan skuld die verskil.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest is concurrent.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res is konkurrent.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest ranks only once it is proved.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res tel eers wanneer dit bewys is.',
  'The free residue cannot pay the costs: creditors who share in it contribute.':
    'Die vrye oorskot kan nie die koste betaal nie: skuldeisers wat daarin deel, dra by.',
  'No creditor is liable for a part of the costs. Ask who gave security for them.':
    'Geen skuldeiser is vir ʼn deel van die koste aanspreeklik nie. Vra wie daarvoor sekuriteit gestel het.',
  'Receipts of the free residue': 'Ontvangste van die vrye oorskot',
  'Say for how many months the rent of one period is.': 'Sê vir hoeveel maande die huur van een tydperk is.',
  "Landlord's hypothec": 'Verhuurder se hipoteek',
  'Rent in arrear at the order': 'Agterstallige huur by die bevel',
  'Months that are secured': 'Maande wat verseker is',
  'The periods are to be confirmed against the text of the Act.':
    'Die tydperke moet teen die teks van die Wet bevestig word.',
  'Secured by the goods on the premises': 'Verseker deur die goed op die perseel',
  'Net proceeds of the goods': 'Netto opbrengs van die goed',
  'Confirm that no later notice raised the amounts, and that the limit for contributions holds for each fund.':
    'Bevestig dat geen latere kennisgewing die bedrae verhoog het nie, en dat die perk vir bydraes vir elke fonds geld.',
  'The amount is to be confirmed.': 'Die bedrag moet bevestig word.',
  'The usual rate; the bond itself says what was agreed.':
    'Die gewone koers; die borgakte self sê waarop ooreengekom is.',
  "Trustee's or liquidator's remuneration": 'Vergoeding van die kurator of likwidateur',
  'Item {item} at {rate}%': 'Item {item} teen {rate}%',
  'At tariff': 'Volgens tarief',
  'Added to reach the smallest fee': 'Bygevoeg om die kleinste fooi te bereik',
  'Allowed or taken off by the Master': 'Deur die Meester toegelaat of afgetrek',
  '{creditor} proved on {day}, after this meeting, and cannot vote at it.':
    '{creditor} het op {day} bewys, ná hierdie byeenkoms, en kan nie daar stem nie.',
  '{creditor} proved on {day}, after this account was lodged, and shares in it by leave of the Master (s 104(1)).':
    '{creditor} het op {day} bewys, nadat hierdie rekening ingedien is, en deel daarin met verlof van die Meester (art 104(1)).',
  '{creditor} proved on {day}, after this account was lodged: it contributes with the others all the same (s 106).':
    '{creditor} het op {day} bewys, nadat hierdie rekening ingedien is: dit dra nogtans saam met die ander by (art 106).',
  '{creditor} proved on {day}, after this account was lodged: it is paid out of its security alone. Note on the claim when the Master let it share (s 104(1)); otherwise what is lacking ranks in a later account.':
    '{creditor} het op {day} bewys, nadat hierdie rekening ingedien is: dit word slegs uit sy sekuriteit betaal. Teken by die eis aan wanneer die Meester dit laat deel het (art 104(1)); anders rangskik wat kortkom in ʼn latere rekening.',
  '{creditor} proved on {day}, after this account was lodged: it has the preference that needs no proof (s 98A(3)), and no more. Note on the claim when the Master let it share (s 104(1)).':
    '{creditor} het op {day} bewys, nadat hierdie rekening ingedien is: dit het die voorkeur wat geen bewys nodig het nie (art 98A(3)), en niks meer nie. Teken by die eis aan wanneer die Meester dit laat deel het (art 104(1)).',
  '{creditor} proved on {day}, after this account was lodged, and does not share in it. Note on the claim when the Master let it share (s 104(1)); otherwise it shares in a later account.':
    '{creditor} het op {day} bewys, nadat hierdie rekening ingedien is, en deel nie daarin nie. Teken by die eis aan wanneer die Meester dit laat deel het (art 104(1)); anders deel dit in ʼn latere rekening.',
  '{creditor} was proved after an earlier account. It is first given what it missed there, {paid} of {due}, if the Master accepts why it was late (s 104(2)).':
    '{creditor} is ná ʼn vorige rekening bewys. Dit kry eers wat dit daar misgeloop het, {paid} van {due}, as die Meester aanvaar waarom dit laat was (art 104(2)).',
  '{creditor} was proved after an earlier account, and that account was lodged before it was kept what each rank was given. Work out by hand what it missed (s 104(2)).':
    '{creditor} is ná ʼn vorige rekening bewys, en daardie rekening is ingedien voordat gehou is wat elke rang gekry het. Bereken met die hand wat dit misgeloop het (art 104(2)).',
  '{creditor} was proved after an earlier account and shares only in what is distributed now.':
    '{creditor} is ná ʼn vorige rekening bewys en deel slegs in wat nou uitgekeer word.',
  'Ranks for': 'Rangskik vir',
  'Not made good by the account before': 'Nie deur die vorige rekening ingehaal nie',
  'Claimed in its rank, with late claims': 'In sy rang geëis, met laat eise',
  'Account {number} gave its rank {dividend} c in the rand':
    'Rekening {number} het sy rang {dividend} s in die rand gegee',
  'Account {number} had for its rank and those after it': 'Rekening {number} het vir sy rang en dié daarna gehad',
  'Account {number} would have given it': 'Rekening {number} sou dit gegee het',
  '{creditor}: the day of proof is not captured. It counts as proved in time, and votes at every meeting. Enter the day on the claim.':
    '{creditor}: die dag van bewys is nie vasgelê nie. Dit tel as betyds bewys, en stem by elke byeenkoms. Vul die dag op die eis in.',
  'It was proved before it was decided on. Enter an earlier day.':
    'Dit is bewys voordat daaroor besluit is. Vul ʼn vroeër dag in.',
  '{creditor} is not proved and does not rank in this account.':
    '{creditor} is nie bewys nie en rangskik nie in hierdie rekening nie.',
  'What {creditor} missed': 'Wat {creditor} misgeloop het',
  '{creditor} has proved no claim and cannot vote. Prove the claim first.':
    '{creditor} het geen eis bewys nie en kan nie stem nie. Bewys eers die eis.',
  'Nobody connected with the trustee may vote for {creditor}. Ask for another agent.':
    'Niemand wat met die kurator verbind is, mag vir {creditor} stem nie. Vra vir ʼn ander agent.',
  'Capture at what value {creditor} holds the security; only the rest of the claim votes.':
    'Lê vas teen watter waarde {creditor} die sekuriteit hou; net die res van die eis stem.',
  'Vote of creditors': 'Stemming van skuldeisers',
  'For, in value': 'Vir, in waarde',
  'Against, in value': 'Teen, in waarde',
  'All that may vote, in value': 'Almal wat mag stem, in waarde',
  'For, in number': 'Vir, in getal',
  'Against, in number': 'Teen, in getal',
  'All that may vote, in number': 'Almal wat mag stem, in getal',
  Election: 'Verkiesing',
  '{nominee}, in value': '{nominee}, in waarde',
  '{nominee}, in number': '{nominee}, in getal',
  'The notice gives creditors less than {days} days. Hold the meeting on {earliest} or later, or publish again.':
    'Die kennisgewing gee skuldeisers minder as {days} dae. Hou die byeenkoms op {earliest} of later, of publiseer weer.',
  'Statement of affairs': 'Vermoëstaat',
  'Assets at forced-sale value': 'Bates teen gedwonge verkoopwaarde',
  'Secured by them': 'Daardeur verseker',
  'Costs of the administration': 'Koste van die administrasie',
  'Preferent creditors': 'Preferente skuldeisers',
  'Concurrent creditors, with what securities lack': 'Konkurrente skuldeisers, met wat sekuriteite kortkom',
  'rate of interest on claims of an insolvent estate': 'rentekoers op eise van ʼn insolvente boedel',
  'preference for the costs of an execution': 'voorkeur vir die koste van ʼn eksekusie',
  "preference for employees' claims": 'voorkeur vir eise van werknemers',
  'smallest proved claim that votes in number': 'kleinste bewese eis wat in getal stem',
  "tariff of the trustee's remuneration": 'tarief van die kurator se vergoeding',
  'A new claim is {ways}. Save it first, then decide on it.':
    'ʼn Nuwe eis is {ways}. Stoor dit eers, en besluit dan daaroor.',
  'A claim that is {from} stays so. Capture a new one.': 'ʼn Eis wat {from} is, bly so. Lê ʼn nuwe een vas.',
  'A claim that is {from} can become {ways}, not {to}.': 'ʼn Eis wat {from} is, kan {ways} word, nie {to} nie.',
  Lodged: 'Ingedien',
  Tendered: 'Aangebied',
  Proved: 'Bewys',
  Rejected: 'Verwerp',
  'Disputed (s 45)': 'Betwis (art 45)',
  Confirmed: 'Bekragtig',
  Reduced: 'Verminder',
  Expunged: 'Geskrap',
  Withdrawn: 'Teruggetrek',
  'Late, needs leave': 'Laat, het verlof nodig',
  'Enter what is claimed, above nought.': 'Vul in wat geëis word, meer as nul.',
  'No more is proved than was claimed. Correct one of the two.':
    'Daar word nie meer bewys as wat geëis is nie. Maak een van die twee reg.',
  'Enter the lower amount the Master left.': 'Vul die laer bedrag in wat die Meester gelaat het.',
  'The parts come to more than the claim as it stands. Lower a part, or correct the claim.':
    'Die dele is saam meer as die eis soos dit staan. Verminder ʼn deel, of maak die eis reg.',
  'Say why: the creditor and the Master are told the reason.': 'Sê hoekom: die skuldeiser en die Meester kry die rede.',
  'Say on which day it was decided.': 'Sê op watter dag dit besluit is.',
  'This day is still to come.': 'Hierdie dag moet nog kom.',
  'Choose the asset that secures the claim.': 'Kies die bate wat die eis verseker.',
  'Only a secured claim has security. Make it secured, or take the assets off it.':
    'Net ʼn versekerde eis het sekuriteit. Maak dit versekerd, of haal die bates daarvan af.',
  '{asset} is not marked as given as security. Mark it on the assets tab first.':
    '{asset} is nie gemerk as in sekuriteit gegee nie. Merk dit eers op die bates-oortjie.',
  'Choose for what the claim is preferent.': 'Kies waarvoor die eis preferent is.',
  'Only a preferent claim has a category. Split the claim in two where it is both.':
    'Net ʼn preferente eis het ʼn kategorie. Verdeel die eis in twee waar dit albei is.',
  'A pledge is security over an asset. Make the claim secured and choose the asset.':
    'ʼn Pand is sekuriteit oor ʼn bate. Maak die eis versekerd en kies die bate.',
  'Only a claim for wages, leave, absence or severance has such parts.':
    'Net ʼn eis vir loon, verlof, afwesigheid of skeidingsloon het sulke dele.',
  'Without leave claims were proved until {day}, three months after the second meeting. Get the leave of the Master or the court (s 44(1)).':
    'Sonder verlof is eise bewys tot {day}, drie maande ná die tweede byeenkoms. Kry die verlof van die Meester of die hof (art 44(1)).',
  'Capture the offer first: how many cents in the rand, and from when.':
    'Leg eers die aanbod vas: hoeveel sent in die rand, en van wanneer af.',
  'No ground of rehabilitation has its day yet.': 'Geen grond vir rehabilitasie het al sy dag nie.',
  'Proved after the account was lodged: it shares in later money only, unless the Master allows it.':
    'Bewys nadat die rekening ingedien is: dit deel net in latere geld, tensy die Meester dit toelaat.',
  'A prescribed claim never ranks; it stands here for the report.':
    'ʼn Verjaarde eis tel nooit nie; dit staan hier vir die verslag.',
  'No order is captured: claims are counted to today.': 'Geen bevel is vasgelê nie: eise word tot vandag getel.',
  "The Master's fee is not captured: the figures leave it out, and no account is drawn without it.":
    'Die Meester se fooi is nie vasgelê nie: die syfers laat dit weg, en geen rekening word daarsonder opgestel nie.',
  '{creditor} has two claims as an employee. Put them into one, with its parts.':
    '{creditor} het twee eise as werknemer. Sit dit in een, met die dele daarvan.',
  'Another claim of the matter has this number. Choose the next one.':
    'ʼn Ander eis van die saak het hierdie nommer. Kies die volgende een.',
  'A proved claim stays on record. Let it be withdrawn, or expunged by the Master.':
    'ʼn Bewese eis bly op rekord. Laat dit terugtrek, of deur die Meester skrap.',
  'Take at most 1,000.': 'Neem hoogstens 1 000.',
  'Take at most 500.': 'Neem hoogstens 500.',
  '{count} claims are not proved and do not rank in this account.':
    '{count} eise is nie bewys nie en rangeer nie in hierdie rekening nie.',
  'The security of {creditor} is not all turned to money: what it lacks ranks in a later account.':
    'Die sekuriteit van {creditor} is nog nie alles te gelde gemaak nie: wat dit tekortkom, rangeer in ʼn latere rekening.',
  '{creditor} withdrew, and when the claim was proved is not captured: it contributes nothing. If it was proved, enter the day, so that it carries its share of the costs until then (s 51).':
    '{creditor} het onttrek, en wanneer die eis bewys is, is nie vasgelê nie: dit dra niks by nie. As dit bewys was, voer die dag in, sodat dit sy deel van die koste tot dan dra (art 51).',
  'Capture the day of the order or resolution: claims and interest are counted from it.':
    'Lê die dag van die bevel of besluit vas: eise en rente word daarvan af getel.',
  'The account before ended on {day}. Let this one end later.':
    'Die vorige rekening het op {day} geëindig. Laat hierdie een later eindig.',
  'Capture the Master’s fee as it was assessed, under Expenses. There is no scale to work it out by.':
    'Lê die Meestersgelde vas soos dit aangeslaan is, onder Uitgawes. Daar is geen skaal om dit volgens te bereken nie.',
  'Say what the money is that is not classified yet. An account has no such lines.':
    'Sê wat die geld is wat nog nie geklassifiseer is nie. ʼn Rekening het nie sulke reëls nie.',
  'Only R300 of the funeral, and R300 of death-bed costs, rank first. Capture the rest as a claim.':
    'Net R300 van die begrafnis, en R300 van sterfbedkoste, rangeer eerste. Lê die res as ʼn eis vas.',
  '{asset} is not turned to money yet. Book what it brought, or choose an account with more to follow.':
    '{asset} is nog nie te gelde gemaak nie. Boek wat dit opgebring het, of kies ʼn rekening waarop nog volg.',
  '{what} is still to be received. Say into which account it was paid, or choose an account with more to follow.':
    '{what} moet nog ontvang word. Sê in watter rekening dit betaal is, of kies ʼn rekening waarop nog volg.',
  'Only an insolvent estate has this account.': 'Net ʼn insolvente boedel het hierdie rekening.',
  'Say why the fee differs from the tariff.': 'Sê waarom die fooi van die tarief verskil.',
  'Every rand goes to a person': 'Elke rand gaan na ʼn persoon',
  'Everything that came in went somewhere': 'Alles wat ingekom het, is iewers heen',
  'The receipts are those of the ledger': 'Die ontvangstes is dié van die grootboek',
  'The costs are those of the ledger': 'Die koste is dié van die grootboek',
  'The banks hold what the account says': 'Die banke hou wat die rekening sê',
  'What the banks hold pays the awards': 'Wat die banke hou, betaal die toekennings',
  'Awards by claim are those by rank': 'Toekennings volgens eis is dié volgens rang',
  'Nobody is paid before those who rank ahead': 'Niemand word betaal voor dié wat hoër rangeer nie',
  'Contributions make good what the costs lack': 'Bydraes vul aan wat die koste tekortkom',
  'Premium and Master’s fee are shared out in full': 'Premie en Meestersgelde word ten volle verdeel',
  'Net of the business carried on': 'Netto van die besigheid wat voortgesit is',
  'Received in the business': 'In die besigheid ontvang',
  'Paid in the business': 'In die besigheid betaal',
  'Enter the case number of the order that fixed the claim.':
    'Voer die saaknommer in van die bevel wat die eis vasgestel het.',
  'Say on which day the court made the order.': 'Sê op watter dag die hof die bevel gemaak het.',
  'Only a proved claim stands in the account. Prove it first.':
    'Net ʼn bewese eis staan in die rekening. Bewys dit eers.',
  "No asset of the matter is called '{text}'. Add it on the assets tab first.":
    "Geen bate van die saak heet '{text}' nie. Voeg dit eers op die bates-oortjie by.",
  'Only a meeting of creditors is voted at.': 'Net by ʼn byeenkoms van skuldeisers word gestem.',
  'Creditors voted on it, so it stays in the minutes. Take the votes back first.':
    'Skuldeisers het daaroor gestem, dus bly dit in die notule. Trek eers die stemme terug.',
  '{amount} spent in vain on collecting contributions stands on claims and in no expense. Let the expense that paid it rank as that, or it is asked twice (s 118(3)).':
    '{amount} wat vergeefs aan die invordering van kontribusies bestee is, staan by eise en in geen uitgawe nie. Laat die uitgawe wat dit betaal het, so rangskik, anders word dit twee keer gevra (art 118(3)).',
  '{creditor} took over goods for {value} and is awarded {award}. {lacking} is to be paid in.':
    '{creditor} het goed vir {value} oorgeneem en word {award} toegeken. {lacking} moet inbetaal word.',
  'Nominate at most 20.': 'Benoem hoogstens 20.',
  'Name at least one who is nominated.': 'Noem minstens een wat benoem is.',
  'Choose one of those who were nominated.': 'Kies een van dié wat benoem is.',
  'Note first that the creditor is there, in person or by an agent.':
    'Teken eers aan dat die skuldeiser daar is, persoonlik of deur ʼn agent.',
  'Notice in the Gazette': 'Kennisgewing in die Staatskoerant',
  'Notice in a newspaper': 'Kennisgewing in ʼn koerant',
  'English and Afrikaans on the same day': 'Engels en Afrikaans op dieselfde dag',
  'Every known creditor told': 'Elke bekende skuldeiser in kennis gestel',
  'A dividend was paid, and no account before this one gives any. Correct the movement under Banking.':
    'ʼn Dividend is betaal, en geen rekening voor hierdie een gee een nie. Stel die beweging onder Bankwese reg.',
  'Choose what is voted on.': 'Kies waaroor gestem word.',
  'months in which a set-off may be disregarded': 'maande waarin ʼn skuldvergelyking verontagsaam kan word',
  'day of the rate for claims in another currency': 'dag van die koers vir eise in ʼn ander geldeenheid',
  'reading of s 89(1)': 'lesing van art 89(1)',
  'ranking of a later dividend': 'rangskikking van ʼn latere dividend',
  'beginning of a winding-up by the court': 'begin van ʼn likwidasie deur die hof',
  "Namibian preference for employees' claims": 'Namibiese voorkeur vir werknemers se eise',
  'Enter what was set off, or clear the day it was disregarded.':
    'Voer in wat vergelyk is, of maak die dag waarop dit verontagsaam is skoon.',
  'Enter the wages and leave after the set-off, and leave this blank.':
    'Voer die loon en verlof na die skuldvergelyking in, en laat dit leeg.',
  'Nothing of the claim is left after the set-off. Remove the claim, and collect what is owed beyond it as an asset.':
    'Niks van die eis bly na die skuldvergelyking oor nie. Verwyder die eis, en vorder wat daarbo verskuldig is as ʼn bate in.',
  'Enter the day on which the two debts were set off.': 'Voer die dag in waarop die twee skulde vergelyk is.',
  'Debts are not set off after the order of {day}. Enter an earlier day.':
    'Skulde word nie na die bevel van {day} vergelyk nie. Voer ʼn vroeër dag in.',
  'It was set off more than {months} months before the order, so it stands. Clear this day.':
    'Dit is meer as {months} maande voor die bevel vergelyk, en staan dus. Maak hierdie dag skoon.',
  '{creditor} owes the estate what was set off. Add it as an asset and collect it (s 46).':
    '{creditor} skuld die boedel wat vergelyk is. Voeg dit as ʼn bate by en vorder dit in (art 46).',
  'Use the rate of {day}, the day of the order.': 'Gebruik die koers van {day}, die dag van die bevel.',
  'Enter the day of the rate: the day of the order.': 'Voer die dag van die koers in: die dag van die bevel.',
  'Only a secured claim has security to value. Clear this value.':
    'Slegs ʼn versekerde eis het sekuriteit om te waardeer. Maak hierdie waarde skoon.',
  'Enter the costs of an execution on a concurrent claim. Split the claim where it is secured or preferent as well.':
    'Voer die koste van ʼn eksekusie by ʼn konkurrente eis in. Verdeel die eis waar dit ook verseker of preferent is.',
  'The costs of the execution are more than the claim. Enter the claim with these costs.':
    'Die koste van die eksekusie is meer as die eis. Voer die eis met hierdie koste in.',
  'Enter what the attached property brought: nought if nothing.':
    'Voer in wat die beslaggelegde goed opgebring het: nul indien niks.',
  'The affidavit gives no value of the security. Until it does, the creditor votes only on a trustee and on its own security (s 52).':
    'Die beëdigde verklaring gee geen waarde van die sekuriteit nie. Tot dan stem die skuldeiser net oor ʼn kurator en oor sy eie sekuriteit (art 52).',
  'No limit is entered for employees’ claims under s 100 of the Namibian Act, so they rank in full. Ask the Master for the amount.':
    'Geen grens is vir werknemers se eise ingevolge art 100 van die Namibiese wet ingevoer nie, en hulle rangskik dus ten volle. Vra die Meester die bedrag.',
  'Enter the rate on the day of the order.': 'Voer die koers op die dag van die bevel in.',
};
