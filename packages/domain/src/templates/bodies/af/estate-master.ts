import type { TemplateTexts } from '../../standard';

/** Letters of a deceased estate to the Master, in Afrikaans. */
export const estateLettersToMasterInAfrikaans: TemplateTexts = {
  65: {
    defaults: {
      'letter.enclosures':
        'Sterfkennis (J294)\nSterftesertifikaat, gesertifiseer\nIdentiteitsdokumente van die oorledene, die gade, die aansoeker en die nomineerders, gesertifiseer\nHuweliksertifikaat, en huweliksvoorwaardekontrak of egskeidingsbevel waar daar een is\nBeëdigde verklaring van huwelike\nOorspronklike testament en kodisille, of naasbestaande-verklaring (J192)\nInventaris (J243) met bewys van waardes\nNominasie om as eksekuteur op te tree\nAanname van trust as eksekuteur (J190) in tweevoud, of onderneming (J155)\nBorgakte (J262), of die klousule wat vrystel\nBeëdigde verklaring dat die boedel nie elders aangemeld is nie',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Aanmelding van die boedel wyle {main.name}, {main.idNumber}

In opdrag van die benoemde eksekuteur meld ons hierdie boedel kragtens artikel 7 van die Boedelwet 66 van 1965 aan, wat dit binne 14 dae na die dood vereis.

: Oorlede | {main.dateOfDeath}, te {main.placeOfDeath|or die plek in die sterftesertifikaat vermeld}
: Gewoonlik woonagtig te | {main.usualResidence|or {main.address}}, in u gebied
: Getroud | {main.maritalRegime|or ____________________}{?spouse.name|, met {spouse.name}}
: Testament | {?matter.hasWill|Testament van {matter.willDate|or die datum daarop}{?matter.codicilDate|, kodisil van {matter.codicilDate}}; die oorspronklike word ingesluit|{?matter.hasWill is "false"|Geen gevind nie; die boedel vererf kragtens die Wet op Intestate Erfopvolging 81 van 1987|____________________}}
: Bruto waarde, soos geraam | {figures.grossAssets}

1. {?matter.kind is "Section 18(3)"|Die waarde is binne die bedrag wat kragtens artikel 18(3) bepaal is, en die Meester se voorskrifte word in die plek van eksekuteursbriewe gevra.|Die waarde oorskry die bedrag van artikel 18(3), en eksekuteursbriewe word gevra.}
1. Die aansoeker is {signing.name}, wie se reg berus op {?matter.hasWill|benoeming in die testament|{?matter.hasWill is "false"|nominasie deur die gade en erfgename|____________________}}.
1. Sekerheid: {?executor.isExempt|die aansoeker is vrygestel: {form.exemptionGround}|ʼn borgakte word hiermee ingedien of sal op u versoek ingedien word}.
1. {?children|Kinders van die oorledene word in die sterfkennis gelys; waar een minderjarig is, teken die voog.|Kinders van die oorledene: sien item 17 van die sterfkennis.}

Reik asseblief die aanstelling uit aan {signing.name}, per adres hierdie kantoor, en stuur die gestempelde afskrif van hierdie brief terug. As ʼn vereiste uitstaande is, laat weet ons per e-pos by {responsible.email|or {firm.email}} voor of op **{letter.deadline}**, sodat niks intussen bederf of onverseker is nie.

[use signedByFirm]
[use enclosures]`,
  },
  66: {
    defaults: { 'letter.enclosures': 'Gestempelde afskrif van ons aanmeldingsbrief' },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Eksekuteursbriewe: {main.displayNameAf}, {main.idNumber}

Die aanmeldingstukke in hierdie boedel is op {matter.reportedDate} by u ingedien. Ons verwys na die nominasie van {executors.names|or {signing.name}}.

[if letter.variant is "requirements met"]
U brief van {form.masterLetterDate} vra wat volg. Ons antwoord op elke punt:

|: # | Vereiste | Antwoord | Bylae |
|each form.queries
| {n} | {line.a} | {line.b|or Daaraan voldoen} | {line.c|or -} |
|end
[else]
[if letter.variant is "error on letters"]
Die eksekuteursbriewe bevat ʼn fout wat reggestel moet word voordat enige akteskantoor of bank daarop sal handel:

: Soos uitgereik | {form.changes}
: Soos dit moet lees | {form.agreement}

Die oorspronklike eksekuteursbriewe word hiermee saam met bewys teruggestuur.
[else]
Geen eksekuteursbriewe het ons bereik nie, en geen vereiste is gestel nie. Die vertraging benadeel die boedel: verbande en polisse raak betaalbaar, goed staan sonder ʼn gemagtigde persoon, en die tyd vir eise kan nie begin loop nie.

1. Laat weet ons asseblief op watter dag die lêer toegewys is, en aan watter eksaminator.
1. Reik asseblief die eksekuteursbriewe uit, of meld in een lys alles wat nog nodig is.
[end]
[end]

Mag ons u antwoord voor of op **{letter.deadline}** hê? Anders doen ons op die volgende werkdag by u kantoor aan.

[use signedByFirm]
[use enclosures]`,
  },
  67: {
    defaults: { 'letter.enclosures': 'Bewys van ons versoeke en herinnerings\nBankstaat van die boedel' },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Uitstel om die rekening in te dien: {main.displayNameAf}

Ons vra kragtens artikel 35(1)(b) van die Boedelwet 66 van 1965 en regulasie 6 dat die tyd vir indiening van die likwidasie- en distribusierekening tot **{form.requestedDate}** verleng word.

: Eksekuteursbriewe | {matter.lettersDate}
: Rekening verskuldig | {form.dueDate|or {matter.accountDueDate}}
: Vorige verlengings | {form.changes|or ____________________}
: Kennisgewing aan skuldeisers gepubliseer | {matter.creditorsNoticeDate|or ____________________}

### Wat gedoen is

1. {form.done}

### Wat uitstaande is, en waarom

|: Wat | Van wie | Gevra op | Herinner op |
|each form.outstanding
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} |
|end

### Geld in die boedel

Die boedel hou {bankAccounts.closing} in {bankAccounts.count} bankrekening(e). {form.needs|or Geen tussentydse betaling aan erfgename of skuldeisers is moontlik voordat bogenoemde sake afgehandel is nie.}

Waar hierdie brief u bereik nadat die rekening verskuldig was, vra ons dat u dit kondoneer. Sonder die verlenging is die eksekuteur blootgestel aan ʼn aansoek kragtens artikel 36, hoewel die vertraging by ander lê. Bevestig asseblief die nuwe dag voor of op **{letter.deadline}**.

[use signedByFirm]
[use enclosures]`,
  },
  68: {
    defaults: {
      'letter.enclosures':
        'Rekening, geteken, met ʼn duplikaat\nInventaris kragtens artikel 27 (J243)\nStaatskoerant en nuusblad met die kennisgewing aan skuldeisers\nWaardasies\nEise en bewysstukke soos in die register\nBankstate\nBoedelbelastingopgawe\nHuweliksvoorwaardekontrak, waar daar een is\nVolmag van die agent',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Indiening van die {account.kind} likwidasie- en distribusierekening: {main.displayNameAf}

Ons dien die rekening kragtens {?account.balance is less than 0|artikels 34 en 35|artikel 35} van die Boedelwet 66 van 1965 in.{?form.requestedDate| Die tyd daarvoor is tot {form.requestedDate} verleng.}

|: Wat die rekening toon | $ Bedrag |
| Bruto bates | {account.assets} |
| Laste, administrasiekoste en boedelbelasting | {account.liabilities} |
|subtotal | Balans vir verdeling | {account.balance} |
| Boedelbelasting | {account.duty} |

1. {?account.balance is less than 0|Die boedel is insolvent: die skuldeisers is in kennis gestel en deel soos artikel 34 bepaal.|Die boedel is solvent.} Die kennisgewing aan skuldeisers is op {matter.creditorsNoticeDate} gepubliseer en elke eis wat betyds ingedien is, is in die rekening.
1. {?heirs|Die erfgename word in die distribusierekening uiteengesit met hulle identiteitsnommers, huwelikstaat en -bedeling, en die klousule van die testament of die artikel van die Wet op Intestate Erfopvolging waarkragtens hulle erf.|Erfgename: ____________________}
1. Punte vir u aandag: {form.changes|or minderjariges, boedelsamesmelting, ʼn herverdeling en beperkte belange, waar daar is, word in die distribusierekening uiteengesit.}
1. Die bewysstukke word {form.agreement|or ingesluit, genommer soos in die rekening} (artikel 35(2A)).
1. Die Meestersgelde word op u aanslag betaal.

Gaan asseblief die rekening na en gee verlof om dit by u kantoor{?magistrateOffice.name| en by die Landdros, {magistrateOffice.name},} ter insae te adverteer. As daar navrae is, laat ons dit asseblief in een navraelys kry voor of op **{letter.deadline}** by {responsible.email|or {firm.email}}.

[use signedByFirm]
[use enclosures]`,
  },
  69: {
    defaults: {
      'letter.enclosures': 'Gewysigde rekening met ʼn nuwe eksekuteursertifikaat\nBewysstukke in die tabel genoem',
    },
    body: `[letterhead]
[use toMaster]

Vir aandag: {form.examiner|or die eksaminator}

Geagte heer of dame

# Antwoord op u navraelys van {form.masterLetterDate}: {main.displayNameAf}

Ons antwoord op elke navraag onder sy eie nommer. Waar die rekening verander het, word die bladsy en reël van die gewysigde rekening gegee.

|: # Navraag | Wat gevra is | Ons antwoord | Bladsy en reël | Bylae |
|each form.queries
| {line.a} | {line.b} | {line.c|or Daaraan voldoen} | {line.d|or -} | {line.e|or -} |
|end

[if form.changes]
### Wat in die rekening verander het

{form.changes}

Die rekening is as gewysig gemerk en is opnuut deur elke eksekuteur geteken. Die uitwerking op elke erfgenaam word in die gewysigde distribusierekening gewys.
[else]
Veranderinge aan die rekening: ____________________
[end]

Ons betwis ʼn navraag slegs waar die antwoord dit sê en die artikel of saak gee. Keur asseblief die rekening goed en gee verlof om te adverteer. As ʼn punt oorbly, mag ons dit voor of op **{letter.deadline}** hê, sodat alles saam beantwoord word?

[use signedByFirm]
[use enclosures]`,
  },
  70: {
    defaults: {
      'letter.enclosures':
        'Bewys dat die rekening ter insae gelê het\nKwitansies van skuldeisers\nKwitansie vir die Meestersgelde\nKwitansies en kwytskeldings van die erfgename\nBewys van oordragte en van betalings by die Voogdyfonds\nBankstaat wat nul toon\nSAID se nakomingsbrief vir bestorwe boedels\nOorspronklike eksekuteursbriewe',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Finale vereistes en ontheffing: {main.displayNameAf}

Die {account.kind} rekening het van {notice.inspectionFrom} tot {notice.inspectionTo} by u kantoor{?magistrateOffice.name| en by die Landdros, {magistrateOffice.name},} ter insae gelê, en geen beswaar is hangende nie. Dit is uitgevoer soos artikel 35(12) van die Boedelwet 66 van 1965 vereis.

### U lys van finale vereistes

|: # | Vereiste | Antwoord | Bylae |
|each form.queries
| {n} | {line.a} | {line.b|or Daaraan voldoen} | {line.c|or Ingesluit} |
|end

### Aan die erfgename betaal en gelewer

|: # | Erfgenaam | $ Toegeken | $ In geld betaal |
|each heirs
| {n} | {heir.name} | {heir.entitlement} | {heir.paid} |
|end
|total | | Totaal | {heirs.entitlement} | {heirs.paid} |

Ons vra die ontheffing van die eksekuteur kragtens artikel 56(1), en dat die borgakte, as daar een is, tot nul verminder word. Die rekords word twee jaar lank bewaar en slegs met u toestemming vernietig (artikel 56(3)). Antwoord asseblief voor of op **{letter.deadline}**.

[page]
## Stawende beëdigde verklaring

Ek, {signing.name}, identiteitsnommer {signing.idNumber}, van {signing.address}, eksekuteur in die boedel wyle {main.name}, verklaar onder eed:

1. Alle skulde van die boedel is betaal, en elke erfgenaam het ontvang wat die rekening toeken.
1. Boedelbelasting, inkomstebelasting en kapitaalwinsbelasting is aangeslaan en betaal, en SAID het nakoming bevestig.
1. Ek het elke plig van die amp nagekom en hou geen verdere bate van die boedel nie; die boedelbankrekening toon nul.
1. Ek vra my ontheffing en die vrystelling van die sekerheid, en onderneem om die rekords twee jaar lank te bewaar.

[use oath]
[use signedByFirm]
[use enclosures]`,
  },
};
