import type { TemplateTexts } from '../../standard';
import { resolvedByAf, trustHeadAf, trusteesNowAf } from './trust-heads';

/** Forms of a trust that the Master prescribes, in Afrikaans. */
export const trustFormsInAfrikaans: TemplateTexts = {
  90: {
    body: `> **J401**
> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988: ARTIKELS 4 EN 6**

# Registrasie of wysiging van ʼn trust

*Ingedien by die Meester in wie se gebied die grootste deel van die trustgoed is; ʼn testamentêre trust by die Meester wat die testament aanvaar het. Word vir elke verandering weer gebruik.*

## A. Die trust

? 1 | Naam van die trust | {main.name}
? 2 | Nommer, waar dit geregistreer is | {matter.masterReference|or Nuut}
? 3 | Soort trust | {matter.kind}
? 4 | Datum van die akte, testament of bevel | {main.deedDate}
? 5 | Waar die trustgoed is, en die Meester | {deed.assetsAt}; {masterOffice.name}
? 6 | Bron van die fondse | {deed.funds}
? 7 | Waarskynlike duur | {deed.duration}
? 8 | Doel | {main.purpose|or Soos die akte bepaal}
? 9 | Rekeninge word geouditeer | {?matter.needsAudit|Ja|{?matter.needsAudit is "false"|Nee|____________________}}
? 10 | Familiebesigheidstrust; onafhanklike trustee | {?deed.isFamilyBusiness|Ja; {?change.isIndependent|ʼn onafhanklike trustee word genoem|vrystelling word gevra}|{?deed.isFamilyBusiness is "false"|Nee|____________________}}
? 11 | Trustees: hoeveel, minstens, hoogstens | {executors.count}; {matter.leastTrustees|or ____________}; {deed.mostTrustees|or ____________}
? 12 | Begunstigdes in die akte genoem | {heirs.count}

## B. Aansoeker

? 13 | Aansoeker en kontak | {firm.name}, {firm.address}; {firm.phone}, {firm.email}
? 14 | Adres van die trust | {main.address|or Per adres {firm.name}, {firm.address}}
? 15 | Bank van die trust | {estateBank.bank|or Word nog geopen}{?estateBank.accountNumber|, rekening {estateBank.accountNumber}}
? 16 | Rekenmeester of ouditeur | {auditor.name|or ____________________}{?auditor.practiceNumber|, {auditor.professionalBody|or liggaam nie vermeld nie} {auditor.practiceNumber}}

## C. Oprigter

|: # | Oprigter of skenker | ~ Identiteits- of registrasienommer | Adres |
|each deed.founders
| {n} | {line.a} | {line.b|or Word nog verskaf} | {line.c|or Word nog verskaf} |
|end

## D. Trustees

${trusteesNowAf}

## E. Sekerheid

? 17 | Sekerheid | {?bond.number|Borgakte {bond.number} van {bond.provider|or die verskaffer daarop} vir {bond.amount} word ingedien|Vrygestel by klousule {deed.clause} van die akte, tensy die Meester goeie rede het om dit te vereis (artikel 6(2) en (3))}

## F. Waarvoor ingedien word

? 18 | Aard van die indiening | {change.kind}
? 19 | Wat verander, waar dit ʼn wysiging is | {change.about|or ____________________}

### Kontrolelys

1. Oorspronklike akte, of notarieel gesertifiseerde afskrif; hofbevel of testament, waar die trust daarop berus
1. Bewys van die indieningsgeld by ʼn nuwe trust; geen is by ʼn verandering betaalbaar nie
1. Aanvaarding van trusteeskap (J417) van elke trustee, met gesertifiseerde identiteitsdokument
1. Onderneming van die ouditeur of rekenmeester (J405), waar een vereis word
1. Verklaring van begunstigdes (J450), met hulle identiteitsdokumente
1. Borgakte (J344), of die klousule wat vrystel
1. Oorspronklike magtigingsbriewe, by ʼn verandering van trustees

~~ Geteken te ____________________ op ____________________
~ {responsible.name|or {firm.name}} | Aansoeker`,
  },
  91: {
    body: `> **J417**
> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988: ARTIKELS 5 EN 6**

# Aanvaarding van trusteeskap

*Een vir elke trustee, oorspronklik, met ʼn gesertifiseerde afskrif van die identiteitsdokument. Elke vraag word beantwoord; die rede vir ʼn nee staan daarnaas.*

${trustHeadAf}

? 1 | Volle name en van | {signing.name}
? 2 | Identiteitsnommer, of paspoortnommer en land | {signing.idNumber}
? 3 | Liggaam verteenwoordig, met registrasienommer en besluit | {change.represents|or ____________________}
? 4 | Beroep | {signing.occupation}
? 5 | Ervaring van trusts | {change.experience}
? 6 | Adres vir kennisgewings en prosesstukke (artikel 5): straatadres | {signing.domicilium}
? 7 | Posadres, telefoon en e-pos | {executor.address|or {signing.address}}; {executor.phone|or {firm.phone}}; {executor.email|or {firm.email}}
? 8 | Is die trust ʼn familiebesigheidstrust? | {?deed.isFamilyBusiness|Ja|{?deed.isFamilyBusiness is "false"|Nee|____________________}}
? 9 | Is u die onafhanklike trustee? | {?change.isIndependent|Ja; die beëdigde verklaring van onafhanklikheid word aangeheg|{?change.isIndependent is "false"|Nee|____________________}}
? 10 | Is u ʼn begunstigde, of verwant aan ʼn trustee, begunstigde of oprigter? | {signing.relationship|or ____________________}
? 11 | Behou u self beheer oor die rekords? | {change.records|or ____________________}

Ek doen aansoek om magtiging om kragtens artikel 6(1) as trustee op te tree, aanvaar die trusteeskap, en verklaar dat:

1. ek eers optree wanneer die Meester my skriftelik gemagtig het, en saam met die ander trustees soos die akte vereis;
1. ek die Meester binne 14 dae van ʼn adresverandering in kennis sal stel, en sonder versuim van ʼn verandering van begunstigdes, trustees of ouditeur;
1. ek nie ʼn ongerehabiliteerde insolvent, minderjarig of handelingsonbevoeg is nie; nie as direkteur verbied is nie; nie aan diefstal, bedrog, vervalsing, meineed, korrupsie of ʼn misdryf van artikel 6(1A) skuldig bevind is nie; nie weens wangedrag uit ʼn vertrouensamp verwyder is nie; nie onder finansiële sanksies is nie;
1. geen grond van artikel 20(2) op my van toepassing is nie, en ek dadelik sal aanmeld as een ontstaan;
1. ek weet dat die register van voordelige eienaarskap gehou en ingedien word (artikel 11A), dat instellings meegedeel word dat ʼn transaksie vir ʼn trust is (artikel 10(2)), en dat versuim ʼn misdryf is (artikel 19(2)).

~~ Geteken te ____________________ op ____________________
~ {signing.name} | Trustee`,
  },
  92: {
    body: `> **J405**
> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988: ARTIKEL 15**

# Onderneming deur ʼn ouditeur of rekenmeester

${trustHeadAf}

? 1 | Volle name en van | {auditor.name}
? 2 | Identiteitsnommer | {auditor.idNumber|or {signing.idNumber}}
? 3 | Firma | {auditor.firmName|or {auditor.name}}
? 4 | Professionele liggaam | {auditor.professionalBody}
? 5 | Praktyk- of lidmaatskapnommer | {auditor.practiceNumber}
? 6 | Straatadres vir kennisgewings | {auditor.address|or {signing.domicilium}}
? 7 | Telefoon en e-pos | {auditor.phone|or {auditor.email|or Word nog verskaf}}
? 8 | Aangestel op | {auditor.appointedDate|or {board.date}}

Ek aanvaar die aanstelling, is daarvoor bevoeg, en onderneem om die Meester skriftelik mee te deel:

1. as ek ophou optree, en wie my opvolg;
1. as die begunstigdes verander, sover ek daarvan te wete kom;
1. as die trust anders geadministreer word as wat die akte bepaal;
1. van wesenlike toevoegings tot die trustgoed, met die waarde daarvan;
1. van ʼn wesenlike onreëlmatigheid wat die trustees nie binne een maand na my kennisgewing aan hulle regstel nie (artikel 15).

Waar ek een hiervan nie kan gee nie, is die rede: ____________________

~~ Geteken te ____________________ op ____________________
~ {auditor.name} | Ouditeur of rekenmeester

### Word aangeheg

1. Besluit van die trustees wat die ouditeur of rekenmeester aanstel
1. Bewys van lidmaatskap van die professionele liggaam`,
  },
  93: {
    body: `> **J450**
> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988**

# Verklaring van die begunstigdes van ʼn trust

${trustHeadAf}
: Datum van die akte | {main.deedDate}

[if heirs]
|: # | Begunstigde volledig | ~ Identiteits- of registrasienommer | ~ Gebore | Minderjarig of onbevoeg | Voog |
|each heirs
| {n} | {heir.name} | {heir.idNumber|or Word nog verskaf} | {heir.dateOfBirth|or ____________} | {?heir.isMinor|Ja|{?heir.isMinor is "false"|Nee|____________}} | {?heir.isMinor|{heir.guardian|or Word nog verskaf}|-} |
|end
[else]
________________________________________
[end]

: Klas van begunstigdes, en wie bekend is dat daartoe behoort | {deed.class|or ____________________}
: Inkomste- of kapitaalbegunstigdes | {deed.benefits}

Ek verklaar dat die lys volledig is soos die akte en latere besluite lui, en dat die Meester sonder versuim meegedeel word wanneer dit verander. Identiteitsdokumente, geboortesertifikate van minderjariges en identiteitsdokumente van hulle voogde word aangeheg.

~~ Geteken te ____________________ op ____________________
~ {signing.name} | Trustee of aansoeker`,
  },
  94: {
    body: `> **J344**
> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988: ARTIKEL 6(2) EN (3)**

# Borgakte deur ʼn trustee

*Gegee binne twee maande na die dag waarop die Meester dit vra (artikel 20(2)(b)). Oorspronklike, met die stempel en gesag van die versekeraar.*

? 1 | Aan | Die Meester van die Hoë Hof, {masterOffice.name}
? 2 | Trust en nommer | {main.name}, {matter.masterReference|or nog nie geregistreer nie}
? 3 | Trustees as prinsipale gebonde | {executors.names}
? 4 | Borg | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or adres op die stempel}}
? 5 | Nommer van die borgakte | {bond.number|or Word nog toegeken}
? 6 | Bedrag deur die Meester bepaal | {bond.amount}
? 7 | In woorde | {bond.amount|words}
? 8 | Premie volgende verskuldig op | {bond.nextPremiumDate|or Soos die borg bevestig}

1. Die trustees onderneem om hulle pligte na te kom met die sorg, ywer en bekwaamheid van iemand wat ʼn ander se sake behartig (artikel 9), van die trustgoed rekenskap te gee en dit te lewer soos die akte vereis.
1. Die borg verbind hom teenoor die Meester, ten behoewe van die begunstigdes, gesamentlik en afsonderlik saam met die trustees, vir wat deur versuim verlore gaan, tot die bedrag hierbo, en doen afstand van die voorregte van uitwinning en verdeling.
1. Die borgakte geld vir elke genoemde trustee, bly van krag totdat die Meester dit skriftelik kanselleer of verminder (artikel 6(3)), en verval nie omdat ʼn premie onbetaald is nie.
1. Die redelike koste daarvan is ʼn las teen die trustgoed.

${resolvedByAf}
~ {bond.provider} | Borg; stempel
[use witnesses]`,
  },
};
