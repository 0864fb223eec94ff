import type { TemplateTexts } from '../../standard';

const head = `: Saak | {main.displayNameAf} ({matter.reference})
: Meesterverwysing | {matter.masterReference|or Nog nie toegeken nie}
: Tydperk | {form.fromDate} tot {form.toDate}
: Soos op | {form.asAt}
: Opgestel deur en nagegaan deur | {form.maker|or {responsible.name}} / {form.checker|or ____________________}
`;
const drawnAndChecked = `~~ Opgestel en nagegaan
~ {form.maker|or {responsible.name}} | Opgestel deur
~ {form.checker|or ______________________________} | Nagegaan deur`;

/** Tables from the ledger and the bank, in Afrikaans. */
export const reconciliationInAfrikaans: TemplateTexts = {
  105: {
    body: `# Bankrekonsiliasiestaat

${head}
[if bankAccounts]
[each bankAccounts]
## {bankAccount.name}{?bankAccount.accountNumber|, rekening {bankAccount.accountNumber}}

|: Wat | $ Bedrag |
| Saldo op die staat van {bankAccount.statementDate|or die bank (geen ingevoer nie)} | {bankAccount.statementBalance} |
| Plus ontvangstes nog nie deur die bank nie | {bankAccount.depositsOutstanding} |
| Min betalings nog nie deur die bank nie | {bankAccount.paymentsOutstanding} |
| Min bankreëls wat nog nie geboek is nie | {bankAccount.unidentified} |
|subtotal | Aangepaste saldo | {bankAccount.adjusted} |
| Saldo van die kasboek | {bankAccount.cashBook} |
|total | Verskil | {bankAccount.difference} |

[if outstandings]
|: ~ Datum | Nog nie deur die bank nie | ~ Verwysing | # Dae | $ Ontvangste | $ Betaling |
|each outstandings
| {outstanding.date|short} | {outstanding.description}{?outstanding.isOld| (ouer as 30 dae: volg op)} | {outstanding.reference|or -} | {outstanding.age} | {outstanding.receipt|or -} | {outstanding.payment|or -} |
|end
[else]
Niks is uitstaande nie: elke inskrywing van die kasboek is op die bankstaat.
[end]

|: Kasboek vir die tydperk | $ Bedrag |
| Beginsaldo | {bankAccount.opening} |
| Plus ontvangstes | {bankAccount.receipts} |
| Min betalings | {bankAccount.payments} |
|total | Eindsaldo | {bankAccount.closing} |

[if bankAccount.difference]
{?bankAccount.difference is "0"|Die aangepaste saldo, die kasboek en die grootboek stem ooreen.|**Die staat stem nie met die kasboek ooreen nie. Dit mag nie ingedien word voordat die verskil verklaar is nie.**}
[end]
[end]

## Alle rekeninge

|: Wat | $ Bedrag |
|each bankAccounts
| {bankAccount.name} | {bankAccount.closing} |
|end
|total | Geld, soos die skedule van kontanttoewysing en die rekening dit toon | {bankAccounts.closing} |
[else]
Geen bankrekening is vir hierdie saak vasgelê nie; daar is niks om te rekonsilieer nie.
[end]

${drawnAndChecked}`,
  },
  106: {
    body: `# Skedule van kontanttoewysing

${head}
Elke ontvangste en betaling staan onder die opskrif van die rekening waaraan dit toegewys is. Oordragte tussen die saak se eie rekeninge kom op nul uit.

[if sections]
[each sections]
### {section.name}

|: ~ Datum | Beskrywing | ~ Bewysstuk | $ Ontvangste | $ Betaling |
|each entries
| {entry.date|short} | {entry.description}{?entry.party| ({entry.party})} | {entry.voucher|or geen} | {entry.receipt|or -} | {entry.payment|or -} |
|end
|subtotal | | {section.name} | | {entries.receipt} | {entries.payment} |
[end]

## Opsomming

|: Opskrif | $ Ontvangstes | $ Betalings | $ Netto |
|each sections
| {section.name} | {section.receipts} | {section.payments} | {section.net} |
|end
|total | Totaal | {sections.receipts} | {sections.payments} | {sections.net} |

|: Dit stem ooreen met die bankrekonsiliasie | $ Bedrag |
| Beweging van alle bankrekeninge in die tydperk: ontvangstes min betalings | {sections.net} |
| Eindsaldo van alle bankrekeninge | {bankAccounts.closing} |
[else]
Geen geld is tot {form.asAt} in hierdie saak ontvang of betaal nie.
[end]

${drawnAndChecked}`,
  },
  107: {
    body: `# Staat van inkomste en uitgawes

${head}
[if matter.type is "Deceased Estates"]
Inkomste vanaf die datum van dood, afsonderlik van kapitaal (Boedelwet 66 van 1965, regulasie 5). Die staat sluit op nul teen wat as inkomste toegeken word.
[end]
[if matter.type is "Curatorship"]
Inkomste en die aanwending daarvan, afsonderlik van kapitaal (regulasie 7(3)). Die vergoeding is op inkomste ontvang, nie op oordragte tussen die pasiënt se eie rekeninge nie.
[end]
[if matter.type is "Insolvencies"]
Handels- en ander inkomste van die boedel, en wat bestee is om dit te verdien. Dit word oorgedra na die vrye oorskot of na die beswaarde bate waaraan dit behoort.
[end]

### Inkomste

|: ~ Datum | Beskrywing | Bron | ~ Bewysstuk | $ Bedrag |
|each incomes
| {income.date|short} | {income.description} | {income.source} | {income.voucher|or geen} | {income.amount} |
|end
|total | | Totale inkomste | | | {incomes.amount} |

### Uitgawes

|: ~ Datum | Beskrywing | Soort | ~ Bewysstuk | $ Bedrag |
|each expenses
| {expense.date|short} | {expense.description}{?expense.payee| ({expense.payee})} | {expense.kind} | {expense.voucher|or geen} | {expense.amount} |
|end
|total | | Totale uitgawes | | | {expenses.amount} |

BTW in die uitgawes: {expenses.vat}. {incomes.count} inskrywings van inkomste en {expenses.count} van uitgawes is getel.

${drawnAndChecked}`,
  },
  108: {
    body: `# Register van bewysstukke

${head}
[if missingVouchers]
### Sonder ʼn bewysstuk: {missingVouchers.count}

*Hierdie staan bo-aan omdat die rekening nie ingedien kan word terwyl dit oop is nie (artikel 35(2A) vir ʼn bestorwe boedel, regulasie 7 vir ʼn kurator).*

|: ~ Datum | Beskrywing | $ Bedrag |
|each missingVouchers
| {missingVoucher.date|short} | {missingVoucher.description} | {missingVoucher.amount} |
|end
|total | | Totaal sonder ʼn bewysstuk | {missingVouchers.amount} |
[else]
Elke inskrywing het ʼn bewysstuk.
[end]

### Bewysstukke

|: ~ Bewysstuk | ~ Datum | Beskrywing | Uitgereik deur | $ Bedrag | Oorspronklike gesien |
|each vouchers
| {voucher.number} | {voucher.date|short} | {voucher.description} | {voucher.issuer|or -} | {voucher.amount} | ______ |
|end
|total | | | {vouchers.count} bewysstukke | | {vouchers.amount} | |

~~ Teen die oorspronklikes gesien
~ {form.maker|or {responsible.name}} | Opgestel deur
~ {form.checker|or ______________________________} | Nagegaan deur`,
  },
  109: {
    body: `# Uitbetalingskedule

${head}
[if matter.type is "Deceased Estates"]
Betaling volg die rekening wat ter insae gelê het (artikel 35(12) van die Boedelwet 66 van 1965). ʼn Minderjarige se geld gaan na die Voogdyfonds tensy die testament of ʼn trust anders bepaal.
[end]
[if matter.type is "Curatorship"]
Betaling word binne die kurator se bevoegdhede en uit die pasiënt se eie rekeninge gemaak.
[end]
[if matter.type is "Insolvencies"]
Betaling volg die bekragtigde rekening. Wat nie opgeëis word nie, gaan na die Voogdyfonds soos die reg bepaal.
[end]

|: # | Begunstigde van betaling | As | $ Verskuldig | $ Reeds betaal | $ Om te betaal |
|each payouts
| {n} | {payout.payee} | {payout.capacity} | {payout.gross} | {payout.paidBefore} | {payout.net} |
|end
|total | | {payouts.count} betalings | | {payouts.gross} | {payouts.paidBefore} | {payouts.net} |

### Waar dit inbetaal word

|: # | Begunstigde van betaling | Bank en takkode | ~ Rekening | Ons verwysing | Hulle verwysing |
|each payouts
| {n} | {payout.payee} | {payout.bank|or nie vasgelê nie}, {payout.branchCode|or -} | {payout.accountNumber|or nie vasgelê nie} | {payout.myRef} | {payout.theirRef|or -} |
|end

|: Teenoor die geld wat daar is | $ Bedrag |
| Geld in die bank, soos die rekonsiliasie dit toon | {bankAccounts.closing} |
| Volgens hierdie skedule te betaal | {payouts.net} |

Geen betaling word vrygestel voordat die ontvanger se rekening telefonies op ʼn bekende nommer bevestig is nie. ʼn Bankrekening wat na goedkeuring verander het, stop die betaling.

~~ Vir betaling goedgekeur
~ {form.maker|or {responsible.name}} | Opgestel deur
~ {form.checker|or ______________________________} | Nagegaan en goedgekeur deur`,
  },
  128: {
    defaults: { 'letter.delivery': 'E-pos' },
    body: `[letterhead]
[use toMaster]

# Vorderingsverslag soos op {form.asAt}: {main.displayNameAf}

: Aangestel | {?matter.lettersDate|{executors.names|or ____________________}, {office.letters} van {matter.lettersDate}|____________________}
: Sekerheid | {?bond.number|{bond.number} vir {bond.amount}|____________________}
[if matter.type is "Deceased Estates"]
: Oorlede | {main.dateOfDeath}
: Rekening verskuldig | {matter.accountDueDate|or Ses maande na die eksekuteursbriewe (artikel 35(1)(a))}
[end]
[if matter.type is "Curatorship"]
: Bevel | {matter.court}, saak {matter.caseNumber}, {matter.orderDate|or dag word nog bevestig}
[end]
[if matter.type is "Insolvencies"]
: Bevel | {?matter.finalOrderDate|finaal, {matter.finalOrderDate}|voorlopig, {matter.provisionalOrderDate|or dag word nog bevestig}}, {matter.court|or hof word nog bevestig}
[end]

## Mylpale

|: Mylpaal | ~ Bereik op |
|each milestones
| {milestone.name} | {milestone.date|or Nog nie} |
|end

## Die boedel in syfers

|: Wat | $ Bedrag |
| Bates | {figures.grossAssets|or Nie bekend nie} |
| Bekende skulde en eise | {figures.liabilities|or Nie bekend nie} |
| Tot dusver te gelde gemaak | {figures.realised} |
| Nog te gelde te maak | {figures.unrealised|or Nie bekend nie} |
| Geld voorhande, volgens die grootboek | {figures.cash|or Nie bekend nie} |

## Wat gedoen is

1. {form.done}

## Wat uitstaande is

|: Wat | Vir wie ons wag | Sedert | Laas opgevolg | Volgende |
|each form.outstanding
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

## Datums wat voorlê

[if deadlines]
|: Wat | ~ Dag |
|each deadlines
| {deadline.name}{?deadline.isOverdue| (agterstallig)} | {deadline.date|short} |
|end
[else]
Geen verdere datum is aangeteken nie.
[end]

{?form.litigation|Hofsake en ondersoeke: {form.litigation}|Hofsake en ondersoeke: ____________________}

Ons verwag om teen {form.requestedDate} klaar te maak. {form.needs|or Ons vra dat van die verslag kennis geneem word.} Laat weet ons asseblief voor of op **{letter.deadline}** as u meer wil hê.

[use signedByOffice]`,
  },
};
