import type { StandardTemplate } from '../standard';

/** The letters to the Road Accident Fund (103) for trustees who write in Afrikaans. */
export const trustFundInAfrikaans: readonly StandardTemplate[] = [
  {
    id: 130,
    name: 'RAF Correspondence (Afrikaans)',
    systemTypes: [5],
    language: 'af',
    kind: 'letter',
    isOurs: true,
    to: 'Road Accident Fund',
    defaults: {
      'recipient.name': 'Padongelukfonds',
      'raf.variant': 'first claim',
      'letter.enclosures':
        "Gespesifiseerde belastingfaktuur van elke rekening, deur 'n trustee onderteken\nBewys van betaling\nMotivering van die geneesheer wat die koste met die ongeluk verbind\nOnderneming\nMagtigingsbriewe",
    },
    body: `[letterhead]

{today}

{recipient.name}
{rafDetails.contactName|or Ondernemings}
{recipient.address|or {rafDetails.address|or {rafDetails.contactEmail|or Per e-pos}}}

: Ons verwysing | {matter.reference}
: Skakelnommer | {rafDetails.linkNumber}
: Eisnommer | {rafDetails.claimNumber|or Nie vermeld nie}
: U verwysing | {rafClaim.reference|or Word nog verskaf}
: Eiser | {rafDetails.claimant}
: Ongeluk | {rafDetails.accidentDate}{?rafDetails.accidentPlace|, {rafDetails.accidentPlace}}

Geagte heer of dame

[if raf.variant is "first claim" or raf.variant is "later claim"]
# {main.name}: eis ingevolge die onderneming

Ons tree op namens die trustees van bogenoemde trust, wat{?rafDetails.orderDate| by bevel van {rafDetails.orderDate}} vir {rafDetails.claimant} opgerig is. Die Fonds het{?rafDetails.undertakingDate| op {rafDetails.undertakingDate}} onderneem om die koste te betaal wat uit die ongeluk voortspruit (artikel 17(4)(a) van die Padongelukfondswet 56 van 1996). Ons eis soos volg: {rafClaim.description}.
[if raf.variant is "first claim"]

Dit is die eerste eis. Bevestig asseblief bostaande nommers, en dat betalings in die rekening hieronder gedoen word.
[end]
[end]
[if raf.variant is "follow-up" or raf.variant is "second follow-up" or raf.variant is "last follow-up"]
# {main.name}: eis van {rafClaim.lodgedDate} is onbetaal

Die eis hieronder ({rafClaim.description}) is op {rafClaim.lodgedDate}, {rafClaim.waitedDays} dae gelede, ingedien. Die Fonds het {rafClaim.paid} van {rafClaim.claimed} betaal; **{rafClaim.outstanding}** is uitstaande.

[if raf.variant is "follow-up"]
Betaal dit asseblief voor of op **{letter.deadline}**, of laat weet ons teen dan watter rekening bevraagteken word en waarom.
[end]
[if raf.variant is "second follow-up"]
{?rafClaim.lastLetterDate|Ons het op {rafClaim.lastLetterDate} oor hierdie eis aan u geskryf. }Betaal dit asseblief voor of op **{letter.deadline}**, of laat weet ons teen dan watter rekening bevraagteken word en waarom; betaal intussen dié wat nie bevraagteken word nie.
[end]
[if raf.variant is "last follow-up"]
{?rafClaim.lastLetterDate|Ons het laas op {rafClaim.lastLetterDate} oor hierdie eis aan u geskryf. }Tensy dit voor of op **{letter.deadline}** betaal is, of ons teen dan verneem watter rekening bevraagteken word en waarom, sal die trustees die onderneming laat afdwing sonder om weer te skryf.
[end]
[end]
[if raf.variant is "closing"]
# {main.name}: eis van {rafClaim.lodgedDate} is afgesluit

Die Fonds het {rafClaim.paid} van {rafClaim.claimed} betaal; die verskil is {rafClaim.outstanding}. {letter.reasons|or Die trustees sluit hierdie eis af. Ander eise ingevolge die onderneming word nie geraak nie.}
[end]

### Skedule van rekeninge

|: ~ Diens | Verskaffer en behandeling | Verband met die ongeluk | ~ Faktuur | $ Rekening | $ Geëis |
|each rafItems
| {rafItem.date|short} | {rafItem.provider}{?rafItem.treatment|: {rafItem.treatment}} | {rafItem.injuryLink|or Sien die motivering} | {rafItem.invoice|or -} | {rafItem.amount} | {rafItem.claimed} |
|end
|total | | Totaal van {rafItems.count} rekeninge | | | {rafItems.amount} | {rafItems.claimed} |

Verdeling van skuld: {rafDetails.apportionmentPercent|or ____________________}{?rafDetails.apportionmentPercent|% ({rafClaim.apportioned})}. Rekeninge wat aan die verskaffer betaal moet word, is op die faktuur so gemerk; al die ander word aan die trust betaal:

: Bank | {estateBank.bank|or Word nog verskaf}
: Tak | {estateBank.branchCode|or Word nog verskaf}
: Rekening | {estateBank.accountName|or Word nog verskaf}, {estateBank.accountNumber|or nommer word nog verskaf}
: Verwysing | {rafDetails.linkNumber}

Die uwe

~~ Namens {firm.name}
~ {responsible.name|or {firm.name}} | Namens die trustees{?executors.names|, {executors.names}}

[if raf.variant is not "closing"]
[use enclosures]
[end]`,
  },
];
