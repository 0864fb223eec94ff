import type { StandardTemplate } from '../standard';

const letter = { systemTypes: [2], language: 'en', kind: 'letter' } as const;

/** Letters of a deceased estate to the Master: 65 to 70. */
export const estateLettersToMaster: readonly StandardTemplate[] = [
  {
    ...letter,
    id: 65,
    name: 'Letter to the Master: Reporting the Estate',
    to: 'Master',
    stages: ['', 'Instruction received'],
    defaults: {
      'letter.enclosures':
        'Death notice (J294)\nDeath certificate, certified\nIdentity documents of the deceased, the spouse, the applicant and the nominators, certified\nMarriage certificate, and antenuptial contract or divorce order where there is one\nDeclaration of marriages under oath\nOriginal will and codicils, or next-of-kin affidavit (J192)\nInventory (J243) with proof of values\nNomination to act as executor\nAcceptance of trust as executor (J190) in duplicate, or undertaking (J155)\nBond of security (J262), or the clause that exempts\nStatement under oath that the estate was not reported elsewhere',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Reporting of the estate of the late {main.name}, {main.idNumber}

On the instruction of the nominated executor we report this estate under section 7 of the Administration of Estates Act 66 of 1965, which asks for it within 14 days of the death.

: Died | {main.dateOfDeath}, at {main.placeOfDeath|or a place stated in the death certificate}
: Ordinarily resident at | {main.usualResidence|or {main.address}}, in your area
: Married | {main.maritalRegime|or ____________________}{?spouse.name|, to {spouse.name}}
: Will | {?matter.hasWill|Will of {matter.willDate|or the day shown on it}{?matter.codicilDate|, codicil of {matter.codicilDate}}; the original is enclosed|{?matter.hasWill is "false"|None found; the estate devolves under the Intestate Succession Act 81 of 1987|____________________}}
: Gross value, as estimated | {figures.grossAssets}

1. {?matter.kind is "Section 18(3)"|The value is within the amount determined under section 18(3), and the Master's directions are asked for in place of letters.|The value exceeds the amount of section 18(3), and letters of executorship are asked for.}
1. The applicant is {signing.name}, whose right rests on {?matter.hasWill|nomination in the will|{?matter.hasWill is "false"|nomination by the spouse and heirs|____________________}}.
1. Security: {?executor.isExempt|the applicant is exempt: {form.exemptionGround}|a bond of security is lodged herewith or will be on your request}.
1. {?children|Children of the deceased are listed in the death notice; where one is a minor, the guardian signs.|Children of the deceased: see item 17 of the death notice.}

Please issue the appointment to {signing.name}, care of this office, and return the stamped copy of this letter. If a requirement is outstanding, let us know by email at {responsible.email|or {firm.email}} by **{letter.deadline}**, so that nothing perishes or goes uninsured in the meantime.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 66,
    name: 'Letter to the Master: Letters of Executorship',
    to: 'Master',
    stages: ['Estate reported'],
    defaults: { 'letter.enclosures': 'Stamped copy of our reporting letter' },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Letters of executorship: {main.displayName}, {main.idNumber}

The reporting papers in this estate were lodged with you on {matter.reportedDate}. We refer to the nomination of {executors.names|or {signing.name}}.

[if letter.variant is "requirements met"]
Your letter of {form.masterLetterDate} asks for what follows. We answer each point:

|: # | Requirement | Answer | Enclosure |
|each form.queries
| {n} | {line.a} | {line.b|or Complied with} | {line.c|or -} |
|end
[else]
[if letter.variant is "error on letters"]
The letters contain an error, which must be put right before any deed or bank will act on them:

: As issued | {form.changes}
: As it should read | {form.agreement}

The original letters are returned herewith, with proof.
[else]
No letters have reached us, and no requirement was raised. The delay prejudices the estate: bonds and policies fall due, property stands without an authorised person, and the time for claims cannot begin to run.

1. Please let us know on which day the file was allocated, and to which examiner.
1. Please issue the letters, or state in one list everything that is still wanted.
[end]
[end]

May we have your answer by **{letter.deadline}**? We shall otherwise call at your office on the next working day.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 67,
    name: 'Letter to the Master: Extension to Lodge L&D Account',
    to: 'Master',
    stages: ['Notice to creditors published', 'Liabilities and assets confirmed'],
    defaults: { 'letter.enclosures': 'Proof of our requests and reminders\nBank statement of the estate' },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Extension of time to lodge the account: {main.displayName}

We ask under section 35(1)(b) of the Administration of Estates Act 66 of 1965 and regulation 6 that the time for lodging the liquidation and distribution account be extended to **{form.requestedDate}**.

: Letters of executorship | {matter.lettersDate}
: Account due | {form.dueDate|or {matter.accountDueDate}}
: Earlier extensions | {form.changes|or ____________________}
: Notice to creditors published | {matter.creditorsNoticeDate|or ____________________}

### What was done

1. {form.done}

### What is outstanding, and why

|: What | From whom | Asked on | Reminded on |
|each form.outstanding
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} |
|end

### Money in the estate

The estate holds {bankAccounts.closing} in {bankAccounts.count} bank account(s). {form.needs|or No interim payment to heirs or creditors is possible before the matters above are settled.}

Where this reaches you after the account was due, we ask that you condone it. Without the extension the executor is exposed to an application under section 36, although the delay lies with others. Please confirm the new day by **{letter.deadline}**.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 68,
    name: 'Letter to the Master: Lodging of L&D Account',
    to: 'Master',
    stages: ['Liabilities and assets confirmed'],
    defaults: {
      'letter.enclosures':
        'Account, signed, with a duplicate\nInventory under section 27 (J243)\nGazette and newspaper with the notice to creditors\nValuations\nClaims and vouchers as indexed\nBank statements\nEstate duty return\nAntenuptial contract, where there is one\nPower of attorney of the agent',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Lodging of the {account.kind} liquidation and distribution account: {main.displayName}

We lodge the account under {?account.balance is less than 0|sections 34 and 35|section 35} of the Administration of Estates Act 66 of 1965.{?form.requestedDate| The time for it was extended to {form.requestedDate}.}

|: What the account shows | $ Amount |
| Gross assets | {account.assets} |
| Liabilities, administration costs and duty | {account.liabilities} |
|subtotal | Balance for distribution | {account.balance} |
| Estate duty | {account.duty} |

1. {?account.balance is less than 0|The estate is insolvent: its creditors were told and share as section 34 has it.|The estate is solvent.} The notice to creditors was published on {matter.creditorsNoticeDate} and every claim lodged in time is in the account.
1. {?heirs|The heirs are set out in the distribution account with their identity numbers, marital status and regime, and the clause of the will or the section of the Intestate Succession Act they take by.|Heirs: ____________________}
1. Points to note: {form.changes|or minors, massing, a redistribution and limited interests, where there are any, are set out in the distribution account.}
1. The vouchers are {form.agreement|or enclosed, numbered as in the account} (section 35(2A)).
1. The Master's fee will be paid on your assessment.

Please examine the account and give leave to advertise it for inspection at your office{?magistrateOffice.name| and at the Magistrate, {magistrateOffice.name}}. If there are queries, please let us have them in one sheet by **{letter.deadline}** at {responsible.email|or {firm.email}}.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 69,
    name: 'Letter to the Master: Reply to Query Sheet',
    to: 'Master',
    stages: ['Account lodged'],
    defaults: {
      'letter.enclosures':
        "Amended account with a fresh executor's certificate\nVouchers and proofs named in the table",
    },
    body: `[letterhead]
[use toMaster]

For the attention of {form.examiner|or the examiner}

Dear Sir or Madam

# Reply to your query sheet of {form.masterLetterDate}: {main.displayName}

We answer every query under its own number. Where the account changed, the page and line of the amended account are given.

|: # Query | What was asked | Our answer | Page and line | Enclosure |
|each form.queries
| {line.a} | {line.b} | {line.c|or Complied with} | {line.d|or -} | {line.e|or -} |
|end

[if form.changes]
### What moved in the account

{form.changes}

The account is marked as amended and was signed anew by every executor. The effect on each heir is shown in the amended distribution account.
[else]
Changes to the account: ____________________
[end]

We dispute a query only where the answer says so and gives its section or case. Please approve the account and give leave to advertise. If a point is left, may we have it by **{letter.deadline}**, so that all are answered together?

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 70,
    name: 'Letter to the Master: Final Requirements and Discharge',
    to: 'Master',
    stages: ['Account lay for inspection', 'Heirs paid'],
    defaults: {
      'letter.enclosures':
        "Proof that the account lay for inspection\nReceipts of creditors\nReceipt for the Master's fee\nReceipts and acquittances of the heirs\nProof of transfers and of payments to the Guardian's Fund\nBank statement showing nil\nSARS deceased estate compliance letter\nOriginal letters of executorship",
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Final requirements and discharge: {main.displayName}

The {account.kind} account lay open for inspection from {notice.inspectionFrom} to {notice.inspectionTo} at your office{?magistrateOffice.name| and at the Magistrate, {magistrateOffice.name}}, and no objection stands. It was carried out as section 35(12) of the Administration of Estates Act 66 of 1965 requires.

### Your list of final requirements

|: # | Requirement | Answer | Enclosure |
|each form.queries
| {n} | {line.a} | {line.b|or Complied with} | {line.c|or Enclosed} |
|end

### Paid and delivered to the heirs

|: # | Heir | $ Awarded | $ Paid in money |
|each heirs
| {n} | {heir.name} | {heir.entitlement} | {heir.paid} |
|end
|total | | Total | {heirs.entitlement} | {heirs.paid} |

We ask for the discharge of the executor under section 56(1), and that the bond of security, if there is one, be reduced to nil. The records will be kept for two years and destroyed only with your consent (section 56(3)). Please answer by **{letter.deadline}**.

[page]
## Affidavit in support

I, {signing.name}, identity number {signing.idNumber}, of {signing.address}, executor in the estate of the late {main.name}, say under oath:

1. All debts of the estate have been paid, and every heir has received what the account awards.
1. Estate duty, income tax and capital gains tax were assessed and paid, and SARS has confirmed compliance.
1. I have performed every duty of the office and hold no further asset of the estate; the estate bank account shows nil.
1. I ask for my discharge and for the release of the security, and undertake to keep the records for two years.

[use oath]
[use signedByFirm]
[use enclosures]`,
  },
];
