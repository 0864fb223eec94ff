import type { TemplateTexts } from '../../standard';
import { appointedAf, idOrRegistration, orderOfAf, reAf } from './insolvency-heads';

/** The report to creditors and the letters to the Master about accounts and sales, in Afrikaans. */
export const insolvencyMasterInAfrikaans: TemplateTexts = {
  34: {
    defaults: {
      'letter.enclosures': 'Konsepbesluite van skuldeisers\nWaardasies\nVermoëstaat\nVolmagvorm',
    },
    body: `[letterhead]

# Verslag van die {office.word} aan skuldeisers: {main.displayNameAf}

: {?main.isWoundUp|Registrasienommer|Identiteitsnommer} | ${idOrRegistration}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Ons verwysing | {matter.reference}
: Tweede byeenkoms | {secondMeeting.date} om {secondMeeting.time}, {secondMeeting.place}
: Aan skuldeisers gestuur op | {secondMeeting.creditorsToldDate|or {today}}

Gemaak kragtens artikel 81(1) van die Insolvensiewet 24 van 1936{?main.isWoundUp|, saamgelees met artikel 402 van die Maatskappywet 61 van 1973}, en minstens 14 dae voor die byeenkoms aan elke bekende skuldeiser gepos.

## 1. Aanstelling, bevel en geskiedenis

${appointedAf} {?matter.petitioningCreditor|Die aansoek is deur {matter.petitioningCreditor} gedoen.}

{report.history}

[if main.isWoundUp]
: Besigheid | {main.natureOfBusiness|or ____________________}{?main.ceasedDate|, gestaak op {main.ceasedDate}}
: Uitgereikte kapitaal of ledebelange | {report.capital}

|: Direkteure of lede | ~ Identiteitsnommer | Amp |
|each directors
| {director.name} | {director.idNumber|or ____________} | {director.designation|or ____________} |
|end
[end]

## 2. Bates en laste

|: # | Bate | Sekuriteit van | $ Waarde | Wat gedoen is |
|each assets
| {n} | {asset.description} | {asset.heldBy|or -} | {asset.value|or Nie gewaardeer nie} | {?asset.isSold|Te gelde gemaak{?asset.soldDate| op {asset.soldDate}}|{asset.whyOutstanding|or Nog nie te gelde gemaak nie}} |
|end
|total | | Totaal | | {assets.value} | |

|: Eise ingedien of bekend | $ Bedrag |
| Versekerd | {affairs.secured} |
| Preferent | {affairs.preferent} |
| Konkurrent | {affairs.concurrent} |
|total | Totaal | {affairs.owed} |

## 3. Oorsaak van die ondergang

{report.causes}

## 4. Boeke en rekords

{report.books}

## 5. Misdrywe en oortredings

{report.offences} {?main.isWoundUp|Wat artikel 400 van die Maatskappywet 61 van 1973 vereis, word afsonderlik by die Meester aangemeld.}

[if not main.isWoundUp]
## 6. Toelae aan die insolvent (artikel 79)

{report.allowance}
[else]
## 6. Aanspreeklikheid van direkteure, lede en beamptes

{report.liability}
[end]

## 7. Besigheid voortgesit

{report.business}

## 8. Regsgedinge opgeskort, hangende of dreigend

1. {report.suits}

## 9. Huurkontrakte en onvoltooide kontrakte (artikels 35 en 37)

1. {report.contracts}

## 10. Vervreemdings wat tersyde gestel kan word (artikels 26 tot 31)

{report.dispositions}

## 11. Werknemers (artikel 38)

{report.employees}

## 12. Belasting

{report.tax}

## 13. Ontvangstes en betalings tot dusver

|: Opskrif | $ Ontvangstes | $ Betalings |
|each sections
| {section.name} | {section.receipts} | {section.payments} |
|end
|total | Totaal | {sections.receipts} | {sections.payments} |

## 14. Raming vir skuldeisers

*Asof elke eis wat ingedien is, bewys is, op wat te gelde gemaak is en waarop die res gewaardeer is. Dit is ʼn raming en bind niemand nie.*

|: Wat | $ Bedrag |
| Ontvangstes, werklik en geraam | {outlook.receipts} |
| Aan versekerde skuldeisers uit hulle sekuriteit | {outlook.secured} |
| Vrye oorskot | {outlook.freeResidue} |
| Boedelkoste wat die vrye oorskot betaal | {outlook.costs} |
| Aan preferente skuldeisers | {outlook.preferent} |
| Oor vir konkurrente skuldeisers | {outlook.available} |
| Konkurrente eise | {outlook.concurrent} |

[if outlook.deficiency is more than 0]
**Daar is ʼn gevaar van ʼn kontribusie:** die koste oorskry die vrye oorskot met {outlook.deficiency}. Skuldeisers wat bewys, deel dit na verhouding (artikel 106); ʼn skuldeiser wat slegs op die sekuriteit steun, doen dit normaalweg nie (artikel 89(2)). ʼn Eis kan kragtens artikel 51 teruggetrek word.
[else]
Konkurrente skuldeisers kan ongeveer {outlook.dividend} sent in die rand verwag as elke eis wat ingedien is, bewys word. Geen kontribusie word voorsien nie.
[end]

## 15. Opdragte gevra

1. {report.directions}

Die konsepbesluite word ingesluit. Stuur volmagte en skriftelike opdragte voor of op **{letter.deadline}**.

[use signedByOffice]
[use enclosures]`,
  },
  42: {
    defaults: { 'letter.enclosures': 'Beëdigde verklaring hieronder\nBewys van elke rede, genommer soos die redes' },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Verlenging van die tyd om ʼn rekening in te dien: ${reAf}

Ons vra kragtens artikel 109(1) van die Insolvensiewet 24 van 1936{?main.isWoundUp|, saamgelees met artikel 404 van die Maatskappywet 61 van 1973,} dat die tyd vir die rekening verleng word. Die beëdigde verklaring wat die artikel vereis, volg.

: Aangestel op | {matter.appointmentDate}
: Rekening verskuldig op | {matter.accountDueDate|or {form.dueDate}}
: Verlenging gevra tot | **{form.requestedDate}**
: Vorige verlengings | {form.earlierExtensions|or ____________________}

Mag ons voor of op **{letter.deadline}** van u hoor, voordat die tyd verstryk? As dit geweier word, gee asseblief skriftelik redes.

[use signedByFirm]
[use enclosures]

[page]
## Beëdigde verklaring ter stawing van ʼn verlenging

Ek, {signing.name}, identiteitsnommer {signing.idNumber}, van {signing.address|or {firm.address}}, verklaar onder eed:

1. Ek is {office.word} van {main.displayNameAf}, nommer {matter.masterReference|or nog nie toegeken nie}.
1. Die rekening kan om hierdie redes nie betyds ingedien word nie, elkeen bewys deur die stuk met die nommer daarvan:

|: # | Rede |
|each letter.reasons
| {n} | {line} |
|end

1. Van die boedel se sake behoort die Meester te weet: {form.needs|or niks buiten wat volg nie.}
1. Kontant in die boedelrekening: **{figures.cash|or nog nie bekend nie}**. {?outlook.deficiency is more than 0|Op die bekende eise sal skuldeisers dalk {outlook.deficiency} moet bydra.|{?outlook.available is more than 0|Op die bekende eise is geen kontribusie nodig nie, en {outlook.available} bly vir konkurrente skuldeisers oor.|Op die bekende eise bly niks vir konkurrente skuldeisers oor nie.}}
1. Nog nie te gelde gemaak of ingevorder nie (artikel 92(4)):

[if unsolds]
|: # | Goed of skuld | $ Waarde | Waarom, en wanneer dit verwag word |
|each unsolds
| {n} | {unsold.description} | {unsold.value|or Nie gewaardeer nie} | {unsold.whyOutstanding|or Moet verkoop word; verwag voor die gevraagde dag} |
|end
|total | | Totaal | {unsolds.value} | |
[else]
Alles wat bekend is, is te gelde gemaak.
[end]

1. Geen skuldeiser word benadeel nie. Die borgakte van {bond.amount|or ʼn bedrag op rekord} is van krag.

[use oath]`,
  },
  43: {
    defaults: {
      'letter.enclosures':
        'Die rekening, deur elke aangestelde geteken, in tweevoud, met ʼn afskrif vir die landdros waar nodig\nBeëdigde verklaring kragtens artikel 107\nBewysstukke, genommer\nBankstate en saldosertifikaat\nBankrekonsiliasie\nKwitansie vir die premie van die borgakte\nEiseregister\nNotules en besluite van byeenkomste\nWaardasies en uitslae van verkopings\nGetakseerde kosterekeninge\nToestemmings van versekerde skuldeisers\nSkeurblaaie van die kennisgewings',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# {distribution.kind} likwidasie- en {?distribution.deficiency is more than 0|kontribusierekening|distribusierekening}: ${reAf}

Ons dien bogenoemde rekening in, opgestel kragtens artikels 91 en 92 van die Insolvensiewet 24 van 1936{?main.isWoundUp|, saamgelees met artikel 403 van die Maatskappywet 61 van 1973}, tot {distribution.upTo}. Dit is onder eed bevestig (artikel 107) en deur elke aangestelde geteken.

### Wat dit toon

|: Wat | $ Bedrag |
| Vrye oorskot | {distribution.freeResidue} |
| Boedelkoste | {distribution.costs} |
| Aan skuldeisers toegeken | {distribution.awarded} |
| Deur skuldeisers by te dra | {distribution.deficiency} |
| Vergoeding, sonder BTW | {distribution.fee} |
| In die banke op die laaste dag daarvan | {distribution.bank} |

: Konkurrente dividend, in sent in die rand | {distribution.dividend}
: Bewysstukke | {form.voucherCount}, deurlopend genommer
: Finaal | {?distribution.isFinal|Ja: niks bly oor om te gelde te maak nie|Nee: wat nie te gelde gemaak is nie, is in die skedule hieronder}
: Sekerheid | {bond.number|or Op rekord}, {bond.amount|or bedrag op rekord}

[if not distribution.isFinal]
|: # | Nie te gelde gemaak nie (artikel 92(4)) | $ Waarde | Waarom |
|each unsolds
| {n} | {unsold.description} | {unsold.value|or Nie gewaardeer nie} | {unsold.whyOutstanding|or Nog nie verkoop nie} |
|end
[end]

### Vergoeding

Dit word volgens Tarief B geneem (artikel 63{?main.isWoundUp|; artikel 384 van die Maatskappywet 61 van 1973}), item vir item soos die rekening toon. Verhoging gevra: {form.feeIncrease|or geen}. Die Meestersgelde is in die rekening soos aangeslaan.

### Bank- en boedelrekening

|: Rekening | ~ Nommer | $ Begin | $ Ontvangstes | $ Betalings | $ Saldo |
|each bankAccounts
| {bankAccount.name} | {bankAccount.accountNumber|or Nie aangeteken nie} | {bankAccount.opening} | {bankAccount.receipts} | {bankAccount.payments} | {bankAccount.closing} |
|end
|total | Totaal | | {bankAccounts.opening} | {bankAccounts.receipts} | {bankAccounts.payments} | {bankAccounts.closing} |

### Wat ons vra

1. Gaan die rekening na, en stuur u navraelys aan {responsible.email|or {firm.email}}.
1. Gee verlof om dit ter insae te adverteer (artikel 108{?main.isWoundUp|; artikel 406 van die Maatskappywet 61 van 1973}) by u kantoor{?magistrateOffice.name| en by die Landdros, {magistrateOffice.name}, omdat die skuldenaar daar gewoon of handel gedryf het}.
1. Bekragtig dit as daar geen beswaar is nie (artikel 112).

Mag ons u antwoord voor of op **{letter.deadline}** hê?

[use signedByOffice]
[use enclosures]`,
  },
  44: {
    defaults: {
      'letter.enclosures':
        'Waardasie\nKoopaanbod\nSkriftelike toestemming van elke houer van sekuriteit, of waarborg teen verlies\nSkedule van die koste om die bates te behou',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Magtiging om voor die tweede byeenkoms te verkoop: ${reAf}

${appointedAf} Ons beveel skriftelik aan, kragtens artikel 80bis van die Insolvensiewet 24 van 1936{?main.isWoundUp|, saamgelees met artikel 386(2A) en (2B) van die Maatskappywet 61 van 1973}, dat die volgende nou verkoop word, en vra u magtiging en voorwaardes.

### Wat verkoop gaan word

? 1 | Bate | {sale.description}
? 2 | Waar dit is | {sale.location|or By die boedel}
? 3 | Waarde, en deur wie | {sale.value}; {sale.valuer|or die waardeerder in die ingeslote waardasie genoem}
? 4 | Waarde by ʼn gedwonge verkoping, en dag van die waardasie | Soos die ingeslote waardasie meld; {form.valuationDate}
? 5 | Hoe dit verkoop word | Deur {form.manner}
? 6 | Aanbod | {sale.price}{?sale.offerSignedDate|, geteken op {sale.offerSignedDate}}
? 7 | Koper | {sale.buyerName}, nie verwant aan die {office.word} en nie iemand wat deur artikel 82 verbied word nie
? 8 | Aanbod verval op | {form.offerExpires}
? 9 | Voorwaardes | {form.conditions|or Soos in die ingeslote aanbod}
? 10 | Kommissie | {form.commissionPercent} persent met BTW
? 11 | Houer van sekuriteit, en toestemming | {form.consents}
? 12 | Koste om dit te behou, per maand | {form.monthlyCost}

### Waarom dit nie kan wag nie

1. {letter.reasons}

### Alles wat nog nie te gelde gemaak is nie

[if unsolds]
|: # | Bate | Sekuriteit van | $ Waarde |
|each unsolds
| {n} | {unsold.description} | {unsold.heldBy|or -} | {unsold.value|or Nie gewaardeer nie} |
|end
|total | | Totaal | | {unsolds.value} |
[else]
Niks.
[end]

### Uitwerking op skuldeisers

Teenoor die waardasie bring die aanbod {sale.price} in op {sale.value}. Goed wat aan ʼn voorkeur onderworpe is, word slegs met die skriftelike toestemming hierbo, of onder ʼn waarborg teen verlies, verkoop. Die opbrengs word apart gehou totdat die rekening bekragtig is. ${orderOfAf}.

Omdat die aanbod op {form.offerExpires} verval, vra ons u antwoord voor of op **{letter.deadline}**.

[use signedByOffice]
[use enclosures]`,
  },
};
