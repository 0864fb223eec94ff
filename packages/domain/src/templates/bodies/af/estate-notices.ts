import type { TemplateTexts } from '../../standard';

/** The orders of a deceased estate's notices in the Gazette, in Afrikaans. Newspapers have a notice of their own in each language. */
export const estateNoticesInAfrikaans: TemplateTexts = {
  57: {
    body: `> **J193**
> **STAATSKOERANT: BOEDELS, KENNISGEWING AAN SKULDEISERS**

# Kennisgewing aan skuldeisers in ʼn bestorwe boedel: artikel 29(1) van die Boedelwet 66 van 1965

*Vir die elektroniese vorm van die Staatsdrukkery. Alle persone wat eise teen die boedel hieronder het, word versoek om dit binne 30 dae, of die aangeduide tydperk, vanaf die datum van publikasie by die eksekuteur in te dien.*

? 1 | Provinsie | {notice.province}
? 2 | Meesterskantoor | {masterOffice.name}
? 3 | Boedelnommer | {matter.masterReference}
? 4 | Van | {main.surname}
? 5 | Voorname | {main.firstNames}
? 6 | Geboortedatum | {main.dateOfBirth}
? 7 | Identiteitsnommer | {main.idNumber}
? 8 | Laaste adres | {main.usualResidence|or {main.address}}
? 9 | Datum van dood | {main.dateOfDeath}
[if main.isInCommunity and spouse.name]
? 10 | Langslewende gade, indien binne gemeenskap getroud: van en name | {spouse.name}
? 11 | Geboortedatum van die gade | {spouse.dateOfBirth}
? 12 | Identiteitsnommer van die gade | {spouse.idNumber}
[else]
? 10 | Langslewende gade, indien binne gemeenskap getroud | ____________________
[end]
? 13 | Tydperk, indien nie 30 dae nie | {?notice.periodDays is "30"|30 dae|{notice.periodDays} dae}
? 14 | Eksekuteur of gemagtigde agent | {executors.names|or {firm.name}}
? 15 | Adres, telefoon en e-pos | {firm.name}, {firm.address}; {firm.phone}; {firm.email}
? 16 | Staatskoerant van | {notice.gazetteDate}
? 17 | Nuusblad en datum | {notice.newspaper}, {notice.publicationDate}

Die nuusblad sirkuleer in elke distrik waar die oorledene in die twaalf maande voor die dood gewoon het: {notice.districts}.

~~ Ingedien op ____________________
~ {responsible.name} | Namens die eksekuteur`,
  },
  58: {
    body: `> **J187**
> **STAATSKOERANT: BOEDELS, LIKWIDASIE- EN DISTRIBUSIEREKENINGE**

# Rekening lê ter insae: artikel 35(5) van die Boedelwet 66 van 1965

*Vir die elektroniese vorm van die Staatsdrukkery. Die rekening lê 21 dae lank ter insae, of langer indien so vermeld, vanaf die aangeduide datum of vanaf publikasie, wat ook al die laaste is, by die kantore van die Meester en, waar vermeld, die landdros. As geen beswaar in daardie tyd by die Meester ingedien word nie, betaal die eksekuteur ooreenkomstig die rekening uit.*

? 1 | Boedelnommer | {matter.masterReference}
? 2 | Van en voorname | {main.surname}, {main.firstNames}
? 3 | Identiteitsnommer | {main.idNumber}
? 4 | Laaste adres | {main.usualResidence|or {main.address}}
? 5 | Soort rekening, indien nie eerste en finale nie | {account.kind}
[if main.isInCommunity and spouse.name]
? 6 | Langslewende gade, indien binne gemeenskap getroud | {spouse.name}, {spouse.idNumber}
[else]
? 6 | Langslewende gade, indien binne gemeenskap getroud | ____________________
[end]
? 7 | Tydperk, indien nie 21 dae nie | {notice.periodDays} dae, vanaf {notice.inspectionFrom}
? 8 | Kantoor van die Meester | {masterOffice.name}
? 9 | Kantoor van die Landdros | {magistrateOffice.name|or ____________________}
? 10 | Adverteerder | {firm.name}, {firm.address}, {firm.phone}, {firm.email}
? 11 | Staatskoerant en nuusblad | {notice.gazetteDate}; {notice.newspaper}, {notice.publicationDate}

ʼn Duplikaat van die rekening is voor die eerste dag by die landdroskantoor, waar een genoem word.

~~ Ingedien op ____________________
~ {responsible.name} | Namens die eksekuteur`,
  },
};
