import type { TemplateTexts } from '../../standard';
import { idOrRegistration, orderOfAf, writeActLineAf } from './insolvency-heads';

const heading = `: Boedel | {main.displayNameAf}
: {?main.isWoundUp|Registrasienommer|Identiteitsnommer} | ${idOrRegistration}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}`;

/** Forms of who is appointed, of creditors and of the debtor, in Afrikaans. */
export const insolvencyFormsInAfrikaans: TemplateTexts = {
  14: {
    body: `${writeActLineAf({ person: 'ARTIKELS 18, 54 TOT 57', company: 'ARTIKELS 367 TOT 375', closeCorporation: 'ARTIKELS 66 EN 74' })}

# Toestemming om as {office.word} op te tree, verklaring van geen belang en aanvaarding

*Onder eed afgelê deur elke persoon wat aangestel gaan word, en oorspronklik ingedien. Slegs die Meester reik die sertifikaat van aanstelling uit; waar die Meesterskantoor ʼn eie vorm vir die verklaring van geen belang het, word daardie vorm ook beëdig.*

: Aan | Die Meester van die Hoë Hof, {masterOffice.name}
${heading}

## 1. Die praktisyn

? 1.1 | Volle name en identiteitsnommer | {signing.name}, {signing.idNumber}
? 1.2 | Firma, en kantoor in die Meester se gebied | {firm.name}, {firm.address}
? 1.3 | Telefoon en e-pos | {firm.phone}; {firm.email}
? 1.4 | Nommer op die Meester se lys van praktisyns | {practitioner.listNumber}

## 2. Die aanstelling wat gevra word

? 2.1 | Hoedanigheid | {?matter.finalOrderDate|{office.word}|Voorlopige {office.word}, en {office.word}}
? 2.2 | Bevel of besluit | ${orderOfAf}
? 2.3 | Genomineer deur | {matter.petitioningCreditor|or Skuldeisers, soos die ingediende nominasies toon}

## 3. Nie gediskwalifiseer nie

Ek is nie insolvent, minderjarig of handelingsonbevoeg nie; nie binne die derde graad verwant aan die skuldenaar, of aan ʼn direkteur of lid daarvan, nie; sonder ʼn belang strydig met dié van die algemene liggaam van skuldeisers; was in die twaalf maande voor die verrigtinge begin het, nie die boekhouer, rekenmeester of ouditeur daarvan nie, en ook nie die ondernemingsreddingspraktisyn nie; tree op kragtens geen volmag vir ʼn skuldeiser se stem nie; is nooit aan diefstal, bedrog, vervalsing of meineed skuldig bevind nie, en nooit weens wangedrag uit ʼn vertrouensamp verwyder nie (artikel 55 van die Insolvensiewet 24 van 1936; artikel 372 van die Maatskappywet 61 van 1973; artikel 140(4) van die Maatskappywet 71 van 2008).

## 4. Bande en aansporings

? 4.1 | Elke band met die skuldenaar, sy direkteure of lede, skuldeisers, of die prokureurs in die aansoek | {practitioner.links}
? 4.2 | Vir die nominasie gegee, belowe of ontvang; ooreenkoms om die vergoeding te deel | Niks. Daar is geen sodanige ooreenkoms nie behalwe met ʼn mede-aangestelde.

## 5. Stand van die praktisyn

? 5.1 | Belastingsake is in orde | {?practitioner.isTaxCompliant|Ja; die nakomings-PIN word aangeheg|{?practitioner.isTaxCompliant is "false"|Nee; die verduideliking word aangeheg|____________________}}
? 5.2 | Boedels op hande | {practitioner.estatesInHand}
? 5.3 | Daarvan met ʼn rekening wat laat is | {practitioner.lateAccounts}

## 6. Sekerheid

? 6.1 | Wie die borgakte gee | {bond.provider|or Word nog genoem}
? 6.2 | Bedrag | {bond.amount} ({bond.amount|words})

## 7. Toestemming en aanvaarding

Ek stem toe om aangestel te word en aanvaar die amp. Ek sal saam met wie ook al gesamentlik met my aangestel is, optree, dadelik enige belang aanmeld wat ontstaan, en aan die Meester en aan skuldeisers rekenskap gee soos die reg vereis.

[use oath]

### Bylaes

1. Identiteitsdokument, gesertifiseerde afskrif
1. Belastingnakomings-PIN
1. Borgakte, oorspronklik
1. Nominasies van skuldeisers, met hulle besluite`,
  },
  15: {
    body: `# Uittreksel uit die notule: besluit van ʼn skuldeiser

[each claims]
Van die {board.body} van **{claim.creditor}**, {claim.address|or ____________________}.

: Vergadering gehou op | {board.date}
: Te | {board.place}
: Voorsitter | {board.chair}
: Verwysing van die skuldeiser | {claim.reference|or ____________________}

### Teenwoordig, en ʼn kworum

1. {board.present}

### Besluit

1. Dat {claim.creditor} ʼn eis van {claim.amount}, of wat ook al bevind word daaraan verskuldig te wees, bewys in die boedel hier genoem:

${heading}

1. Dat **{signing.name}**, identiteitsnommer {signing.idNumber}, {signing.capacity|or gemagtigde ondertekenaar}, namens die skuldeiser mag:

- beëdigde verklarings aflê, die nominasie, die eis en elke stuk daarby teken;
- agente aanstel om elke byeenkoms van skuldeisers by te woon, te stem en te ondervra, en ander in hulle plek stel;
- ʼn waarde op sekuriteit plaas, daarop steun, daarvan afstand doen, of instem dat dit te gelde gemaak of oorgeneem word;
- tot ʼn akkoord of ʼn skikking instem, die eis wysig of terugtrek, en dividende ontvang.

1. Dat wat voor hierdie dag vir dieselfde doel gedoen is, bekragtig word. Geen verklaring waarop gesteun word, is ouer as hierdie besluit buiten vir daardie bekragtiging nie.

### Sertifikaat

Ek sertifiseer dat hierdie ʼn ware uittreksel uit die notule is, dat die besluit staan, en dat die voorbeeld hieronder die handtekening van die gemagtigde persoon is.

~~ Geteken te ____________________ op ____________________
~ {board.chair} | Voorsitter of sekretaris van {claim.creditor}
~ {signing.name} | Voorbeeldhandtekening
[end]

### Word aangeheg

[if board.body is "trustees"]
1. Magtigingsbriewe. Alle trustees teken, of die akte wat bepaal wie mag
[end]
[if board.body is "partners"]
1. Vennootskapsooreenkoms. Alle vennote teken
[end]
1. Registrasiestukke van die skuldeiser, en identiteitsdokument van die gemagtigde persoon`,
  },
  31: {
    body: `> **VORM D, EERSTE BYLAE BY DIE INSOLVENSIEWET 24 VAN 1936**

# Beëdigde verklaring ter bewys van ʼn eis op ʼn skuldbewys of ander wissel

${heading}

[each claims]
? A | Naam van die skuldeiser volledig | {claim.creditor}
? B | Adres van die skuldeiser | {claim.address|or ____________________}
? C | Totale bedrag van die eis | {claim.amount}

Ek, ______________________________, {signing.capacity|or hoedanigheid: ____________________}, deur die skuldeiser gemagtig en met kennis van die feite, verklaar onder eed:

1. Dat {main.displayNameAf}, wie se boedel onder {?main.isWoundUp|likwidasie|sekwestrasie} is, op {matter.concursusDate|or die dag van die bevel}, en nog steeds, aan {claim.creditor} die bedrag van **{claim.amount}** ({claim.amount|words}) verskuldig was op die volgende instrumente, **oorspronklik aangeheg**:

|: # | Soort, plek en datum | Maker of trekker | Akseptant; endossante in volgorde | Nemer | Betaalbaar op |
|each form.instruments
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} | {line.e|or ____________} |
|end

? (a) | Sigwaarde, alle instrumente | {claim.capital}
? (b) | Rente tot die dag van die bevel, en die koers | {claim.interest}{?claim.rate| teen {claim.rate}% per jaar}
? (c) | Aangebied en gedishonoreer, wanneer; kennis van dishonorering gegee of kwytgeskeld | {form.dishonoured}
? (d) | Teenprestasie daarvoor gegee | {form.consideration}
? (e) | Bedrag op rekening betaal, en deur wie | ____________________

1. Dat benewens die skuldenaar die partye wat op die instrumente genoem word, aanspreeklik is soos die wisselreg bepaal, en niemand anders nie, anders as as borg, behalwe: ____________________
1. Dat die eis nie by wyse van sessie of endossement verkry is nadat die verrigtinge begin het nie, behalwe: ____________________
1. Dat geen sekuriteit vir die skuld deur die skuldeiser of iemand namens die skuldeiser ontvang is nie, behalwe: {claim.security|or ____________________}{?claim.securityKind|, {claim.securityKind}}; en dat die waarde daarvan gestel word op ____________________
1. Dat ʼn instrument wat by die bevel nog nie betaalbaar was nie, teen die waarde op daardie dag geëis word (artikel 50).

**{claim.creditor}** {?claim.reliesSolely|**steun**|{?claim.reliesSolely is "false"|**steun nie**|**steun / steun nie**}} **slegs op die opbrengs van die sekuriteit.**
[end]

[use oath]

### Bylaes

1. Elke wissel of skuldbewys, oorspronklik, met ʼn ononderbroke reeks endossemente
1. Protes of kennis van dishonorering
1. Magtiging van die verklaarder`,
  },
  33: {
    body: `# Besluite van skuldeisers

${heading}
: Byeenkoms | {votedAt.kind} van {votedAt.date}, {votedAt.time}
: Plek | {votedAt.place}
: Voorsittende beampte | {votedAt.presidingOfficer|or ____________________}

*Skuldeisers gee opdrag oor die administrasie deur ʼn meerderheid in waarde van bewese eise waarvoor gestem word (artikel 52(2) van die Insolvensiewet 24 van 1936). Hulle stem nie oor hoe die boedel verdeel word nie, behalwe om ʼn eis te betwis, te skik of te erken (artikel 53). ʼn Besluit bind slegs as dit genotuleer is (artikel 53(3)). ʼn Versekerde skuldeiser stem vir wat meer is as die waarde op die sekuriteit geplaas, behalwe by die verkiesing van ʼn kurator en oor die sekuriteit self; niemand stem oor die eie eis wat betwis word nie (artikel 52(5) en (6)).*

## A. Skuldeisers teenwoordig, en wat elkeen mag stem

[if voters]
|: # | Skuldeiser | Deur | $ Eis | $ Waarde van die stem |
|each voters
| {n} | {voter.name} | {voter.agent|or In persoon}{?voter.hasProxy|, by volmag} | {voter.claimed} | {voter.value|or Geen: nie bewys nie} |
|end
|total | | Totaal | | {voters.claimed} | {voters.value} |
[else]
Geen bywoning is vir die byeenkoms vasgelê nie. ____________________
[end]

## B. Besluite voorgestel en oor gestem

[if resolutions]
|: # | Besluit en uitslag | $ Vir, in waarde | $ Teen, in waarde |
|each resolutions
| {resolution.number} | {resolution.words} {?resolution.isCarried|Aangeneem|Nie aangeneem nie}: {resolution.forNumber|or geen} vir en {resolution.againstNumber|or geen} teen, in getal. | {resolution.forValue|or Nie getel nie} | {resolution.againstValue|or Nie getel nie} |
|end
[else]
Oor geen is nog gestem nie: die konsepte in deel C gaan saam met die verslag uit.
[end]

## C. Konsepbesluite wat saam met die verslag uitgaan

*Waar oor ʼn reël hieronder gestem is, staan die uitslag in deel B. Skrap wat nie van toepassing is nie.*

1. Dat die verslag van die {office.word} aanvaar word, en elke handeling tot op datum daarin genoem, bekragtig word.
1. Dat die {office.word} mag eis, verdedig, skik, laat vaar en appelleer, en prokureurs en advokate mag aanstel teen ʼn skaal skriftelik ooreengekom (artikel 73); as die boedel sonder fondse is, word eers ooreengekom wie betaal.
1. Dat getuies ondervra word en ʼn ondersoek gehou word, teen ʼn koste van hoogstens ____________________.
1. Dat roerende goed by wyse van veiling, tender of uit die hand verkoop word, in lotte of as geheel, met of sonder reserweprys, soos die {office.word} goeddink.
1. Dat onroerende goed op dieselfde maniere verkoop word, met die toestemming van elke verbandhouer, en BTW of hereregte soos die reg vereis.
1. Dat afslaers, agente en waardeerders teen hierdie tariewe in diens geneem word: ____________________.
1. Dat boekskulde ingevorder, uitgestel, geskik of afgeskryf word (artikel 78).
1. Dat waardelose bates laat vaar, goed van artikel 84 teruggegee, en sekuriteit te gelde gemaak of oorgeneem word teen die waarde daarop geplaas (artikel 83).
1. Dat huurkontrakte en onvoltooide kontrakte behou of beëindig word soos die {office.word} goeddink (artikels 35 en 37).
1. Dat die besigheid voortgesit, personeel behou, en goed vir kontant of op krediet gekoop word (artikel 80).
1. Dat vervreemdings van artikels 26 tot 31{?main.isWoundUp| en die aanspreeklikheid van direkteure of lede|} ondersoek en verrigtinge ingestel of geskik word, teen ʼn vrywaring van skuldeisers.
1. Dat eise betwis, geskik of erken word.
1. Dat rekenmeesters en belastingpraktisyns in diens geneem, opgawes ingedien en aanslae betwis word.
1. Dat geld geleen word, met of sonder sekuriteit; dat bates verseker, gestoor en bewaak word; dat ongebruikte geld belê word (artikel 70).
[if not main.isWoundUp]
1. Dat hierdie goed aan die insolvent gelaat word (artikel 82(6)), hierdie toelae betaal word (artikel 79), en met die gade se goed gehandel word (artikel 21): ____________________.
[end]
1. Dat dienskontrakte na oorlegpleging voortgesit of beëindig word (artikel 38).
1. Dat ʼn aansoek by die Meester om verhoogde vergoeding gesteun word: ja / nee. Die Meester besluit.
1. Dat rekords gehou word, en daaroor beskik word soos die Meester toelaat.
1. Dat die {office.word} geen koste aangaan waarvoor daar geen fondse of vrywaring is nie, en andersins na goeddunke handel.
1. Dat die byeenkoms gesluit word, of verdaag word tot ____________________.

~~ Verklaar en genotuleer te ____________________ op ____________________
~ {votedAt.presidingOfficer|or ______________________________} | Voorsittende beampte
[each executors]
~ {executor.name} | {executor.capacity|or {office.word}}
[end]`,
  },
  35: {
    body: `[if main.isWoundUp]
> **AANHANGSEL CM 100**
> **MAATSKAPPYWET 61 VAN 1973: ARTIKEL 363**

# Vermoëstaat van {main.displayNameAf}

*Deur die direkteure en die sekretaris, of die lede, binne 14 dae na die bevel gemaak; by ʼn vrywillige likwidasie aan die byeenkoms voorgelê. Oorspronklike en een afskrif.*

? 1 | Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
? 2 | Naam en registrasienommer | {main.name}, ${idOrRegistration}
? 3 | Geregistreerde kantoor, en aard van die besigheid | {main.address}; {main.natureOfBusiness|or ____________________}
? 4 | Bevel of besluit | ${orderOfAf}
? 5 | Likwidateur | {executors.names|or Nog nie aangestel nie}
? 6 | Boeke gehou, en waar dit is | {report.books}
? 7 | Oorsake van die ondergang | {report.causes}

## Direkteure, lede en sekretaris

|: # | Naam | ~ Identiteitsnommer | Amp | Adres |
|each directors
| {n} | {director.name} | {director.idNumber|or ____________} | {director.designation|or ____________} | {director.address|or ____________} |
|end
[else]
> **VORM B, EERSTE BYLAE BY DIE INSOLVENSIEWET 24 VAN 1936: ARTIKELS 4 EN 16**

# Vermoëstaat van {main.name}

*Deur die skuldenaar gemaak, en deur die gade afsonderlik, binne sewe dae nadat die bevel bestel is; by ʼn vrywillige oorgawe voordat die kennisgewing verskyn. Oorspronklike en een afskrif.*

### Aanhangsel VIII: persoonlike besonderhede

? 1 | Volle name, identiteitsnommer en geboortedatum | {main.name}, {main.idNumber}, {main.dateOfBirth|or ____________________}
? 2 | Woonplek | {main.address}
? 3 | Getroud, hoe, en met wie | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}, {main.maritalRegime}|{main.maritalStatus|or ____________________}}
? 4 | Beroep of bedryf, en waar | {main.occupation|or {main.natureOfBusiness|or ____________________}}
? 5 | Vorige insolvensie of rehabilitasie | ____________________
? 6 | Bevel | ${orderOfAf}
? 7 | Aanhangsel VI: boeke in gebruik toe die skuldenaar opgehou het om te betaal | {report.books}
? 8 | Aanhangsel VII: oorsake van die insolvensie, in besonderhede | {report.causes}
[end]

## Balansstaat

|: Bates en laste | $ Bates | $ Laste |
| Onroerende goed ({?main.isWoundUp|Lys C|Aanhangsel I}) | {immovables.value} | |
| Roerende goed wat niemand hou nie ({?main.isWoundUp|Lys C|Aanhangsel II}) | {freeMovables.value} | |
| Roerende goed verpand of as sekuriteit gehou ({?main.isWoundUp|Lys B|Aanhangsel V}) | {pledges.value} | |
| Skulde aan die boedel verskuldig en geld in banke ({?main.isWoundUp|Lys D|Aanhangsel III}) | {claimsHeld.value} | |
| Versekerde eise ({?main.isWoundUp|Lys B|Aanhangsel IV}) | | {affairs.secured} |
| Preferente eise | | {affairs.preferent} |
| Konkurrente eise | | {affairs.concurrent} |
|subtotal | Totaal | {affairs.assets} | {affairs.owed} |
|if affairs.isDeficient
|total | Tekort | {affairs.deficiency} | |
|end
|if not affairs.isDeficient
|total | Oorskot | | {affairs.surplus} |
|end

Van die versekerde eise is {affairs.lacking} meer as wat die sekuriteite na raming sal oplewer, en rangeer as konkurrent tensy die skuldeiser slegs op die sekuriteit steun.

[page]
## {?main.isWoundUp|Lys C|Aanhangsel I}: onroerende goed

|: # | Ligging en beskrywing | Titelakte | Grootte | Verband aan | $ Geraamde waarde |
|each immovables
| {n} | {immovable.description} | {immovable.titleDeed|or ____________} | {immovable.extent|or ____________} | {immovable.heldBy|or ____________} | {immovable.value|or Nie gewaardeer nie} |
|end
|total | | Totaal | | | | {immovables.value} |

## {?main.isWoundUp|Lys C, vervolg|Aanhangsel II}: roerende goed wat niemand hou nie

|: # | Beskrywing | Waar dit is | $ Geraamde waarde |
|each freeMovables
| {n} | {freeMovable.description} | {freeMovable.location|or ____________} | {freeMovable.value|or Nie gewaardeer nie} |
|end
|total | | Totaal | | {freeMovables.value} |

## {?main.isWoundUp|Lys D|Aanhangsel III}: skulde aan die boedel verskuldig

|: # | Skuldenaar of bank | Waarvoor | Goed, twyfelagtig of sleg | $ Sal na raming oplewer |
|each claimsHeld
| {n} | {claimHeld.debtor|or {claimHeld.description}} | {claimHeld.reference|or {claimHeld.description}} | ____________ | {claimHeld.value|or Nie gewaardeer nie} |
|end
|total | | Totaal | | | {claimsHeld.value} |

## {?main.isWoundUp|Lyste A en B|Aanhangsel IV}: skuldeisers

|: # | Skuldeiser, en adres | Waarvoor | Aard | Sekuriteit | $ Bedrag |
|each claims
| {claim.number} | {claim.creditor}{?claim.address|, {claim.address}} | {claim.basis|or ____________} | {claim.type}{?claim.category|: {claim.category}} | {claim.security|or ____________}{?claim.securityKind|, {claim.securityKind}} | {claim.amount} |
|end
|total | | Totaal | | | | {claims.amount} |

## {?main.isWoundUp|Lys B, vervolg|Aanhangsel V}: roerende goed verpand of gehou

|: # | Artikel | Gehou deur | $ Geraamde waarde |
|each pledges
| {n} | {pledge.description} | {pledge.heldBy|or ____________} | {pledge.value|or Nie gewaardeer nie} |
|end
|total | | Totaal | | {pledges.value} |

Borgstellings vir ander gegee, en eise wat van ʼn gebeurtenis afhang: ____________________

[if main.isWoundUp]
### Kapitaal en kontribuante

? 8 | Kapitaal uitgereik of lede se bydraes, per klas | {report.capital|or ____________________}
? 9 | Onbetaalde opvragings, en wat daarvan verhaal kan word | ____________________
? 10 | Wissels en skuldbewyse gehou (Lys E) | ____________________
[end]

Ek, die ondergetekende, verklaar dat hierdie staat en die {?main.isWoundUp|lyste|aanhangsels} daarby na my beste wete waar en volledig is, dat elke skuld en elke bate daarin is, en dat die waardes billike ramings is.

[use oath]
[if main.isWoundUp]
~~ Die ander beampte teken saam met die verklaarder
[each directors]
~ {director.name} | {director.designation|or Direkteur of lid}
[end]
[end]`,
  },
  45: {
    body: `${writeActLineAf({ person: 'ARTIKELS 18 EN 56(2)', company: 'ARTIKELS 368 EN 375', closeCorporation: 'ARTIKELS 66 EN 74' })}

# Borgakte van {?main.isWoundUp|ʼn likwidateur|ʼn kurator}

*Oorspronklik ingedien voordat die sertifikaat van aanstelling uitgereik word. Waar die Meester ʼn vorm daarvoor druk, word die bepalings hieronder in daardie vorm oorgeneem.*

? 1 | Prinsipale, identiteitsnommers en hoedanigheid | {executors.names}, {signing.idNumber}; {?matter.finalOrderDate|{office.word}|voorlopige {office.word}}{?executors.count is more than 1|, elkeen vir die geheel}
? 2 | Borg | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or adres op die stempel}}
? 3 | Wie namens die borg teken, en met watter gesag | {form.surety}
? 4 | Aan wie die borgakte gegee word | Die Meester van die Hoë Hof, {masterOffice.name}, en die opvolgers in daardie amp
? 5 | Boedel | {main.displayNameAf}, ${idOrRegistration}; Meesterverwysing {matter.masterReference|or nog nie toegeken nie}
? 6 | Nommer van die borgakte | {bond.number|or Word nog toegeken}
? 7 | Bedrag | {bond.amount}
? 8 | Bedrag in woorde | {bond.amount|words}
? 9 | Waarde van die bates wat dit dek | {form.assetsBase}

## Bepalings

1. Die prinsipale onderneem om die pligte van die amp behoorlik na te kom, rekenskap te gee van alles wat in hulle hande kom, en dit te betaal en te lewer aan wie daarop geregtig is.
1. As hulle versuim, betaal die borg op aanvraag aan die Meester, ten behoewe van die boedel, wat daardeur verloor is, tot die bedrag hierbo.
1. Prinsipale en borg is gesamentlik en afsonderlik gebonde, as medehoofskuldenaars. Hulle doen afstand van die voorregte van uitwinning, verdeling en sessie van aksie, en weet wat dit beteken.
1. Die dekking begin op die dag waarop die sertifikaat uitgereik word, hetsy voorlopig of finaal, en duur voort totdat die Meester dit skriftelik vrystel. ʼn Premie wat nie betaal is nie, of ʼn prinsipaal wat verwyder word, beëindig dit nie vir wat voorheen gedoen is nie.
1. Wanneer verdere bates in hande kom, verhoog die prinsipale die borgakte dadelik; dit word slegs verminder soos die Meester instem (artikel 56(7) van die Insolvensiewet 24 van 1936).
1. Die premie is ʼn boedelkoste (artikel 56(6)) en word oor die rekeninge verdeel volgens wat elkeen opgelewer het.
1. Die prinsipale kies {signing.domicilium|or {signing.address|or {firm.address}}}, en die borg die adres hierbo, as die plek waar prosesstukke bestel word.

~~ Geteken te ____________________ op ____________________
[each executors]
~ {executor.name} | Prinsipaal, {executor.capacity|or {office.word}}
[end]
~ {bond.provider} | Borg en medehoofskuldenaar: handtekening en stempel
[use witnesses]

### Bylaes

1. Gesag van wie namens die borg teken, en die lisensie daarvan as versekeraar
1. Inventaris of raming van die bates`,
  },
};
