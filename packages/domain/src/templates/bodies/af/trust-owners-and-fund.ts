import type { TemplateTexts } from '../../standard';

const trustees = `|: # | Trustee | ~ Identiteits- of registrasienommer | Adres |
|each executors
| {n} | {executor.name} | {executor.idNumber|or Word nog verskaf} | {executor.address|or Word nog verskaf} |
|end`;

/** The register of owners and the pack of a client who is taken on, in Afrikaans. The letters to the Fund are a template of their own. */
export const trustOwnersInAfrikaans: TemplateTexts = {
  100: {
    body: `> **WET OP DIE BEHEER OOR TRUSTGOED 57 VAN 1988: ARTIKEL 11A, REGULASIES 3A TOT 3E**

# Register van voordelige eienaarskap

: Trust | {main.name}
: Nommer van die trust | {matter.masterReference|or ____________________}
: Meester van die Hoë Hof | {masterOffice.name}
: Soos op | {form.asAt}

*Slegs natuurlike persone. Waar ʼn oprigter, trustee of genoemde begunstigde ʼn maatskappy of ʼn ander trust is, word die persone daaragter genoem; van ʼn minderjarige, ook die voog. Iemand in ʼn diskresionêre klas word ʼn eienaar wanneer iets vestig.*

[if owners]
[each owners]
### {n}. {owner.name}

? a | Klas van eienaarskap, en deur wie | {owner.class}{?owner.through|, deur {owner.through}}
? b | Geboortedatum | {owner.dateOfBirth|or Word nog verskaf}
? c | Identiteits- of paspoortnommer, en waar uitgereik | {owner.idNumber|or Word nog verskaf}, {owner.issuedIn|or land word nog verskaf}
? d | Nasionaliteit en burgerskap | {owner.nationality|or Word nog verskaf}; {owner.citizenship|or word nog verskaf}
? e | Woonadres | {owner.address|or Word nog verskaf}
? f | Adres vir bestelling | {owner.serviceAddress|or Soos hierbo}
? g | Ander kontak | {owner.contact|or Word nog verskaf}
? h | Belastingnommer | {owner.taxNumber|or ____________________}
? i | Eienaar sedert, en tot | {owner.fromDate|or ____________________}; {owner.toDate|or vandag toe}
[end]
[else]
Geen voordelige eienaar is op hierdie dag vasgelê nie.
[end]

## Instellings deur die trustees gebruik (artikels 10(2) en 11(1)(e))

: Bank | {estateBank.bank|or ____________________}{?estateBank.accountNumber|, rekening {estateBank.accountNumber}}

Die trustees bevestig dat die register op bogenoemde dag volledig en bygewerk is, en dat ʼn gesertifiseerde afskrif van elke identiteitsdokument daarby gehou word.

~~ Geteken te ____________________ op ____________________
[each executors]
~ {executor.name} | Trustee
[end]`,
  },
  101: {
    defaults: {
      'letter.enclosures':
        'Gesertifiseerde identiteitsdokument van elke genoemde persoon\nBewys van adres van elke persoon, nie ouer as drie maande nie\nBrief van die bank\nTrustakte\nMagtigingsbriewe, waar dit uitgereik is',
    },
    body: `> **WET OP DIE FINANSIËLE INTELLIGENSIESENTRUM 38 VAN 2001: ARTIKELS 21 TOT 21C, 21F TOT 21H EN 22**

# Aansoek en besonderhede van ʼn trust

*Ingevul wanneer die trust aangeneem word, en weer wanneer iets daarin verander of die risiko hersien word. Elke genoemde persoon teken vir sy of haar eie besonderhede.*

## A. Die mandaat

? 1 | Verantwoordingspligtige instelling | {firm.name}, {firm.address}
? 2 | Wat van ons gevra word | {form.needs|or Om die trust te administreer en namens die trustees op te tree}
? 3 | Doel van die trust | {main.purpose|or Soos die akte bepaal}
? 4 | Bron van die fondse | {deed.funds}
? 5 | Gelde | {form.agreement|or Soos skriftelik ooreengekom, met BTW}

## B. Die trust

? 6 | Naam en nommer | {main.name}; {matter.masterReference|or nog nie geregistreer nie}
? 7 | Soort trust | {matter.kind}
? 8 | Datum van die akte, testament of bevel | {main.deedDate}
? 9 | Meester van die Hoë Hof | {masterOffice.name}
? 10 | Adres | {main.address|or Per adres {firm.name}, {firm.address}}
? 11 | Belastingnommer | {main.taxNumber|or ____________________}
? 12 | Einde van finansiële jaar | {main.financialYearEnd|or Laaste dag van Februarie}
? 13 | Trustees, minstens en hoogstens | {matter.leastTrustees|or ____________}; {deed.mostTrustees|or ____________}
? 14 | Hoe begunstigdes bepaal word | {deed.class|or In die akte genoem}
? 15 | Bank | {estateBank.bank|or Word nog geopen}

## C. Trustees

${trustees}

## D. Oprigters, begunstigdes en eienaars daaragter

[if owners]
|: # | Persoon | Hoedanigheid | ~ Identiteits- of paspoortnommer | Adres |
|each owners
| {n} | {owner.name} | {owner.class}{?owner.through|, deur {owner.through}} | {owner.idNumber|or Word nog verskaf} | {owner.address|or Word nog verskaf} |
|end
[else]
Niemand is nog vasgelê nie.
[end]

## E. Deur elke persoon verklaar

1. Ek is nie, en geen lid van my familie of naaste genoot is, ʼn binnelandse of buitelandse polities blootgestelde persoon of prominente invloedryke persoon nie, behalwe soos volg: {form.exposed|or ____________________}.
1. Geen naam hier is op ʼn lys van finansiële sanksies nie (artikel 28A).
1. Die besonderhede is waar, en ek sal die firma sonder versuim van ʼn verandering in kennis stel.
1. Ek weet dat dit vyf jaar na die einde van die verhouding bewaar word (artikel 23), en vir geen ander doel gebruik word nie (Wet op die Beskerming van Persoonlike Inligting 4 van 2013).

~~ Geteken te ____________________ op ____________________
[each owners]
~ {owner.name} | {owner.class}
[end]

## F. Vir die firma

? 16 | Risiko | {form.risk}
? 17 | Hersien deur | {form.checker|or {responsible.name}}
? 18 | Moet weer hersien word op | {form.dueDate|or Wanneer iets verander, en jaarliks}

[use enclosures]`,
  },
};
