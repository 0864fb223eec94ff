import type { StandardTemplate } from '../standard';
import { appointed, idOrRegistration, orderOf, re } from './insolvency-heads';

const toMaster = { systemTypes: [1], language: 'en', kind: 'letter', to: 'Master' } as const;

/** The report to creditors and the letters to the Master about accounts and sales: 34, 42 to 44. */
export const insolvencyMaster: readonly StandardTemplate[] = [
  {
    id: 34,
    name: "Liquidator's Report to Creditors",
    systemTypes: [1],
    language: 'en',
    kind: 'report',
    to: 'creditors',
    stages: ['First meeting held'],
    defaults: {
      'letter.enclosures': 'Draft resolutions of creditors\nValuations\nStatement of affairs\nForm of proxy',
    },
    body: `[letterhead]

# Report of the {office.word} to creditors: {main.displayName}

: {?main.isWoundUp|Registration number|Identity number} | ${idOrRegistration}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Our reference | {matter.reference}
: Second meeting | {secondMeeting.date} at {secondMeeting.time}, {secondMeeting.place}
: Sent to creditors on | {secondMeeting.creditorsToldDate|or {today}}

Made under section 81(1) of the Insolvency Act 24 of 1936{?main.isWoundUp|, with section 402 of the Companies Act 61 of 1973}, and posted to every known creditor at least 14 days before the meeting.

## 1. Appointment, order and history

${appointed} {?matter.petitioningCreditor|The application was made by {matter.petitioningCreditor}.}

{report.history}

[if main.isWoundUp]
: Business | {main.natureOfBusiness|or ____________________}{?main.ceasedDate|, ceased on {main.ceasedDate}}
: Issued capital or members' interests | {report.capital}

|: Directors or members | ~ Identity number | Office |
|each directors
| {director.name} | {director.idNumber|or ____________} | {director.designation|or ____________} |
|end
[end]

## 2. Assets and liabilities

|: # | Asset | Security of | $ Value | What was done |
|each assets
| {n} | {asset.description} | {asset.heldBy|or -} | {asset.value|or Not valued} | {?asset.isSold|Realised{?asset.soldDate| on {asset.soldDate}}|{asset.whyOutstanding|or Not realised yet}} |
|end
|total | | Total | | {assets.value} | |

|: Claims lodged or known | $ Amount |
| Secured | {affairs.secured} |
| Preferent | {affairs.preferent} |
| Concurrent | {affairs.concurrent} |
|total | Total | {affairs.owed} |

## 3. Cause of the failure

{report.causes}

## 4. Books and records

{report.books}

## 5. Offences and contraventions

{report.offences} {?main.isWoundUp|What section 400 of the Companies Act 61 of 1973 requires is reported to the Master separately.}

[if not main.isWoundUp]
## 6. Allowance to the insolvent (section 79)

{report.allowance}
[else]
## 6. Liability of directors, members and officers

{report.liability}
[end]

## 7. Business carried on

{report.business}

## 8. Legal proceedings suspended, pending or threatened

1. {report.suits}

## 9. Leases and contracts not completed (sections 35 and 37)

1. {report.contracts}

## 10. Dispositions that may be set aside (sections 26 to 31)

{report.dispositions}

## 11. Employees (section 38)

{report.employees}

## 12. Tax

{report.tax}

## 13. Receipts and payments so far

|: Heading | $ Receipts | $ Payments |
|each sections
| {section.name} | {section.receipts} | {section.payments} |
|end
|total | Total | {sections.receipts} | {sections.payments} |

## 14. Estimate for creditors

*As if every claim lodged were proved, on what was realised and what the rest is valued at. It is an estimate and binds nobody.*

|: What | $ Amount |
| Receipts, realised and estimated | {outlook.receipts} |
| To secured creditors out of their security | {outlook.secured} |
| Free residue | {outlook.freeResidue} |
| Costs of the estate that the free residue pays | {outlook.costs} |
| To preferent creditors | {outlook.preferent} |
| Left for concurrent creditors | {outlook.available} |
| Concurrent claims | {outlook.concurrent} |

[if outlook.deficiency is more than 0]
**There is a danger of a contribution:** costs exceed the free residue by {outlook.deficiency}. Creditors who prove share it in proportion (section 106); a creditor who relies on the security alone normally does not (section 89(2)). A claim may be withdrawn under section 51.
[else]
Concurrent creditors may expect about {outlook.dividend} cents in the rand if every claim lodged is proved. No contribution is foreseen.
[end]

## 15. Directions asked

1. {report.directions}

The draft resolutions are enclosed. Send proxies and written instructions by **{letter.deadline}**.

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...toMaster,
    id: 42,
    name: 'Letter to the Master: Extension to Lodge Insolvency Account',
    stages: ['Second meeting held', 'Assets realised'],
    defaults: { 'letter.enclosures': 'Affidavit below\nProof of each reason, numbered as the reasons are' },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Extension of the time to lodge an account: ${re}

We ask under section 109(1) of the Insolvency Act 24 of 1936{?main.isWoundUp|, with section 404 of the Companies Act 61 of 1973,} that the time for the account be extended. The affidavit that the section asks for follows.

: Appointed on | {matter.appointmentDate}
: Account due on | {matter.accountDueDate|or {form.dueDate}}
: Extension asked until | **{form.requestedDate}**
: Extensions had before | {form.earlierExtensions|or ____________________}

May we hear from you by **{letter.deadline}**, before the time runs out? If it is refused, please give reasons in writing.

[use signedByFirm]
[use enclosures]

[page]
## Affidavit in support of an extension

I, {signing.name}, identity number {signing.idNumber}, of {signing.address|or {firm.address}}, say under oath:

1. I am {office.word} of {main.displayName}, number {matter.masterReference|or not allotted yet}.
1. The account cannot be lodged in time for these reasons, each of them proved by the paper with its number:

|: # | Reason |
|each letter.reasons
| {n} | {line} |
|end

1. Of the affairs of the estate the Master should know: {form.needs|or nothing beyond what follows.}
1. Cash in the account of the estate: **{figures.cash|or not known yet}**. {?outlook.deficiency is more than 0|On the claims known, creditors may have to contribute {outlook.deficiency}.|{?outlook.available is more than 0|On the claims known no contribution is needed, and {outlook.available} is left for concurrent creditors.|On the claims known nothing is left for concurrent creditors.}}
1. Not realised or collected yet (section 92(4)):

[if unsolds]
|: # | Property or debt | $ Value | Why, and when it is expected |
|each unsolds
| {n} | {unsold.description} | {unsold.value|or Not valued} | {unsold.whyOutstanding|or To be sold; expected before the day asked for} |
|end
|total | | Total | {unsolds.value} | |
[else]
Everything known is realised.
[end]

1. No creditor is prejudiced. The bond of {bond.amount|or an amount on record} is in force.

[use oath]`,
  },
  {
    ...toMaster,
    id: 43,
    name: 'Letter to the Master: Lodging of Insolvency Account',
    stages: ['Assets realised', 'Account lodged'],
    defaults: {
      'letter.enclosures':
        'The account, signed by every appointee, in duplicate, with a copy for the magistrate where needed\nAffidavit under section 107\nVouchers, numbered\nBank statements and certificate of balance\nBank reconciliation\nReceipt for the premium of the bond\nRegister of claims\nMinutes and resolutions of meetings\nValuations and results of sales\nTaxed bills of costs\nConsents of secured creditors\nTear sheets of the notices',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# {distribution.kind} liquidation and {?distribution.deficiency is more than 0|contribution|distribution} account: ${re}

We lodge the account named above, drawn under sections 91 and 92 of the Insolvency Act 24 of 1936{?main.isWoundUp|, with section 403 of the Companies Act 61 of 1973}, up to {distribution.upTo}. It is verified under oath (section 107) and signed by every appointee.

### What it shows

|: What | $ Amount |
| Free residue | {distribution.freeResidue} |
| Costs of the estate | {distribution.costs} |
| Awarded to creditors | {distribution.awarded} |
| To be contributed by creditors | {distribution.deficiency} |
| Remuneration, without VAT | {distribution.fee} |
| In the banks on its last day | {distribution.bank} |

: Concurrent dividend, in cents in the rand | {distribution.dividend}
: Vouchers | {form.voucherCount}, numbered through
: Final | {?distribution.isFinal|Yes: nothing is left to be realised|{?distribution.isFinal is "false"|No: what is unrealised is in the schedule below|____________________}}
: Bond of security | {bond.number|or On record}, {bond.amount|or amount on record}

[if not distribution.isFinal]
|: # | Unrealised (section 92(4)) | $ Value | Why |
|each unsolds
| {n} | {unsold.description} | {unsold.value|or Not valued} | {unsold.whyOutstanding|or Not sold yet} |
|end
[end]

### Remuneration

It is taken by Tariff B (section 63{?main.isWoundUp|; section 384 of the Companies Act 61 of 1973}), item by item as the account shows. Increase asked: {form.feeIncrease|or ____________________}. Your fee is in the account as assessed.

### Bank and estate account

|: Account | ~ Number | $ Opening | $ Receipts | $ Payments | $ Balance |
|each bankAccounts
| {bankAccount.name} | {bankAccount.accountNumber|or Not recorded} | {bankAccount.opening} | {bankAccount.receipts} | {bankAccount.payments} | {bankAccount.closing} |
|end
|total | Total | | {bankAccounts.opening} | {bankAccounts.receipts} | {bankAccounts.payments} | {bankAccounts.closing} |

### What we ask

1. Examine the account, and send your query sheet to {responsible.email|or {firm.email}}.
1. Give leave to advertise it for inspection (section 108{?main.isWoundUp|; section 406 of the Companies Act 61 of 1973}) at your office{?magistrateOffice.name| and at the Magistrate, {magistrateOffice.name}, because the debtor lived or traded there}.
1. If there is no objection, confirm it (section 112).

May we have your answer by **{letter.deadline}**?

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...toMaster,
    id: 44,
    name: 'Letter to the Master: Authority to Sell',
    stages: ['Appointment received', 'Assets secured', 'First meeting held'],
    defaults: {
      'form.manner': 'private treaty',
      'letter.enclosures':
        'Valuation\nOffer to purchase\nWritten consent of each holder of security, or guarantee against loss\nSchedule of the cost of keeping the assets',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Authority to sell before the second meeting: ${re}

${appointed} We recommend in writing, under section 80bis of the Insolvency Act 24 of 1936{?main.isWoundUp|, with section 386(2A) and (2B) of the Companies Act 61 of 1973}, that the following be sold now, and ask for your authority and conditions.

### What is to be sold

? 1 | Asset | {sale.description}
? 2 | Where it is | {sale.location|or With the estate}
? 3 | Value, and by whom | {sale.value}; {sale.valuer|or the valuer named in the enclosed valuation}
? 4 | Value on a forced sale, and day of the valuation | As the enclosed valuation states; {form.valuationDate}
? 5 | How it is sold | By {form.manner}
? 6 | Offer | {sale.price}{?sale.offerSignedDate|, signed on {sale.offerSignedDate}}
? 7 | Buyer | {sale.buyerName}, not related to the {office.word} nor a person barred by section 82
? 8 | Offer lapses on | {form.offerExpires}
? 9 | Conditions | {form.conditions|or As in the enclosed offer}
? 10 | Commission | {form.commissionPercent} percent with VAT
? 11 | Holder of security, and consent | {form.consents}
? 12 | Cost of keeping it, a month | {form.monthlyCost}

### Why it cannot wait

1. {letter.reasons}

### Everything not realised yet

[if unsolds]
|: # | Asset | Security of | $ Value |
|each unsolds
| {n} | {unsold.description} | {unsold.heldBy|or -} | {unsold.value|or Not valued} |
|end
|total | | Total | | {unsolds.value} |
[else]
Nothing.
[end]

### Effect on creditors

Against the valuation the offer brings {sale.price} on {sale.value}. Property that is subject to a preference is sold only with the written consent above, or under a guarantee against loss. The proceeds are kept apart until the account is confirmed. ${orderOf}.

As the offer lapses on {form.offerExpires}, we ask for your answer by **{letter.deadline}**.

[use signedByOffice]
[use enclosures]`,
  },
];
