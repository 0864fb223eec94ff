import type { StandardTemplate } from '../standard';

const head = `: Matter | {main.displayName} ({matter.reference})
: Master's reference | {matter.masterReference|or Not allotted yet}
: Period | {form.fromDate} to {form.toDate}
: As at | {form.asAt}
: Drawn by and checked by | {form.maker|or {responsible.name}} / {form.checker|or ____________________}
`;
const types = [1, 2, 3] as const;

/** Tables from the ledger and the bank: 105 to 109. Each says what it must agree with, and shows it. */
export const reconciliationPapers: readonly StandardTemplate[] = [
  {
    id: 105,
    name: 'Bank Reconciliation Statement',
    systemTypes: types,
    language: 'en',
    kind: 'recon',
    body: `# Bank reconciliation statement

${head}
[if bankAccounts]
[each bankAccounts]
## {bankAccount.name}{?bankAccount.accountNumber|, account {bankAccount.accountNumber}}

|: What | $ Amount |
| Balance on the statement of {bankAccount.statementDate|or the bank (none imported)} | {bankAccount.statementBalance} |
| Plus receipts not yet through the bank | {bankAccount.depositsOutstanding} |
| Less payments not yet through the bank | {bankAccount.paymentsOutstanding} |
| Less bank lines that are not booked yet | {bankAccount.unidentified} |
|subtotal | Adjusted balance | {bankAccount.adjusted} |
| Balance of the cash book | {bankAccount.cashBook} |
|total | Difference | {bankAccount.difference} |

[if outstandings]
|: ~ Date | Not yet through the bank | ~ Reference | # Days | $ Receipt | $ Payment |
|each outstandings
| {outstanding.date|short} | {outstanding.description}{?outstanding.isOld| (older than 30 days: follow up)} | {outstanding.reference|or -} | {outstanding.age} | {outstanding.receipt|or -} | {outstanding.payment|or -} |
|end
[else]
Nothing is outstanding: every entry of the cash book is on the bank statement.
[end]

|: Cash book for the period | $ Amount |
| Opening balance | {bankAccount.opening} |
| Plus receipts | {bankAccount.receipts} |
| Less payments | {bankAccount.payments} |
|total | Closing balance | {bankAccount.closing} |

[if bankAccount.difference]
{?bankAccount.difference is "0"|The adjusted balance, the cash book and the ledger agree.|**The statement does not agree with the cash book. It may not be lodged before the difference is explained.**}
[end]
[end]

## All accounts

|: What | $ Amount |
|each bankAccounts
| {bankAccount.name} | {bankAccount.closing} |
|end
|total | Money, as the cash allocation schedule and the account show it | {bankAccounts.closing} |
[else]
No bank account is captured for this matter; there is nothing to reconcile.
[end]

~~ Drawn up and checked
~ {form.maker|or {responsible.name}} | Drawn by
~ {form.checker|or ______________________________} | Checked by`,
  },
  {
    id: 106,
    name: 'Cash Allocation Schedule',
    systemTypes: types,
    language: 'en',
    kind: 'recon',
    body: `# Cash allocation schedule

${head}
Every receipt and payment stands under the heading of the account it is allocated to. Transfers between the matter's own accounts come to nil.

[if sections]
[each sections]
### {section.name}

|: ~ Date | Description | ~ Voucher | $ Receipt | $ Payment |
|each entries
| {entry.date|short} | {entry.description}{?entry.party| ({entry.party})} | {entry.voucher|or none} | {entry.receipt|or -} | {entry.payment|or -} |
|end
|subtotal | | {section.name} | | {entries.receipt} | {entries.payment} |
[end]

## Summary

|: Heading | $ Receipts | $ Payments | $ Net |
|each sections
| {section.name} | {section.receipts} | {section.payments} | {section.net} |
|end
|total | Total | {sections.receipts} | {sections.payments} | {sections.net} |

|: This agrees with the bank reconciliation | $ Amount |
| Movement of all bank accounts in the period: receipts less payments | {sections.net} |
| Closing balance of all bank accounts | {bankAccounts.closing} |
[else]
No money was received or paid in this matter up to {form.asAt}.
[end]

~~ Drawn up and checked
~ {form.maker|or {responsible.name}} | Drawn by
~ {form.checker|or ______________________________} | Checked by`,
  },
  {
    id: 107,
    name: 'Income and Expenditure Statement',
    systemTypes: types,
    language: 'en',
    kind: 'recon',
    body: `# Income and expenditure statement

${head}
[if matter.type is "Deceased Estates"]
Income from the date of death, apart from capital (Administration of Estates Act 66 of 1965, regulation 5). The statement closes to nil against what is awarded as income.
[end]
[if matter.type is "Curatorship"]
Income and its use, apart from capital (regulation 7(3)). The fee is on income received, not on transfers between the patient's own accounts.
[end]
[if matter.type is "Insolvencies"]
Trading and other income of the estate, and what was spent to earn it. It is carried to the free residue or to the encumbered asset it belongs to.
[end]

### Income

|: ~ Date | Description | Source | ~ Voucher | $ Amount |
|each incomes
| {income.date|short} | {income.description} | {income.source} | {income.voucher|or none} | {income.amount} |
|end
|total | | Total income | | | {incomes.amount} |

### Expenditure

|: ~ Date | Description | Kind | ~ Voucher | $ Amount |
|each expenses
| {expense.date|short} | {expense.description}{?expense.payee| ({expense.payee})} | {expense.kind} | {expense.voucher|or none} | {expense.amount} |
|end
|total | | Total expenditure | | | {expenses.amount} |

VAT in the expenditure: {expenses.vat}. {incomes.count} entries of income and {expenses.count} of expenditure were counted.

~~ Drawn up and checked
~ {form.maker|or {responsible.name}} | Drawn by
~ {form.checker|or ______________________________} | Checked by`,
  },
  {
    id: 108,
    name: 'Voucher Index',
    systemTypes: types,
    language: 'en',
    kind: 'recon',
    body: `# Voucher index

${head}
[if missingVouchers]
### Without a voucher: {missingVouchers.count}

*These stand on top because the account cannot be lodged with them open (section 35(2A) for a deceased estate, regulation 7 for a curator).*

|: ~ Date | Description | $ Amount |
|each missingVouchers
| {missingVoucher.date|short} | {missingVoucher.description} | {missingVoucher.amount} |
|end
|total | | Total without a voucher | {missingVouchers.amount} |
[else]
Every entry has its voucher.
[end]

### Vouchers

|: ~ Voucher | ~ Date | Description | Issued by | $ Amount | Original seen |
|each vouchers
| {voucher.number} | {voucher.date|short} | {voucher.description} | {voucher.issuer|or -} | {voucher.amount} | ______ |
|end
|total | | | {vouchers.count} vouchers | | {vouchers.amount} | |

~~ Seen against the originals
~ {form.maker|or {responsible.name}} | Drawn by
~ {form.checker|or ______________________________} | Checked by`,
  },
  {
    id: 109,
    name: 'Payout Schedule',
    systemTypes: types,
    language: 'en',
    kind: 'recon',
    body: `# Payout schedule

${head}
[if matter.type is "Deceased Estates"]
Payment follows the account that lay open for inspection (section 35(12) of the Administration of Estates Act 66 of 1965). A minor's money goes to the Guardian's Fund unless the will or a trust provides otherwise.
[end]
[if matter.type is "Curatorship"]
Payment is made within the powers of the curator and from the patient's own accounts.
[end]
[if matter.type is "Insolvencies"]
Payment follows the confirmed account. What is not claimed goes to the Guardian's Fund as the law provides.
[end]

|: # | Payee | As | $ Due | $ Paid before | $ To pay |
|each payouts
| {n} | {payout.payee} | {payout.capacity} | {payout.gross} | {payout.paidBefore} | {payout.net} |
|end
|total | | {payouts.count} payments | | {payouts.gross} | {payouts.paidBefore} | {payouts.net} |

### Where it is paid

|: # | Payee | Bank and branch code | ~ Account | Our reference | Their reference |
|each payouts
| {n} | {payout.payee} | {payout.bank|or not captured}, {payout.branchCode|or -} | {payout.accountNumber|or not captured} | {payout.myRef} | {payout.theirRef|or -} |
|end

|: Against the money there is | $ Amount |
| Money in the bank, as the reconciliation shows it | {bankAccounts.closing} |
| To pay by this schedule | {payouts.net} |

No payment is released before the account of the payee was verified by telephone on a known number. A bank account that changed after approval stops the payment.

~~ Approved for payment
~ {form.maker|or {responsible.name}} | Drawn by
~ {form.checker|or ______________________________} | Checked and approved by`,
  },
  {
    id: 128,
    name: 'Master Progress Report',
    systemTypes: types,
    language: 'en',
    kind: 'report',
    to: 'Master',
    defaults: { 'letter.delivery': 'Email' },
    body: `[letterhead]
[use toMaster]

# Progress report as at {form.asAt}: {main.displayName}

: Appointed | {?matter.lettersDate|{executors.names|or ____________________}, {office.letters} of {matter.lettersDate}|____________________}
: Bond of security | {?bond.number|{bond.number} for {bond.amount}|____________________}
[if matter.type is "Deceased Estates"]
: Died | {main.dateOfDeath}
: Account due | {matter.accountDueDate|or Six months from the letters (section 35(1)(a))}
[end]
[if matter.type is "Curatorship"]
: Order | {matter.court}, case {matter.caseNumber}, {matter.orderDate|or day to be confirmed}
[end]
[if matter.type is "Insolvencies"]
: Order | {?matter.finalOrderDate|final, {matter.finalOrderDate}|provisional, {matter.provisionalOrderDate|or day to be confirmed}}, {matter.court|or court to be confirmed}
[end]

## Milestones

|: Milestone | ~ Reached on |
|each milestones
| {milestone.name} | {milestone.date|or Not yet} |
|end

## The estate in figures

|: What | $ Amount |
| Assets | {figures.grossAssets|or Not known} |
| Debts and claims known | {figures.liabilities|or Not known} |
| Realised so far | {figures.realised} |
| Still to be realised | {figures.unrealised|or Not known} |
| Money in hand, as the ledger has it | {figures.cash|or Not known} |

## What was done

1. {form.done}

## What is outstanding

|: What | Whom we wait for | Since | Last chased | Next |
|each form.outstanding
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

## Dates to come

[if deadlines]
|: What | ~ Day |
|each deadlines
| {deadline.name}{?deadline.isOverdue| (overdue)} | {deadline.date|short} |
|end
[else]
No further date is noted.
[end]

{?form.litigation|Court cases and enquiries: {form.litigation}|Court cases and enquiries: ____________________}

We expect to finish by {form.requestedDate}. {form.needs|or We ask that the report be noted.} Please let us know by **{letter.deadline}** if you want more.

[use signedByOffice]`,
  },
];
