import type { TemplateTexts } from '../../standard';

const authority =
  'Ons tree op namens {?executors.names|{executors.names}, eksekuteur|die eksekuteur} in hierdie boedel kragtens eksekuteursbriewe van {matter.lettersDate} (Meesterverwysing {matter.masterReference}); ʼn gesertifiseerde afskrif word ingesluit.';

/** Letters of a deceased estate to SARS, banks, insurers and funds, in Afrikaans. */
export const estateLettersToOfficesInAfrikaans: TemplateTexts = {
  71: {
    defaults: {
      'recipient.name': 'Suid-Afrikaanse Inkomstediens',
      'recipient.address': 'Bestorwe boedels',
      'letter.enclosures':
        'Sterftesertifikaat, gesertifiseer\nIdentiteitsdokumente van die oorledene en van die eksekuteur\nEksekuteursbriewe, gesertifiseer\nVolmag van die agent\nTestament\nInventaris',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Belastingpligtige oorlede: {main.name}, ID {main.idNumber}, belastingnommer {main.taxNumber|or nie aan ons bekend nie}

Die belastingpligtige is op {main.dateOfDeath} oorlede. ${authority}

1. Kodeer asseblief die belastingpligtige van die datum van dood af as ʼn bestorwe boedel, en registreer {executors.names|or die eksekuteur} as verteenwoordigende belastingpligtige, met {firm.name} as agent.
1. Laat ons asseblief vir elke belasting ʼn rekeningstaat op die datum van dood kry, en ʼn lys van uitstaande opgawes, met die jare.
1. Meld asseblief of die oorledene vir BTW, LBS, VOH, WVF of voorlopige belasting geregistreer was, en wat gesluit moet word.
1. Betaal asseblief enige terugbetaling in die boedelrekening: {estateBank.accountName}, {estateBank.bank}, tak {estateBank.branchCode}, rekening {estateBank.accountNumber}.
1. As daar na die datum van dood inkomste sal wees, ken asseblief ʼn nommer toe vir die boedel as belastingpligtige in eie reg.

Haal in alle latere briewe ons verwysing en u saaknommer aan; ons doen dieselfde. Mag ons u antwoord voor of op **{letter.deadline}** hê? Sonder die kodering kan geen opgawe ingedien word nie, en kan die rekening nie ingedien word binne die tyd wat die Boedelwet 66 van 1965 toelaat nie.

[use signedByFirm]
[use enclosures]`,
  },
  72: {
    defaults: {
      'recipient.name': 'Suid-Afrikaanse Inkomstediens',
      'recipient.address': 'Boedelbelasting',
      'letter.enclosures':
        'Opgawe REV267, geteken\nLikwidasie- en distribusierekening\nTestament\nEksekuteursbriewe\nWaardasies\nBriewe van versekeraars oor polisse\nHuweliksvoorwaardekontrak, waar daar een is\nOpgawe van die boedel van die vooroorlede gade, waar op artikel 4A gesteun word',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Boedelbelastingopgawe: {main.displayNameAf}, ID {main.idNumber}, belastingnommer {main.taxNumber|or ____________________}

Ons dien die eksekuteur se opgawe kragtens artikel 7 van die Boedelbelastingwet 45 van 1955 saam met die rekening in. {?form.caseNumber|U saaknommer is {form.caseNumber}.}

|: Reël | Artikel | $ Bedrag |
|each dutyLines
| {dutyLine.words} | {dutyLine.section|or -} | {dutyLine.amount|or -} |
|end
|total | Boedelbelasting | | {figures.duty} |

1. Waardes is dié op die datum van dood, deur waardeerders of deur die instellings gesertifiseer; ongenoteerde aandele word aan u goedkeuring onderwerp voordat u aanslaan.
1. Elke polis op die lewe van die oorledene is in die opgawe gelys, ook dié wat buite die boedel betaal, met die premies wat ander betaal het.
1. {form.changes|or Die korting wat geëis word, is dié in die tabel; waar deel van die korting van ʼn ander boedel daarin is, word die opgawe van daardie boedel ingesluit (artikel 4A(5)).}
1. Die belasting word deur die boedel gedra, behalwe waar artikel 11 dit op die ontvanger lê.

Slaan asseblief die belasting kragtens artikel 9 voor of op **{letter.deadline}** aan, of staan kragtens artikel 10(2) tyd toe voordat twaalf maande na die dood verstryk het, sodat geen rente loop nie. Laat weet ons dadelik as ʼn waarde nie aanvaar word nie.

[use signedByFirm]
[use enclosures]`,
  },
  73: {
    defaults: {
      'recipient.name': 'Suid-Afrikaanse Inkomstediens',
      'recipient.address': 'Bestorwe boedels',
      'letter.enclosures': 'Goedgekeurde rekening\nMeester se lys van finale vereistes (J242)\nAanslae\nKwitansies',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Nakomingsbrief vir bestorwe boedel: {main.displayNameAf}, ID {main.idNumber}

: SAID-saak | {form.caseNumber}
: Belastingnommer van die oorledene | {main.taxNumber|or ____________________}
: Belastingnommer van die boedel | {main.estateTaxNumber|or ____________________}

Elke opgawe is ingedien, aangeslaan en betaal:

|: Belasting | Tydperk | Ingedien op | Aangeslaan op | Betaal op |
|each form.done
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

Boedelbelasting van {figures.duty} is aangeslaan en betaal. Die rekeningstaat toon niks verskuldig nie, nie eens sente nie. Die rekening is deur die Meester goedgekeur en op {matter.accountNoticeDate|or die dag daarin vermeld} geadverteer.

Reik asseblief die nakomingsbrief voor of op **{letter.deadline}** aan ons uit, met ʼn afskrif aan die Meester van die Hoë Hof, {masterOffice.name}, verwysing {matter.masterReference}. Die Meester onthef nie die eksekuteur daarsonder nie, en die laaste van die erfenis kan nie aan die erfgename betaal word nie.

[use signedByFirm]
[use enclosures]`,
  },
  74: {
    defaults: {
      'letter.enclosures':
        'Sterftesertifikaat, gesertifiseer\nIdentiteitsdokumente van die oorledene en van die eksekuteur\nEksekuteursbriewe, gesertifiseer\nVolmag van die agent\nBewys van die boedelbankrekening',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Rekeninge van wyle {main.name}, ID {main.idNumber}, oorlede op {main.dateOfDeath}

${authority}

1. Stop asseblief elke rekening, kaart, debietorder en fasiliteit op naam van die oorledene van die datum van dood af.
1. Laat ons vir elke rekening en belegging op u briefhoof kry: die saldo **en die rente opgeloop tot die datum van dood**, die rente tot en na daardie datum (IT3(b)), en state vir die twaalf maande daarvoor.
1. Vir elke lening, oortrekking of kaart: die bedrag verskuldig op die datum van dood, die vereffeningsbedrag tot op datum, die sekuriteit wat u hou en enige kredietlewensdekking.
1. Meld of die oorledene vir iemand borg gestaan het, en of u enigiets in veilige bewaring hou.
1. Sluit die rekeninge en betaal die saldo's met rente in: {estateBank.accountName}, {estateBank.bank}, takkode {estateBank.branchCode}, rekening {estateBank.accountNumber}, verwysing {matter.reference}.

[if banks]
[each banks]
Die rekeninge by {bank.name} wat aan ons bekend is:

|: # | Rekening | Nommer |
|each heldAccounts
| {n} | {heldAccount.description} | {heldAccount.number|or Nie bekend nie} |
|end
[end]
[else]
Geen rekening by u bank is aan ons bekend nie; soek asseblief met die identiteitsnommer hierbo.
[end]

Artikel 26(1) van die Boedelwet 66 van 1965 verplig die eksekuteur om die goed in bewaring te neem. Antwoord asseblief voor of op **{letter.deadline}**. As ons niks hoor nie, dien ons ʼn klag by u ombud in. Ons bankbesonderhede word nooit per e-pos verander nie.

[use signedByFirm]
[use enclosures]`,
  },
  75: {
    defaults: {
      'letter.enclosures':
        'Sterftesertifikaat, gesertifiseer\nEksekuteursbriewe, gesertifiseer\nIdentiteitsdokumente van die oorledene en van die eksekuteur\nBewys van die boedelbankrekening',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Polisse van wyle {main.name}, ID {main.idNumber}, oorlede op {main.dateOfDeath}

${authority}

[if insurers]
[each insurers]
Die polisse by {insurer.name} wat aan ons bekend is:

|: # | Polis | Nommer | Betaal aan |
|each heldPolicies
| {n} | {heldPolicy.description} | {heldPolicy.number|or -} | {heldPolicy.nominee} |
|end
[end]
[else]
Geen polis van u is nog aan ons bekend nie.
[end]

1. Soek asseblief met die identiteitsnommer na elke verdere polis wat die oorledene besit het, wat op die oorledene se lewe was of waarvoor die oorledene betaal het.
1. Bevestig vir elkeen die eienaar, die versekerde lewe, die betaler van die premies, die benoemde en enige sessie.
1. Meld die bedrag en bonusse betaalbaar, wanneer en aan wie dit betaal is of sal word, en die premies wat iemand anders as die oorledene betaal het, met die datums (artikel 3(3)(a) van die Boedelbelastingwet 45 van 1955). Waar ʼn benoemde neem, het ons die naam en die bedrag nodig: die belasting kan kragtens artikel 11 van die benoemde verhaal word.
1. Gee vir ʼn polis op iemand anders se lewe die afkoopwaarde op {main.dateOfDeath} en die vorms vir ʼn nuwe eienaar.
1. Betaal wat aan die boedel betaalbaar is in: {estateBank.accountName}, {estateBank.bank}, tak {estateBank.branchCode}, rekening {estateBank.accountNumber}.
1. Korttermyndekking op huis, inhoud en voertuie moet van krag bly, met die eksekuteur se belang aangeteken, totdat ons dit skriftelik kanselleer.

Laat ons asseblief u eisvorms en antwoorde voor of op **{letter.deadline}** kry. Daarsonder kan die boedelbelastingopgawe nie voltooi word nie, en rente op laat belasting is vir die rekening van wie dit veroorsaak het.

[use signedByFirm]
[use enclosures]`,
  },
  76: {
    defaults: {
      'letter.enclosures':
        'Sterftesertifikaat, gesertifiseer\nEksekuteursbriewe, gesertifiseer\nIdentiteitsdokument van die oorledene\nHuwelik- en geboortesertifikate van afhanklikes',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Voordele by die dood van {main.name}, ID {main.idNumber}: {form.fund}

${authority} Ons weet dat artikel 37C van die Wet op Pensioenfondse 24 van 1956 die verdeling van ʼn sterftevoordeel aan u raad oorlaat, en dat die boedel laaste neem, indien hoegenaamd. Ons eis dit nie as ʼn reg nie; ons bied aan wat ons weet en vra wat die bereddering nodig het.

### Afhanklikes aan ons bekend

|: # | Naam | Gebore | Verwantskap | Kontak |
|if spouse.name
| | {spouse.name} | {spouse.dateOfBirth|or ____________} | Gade | {spouse.phone|or {spouse.email|or deur ons}} |
|end
|each children
| {n} | {child.name} | {child.dateOfBirth|or ____________} | Kind | {child.guardian|or {child.phone|or deur ons}} |
|end

### Wat ons vra

1. Die soort en bedrag van elke voordeel, en wanneer die raad verwag om te besluit.
1. Die belastingaanwysing waarvoor aansoek gedoen is en die sertifikaat, aangesien die belasting ʼn skuld op die datum van dood of ʼn las op die voordeel is.
1. Pensioen wat tot {main.dateOfDeath} verskuldig en nie betaal is nie, en enigiets wat daarna betaal is en terugbetaal moet word.
1. Bydraes wat nooit as aftrekking toegelaat is nie, wat artikel 3(3)(e) van die Boedelbelastingwet 45 van 1955 by die boedel insluit.
1. Die benoemdes van enige lewende annuïteit, en dekking onder ʼn nie-goedgekeurde groepskema, wat in die boedel val waar niemand benoem is nie.
1. Wat die raad aan die boedel toeken: in {estateBank.accountName}, {estateBank.bank}, rekening {estateBank.accountNumber}.

Antwoord asseblief voor of op **{letter.deadline}**, al is dit net om te sê wanneer ʼn volledige antwoord sal kom; anders moet die eksekuteur die bate in die rekening as uitstaande meld.

[use signedByFirm]
[use enclosures]`,
  },
};
