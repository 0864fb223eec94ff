import type { TemplateTexts } from '../../standard';

/** The curator's papers, in Afrikaans. */
export const curatorshipInAfrikaans: TemplateTexts = {
  86: {
    body: `> **BOEDELWET 66 VAN 1965: ARTIKELS 72, 77 EN 78**

# Aanvaarding van aanstelling as kurator

*Wesenlik in die vorm J197. Een vir elke kurator; persoonlik voor twee getuies geteken.*

## A. Die aansoeker

? 1 | Volle name en van | {signing.name}
? 2 | Identiteitsnommer | {signing.idNumber}
? 3 | Woonadres | {signing.address}
? 4 | Besigheidsadres | {signing.businessAddress|or ____________________}
? 5 | Beroep | {signing.occupation}
? 6 | Verwantskap met die pasiënt | {signing.relationship|or ____________________}

## B. Die pasiënt

? 7 | Volle name en van | {main.name}
? 8 | Identiteitsnommer | {main.idNumber}
? 9 | Geboortedatum | {main.dateOfBirth}
? 10 | Waar versorg, en deur wie | {main.placeOfCare|or {main.address}}{?main.carer|, deur {main.carer}}
? 11 | Grond van die kuratele | {main.diagnosis|or Soos deur die hof bevind}
? 12 | Naasbestaandes | {form.nextOfKin}

## C. Die bevel

? 13 | Hof en saaknommer | {matter.court}, saak {matter.caseNumber}
? 14 | Datum van die bevel | {matter.orderDate}
? 15 | Aansoeker in die aansoek | {matter.applicant|or ____________________}
? 16 | Bevoegdhede verleen | {matter.powers}

## D. Verklaring

Ek aanvaar die aanstelling en verklaar dat:

1. ek {signing.domicilium} kies as die adres waar kennisgewings en prosesstukke aan my bestel kan word. Dit is nie ʼn posbus nie;
1. ek die pligte van die amp en die strawwe vir versuim daarvan ken en verstaan;
1. ek nie ʼn ongerehabiliteerde insolvent is nie, en nooit ʼn daad van insolvensie soos in artikel 8 van die Insolvensiewet 24 van 1936 omskryf, gepleeg het nie;
1. {?executor.isExempt|ek vrygestel is van sekerheidstelling: {form.exemptionGround}|ek sekerheid gestel het: borgakte {bond.number|or waarom aansoek gedoen is} van {bond.provider|or ʼn verskaffer wat nog genoem word} vir {bond.amount} ({bond.amount|words}) word aangeheg};
1. ek blywend in die Republiek woon, en dadelik by die Meester sal aanmeld as ek of ʼn borg gesekwestreer word of ʼn daad van insolvensie pleeg, of as ek van voorneme is om die Republiek te verlaat;
1. {form.agent|or ____________________}{?form.agent| as my agent optree, van {form.agentAddress}| my agent is (laat oop as u geen agent aanstel nie)}. ʼn Agent onthef my nie van my pligte nie;
1. geen goed van die pasiënt verkoop, verhuur of in besit geneem word voordat die kuratorsbriewe uitgereik is nie.

[use signedByOffice]
[use witnesses]

[page]
## Inventaris ingevolge artikel 78 van die Wet

*Vorm J243 (regulasie 3, Vorm B), verklaring (d): goed deur ʼn kurator geadministreer. Ingedien binne 30 dae na die briewe; goed wat later aan die lig kom, binne 14 dae daarna. ʼn Vals inventaris is ʼn misdryf: artikel 102(1)(b).*

: Pasiënt | {main.name}, identiteitsnommer {main.idNumber}
: Kurator | {executors.names}
: Kuratorsbriewe | {matter.lettersDate}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}

### 1. Onroerende goed, soos die titelaktes dit beskryf

|: # | Beskrywing | Aandeel | $ Waarde |
|each immovables
| {n} | {immovable.description} | {immovable.share|or Geheel} | {immovable.value} |
|end
|total | | Totaal van onroerende goed | | {immovables.value} |

### 2. Roerende goed

|: # | Beskrywing | Aandeel | $ Waarde |
|each movables
| {n} | {movable.description} | {movable.share|or Geheel} | {movable.value} |
|end
|total | | Totaal van roerende goed | | {movables.value} |

### 3. Vorderings ten gunste van die pasiënt

|: # | Beskrywing | Verwysing | $ Waarde |
|each claimsHeld
| {n} | {claimHeld.description} | {claimHeld.reference|or -} | {claimHeld.value} |
|end
|total | | Totaal van vorderings | | {claimsHeld.value} |

### Opsomming

|: Opskrif | $ Waarde |
| Onroerende goed | {immovables.value} |
| Roerende goed | {movables.value} |
| Vorderings ten gunste | {claimsHeld.value} |
|total | Totaal | {figures.grossAssets} |

### Aanhangsel: inkomste en onderhoud

: Inkomste van die pasiënt volgens bron | {form.done|or ____________________}
: Koste van onderhoud | {form.needs|or Word nog vasgestel}

Ek, die kurator, verklaar dat hierdie na my beste wete en oortuiging ʼn ware en volledige inventaris is, in besonderhede, van alle goed van die pasiënt wat aan my bekend is, met die waarde daarvan, en dat alles wat van die grond bekend is, gemeld is.

[use signedByOffice]`,
  },
  87: {
    defaults: {
      'letter.enclosures':
        'Die rekening, geteken, met ʼn duplikaat\nBewysstukke soos in die register\nBankstate vir die hele tydperk\nBankrekonsiliasiestaat\nKurator se beëdigde verklaring\nSertifikate van saldo en van beleggings',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# {?form.isFinal|Finale rekening|Rekening nr. {form.accountNumber}} van die kurator: {main.displayNameAf}

Ons dien die rekening in van {executors.names}, kurator van die pasiënt kragtens kuratorsbriewe van {matter.lettersDate} (bevel van {matter.court} van {matter.orderDate}, saak {matter.caseNumber}). Dit is opgestel kragtens artikel 83({?form.isFinal|2|1}) van die Boedelwet 66 van 1965 en regulasie 7, vir die tydperk **{form.fromDate} tot {form.toDate}**.

### Wat die rekening toon

|: Wat | $ Bedrag |
| Geld aan die begin, soos die vorige rekening gesluit het | {bankAccounts.opening} |
| In die tydperk ontvang | {bankAccounts.receipts} |
| In die tydperk betaal | {bankAccounts.payments} |
|total | Geld aan die einde, soos die bank sertifiseer | {bankAccounts.closing} |
| Inkomste van die pasiënt | {incomes.amount} |
| Onderhoud, koste en ander uitgawes | {expenses.amount} |
| Bates onder die kurator se beheer | {figures.grossAssets} |
| Sekerheid | {bond.amount} |

### Wat u dalk wil weet

1. Die beginsyfers is die eindsyfers van die vorige rekening; vir ʼn eerste rekening is dit dié van die inventaris kragtens artikel 78.
1. Inkomste is vir die pasiënt se onderhoud gebruik. {form.changes|or Geen kapitaal is in die tydperk gebruik en met geen grond is gehandel nie.}
1. Die kuratorsvergoeding word volgens die voorgeskrewe tarief geneem op inkomste ontvang en nie op oordragte tussen die pasiënt se eie rekeninge nie (artikel 84 en regulasie 8), met BTW slegs waar die kurator ʼn ondernemer is.
1. Die borgakte van {bond.amount} {?bond.nextPremiumDate|se volgende premie is op {bond.nextPremiumDate} verskuldig|is van krag}, en dek die bates wat nie andersins verseker is nie.
1. Die pasiënt se toestand en verblyfplek: {form.condition}

Ons vra dat die rekening nagegaan en goedgekeur word, en dat u navraelys, as daar een is, aan {responsible.email|or {firm.email}} gestuur word. Mag ons voor of op **{letter.deadline}** van u hoor? As die rekening goedgekeur word soos dit is, sê dit asseblief skriftelik, sodat die vergoeding getrek kan word.

[use signedByFirm]
[use enclosures]`,
  },
  88: {
    body: `# Beëdigde verklaring van die kurator ter stawing van die rekening: {main.displayNameAf}

: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Tydperk van die rekening | {form.fromDate} tot {form.toDate}

Ek, die ondergetekende, {signing.name}, identiteitsnommer {signing.idNumber}, van {signing.address}, verklaar onder eed:

1. Ek is die kurator van {main.name}, identiteitsnommer {main.idNumber}, kragtens kuratorsbriewe van {matter.lettersDate}, uitgereik op die bevel van {matter.court} van {matter.orderDate}, saak {matter.caseNumber}.
1. Rekening nr. {form.accountNumber} vir bogenoemde tydperk is kragtens artikel 83 van die Boedelwet 66 van 1965 en regulasie 7 opgestel. Dit is waar en volledig, en elke ontvangste en elke betaling van die tydperk is daarin.
1. Elke betaling is gemaak vir die onderhoud van die pasiënt, om ʼn skuld van die pasiënt te delg of vir die administrasie van die goed, en was binne die bevoegdhede wat aan my verleen is: {matter.powers}
1. Daar is ʼn bewysstuk vir elke betaling. Ek het uit die administrasie geen voordeel gehad bo die vergoeding wat in die rekening geëis word nie.
1. Alle goed van die pasiënt wat aan my bekend is, is in die inventaris wat ingedien is, of in ʼn aanvullende inventaris. Dit bestaan, is onder my beheer en is teen verlies verseker soos gebruiklik is.
1. Die pasiënt se geld is in die rekeninge hieronder, op naam van die pasiënt, en die saldo's stem met die bankstate ooreen:

|: # | Rekening | Bank | ~ Nommer | $ Saldo |
|each bankAccounts
| {n} | {bankAccount.name} | {bankAccount.bank|or Nie aangeteken nie} | {bankAccount.accountNumber|or Nie aangeteken nie} | {bankAccount.closing} |
|end
|total | | Totaal | | | {bankAccounts.closing} |

1. Die borgakte {bond.number} vir {bond.amount} is van krag en die premie is betaal.
1. Die pasiënt: {form.condition} Ek het die pasiënt laas soos volg gesien: {form.lastSeen}
1. Behalwe wat hier gelys word, is daar geen eis deur of teen die pasiënt nie: {form.litigation|or ____________________}

[use oath]`,
  },
  89: {
    body: `[letterhead]
[use toMaster]

# Vorderingsverslag van die kurator soos op {form.asAt}: {main.displayNameAf}

## 1. Die pasiënt

: Naam en identiteitsnommer | {main.name}, {main.idNumber}
: Woon te | {main.placeOfCare|or {main.address}}
: Versorger | {main.carer|or ____________________}
: Grond van die kuratele | {main.diagnosis|or Soos deur die hof bevind}
: Toestand en verblyfplek | {form.condition}
: Besoeke | {form.lastSeen}

## 2. Die bevel en die bevoegdhede

Bevel van {matter.court} van {matter.orderDate}, saak {matter.caseNumber}, op aansoek van {matter.applicant|or die familie}. Bevoegdhede: {matter.powers}

## 3. Bates, en wat sedert die vorige verslag verander het

|: # | Bate | Klas | $ Waarde |
|each assets
| {n} | {asset.description} | {asset.class} | {asset.value} |
|end
|total | | Totaal | | {assets.value} |

{form.changes}

## 4. Inkomste en koste

|: Wat | $ Bedrag |
| Inkomste ontvang | {incomes.amount} |
| Uitgawes betaal | {expenses.amount} |
| Geld in die bank | {bankAccounts.closing} |
| Skulde | {liabilities.amount} |

## 5. Hofsake en eise

{form.litigation|or ____________________} {?main.hasRafClaim|ʼn Eis teen die Padongelukfonds is hangende; die kurator doen afsonderlik daaroor verslag wanneer die Fonds geantwoord het.}

## 6. Belasting en sekerheid

Die pasiënt se belastingnommer is {main.taxNumber|or ____________________}. Die sekerheid staan op {bond.amount} teenoor bates van {figures.grossAssets}.

## 7. Wat nodig is

{form.needs|or Niks buiten die bevoegdhede wat verleen is nie.}

## 8. Volgende stappe

1. {form.nextSteps}

ʼn Afskrif van hierdie verslag gaan aan die aansoeker en die familie soos die bevel bepaal. Ons vra dat u van die verslag kennis neem, en voor of op **{letter.deadline}** sodanige opdragte gee as wat u goeddink.

[use signedByOffice]`,
  },
};
