import type { TemplateTexts } from '../../standard';

/** The forms that begin a deceased estate, in Afrikaans. */
export const estateFormsInAfrikaans: TemplateTexts = {
  52: {
    body: `> **J294**
> **BOEDELWET 66 VAN 1965: ARTIKEL 7**

# Sterfkennis

*Moet binne 14 dae na die dood by die Meester ingedien word deur die langslewende gade of, waar daar nie een is nie, deur die naaste bloedverwant of aanverwant in die distrik, of deur die persoon wat beheer oor die perseel gehad het. Oorspronklike; geen eed nie.*

? 1 | Van van die oorledene | {main.surname}
? 2 | Volle voorname | {main.firstNames}
? 3 | Identiteitsnommer, of paspoortnommer en land | {main.idNumber}
? 4 | Bevolkingsgroep (vir statistiek gevra) | {form.populationGroup|or ____________________}
? 5 | Nasionaliteit | {main.nationality|or ____________________}
? 6 | Beroep | {main.occupation|or ____________________}
? 7 | Woonplek of woonplekke in die twaalf maande voor die dood, met provinsie | {form.residences|or {main.usualResidence|or {main.address}}}
? 8 | Geboortedatum | {main.dateOfBirth}
? 9 | Geboorteplek | {main.placeOfBirth|or ____________________}
? 10 | Datum en plek van dood | {main.dateOfDeath}, {main.placeOfDeath|or ____________________}
? 11 | Het die oorledene ʼn testament nagelaat? | {?matter.hasWill|Ja, gedateer {matter.willDate|or ____________________}{?matter.codicilDate|, met ʼn kodisil gedateer {matter.codicilDate}}|{?matter.hasWill is "false"|Geen testament is bekend nie|____________________}}
? 12 | Huwelikstaat by dood | {main.maritalStatus}
? 13 | Plek waar die huwelik gesluit is | {spouse.placeOfMarriage|or ____________________}
? 14 | Volle name en identiteitsnommer van die langslewende gade | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}|____________________}
? 15 | Getroud binne of buite gemeenskap van goed; aanwas | {main.maritalRegime|or ____________________}
[if marriages]
[each marriages]
[if not marriage.isCurrent]
? 15({n}) | (a) Vooroorlede of geskeide gade (b) datum | (a) {marriage.spouseName|or ____________________}, {marriage.endedBy|or ____________________} (b) {marriage.endedDate|or ____________________}
[end]
[end]
[end]
? 16 | Meesterskantoor en nommer van die boedel van ʼn vooroorlede gade | {main.previousMarriages|or ____________________}
[if children]
[each children]
? 17({n}) | Kind: volle name, gebore, meerderjarig, minderjarig of vooroorlede | {child.name}, gebore {child.dateOfBirth|or ____________________}, {?child.isDead|vooroorlede op {child.dateOfDeath|or ____________________}; afstammelinge soos in die naasbestaande-verklaring vermeld|{?child.isMinor|minderjarig|{?child.isMinor is "false"|meerderjarig|____________________}}}
[end]
[else]
? 17 | Kinders van die oorledene, uit elke verbintenis, met inbegrip van aangenome kinders | ____________________
[end]
? 18 | (a) Vader (b) moeder van die oorledene, lewend of oorlede | (a) {form.father|or ____________________} (b) {form.mother|or ____________________}
? 19 | Naam en adres van die ondertekenaar | {signing.name}, {signing.address}
? 20 | Hoedanigheid waarin kennis gegee word | {signing.capacity|or ____________________}
? 21 | (a) Was u by die dood teenwoordig? (b) Indien nie, het u die liggaam uitgeken? | (a) {?signing.presentAtDeath|Ja|{?signing.presentAtDeath is "false"|Nee|____________________}} (b) {?signing.identifiedBody|Ja|{?signing.identifiedBody is "false"|Nee|____________________}}

[if signing.presentAtDeath is "false" and signing.identifiedBody is "false"]
Omdat albei dele van item 21 met nee beantwoord is, word ʼn gesertifiseerde afskrif van die sterftesertifikaat{?main.deathCertificate|, nommer {main.deathCertificate},} aangeheg.
[end]

Die waarde van die boedel word nie in hierdie kennis gemeld nie; dit staan in die inventaris.

~~ Gedateer te ____________________ op ____________________
~ {signing.name} | {signing.capacity|or Ondertekenaar}`,
  },
  53: {
    body: `> **J190**
> **BOEDELWET 66 VAN 1965: ARTIKELS 13, 14, 18 EN 23**

# Aanname van trust as eksekuteur

*In tweevoud, een vir elke aansoeker, met ʼn gesertifiseerde afskrif van die aansoeker se identiteitsdokument wat nie ouer as drie maande is nie.*

## A. Besonderhede

? 1 | Volle name en van van die aansoeker | {signing.name}
? 2 | Identiteitsnommer | {signing.idNumber}
? 3 | Woonadres | {signing.address}
? 4 | Besigheidsadres | {signing.businessAddress|or Per adres {firm.name}, {firm.address}}
? 5 | Telefoon en e-pos | {executor.phone|or {firm.phone}}; {executor.email|or {firm.email}}
? 6 | Verwantskap met die oorledene | {signing.relationship|or ____________________}
? 7 | Volle name en van van die oorledene | {main.name}
? 8 | Geboortedatum | {main.dateOfBirth}
? 9 | Datum van dood | {main.dateOfDeath}
? 10 | Identiteitsnommer van die oorledene | {main.idNumber}
? 11 | Inkomstebelastingnommer van die oorledene | {main.taxNumber|or ____________________}
? 12 | Distrik waarin die oorledene gewoonlik woonagtig was | {form.district}
? 13 | Langslewende gade | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}|____________________}

## B. Verklaring

Ek aanvaar die trust as eksekuteur in hierdie boedel en verklaar dat:

1. ek **{signing.domicilium}** kies as die adres waar kennisgewings en prosesstukke aan my bestel kan word. Dit is ʼn straatadres en nie ʼn posbus nie;
1. ek vertroud is met die pligte van ʼn eksekuteur en met die strawwe vir versuim om dit na te kom;
1. ek nie ʼn ongerehabiliteerde insolvent is nie, en nooit ʼn daad van insolvensie soos in artikel 8 van die Insolvensiewet 24 van 1936 omskryf, gepleeg het nie;
1. {?executor.isExempt|ek **vrygestel** is van sekerheidstelling: {form.exemptionGround}|ek ʼn **borgakte** van {bond.amount} ({bond.amount|words}) vir die volle waarde van die boedel aanheg};
1. ek blywend in die Republiek woon. Ek onderneem om dadelik by die Meester aan te meld as ek of ʼn borg van my gesekwestreer word of ʼn daad van insolvensie pleeg, of as ek die Republiek blywend gaan verlaat;
1. {?form.agent|ek {form.agent}, van {form.agentAddress}, as my agent aanstel ingevolge die aangehegte volmag van {form.poaDate|or dieselfde datum}. Ek weet dat ʼn agent my nie van my verantwoordelikheid onthef nie|ek ____________________ as my agent aanstel, of geen agent nie (skrap wat nie van toepassing is nie)}.

## C. Handtekening

~~ Geteken te ____________________ op ____________________
~ {signing.name} | Aansoeker om eksekuteursbriewe`,
  },
  54: {
    body: `> **J155**
> **BOEDELWET 66 VAN 1965: ARTIKEL 18(3)**

# Onderneming en aanname van die Meester se voorskrifte

*In die plek van eksekuteursbriewe waar die waarde van die boedel nie meer is as die bedrag wat kragtens artikel 18(3) bepaal is nie. Met ʼn gesertifiseerde identiteitsdokument; geen eed nie.*

? 1 | Boedel wyle; datum van dood; identiteitsnommer | {main.name}; {main.dateOfDeath}; {main.idNumber}
? 2 | Distrik waarin die oorledene gewoonlik woonagtig was | {form.district}
? 3 | Aansoeker en identiteitsnommer | {signing.name}, {signing.idNumber}
? 4 | Verwantskap met die oorledene | {signing.relationship|or ____________________}
? 5 | Woon- en posadres; telefoon | {signing.address}; {executor.phone|or {firm.phone}}
? 6 | Agent, as daar een is | {?form.agent|{form.agent}, {form.agentAddress}|____________________}

Ek, die aansoeker, onderneem en aanvaar die volgende:

1. (item 7) ek sal die boedel bereder, die skulde betaal en verdeel wat oorbly soos die Meester voorskryf, en is gebonde aan enige verandering of herroeping van die voorskrifte;
1. (item 8) ek sal met geen goed handel wat nie in die inventaris is wat kragtens artikel 9 ingedien is nie. As dit blyk dat die waarde van die boedel meer is as die bedrag wat artikel 18(3) toelaat (R250 000 op die gedrukte vorm), sal ek dit aanmeld en die voorskrifte dadelik terugstuur;
1. (item 9) na my beste wete is die boedel solvent. As dit blyk dat dit nie is nie, sal ek dit aanmeld voordat enige skuldeiser betaal word. Die skulde wat aan my bekend is, word hieronder gelys;
1. (item 10) ek is nie ʼn ongerehabiliteerde insolvent nie.

### Bekende skulde

[if liabilities]
|: # | Skuldeiser | Verwysing | $ Bedrag |
|each liabilities
| {n} | {liability.creditor} | {liability.reference|or -} | {liability.amount} |
|end
|total | | Totaal | | {liabilities.amount} |
[else]
________________________________________
[end]

Die bates is in die inventaris (J243), en die erfgename in die testament of in die naasbestaande-verklaring (J192), wat saam met hierdie vorm ingedien word.

~~ Gedateer te ____________________ op ____________________
~ {signing.name} | Aansoeker om die Meester se voorskrifte`,
  },
  55: {
    body: `> **J243**
> **BOEDELWET 66 VAN 1965: REGULASIE 3, VORM B**

# Inventaris ingevolge {form.section} van die Wet

*Iemand wat ʼn vals inventaris maak, pleeg ʼn misdryf: artikel 102(1)(b).*

: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}, oorlede op {main.dateOfDeath}
[if main.isInCommunity]
: Langslewende gade en adres, getroud binne gemeenskap van goed | {spouse.name}, {spouse.address|or {main.address}}. Die inventaris is van die hele gemeenskaplike boedel
[end]
: Opgemaak deur | {signing.name}
: Adres en hoedanigheid | {signing.address}; {signing.capacity|or Benoemde eksekuteur}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}

Ek verklaar dat hierdie na my beste wete en oortuiging ʼn ware en volledige inventaris is, in besonderhede, van

{?form.section is "section 9"|(a) alle goed van die oorledene{?main.isInCommunity| en van die gemeenskaplike boedel} ten tyde van die dood, en (b) alle goed op die perseel {form.premises|or waar die oorledene gewoon het} op daardie tydstip wat nie elders gelys is nie|(c) alle goed van die boedel wat aan my bekend is, met die waarde daarvan}.

[if form.section is "section 9"]
: Erfgename teenwoordig toe dit opgemaak is | {form.heirsPresent|or ____________________}
[end]

~~ Geteken te ____________________ op ____________________
~ {signing.name} | {signing.capacity|or Benoemde eksekuteur}

## 1. Onroerende goed

*Soos die titelakte dit beskryf, met die nommer en datum van die akte.*

|: # | Beskrywing | Aandeel | $ Waarde |
|each immovables
| {n} | {immovable.description} | {immovable.share|or Geheel} | {immovable.value} |
|end
|total | | Totaal 1 | | {immovables.value} |

## 2. Roerende goed

|: # | Beskrywing | Aandeel | $ Waarde |
|each movables
| {n} | {movable.description} | {movable.share|or Geheel} | {movable.value} |
|end
|total | | Totaal 2 | | {movables.value} |

## 3. Vorderings ten gunste van die boedel

*Bankrekeninge, polisse wat aan die boedel betaalbaar is, lenings, terugbetalings. Wat aan ʼn benoemde betaal word, bly uit.*

|: # | Beskrywing | Verwysing | $ Waarde |
|each claimsHeld
| {n} | {claimHeld.description} | {claimHeld.reference|or -} | {claimHeld.value} |
|end
|total | | Totaal 3 | | {claimsHeld.value} |

## Opsomming

|: Opskrif | $ Waarde |
| 1. Onroerende goed | {immovables.value} |
| 2. Roerende goed | {movables.value} |
| 3. Vorderings ten gunste van die boedel | {claimsHeld.value} |
|total | Totaal van die inventaris | {assets.value} |

Skulde word nie in ʼn inventaris gelys nie. Goed wat later aan die lig kom, word binne 14 dae in ʼn aanvullende inventaris gelys.`,
  },
  56: {
    body: `> **J262**
> **BOEDELWET 66 VAN 1965: ARTIKEL 23**

# Borgakte

*Oorspronklike, deur die prinsipaal en die borge voor twee getuies onderteken en deur ʼn versekeraar gestempel.*

: Aan | Die Meester van die Hoë Hof, {masterOffice.name}
: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}, oorlede op {main.dateOfDeath}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Prinsipaal | {executors.names|or {signing.name}}, van {signing.address}
: Hoedanigheid | Eksekuteur
: Borge | {?bond.provider|{bond.provider}, nommer {bond.number|or word nog toegeken}|{form.sureties}}
: Bedrag | {bond.amount}
: In woorde | {bond.amount|words}

1. Die prinsipaal onderneem om die boedel behoorlik en volgens die reg te bereder, daarvan aan die Meester rekenskap te gee, te betaal en te lewer wat aan die geregtigdes toekom, en elke ander plig van die amp na te kom.
1. Die borge verbind hulle teenoor die Meester, gesamentlik en afsonderlik saam met die prinsipaal en as medehoofskuldenaars, vir die bedrag hierbo in syfers en in woorde, vir die behoorlike nakoming van daardie pligte, en doen afstand van die voorregte van uitwinning en verdeling, waarvan hulle die betekenis ken.
1. Die borgakte bly van krag totdat die Meester dit skriftelik vrystel. Versuim om ʼn premie te betaal, stel die borge nie teenoor die Meester vry nie.
1. Die prinsipaal kies {signing.domicilium|or {signing.address}}, en die borge hulle adres hierbo, as die plek waar kennisgewings bestel kan word.

[if not bond.provider]
Die borge is natuurlike persone; elkeen heg ʼn beëdigde staat van vermoë aan wat toon dat die borg goed ter waarde van bogenoemde bedrag bo alle skulde besit.
[end]

Die bedrag is gelyk aan die totaal van die inventaris wat ingedien is, {assets.value}, of aan wat die Meester bepaal het.

~~ Geteken te ____________________ op ____________________
~ {executors.names|or {signing.name}} | Prinsipaal
~ {?bond.provider|{bond.provider}|______________________________} | Borg en medehoofskuldenaar; stempel
[use witnesses]`,
  },
  59: {
    body: `> **J192**
> **WET OP INTESTATE ERFOPVOLGING 81 VAN 1987: ARTIKEL 1**

# Naasbestaande-verklaring

*Waar daar geen geldige testament is nie, of die testament erfgename slegs as ʼn klas aanwys. Nog een vir elke kind wat vooroorlede is en afstammelinge nagelaat het. "Geen" word geskryf waar daar nooit so iemand was nie.*

Ek, {signing.name}, identiteitsnommer {signing.idNumber}, van {signing.address}, verklaar onder eed dat ek die oorledene goed geken het, as {signing.relationship|or ____________________}, en dat wat volg ʼn ware en volledige opgawe is van die naasbestaandes van

wyle **{main.name}**, identiteitsnommer {main.idNumber}, wat op {main.dateOfDeath} te {main.placeOfDeath|or ____________________} oorlede is.

[if marriages]
[each marriages]
? 1({n}) | Gade, gebruiklike gade of lewensmaat: naam, getroud, beëindig | {marriage.spouseName|or ____________________}; {marriage.kind|or getroud} {marriage.marriedDate|or ____________________}; {?marriage.isCurrent|leef nog|{marriage.endedBy|or ____________________} {marriage.endedDate|or ____________________}}
[end]
[else]
? 1 | Gade of gades, gebruiklike gades of lewensmaats | ____________________
[end]
[if children]
[each children]
? 2({n}) | Kind: naam, gebore, verwantskap; as vooroorlede, die datum | {child.name}, gebore {child.dateOfBirth|or ____________________}, {child.relationship|or kind}{?child.isDead|; oorlede {child.dateOfDeath|or ____________________}; afstammelinge: sien ʼn verdere verklaring}
[end]
[else]
? 2 | Kinders binne of buite die huwelik gebore, aangeneem of vooroorlede | ____________________
[end]
[if not children]
*Items 3 tot 5 word slegs beantwoord waar die oorledene geen afstammeling nagelaat het nie.*
? 3 | Vader en moeder, lewend of die datum van dood | {form.father|or ____________________}; {form.mother|or ____________________}
? 4 | Broers en susters van vol- en halfbloed: naam, gebore, adres, ander ouer | {form.siblings|or ____________________}
? 5 | Broers en susters wat vooroorlede is, die datum, en hulle kinders | {form.deadSiblings|or ____________________}
[else]
? 3 | Ouers, broers en susters en hulle afstammelinge (items 3 tot 5) | Nie van toepassing nie: die oorledene het ʼn afstammeling nagelaat
[end]

Na my wete is niemand wat in hierdie grade aan die oorledene verwant is, weggelaat nie, hetsy buite die huwelik gebore, aangeneem of in die buiteland woonagtig.

[use oath]`,
  },
  60: {
    body: `# Nominasie om as eksekuteur op te tree

> Boedelwet 66 van 1965, artikels 18(1) en 19

: Boedel wyle | {main.name}, identiteitsnommer {main.idNumber}, oorlede op {main.dateOfDeath}
: Genomineerde | {form.nominee|or {signing.name}}
: Om op te tree as | {?matter.kind is "Section 18(3)"|Meestersverteenwoordiger kragtens artikel 18(3), of eksekuteur as die Meester so besluit|Eksekuteur}
: Omdat | {?matter.hasWill|die testament geen eksekuteur benoem nie, of die benoemde persoon nie kan of wil optree nie|{?matter.hasWill is "false"|die oorledene geen geldige testament nagelaat het nie|____________________}}

Ons is die langslewende gade en die erfgename van die oorledene. Ons nomineer die persoon hierbo genoem en versoek die Meester om die aanstelling aan die genomineerde uit te reik. Vir ʼn minderjarige teken die voog.

|: # | Naam van nomineerder | Verwantskap of hoedanigheid | ~ ID-nommer | Handtekening | Datum |
|each heirs
| {n} | {heir.name}{?heir.isMinor| (minderjarig), deur {heir.guardian|or die voog}} | {heir.relationship|or Erfgenaam} | {heir.idNumber|or heg aan} | | |
|end

Gesertifiseerde afskrifte van die identiteitsdokumente van die genomineerde en van elke nomineerder, nie ouer as drie maande nie, word aangeheg{?matter.nominatedExecutor|, asook die weiering of bewys van die dood van {matter.nominatedExecutor}, wat die testament benoem}.

Ons weet van geen ander erfgenaam en van geen ander nominasie nie.

~~ Deur die genomineerde aanvaar te ____________________ op ____________________
~ {form.nominee|or {signing.name}} | Genomineerde`,
  },
};
