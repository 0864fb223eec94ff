import type { TemplateTexts } from '../../standard';

/** Letters that serve several kinds of matter, in Afrikaans. */
export const generalLettersInAfrikaans: TemplateTexts = {
  1: {
    defaults: { 'recipient.salutation': 'Geagte heer of dame', 'letter.delivery': 'E-pos' },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte heer of dame}

# {letter.subject}: {main.displayNameAf}

{letter.body}

[if letter.deadline]
Laat ons asseblief u antwoord voor of op **{letter.deadline}** kry.{?letter.consequence| As ons dan niks het nie, {letter.consequence}}
[end]

U is welkom om {responsible.name} te bel of te skryf by {responsible.email|or {firm.email}} of {firm.phone}, met vermelding van {matter.reference}.

[use signedByFirm]
[if letter.enclosures]
[use enclosures]
[end]`,
  },
  4: {
    defaults: {
      'form.viewing': 'Volgens afspraak met u kantoor op die twee dae voor die verkoping',
      'letter.enclosures':
        'Gesertifiseerde afskrif van die aanstelling\nSkriftelike instemming met die wyse en voorwaardes van verkoop\nTitelakte of registrasiesertifikaat',
    },
    body: `[letterhead]
{today}

{sale.auctioneer}
{sale.auctioneerAddress|or Per e-pos: {sale.auctioneerEmail}}

: Ons verwysing | {matter.reference}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Eiendom | {sale.description}

Geagte heer of dame

# Opdrag om by openbare veiling te verkoop: {main.displayNameAf}

### 1. Ons gesag

{executors.names|or Die aangestelde} tree op as {office.word} kragtens {office.letters} van {matter.lettersDate} en verkoop slegs in daardie hoedanigheid. Die verkoper in elke advertensie, verkoopvoorwaarde en faktuur is "{executors.names|or die {office.word}}, in die hoedanigheid van {office.word} in {main.displayNameAf}". Niemand is persoonlik gebonde nie.

[if matter.type is "Deceased Estates"]
Die verkoping word kragtens artikel 47 van die Boedelwet 66 van 1965 gehou. Die erfgename wat ʼn belang in die eiendom het, het die wyse en die voorwaardes van verkoop skriftelik goedgekeur; hulle instemming word ingesluit. Waar ʼn erfgenaam minderjarig, afwesig of onder kuratele is, of waar die erfgename nie saamstem nie, mag geen verkoping gesluit word voordat die Meester dit goedgekeur het nie.
[end]
[if matter.type is "Curatorship"]
Die pasiënt se grond mag slegs verkoop word met die magtiging wat artikel 80 van die Boedelwet 66 van 1965 vereis. Aanvaar nie die val van die hamer op grond voordat ons skriftelik bevestig het dat ons dit het nie.
[end]
[if matter.type is "Insolvencies"]
Die verkoping volg die besluite van skuldeisers of die Meester se magtiging (artikels 80bis en 82 van die Insolvensiewet 24 van 1936; vir ʼn maatskappy, artikel 386 van die Maatskappywet 61 van 1973). ʼn Skuldeiser wat die eiendom as sekuriteit hou, moes tot die reserweprys ingestem het.
[end]

### 2. Wat verkoop word, en wanneer

: Eiendom | {sale.description}
: Waar dit is | {sale.location|or Soos in die ingeslote stukke beskryf}
: Dag van die veiling | {sale.auctionDate}
: Besigtiging | {form.viewing}
: Gewaardeer op | {sale.value}
: Reserweprys | {sale.reservePrice|or ____________________}

### 3. Voorwaardes

1. Die reserweprys is vertroulik. ʼn Bod daarop of daarbo word aanvaar onderworpe aan bekragtiging deur die {office.word}, en waar die reg dit vereis deur die Meester, binne {form.confirmDays} dae na die veiling. ʼn Laer bod word met die bieder se besonderhede aangeteken en aan ons voorgelê; dit word nie geweier nie.
1. Die koper betaal ʼn deposito van {form.depositPercent}% by die val van die hamer. {?sale.isImmovable|Die balans word binne 30 dae deur waarborge verseker en teen oordrag betaal, wat behartig word deur aktebesorgers wat ons aanstel.|Die balans word voor lewering betaal en verreken.}
1. U kommissie is {form.commissionPercent}% van die prys plus BTW, en word deur die koper betaal tensy u ons skriftelike ooreenkoms tot iets anders het. Daar is geen kommissie as die verkoping nie bekragtig word nie of sonder die koper se skuld gekanselleer word.
1. Meld op elke kennisgewing of BTW ingesluit is. Die eiendom word voetstoots verkoop; die risiko gaan oor by {?sale.isImmovable|registrasie van oordrag|lewering}.
1. Die veilingsreëls voldoen aan artikel 45 van die Wet op Verbruikersbeskerming 68 van 2008 en die regulasies daarkragtens: dit is 24 uur voor die verkoping beskikbaar, elke bieder word geregistreer, en die rekord van bodde word vir ons gehou.
1. Stuur die advertensieplan en die koste daarvan aan ons vir goedkeuring voordat enigiets geplaas word. Koste wat nie goedgekeur is nie, word nie betaal nie.
1. Van afhaling tot lewering is die eiendom in u bewaring en op u risiko, verseker vir minstens die waarde daarvan.

### 4. Rekenskap

Laat ons binne {form.proceedsDays} dae na betaling deur die koper die verkoopstaat (elke lot, koper, prys, BTW, kommissie), die getekende voorwaardes, die biedersregister en die netto opbrengs kry, inbetaal in:

: Rekening | {estateBank.accountName}
: Bank en takkode | {estateBank.bank}, {estateBank.branchCode}
: Rekeningnommer | {estateBank.accountNumber}
: Verwysing | {matter.reference}

Hierdie besonderhede sal nie per e-pos verander word nie. Bel ons op ʼn nommer wat u ken voordat u op enige kennisgewing van ʼn verandering handel.

[if sale.isImmovable]
Laat ons u geldige getrouheidsfondssertifikaat saam met u aanvaarding kry.
[end]

Teken asseblief die aanvaarding hieronder en stuur dit voor of op **{letter.deadline}** terug. Daarsonder verval die opdrag en stel ons ʼn ander afslaer aan.

[use signedByFirm]

### Aanvaarding

Ons aanvaar die opdrag op hierdie voorwaardes en bevestig dat nóg ons nóg enige genoot van ons sal bie.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {sale.auctioneer}, behoorlik gemagtig

[use enclosures]`,
  },
  8: {
    defaults: {
      'recipient.salutation': 'Geagte heer of dame',
      'letter.enclosures': 'Teks van die kennisgewing in Engels\nTeks van die kennisgewing in Afrikaans',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte heer of dame}

# Bestelling vir publikasie: {main.displayNameAf}

Plaas asseblief die ingeslote kennisgewings soos volg. Die bewoording is voorgeskryf en moet presies verskyn soos dit verskaf is; niks word afgekort nie, en geen opskrif van u eie word bygevoeg nie.

|: # | Medium | Taal | Publiseer op | Nie later nie as |
| 1 | Staatskoerant | Engels | {notice.gazetteDate} | {notice.latestDate} |
| 2 | {notice.newspaper} | Engels | {notice.publicationDate} | {notice.latestDate} |
| 3 | {notice.newspaperAf} | Afrikaans | {notice.publicationDate} | {notice.latestDate} |

[if matter.type is "Insolvencies"]
Artikels 40 en 41 van die Insolvensiewet 24 van 1936 vereis die Engelse en die Afrikaanse kennisgewing op dieselfde dag, in ongeveer ewe veel ruimte, in ʼn nuusblad wat sirkuleer in die distrik waar die skuldenaar woon of die hoofbesigheid het. As een van die twee nie op daardie dag kan verskyn nie, plaas geeneen nie en bel ons.
[else]
Artikel 29(1) van die Boedelwet 66 van 1965 vereis die Staatskoerant en ʼn nuusblad van die distrik waar die oorledene by dood gewoon het, en van elke ander distrik waarin die oorledene in die twaalf maande daarvoor gewoon het. Die distrikte is hier: {notice.districts}. As u nuusblad nie in een daarvan sirkuleer nie, laat weet ons voordat u die kennisgewing plaas.
[end]

1. Laat ons u kwotasie en ʼn proef van elke kennisgewing voor of op **{notice.quoteBy}** kry. Niks word geplaas voordat ons albei skriftelik goedgekeur het nie. Die laaste dag wat die reg ons laat, is {notice.latestDate}; ʼn kennisgewing wat later verskyn, is van geen nut vir die boedel nie en word nie betaal nie.
1. Stuur na publikasie die volledige bladsy van elke nuusblad en die nommer, datum en bladsy van die Staatskoerant aan ons. Dit is bewysstukke in die rekening wat by die Meester ingedien word.
1. Maak die belastingfaktuur uit aan "{main.displayNameAf}, per adres {firm.name}", met vermelding van {matter.reference}. ʼn Faktuur op naam van die firma kan nie deur die boedel betaal word nie.

[use signedByFirm]
[use enclosures]`,
  },
  9: {
    defaults: {
      'letter.enclosures':
        'Gesertifiseerde afskrif van die aanstelling\nDie getekende aanbod\nInstemmings met die verkoop',
      'form.conditions':
        'Skriftelike toestemming van elke persoon wie se toestemming die reg vereis, binne 30 dae\nGoedkeuring deur die Meester waar dit vereis word, binne 60 dae\nGoedkeuring van die verband waarom die koper aansoek gedoen het, binne 30 dae',
    },
    body: `[letterhead]
{today}

{sale.buyerName}
{sale.buyerEmail}

: Ons verwysing | {matter.reference}
: Eiendom | {sale.description}
: Aanbod geteken | {sale.offerSignedDate}

Geagte heer of dame

# Aanvaarding van u aanbod uit die hand: {main.displayNameAf}

### 1. Partye en gesag

Die verkoper is {executors.names|or die aangestelde}, wat slegs optree as {office.word} in {main.displayNameAf} (Meesterverwysing {matter.masterReference|or nog nie toegeken nie}) kragtens {office.letters} van {matter.lettersDate}. Die verkoper gee geen persoonlike onderneming nie.

[if matter.type is "Deceased Estates"]
Die verkoping geskied kragtens artikel 47 van die Boedelwet 66 van 1965: die erfgename wat ʼn belang het, stem skriftelik in tot die wyse en voorwaardes, by gebreke waarvan die Meester besluit. {?sale.isImmovable|Voor oordrag word die Meester se sertifikaat kragtens artikel 42(2) van daardie Wet by die aktekantoor ingedien.} As u die eksekuteur is, of die gade, kind, vennoot, werknemer of agent van die eksekuteur, sê dit nou: artikel 49 vereis dan die toestemming van die Meester of die hof, en ʼn verkoping daarsonder kan ter syde gestel word.
[end]
[if matter.type is "Curatorship"]
Die eiendom behoort aan ʼn persoon onder kuratele. Verkoop van grond vereis die magtiging van die hof of die Meester kragtens artikel 80 van die Boedelwet 66 van 1965; hierdie brief doen nie daarvan afstand nie.
[end]
[if matter.type is "Insolvencies"]
Die eiendom word uit die hand verkoop ingevolge die opdrag van skuldeisers of die magtiging van die Meester. As u verwant is aan die skuldenaar, aan die ampsbekleër of aan ʼn werknemer van enigeen van hulle, maak dit skriftelik bekend voordat u enigiets betaal.
[end]

### 2. Eiendom en prys

: Eiendom | {sale.description}
: Waar dit is | {sale.location|or Soos die aanbod dit beskryf}
: Prys | {sale.price}
: In woorde | {sale.price|words}
: Belasting | {?sale.isImmovable|Hereregte is deur u betaalbaar tensy die verkoping aan BTW onderworpe is, wat die aktebesorger sal bevestig|Die prys sluit BTW in waar die boedel ʼn ondernemer is}
: Deposito | {form.deposit}, teen {form.depositDate}
: Okkupasie of lewering | {form.occupationDate}

[if sale.isImmovable]
ʼn Verkoping van grond bind niemand voordat die akte van vervreemding deur albei kante of deur agente met skriftelike gesag geteken is nie (artikel 2 van die Wet op Vervreemding van Grond 68 van 1981). Die getekende akte geld; hierdie brief voeg niks daarby nie.
[end]

### 3. Waarvan die verkoping afhang

1. {form.conditions}

ʼn Voorwaarde waaraan nie teen die dag daarvan voldoen is nie, beëindig die verkoping, en u deposito word terugbetaal met die rente daarop verdien, tensy albei kante die tyd skriftelik verleng voordat dit verstryk het.

### 4. Wat u moet doen

1. Betaal die deposito in {estateBank.accountName}, {estateBank.bank}, tak {estateBank.branchCode}, rekening {estateBank.accountNumber}, verwysing {matter.reference}. Hierdie besonderhede word nooit per e-pos verander nie; bevestig dit telefonies.
1. {?sale.isImmovable|Lewer waarborge vir die balans aan {form.conveyancer} binne 21 dae nadat aan die laaste voorwaarde voldoen is.|Betaal die balans, verreken, voor lewering.}
1. Laat ons voor of op **{letter.deadline}** kry: ʼn afskrif van u identiteitsdokument, bewys van adres nie ouer as drie maande nie, u huweliksertifikaat en huweliksvoorwaardekontrak of, vir ʼn maatskappy of trust, die registrasiestukke en die besluit om te koop, en u belastingnommer.

Die eiendom word voetstoots verkoop. Risiko en voordeel gaan oor by {?sale.isImmovable|registrasie van oordrag|lewering}. As die stukke en die deposito nie teen die gegewe dae hier is nie, kan die verkoper na sewe dae skriftelike kennis kanselleer en aan iemand anders verkoop.

[use signedByFirm]
[use enclosures]`,
  },
  10: {
    defaults: {
      'letter.enclosures':
        'Gesertifiseerde afskrif van die aanstelling\nTitelakte of registrasiesertifikaat\nJongste munisipale rekening',
    },
    body: `[letterhead]
{today}

{sale.valuer}
{sale.valuerAddress|or Per e-pos: {sale.valuerEmail}}

: Ons verwysing | {matter.reference}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}

Geagte heer of dame

# Versoek om ʼn waardasie: {main.displayNameAf}

Waardeer asseblief die eiendom hieronder en sertifiseer die waarde daarvan op **{form.valuationDate}** teen **{form.valuationBasis}**.

[if matter.type is "Deceased Estates"]
Die waardasie is vir die inventaris, die likwidasie- en distribusierekening en boedelbelasting (artikel 5 van die Boedelbelastingwet 45 van 1955), en moet op die datum van dood betrekking hê. Slegs ʼn waardering deur ʼn waardeerder wat kragtens artikel 6 van die Boedelwet 66 van 1965 aangestel is, word aanvaar; ʼn munisipale waardasie of ʼn agent se brief word nie.
[end]
[if matter.type is "Curatorship"]
Die waardasie is vir die kurator se inventaris kragtens artikel 78 van die Boedelwet 66 van 1965 en vir die sekerheid wat die Meester bepaal. Dit moet deur ʼn waardeerder wees wat kragtens artikel 6 van daardie Wet aangestel is.
[end]
[if matter.type is "Insolvencies"]
Die waardasie is vir die vermoëstaat en die reserweprys waarteen die eiendom verkoop mag word. Meld die billike markwaarde en die geforseerde verkoopwaarde, en wat ʼn verkoping in lotte sal haal waar dit verskil.
[end]
[if matter.type is "Trust"]
Die waardasie is vir die trustees se besluit en die finansiële state. Dit moet teenoor die begunstigdes, SAID en die Meester stand hou.
[end]

|: # | Eiendom | Waar dit is | $ Ons raming |
| 1 | {sale.description} | {sale.location|or Word nog uitgewys} | {sale.value} |

### Die sertifikaat moet meld

1. u volle name, u aanstelling as waardeerder met die nommer en die distrik, en dat u geen belang in die eiendom of die boedel het nie;
1. die dag waarop en deur wie die eiendom besigtig is, en wat nie besigtig kon word nie;
1. die eiendom soos die titelakte of die registrasiestukke dit beskryf, met grootte, serwitute, huurkontrakte en enige vruggebruik of fideikommis, gewaardeer vry daarvan en onderworpe daaraan;
1. die dag van die waarde, die grondslag en die metode, met minstens drie vergelykbare verkopings waar daar is;
1. die waarde in syfers en in woorde; en
1. u handtekening op elke bladsy.

Bel asseblief {form.accessContact} vir toegang. U gelde mag nie sonder ons skriftelike ooreenkoms meer as {form.feeLimit} wees nie; maak die faktuur uit aan "{main.displayNameAf}, per adres {firm.name}".

Laat ons asseblief die getekende oorspronklike voor of op **{letter.deadline}** kry. Die reg bepaal die dag waarop ons moet indien; as u nie by die datum kan hou nie, laat weet ons binne twee dae sodat ons ʼn ander waardeerder kan aanstel.

[use signedByFirm]
[use enclosures]`,
  },
  46: {
    defaults: {
      'letter.enclosures':
        'Bekragtigde rekening\nKwitansies en kwytskeldings\nBankstaat tot op datum\nMeester se skriftelike toestemming, of ons versoek aan die Meester',
    },
    body: `[letterhead]
{today}

{bond.provider}
{bond.providerAddress|or Per e-pos: {bond.providerEmail}}

Afskrif aan die Meester van die Hoë Hof, {masterOffice.name}

: Ons verwysing | {matter.reference}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Borgakte | {bond.number} van {bond.issuedDate}

Geagte heer of dame

# Vermindering van borgakte {bond.number}: {main.displayNameAf}

U staan by die Meester borg vir {executors.names|or die aangestelde} as {office.word}. Ons vra dat die borgakte verminder word. Die Meester verminder die sekerheid, en u volg op die Meester se skriftelike toestemming; hierdie brief gaan dus aan albei.

[if matter.type is "Trust"]
Die versoek berus op artikel 6(3)(c) van die Wet op die Beheer oor Trustgoed 57 van 1988.
[end]
[if matter.type is "Deceased Estates"]
Die versoek berus op artikel 23 van die Boedelwet 66 van 1965: sekerheid word gestel vir wat onder die eksekuteur se beheer is.
[end]
[if matter.type is "Curatorship"]
Die versoek berus op artikel 77 van die Boedelwet 66 van 1965.
[end]
[if matter.type is "Insolvencies"]
Die versoek berus op artikel 56(7) van die Insolvensiewet 24 van 1936 of, vir ʼn maatskappy, artikel 383 van die Maatskappywet 61 van 1973.
[end]

|: Sekerheid | $ Bedrag |
| Deur die borgakte verseker | {bond.amount} |
| Nog onder beheer van die {office.word} | {form.remaining} |
|total | Nuwe bedrag van die borgakte | {bond.newAmount} |

Die nuwe bedrag in woorde: {bond.newAmount|words}.

### Waarom

{bond.reason}

### Gelewer of uitbetaal sedert die borgakte gegee is

1. {form.delivered}

Die volgende premie is verskuldig op {bond.nextPremiumDate|or ʼn dag wat u sal bevestig}. Hef dit asseblief van die dag van die vermindering af op die nuwe bedrag, en betaal wat vooruit op die verskil betaal is terug in {estateBank.accountName}, {estateBank.bank}, rekening {estateBank.accountNumber}.

Geen eis teen die borgakte is aan ons bekend nie, en van geeneen is kennis gegee nie.

Bevestig asseblief voor of op **{letter.deadline}** dat die endossement op die Meester se toestemming sal volg{?bond.masterConsentDate|, wat op {bond.masterConsentDate} gegee is}, en watter premie en terugbetaling volg. Totdat die endossement ingedien is, bly die borgakte op die volle bedrag.

[use signedByFirm]
[use enclosures]`,
  },
};
