import type { StandardTemplate } from '../standard';

const letter = { systemTypes: [2], language: 'en', kind: 'letter' } as const;

const authority =
  "We act for {executors.names|or the executor}, executor in this estate by letters of executorship of {matter.lettersDate} (Master's reference {matter.masterReference}); a certified copy is enclosed.";

/** Letters of a deceased estate to the Master, SARS, institutions, creditors and heirs: 65 to 80. */
export const estateLetters: readonly StandardTemplate[] = [
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
: Married | {main.maritalRegime|or Not married}{?spouse.name|, to {spouse.name}}
: Will | {?matter.hasWill|Will of {matter.willDate|or the day shown on it}{?matter.codicilDate|, codicil of {matter.codicilDate}}; the original is enclosed|None found; the estate devolves under the Intestate Succession Act 81 of 1987}
: Gross value, as estimated | {figures.grossAssets}

1. {?matter.kind is "Section 18(3)"|The value is within the amount determined under section 18(3), and the Master's directions are asked for in place of letters.|The value exceeds the amount of section 18(3), and letters of executorship are asked for.}
1. The applicant is {signing.name}, whose right rests on {?matter.hasWill|nomination in the will|nomination by the spouse and heirs}.
1. Security: {?executor.isExempt|the applicant is exempt: {form.exemptionGround}|a bond of security is lodged herewith or will be on your request}.
1. {?children|Children of the deceased are listed in the death notice; where one is a minor, the guardian signs.|The deceased left no children.}

Please issue the appointment to {signing.name}, care of this office, and return the stamped copy of this letter. If a requirement is outstanding, let us know by e-mail at {responsible.email|or {firm.email}} by **{letter.deadline}**, so that nothing perishes or goes uninsured in the meantime.

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
: Earlier extensions | {form.changes|or None}
: Notice to creditors published | {matter.creditorsNoticeDate|or Not yet}

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
1. {?heirs|The heirs are set out in the distribution account with their identity numbers, marital status and regime, and the clause of the will or the section of the Intestate Succession Act they take by.|No heir takes.}
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
No figure of the account changes.
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

The {account.kind} account lay open for inspection from {notice.inspectionFrom} to {notice.inspectionTo} at your office{?magistrateOffice.name| and at the Magistrate, {magistrateOffice.name}}, and no objection was lodged. It was carried out as section 35(12) of the Administration of Estates Act 66 of 1965 requires.

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
  {
    ...letter,
    id: 71,
    name: 'Letter to SARS: Taxpayer Deceased',
    to: 'SARS',
    stages: ['Letters received'],
    defaults: {
      'recipient.name': 'South African Revenue Service',
      'recipient.address': 'Deceased Estates',
      'letter.enclosures':
        'Death certificate, certified\nIdentity documents of the deceased and of the executor\nLetters of executorship, certified\nPower of attorney of the agent\nWill\nInventory',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Taxpayer deceased: {main.name}, ID {main.idNumber}, tax number {main.taxNumber|or not known to us}

The taxpayer died on {main.dateOfDeath}. ${authority}

1. Please code the taxpayer as a deceased estate from the date of death, and register {executors.names|or the executor} as representative taxpayer, with {firm.name} as agent.
1. Please let us have a statement of account at date of death for every tax, and a list of returns that are outstanding, with the years.
1. Please say whether the deceased was registered for VAT, PAYE, SDL, UIF or provisional tax, and what must be closed.
1. Please pay any refund to the estate account: {estateBank.accountName}, {estateBank.bank}, branch {estateBank.branchCode}, account {estateBank.accountNumber}.
1. If there will be income after the date of death, please allot a number for the estate as a taxpayer of its own.

Quote our reference and your case number in all later letters; we do the same. May we have your answer by **{letter.deadline}**? Without the coding no return can be filed, and the account cannot be lodged in the time the Administration of Estates Act 66 of 1965 allows.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 72,
    name: 'Letter to SARS: Estate Duty Return',
    to: 'SARS',
    stages: ['Liabilities and assets confirmed', 'Account lodged'],
    defaults: {
      'recipient.name': 'South African Revenue Service',
      'recipient.address': 'Estate Duty',
      'letter.enclosures':
        'Return REV267, signed\nLiquidation and distribution account\nWill\nLetters of executorship\nValuations\nLetters of insurers on policies\nAntenuptial contract, where there is one\nReturn of the estate of the predeceased spouse, where section 4A is relied on',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Estate duty return: {main.displayName}, ID {main.idNumber}, tax number {main.taxNumber|or not registered}

We lodge the return of the executor under section 7 of the Estate Duty Act 45 of 1955 with the account. {?form.caseNumber|Your case number is {form.caseNumber}.}

|: Line | Section | $ Amount |
|each dutyLines
| {dutyLine.words} | {dutyLine.section|or -} | {dutyLine.amount|or -} |
|end
|total | Estate duty | | {account.duty} |

1. Values are those at the date of death, certified by appraisers or by the institutions; unlisted shares are submitted for your approval before you assess.
1. Every policy on the life of the deceased is listed in the return, also those that pay past the estate, with the premiums paid by others.
1. {form.changes|or The abatement claimed is the one in the table; where part of the abatement of another estate is in it, the return of that estate is enclosed (section 4A(5)).}
1. Duty is borne by the estate, save where section 11 lays it on the person who takes.

Please assess the duty under section 9 by **{letter.deadline}**, or grant time under section 10(2) before twelve months from the death have passed, so that no interest runs. Tell us at once if a value is not accepted.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 73,
    name: 'Letter to SARS: Deceased Estate Compliance',
    to: 'SARS',
    stages: ['Account lay for inspection', 'Heirs paid'],
    defaults: {
      'recipient.name': 'South African Revenue Service',
      'recipient.address': 'Deceased Estates',
      'letter.enclosures': "Approved account\nMaster's list of final requirements (J242)\nAssessments\nReceipts",
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Deceased estate compliance letter: {main.displayName}, ID {main.idNumber}

: SARS case | {form.caseNumber}
: Tax number of the deceased | {main.taxNumber|or None}
: Tax number of the estate | {main.estateTaxNumber|or None; there was no income after death}

Every return is filed, assessed and paid:

|: Tax | Period | Filed on | Assessed on | Paid on |
|each form.done
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

Estate duty of {account.duty} was assessed and paid. The statement of account shows nothing owing, not even cents. The account was approved by the Master and advertised on {matter.accountNoticeDate|or the day stated in it}.

Please issue the deceased estate compliance letter to us, with a copy to the Master of the High Court, {masterOffice.name}, reference {matter.masterReference}, by **{letter.deadline}**. The Master does not discharge the executor without it, and the heirs cannot be paid the last of their inheritance.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 74,
    name: 'Letter to Bank: Balances and Closing',
    to: 'bank',
    stages: ['Letters received'],
    defaults: {
      'letter.enclosures':
        'Death certificate, certified\nIdentity documents of the deceased and of the executor\nLetters of executorship, certified\nPower of attorney of the agent\nProof of the estate bank account',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Accounts of the late {main.name}, ID {main.idNumber}, who died on {main.dateOfDeath}

${authority}

1. Please stop every account, card, debit order and facility in the name of the deceased from the date of death.
1. For each account and investment, let us have on your letterhead: the balance **and the interest accrued to the date of death**, the interest to and after that date (IT3(b)), and statements for the twelve months before it.
1. For each loan, overdraft or card: the amount owing at date of death, the settlement to date, the security held and any credit life cover.
1. Say whether the deceased stood surety for anybody, and whether you hold anything in safe custody.
1. Close the accounts and pay the balances with interest to: {estateBank.accountName}, {estateBank.bank}, branch code {estateBank.branchCode}, account {estateBank.accountNumber}, reference {matter.reference}.

The accounts known to us:

|: # | Account | Reference |
|each claimsHeld
| {n} | {claimHeld.description} | {claimHeld.reference|or -} |
|end

Section 26(1) of the Administration of Estates Act 66 of 1965 obliges the executor to take the property into custody. Please answer by **{letter.deadline}**. If we hear nothing we shall lodge a complaint with your ombud. Our bank particulars are never changed by e-mail.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 75,
    name: 'Letter to Insurer',
    to: 'insurer',
    stages: ['Letters received'],
    defaults: {
      'letter.enclosures':
        'Death certificate, certified\nLetters of executorship, certified\nIdentity documents of the deceased and of the executor\nProof of the estate bank account',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Policies of the late {main.name}, ID {main.idNumber}, who died on {main.dateOfDeath}

${authority}

[if policies]
|: # | Policy | Number | Paid to |
|each policies
| {n} | {policy.description} | {policy.reference|or -} | {policy.nominee} |
|end
[else]
No policy is known to us yet.
[end]

1. Please search under the identity number for every further policy that the deceased owned, that insured the deceased's life or for which the deceased paid.
1. For each, confirm the owner, the life insured, the payer of the premiums, the nominee and any cession.
1. State the sum and bonuses payable, when and to whom it was or will be paid, and the premiums paid by anybody other than the deceased with their dates (section 3(3)(a) of the Estate Duty Act 45 of 1955). Where a nominee takes, we need the name and the amount: duty may be recovered from the nominee under section 11.
1. For a policy on another person's life, give the surrender value at {main.dateOfDeath} and the forms for a new owner.
1. What is payable to the estate, pay to {estateBank.accountName}, {estateBank.bank}, branch {estateBank.branchCode}, account {estateBank.accountNumber}.
1. Short-term cover on house, contents and vehicles must stay in force, with the executor's interest noted, until we cancel it in writing.

Please let us have your claim forms and answers by **{letter.deadline}**. Without them the estate duty return cannot be completed, and interest on late duty will be for the account of whoever caused it.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 76,
    name: 'Letter to Retirement Fund',
    to: 'fund',
    stages: ['Letters received'],
    defaults: {
      'letter.enclosures':
        'Death certificate, certified\nLetters of executorship, certified\nIdentity document of the deceased\nMarriage and birth certificates of dependants',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Benefits on the death of {main.name}, ID {main.idNumber}: {form.fund}

${authority} We know that section 37C of the Pension Funds Act 24 of 1956 leaves the distribution of a death benefit to your board, and that the estate takes last, if at all. We do not claim as of right; we offer what we know and ask for what the administration needs.

### Dependants known to us

|: # | Name | Born | Relationship | Contact |
|if spouse.name
| | {spouse.name} | {spouse.dateOfBirth|or unknown} | Spouse | {spouse.phone|or {spouse.email|or through us}} |
|end
|each children
| {n} | {child.name} | {child.dateOfBirth|or unknown} | Child | {child.guardian|or {child.phone|or through us}} |
|end

### What we ask

1. The kind and amount of every benefit, and when the board expects to decide.
1. The tax directive applied for and the certificate, since the tax is a debt at date of death or a charge on the benefit.
1. Pension due up to {main.dateOfDeath} and not paid, and anything paid after it that must be refunded.
1. Contributions that were never allowed as a deduction, which section 3(2)(i) of the Estate Duty Act 45 of 1955 brings into the estate.
1. The nominees of any living annuity, and cover under an unapproved group scheme, which falls into the estate where nobody was nominated.
1. What the board awards to the estate: to {estateBank.accountName}, {estateBank.bank}, account {estateBank.accountNumber}.

Please answer by **{letter.deadline}**, even if only to say when a full answer will come; the executor must otherwise report the asset as outstanding in the account.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 77,
    name: 'Letter to Creditor: Claim Received',
    to: 'creditor',
    stages: ['Notice to creditors published'],
    batch: 'liabilities',
    defaults: { 'letter.enclosures': 'Form of affidavit in support of a claim' },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Your claim against {main.displayName}, ID {main.idNumber}

[each liabilities]
We received your claim of **{liability.amount}** for {liability.description|or the account stated in it}, reference {liability.reference|or not given}, lodged under section 29 of the Administration of Estates Act 66 of 1965.

[if liability.status is "admitted"]
The claim is **admitted** at that amount.
[else]
[if liability.status is "disputed"]
The claim is **disputed**. Under section 32(1)(a) we require you to lodge, by **{letter.deadline}**, an affidavit in support of it that deals with: {letter.reasons}
[else]
The claim is noted and is **admitted provisionally**, subject to proof. Please let us have by **{letter.deadline}**: a statement at the date of death, {main.dateOfDeath}, and not at a later day; the contract; the security held; the rate of interest agreed; any credit life cover; and a quotation for settlement.
[end]
[end]

[if liability.securedBy]
You hold security: {liability.securedBy}. State its value. An heir may take the property over subject to the debt if you agree.
[end]
[end]

1. Admitted claims are paid once the account has lain open for inspection and no objection is pending (section 35(12)). Interest runs only where the debt itself bears it.
1. A claim that comes after the time in the notice has passed may have to bear the costs of a changed account, and cannot disturb payments already made (section 31).
1. Nothing in this letter is a waiver of prescription or of any defence. If the estate is found to be insolvent, a notice under section 34 will follow.

If the proof asked for does not reach us by the day given, the claim may be rejected under section 33 without further notice.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 78,
    name: 'Letter to Creditor: Claim Rejected',
    to: 'creditor',
    stages: ['Notice to creditors published', 'Liabilities and assets confirmed'],
    batch: 'liabilities',
    defaults: { 'letter.delivery': 'Registered post' },
    body: `[letterhead]
[use reference]

: Registered post number | {letter.trackingNumber}

Dear Sir or Madam

# Rejection of your claim: {main.displayName}, ID {main.idNumber}

[each liabilities]
The executor has considered your claim of {liability.amount} (reference {liability.reference|or not given}) and **rejects it wholly** under section 33 of the Administration of Estates Act 66 of 1965.
[end]

### Reasons

1. {letter.reasons}

### What you may do

1. You may institute action against the executor in a court that has jurisdiction; time runs from the day you receive this letter.
1. You may object to the account, in writing to the Master, while it lies open for inspection, which will be advertised in the Gazette and in a newspaper.

This letter is sent by registered post as the section requires. Nothing in it or in earlier letters admits the debt, the amount or any fact you rely on, and every defence is kept. If you withdraw the claim, please say so in writing by **{letter.deadline}**; if we hear nothing, the account will be drawn without it.

[use signedByOffice]`,
  },
  {
    ...letter,
    id: 79,
    name: 'Letter to Heir: Introduction',
    to: 'heir',
    stages: ['Letters received'],
    batch: 'heirs',
    defaults: {
      'letter.enclosures':
        'Extract of the will, or note on intestate succession\nQuestionnaire for heirs\nList of papers we need from you',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# The estate of the late {main.name}

Please accept our condolences. {executors.names|or The executor} was appointed by the Master of the High Court, {masterOffice.name}, on {matter.lettersDate}, and we attend to the estate. This letter tells you what will happen and what we need from you.

[each heirs]
### Your part

You take {?matter.hasWill|under the will of {matter.willDate|or the deceased}{?form.clause|, clause {form.clause}}|because the deceased left no will, under section 1 of the Intestate Succession Act 81 of 1987}. What it will come to can be said only when the debts, costs and taxes are known; please make no commitments on the strength of it.
[if heir.isMinor]
The heir is a minor. Money is paid to the Guardian's Fund unless the will or a trust provides otherwise; {heir.guardian|or the guardian} answers this letter.
[end]
[end]

### What happens, and how long it usually takes

1. Assets and debts are established and a notice to creditors is published: about three months.
1. The account is drawn and lodged with the Master, who examines it: within six months of the letters, unless the Master grants more time.
1. The account lies open for inspection for 21 days; you may object to the Master in that time.
1. You are paid, or the property is transferred to you.

### What we need from you by **{letter.deadline}**

1. Your full names as in your identity document, with a certified copy; address, telephone, e-mail and tax number.
1. Whether you are married, when, to whom and in or out of community of property.
1. Whether you live or pay tax outside the country.
1. A letter of your bank, not older than three months, confirming your own account.
1. Whether you accept or renounce the inheritance. Somebody who renounces should first take advice: others then take in your place (section 2C of the Wills Act 7 of 1953; section 1(6) and (7) of the Intestate Succession Act).
1. What you received from the deceased in life that may have to be brought in, and any asset or debt of the deceased you know of.

**Beware of fraud.** We never change bank particulars by e-mail. Before you are paid we telephone you on a number we know.

The executor's remuneration follows the prescribed tariff unless the will says otherwise. If we have no answer by the day given, your share is kept until we do, and may be paid to the Guardian's Fund.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 80,
    name: 'Letter to Heir: Distribution Statement',
    to: 'heir',
    stages: ['Account approved', 'Account lay for inspection'],
    batch: 'heirs',
    defaults: {
      'letter.enclosures': 'Your page of the distribution account\nReceipt and acquittance, to sign and return',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# What you receive from the estate of the late {main.name}

The {account.kind} liquidation and distribution account {?matter.accountNoticeDate|was advertised on {matter.accountNoticeDate} and lies open|will lie open} for inspection at the Master of the High Court, {masterOffice.name}{?magistrateOffice.name|, and the Magistrate, {magistrateOffice.name}}, from {notice.inspectionFrom} to {notice.inspectionTo}. An objection must reach the Master in writing within that time.

[each heirs]
### Your statement: {heir.name}

|: What | Under | $ Amount |
|each awards
| {award.description} | {award.basis|or -} | {award.amount} |
|end
|total | Awarded to you | | {heir.entitlement} |

[if heir.due is less than 0]
What you take in kind is worth more than your share, or more was paid to you than the account awards. The difference stands in brackets below and is **paid by you** into the estate account, before the property is transferred or delivered.
[end]

|: Payment | $ Amount |
| Of it in money | {heir.cash} |
| Less paid already | {heir.paid} |
|total | {?heir.due is less than 0|Payable by you|Payable to you} | {heir.due} |

[if heir.isMinor]
The money is paid to the Guardian's Fund, or as the will or a trust provides, and not to the heir.
[end]
[if not heir.isMinor and heir.due is more than 0]
: Paid into | {heir.bank|or the bank account you confirm}, branch {heir.branchCode|or to be confirmed}, account {heir.accountNumber|or to be confirmed}
[end]
[end]

1. Payment follows within a week after the inspection, if there is no objection and your signed receipt and bank letter are here.
1. Property awarded to you in kind is transferred or delivered by arrangement; costs of transfer are borne as the account shows.
1. The values in the account are the values at the date of death. They are the base cost of what you take for your own tax; keep this letter.

Please sign the enclosed receipt and return it with your bank's letter by **{letter.deadline}**. Until then the money stays in the estate account at no interest to you.

[use signedByFirm]
[use enclosures]`,
  },
];
