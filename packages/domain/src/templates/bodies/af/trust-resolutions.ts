import type { TemplateTexts } from '../../standard';
import { resolvedByAf, trustHeadAf } from './trust-heads';

/** What the trustees resolved, and their meetings, in Afrikaans. */
export const trustResolutionsInAfrikaans: TemplateTexts = {
  95: {
    body: `# Besluit van die trustees: aanstelling van ʼn trustee

${trustHeadAf}
: Gehou op, te | {board.date}, {board.place}
: Voorsitter | {board.chair}

### Teenwoordig, en kworum ingevolge klousule {deed.quorum}

1. {board.present}

### Aangeteken

1. Trustees in die amp: {executors.names|or ____________________}. Die akte vereis minstens {matter.leastTrustees|or die getal daarin vermeld}{?deed.mostTrustees| en hoogstens {deed.mostTrustees}}.
1. Die bevoegdheid om aan te stel is in klousule {deed.clause} van die akte.

### Besluit

1. Dat **{change.name}**, identiteits- of registrasienommer {change.idNumber}, van {change.address}, as trustee aangestel word{?change.inPlaceOf| in die plek van {change.inPlaceOf}}.
1. Dat die aanstelling van krag word wanneer die Meester skriftelike magtiging gegee het (artikel 6(1) van die Wet op die Beheer oor Trustgoed 57 van 1988). Tot dan verrig die aangestelde geen handeling as trustee nie en teken niks as sodanig nie.
1. {?change.isIndependent|Dat die aangestelde onafhanklik is: ʼn buitestaander sonder familiebande met oprigter, trustees of begunstigdes en sonder ʼn voordeel uit die trust, wat die trustreg ken en nie gediskwalifiseer is nie.|{?change.isIndependent is "false"|Dat die aangestelde nie as onafhanklike trustee voorgestel word nie.|Onafhanklikheid van die aangestelde: ____________________}}
1. Dat {?bond.number|borgakte {bond.number} na die aangestelde uitgebrei word|van sekerheid afgesien word sover die akte en die Meester dit toelaat}.
1. Dat die aangestelde ʼn ondertekenaar op die trust se rekeninge word, die register van voordelige eienaarskap bygewerk en ingedien word (artikel 11A), en SAID in kennis gestel word waar die verteenwoordiger verander.
1. Dat {signing.name} vorms J401 en J417 en wat ook al verder nodig is, teken en indien.

${resolvedByAf}

### Sertifikaat

ʼn Ware uittreksel uit die notule, vir die Meester.

~ {board.chair} | Voorsitter`,
  },
  96: {
    body: `# Besluit van die oorblywende trustees: ʼn trustee verlaat die amp

${trustHeadAf}
: Gehou op, te | {board.date}, {board.place}
: Trustee wat die amp verlaat | {change.name}, {change.idNumber}
: Grond | {change.ground}

[if change.ground is "resignation"]
*Artikel 21 van die Wet op die Beheer oor Trustgoed 57 van 1988: skriftelike kennis aan die Meester en aan die begunstigdes wat bepaal is en bevoeg is, en aan die tutor of kurator van ander. Medetrustees en die Meester kan dit nie weier nie.*
[end]
[if change.ground is "removal by the Master"]
*Artikel 20(2) van die Wet op die Beheer oor Trustgoed 57 van 1988.*
[end]
[if change.ground is "removal by the court"]
*Artikel 20(1) van die Wet op die Beheer oor Trustgoed 57 van 1988; die bevel word aangeheg.*
[end]

### Die dae op rekord

? 1 | Bedankingsbrief, sterftesertifikaat, besluit of bevel | {change.letterDate}
? 2 | Deur die Meester ontvang | {change.receivedDate|or Bewys word afgewag}
? 3 | Gewysigde magtigingsbriewe | {change.lettersDate|or Word gevra}
? 4 | Van krag, soos die oorblywende trustees die akte verstaan | {change.effectiveDate}

### Kennisgewings gegee

|: # | Aan wie | Op | Hoe |
|each change.notices
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} |
|end

### Besluit

1. Dat aangeteken word dat {change.name} die amp op bogenoemde grond verlaat het{?deed.clause|, klousule {deed.clause} van die akte}.
1. Dat {change.remaining} trustees oorbly; die akte vereis minstens {matter.leastTrustees|or die getal daarin vermeld}. Terwyl hulle minder is, doen hulle niks anders as om aan te stel nie.
1. Dat boeke, rekords, banktoestelle en die magtigingsbriewe sonder versuim teruggegee word (artikel 20(3)), die mandaat op elke rekening beëindig word, en SAID, die register van voordelige eienaarskap en wie sekerheid gestel het, in kennis gestel word.
1. Dat aanspreeklikheid bly vir wat in die amp gedoen is, en die borgakte van krag bly totdat die Meester anders bepaal.
1. Dat {signing.name} vorm J401 indien met die bewys van kennis en die oorspronklike magtigingsbriewe, of ʼn beëdigde verklaring van die verlies daarvan.

*Wie die amp verlaat het, teken nie.*

${resolvedByAf}`,
  },
  97: {
    body: `# Besluit om ʼn trust te beëindig en te deregistreer

${trustHeadAf}
: Datum van die akte | {main.deedDate}
: Besluit op, te | {board.date}, {board.place}

### Deur alle trustees besluit

1. Dat die trust ingevolge klousule {deed.clause} van die akte eindig, omdat {letter.reasons}
1. Dat die trustgoed na die volgende gegaan het:

|: # | Bate | Aan wie | $ Waarde | Dag |
|each form.delivered
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} |
|end

1. Dat daar geen skulde is nie, geen eis of saak deur of teen die trust hangende is nie, en geen grond op die naam daarvan geregistreer is nie.
1. Dat die bankrekening nul toon en op {form.bankClosedDate} gesluit is; die laaste finansiële state word goedgekeur.
1. Dat die belasting soos volg staan: {form.taxClearance}.
1. Dat die trust se stukke vir vyf jaar na die einde daarvan bewaar word (artikel 17 van die Wet op die Beheer oor Trustgoed 57 van 1988) deur {signing.name}, {signing.address}.
1. Dat {signing.name} die Meester vra om die lêer te sluit, die laaste register van voordelige eienaarskap indien en die trust by SAID deregistreer.

${resolvedByAf}

### Begunstigdes wat geneem het

[each heirs]
~ {heir.name} | {?heir.isMinor|Deur die voog|Begunstigde}: het ontvang wat hierbo staan
[end]

[page]
## Beëdigde verklaring van elke trustee

Ek, {signing.name}, identiteitsnommer {signing.idNumber}, verklaar onder eed dat ek ʼn trustee van {main.name} is; dat die trust geen bates, geen skulde en geen sake het nie; dat elke begunstigde ontvang het wat verskuldig was; en dat wat hierbo besluit is, waar is.

[use oath]`,
  },
  104: {
    body: `# Kennisgewing van ʼn vergadering van trustees

${trustHeadAf}

Aan elke trustee: {executors.names}

: Dag en uur | {notice.date} om {notice.time}
: Plek of skakel | {notice.place}
: Kennis gegee ingevolge klousule | {deed.quorum}
: Volmagte | Soos die akte toelaat; ʼn trustee gee nie die besluit uit hande nie

### Sakelys

1. {notice.purposes}

Stukke vir die vergadering word saam met hierdie kennisgewing gestuur. Bevestig asseblief voor of op **{letter.deadline}** dat u daar sal wees.

[page]
# Notule van die vergadering van trustees

${trustHeadAf}
: Gehou | {notice.date}, {notice.time}, {notice.place}
: Voorsitter | {board.chair}

### Teenwoordig, en verskonings

1. {board.present}

Kworum: klousule {deed.quorum}. Belange verklaar (artikel 9(1) van die Wet op die Beheer oor Trustgoed 57 van 1988): {minutes.interests|or ____________________}.

? 1 | Notule van die vorige vergadering, en sake daaruit | {minutes.arising|or ____________________}
? 2 | Finansiële state, jaareinde {main.financialYearEnd|or soos die akte bepaal} | {minutes.statements}
? 3 | Beleggings, versekering en eiendom | {minutes.investments}
? 4 | Belasting, voorlopige belasting en opgawe van uitkerings | {form.taxClearance}
? 5 | Register van voordelige eienaarskap (artikel 11A) | Deurgegaan en soos op hierdie dag bevestig
? 6 | Sekerheid | {?bond.number|Borgakte {bond.number}, {bond.amount}|____________________}

### Uitkerings, voor die jaareinde gevestig (artikel 25B van die Inkomstebelastingwet 58 van 1962)

|: # | Begunstigde | Inkomste of kapitaal | Bedrag | Gevestig op |
|each minutes.distributions
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} |
|end

### Besluite

|: # | Besluit | Voorgestel deur | Stemme |
|each minutes.resolutions
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} |
|end

Die trustees tree saam en eenparig op, tensy die akte ʼn meerderheid laat besluit. Volgende vergadering: {minutes.nextDate}.

${resolvedByAf}`,
  },
};
