import type { TemplateTexts } from '../../standard';

const bearer = `{executors.names|or die aangestelde}`;

/** How an office ends, in Afrikaans. */
export const releaseInAfrikaans: TemplateTexts = {
  47: {
    defaults: {
      'letter.enclosures':
        'Bewys van elke betaling\nBankstaat wat nul toon, en die brief wat die rekening sluit\nKwitansies van die Voogdyfonds\nBrief van SAID\nOorspronklike sertifikaat van aanstelling of aanstellingsbriewe',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Ontheffing van pligte: {main.displayNameAf}

${bearer} het die pligte van {office.word} nagekom. Ons vra ontheffing.

[if matter.type is "Insolvencies"]
{?main.isWoundUp|Ons vra die sertifikaat van artikel 385 van die Maatskappywet 61 van 1973 dat die pligte afgehandel is, en dat u aan die registrateur verslag doen sodat die ontbinding aangeteken word (artikel 419).|Ons vra u brief dat die kurator elke plig kragtens die Insolvensiewet 24 van 1936 nagekom het, en dat artikel 56(7) op die sekerheid toegepas word.}

: Rekening | {distribution.kind} likwidasie- en {?distribution.deficiency is more than 0|kontribusierekening|distribusierekening}, ingedien op {distribution.lodgedDate}
: Bekragtig op | {matter.confirmedDate}
: Aan skuldeisers toegeken | {distribution.awarded}
: Om by te dra | {distribution.deficiency}

Bewys dat die toekennings betaal is, word ingedien (artikel 113 van die Insolvensiewet 24 van 1936; artikel 410 van die Maatskappywet 61 van 1973).
[end]
[if matter.type is "Deceased Estates"]
Die versoek berus op artikel 56(1) van die Boedelwet 66 van 1965: die boedel is verdeel soos die {account.kind} rekening bepaal.

: Bates van die rekening | {account.assets}
: Laste van die rekening | {account.liabilities}
: Aan erfgename verdeel | {account.balance}
[end]
[if matter.type is "Curatorship"]
Die versoek berus op artikel 85 van die Boedelwet 66 van 1965, saamgelees met artikel 56: die finale rekening is goedgekeur, en die goed is oorhandig aan wie daarop geregtig is.

: Bevel | {matter.court}, saak {matter.caseNumber}, {matter.orderDate|or dag op rekord}
: Kuratorsbriewe | {matter.lettersDate}
[end]

### Geld van die boedel

|: Rekening | ~ Nommer | $ Begin | $ Ontvang | $ Betaal | $ Oor |
|each bankAccounts
| {bankAccount.name} | {bankAccount.accountNumber|or Nie aangeteken nie} | {bankAccount.opening} | {bankAccount.receipts} | {bankAccount.payments} | {bankAccount.closing} |
|end
|total | Totaal | | {bankAccounts.opening} | {bankAccounts.receipts} | {bankAccounts.payments} | {bankAccounts.closing} |

[if bankAccounts.closing is more than 0]
**Die boeke toon nog {bankAccounts.closing} in die rekening.** Dit is sedertdien uitbetaal, soos die ingeslote staat toon; die inskrywings volg.
[end]

: Gesluit op | {form.bankClosedDate}

### By die Voogdyfonds inbetaal, omdat niemand dit opgeëis het nie of dit nie uitbetaal mag word nie

|: Tot wie se krediet | Bedrag |
|each form.unclaimed
| {line.a} | {line.b|or -} |
|end

### Ons verklaar dat

1. elke eis, toekenning en koste betaal is, en niks teruggehou word nie;
1. kontribusies of bedrae aan die boedel verskuldig ingevorder is, behalwe: {form.irrecoverable|or ____________________};
1. belasting finaal vereffen is: {form.taxClearance};
1. geen navraag van u en geen beswaar oop is nie, en geen hofsaak hangende is nie;
1. ons afsonderlik verlof vra om die rekords te vernietig, en die vrystelling van die borgakte {bond.number|or vir die sekerheid}{?bond.amount|, {bond.amount}}.

Laat ons asseblief die ontheffing voor of op **{letter.deadline}** skriftelik kry, met ʼn afskrif vir wie sekerheid gestel het.

[use signedByOffice]
[use enclosures]`,
  },
  48: {
    defaults: {
      'form.method': 'Versnippering deur ʼn firma wat dit sertifiseer',
      'letter.enclosures':
        'Brief of sertifikaat van ontheffing\nBesluit van skuldeisers oor die rekords, waar daar een is',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Verlof om rekords te vernietig: {main.displayNameAf}

: Ontheffing gevra op | {release.requestedDate|or {form.asAt}}
: Onthef op | {matter.releasedDate|or {form.releaseLetterDate}}

[if matter.type is "Insolvencies"]
Ons vra verlof kragtens {?main.isWoundUp|artikel 422 van die Maatskappywet 61 van 1973, soos u gelas in ʼn likwidasie deur die hof, of soos skuldeisers of lede in ʼn vrywillige een gelas het|artikel 155 van die Insolvensiewet 24 van 1936, nadat ses maande verloop het sedert die laaste rekening bekragtig is} om die boeke en rekords wat hier gelys is, te vernietig.
[end]
[if matter.type is "Deceased Estates"]
Ons vra u toestemming kragtens artikel 56(3) van die Boedelwet 66 van 1965, aangesien die rekords andersins twee jaar na die ontheffing bewaar moet word.
[end]
[if matter.type is "Curatorship"]
Ons vra u toestemming kragtens artikel 85, saamgelees met artikel 56(3), van die Boedelwet 66 van 1965. Rekords wat op die pasiënt se gesondheid of ʼn hangende eis betrekking het, word aan die pasiënt, die nuwe kurator of die eksekuteur oorhandig en word nie gelys nie.
[end]

|: # | Boeke en rekords | Dose | Van | Tot | Waar dit is |
|each form.records
| {n} | {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

1. Geeneen daarvan is in ʼn hofsaak, ʼn ondersoek of ʼn vervolging nodig nie, en geeneen gaan oor ʼn belastingjaar wat SAID nog kan oopmaak nie (artikel 29 van die Wet op Belastingadministrasie 28 van 2011: vyf jaar).
1. In kennis gestel is SAID, die prokureurs op rekord en {?main.displayNameAf|wie die rekords aan ons gegee het|die partye}. Besware: {form.needs|or ____________________}.
1. Rekords van werknemers wat ʼn fonds of die Werkloosheidsversekeringsfonds kan vra, word uitgehou.
1. Dit word nie voor **{form.destroyAfter}** vernietig nie, deur: {form.method}. Persoonlike inligting word so vernietig dat dit nie weer saamgestel kan word nie (artikel 14 van die Wet op die Beskerming van Persoonlike Inligting 4 van 2013), en die sertifikaat word geliasseer.
1. Ons eie lêer, met die rekeninge, bewysstukke en u briewe, word tot **{form.keepUntil}** bewaar.

Antwoord asseblief voor of op **{letter.deadline}**. Totdat u verlof hier is, word niks vernietig nie.

[use signedByFirm]
[use enclosures]`,
  },
  49: {
    body: `# Vrystelling van borgakte

: Aan | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or adres op die borgakte}}
: Afskrif | Die Meester van die Hoë Hof, {masterOffice.name}
: Ons verwysing | {matter.reference}
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}

## A. Die borgakte

? 1 | Nommer en datum | {bond.number}, {bond.issuedDate|or datum op die borgakte}
? 2 | Bedrag | {bond.amount} ({bond.amount|words})
? 3 | Prinsipaal en hoedanigheid | ${bearer}, {office.word}
? 4 | Boedel | {main.displayNameAf}
? 5 | Premie betaal tot | {bond.nextPremiumDate|or U rekords}

## B. Toestemming van die Meester

? 6 | Brief of sertifikaat van ontheffing | {matter.releasedDate|or {form.releaseLetterDate}}
? 7 | Artikel | {?matter.type is "Insolvencies"|Artikel 56(7) van die Insolvensiewet 24 van 1936; vir ʼn maatskappy artikel 385 van die Maatskappywet 61 van 1973|{?matter.type is "Curatorship"|Artikels 77 en 85 van die Boedelwet 66 van 1965|Artikels 23 en 56 van die Boedelwet 66 van 1965}}
? 8 | Die borg is vry van | {matter.releasedDate|or {form.releaseLetterDate}}
? 9 | Aanspreeklikheid vir handelinge voor daardie dag | Slegs soos die Meester in die brief bepaal

## C. Wat die prinsipaal vra

1. Kanselleer die borgakte van die dag in item 8 af en hef daarna geen premie nie.
1. Betaal **{form.refund}**, wat vooruit betaal is, terug in {estateBank.accountName|or die rekening van die boedel}, {estateBank.bank|or bank word nog bevestig}, rekening {estateBank.accountNumber|or word nog bevestig}. Ons verander nooit bankbesonderhede per e-pos nie.
1. Stuur die oorspronklike borgakte gekanselleer terug, of meld dat die Meester dit hou.
1. Bevestig hieronder voor of op **{letter.deadline}**.

[use signedByOffice]

## D. Bevestiging van die borg

Die borgakte hierbo is gekanselleer vanaf ____________________. Terugbetaling van premie: ____________________, betaal op ____________________. Eise waarvan kragtens die borgakte kennis gegee is: geen, of ____________________.

~~ Geteken te ____________________ op ____________________
~ {bond.provider} | Behoorlik gemagtig; stempel

### Bylaes

1. Brief of sertifikaat van ontheffing van die Meester
1. Versoek om ontheffing, met bewys van bestelling daarvan`,
  },
};
