import type { TemplateTexts } from '../../standard';

/** Letters of a deceased estate to creditors and heirs, in Afrikaans. */
export const estateLettersInAfrikaans: TemplateTexts = {
  77: {
    defaults: { 'letter.enclosures': 'Vorm van beëdigde verklaring ter stawing van ʼn eis' },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# U eis teen {main.displayNameAf}, ID {main.idNumber}

[each liabilities]
Ons het u eis van **{liability.amount}** vir {liability.description|or die rekening daarin vermeld}, verwysing {liability.reference|or nie vermeld nie}, ontvang wat kragtens artikel 29 van die Boedelwet 66 van 1965 ingedien is.

[if liability.status is "admitted"]
Die eis word vir daardie bedrag **erken**.
[else]
[if liability.status is "disputed"]
Die eis word **betwis**. Kragtens artikel 32(1)(a) vereis ons dat u voor of op **{letter.deadline}** ʼn beëdigde verklaring ter stawing daarvan indien wat handel oor: {letter.reasons}
[else]
Die eis is aangeteken en word **voorlopig erken**, onderworpe aan bewys. Laat ons asseblief voor of op **{letter.deadline}** kry: ʼn staat soos op die datum van dood, {main.dateOfDeath}, en nie op ʼn latere dag nie; die ooreenkoms; die sekuriteit wat u hou; die ooreengekome rentekoers; enige kredietlewensdekking; en ʼn kwotasie vir volle vereffening.
[end]
[end]

[if liability.securedBy]
U hou sekuriteit: {liability.securedBy}. Meld die waarde daarvan. ʼn Erfgenaam kan die goed onderworpe aan die skuld oorneem as u instem.
[end]
[end]

1. Erkende eise word betaal sodra die rekening ter insae gelê het en geen beswaar hangende is nie (artikel 35(12)). Rente loop slegs waar die skuld self rente dra.
1. ʼn Eis wat kom nadat die tyd in die kennisgewing verstryk het, kan die koste van ʼn gewysigde rekening moet dra, en kan nie betalings ontwrig wat reeds gemaak is nie (artikel 31).
1. Niks in hierdie brief is ʼn afstanddoening van verjaring of van enige verweer nie. As dit blyk dat die boedel insolvent is, volg ʼn kennisgewing kragtens artikel 34.

As die bewys wat gevra word ons nie teen die gegewe dag bereik nie, kan die eis sonder verdere kennisgewing kragtens artikel 33 afgewys word.

[use signedByFirm]
[use enclosures]`,
  },
  131: {
    defaults: { 'letter.deadline': '+21', 'letter.enclosures': 'Staat van die bates en die skulde' },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Verslag aan skuldeisers dat die boedel insolvent is: {main.displayNameAf}, ID {main.idNumber}

Die skulde en koste van die boedel is, sover dit bekend is, meer as wat die boedel besit. Die eksekuteur doen hieroor verslag aan elke skuldeiser en stuur ʼn afskrif aan die Meester, soos artikel 34(1) van die Boedelwet 66 van 1965 vereis.

|: # Nr | Wat die boedel besit | $ Bedrag |
|each assets
| {n} | {asset.description} | {asset.value} |
|end
|total | | Bates | {account.assets} |

: Skulde en koste, sover dit bekend is | {account.liabilities}
[each liabilities]
: U eis soos ons dit het | {liability.amount}, {liability.status|or nog nie besluit nie}
[if liability.securedBy]
: Sekuriteit wat u hou | {liability.securedBy}

[end]
[end]

1. Tensy ʼn meerderheid van die skuldeisers, **in getal sowel as in waarde**, ons **voor of op {letter.deadline}** skriftelik opdrag gee (die wet gee minstens veertien dae) om die boedel kragtens die Insolvensiewet 24 van 1936 oor te gee, maak die eksekuteur dit te gelde en verdeel die opbrengs ingevolge artikel 34(2) en verder.
1. ʼn Eis onder R1 000 tel nie in getal nie.
1. As u sekuriteit hou, meld in u antwoord wat dit werd is. U tel vir wat dit nie dek nie; sonder ʼn waarde tel u nie.
1. Die erfgename neem niks. Skuldeisers word in die volgorde van die Insolvensiewet betaal, uit die rekening wat ter insae sal lê.

Antwoord asseblief met u verwysing en die bedrag wat u eis. Wie nie antwoord nie, gee geen opdrag tot oorgawe nie.

[use signedByFirm]
[use enclosures]`,
  },
  132: {
    defaults: { 'letter.deadline': '+21' },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Kennisgewing van die wyse en die voorwaardes van verkoop: {main.displayNameAf}, ID {main.idNumber}

Die skuldeisers het geen opdrag gegee om hierdie insolvente boedel oor te gee nie. Die eksekuteur gaan verkoop wat dit besit, en gee u kragtens artikel 34(2) van die Boedelwet 66 van 1965 daarvan kennis.

|: # Nr | Wat verkoop word | $ Waarde in die boedel |
|each assets
| {n} | {asset.description} | {asset.value} |
|end

### Hoe, en op watter voorwaardes

{letter.body}

1. Niks word voor **{letter.deadline}** verkoop nie; die wet vereis minstens veertien dae kennis.
1. As u beswaar het teen die wyse of teen ʼn voorwaarde, skryf voor daardie dag aan die Meester van die Hoë Hof, {masterOffice.name}, en stuur vir ons ʼn afskrif. Die Meester besluit.
[each liabilities]
[if liability.securedBy]
1. U hou sekuriteit: {liability.securedBy}. Laat weet ons teen dieselfde dag wat dit werd is en of u aan die verkoop deelneem.

[end]
[end]
1. Die opbrengs van ʼn verkoop word verdeel in die rekening, wat ter insae sal lê voordat enigiets betaal word.

[use signedByFirm]
[use enclosures]`,
  },
  78: {
    defaults: { 'letter.delivery': 'Geregistreerde pos' },
    body: `[letterhead]
[use reference]

: Nommer van geregistreerde pos | {letter.trackingNumber}

Geagte heer of dame

# Afwysing van u eis: {main.displayNameAf}, ID {main.idNumber}

[each liabilities]
Die eksekuteur het u eis van {liability.amount} (verwysing {liability.reference|or nie vermeld nie}) oorweeg en **wys dit geheel en al af** kragtens artikel 33 van die Boedelwet 66 van 1965.
[end]

### Redes

1. {letter.reasons}

### Wat u kan doen

1. U kan in ʼn hof met regsbevoegdheid ʼn aksie teen die eksekuteur instel; die tyd loop van die dag waarop u hierdie brief ontvang.
1. U kan skriftelik by die Meester teen die rekening beswaar maak terwyl dit ter insae lê, wat in die Staatskoerant en in ʼn nuusblad geadverteer sal word.

Hierdie brief word per geregistreerde pos gestuur soos die artikel vereis. Niks daarin of in vorige briewe erken die skuld, die bedrag of enige feit waarop u steun nie, en elke verweer word voorbehou. As u die eis terugtrek, sê dit asseblief skriftelik voor of op **{letter.deadline}**; as ons niks hoor nie, word die rekening daarsonder opgestel.

[use signedByOffice]`,
  },
  79: {
    defaults: {
      'letter.enclosures':
        'Uittreksel uit die testament, of ʼn nota oor intestate erfopvolging\nVraelys vir erfgename\nLys van stukke wat ons van u nodig het',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte heer of dame}

# Die boedel van wyle {main.name}

Ontvang asseblief ons medelye. {executors.names|or Die eksekuteur} is op {matter.lettersDate} deur die Meester van die Hoë Hof, {masterOffice.name}, aangestel, en ons behartig die boedel. Hierdie brief vertel u wat gaan gebeur en wat ons van u nodig het.

[each heirs]
### U aandeel

U erf {?matter.hasWill|kragtens die testament van {matter.willDate|or die oorledene}{?form.clause|, klousule {form.clause}}|{?matter.hasWill is "false"|omdat die oorledene geen testament nagelaat het nie, kragtens artikel 1 van die Wet op Intestate Erfopvolging 81 van 1987|____________________}}. Wat dit sal beloop, kan eers gesê word wanneer die skulde, koste en belasting bekend is; gaan asseblief geen verpligtinge op grond daarvan aan nie.
[if heir.isMinor]
Die erfgenaam is minderjarig. Geld word by die Voogdyfonds inbetaal tensy die testament of ʼn trust anders bepaal; {heir.guardian|or die voog} beantwoord hierdie brief.
[end]
[end]

### Wat gebeur, en hoe lank dit gewoonlik duur

1. Bates en skulde word vasgestel en ʼn kennisgewing aan skuldeisers word gepubliseer: ongeveer drie maande.
1. Die rekening word opgestel en by die Meester ingedien, wat dit nagaan: binne ses maande na die eksekuteursbriewe, tensy die Meester meer tyd toestaan.
1. Die rekening lê 21 dae lank ter insae; u kan in daardie tyd by die Meester beswaar maak.
1. U word betaal, of die goed word aan u oorgedra.

### Wat ons voor of op **{letter.deadline}** van u nodig het

1. U volle name soos in u identiteitsdokument, met ʼn gesertifiseerde afskrif; adres, telefoon, e-pos en belastingnommer.
1. Of u getroud is, wanneer, met wie en binne of buite gemeenskap van goed.
1. Of u buite die land woon of belasting betaal.
1. ʼn Brief van u bank, nie ouer as drie maande nie, wat u eie rekening bevestig.
1. Of u die erfenis aanvaar of repudieer. Wie repudieer, behoort eers raad in te win: ander erf dan in u plek (artikel 2C van die Wet op Testamente 7 van 1953; artikel 1(6) en (7) van die Wet op Intestate Erfopvolging).
1. Wat u by die oorledene se lewe ontvang het wat dalk ingebring moet word, en enige bate of skuld van die oorledene waarvan u weet.

**Pasop vir bedrog.** Ons verander nooit bankbesonderhede per e-pos nie. Voordat u betaal word, bel ons u op ʼn nommer wat ons ken.

Die eksekuteursvergoeding volg die voorgeskrewe tarief tensy die testament anders bepaal. As ons teen die gegewe dag geen antwoord het nie, word u aandeel gehou totdat ons dit het, en kan dit by die Voogdyfonds inbetaal word.

[use signedByFirm]
[use enclosures]`,
  },
  80: {
    defaults: {
      'letter.enclosures':
        'U bladsy van die distribusierekening\nOntvangs en kwytskelding, om te teken en terug te stuur',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Geagte heer of dame}

# Wat u uit die boedel van wyle {main.name} ontvang

Die {account.kind} likwidasie- en distribusierekening {?matter.accountNoticeDate|is op {matter.accountNoticeDate} geadverteer en lê|sal} ter insae {?matter.accountNoticeDate|by|lê by} die Meester van die Hoë Hof, {masterOffice.name}{?magistrateOffice.name|, en die Landdros, {magistrateOffice.name}}, van {notice.inspectionFrom} tot {notice.inspectionTo}. ʼn Beswaar moet die Meester binne daardie tyd skriftelik bereik.

[each heirs]
### U staat: {heir.name}

|: Wat | Kragtens | $ Bedrag |
|each awards
| {award.description} | {award.basis|or -} | {award.amount} |
|end
|total | Aan u toegeken | | {heir.entitlement} |

[if heir.due is less than 0]
Wat u in natura neem, is meer werd as u aandeel, of meer is aan u betaal as wat die rekening toeken. Die verskil staan hieronder in hakies en word **deur u** in die boedelrekening **inbetaal** voordat die goed oorgedra of gelewer word.
[end]

|: Betaling | $ Bedrag |
| Daarvan in geld | {heir.cash} |
| Min reeds betaal | {heir.paid} |
|total | {?heir.due is less than 0|Deur u betaalbaar|Aan u betaalbaar} | {heir.due} |

[if heir.isMinor]
Die geld word by die Voogdyfonds inbetaal, of soos die testament of ʼn trust bepaal, en nie aan die erfgenaam betaal nie.
[end]
[if not heir.isMinor and heir.due is more than 0]
: Inbetaal in | {heir.bank|or die bankrekening wat u bevestig}, tak {heir.branchCode|or word nog bevestig}, rekening {heir.accountNumber|or word nog bevestig}
[end]
[if matter.country is "South Africa"]
[if heir.keepsBaseCost]
**Vir u eie belasting:** die waardes in die rekening is nie u basiskoste nie. Wat u uit die boedel neem, behou die basiskoste wat dit vir die oorledene gehad het (artikels 9HA(2) en 25(4) van die Inkomstebelastingwet 58 van 1962). U eie helfte van ʼn gemeenskaplike boedel was nooit die oorledene s'n nie en behou die basiskoste wat dit vir u het. Bewaar hierdie brief.
[else]
**Vir u eie belasting:** die waardes in die rekening is die waardes op die datum van dood. Dit is die basiskoste van wat u in natura neem (artikels 9HA(1) en 25 van die Inkomstebelastingwet 58 van 1962). Bewaar hierdie brief.
[end]
[end]
[end]

1. Betaling volg binne ʼn week na die insae, as daar geen beswaar is nie en u getekende kwitansie en bankbrief hier is.
1. Goed wat in natura aan u toegeken word, word volgens reëling oorgedra of gelewer; oordragkoste word gedra soos die rekening aantoon.

Teken asseblief die ingeslote kwitansie en stuur dit voor of op **{letter.deadline}** saam met u bank se brief terug. Tot dan bly die geld sonder rente aan u in die boedelrekening.

[use signedByFirm]
[use enclosures]`,
  },
};
