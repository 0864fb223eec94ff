import type { TemplateTexts } from '../../standard';

const heading = `: Boedel | {main.displayNameAf}
: Identiteits- of registrasienommer | {main.registrationNumber|or {main.idNumber|or ____________________}}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}`;

/** What a creditor signs to claim, to nominate and to vote, in Afrikaans. */
export const insolvencyClaimFormsInAfrikaans: TemplateTexts = {
  5: {
    body: `# Besonderhede van ʼn eis

${heading}

[each claims]
: U verwysing | {claim.reference|or ____________________}

### A. Die skuldeiser

? 1 | Naam | {claim.creditor}
? 2 | Adres | {claim.address|or ____________________}
? 3 | E-pos | {claim.email|or ____________________}
? 4 | Bank, tak en rekening, met ʼn brief van die bank | ____________________

### B. Die bedrag, gereken tot die dag van die bevel

|: Deel | $ Bedrag |
| Kapitaal | {claim.capital} |
| Rente tot die bevel | {claim.interest} |
| Koste en heffings | {claim.costs} |
|total | Geëis | {claim.amount} |

Niks wat na die bevel ontstaan het, hoort daarby nie. Verduidelik hier wat wel: ____________________

### C. Waarvoor dit is

? 5 | Grondslag | {claim.basis|or ____________________}
? 6 | Stukke wat dit bewys | ____________________

### D. Hoe dit rangeer

? 7 | Aard | {claim.type}
? 8 | Voorkeur waarop gesteun word | {claim.category|or ____________________}

### E. Sekuriteit

? 9 | Gehou oor | {claim.security|or ____________________}
? 10 | Soort, datum en nommer | {claim.securityKind|or ____________________}
? 11 | Waarde wat u daarop plaas | ____________________
? 12 | Steun u vir voldoening van die eis slegs daarop? | {?claim.reliesSolely|Ja|{?claim.reliesSolely is "false"|Nee|____________________}}

### F. Ander betrokkenes

? 13 | By wyse van sessie verkry nadat die verrigtinge begin het? Van wie, en wanneer | ____________________
? 14 | Borge en medeskuldenaars | ____________________
? 15 | Wat u die boedel skuld, vir skuldvergelyking | ____________________

### G. Kontribusie

Wie ʼn eis bewys, deel in die koste wat die vrye oorskot nie kan betaal nie (artikel 106 van die Insolvensiewet 24 van 1936). ʼn Skuldeiser wat slegs op die sekuriteit steun, doen dit normaalweg nie.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {claim.creditor}, behoorlik gemagtig
[end]`,
  },
  11: {
    body: `# Eis deur ʼn hof vasgestel

${heading}

[each claims]
: Skuldeiser | {claim.creditor}
: U verwysing | {claim.reference|or ____________________}
: Eisnommer | {claim.number}

### Die vonnis

? 1 | Hof | {matter.court|or ____________________}
? 2 | Saaknommer | {claim.caseNumber|or ____________________}
? 3 | Datum van die bevel | {claim.orderDate|or ____________________}
? 4 | Kapitaal toegeken | ____________________
? 5 | Rentekoers, en van wanneer af | ____________________
? 6 | Koste: getakseerde bedrag, of nog nie getakseer nie | ____________________
? 7 | Gegee voor of na die bevel wat die boedel in ons hande geplaas het | ____________________
? 8 | Appèl of tersydestelling hangende | ____________________

### Die eis in die register

? 9 | Geëis | {claim.amount}
? 10 | Status tot nou | {claim.status}{?claim.statusDate|, {claim.statusDate}}
? 11 | Bewys by | {claim.proved|or Nog nie bewys nie}
? 12 | Aard | {claim.type}{?claim.category|: {claim.category}}

ʼn Eis wat voorgelê en toe deur ʼn vonnis besleg is, geld as bewys, tensy die skuldeiser dit binne sewe dae skriftelik laat vaar (artikel 78(3) van die Insolvensiewet 24 van 1936). Eksekusie op die vonnis is opgeskort terwyl die boedel afgehandel word. Koste wat nie getakseer is nie, word nie ingeskryf nie.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {claim.creditor}, behoorlik gemagtig
~ ______________________________ | Deur die {office.word} in die register ingeskryf
[end]

### Bylaes

1. Gesertifiseerde afskrif van die bevel
1. Allokatur van die takseermeester, waar koste geëis word`,
  },
  17: {
    body: `# Nominasie van ʼn {office.word}

Die Meester van die Hoë Hof
{masterOffice.name|or ____________________}

${heading}

[each claims]
Ek, die ondergetekende, namens **{claim.creditor}** van {claim.address|or ____________________}, ʼn skuldeiser van die boedel (verwysing {claim.reference|or ____________________}), verklaar:

? 1 | Bedrag van die eis | {claim.amount}, in woorde: {claim.amount|words}
? 2 | Waarvoor dit verskuldig is | {claim.basis|or ____________________}
? 3 | Aard van die eis | {claim.type}{?claim.category|: {claim.category}}
? 4 | Sekuriteit gehou | {claim.security|or ____________________}
? 5 | Bevel wat gegee is | {matter.provisionalOrderDate|or {matter.finalOrderDate|or ____________________}}, {matter.court|or ____________________}
? 6 | Wie ons nomineer, in hierdie volgorde | {form.nominee|or {executors.names|or ____________________}}

1. Ons vra dat wie hierbo genoem is, voorlopig aangestel word, en stem by die finale aanstelling vir dieselfde.
1. Niks is vir hierdie nominasie gegee, belowe of ontvang nie. Verwantskap met ʼn genomineerde: geen, of ____________________.
1. Die eis is gelikwideer, en die stukke wat dit staaf, word aangeheg.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {claim.creditor}, behoorlik gemagtig: volle name en hoedanigheid
[end]

### Bylaes

1. Besluit wat die ondertekenaar magtig, waar die skuldeiser nie ʼn natuurlike persoon is nie
1. Staat of bewys van die eis
1. Toestemming van elke genomineerde, met die verklaring dat daar geen belang is nie`,
  },
  30: {
    body: `> **VORM C, EERSTE BYLAE BY DIE INSOLVENSIEWET 24 VAN 1936**

# Beëdigde verklaring ter bewys van ʼn ander eis as een op ʼn wissel of skuldbewys

${heading}

[each claims]
: Skuldeiser volledig | {claim.creditor}
: Adres | {claim.address|or ____________________}
: Totaal van die eis | {claim.amount}

Ek, ______________________________, {signing.capacity|or hoedanigheid: ____________________}, verklaar onder eed:

1. Ek is gemagtig om hierdie verklaring namens {claim.creditor} af te lê, en ken die feite uit: ____________________
1. {main.displayNameAf} was op die datum van die bevel, en is nog steeds, aan {claim.creditor} die bedrag van **{claim.amount}** ({claim.amount|words}) verskuldig vir {claim.basis|or ____________________}.
1. Die skuld het ontstaan op die wyse en tye in die aangehegte rekening, gemerk A, getoon.
1. Niemand anders is vir die skuld aanspreeklik anders as as borg nie, behalwe: ____________________
1. Die eis is nie by wyse van sessie verkry nadat die verrigtinge begin het nie, behalwe: ____________________
1. {claim.creditor} het geen sekuriteit vir die skuld ontvang nie, en niemand namens die skuldeiser ook nie, behalwe: {claim.security|or ____________________}{?claim.securityKind|, {claim.securityKind}}.
1. Die waarde wat op elke sekuriteit geplaas word, is: ____________________
1. Voorkeur geëis: {claim.category|or ____________________}.

**{claim.creditor}** {?claim.reliesSolely|**steun**|{?claim.reliesSolely is "false"|**steun nie**|**steun / steun nie**}} **vir voldoening van die eis slegs op die opbrengs van die sekuriteit{?claim.reliesSolely|.| nie.}**
[if claim.reliesSolely]
*Wie slegs op die sekuriteit steun, verloor wat dit nie inbring nie, en dra slegs by tot koste soos die voorbehoude by artikel 106 bepaal.*
[end]
[end]

[use oath]`,
  },
  32: {
    body: `# Spesiale volmag om ʼn eis te bewys en te stem

${heading}

[each claims]
**{claim.creditor}** van {claim.address|or ____________________}, ʼn skuldeiser vir die bedrag van {claim.amount} (verwysing {claim.reference|or ____________________}), stel

______________________________, identiteitsnommer ____________________

met die reg van substitusie aan as agent by die eerste, tweede, spesiale en algemene byeenkomste van skuldeisers in die boedel en waarheen een daarvan ook al verdaag word:

1. om die eis te bewys, te wysig of terug te trek, en ʼn waarde op sekuriteit te plaas;
1. om vir die verkiesing van ʼn {office.word} en oor elke besluit te stem, soos volg: ____________________
1. om enigiemand wat geroep word, te ondervra;
1. om tot ʼn akkoord in te stem: ja / nee;
1. om dividende te ontvang: ja / nee.

Niemand mag so ʼn agent wees nie wat die {office.word} of ʼn genomineerde is, wat een in diens het of by een in diens is, wat die gade van een is of binne die derde graad verwant is, of wat uit die vergoeding betaal word (artikel 53 van die Insolvensiewet 24 van 1936). Die volmag eindig op ____________________.

~~ Geteken te ____________________ op ____________________
~ ______________________________ | Namens {claim.creditor}, behoorlik gemagtig
[end]

[use witnesses]`,
  },
};
