import type { StandardTemplate } from '../standard';

const types = [1, 2, 3] as const;
const bearer = `{executors.names|or the appointee}`;

/** How an office ends: release from duties, the records, the bond: 47 to 49. */
export const releasePapers: readonly StandardTemplate[] = [
  {
    id: 47,
    name: 'Request for Release of Duties',
    systemTypes: types,
    language: 'en',
    kind: 'letter',
    to: 'Master',
    stages: ['Dividend paid', 'Heirs paid', 'Final account lodged'],
    defaults: {
      'letter.enclosures':
        'Proof of every payment\nBank statement showing nil, and the letter that closes the account\nReceipts of the Guardian’s Fund\nLetter of SARS\nOriginal certificate of appointment or letters',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Release from duties: {main.displayName}

${bearer} has performed the duties of {office.word}. We ask for release.

[if matter.type is "Insolvencies"]
{?main.isWoundUp|We ask for the certificate of section 385 of the Companies Act 61 of 1973 that the duties are completed, and that you report to the registrar so that the dissolution is recorded (section 419).|We ask for your letter that the trustee has performed every duty under the Insolvency Act 24 of 1936, and that section 56(7) be applied to the security.}

: Account | {distribution.kind} liquidation and {?distribution.deficiency is more than 0|contribution|distribution} account, lodged on {distribution.lodgedDate}
: Confirmed on | {matter.confirmedDate}
: Awarded to creditors | {distribution.awarded}
: To be contributed | {distribution.deficiency}

Proof that the awards were paid is lodged (section 113 of the Insolvency Act 24 of 1936; section 410 of the Companies Act 61 of 1973).
[end]
[if matter.type is "Deceased Estates"]
The request rests on section 56(1) of the Administration of Estates Act 66 of 1965: the estate was distributed as the {account.kind} account says.

: Assets of the account | {account.assets}
: Liabilities of the account | {account.liabilities}
: Distributed to heirs | {account.balance}
[end]
[if matter.type is "Curatorship"]
The request rests on section 85 of the Administration of Estates Act 66 of 1965, with section 56: the final account was approved, and the property was handed over to whoever is entitled to it.

: Order | {matter.court}, case {matter.caseNumber}, {matter.orderDate|or day on record}
: Letters of curatorship | {matter.lettersDate}
[end]

### Money of the estate

|: Account | ~ Number | $ Opening | $ Received | $ Paid | $ Left |
|each bankAccounts
| {bankAccount.name} | {bankAccount.accountNumber|or Not recorded} | {bankAccount.opening} | {bankAccount.receipts} | {bankAccount.payments} | {bankAccount.closing} |
|end
|total | Total | | {bankAccounts.opening} | {bankAccounts.receipts} | {bankAccounts.payments} | {bankAccounts.closing} |

[if bankAccounts.closing is more than 0]
**The books still show {bankAccounts.closing} in the account.** It was paid out since, as the enclosed statement shows; the entries follow.
[end]

: Closed on | {form.bankClosedDate}

### Paid to the Guardian's Fund, because nobody claimed it or it may not be paid out

|: To whose credit | Amount |
|each form.unclaimed
| {line.a} | {line.b|or -} |
|end

### We state that

1. every claim, award and cost was paid, and nothing is kept back;
1. contributions or amounts owed to the estate were collected, save: {form.irrecoverable|or ____________________};
1. tax is finally settled: {form.taxClearance};
1. no query of yours and no objection is open, and no court case is pending;
1. we ask separately for leave to dispose of the records, and for release of the bond {bond.number|or of security}{?bond.amount|, {bond.amount}}.

Please let us have the release in writing by **{letter.deadline}**, with a copy for who gave security.

[use signedByOffice]
[use enclosures]`,
  },
  {
    id: 48,
    name: 'Close File and Destroy Records',
    systemTypes: types,
    language: 'en',
    kind: 'letter',
    to: 'Master',
    stages: ['Released', 'Discharged'],
    defaults: {
      'form.method': 'Shredding by a firm that certifies it',
      'letter.enclosures':
        'Letter or certificate of release\nResolution of creditors on the records, where there is one',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Leave to destroy records: {main.displayName}

: Release asked on | {release.requestedDate|or {form.asAt}}
: Released on | {matter.releasedDate|or {form.releaseLetterDate}}

[if matter.type is "Insolvencies"]
We ask for leave under {?main.isWoundUp|section 422 of the Companies Act 61 of 1973, as you direct in a winding-up by the court, or as creditors or members directed in a voluntary one|section 155 of the Insolvency Act 24 of 1936, six months having passed since the last account was confirmed} to destroy the books and records listed here.
[end]
[if matter.type is "Deceased Estates"]
We ask for your consent under section 56(3) of the Administration of Estates Act 66 of 1965, as the records must otherwise be kept for two years after the discharge.
[end]
[if matter.type is "Curatorship"]
We ask for your consent under section 85, read with section 56(3), of the Administration of Estates Act 66 of 1965. Records that concern the patient's health or a pending claim are handed to the patient, the new curator or the executor and are not listed.
[end]

|: # | Books and records | Boxes | From | To | Where they are |
|each form.records
| {n} | {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

1. None of them is wanted in a lawsuit, an enquiry or a prosecution, and none concerns a tax year that SARS may still open (section 29 of the Tax Administration Act 28 of 2011: five years).
1. Told of it were SARS, the attorneys of record and {?main.displayName|whoever gave us the records|the parties}. Objections: {form.needs|or ____________________}.
1. Records of employees that a fund or the Unemployment Insurance Fund may ask for are kept out.
1. They are destroyed not before **{form.destroyAfter}**, by: {form.method}. Personal information is destroyed so that it cannot be put together again (section 14 of the Protection of Personal Information Act 4 of 2013), and the certificate is filed.
1. Our own file, with the accounts, vouchers and your letters, is kept until **{form.keepUntil}**.

Please answer by **{letter.deadline}**. Until your leave is here nothing is destroyed.

[use signedByFirm]
[use enclosures]`,
  },
  {
    id: 49,
    name: 'Release of Bond of Security',
    systemTypes: types,
    language: 'en',
    kind: 'form',
    to: 'bond provider',
    stages: ['Released', 'Discharged'],
    body: `# Release of bond of security

: To | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or address on the bond}}
: Copy | The Master of the High Court, {masterOffice.name}
: Our reference | {matter.reference}
: Master's reference | {matter.masterReference|or Not allotted yet}

## A. The bond

? 1 | Number and date | {bond.number}, {bond.issuedDate|or date on the bond}
? 2 | Amount | {bond.amount} ({bond.amount|words})
? 3 | Principal and capacity | ${bearer}, {office.word}
? 4 | Estate | {main.displayName}
? 5 | Premium paid up to | {bond.nextPremiumDate|or Your records}

## B. Consent of the Master

? 6 | Letter or certificate of release | {matter.releasedDate|or {form.releaseLetterDate}}
? 7 | Section | {?matter.type is "Insolvencies"|Section 56(7) of the Insolvency Act 24 of 1936; for a company section 385 of the Companies Act 61 of 1973|{?matter.type is "Curatorship"|Sections 77 and 85 of the Administration of Estates Act 66 of 1965|Sections 23 and 56 of the Administration of Estates Act 66 of 1965}}
? 8 | The surety is free from | {matter.releasedDate|or {form.releaseLetterDate}}
? 9 | Liability for acts before that day | Only as the Master states in the letter

## C. What the principal asks

1. Cancel the bond from the day in item 8 and raise no premium after it.
1. Refund **{form.refund}**, paid in advance, to {estateBank.accountName|or the account of the estate}, {estateBank.bank|or bank to be confirmed}, account {estateBank.accountNumber|or to be confirmed}. We never change bank details by email.
1. Return the original bond, cancelled, or say that the Master holds it.
1. Confirm below by **{letter.deadline}**.

[use signedByOffice]

## D. Confirmation of the surety

The bond above was cancelled from ____________________. Refund of premium: ____________________, paid on ____________________. Claims notified under the bond: none, or ____________________.

~~ Signed at ____________________ on ____________________
~ {bond.provider} | Duly authorised; stamp

### Enclosures

1. Letter or certificate of release of the Master
1. Request for release, with its proof of service`,
  },
];
