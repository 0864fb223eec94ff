/** An estate that cannot pay: section 34, ranks and votes. */
export const af: Readonly<Record<string, string>> = {
  'Nothing is asked of the Master. Add a consent of the Master that has no answer yet.':
    'Niks word van die Meester gevra nie. Voeg ʼn toestemming van die Meester by wat nog geen antwoord het nie.',
  'Enter the date of the auction.': 'Voer die datum van die veiling in.',
  'Enter who bought the lot.': 'Voer in wie die lot gekoop het.',
  'Enter the price the lot was sold for.': 'Voer die prys in waarvoor die lot verkoop is.',
  'Enter the date of the auction or a later one.': 'Voer die datum van die veiling of ʼn latere een in.',
  'The lot was sold below its reserve. The owner of the reserve must agree in writing.':
    'Die lot is onder sy reserwe verkoop. Die een wat die reserwe bepaal het, moet skriftelik instem.',
  'Enter the date of the answer.': 'Voer die datum van die antwoord in.',
  'Choose whether it was given or refused.': 'Kies of dit gegee of geweier is.',
  'It was asked for on {day}. Enter that date or a later one.':
    'Dit is op {day} gevra. Voer daardie datum of ʼn latere een in.',
  'Leave blank if the lot was not sold.': 'Los oop as die lot nie verkoop is nie.',
  'Made on or after the day of the order: it binds the estate only with the consent of the court or the office bearer.':
    'Op of ná die dag van die bevel gedoen: dit bind die boedel slegs met die toestemming van die hof of die ampsdraer.',
  'Within two years before the order: the other party must prove that the assets exceeded the debts afterwards.':
    'Binne twee jaar voor die bevel: die ander party moet bewys dat die bates daarna meer as die skulde was.',
  'More than two years before the order: the estate must prove that the debts exceeded the assets afterwards.':
    'Meer as twee jaar voor die bevel: die boedel moet bewys dat die skulde daarna meer as die bates was.',
  'More than six months before the order: section 29 does not reach it. Consider section 30.':
    'Meer as ses maande voor die bevel: artikel 29 geld nie. Oorweeg artikel 30.',
  'Within six months before the order: the estate proves the preference and the insolvency; the other party proves the ordinary course of business.':
    'Binne ses maande voor die bevel: die boedel bewys die voorkeur en die insolvensie; die ander party bewys die gewone loop van sake.',
  'The estate proves that the debts exceeded the assets and that the debtor intended to prefer the creditor.':
    'Die boedel bewys dat die skulde meer as die bates was en dat die skuldenaar bedoel het om die skuldeiser te bevoordeel.',
  'The estate proves collusion. The other party also pays a penalty up to the amount and loses its claim.':
    'Die boedel bewys samespanning. Die ander party betaal ook ʼn boete tot by die bedrag en verloor sy eis.',
  'More than six months before the order: section 34 does not reach it.':
    'Meer as ses maande voor die bevel: artikel 34 geld nie.',
  'Within six months before the order and without the notice: the sale is void against the estate.':
    'Binne ses maande voor die bevel en sonder die kennisgewing: die verkoop is teenoor die boedel nietig.',
  'Enter the date of the order; the periods count back from it.':
    'Voer die datum van die bevel in; die tydperke word daarvan teruggetel.',
  'Enter the value that left the estate.': 'Voer die waarde in wat die boedel verlaat het.',
  'The estate received more than it gave: nothing can be set aside. Check both values.':
    'Die boedel het meer ontvang as wat dit gegee het: niks kan tersyde gestel word nie. Gaan albei waardes na.',
  'Enter the date on which it ended so.': 'Voer die datum in waarop dit so geëindig het.',
  'It was made on {day}. Enter that date or a later one.':
    'Dit is op {day} gedoen. Voer daardie datum of ʼn latere een in.',
  'Money came back. Choose settled, set aside or recovered.':
    'Geld het teruggekom. Kies geskik, tersyde gestel of verhaal.',
  'Enter the amount that came back.': 'Voer die bedrag in wat teruggekom het.',
  'More came back than was lost. Only section 31 gives a penalty as well.':
    'Meer het teruggekom as wat verloor is. Slegs artikel 31 gee ook ʼn boete.',
  'Continued on {day}: what falls due from then is a cost of the estate.':
    'Voortgesit op {day}: wat daarna verskuldig word, is ʼn koste van die boedel.',
  'Ended on {day}: the other party may claim its loss as a concurrent creditor.':
    'Beëindig op {day}: die ander party kan sy verlies as konkurrente skuldeiser eis.',
  'No time is fixed. Decide within a reasonable time.': 'Geen tyd is bepaal nie. Besluit binne ʼn redelike tyd.',
  'The time begins when the other party asks in writing. Enter that date.':
    'Die tyd begin wanneer die ander party skriftelik vra. Voer daardie datum in.',
  'The time begins with the final appointment. Enter that date under Details.':
    'Die tyd begin met die finale aanstelling. Voer daardie datum onder Besonderhede in.',
  'Decide by {day}.': 'Besluit teen {day}.',
  'Ended by law after {day}, because it was not continued in time.':
    'Regtens beëindig ná {day}, omdat dit nie betyds voortgesit is nie.',
  'The time to choose ended on {day}. The other party may now apply to court.':
    'Die tyd om te kies het op {day} geëindig. Die ander party kan nou by die hof aansoek doen.',
  'It ended by law after {day}. Enter an earlier date, or make a new contract.':
    'Dit het ná {day} regtens geëindig. Voer ʼn vroeër datum in, of sluit ʼn nuwe kontrak.',
  'The time to choose ended on {day}. Enter an earlier date.':
    'Die tyd om te kies het op {day} geëindig. Voer ʼn vroeër datum in.',
  '{what} of {day} has no voucher. Enter its voucher before you lodge the account.':
    '{what} van {day} het geen bewysstuk nie. Voer die bewysstuk in voordat u die rekening indien.',
  '{count} payments have no voucher, the first is {what} of {day}. Enter their vouchers before you lodge the account.':
    '{count} betalings het geen bewysstuk nie, die eerste is {what} van {day}. Voer die bewysstukke in voordat u die rekening indien.',
  'The report of the trustee or liquidator is adopted.': 'Die verslag van die kurator of likwidateur word aanvaar.',
  'All acts of the trustee or liquidator to date are confirmed.':
    'Alle handelinge van die kurator of likwidateur tot op datum word bekragtig.',
  'The trustee or liquidator may institute, defend, settle or abandon legal proceedings.':
    'Die kurator of likwidateur mag regsgedinge instel, verdedig, skik of laat vaar.',
  'The trustee or liquidator may employ attorneys and counsel on a scale agreed in writing (s 73).':
    'Die kurator of likwidateur mag prokureurs en advokate aanstel teen ʼn skaal wat skriftelik ooreengekom is (art 73).',
  'The trustee or liquidator may hold an enquiry and have witnesses examined (ss 64 to 66).':
    'Die kurator of likwidateur mag ʼn ondersoek hou en getuies laat ondervra (artt 64 tot 66).',
  'Fix the day of the examination and have the witnesses summoned.':
    'Bepaal die dag van die ondervraging en laat die getuies dagvaar.',
  'Movable property may be sold by public auction, tender or private treaty.':
    'Roerende goed mag per openbare veiling, tender of uit die hand verkoop word.',
  'Arrange the sale of the movable property.': 'Reël die verkoop van die roerende goed.',
  'Immovable property may be sold by public auction, tender or private treaty, with the consent of the bondholder.':
    'Onroerende goed mag per openbare veiling, tender of uit die hand verkoop word, met die toestemming van die verbandhouer.',
  'Get the consent of the bondholder and arrange the sale of the immovable property.':
    'Kry die toestemming van die verbandhouer en reël die verkoop van die onroerende goed.',
  'Auctioneers, agents and valuers may be employed at their usual rates.':
    'Afslaers, agente en waardeerders mag teen hul gewone tariewe aangestel word.',
  'Debts owed to the estate may be collected, extended, compromised or written off (s 78).':
    'Skulde aan die boedel mag ingevorder, uitgestel, geskik of afgeskryf word (art 78).',
  'Collect the debts, and record what is compromised or written off.':
    'Vorder die skulde in, en teken aan wat geskik of afgeskryf word.',
  'Worthless assets may be abandoned, and secured creditors may take over their security at its value (s 83).':
    'Waardelose bates mag prysgegee word, en versekerde skuldeisers mag hul sekuriteit teen die waarde daarvan oorneem (art 83).',
  'Record which assets are abandoned or taken over.': 'Teken aan watter bates prysgegee of oorgeneem word.',
  'Leases and uncompleted contracts may be continued or ended (ss 35 and 37).':
    'Hure en onvoltooide kontrakte mag voortgesit of beëindig word (artt 35 en 37).',
  'The business may be carried on, and goods bought for it (s 80).':
    'Die besigheid mag voortgesit word, en goedere daarvoor gekoop word (art 80).',
  'Record the sales and costs of the business as trading.':
    'Teken die verkope en koste van die besigheid as handel aan.',
  'Voidable dispositions may be set aside or settled (ss 26 to 31).':
    'Vernietigbare vervreemdings mag tersyde gestel of geskik word (artt 26 tot 31).',
  'Claims may be contested, compromised or admitted (ss 45 and 78).':
    'Eise mag betwis, geskik of erken word (artt 45 en 78).',
  'Compare every claim with the books, and dispute what does not agree.':
    'Vergelyk elke eis met die boeke, en betwis wat nie ooreenstem nie.',
  'Accountants may be employed to write up the books and to complete tax returns.':
    'Rekenmeesters mag aangestel word om die boeke by te werk en belastingopgawes te voltooi.',
  'Money may be borrowed for the administration, with or without security.':
    'Geld mag vir die administrasie geleen word, met of sonder sekuriteit.',
  'Contracts of employment may be continued or ended (s 38).':
    'Dienskontrakte mag voortgesit of beëindig word (art 38).',
  'The further administration of the estate is left to the discretion of the trustee or liquidator.':
    'Die verdere administrasie van die boedel word aan die diskresie van die kurator of likwidateur oorgelaat.',
  'Send the resolutions to the Master, and give security for the appointment of {names} (s 56).':
    'Stuur die besluite aan die Meester, en stel sekerheid vir die aanstelling van {names} (art 56).',
  'Enter the name of the creditor.': 'Vul die naam van die skuldeiser in.',
  "'{text}' is not a preference. Use the words of the list.":
    "'{text}' is nie ʼn voorkeur nie. Gebruik die woorde van die lys.",
  "'{text}' is not a type of claim. Write secured, preferent, concurrent or conditional.":
    "'{text}' is nie ʼn tipe eis nie. Skryf versekerd, preferent, konkurrent of voorwaardelik.",
  'Write yes or no.': 'Skryf ja of nee.',
  '{creditor} already has this claim. Enter a reference that tells them apart.':
    '{creditor} het reeds hierdie eis. Vul ʼn verwysing in wat hulle onderskei.',
  '{creditor} already has this claim as number {number}. Enter a reference that tells them apart.':
    '{creditor} het reeds hierdie eis as nommer {number}. Vul ʼn verwysing in wat hulle onderskei.',
  '{creditor} has this claim in row {row} as well. Enter a reference that tells them apart.':
    '{creditor} het hierdie eis ook in ry {row}. Vul ʼn verwysing in wat hulle onderskei.',
  'Paste at least one row.': 'Plak minstens een ry.',
  'Paste at most 2,000 rows.': 'Plak hoogstens 2 000 rye.',
  'Choose at least one claim.': 'Kies minstens een eis.',
  'Choose at most 2,000.': 'Kies hoogstens 2 000.',
  'Choose what was decided.': 'Kies wat besluit is.',
  '{creditor} is on file without a bank account. Enter it on the page of the creditor.':
    '{creditor} is op lêer sonder ʼn bankrekening. Vul dit in op die bladsy van die skuldeiser.',
  '{creditor} is on file with another account, {account}. Confirm the account with the creditor, then change it on the page of the creditor.':
    '{creditor} is op lêer met ʼn ander rekening, {account}. Bevestig die rekening by die skuldeiser en verander dit dan op die bladsy van die skuldeiser.',
  '{creditor} has another bank account in an earlier row. Correct one of them.':
    '{creditor} het ʼn ander bankrekening in ʼn vroeër ry. Maak een van hulle reg.',
  'Choose the basis of the claim.': 'Kies die grondslag van die eis.',
  'Enter what you claim. It must be more than 0.': 'Vul in wat u eis. Dit moet meer as 0 wees.',
  'Enter an email address.': 'Vul ʼn e-posadres in.',
  'Enter at least one day.': 'Voer minstens een dag in.',
  'Enter at most 180 days.': 'Voer hoogstens 180 dae in.',
  'Share at most 50 documents.': 'Deel hoogstens 50 dokumente.',
  'This claim has already been decided.': 'Oor hierdie eis is reeds besluit.',
  'Only creditors of an insolvent estate have this page.':
    'Slegs skuldeisers van ʼn insolvente boedel het hierdie bladsy.',
  'That claim has been proved. Add the new one as a separate claim.':
    'Daardie eis is bewys. Voeg die nuwe een as ʼn aparte eis by.',
  'This claim has already been decided. Send a new one.': 'Oor hierdie eis is reeds besluit. Stuur ʼn nuwe een.',
  'We are still reviewing several of your claims. Call us before you send another.':
    'Ons kyk nog na verskeie van u eise. Bel ons voordat u nog een stuur.',
  'Interest is part of your claim, so it cannot be more than the claim.':
    'Rente is deel van u eis en kan dus nie meer as die eis wees nie.',
  'Name the security on which you rely alone, or take that back.':
    'Noem die sekuriteit waarop u alleen steun, of trek dit terug.',
  'You have already sent many documents. Put the rest into one file, or call us.':
    'U het reeds baie dokumente gestuur. Sit die res in een lêer, of bel ons.',
  'The estate is closed, so you can no longer send a claim. Please call us.':
    'Die boedel is gesluit; u kan nie meer ʼn eis stuur nie. Bel ons asseblief.',
  'rules for a composition': 'reëls vir ʼn akkoord',
  'What the trustee does after the certificate (ss 120 to 123) is to be confirmed against the Act.':
    'Wat die kurator ná die sertifikaat doen (artt 120 tot 123), moet teen die Wet bevestig word.',
  'The estate of the partnership': 'Die boedel van die vennootskap',
  'The insolvent offers a composition in writing': 'Die insolvent bied skriftelik ʼn akkoord aan',
  'An offer can only be made after the first meeting of creditors. Enter that meeting, or correct the date.':
    'ʼn Aanbod kan slegs ná die eerste byeenkoms van skuldeisers gemaak word. Voer daardie byeenkoms in, of maak die datum reg.',
  'A term that gives some creditors more than others is not allowed. Remove it.':
    'ʼn Term wat party skuldeisers meer as ander gee, is nie toelaatbaar nie. Verwyder dit.',
  'The insolvent was informed that the offer is unlikely to be accepted; the Master may direct otherwise':
    'Die insolvent is ingelig dat die aanbod waarskynlik nie aanvaar sal word nie; die Meester kan anders gelas',
  'A copy with the trustee’s report goes to every creditor who proved':
    'ʼn Afskrif met die kurator se verslag gaan aan elke skuldeiser wat bewys het',
  'The trustee believes it will not be accepted, so it is sent only if the Master directs it.':
    'Die kurator meen dat dit nie aanvaar sal word nie; dit word dus net gestuur as die Meester so gelas.',
  'It was sent before it was made. Correct one of the dates.':
    'Dit is gestuur voordat dit gemaak is. Maak een van die datums reg.',
  'Creditors meet to consider it': 'Skuldeisers vergader om dit te oorweeg',
  'The meeting must be held from {from} to {to}, fourteen to twenty-eight days after it was sent.':
    'Die byeenkoms moet van {from} tot {to} gehou word, veertien tot agt-en-twintig dae nadat dit gestuur is.',
  'Three-quarters in value and in number of all who proved accept it':
    'Driekwart in waarde en in getal van almal wat bewys het, aanvaar dit',
  'It was not accepted. Continue with the estate, or record a new offer.':
    'Dit is nie aanvaar nie. Gaan met die boedel voort, of teken ʼn nuwe aanbod aan.',
  'What was offered is paid, or security is given for it':
    'Wat aangebied is, word betaal, of sekuriteit word daarvoor gestel',
  'The Master certifies that it was accepted': 'Die Meester sertifiseer dat dit aanvaar is',
  'A certificate needs the vote and the payment or security. Enter them first, or clear the date.':
    'ʼn Sertifikaat verg die stem en die betaling of sekuriteit. Voer dit eers in, of maak die datum leeg.',
  'More was paid under the composition than was received for it. Enter the receipts under Banking.':
    'Meer is ingevolge die akkoord betaal as wat daarvoor ontvang is. Voer die ontvangste onder Bankwese in.',
  'Enter the rent for one period, and the number of months in that period.':
    'Voer die huur vir een tydperk in, en die aantal maande in daardie tydperk.',
  'Enter the rent. A landlord’s hypothec covers only some months of rent (s 85(2)). Until you enter it, the whole claim is treated as secured.':
    'Voer die huur in. ʼn Verhuurder se hipoteek dek net sommige maande se huur (art 85(2)). Totdat u dit invoer, word die hele eis as versekerd hanteer.',
  'The rent of {creditor} is missing, so the whole claim is treated as secured (s 85(2)).':
    'Die huur van {creditor} ontbreek; die hele eis word dus as versekerd hanteer (art 85(2)).',
  Composition: 'Akkoord',
  'Proved claims without preference': 'Bewese eise sonder voorkeur',
  'Cents in the rand': 'Sent in die rand',
  'Payable to them': 'Aan hulle betaalbaar',
  'Remuneration on it, without VAT': 'Vergoeding daarop, sonder BTW',
  'Return to the insolvent what the composition gives back': 'Gee aan die insolvent terug wat die akkoord teruggee',
  'Pay creditors what they have by the composition, through the estate’s account':
    'Betaal skuldeisers wat hulle volgens die akkoord kry, deur die boedel se rekening',
  'Draw up an account of what was received and paid, and lodge it with the Master':
    'Stel ʼn rekening op van wat ontvang en betaal is, en dien dit by die Meester in',
  'Secured and preferent creditors keep their rights unless they gave them up in writing':
    'Versekerde en preferente skuldeisers behou hul regte tensy hulle skriftelik daarvan afstand gedoen het',
  'The composition must pay or secure at least 50 cents in the rand of every claim.':
    'Die akkoord moet minstens 50 sent in die rand van elke eis betaal of verseker.',
  'Proved claims: {count}.': 'Bewese eise: {count}.',
  'The estate was previously sequestrated.': 'Die boedel is voorheen gesekwestreer.',
  'The insolvent has been convicted of an insolvency offence.':
    'Die insolvent is aan ʼn insolvensiemisdryf skuldig bevind.',
  'The estate was previously sequestrated, so three years must pass.':
    'Die boedel is voorheen gesekwestreer; drie jaar moet dus verloop.',
  'There is a conviction, so five years must pass from that date.':
    'Daar is ʼn skuldigbevinding; vyf jaar moet dus daarna verloop.',
  'Only if the estate was previously sequestrated.': 'Slegs as die boedel voorheen gesekwestreer is.',
  'A court ordered otherwise before the ten years ended.': 'ʼn Hof het voor die einde van die tien jaar anders beveel.',
  'Government Gazette': 'Staatskoerant',
  'Trustee, by registered letter or delivered': 'Kurator, per geregistreerde brief of afgelewer',
  'Master, in writing': 'Meester, skriftelik',
  'Before {day} only on the Master’s recommendation.': 'Voor {day} slegs op die Meester se aanbeveling.',
  'Within four years of the order, only on the Master’s recommendation.':
    'Binne vier jaar ná die bevel slegs op aanbeveling van die Meester.',
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
  'There is nothing to show yet.': 'Daar is nog niks om te wys nie.',
  'Only a natural person can be rehabilitated.': 'Slegs ʼn natuurlike persoon kan gerehabiliteer word.',
  'The Master confirmed the account (Insolvency Act s 112).':
    'Die Meester het die rekening bekragtig (Insolvensiewet art 112).',
  'Dividends were paid or contributions collected, and unclaimed money was handed over.':
    'Dividende is betaal of kontribusies ingevorder, en onopgeëiste geld is oorhandig.',
  'The Master released the person who acted, so the bond lapses.':
    'Die Meester het die persoon wat opgetree het, vrygestel; die borg verval dus.',
  'Ask the Master for release before you record when it was given.':
    'Vra die Meester om vrystelling voordat u aanteken wanneer dit verleen is.',
  'Only someone who acts in an insolvency can be released here.':
    'Slegs iemand wat in ʼn insolvensie optree, kan hier vrygestel word.',
  'R300 each, in total and not per person; confirm that no later notice raised it.':
    'R300 elk, in totaal en nie per persoon nie; bevestig dat geen latere kennisgewing dit verhoog het nie.',
  'Confirm for estates long past.': 'Bevestig vir boedels van lank gelede.',
  '{id} votes twice. Combine the claims.': '{id} stem twee keer. Voeg die eise saam.',
  'Give creditors at least fourteen days after the report.': 'Gee skuldeisers minstens veertien dae ná die verslag.',
  'Encumbered asset: {what}': 'Beswaarde bate: {what}',
  'Free residue': 'Vrye oorskot',
  'Assets that do not secure any debt': 'Bates wat geen skuld verseker nie',
  'Other claims and money': 'Ander eise en geld',
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
  'The claim of {creditor} has both a secured and an unsecured part. Add the unsecured part as a separate claim.':
    'Die eis van {creditor} het ʼn versekerde én ʼn onversekerde deel. Voeg die onversekerde deel as ʼn afsonderlike eis by.',
  'Claim {id} is listed twice.': 'Eis {id} is twee keer gelys.',
  'No claim is secured by {asset}. Link the claim to it, or include it in the free residue.':
    'Geen eis word deur {asset} verseker nie. Koppel die eis daaraan, of sluit dit by die vrye oorskot in.',
  'Asset {id} has two accounts. Combine them.': 'Bate {id} het twee rekeninge. Voeg dit saam.',
  'Only a natural person has funeral and death-bed costs. Remove them.':
    'Slegs ʼn natuurlike persoon het begrafnis- en sterfbedkoste. Verwyder dit.',
  'The claim of {creditor} has another amount on each asset. Give the whole claim on each.':
    'Die eis van {creditor} het ʼn ander bedrag op elke bate. Gee die hele eis op elkeen.',
  '{creditor} is secured and preferent. Only the secured claim counts for the contribution.':
    '{creditor} is versekerd en preferent. Slegs die versekerde eis tel vir die kontribusie.',
  'Part of the free residue came from land, which a general bond does not cover (s 86). Costs and higher-ranking claims are taken from both land and movables. Confirm this with the Master.':
    'ʼn Deel van die vrye oorskot kom van grond, wat ʼn algemene verband nie dek nie (art 86). Koste en eise wat hoër rangskik, word uit sowel grond as roerende goed geneem. Bevestig dit met die Meester.',
  'Creditors with several securities each chose to be paid from the one before the other. Change the order on one of their claims.':
    'Skuldeisers met verskeie sekuriteite het elk ʼn ander volgorde gekies, en die twee sluit mekaar uit. Verander die volgorde op een van hul eise.',
  '{creditor} has several securities. Ask which one should pay it first, list them in that order and record the choice on the claim. Until then, the order of the assets is used.':
    '{creditor} het verskeie sekuriteite. Vra watter een eers moet betaal, lys dit in daardie volgorde en teken die keuse by die eis aan. Tot dan word die volgorde van die bates gebruik.',
  '{creditor} holds a mortgage bond but has proved no claim. Deposit the proceeds of its security with the Master (s 95(2)). It shares in nothing else.':
    '{creditor} hou ʼn verband maar het geen eis bewys nie. Stort die opbrengs van die sekuriteit by die Meester (art 95(2)). Dit deel in niks anders nie.',
  Contribution: 'Kontribusie',
  'Costs not covered by the free residue': 'Koste wat die vrye oorskot nie dek nie',
  '{creditor}: basis': '{creditor}: grondslag',
  '{creditor} contributes': '{creditor} dra by',
  'The account does not balance, so it cannot be drawn up. Tell the provider which matter it is.':
    'Die rekening balanseer nie en kan nie opgestel word nie. Sê vir die verskaffer watter saak dit is.',
  'The costs of {asset} are larger than its proceeds, and no proved creditor of it carries them.':
    'Die koste van {asset} is groter as die opbrengs, en geen bewese skuldeiser daarvan dra dit nie.',
  'The costs of {asset} are larger than its proceeds. Its first creditors owe the difference.':
    'Die koste van {asset} is groter as die opbrengs. Die eerste skuldeisers daarvan skuld die verskil.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest is concurrent.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res is konkurrent.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest ranks only once it is proved.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res tel eers wanneer dit bewys is.',
  'The free residue cannot pay the costs. Creditors who share in it must contribute.':
    'Die vrye oorskot kan nie die koste betaal nie. Skuldeisers wat daarin deel, moet bydra.',
  'No creditor is liable for part of the costs. Ask who gave security for them.':
    'Geen skuldeiser is vir ʼn deel van die koste aanspreeklik nie. Vra wie daarvoor sekuriteit gestel het.',
  'Receipts of the free residue': 'Ontvangste van die vrye oorskot',
  'Enter the number of months covered by one period’s rent.': 'Voer die aantal maande in wat een tydperk se huur dek.',
  "Landlord's hypothec": 'Verhuurder se hipoteek',
  'Rent in arrear at the order': 'Agterstallige huur by die bevel',
  'Secured months': 'Versekerde maande',
  'The periods are to be confirmed against the text of the Act.':
    'Die tydperke moet teen die teks van die Wet bevestig word.',
  'Secured by the goods on the premises': 'Verseker deur die goed op die perseel',
  'Net proceeds of the goods': 'Netto opbrengs van die goed',
  'Confirm that no later notice raised the amounts, and that the limit for contributions holds for each fund.':
    'Bevestig dat geen latere kennisgewing die bedrae verhoog het nie, en dat die perk vir bydraes vir elke fonds geld.',
  'Confirm the amount.': 'Bevestig die bedrag.',
  'The usual rate; the bond itself says what was agreed.':
    'Die gewone koers; die borgakte self sê waarop ooreengekom is.',
  "Trustee's or liquidator's remuneration": 'Vergoeding van die kurator of likwidateur',
  'Item {item} at {rate}%': 'Item {item} teen {rate}%',
  'At tariff': 'Volgens tarief',
  'Added to reach the minimum fee': 'Bygevoeg om die minimum fooi te bereik',
  'Allowed or reduced by the Master': 'Deur die Meester toegelaat of verminder',
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
  'Claimed in its rank, including late claims': 'In sy rang geëis, laat eise ingesluit',
  'Account {number} gave its rank {dividend} c in the rand':
    'Rekening {number} het sy rang {dividend} s in die rand gegee',
  'Account {number} had for its rank and those after it': 'Rekening {number} het vir sy rang en dié daarna gehad',
  'Account {number} would have given it': 'Rekening {number} sou dit gegee het',
  '{creditor}: the date of proof is missing. The claim is treated as proved in time and can vote at every meeting. Enter the date on the claim.':
    '{creditor}: die datum van bewys ontbreek. Die eis word as betyds bewys hanteer en kan by elke byeenkoms stem. Voer die datum by die eis in.',
  'The proof date is after the decision. Enter an earlier date.':
    'Die datum van bewys is ná die besluit. Voer ʼn vroeër datum in.',
  '{creditor} is not proved and does not rank in this account.':
    '{creditor} is nie bewys nie en rangskik nie in hierdie rekening nie.',
  'What {creditor} missed': 'Wat {creditor} misgeloop het',
  '{creditor} has proved no claim and cannot vote. Prove the claim first.':
    '{creditor} het geen eis bewys nie en kan nie stem nie. Bewys eers die eis.',
  'No one connected with the trustee can vote for {creditor}. Ask for another agent.':
    'Niemand wat met die kurator verbind is, kan vir {creditor} stem nie. Vra vir ʼn ander agent.',
  'Enter the value at which {creditor} holds the security. Only the rest of the claim can vote.':
    'Voer die waarde in waarteen {creditor} die sekuriteit hou. Slegs die res van die eis kan stem.',
  'Vote of creditors': 'Stemming van skuldeisers',
  'For, in value': 'Vir, in waarde',
  'Against, in value': 'Teen, in waarde',
  'All who may vote, by value': 'Almal wat mag stem, in waarde',
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
  'Concurrent creditors, including shortfalls in security': 'Konkurrente skuldeisers, tekorte in sekuriteit ingesluit',
  'rate of interest on claims of an insolvent estate': 'rentekoers op eise van ʼn insolvente boedel',
  'preference for the costs of an execution': 'voorkeur vir die koste van ʼn eksekusie',
  "preference for employees' claims": 'voorkeur vir eise van werknemers',
  'smallest proved claim that votes in number': 'kleinste bewese eis wat in getal stem',
  "tariff of the trustee's remuneration": 'tarief van die kurator se vergoeding',
  'A new claim is {ways}. Save it before you decide it.': 'ʼn Nuwe eis is {ways}. Stoor dit voordat u daaroor besluit.',
  'A claim that is {from} cannot be changed. Capture a new one.': 'ʼn Eis wat {from} is, bly so. Lê ʼn nuwe een vas.',
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
  'Late, needs leave': 'Laat, verlof nodig',
  'Enter what is claimed. It must be more than 0.': 'Vul in wat geëis word. Dit moet meer as 0 wees.',
  'The amount proved cannot exceed the amount claimed. Correct one of them.':
    'Die bedrag wat bewys is, kan nie meer wees as die bedrag wat geëis is nie. Maak een van die twee reg.',
  'Enter the reduced amount set by the Master.': 'Voer die verminderde bedrag in wat die Meester bepaal het.',
  'The parts add up to more than the claim. Reduce a part, or correct the claim.':
    'Die dele is saam meer as die eis. Verminder ʼn deel, of maak die eis reg.',
  'Enter the reason. It will be sent to the creditor and the Master.':
    'Voer die rede in. Dit word aan die skuldeiser en die Meester gestuur.',
  'Enter the date of the decision.': 'Voer die datum van die besluit in.',
  'This day is in the future.': 'Hierdie dag lê in die toekoms.',
  'Choose the asset that secures the claim.': 'Kies die bate wat die eis verseker.',
  'Only a secured claim has security. Mark the claim as secured, or remove its assets.':
    'Slegs ʼn versekerde eis het sekuriteit. Merk die eis as versekerd, of verwyder die bates daarvan.',
  '{asset} is not marked as security. Mark it on the Assets tab first.':
    '{asset} is nie as sekuriteit gemerk nie. Merk dit eers op die bates-oortjie.',
  'Choose why the claim is preferent.': 'Kies waarom die eis preferent is.',
  'Only a preferent claim has a category. If the claim is only partly preferent, split it in two.':
    'Slegs ʼn preferente eis het ʼn kategorie. As die eis net deels preferent is, verdeel dit in twee.',
  'A pledge is security over an asset. Mark the claim as secured and choose the asset.':
    'ʼn Pand is sekuriteit oor ʼn bate. Merk die eis as versekerd en kies die bate.',
  'Only a claim for wages, leave, absence or severance has these parts.':
    'Slegs ʼn eis vir loon, verlof, afwesigheid of skeidingsloon het hierdie dele.',
  'Claims could be proved without leave until {day}, three months after the second meeting. Get leave from the Master or the court (s 44(1)).':
    'Eise kon tot {day} sonder verlof bewys word, drie maande ná die tweede byeenkoms. Kry verlof van die Meester of die hof (art 44(1)).',
  'First enter the offer: how many cents in the rand, and from when.':
    'Voer eers die aanbod in: hoeveel sent in die rand, en van wanneer af.',
  'No ground for rehabilitation applies yet.': 'Geen grond vir rehabilitasie geld nog nie.',
  'Proved after the account was lodged. It shares only in later money, unless the Master allows it.':
    'Bewys nadat die rekening ingedien is. Dit deel net in latere geld, tensy die Meester dit toelaat.',
  'A prescribed claim never ranks. It is listed here for the report only.':
    'ʼn Verjaarde eis word nooit gerangskik nie. Dit word net vir die verslag hier gelys.',
  'No order is captured: claims are counted to today.': 'Geen bevel is vasgelê nie: eise word tot vandag getel.',
  "The Master's fee is missing from the figures. Enter it before you draw up an account.":
    'Die Meestersgelde ontbreek in die syfers. Voer dit in voordat u ʼn rekening opstel.',
  '{creditor} has two claims as an employee. Combine them into one claim with parts.':
    '{creditor} het twee eise as werknemer. Voeg dit saam in een eis met dele.',
  'Another claim in the matter has this number. Choose the next one.':
    'ʼn Ander eis in die saak het hierdie nommer. Kies die volgende een.',
  'A proved claim stays on record. Let it be withdrawn, or expunged by the Master.':
    'ʼn Bewese eis bly op rekord. Laat dit terugtrek, of deur die Meester skrap.',
  'Choose at most 1,000.': 'Kies hoogstens 1 000.',
  'Choose at most 500.': 'Kies hoogstens 500.',
  '{count} claims are not proved and do not rank in this account.':
    '{count} eise is nie bewys nie en rangeer nie in hierdie rekening nie.',
  'The security of {creditor} has not all been realised. The shortfall ranks in a later account.':
    'Die sekuriteit van {creditor} is nog nie alles te gelde gemaak nie. Die tekort rangskik in ʼn latere rekening.',
  '{creditor} withdrew, and the date of proof is missing, so it does not contribute. If the claim was proved, enter the date so that it bears its share of the costs up to then (s 51).':
    '{creditor} het onttrek, en die datum van bewys ontbreek; dit dra dus nie by nie. As die eis bewys is, voer die datum in sodat dit sy deel van die koste tot dan dra (art 51).',
  'Capture the day of the order or resolution: claims and interest are counted from it.':
    'Lê die dag van die bevel of besluit vas: eise en rente word daarvan af getel.',
  'The account before ended on {day}. Let this one end later.':
    'Die vorige rekening het op {day} geëindig. Laat hierdie een later eindig.',
  'Enter the Master’s fee as assessed, under Expenses. There is no scale for calculating it.':
    'Voer die Meestersgelde soos aangeslaan onder Uitgawes in. Daar is geen skaal om dit te bereken nie.',
  'Classify all money before you draw up an account.': 'Klassifiseer alle geld voordat u ʼn rekening opstel.',
  'Only R300 of the funeral costs and R300 of the death-bed costs rank first. Enter the rest as a claim.':
    'Slegs R300 van die begrafniskoste en R300 van die sterfbedkoste rangskik eerste. Voer die res as ʼn eis in.',
  '{asset} has not been realised. Enter its proceeds, or choose an account with more to follow.':
    '{asset} is nog nie te gelde gemaak nie. Voer die opbrengs in, of kies ʼn rekening waarop nog volg.',
  '{what} has not been received. Enter the account it was paid into, or choose an account with more to follow.':
    '{what} is nog nie ontvang nie. Voer die rekening in waarin dit betaal is, of kies ʼn rekening waarop nog volg.',
  'Only an insolvent estate has this account.': 'Slegs ʼn insolvente boedel het hierdie rekening.',
  'Enter why the fee differs from the tariff.': 'Voer in waarom die fooi van die tarief verskil.',
  'Every rand goes to a person': 'Elke rand gaan na ʼn persoon',
  'All money received is accounted for': 'Alle geld wat ontvang is, is verantwoord',
  'Receipts agree with the ledger': 'Ontvangste stem met die grootboek ooreen',
  'Costs agree with the ledger': 'Koste stem met die grootboek ooreen',
  'The banks hold what the account says': 'Die banke hou wat die rekening sê',
  'Bank balances cover the awards': 'Banksaldo’s dek die toekennings',
  'Awards by claim agree with awards by rank': 'Toekennings volgens eis stem met toekennings volgens rang ooreen',
  'No creditor is paid before those ranking ahead': 'Geen skuldeiser word betaal voor dié wat hoër rangskik nie',
  'Contributions cover the shortfall in costs': 'Kontribusies dek die tekort in koste',
  'Premium and Master’s fee are fully allocated': 'Premie en Meestersgelde is ten volle toegewys',
  'Net result of the business': 'Netto resultaat van die besigheid',
  'Received in the business': 'In die besigheid ontvang',
  'Paid in the business': 'In die besigheid betaal',
  'Enter the case number of the order that fixed the claim.':
    'Voer die saaknommer in van die bevel wat die eis vasgestel het.',
  'Enter the date of the court order.': 'Voer die datum van die hofbevel in.',
  'Only proved claims are in the account. Prove this claim first.':
    'Net bewese eise is in die rekening. Bewys eers hierdie eis.',
  "No asset in the matter is called '{text}'. Add it on the Assets tab first.":
    "Geen bate in die saak heet '{text}' nie. Voeg dit eers op die bates-oortjie by.",
  'Votes can only be recorded at a meeting of creditors.':
    'Stemme kan slegs by ʼn byeenkoms van skuldeisers aangeteken word.',
  'Creditors have voted on it, so it stays in the minutes. Withdraw the votes first.':
    'Skuldeisers het daaroor gestem; dit bly dus in die notule. Trek eers die stemme terug.',
  '{amount} of irrecoverable costs of collecting contributions is entered on claims but not as an expense. Rank the expense that paid it accordingly, or it is charged twice (s 118(3)).':
    '{amount} se onverhaalbare koste om kontribusies in te vorder, is by eise ingevoer maar nie as uitgawe nie. Rangskik die uitgawe wat dit betaal het dienooreenkomstig, anders word dit twee keer gehef (art 118(3)).',
  '{creditor} took over goods for {value} and is awarded {award}. {lacking} is to be paid in.':
    '{creditor} het goed vir {value} oorgeneem en word {award} toegeken. {lacking} moet inbetaal word.',
  'Nominate at most 20.': 'Benoem hoogstens 20.',
  'Name at least one who is nominated.': 'Noem minstens een wat benoem is.',
  'Choose one of the nominees.': 'Kies een van die genomineerdes.',
  'First record that the creditor is present, in person or by an agent.':
    'Teken eers aan dat die skuldeiser teenwoordig is, persoonlik of deur ʼn agent.',
  'Notice in the Gazette': 'Kennisgewing in die Staatskoerant',
  'Notice in a newspaper': 'Kennisgewing in ʼn koerant',
  'English and Afrikaans on the same day': 'Engels en Afrikaans op dieselfde dag',
  'Every known creditor notified': 'Elke bekende skuldeiser in kennis gestel',
  'A dividend was paid, and no account before this one gives any. Correct the movement under Banking.':
    'ʼn Dividend is betaal, en geen rekening voor hierdie een gee een nie. Stel die beweging onder Bankwese reg.',
  'Choose what to vote on.': 'Kies waaroor gestem word.',
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
  'Enter the date on which the two debts were set off.': 'Voer die datum in waarop die twee skulde vergelyk is.',
  'Debts are not set off after the order of {day}. Enter an earlier day.':
    'Skulde word nie na die bevel van {day} vergelyk nie. Voer ʼn vroeër dag in.',
  'The set-off took place more than {months} months before the order, so it is valid. Clear this date.':
    'Die skuldvergelyking het meer as {months} maande voor die bevel plaasgevind en is dus geldig. Maak hierdie datum skoon.',
  '{creditor} owes the estate what was set off. Add it as an asset and collect it (s 46).':
    '{creditor} skuld die boedel wat vergelyk is. Voeg dit as ʼn bate by en vorder dit in (art 46).',
  'Use the rate of {day}, the day of the order.': 'Gebruik die koers van {day}, die dag van die bevel.',
  'Enter the date of the rate: the date of the order.': 'Voer die datum van die koers in: die datum van die bevel.',
  'Only a secured claim has security to value. Clear this value.':
    'Slegs ʼn versekerde eis het sekuriteit om te waardeer. Maak hierdie waarde skoon.',
  'Enter the costs of an execution on a concurrent claim. Split the claim where it is secured or preferent as well.':
    'Voer die koste van ʼn eksekusie by ʼn konkurrente eis in. Verdeel die eis waar dit ook verseker of preferent is.',
  'The costs of the execution are more than the claim. Enter the claim with these costs.':
    'Die koste van die eksekusie is meer as die eis. Voer die eis met hierdie koste in.',
  'Enter what the attached property was sold for, or 0 if nothing.':
    'Voer in waarvoor die beslaggelegde goed verkoop is, of 0 indien niks.',
  'The affidavit gives no value of the security. Until it does, the creditor votes only on a trustee and on its own security (s 52).':
    'Die beëdigde verklaring gee geen waarde van die sekuriteit nie. Tot dan stem die skuldeiser net oor ʼn kurator en oor sy eie sekuriteit (art 52).',
  'No limit is entered for employees’ claims under s 100 of the Namibian Act, so they rank in full. Ask the Master for the amount.':
    'Geen grens is vir werknemers se eise ingevolge art 100 van die Namibiese wet ingevoer nie, en hulle rangskik dus ten volle. Vra die Meester die bedrag.',
  'Enter the rate on the day of the order.': 'Voer die koers op die dag van die bevel in.',
};
