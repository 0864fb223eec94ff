import type { StandardTemplate } from '../standard';

const late = [2] as const;
const afterLetters = ['Letters received'] as const;
const afterApproval = ['Account approved'] as const;

/** Notices of a deceased estate in the Gazette and in newspapers: 57, 58, 61 to 64. */
export const estateNotices: readonly StandardTemplate[] = [
  {
    id: 57,
    name: 'J193 Gazette Notice to Creditors',
    systemTypes: late,
    language: 'en',
    kind: 'notice',
    to: 'Gazette',
    stages: afterLetters,
    defaults: { 'notice.periodDays': '30' },
    body: `> **J193**
> **GOVERNMENT GAZETTE: ESTATES, NOTICE TO CREDITORS**

# Notice to creditors in a deceased estate: section 29(1) of the Administration of Estates Act 66 of 1965

*For the electronic form of the Government Printing Works. All persons having claims against the estate named below are called upon to lodge them with the executor within 30 days, or the period indicated, from the date of publication.*

? 1 | Province | {notice.province}
? 2 | Master's office | {masterOffice.name}
? 3 | Estate number | {matter.masterReference}
? 4 | Surname | {main.surname}
? 5 | First names | {main.firstNames}
? 6 | Date of birth | {main.dateOfBirth}
? 7 | Identity number | {main.idNumber}
? 8 | Last address | {main.usualResidence|or {main.address}}
? 9 | Date of death | {main.dateOfDeath}
[if main.isInCommunity and spouse.name]
? 10 | Surviving spouse, if married in community: surname and names | {spouse.name}
? 11 | Date of birth of the spouse | {spouse.dateOfBirth}
? 12 | Identity number of the spouse | {spouse.idNumber}
[else]
? 10 | Surviving spouse, if married in community | ____________________
[end]
? 13 | Period, if not 30 days | {?notice.periodDays is "30"|30 days|{notice.periodDays} days}
? 14 | Executor or authorised agent | {executors.names|or {firm.name}}
? 15 | Address, telephone and email | {firm.name}, {firm.address}; {firm.phone}; {firm.email}
? 16 | Gazette of | {notice.gazetteDate}
? 17 | Newspaper and date | {notice.newspaper}, {notice.publicationDate}

The newspaper circulates in every district where the deceased lived in the twelve months before death: {notice.districts}.

~~ Submitted on ____________________
~ {responsible.name} | For the executor`,
  },
  {
    id: 58,
    name: 'J187 Gazette Notice: Account Open for Inspection',
    systemTypes: late,
    language: 'en',
    kind: 'notice',
    to: 'Gazette',
    stages: afterApproval,
    defaults: { 'notice.periodDays': '21' },
    body: `> **J187**
> **GOVERNMENT GAZETTE: ESTATES, LIQUIDATION AND DISTRIBUTION ACCOUNTS**

# Account lying for inspection: section 35(5) of the Administration of Estates Act 66 of 1965

*For the electronic form of the Government Printing Works. The account lies open for 21 days, or longer if so stated, from the date indicated or from publication, whichever is later, at the offices of the Master and, where stated, the magistrate. If no objection is lodged with the Master in that time, the executor pays out in accordance with it.*

? 1 | Estate number | {matter.masterReference}
? 2 | Surname and first names | {main.surname}, {main.firstNames}
? 3 | Identity number | {main.idNumber}
? 4 | Last address | {main.usualResidence|or {main.address}}
? 5 | Kind of account, if not First and Final | {account.kind}
[if main.isInCommunity and spouse.name]
? 6 | Surviving spouse, if married in community | {spouse.name}, {spouse.idNumber}
[else]
? 6 | Surviving spouse, if married in community | ____________________
[end]
? 7 | Period, if not 21 days | {notice.periodDays} days, from {notice.inspectionFrom}
? 8 | Office of the Master | {masterOffice.name}
? 9 | Office of the Magistrate | {magistrateOffice.name|or ____________________}
? 10 | Advertiser | {firm.name}, {firm.address}, {firm.phone}, {firm.email}
? 11 | Gazette and newspaper | {notice.gazetteDate}; {notice.newspaper}, {notice.publicationDate}

A duplicate of the account is at the magistrate's office, where one is named, before the first day.

~~ Submitted on ____________________
~ {responsible.name} | For the executor`,
  },
  {
    id: 61,
    name: 'Newspaper Notice to Creditors (English)',
    systemTypes: late,
    language: 'en',
    kind: 'notice',
    to: 'newspaper',
    stages: afterLetters,
    defaults: { 'notice.periodDays': '30' },
    body: `# Notice to creditors: Estate late {main.firstNames} {main.surname}

**Estate late {main.surname}, {main.firstNames}**, identity number {main.idNumber}, born {main.dateOfBirth}, of {main.usualResidence|or {main.address}}, who died on {main.dateOfDeath}. Estate number {matter.masterReference}, Master of the High Court, {masterOffice.name}.

[if main.isInCommunity and spouse.name]
Surviving spouse, to whom the deceased was married in community of property: {spouse.name}, born {spouse.dateOfBirth}, identity number {spouse.idNumber}.
[end]

Creditors of the estate are called upon in terms of section 29(1) of the Administration of Estates Act 66 of 1965 to lodge their claims with the undersigned within {notice.periodDays} ({notice.periodDays|words}) days of the date of publication hereof. Whoever owes the estate money is asked to pay it to the undersigned within the same time.

{executors.names|or The executor}, care of {firm.name}, {firm.address}. Telephone {firm.phone}. Email {firm.email}. Reference {matter.reference}.

{notice.newspaper}, {notice.publicationDate}`,
  },
  {
    id: 62,
    name: 'Newspaper Notice to Creditors (Afrikaans)',
    systemTypes: late,
    language: 'af',
    kind: 'notice',
    to: 'newspaper',
    stages: afterLetters,
    defaults: { 'notice.periodDays': '30' },
    body: `# Kennisgewing aan krediteure en debiteure: Boedel wyle {main.firstNames} {main.surname}

**Boedel wyle {main.surname}, {main.firstNames}**, identiteitsnommer {main.idNumber}, gebore {main.dateOfBirth}, van {main.usualResidence|or {main.address}}, wat op {main.dateOfDeath} oorlede is. Boedelnommer {matter.masterReference}, Meester van die Hoë Hof, {masterOffice.name}.

[if main.isInCommunity and spouse.name]
Langslewende gade, getroud binne gemeenskap van goedere: {spouse.name}, gebore {spouse.dateOfBirth}, identiteitsnommer {spouse.idNumber}.
[end]

Krediteure word ingevolge artikel 29(1) van die Boedelwet 66 van 1965 versoek om hulle eise teen die boedel binne {notice.periodDays} ({notice.periodDays|words}) dae vanaf datum van publikasie hiervan by die ondergetekende in te dien. Wie geld aan die boedel verskuldig is, word versoek om dit binne dieselfde tyd aan die ondergetekende te betaal.

{executors.names|or Die eksekuteur}, per adres {firm.name}, {firm.address}. Telefoon {firm.phone}. E-pos {firm.email}. Verwysing {matter.reference}.

{notice.newspaperAf}, {notice.publicationDate}`,
  },
  {
    id: 63,
    name: 'Newspaper Notice: Account Open for Inspection (English)',
    systemTypes: late,
    language: 'en',
    kind: 'notice',
    to: 'newspaper',
    stages: afterApproval,
    defaults: { 'notice.periodDays': '21' },
    body: `# Liquidation and distribution account: Estate late {main.firstNames} {main.surname}

In the estate of the late **{main.firstNames} {main.surname}**, identity number {main.idNumber}, who lived at {main.usualResidence|or {main.address}}, number {matter.masterReference}{?main.isInCommunity|, and of the surviving spouse {spouse.name}, identity number {spouse.idNumber}, married in community of property}.

The {account.kind} liquidation and distribution account lies open for the inspection of all persons who have an interest in it, for {notice.periodDays} ({notice.periodDays|words}) days from the date of publication, at the Master of the High Court, {masterOffice.name}{?magistrateOffice.name|, and at the Magistrate, {magistrateOffice.name}} (section 35(5) of the Administration of Estates Act 66 of 1965).

Objections must be lodged in writing, with reasons, with the Master within that time. If there is none, the executor will proceed to make payments in accordance with the account.

{firm.name}, {firm.address}, for the executor. Telephone {firm.phone}. Email {firm.email}.

{notice.newspaper}, {notice.publicationDate}`,
  },
  {
    id: 64,
    name: 'Newspaper Notice: Account Open for Inspection (Afrikaans)',
    systemTypes: late,
    language: 'af',
    kind: 'notice',
    to: 'newspaper',
    stages: afterApproval,
    defaults: { 'notice.periodDays': '21' },
    body: `# Likwidasie- en distribusierekening ter insae: Boedel wyle {main.firstNames} {main.surname}

In die boedel van wyle **{main.firstNames} {main.surname}**, identiteitsnommer {main.idNumber}, laaste adres {main.usualResidence|or {main.address}}, boedelnommer {matter.masterReference}{?main.isInCommunity|, en van die langslewende gade {spouse.name}, identiteitsnommer {spouse.idNumber}, getroud binne gemeenskap van goedere}.

Die {account.kind} likwidasie- en distribusierekening lê ingevolge artikel 35(5) van die Boedelwet 66 van 1965 vir {notice.periodDays} ({notice.periodDays|words}) dae vanaf publikasie ter insae van belanghebbendes by die Meester van die Hoë Hof te {masterOffice.name}{?magistrateOffice.name| en by die Landdros te {magistrateOffice.name}}.

Besware moet skriftelik en met redes binne dié tyd by die Meester ingedien word. By ontstentenis van beswaar sal die eksekuteur ooreenkomstig die rekening uitbetaal.

{firm.name}, {firm.address}, namens die eksekuteur. Telefoon {firm.phone}. E-pos {firm.email}.

{notice.newspaperAf}, {notice.publicationDate}`,
  },
];
