import type { TemplateTexts } from '../../standard';
import { trusteesNowAf } from './trust-heads';

/** Letters of a trust to the Master and SARS, in Afrikaans. */
export const trustLettersInAfrikaans: TemplateTexts = {
  98: {
    defaults: {
      'letter.enclosures':
        'Vorm J401\nOorspronklike akte, of notarieel gesertifiseerde afskrif\nVorm J417 van elke trustee, met gesertifiseerde identiteitsdokument\nVorm J405\nVorm J450, met identiteitsdokumente\nVorm J344, of die klousule wat vrystel\nBewys van die indieningsgeld\nOorspronklike magtigingsbriewe, waar trustees verander',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Indiening vir {main.name}: {change.kind}

Ons dien kragtens artikels 4 en 6 van die Wet op die Beheer oor Trustgoed 57 van 1988 in. {change.about|or Die vorms meld wat gevra word.}

### Magtigingsbriewe word gevra vir

${trusteesNowAf}

1. **Getal trustees.** {executors.count} word genoem; die akte vereis minstens {matter.leastTrustees|or die getal daarin vermeld}.
1. **Sekerheid.** {?bond.number|Borgakte {bond.number} vir {bond.amount} word ingesluit.|Klousule {deed.clause} van die akte stel die trustees vry; ons vra dat van sekerheid afgesien word (artikel 6(2) en (3)).}
1. **Onafhanklike trustee.** {?deed.isFamilyBusiness|{?change.isIndependent|Een word genoem, en die beëdigde verklaring van onafhanklikheid word ingesluit.|Die trust is ʼn familiebesigheidstrust; ons vra vrystelling om die redes hieronder.}|{?deed.isFamilyBusiness is "false"|Geen is nodig nie: die trust is nie ʼn familiebesigheidstrust nie.|____________________}}
1. **Voordelige eienaars.** Die register van artikel 11A is op {form.asAt} ingedien; die ontvangserkenning is by ons.
1. **Ouditeur.** {auditor.name|or ____________________}.

{letter.reasons|or Niks verder vereis u diskresie nie.}

Reik asseblief die magtigingsbriewe uit, en deel ons mee wat ontbreek, voor of op **{letter.deadline}**. Tot dan tree niemand op nie (artikel 6(1)).

[use signedByFirm]
[use enclosures]`,
  },
  99: {
    defaults: {
      'letter.enclosures':
        'Besluit om te deregistreer, deur alle trustees geteken\nBeëdigde verklaring van elke trustee\nKwitansies van die begunstigdes\nOorspronklike magtigingsbriewe, of beëdigde verklaring van verlies\nSluitingsbrief van die bank\nLaaste finansiële state',
    },
    body: `[letterhead]
[use toMaster]

Geagte heer of dame

# Sluiting van die lêer: {main.name}

Die trustees het op {board.date} besluit dat die trust tot ʼn einde gekom het: {letter.reasons}

|: # | Trustgoed | Ontvang deur | Waarde | Dag |
|each form.delivered
| {n} | {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} |
|end

1. Die bankrekening is op {form.bankClosedDate} gesluit. Geen grond, skuld of saak bly oor nie.
1. By SAID staan dit soos volg: {form.taxClearance}.
1. Die laaste register van voordelige eienaarskap is op {form.asAt} ingedien (artikel 11A van die Wet op die Beheer oor Trustgoed 57 van 1988).
1. {?bond.number|Ons vra dat borgakte {bond.number} vir {bond.amount} gekanselleer word (artikel 6(3)).|Geen borgakte is aangeteken nie.}
1. Die stukke word vyf jaar lank bewaar (artikel 17) deur {signing.name}, {signing.address}.

Die Wet het geen artikel oor deregistrasie nie. Ons vra dat u die lêer sluit en dit voor of op **{letter.deadline}** skriftelik bevestig, sodat SAID kan volg.

[use signedByOffice]
[use enclosures]`,
  },
  102: {
    defaults: {
      'recipient.name': 'Suid-Afrikaanse Inkomstediens',
      'letter.enclosures':
        'Vorm IT77TR\nMagtigingsbriewe, gesertifiseerde afskrif\nTrustakte, gesertifiseerde afskrif\nIdentiteitsdokumente en bewys van adres van die trustees\nBesluit wat die verteenwoordiger noem\nVolmag van die belastingpraktisyn\nBrief van die bank\nRegister van voordelige eienaarskap',
    },
    body: `[letterhead]
[use reference]

Geagte heer of dame

# Registrasie vir inkomstebelasting: {main.name}, {matter.masterReference|or nommer volg}

Die trust is by magtigingsbriewe van {matter.lettersDate} gemagtig. Registrasie is binne 21 besigheidsdae verskuldig (artikel 22 van die Wet op Belastingadministrasie 28 van 2011).

? 1 | Naam en nommer van die trust | {main.name}, {matter.masterReference|or volg}
? 2 | Soort trust | {matter.kind}
? 3 | Spesiale trust, en op watter bewys | {deed.special|or ____________________}
? 4 | Belastingpligtig vanaf | {main.deedDate}
? 5 | Einde van finansiële jaar | {main.financialYearEnd|or Laaste dag van Februarie}
? 6 | Verteenwoordigende belastingpligtige, met identiteitsnommer | {signing.name}, {signing.idNumber}
? 7 | Belastingpraktisyn | {taxPractitioner.name|or ____________________}{?taxPractitioner.number|, {taxPractitioner.number}}
? 8 | Bank | {estateBank.bank|or Word nog bevestig}, tak {estateBank.branchCode|or word nog bevestig}, rekening {estateBank.accountNumber|or word nog bevestig}
? 9 | Adres | {main.address|or Per adres {firm.name}, {firm.address}}

${trusteesNowAf}

Ons vra:

1. ʼn nommer vir inkomstebelasting, en die koppeling aan ons profiel op eFiling;
1. inskrywing van die verteenwoordiger hierbo in die plek van enige ander;
1. bevestiging of voorlopige belasting van die eerste jaar af geld.

Laat ons asseblief die nommer voor of op **{letter.deadline}** kry.

[use signedByFirm]
[use enclosures]`,
  },
};
