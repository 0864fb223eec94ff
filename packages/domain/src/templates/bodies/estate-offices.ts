import type { StandardTemplate } from '../standard';

const letter = { systemTypes: [2], language: 'en', kind: 'letter' } as const;

const authority =
  "We act for {?executors.names|{executors.names}, executor|the executor} in this estate by letters of executorship of {matter.lettersDate} (Master's reference {matter.masterReference}); a certified copy is enclosed.";

/** Letters of a deceased estate to SARS, banks, insurers and funds: 71 to 76. */
export const estateLettersToOffices: readonly StandardTemplate[] = [
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

# Estate duty return: {main.displayName}, ID {main.idNumber}, tax number {main.taxNumber|or ____________________}

We lodge the return of the executor under section 7 of the Estate Duty Act 45 of 1955 with the account. {?form.caseNumber|Your case number is {form.caseNumber}.}

|: Line | Section | $ Amount |
|each dutyLines
| {dutyLine.words} | {dutyLine.section|or -} | {dutyLine.amount|or -} |
|end
|total | Estate duty | | {figures.duty} |

1. Values are those at the date of death, certified by appraisers or by the institutions; unlisted shares are submitted for your approval before you assess.
1. Every policy on the life of the deceased is listed in the return, also those that pay outside the estate, with the premiums paid by others.
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
: Tax number of the deceased | {main.taxNumber|or ____________________}
: Tax number of the estate | {main.estateTaxNumber|or ____________________}

Every return is filed, assessed and paid:

|: Tax | Period | Filed on | Assessed on | Paid on |
|each form.done
| {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} | {line.e|or -} |
|end

Estate duty of {figures.duty} was assessed and paid. The statement of account shows nothing owing, not even cents. The account was approved by the Master and advertised on {matter.accountNoticeDate|or the day stated in it}.

Please issue the deceased estate compliance letter to us, with a copy to the Master of the High Court, {masterOffice.name}, reference {matter.masterReference}, by **{letter.deadline}**. The Master does not discharge the executor without it, and the heirs cannot be paid the last of their inheritance.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 74,
    name: 'Letter to Bank: Balances and Closing',
    to: 'bank',
    // One to each bank: what others hold is none of its business.
    batch: 'banks',
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

[if banks]
[each banks]
The accounts known to us at {bank.name}:

|: # | Account | Number |
|each heldAccounts
| {n} | {heldAccount.description} | {heldAccount.number|or Not known} |
|end
[end]
[else]
No account at your bank is known to us; please search by the identity number above.
[end]

Section 26(1) of the Administration of Estates Act 66 of 1965 obliges the executor to take the property into custody. Please answer by **{letter.deadline}**. If we hear nothing we shall lodge a complaint with your ombud. Our bank particulars are never changed by email.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 75,
    name: 'Letter to Insurer',
    to: 'insurer',
    // One to each insurer, with its own policies alone.
    batch: 'insurers',
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

[if insurers]
[each insurers]
The policies known to us at {insurer.name}:

|: # | Policy | Number | Paid to |
|each heldPolicies
| {n} | {heldPolicy.description} | {heldPolicy.number|or -} | {heldPolicy.nominee} |
|end
[end]
[else]
No policy of yours is known to us yet.
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
| | {spouse.name} | {spouse.dateOfBirth|or ____________} | Spouse | {spouse.phone|or {spouse.email|or through us}} |
|end
|each children
| {n} | {child.name} | {child.dateOfBirth|or ____________} | Child | {child.guardian|or {child.phone|or through us}} |
|end

### What we ask

1. The kind and amount of every benefit, and when the board expects to decide.
1. The tax directive applied for and the certificate, since the tax is a debt at date of death or a charge on the benefit.
1. Pension due up to {main.dateOfDeath} and not paid, and anything paid after it that must be refunded.
1. Contributions that were never allowed as a deduction, which section 3(3)(e) of the Estate Duty Act 45 of 1955 brings into the estate.
1. The nominees of any living annuity, and cover under an unapproved group scheme, which falls into the estate where nobody was nominated.
1. What the board awards to the estate: to {estateBank.accountName}, {estateBank.bank}, account {estateBank.accountNumber}.

Please answer by **{letter.deadline}**, even if only to say when a full answer will come; the executor must otherwise report the asset as outstanding in the account.

[use signedByFirm]
[use enclosures]`,
  },
];
