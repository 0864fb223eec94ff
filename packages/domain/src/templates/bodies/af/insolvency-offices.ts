import type { TemplateTexts } from '../../standard';
import { appointedAf, orderOfAf, reAf } from './insolvency-heads';

/** The letters by which an appointment is made known, in Afrikaans. */
export const insolvencyOfficesInAfrikaans: TemplateTexts = {
  36: {
    defaults: {
      'recipient.name': 'Suid-Afrikaanse Inkomstediens',
      'letter.deadline': '+21',
      'letter.enclosures':
        'Bevel of besluit, gesertifiseerde afskrif\nSertifikaat van aanstelling, gesertifiseerde afskrif\nIdentiteitsdokument van elke aangestelde\nMandaat van die verteenwoordiger, met vorm RAV01\nBrief van die bank met die boedelrekening',
    },
    body: `[letterhead]
[use reference]

: SAID-kantoor | {main.sarsOffice|or Insolvensie-eenheid}

Geagte heer of dame

# Aanstelling, kodering en eis: ${reAf}

${appointedAf}

[if main.isWoundUp]
Die likwidateur is van nou af die verteenwoordigende belastingpligtige en staan in die plek van die openbare amptenaar (artikel 153 van die Wet op Belastingadministrasie 28 van 2011). Rig asseblief elke kennisgewing aan ons.
[else]
Die kurator is van nou af die verteenwoordigende belastingpligtige van die insolvente boedel. Die insolvent se nommer word op die dag van die bevel gesluit; die insolvent word opnuut geregistreer vir wat daarna verdien word, en die boedel onder ʼn eie nommer waar ʼn besigheid daarop oorgaan.
[end]

### Nommers aan ons bekend

|: Belasting | Nommer |
| Inkomstebelasting | {main.taxNumber|or Nie bekend nie; deel ons asseblief mee} |
| BTW | {main.vatNumber|or ____________________} |
| Werknemersbelasting, VOH en WVF | {main.payeNumber|or ____________________} |
| Inkomstebelasting van die boedel | {main.estateTaxNumber|or Word nog toegeken} |

### Opgawes wat uitstaande blyk te wees

|: Belasting | Tydperk | Stand |
|each form.taxReturns
| {line.a} | {line.b|or -} | {line.c|or Uitstaande} |
|end

### Wat ons vra

1. Kodeer die belastingpligtige as insolvent vanaf **{matter.concursusDate|or die dag van die bevel}**, verander kontak- en bankbesonderhede na ons s’n, en trek elke kennisgewing aan derdes om namens die belastingpligtige te betaal, terug: niks word buite die volgorde van betaling uit die boedel geneem nie.
1. Laat ons u eis volgens belastingsoort kry, met wat tot daardie dag ontstaan het afsonderlik van wat later ontstaan het, en kapitaal, boete en rente afsonderlik (artikels 99 en 101 van die Insolvensiewet 24 van 1936). Dit moet **beëdig** wees en 24 uur voor die byeenkoms{?secondMeeting.date| van {secondMeeting.date}, {secondMeeting.place}| wat geadverteer sal word} ingedien word. Belasting wat na die bevel ontstaan, is ʼn boedelkoste en word nie bewys nie.
1. Bevestig watter opgawes uitstaande is, en stuur rekeningstate vir vyf jaar.
1. Doen terugbetalings slegs in die rekening van die boedel: {estateBank.bank|or word nog bevestig}, tak {estateBank.branchCode|or word nog bevestig}, rekening {estateBank.accountNumber|or word nog bevestig}, verwysing {matter.reference}.
1. Deel ons mee watter bates u rekords toon.

Antwoord asseblief voor of op **{letter.deadline}**. Ons doen van geen geld waaruit belasting betaal kan word afstand voordat u eis bekend is of daardie dag verby is nie.

[use signedByOffice]
[use enclosures]`,
  },
  37: {
    defaults: {
      'letter.enclosures':
        'Sertifikaat van aanstelling, gesertifiseerde afskrif\nBevel of besluit, gesertifiseerde afskrif\nIdentiteitsdokumente en bewys van adres van elke aangestelde\nBrief van die bank met die boedelrekening',
    },
    body: `[letterhead]
[use reference]

Vir aandag: die insolvensie- of regsverhalingseenheid

# Rekeninge, sekuriteite en u eie eis: ${reAf}

${appointedAf}

[if banks]
[each banks]
### Rekeninge by {bank.name} aan ons bekend

|: Rekening | ~ Nommer | $ Saldo in die boeke |
|each heldAccounts
| {heldAccount.description} | {heldAccount.number|or Nie bekend nie} | {heldAccount.balance|or Nie bekend nie} |
|end
|total | Totaal | | {bank.amount} |
[end]
[else]
Geen rekening by u bank is aan ons bekend nie; soek asseblief met die nommer hierbo.
[end]

### Van die bevel af

1. **Stop** elke debiet, debietorder, tjek, kaart en elektroniese toegang. Soek ook na rekeninge wat nie gelys is nie, met die nommer hierbo, en na rekeninge van ʼn handelsnaam{?main.tradingAs|: {main.tradingAs}}.
1. Sertifiseer elke saldo, met opgelope rente, by sluiting op **{matter.concursusDate|or die dag van die bevel}**, en betaal kredietsaldo’s in: {estateBank.accountName|or die rekening van die boedel}, {estateBank.bank|or bank word nog bevestig}, tak {estateBank.branchCode|or word nog bevestig}, rekening {estateBank.accountNumber|or word nog bevestig}, verwysing {matter.reference}. Ons verander nooit hierdie besonderhede per e-pos nie.
1. Keer om wat na daardie dag gedebiteer of in skuldvergelyking gebring is. {?main.isWoundUp|Elke vervreemding deur ʼn maatskappy wat nie sy skulde kan betaal nie, gedoen nadat die likwidasie begin het, is nietig (artikel 341(2) van die Maatskappywet 61 van 1973).|Die boedel het in die Meester en daarna in die kurator gevestig (artikels 20 en 24 van die Insolvensiewet 24 van 1936).} Skuldvergelyking word voorbehou (artikel 46).
1. Stuur state van {form.statementMonths} maande met betaalde tjeks, mandate en ondertekenaars; aktes en artikels in veilige bewaring; polisse, waarborge en sessies; fasiliteitsbriewe.

### Sekuriteite en u eis

1. Lys elke sekuriteit wat u hou, met afskrifte. Roerende goed wat as sekuriteit gehou word, word **voor die tweede byeenkoms** aan die Meester en aan ons gemeld en slegs oorhandig of te gelde gemaak soos artikel 83 toelaat.
1. U eis word bewys by wyse van ʼn beëdigde verklaring met die stukke daarby, 24 uur voor ʼn byeenkoms ingedien (artikel 44(4)). Meld daarin of u slegs op die sekuriteit steun (artikel 89(2)): wie bewys en dit nie doen nie, deel in ʼn kontribusie.

Bevestig asseblief vandag die stop, en laat ons die res voor of op **{letter.deadline}** kry, gerig aan {responsible.email|or {firm.email}}.

[use signedByOffice]
[use enclosures]`,
  },
  38: {
    defaults: {
      'recipient.name': 'Die Registrateur van Aktes',
      'letter.enclosures':
        'Bevel of besluit, gesertifiseerde afskrif\nSertifikaat van aanstelling, gesertifiseerde afskrif\nSkriftelike toestemming van die Meester kragtens artikel 18B, waar ʼn verdere caveat gevra word',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Inskrywing van ʼn caveat: ${reAf}

${appointedAf}

### Teen wie die inskrywing gevra word

|: Persoon | Identiteits- of registrasienommer | Hoedanigheid |
| {main.name}{?main.tradingAs|, ook bekend as {main.tradingAs}} | {main.registrationNumber|or {main.idNumber}} | {?main.isWoundUp|In likwidasie|Insolvent} |
|if spouse.name
| {spouse.name} | {spouse.idNumber|or Word nog verskaf} | {?main.isInCommunity|Gade binne gemeenskap van goed, mede-insolvent|Gade, goed kragtens artikel 21 gevestig} |
|end

### Eiendom aan ons bekend

[if immovables]
|: # | Erf, deel of plaas | Titelakte | Grootte | Bekende verbande |
|each immovables
| {n} | {immovable.description} | {immovable.titleDeed|or Moet nageslaan word} | {immovable.extent|or Moet nageslaan word} | {immovable.heldBy|or ____________} |
|end
[else]
Geen is nog aan ons bekend nie.
[end]

### Wat ons vra

[if main.isWoundUp]
1. Teken die likwidasie aan teen die naam van die maatskappy of beslote korporasie en teen elke eiendom en verband hierbo. Artikel 18B van die Insolvensiewet 24 van 1936 strek nie daartoe nie; die inskrywing berus op die bevel en op artikel 357 van die Maatskappywet 61 van 1973.
[else]
1. Bevestig die inskrywing wat op die bevel kragtens artikel 17(3) van die Insolvensiewet 24 van 1936 gedoen is, en die dag waarop dit na tien jaar verval.
1. Skryf ʼn verdere caveat kragtens artikel 18B teen die eiendom hierbo in{?form.masterLetterDate|, soos die Meester op {form.masterLetterDate} skriftelik toegestem het, tot {form.caveatUntil}| sodra die Meester se skriftelike toestemming, wat ons gevra het, ingedien is}.
[end]
1. Laat geen oordrag, verband, sessie of kansellasie sonder ons skriftelike toestemming toe nie, en laat weet ons van enige wat hangende is.
1. Laat ons ʼn lys kry van elke ander eiendom, verband, serwituut of geregistreerde huurkontrak op bogenoemde name, in u kantoor ({form.deedsOffice|or die aangeskrewe akteskantoor}) en sover u indeks toon in ander.
1. Stuur afskrifte van die titelaktes en verbande, op koste van die boedel.

Bevestig asseblief die inskrywings voor of op **{letter.deadline}**, met die nommers waaronder dit gedoen is.

[use signedByOffice]
[use enclosures]`,
  },
  40: {
    defaults: {
      'letter.enclosures':
        'Eisblad vir werknemers\nVorm UI-19\nDienssertifikaat\nGesertifiseerde afskrif van die bevel',
    },
    body: `[letterhead]
[use reference]

Aan elke werknemer{?form.union|, aan {form.union}} en vir die kennisgewingbord

{recipient.salutation|or Geagte kollega}

# U dienskontrak: ${reAf}

${appointedAf}

[if matter.country is "Namibia"]
Dienskontrakte word deur die Arbeidswet 11 van 2007 gereël. Wat die bevel vir u kontrak beteken, en van watter dag af, deel ons u by die oorlegpleging hieronder mee.
[else]
### Opgeskort, nie beëindig nie

Kragtens artikel 38 van die Insolvensiewet 24 van 1936 is u kontrak **opgeskort** van die dag van die bevel af, {matter.concursusDate|or soos hierbo gemeld}. Terwyl dit opgeskort is, hoef u nie te werk nie, en is u nie op loon of voordele geregtig nie; u kan van daardie dag af werkloosheidsvoordele eis. Niemand is deur hierdie kennisgewing afgedank nie.

### Oorlegpleging

1. Ons moet met u, u vakbond of werkplekforum oorleg pleeg voordat kontrakte beëindig word, oor maniere om die besigheid te red of as lopende saak te verkoop (artikel 197A van die Wet op Arbeidsverhoudinge 66 van 1995). Die oorlegpleging is op **{form.consultationDate}**.
1. Voorstelle om die besigheid te red of te verkoop, moet ons skriftelik bereik teen **{form.proposalsBy}**, 21 dae na die aanstelling.
1. Kontrakte wat nie voor dan by ooreenkoms beëindig of voortgesit word nie, eindig op **{form.contractsEnd}**, 45 dae na die finale aanstelling (artikel 38(9)). Skeidingsloon is dan kragtens artikel 41 van die Wet op Basiese Diensvoorwaardes 75 van 1997 verskuldig, en u kan vir verlies eis.
[end]

### Wat aan u verskuldig is

[each employees]
Ons rekords toon van {employee.name}:

|: Wat | $ Verskuldig | $ Perk van die voorkeur |
| Loon, van die laaste drie maande | {employee.salary} | {limit.salary} |
| Verlof, van hierdie jaar en die vorige | {employee.leave} | {limit.leave} |
| Ander betaalde afwesigheid, van die laaste drie maande | {employee.paidAbsence} | {limit.paidAbsence} |
| Skeidingsloon | {employee.severance} | {limit.severance} |
|total | Saam | {employee.amount} | |

Daarvan rangeer **{employee.preferred}** voor ander skuldeisers (artikel 98A, perke soos op die dag van die bevel), en {employee.excess} saam met die konkurrente skuldeisers as u dit bewys. As ʼn syfer verkeerd is, stel dit op die eisblad reg.
[end]

1. Vir die voorkeur is geen formele bewys nodig nie; ons kan ʼn beëdigde verklaring vra (artikel 98A(3)). Om te eis wat daarbo is, bewys u soos ander skuldeisers, en sal u dan dalk tot die koste moet bydra.
1. Pensioen-, voorsorg- en mediese fondse betaal hulle voordele self: vra die fonds.
1. U ontvang vorm UI-19, ʼn dienssertifikaat en ʼn IRP5-sertifikaat van ons.
1. Gee sleutels, voertuie, toerusting en rekords wat aan die werkgewer behoort, terug.

Stuur die eisblad met u identiteitsdokument, bankrekening, laaste betaalstrokies en kontrak voor of op **{letter.deadline}** aan {responsible.email|or {firm.email}}. Telefoon {firm.phone}.

[use signedByFirm]
[use enclosures]`,
  },
  41: {
    defaults: {
      'letter.deadline': '+7',
      'letter.enclosures':
        'Bevel of besluit, gesertifiseerde afskrif\nSertifikaat van aanstelling, gesertifiseerde afskrif',
    },
    body: `[letterhead]
[use reference]

: Balju | {form.sheriff}

Geagte heer of dame

# Eksekusie is opgeskort; oorhandiging van goed: ${reAf}

${appointedAf}

### Lasbriewe en bevele in u hande

|: # | Saak | Eksekusieskuldeiser | Dag van die verkoping | Goed waarop beslag gelê is |
|each form.writs
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} | {line.d|or Soos u inventaris} |
|end

1. Elke eksekusie is opgeskort vanaf {matter.concursusDate|or die dag van die bevel} (artikel 20(1)(c) van die Insolvensiewet 24 van 1936{?main.isWoundUp|; artikel 359 van die Maatskappywet 61 van 1973}). **Hou geen verkoping nie**, en haal een wat geadverteer is, vandag van die lys af. {?matter.kind is "Voluntary surrender"|Na die kennisgewing van oorgawe was ʼn eksekusieverkoping in elk geval verbied (artikel 5).}
1. {?main.isWoundUp|Lê op niks verder beslag nie tensy die Meester dit gelas.|Lê asseblief kragtens artikel 19 beslag op roerende goed en maak ʼn inventaris daarvan: kontant en sekuriteite aan die Meester, boeke en rekords in bewaring, goed verseël of teen ʼn ontvangsbewys by ʼn houer gelaat.}
1. Oorhandig aan ons die goed waarop beslag gelê is, sleutels, boeke en rekords, en die opbrengs van enige verkoping wat nog nie uitbetaal is nie. Opbrengs word nie aan die eksekusieskuldeiser betaal nie.
1. Stuur die relaas van bestelling en die inventaris, en meld waar die goed gestoor word en teen watter daaglikse koste. Berging eindig wanneer ons afgehaal het; ons stel voor om dit voor of op **{letter.deadline}** te doen.
1. Stuur u rekening, getakseer, aan die boedel. Heffings sedert die bevel rangeer kragtens artikel 97(2)(a), gelde van ʼn vroeëre eksekusie kragtens artikel 98; u het geen retensiereg op die goed daarvoor nie.

Bevestig asseblief vandag telefonies, {firm.phone}, en skriftelik voor of op **{letter.deadline}**. ${orderOfAf}.

[use signedByOffice]
[use enclosures]`,
  },
};
