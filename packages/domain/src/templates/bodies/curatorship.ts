import type { StandardTemplate } from '../standard';

/** The curator's papers: 86 to 89. */
export const curatorshipPapers: readonly StandardTemplate[] = [
  {
    id: 86,
    name: "Curator's Acceptance and Inventory",
    systemTypes: [3],
    language: 'en',
    kind: 'form',
    to: 'Master',
    stages: ['', 'Order received', 'Letters received'],
    body: `> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: SECTIONS 72, 77 AND 78**

# Acceptance of appointment as curator

*Substantially in the form J197. One for each curator; signed in person before two witnesses.*

## A. The applicant

? 1 | Full names and surname | {signing.name}
? 2 | Identity number | {signing.idNumber}
? 3 | Residential address | {signing.address}
? 4 | Business address | {signing.businessAddress|or ____________________}
? 5 | Occupation | {signing.occupation}
? 6 | Relationship to the patient | {signing.relationship|or ____________________}

## B. The patient

? 7 | Full names and surname | {main.name}
? 8 | Identity number | {main.idNumber}
? 9 | Date of birth | {main.dateOfBirth}
? 10 | Where cared for, and by whom | {main.placeOfCare|or {main.address}}{?main.carer|, by {main.carer}}
? 11 | Ground of the curatorship | {main.diagnosis|or As found by the court}
? 12 | Next of kin | {form.nextOfKin}

## C. The order

? 13 | Court and case number | {matter.court}, case {matter.caseNumber}
? 14 | Date of the order | {matter.orderDate}
? 15 | Applicant in the application | {matter.applicant|or ____________________}
? 16 | Powers granted | {matter.powers}

## D. Declaration

I accept the appointment and declare that:

1. I choose {signing.domicilium} as the address at which notices and process may be served on me. It is not a post office box;
1. I know and understand the duties of the office and the penalties for failing in them;
1. I am not an unrehabilitated insolvent, and have never committed an act of insolvency as section 8 of the Insolvency Act 24 of 1936 describes it;
1. [if_placeholder]
1. I am permanently resident in the Republic, and will report at once to the Master if I or a surety is sequestrated or commits an act of insolvency, or if I intend to leave the Republic;
1. {form.agent|or ____________________}{?form.agent| acts as my agent, of {form.agentAddress}| is my agent (leave blank if you appoint none)}. An agent does not relieve me of my duties;
1. no property of the patient is sold, let or taken in hand before the letters of curatorship have issued.

[use signedByOffice]
[use witnesses]

[page]
## Inventory under section 78 of the Act

*Form J243 (regulation 3, Form B), declaration (d): property administered by a curator. Lodged within 30 days of the letters; property that comes to light later, within 14 days of it. A false inventory is an offence: section 102(1)(b).*

: Patient | {main.name}, identity number {main.idNumber}
: Curator | {executors.names}
: Letters of curatorship | {matter.lettersDate}
: Master's reference | {matter.masterReference|or Not allotted yet}

### 1. Immovable property, as the title deeds describe it

|: # | Description | Share | $ Value |
|each immovables
| {n} | {immovable.description} | {immovable.share|or Whole} | {immovable.value} |
|end
|total | | Total of immovable property | | {immovables.value} |

### 2. Movable property

|: # | Description | Share | $ Value |
|each movables
| {n} | {movable.description} | {movable.share|or Whole} | {movable.value} |
|end
|total | | Total of movable property | | {movables.value} |

### 3. Claims in favour of the patient

|: # | Description | Reference | $ Value |
|each claimsHeld
| {n} | {claimHeld.description} | {claimHeld.reference|or -} | {claimHeld.value} |
|end
|total | | Total of claims | | {claimsHeld.value} |

### Summary

|: Heading | $ Value |
| Immovable property | {immovables.value} |
| Movable property | {movables.value} |
| Claims in favour | {claimsHeld.value} |
|total | Total | {figures.grossAssets} |

### Annexure: income and upkeep

: Income of the patient by source | {form.done|or ____________________}
: Cost of upkeep | {form.needs|or To be established}

I, the curator, declare that this is to the best of my knowledge and belief a true and complete inventory, in detail, of all property of the patient that is known to me, with its value, and that all known of the land is stated.

[use signedByOffice]`.replace(
      '[if_placeholder]',
      '{?executor.isExempt|I am exempt from finding security: {form.exemptionGround}|I have found security: bond {bond.number|or applied for} of {bond.provider|or a provider to be named} for {bond.amount} ({bond.amount|words}) is attached}',
    ),
  },
  {
    id: 87,
    name: "Letter to the Master: Curator's Account",
    systemTypes: [3],
    language: 'en',
    kind: 'letter',
    to: 'Master',
    stages: ['Inventory lodged', 'Annual account lodged', 'Annual account approved'],
    defaults: {
      'letter.enclosures':
        "The account, signed, with a duplicate\nVouchers as indexed\nBank statements for the whole period\nBank reconciliation statement\nCurator's affidavit\nCertificates of balance and of investments",
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# {?form.isFinal|Final account|Account no. {form.accountNumber}} of the curator: {main.displayName}

We lodge the account of {executors.names}, curator of the patient by letters of curatorship of {matter.lettersDate} (order of {matter.court} of {matter.orderDate}, case {matter.caseNumber}). It is drawn under section 83({?form.isFinal|2|1}) of the Administration of Estates Act 66 of 1965 and regulation 7, for the period **{form.fromDate} to {form.toDate}**.

### What the account shows

|: What | $ Amount |
| Money at the beginning, as the last account closed | {bankAccounts.opening} |
| Received in the period | {bankAccounts.receipts} |
| Paid in the period | {bankAccounts.payments} |
|total | Money at the end, as the bank certifies | {bankAccounts.closing} |
| Income of the patient | {incomes.amount} |
| Upkeep, costs and other expenses | {expenses.amount} |
| Assets under the curator's control | {figures.grossAssets} |
| Bond of security | {bond.amount} |

### What you may wish to know

1. The opening figures are the closing figures of the account before it; for a first account they are those of the inventory under section 78.
1. Income was used for the patient's upkeep. Capital used and land dealt with in the period: {form.changes|or ____________________}
1. The curator's fee is taken at the prescribed tariff on income received and not on transfers between the patient's own accounts (section 84 and regulation 8), with VAT only where the curator is a vendor.
1. The bond of {bond.amount} {?bond.nextPremiumDate|has its next premium on {bond.nextPremiumDate}|is in force}, and covers the assets that are not otherwise secured.
1. The patient's condition and whereabouts: {form.condition}

We ask that the account be examined and approved, and that your query sheet, if there is one, be sent to {responsible.email|or {firm.email}}. May we hear from you by **{letter.deadline}**? If the account is approved as it stands, please say so in writing, so that the fee may be drawn.

[use signedByFirm]
[use enclosures]`,
  },
  {
    id: 88,
    name: "Curator's Account Affidavit",
    systemTypes: [3],
    language: 'en',
    kind: 'form',
    to: 'Master',
    stages: ['Inventory lodged', 'Annual account lodged', 'Annual account approved'],
    body: `# Affidavit of the curator in support of the account: {main.displayName}

: Master's reference | {matter.masterReference|or Not allotted yet}
: Period of the account | {form.fromDate} to {form.toDate}

I, the undersigned, {signing.name}, identity number {signing.idNumber}, of {signing.address}, say under oath:

1. I am the curator of {main.name}, identity number {main.idNumber}, by letters of curatorship of {matter.lettersDate}, issued on the order of {matter.court} of {matter.orderDate}, case {matter.caseNumber}.
1. The account no. {form.accountNumber} for the period stated above was drawn under section 83 of the Administration of Estates Act 66 of 1965 and regulation 7. It is true and complete, and every receipt and every payment of the period is in it.
1. Every payment was made for the upkeep of the patient, to discharge a debt of the patient or for the administration of the property, and was within the powers granted to me: {matter.powers}
1. There is a voucher for each payment. I have had no gain from the administration beyond the fee claimed in the account.
1. All property of the patient that is known to me is in the inventory lodged, or in an additional inventory. It exists, is under my control and is insured against loss as is usual.
1. The patient's money lies in the accounts below, in the name of the patient, and the balances agree with the statements of the bank:

|: # | Account | Bank | ~ Number | $ Balance |
|each bankAccounts
| {n} | {bankAccount.name} | {bankAccount.bank|or Not recorded} | {bankAccount.accountNumber|or Not recorded} | {bankAccount.closing} |
|end
|total | | Total | | | {bankAccounts.closing} |

1. The bond of security {bond.number} for {bond.amount} is in force and its premium is paid.
1. The patient: {form.condition} I last saw the patient as follows: {form.lastSeen}
1. Save for what is listed here, there is no claim by or against the patient: {form.litigation|or ____________________}

[use oath]`,
  },
  {
    id: 89,
    name: "Curator's Progress Report",
    systemTypes: [3],
    language: 'en',
    kind: 'report',
    to: 'Master',
    stages: ['Inventory lodged', 'Annual account lodged', 'Annual account approved'],
    body: `[letterhead]
[use toMaster]

# Progress report of the curator as at {form.asAt}: {main.displayName}

## 1. The patient

: Name and identity number | {main.name}, {main.idNumber}
: Lives at | {main.placeOfCare|or {main.address}}
: Carer | {main.carer|or ____________________}
: Ground of the curatorship | {main.diagnosis|or As found by the court}
: Condition and whereabouts | {form.condition}
: Visits | {form.lastSeen}

## 2. The order and the powers

Order of {matter.court} of {matter.orderDate}, case {matter.caseNumber}, on the application of {matter.applicant|or the family}. Powers: {matter.powers}

## 3. Assets, and what changed since the last report

|: # | Asset | Class | $ Value |
|each assets
| {n} | {asset.description} | {asset.class} | {asset.value} |
|end
|total | | Total | | {assets.value} |

{form.changes}

## 4. Income and cost

|: What | $ Amount |
| Income received | {incomes.amount} |
| Expenses paid | {expenses.amount} |
| Money in the bank | {bankAccounts.closing} |
| Debts | {liabilities.amount} |

## 5. Court cases and claims

{form.litigation|or ____________________} {?main.hasRafClaim|A claim against the Road Accident Fund is pending; the curator reports on it separately when the Fund has answered.}

## 6. Tax and security

The patient's tax number is {main.taxNumber|or ____________________}. The bond of security stands at {bond.amount} against assets of {figures.grossAssets}.

## 7. What is needed

{form.needs|or Nothing beyond the powers granted.}

## 8. Next steps

1. {form.nextSteps}

A copy of this report goes to the applicant and the family as the order directs. We ask that you note the report, and give such directions as you think fit by **{letter.deadline}**.

[use signedByOffice]`,
  },
];
