import type { TemplateTexts } from '../../standard';

const re = `{main.displayNameAf}, {main.registrationNumber|or {main.idNumber|or nommer nie bekend nie}}, Meesterverwysing {matter.masterReference|or nog nie toegeken nie}`;

/** Letters of an insolvent estate to creditors, guards and those who act jointly, in Afrikaans. */
export const insolvencyLettersInAfrikaans: TemplateTexts = {
  2: {
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte kollega}

# U aanstelling as mede-{office.word}: ${re}

Die Meester het {executors.names} gesamentlik aangestel. Wie aangestel is, tree saam met die ander op: elke handeling van een alleen vereis die skriftelike mandaat van die res.

1. **Verdeling van die werk.** {letter.body|or Binne sewe dae tussen ons ooreengekom te word.}
1. **Bank.** Betalings vereis albei handtekeninge. Die vorm van die mandaat word ingesluit.
1. **Vergoeding.** Daar is een tariefvergoeding vir die boedel, verdeel soos ons skriftelik ooreenkom.
1. **Sekerheid.** Die borgakte moet elke aangestelde dek voordat die sertifikaat uitgereik word.
1. **Toegang.** U het toegang tot die saak op ons stelsel gekry en sien wat hierdie kantoor daar aan u vrystel.

Stuur asseblief die aanvaarding hieronder voor of op **{letter.deadline}** terug.

[use signedByFirm]

### Aanvaarding

Ek aanvaar die aanstelling en die reëling hierbo.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Mede-{office.word}

[use enclosures]`,
  },
  3: {
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte kollega}

# Einde van u amp: ${re}

U amp in die boedel het geëindig. Grond: {letter.reasons|or die Meester se brief, waarvan ʼn afskrif ingesluit word}.

### Wat nou eindig

1. U mandaat op die boedelrekening, waarvan die bank vandag in kennis gestel word.
1. U toegang tot die saak op ons stelsel.
1. U gesag om vir die boedel te teken.

### Wat bly

1. U aanspreeklikheid vir wat gedoen is terwyl u die amp beklee het, en u plig om daarvan rekenskap te gee.
1. Die borgakte, totdat die Meester dit vrystel.

Oorhandig asseblief voor of op **{letter.deadline}** alle boeke, sleutels, bewysstukke en geld van die boedel, en stuur die sertifikaat van aanstelling terug. U deel van die vergoeding word vereffen wanneer die rekening wat u tyd dek, bekragtig is.

[use signedByFirm]
[use enclosures]`,
  },
  12: {
    body: `[letterhead]
[use reference]

Geagte heer of dame

# {notice.meetingKind}: ${re}

[each creditors]
U is as skuldeiser gelys: {creditor.claims}.
[end]

: Dag en uur | {notice.date} om {notice.time}
: Plek | {notice.place}
: Doeleindes | {notice.purposes}

### Bewys van u eis

Die beëdigde verklaring en die stukke daarby moet minstens 24 uur voor daardie uur by die voorsittende beampte wees (artikel 44(4) van die Insolvensiewet 24 van 1936). Drie maande na die tweede byeenkoms word ʼn eis slegs met verlof van die Meester of die hof bewys, en op u koste.

### Stemming

Slegs bewese eise stem. ʼn Versekerde skuldeiser stem vir wat meer is as die waarde wat op die sekuriteit geplaas is, behalwe by die verkiesing van ʼn {office.word} en oor wat die sekuriteit self raak. Niemand wat met die {office.word} verbind is, mag namens u stem nie.

### Kontribusie

Skuldeisers wat eise bewys het, deel die koste wat die vrye oorskot nie kan betaal nie. Vra ons vir die raming voordat u bewys. Roerende goed wat u as sekuriteit hou, moet voor die tweede byeenkoms aan ons gemeld word (artikel 83(1)).

[use signedByFirm]
[use enclosures]`,
  },
  13: {
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Bewaking van bates: ${re}

As {office.word} van die boedel versoek ons u om die bates te {form.premises} van vandag af te bewaak totdat ons dit skriftelik beëindig.

|: Bate | Plek |
|each assets
| {asset.description} | {asset.location|or Op die perseel} |
|end

1. Wagte, skofte en dagtarief: {letter.body|or soos in u kwotasie, wat ons eers moet goedkeur}.
1. Altesaam hoogstens {form.feeLimit|or die bedrag wat ons skriftelik goedkeur}. Daarbo is niks sonder ons skriftelike opdrag verskuldig nie.
1. Hou ʼn voorvalleboek en ʼn register van elkeen wat ingaan. Gee niks sonder ons skriftelike opdrag vry nie.
1. Stuur die faktuur aan die boedel, per adres ons. U het geen retensiereg op wat u bewaak nie.

Stuur asseblief ʼn getekende afskrif voor of op **{letter.deadline}** terug.

[use signedByFirm]

~~ Aanvaar te ____________________ op ____________________
~ ______________________________ | Namens {recipient.name}`,
  },
  16: {
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Einde van bewaking: ${re}

Bewaking te {form.premises} eindig op **{letter.deadline}**{?letter.reasons|, omdat {letter.reasons}}. Niks is vir enige tyd daarna verskuldig nie.

1. Oorhandig die perseel en elke sleutel aan ons teen ʼn getekende lys.
1. Stuur aan ons die register, die voorvalleboek en die voorraadopname wat ons albei geteken het.
1. Laat ons u laaste faktuur binne 14 dae kry; latere fakture kan te laat vir die rekening wees.

[use signedByFirm]`,
  },
  39: {
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Eerste omsendbrief aan skuldeisers: ${re}

{executors.names} van hierdie kantoor is op {matter.appointmentDate|or die dag van die ingeslote sertifikaat} as {office.word} aangestel, na die bevel van {matter.provisionalOrderDate|or {matter.finalOrderDate|or waarvan ʼn afskrif ingesluit word}}.

[each creditors]
Die boeke toon u as skuldeiser vir {creditor.amount} ({creditor.claims}).
[end]

### Wat die bevel beteken

1. Geen aksie word teen die skuldenaar ingestel of voortgesit nie, en niks word aan iemand anders as ons betaal nie.
1. Deel ons enige skuldvergelyking, retensiereg of sekuriteit mee, en maak dit nie te gelde sonder om ons mee te deel nie.
1. Goed wat vir kontant verkoop en nie betaal is nie, word binne tien dae na lewering skriftelik teruggeëis (artikel 36); goed onder ʼn paaiementooreenkoms kragtens artikel 84.

### Wat ons van u nodig het

1. ʼn Staat met rente slegs tot die dag van die bevel.
1. Die eisvorm en die beëdigde verklaring, voltooi, met u verwysing en u bankrekening.
1. Die stukke wat die skuld en die sekuriteit bewys.

### Kontribusie

As die koste meer is as wat te gelde gemaak word, deel skuldeisers wat bewys het die verskil na verhouding. Ons laat weet u van die gevaar sodra dit blyk.

[use signedByFirm]
[use enclosures]`,
  },
  50: {
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Dividend: ${re}

Die rekening wat op {matter.accountLodgedDate} ingedien is, het ter insae gelê en is op {matter.confirmedDate} bekragtig. Dit ken die volgende aan u toe.

[each dividends]
|: # Eis | $ Eis | $ Uit sekuriteit | $ Preferent | $ Konkurrent | $ Rente | $ Toekenning |
|each dividendClaims
| {dividendClaim.number} | {dividendClaim.claim} | {dividendClaim.secured} | {dividendClaim.preferent} | {dividendClaim.concurrent} | {dividendClaim.interest} | {dividendClaim.total} |
|end

: Altesaam aan u toegeken | **{dividend.amount}**
: Wat die eise verloor | {dividend.shortfall}
[end]
: Sent in die rand op konkurrente eise, ter inligting | {distribution.dividend}

1. Die toekenning word in die rekening betaal wat ons van u op rekord het, onder u verwysing. Ons verander nooit bankbesonderhede op grond van ʼn e-pos nie: as dit verander het, stuur voor of op **{letter.deadline}** ʼn brief van u bank.
1. Wat teruggehou word tot ʼn gebeurtenis of ʼn bewys, word nie daarmee saam betaal nie.
1. ʼn Dividend wat nie binne twee maande na bekragtiging opgeëis is nie, gaan na die Voogdyfonds.
1. Teken asseblief die kwitansie hieronder: dit is ons bewys van betaling vir die Meester.

[use signedByFirm]

### Kwitansie

Die toekenning hierbo is ontvang.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {recipient.name}`,
  },
  51: {
    defaults: { 'letter.delivery': 'Geregistreerde pos', 'letter.deadline': '+30' },
    body: `[letterhead]
[use reference]

: Nommer van geregistreerde pos | {letter.trackingNumber|or ____________________}

Geagte heer of dame

# Aanmaning om kontribusie: ${re}

Die kontribusierekening wat op {matter.accountLodgedDate} ingedien is, is op {matter.confirmedDate} bekragtig. Die vrye oorskot betaal nie die koste van artikel 97 nie, en die skuldeisers wat eise bewys het, maak die verskil goed (artikel 106 van die Insolvensiewet 24 van 1936).

: Koste | {distribution.costs}
: Vrye oorskot | {distribution.freeResidue}
: Tekort onder skuldeisers verdeel | {distribution.deficiency}

[each contributors]
|: Wat | $ Bedrag |
| U deel van die tekort, gemeet aan wat van u eise van {contributor.claimed} op die vrye oorskot rangeer: {contributor.base} | {contributor.contribution} |
| Koste van u eie sekuriteit bo wat dit opgelewer het | {contributor.costsOwed} |
|total | U skuld die boedel | {contributor.amount} |
[end]

1. Betaal dit dadelik, en nie later nie as 30 dae na aflewering of pos van hierdie aanmaning, dit is teen **{letter.deadline}**.
1. Betaal in die rekening van die boedel: {estateBank.bank|or word telefonies meegedeel}{?estateBank.accountNumber|, rekening {estateBank.accountNumber}, tak {estateBank.branchCode|or universeel}}, verwysing {matter.reference}. Bankbesonderhede verander nooit per e-pos nie.
1. As dit nie betaal word nie, word ʼn lasbrief sonder ʼn verdere aksie daarvoor uitgereik, met koste (artikel 118).
1. Wat ander nie kan betaal nie, word by ʼn aanvullende rekening onder die res verdeel; ʼn verdere aanmaning kan volg.

[use signedByOffice]`,
  },
};
