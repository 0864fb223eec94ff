import type { TemplateTexts } from '../../standard';

/** The papers that go with a deceased estate's account and end it, in Afrikaans. */
export const estateClosingInAfrikaans: TemplateTexts = {
  81: {
    body: `# Ontvangs en kwytskelding

> Boedelwet 66 van 1965, artikel 35(12)

: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}
: Meesterverwysing | {matter.masterReference}
: Rekening | {account.kind} likwidasie- en distribusierekening

[each heirs]
Ek, {?heir.isMinor|{heir.guardian|or die voog}, voog van {heir.name}|{heir.name}, identiteitsnommer {heir.idNumber}}, erken dat ek die volgende van die eksekuteur ontvang het:

|: Ontvang | Kragtens | $ Bedrag |
|each awards
| {award.description} | {award.basis|or Die distribusierekening} | {award.amount} |
|end
|total | Totaal van die toekenning | | {heir.entitlement} |

: In geld | {heir.cash} ({heir.cash|words})
: Daarvan reeds betaal | {heir.paid}

1. Dit is alles wat die distribusierekening{?heir.isMinor| aan die erfgenaam| aan my} toeken.
1. Ek het kragtens daardie rekening geen verdere eis teen die boedel of die eksekuteur nie, behalwe ten opsigte van goed wat later gevind word.
[if heir.isMinor]
1. Geld van ʼn minderjarige wat na die Voogdyfonds gaan, word deur die kwitansie van die Fonds bewys en nie deur hierdie stuk nie.
[end]

~~ Geteken te ____________________ op ____________________
~ {?heir.isMinor|{heir.guardian|or ______________________________}|{heir.name}} | {?heir.isMinor|Voog|Erfgenaam}
[end]
[use witnesses]`,
  },
  82: {
    body: `# Herverdelingsooreenkoms

> in die boedel wyle **{main.name}**, identiteitsnommer {main.idNumber}, oorlede op {main.dateOfDeath}
> Meesterverwysing {matter.masterReference}

## 1. Partye

|: # | Naam | ~ ID-nommer | Getroud | Hoedanigheid |
|each heirs
| {n} | {heir.name} | {heir.idNumber} | {heir.maritalStatus|or ____________} | {heir.relationship|or Erfgenaam}{?heir.isMinor| (minderjarig)} |
|end

ʼn Gade van ʼn party wat binne gemeenskap van goed getroud is, tree as party toe en teken hieronder. {?spouse.isSurviving|Die langslewende gade, {spouse.name}, is ʼn party as erfgenaam of as eienaar van die helfte van die gemeenskaplike boedel.}

## 2. Aanhef

1. Die oorledene {?matter.hasWill|het ʼn testament van {matter.willDate|or die datum daarop} nagelaat wat die Meester aanvaar het|{?matter.hasWill is "false"|is sonder ʼn testament oorlede, sodat die Wet op Intestate Erfopvolging 81 van 1987 van toepassing is|____________________}}.
1. Die partye se regte het gevestig. Elke erfgenaam is bekend en is ʼn party.
1. Die partye wil die bates onder mekaar verdeel anders as in onverdeelde aandele, soos artikel 14(1)(b)(iii) en (iv) van die Registrasie van Aktes Wet 47 van 1937 toelaat.

## 3. Waarop elkeen geregtig is (skedule 1)

|: # | Party | $ Aanspraak |
|each heirs
| {n} | {heir.name} | {heir.entitlement} |
|end
|total | | Totaal | {heirs.entitlement} |

## 4. Wat elkeen neem (skedule 2)

*Elke bate soos die titelakte of registrasie dit beskryf, teen die waarde in die rekening.*

|: # | Bate | Geneem deur | Aandeel | Waarde |
|each form.agreement
| {n} | {line.a} | {line.b} | {line.c|or geheel} | {line.d|or soos in die rekening} |
|end

Om gelyk te maak wat die partye neem: {form.changes|or ____________________} Goed buite die boedel dien slegs om gelyk te maak waar dit roerend is.

## 5. Bepalings

1. Elke party aanvaar wat skedule 2 gee as volle voldoening aan die aanspraak in skedule 1. Waar meer of minder as die aanspraak geneem word en geen bedrag dit gelyk maak nie, weet die partye dat skenkingsbelasting kan volg.
1. Serwitute, vruggebruike en verbande bly soos hulle is, tensy skedule 2 vermeld dat die houer daarvan afstand gedoen het en daardie houer teken.
1. Elke party dra die oordragkoste van wat daardie party neem; die koste van hierdie ooreenkoms word deur die boedel gedra.
1. Die ooreenkoms is onderworpe aan aanvaarding deur die Meester en word in die likwidasie- en distribusierekening ingewerk. Sonder aanvaarding verval dit.
[if heirs.count is more than 0]
1. Vir ʼn minderjarige teken die voog, en die toestemming van die hof of die Meester word vooraf verkry waar die reg dit vereis.
[end]

~~ Geteken te ____________________ op ____________________
[each heirs]
~ {?heir.isMinor|{heir.guardian|or ______________________________}|{heir.name}} | {?heir.isMinor|Voog van {heir.name}|Party}
[end]
[use witnesses]`,
  },
  83: {
    body: `# Boedelbelastingaanhangsel

> Boedelbelastingwet 45 van 1955, artikels 3 tot 5, 4A, 11 en 16; regulasie 5 van die regulasies kragtens die Boedelwet 66 van 1965

: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}
: Oorlede | {main.dateOfDeath}
: Getroud | {main.maritalRegime|or ____________________}
: Belastingnommer | {main.taxNumber|or ____________________}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}

## Eiendom en aftrekkings

|: Reël | Artikel | $ Bedrag |
|each dutyLines
| {dutyLine.words} | {dutyLine.section|or -} | {dutyLine.amount|or -} |
|end
|total | Boedelbelasting betaalbaar | Artikel 2(2) | {figures.duty} |

## Polisse en voordele, ook dié wat buite die boedel betaal word

[if policies]
|: # | Polis | Nommer | Betaal aan | $ Bedrag |
|each policies
| {n} | {policy.description} | {policy.reference|or -} | {policy.nominee} | {policy.value|or -} |
|end
[else]
________________________________________
[end]

1. Eiendom stem ooreen met die likwidasierekening; wat hier ingesluit is en nie daar nie, word hierbo as geagte eiendom gelys.
1. {form.changes|or Die korting van artikel 4A is die gewone een; geen deel van die korting van ʼn vooroorlede gade word geëis nie.}
1. Die belasting word deur die boedel gedra, behalwe wat artikel 11 op iemand lê wat buite die boedel neem.
[if account.duty is "0"]
1. Geen belasting is betaalbaar nie, omdat die belasbare bedrag nie meer as die korting is nie.
[end]

Ek sertifiseer dat hierdie aanhangsel na my beste wete waar en volledig is.

[use signedByOffice]`,
  },
  84: {
    body: `# Eksekuteursertifikaat

> Regulasie 5 van die regulasies kragtens die Boedelwet 66 van 1965

: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}
: Meesterverwysing | {matter.masterReference}
: Rekening | {account.kind} likwidasie- en distribusierekening
: Bruto bates en balans | {account.assets}; {account.balance}

Ek, en waar daar meer van ons is elkeen van ons, {executors.names}, eksekuteur kragtens eksekuteursbriewe van {matter.lettersDate}, sertifiseer dat:

1. die rekening na my beste wete en oortuiging ʼn ware en behoorlike rekening van die likwidasie en distribusie van die boedel is;
1. alle bates van die boedel wat aan my bekend is, en alle inkomste wat van die datum van dood tot die datum van die rekening ontvang is, daarin bekend gemaak is; waar geen inkomste gewys word nie, was daar geen;
1. {form.outstanding|or niks uitstaande is nie, en geen bate vir ʼn latere rekening teruggehou word nie, behalwe: ____________________};
1. elke eis wat ingedien is, in die rekening is of kragtens artikel 33 afgewys is.

Elke eksekuteur teken; ʼn agent slegs kragtens ʼn volmag wat ingedien is. Geen eed word vereis nie.

[use signedByOffice]`,
  },
  85: {
    body: `# Sertifikaat van die landdros

> Boedelwet 66 van 1965, artikel 35(4)

: Aan | Die Meester van die Hoë Hof, {masterOffice.name}
: Van | Die Landdros, {magistrateOffice.name}
: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}
: Meesterverwysing | {matter.masterReference}
: Rekening | {account.kind} likwidasie- en distribusierekening

Ek sertifiseer dat ʼn duplikaat van bogenoemde rekening by hierdie kantoor ter insae gelê het van alle persone wat belang daarby het

: Van | {notice.inspectionFrom}
: Tot | {notice.inspectionTo}

en dat (skrap wat nie van toepassing is nie)

1. geen beswaar teen die rekening by hierdie kantoor ingedien is nie; of
1. ʼn beswaar deur ______________________________ op ____________________ by hierdie kantoor ingedien is en aangeheg is.

Hierdie sertifikaat geld slegs vir hierdie kantoor: besware word by die Meester ingedien (artikel 35(7)).

~~ Gedateer en gestempel te {magistrateOffice.name} op ____________________
~ ______________________________ | Landdros of assistentlanddros: naam en rang

*Stuur asseblief die oorspronklike aan die Meester terug en ʼn afskrif aan {firm.name}, {firm.address}, {firm.email}, verwysing {matter.reference}. ʼn Koevert vir die terugsending word ingesluit.*`,
  },
  129: {
    defaults: {
      'letter.enclosures':
        'Geboortesertifikaat van elke minderjarige\nIdentiteitsdokument van elke voog\nAfskrif van die rekening wat ter insae gelê het\nBewys van betaling',
    },
    body: `# Inbetaling by die Voogdyfonds

> Boedelwet 66 van 1965, artikels 35(13), 43 en 86 tot 92

: Aan | Die Meester van die Hoë Hof, {masterOffice.name}: die Voogdyfonds
: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}
: Oorlede | {main.dateOfDeath}
: Meesterverwysing | {matter.masterReference}
: Rekening | {account.kind} likwidasie- en distribusierekening
: Van | {firm.name}, {firm.address}, {firm.email}, verwysing {matter.reference}

[if heirs.toFund is more than 0 or heirs.toFundBefore is more than 0]
Die rekening het ter insae gelê en hierdie aandele word by die Fonds inbetaal, elkeen op naam van die persoon aan wie dit behoort:

[each heirs]
[if heir.toFund is more than 0 or heir.toFundBefore is more than 0]
## {heir.name}

: Identiteitsnommer | {heir.idNumber|or volg saam met die geboortesertifikaat}
: Gebore | {heir.dateOfBirth|or soos op die geboortesertifikaat}
: Waarom na die Fonds | {?heir.isMinor|ʼn Minderjarige{?matter.hasWill|, en die testament maak die geld aan niemand vry nie}|Die persoon kan nie opgespoor word nie of kan die geld nie neem nie}
: Voog | {heir.guardian|or ____________________}
: Adres | {heir.address|or per adres die eksekuteur}
: Bedrag | {heir.toFund} ({heir.toFund|words})
[if heir.toFundBefore is more than 0]
: Daarbenewens deur vroeëre rekeninge | {heir.toFundBefore} ({heir.toFundBefore|words})

[end]

[end]
[end]
: **Altesaam deur hierdie rekening** | **{heirs.toFund}** ({heirs.toFund|words})
[if heirs.toFundBefore is more than 0]
: **Altesaam deur vroeëre rekeninge** | **{heirs.toFundBefore}** ({heirs.toFundBefore|words})

[end]

1. Die persoon, of die voog vir onderhoud en opvoeding, eis op vorm J341 van die Fonds.
1. Stuur asseblief die Fonds se kwitansie aan ons: dit word saam met die kwitansies van die ander erfgename ingedien (artikel 35(12)).
[else]
Die rekening ken geen geld toe wat by die Fonds inbetaal word nie: geen minderjarige, afwesige of onbekende erfgenaam neem geld wat die testament nie vrymaak nie.
[end]

~~ Geteken te ____________________ op ____________________
~ {executors.names} | Eksekuteur, of agent by volmag
[use enclosures]`,
  },
};
