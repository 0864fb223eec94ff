import type { StandardTemplate } from '../standard';

/** The advertisement of a meeting or an account in a newspaper, in each language: 6 and 7. */
export const meetingNotices: readonly StandardTemplate[] = [
  {
    id: 6,
    name: 'Meeting And Advert Newspaper English',
    systemTypes: [1, 2],
    language: 'en',
    kind: 'notice',
    to: 'newspaper',
    defaults: { 'notice.periodDays': '30' },
    body: `[if matter.type is "Insolvencies"]
> **{?matter.kind is "sequestration" or matter.kind is "voluntary surrender"|INSOLVENCY ACT 24 OF 1936|COMPANIES ACT 61 OF 1973 AND INSOLVENCY ACT 24 OF 1936}**

# Notice of a {notice.meetingKind}

Notice is given that a {notice.meetingKind} in the estate named below is convened for the day, hour and place stated.

: Number of the estate | {matter.masterReference}
: Name and description | {main.displayName}{?main.tradingAs|, trading as {main.tradingAs}}
: Identity or registration number | {main.registrationNumber|or {main.idNumber}}
: Order | {?matter.finalOrderDate|Final order of {matter.finalOrderDate}|Provisional order of {matter.provisionalOrderDate|or a day on record}}, {matter.court}
: Day and hour | {notice.date} at {notice.time}
: Place | {notice.place}
: Purposes | {notice.purposes}

Claims are proved by affidavit lodged with the presiding officer not later than 24 hours before the advertised time (section 44(4)). Whoever owes the estate money must pay it to the undersigned at once.

: {office.word} | {executors.names}
: Care of | {firm.name}, {firm.address}, telephone {firm.phone}, {firm.email}
: Advertised in | {notice.newspaper}, {notice.publicationDate}
[else]
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965**

[if notice.kind is "account open for inspection"]
# Liquidation and distribution account in a deceased estate lying for inspection

In terms of section 35(5) notice is given that the liquidation and distribution account in the estate below lies open for inspection by persons interested in it for {notice.periodDays} ({notice.periodDays|words}) days from the date of publication at the office of the Master of the High Court, {masterOffice.name}{?magistrateOffice.name| and of the Magistrate, {magistrateOffice.name}}. If no objection is lodged with the Master in that time, the executor will pay out in accordance with the account.
[else]
# Notice to creditors and debtors in a deceased estate

In terms of section 29(1) all persons having claims against the estate below are called upon to lodge them with the executor within {notice.periodDays} ({notice.periodDays|words}) days from the date of publication of this notice. Debts owing to the estate must be paid to the executor at once.
[end]

: Estate number | {matter.masterReference}
: Surname | {main.surname}
: First names | {main.firstNames}
: Date of birth | {main.dateOfBirth}
: Identity number | {main.idNumber}
: Last address | {main.usualResidence|or {main.address}}
: Date of death | {main.dateOfDeath}
[if main.isInCommunity and spouse.name]
: Surviving spouse, married in community of property | {spouse.name}, born {spouse.dateOfBirth}, identity number {spouse.idNumber}
[end]
: Executor or agent | {executors.names|or {firm.name}}, care of {firm.name}, {firm.address}, telephone {firm.phone}, {firm.email}
: Advertised in | {notice.newspaper}, {notice.publicationDate}
[end]`,
  },
  {
    id: 7,
    name: 'Meeting And Advert Newspaper Afrikaans',
    systemTypes: [1, 2],
    language: 'af',
    kind: 'notice',
    to: 'newspaper',
    defaults: { 'notice.periodDays': '30' },
    body: `[if matter.type is "Insolvencies"]
> **{?matter.kind is "sequestration" or matter.kind is "voluntary surrender"|INSOLVENSIEWET 24 VAN 1936|MAATSKAPPYWET 61 VAN 1973 EN INSOLVENSIEWET 24 VAN 1936}**

# Kennisgewing van 'n {notice.meetingKind}

Kennis geskied hiermee dat 'n {notice.meetingKind} in die ondergenoemde boedel belê is vir die datum, uur en plek hieronder vermeld.

: Nommer van boedel | {matter.masterReference}
: Naam en beskrywing | {main.displayNameAf}{?main.tradingAs|, wat handel dryf as {main.tradingAs}}
: Identiteits- of registrasienommer | {main.registrationNumber|or {main.idNumber}}
: Bevel | {?matter.finalOrderDate|Finale bevel van {matter.finalOrderDate}|Voorlopige bevel van {matter.provisionalOrderDate|or 'n datum op rekord}}, {matter.court}
: Datum en uur | {notice.date} om {notice.time}
: Plek | {notice.place}
: Doeleindes | {notice.purposes}

Vorderings word bewys by wyse van 'n beëdigde verklaring wat nie later nie as 24 uur voor die geadverteerde tyd by die voorsittende beampte ingedien word (artikel 44(4)). Skulde aan die boedel is onverwyld aan die ondergetekende betaalbaar.

: {office.word} | {executors.names}
: Per adres | {firm.name}, {firm.address}, telefoon {firm.phone}, {firm.email}
: Geadverteer in | {notice.newspaperAf}, {notice.publicationDate}
[else]
> **BOEDELWET 66 VAN 1965**

[if notice.kind is "account open for inspection"]
# Likwidasie- en distribusierekening in bestorwe boedel lê ter insae

Ingevolge artikel 35(5) geskied kennis hiermee dat die likwidasie- en distribusierekening in die ondergenoemde boedel vir {notice.periodDays} ({notice.periodDays|words}) dae vanaf publikasie hiervan ter insae van belanghebbendes lê by die kantoor van die Meester van die Hoë Hof, {masterOffice.name}{?magistrateOffice.name| en van die Landdros, {magistrateOffice.name}}. Indien geen beswaar binne dié tyd by die Meester ingedien word nie, sal die eksekuteur ooreenkomstig die rekening uitbetaal.
[else]
# Kennisgewing aan krediteure en debiteure in bestorwe boedel

Ingevolge artikel 29(1) word alle persone wat vorderings teen die ondergenoemde boedel het, versoek om dit binne {notice.periodDays} ({notice.periodDays|words}) dae vanaf datum van publikasie hiervan by die eksekuteur in te dien. Skulde aan die boedel moet onverwyld aan die eksekuteur betaal word.
[end]

: Boedelnommer | {matter.masterReference}
: Van | {main.surname}
: Voorname | {main.firstNames}
: Geboortedatum | {main.dateOfBirth}
: Identiteitsnommer | {main.idNumber}
: Laaste adres | {main.usualResidence|or {main.address}}
: Datum van oorlye | {main.dateOfDeath}
[if main.isInCommunity and spouse.name]
: Langslewende gade, getroud binne gemeenskap van goedere | {spouse.name}, gebore {spouse.dateOfBirth}, identiteitsnommer {spouse.idNumber}
[end]
: Eksekuteur of gemagtigde agent | {executors.names|or {firm.name}}, per adres {firm.name}, {firm.address}, telefoon {firm.phone}, {firm.email}
: Geadverteer in | {notice.newspaperAf}, {notice.publicationDate}
[end]`,
  },
];
