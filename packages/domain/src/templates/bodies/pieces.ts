import type { StandardPaperLanguage } from '../standard';

/** What many papers share, said once. A paper names it with `[use …]`. */
export const pieceTexts: Readonly<Record<string, Readonly<Record<StandardPaperLanguage, string>>>> = {
  reference: {
    en: `
{today}

{recipient.name}
{recipient.address}

: Our reference | {matter.reference} ({responsible.name|or {firm.name}})
: Your reference | {recipient.reference|or To be advised}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Sent by | {letter.delivery|or Email}
`,
    af: `
{today}

{recipient.name}
{recipient.address}

: Ons verwysing | {matter.reference} ({responsible.name|or {firm.name}})
: U verwysing | {recipient.reference|or Word nog verskaf}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Versend per | {letter.delivery|or E-pos}
`,
  },
  toMaster: {
    en: `
{today}

The Master of the High Court
{masterOffice.name}
{masterOffice.address|or By hand}

: Our reference | {matter.reference}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Sent by | {letter.delivery|or Hand, against a stamped copy}
`,
    af: `
{today}

Die Meester van die Hoë Hof
{masterOffice.name}
{masterOffice.address|or Per hand}

: Ons verwysing | {matter.reference}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Versend per | {letter.delivery|or Hand, teen ʼn gestempelde afskrif}
`,
  },
  enclosures: {
    en: `
[if letter.enclosures]
### Enclosures

1. {letter.enclosures}
[end]
`,
    af: `
[if letter.enclosures]
### Bylaes

1. {letter.enclosures}
[end]
`,
  },
  signedByFirm: {
    en: `
Yours faithfully

~~ For {firm.name}
~ {responsible.name} | For the {office.word}{?executors.names|, {executors.names}}
`,
    af: `
Die uwe

~~ Namens {firm.name}
~ {responsible.name} | Namens die {office.word}{?executors.names|, {executors.names}}
`,
  },
  signedByOffice: {
    en: `
~~ Signed at ____________________ on ____________________
[each executors]
~ {executor.name} | {executor.capacity|or Appointed by the Master}
[end]
`,
    af: `
~~ Geteken te ____________________ op ____________________
[each executors]
~ {executor.name} | {executor.capacity|or Deur die Meester aangestel}
[end]
`,
  },
  witnesses: {
    en: `
### Witnesses

~ ______________________________ | Witness 1: full names and address
~ ______________________________ | Witness 2: full names and address
`,
    af: `
### Getuies

~ ______________________________ | Getuie 1: volle name en adres
~ ______________________________ | Getuie 2: volle name en adres
`,
  },
  oath: {
    en: `
### Oath or affirmation

Before the deponent signed, I asked the following and wrote down the answers in the deponent's presence:

1. Do you know and understand the contents of this declaration? ____________
1. Do you have any objection to taking the prescribed oath? ____________
1. Do you consider the prescribed oath to be binding on your conscience? ____________

The deponent then said: "I swear that the contents of this declaration are true, so help me God", or, objecting to an oath: "I truly affirm that the contents of this declaration are true." The declaration was signed, or marked, in my presence. The deponent and I have put our initials to every page and every alteration.

~~ Sworn to or affirmed at ____________________ on ____________________
~ ______________________________ | Deponent
~ ______________________________ | Commissioner of oaths: full names, business address, designation and area, or office held ex officio

*The commissioner must have no interest in the matter: nobody of {firm.name} may act as one.*
`,
    af: `
### Eed of bevestiging

Voordat die verklaarder geteken het, het ek die volgende gevra en die antwoorde in die verklaarder se teenwoordigheid neergeskryf:

1. Is u vertroud met die inhoud van hierdie verklaring en begryp u dit? ____________
1. Het u enige beswaar teen die aflegging van die voorgeskrewe eed? ____________
1. Beskou u die voorgeskrewe eed as bindend vir u gewete? ____________

Die verklaarder het toe gesê: "Ek sweer dat die inhoud van hierdie verklaring waar is, so help my God", of, as daar beswaar teen ʼn eed is: "Ek bevestig opreg dat die inhoud van hierdie verklaring waar is." Die verklaring is in my teenwoordigheid onderteken, of van ʼn merk voorsien. Ek en die verklaarder het elke bladsy en elke verandering geparafeer.

~~ Beëdig of bevestig te ____________________ op ____________________
~ ______________________________ | Verklaarder
~ ______________________________ | Kommissaris van ede: volle name, besigheidsadres, ampsbenaming en gebied, of amp ampshalwe beklee

*Die kommissaris mag geen belang by die saak hê nie: niemand van {firm.name} mag as een optree nie.*
`,
  },
};
