import type { StandardTemplate } from '../standard';

const form = { systemTypes: [2], language: 'en', kind: 'form' } as const;

/** The papers that go with a deceased estate's account and end it: 81 to 85, and one of our own. */
export const estateClosing: readonly StandardTemplate[] = [
  {
    ...form,
    id: 81,
    name: "Heir's Receipt and Acquittance",
    to: 'heir',
    stages: ['Account lay for inspection'],
    batch: 'heirs',
    body: `# Receipt and acquittance

> Administration of Estates Act 66 of 1965, section 35(12)

: Estate of the late | {main.name}, identity number {main.idNumber}
: Master's reference | {matter.masterReference}
: Account | {account.kind} liquidation and distribution account

[each heirs]
I, {?heir.isMinor|{heir.guardian|or the guardian}, guardian of {heir.name}|{heir.name}, identity number {heir.idNumber}}, acknowledge that I received from the executor:

|: Received | Under | $ Amount |
|each awards
| {award.description} | {award.basis|or The distribution account} | {award.amount} |
|end
|total | Total of the award | | {heir.entitlement} |

: In money | {heir.cash} ({heir.cash|words})
: Paid before, in that amount | {heir.paid}

1. This is the whole of what the distribution account awards{?heir.isMinor| to the heir| to me}.
1. I have no further claim against the estate or the executor under that account, save to property that is found later.
[if heir.isMinor]
1. Money of a minor that goes to the Guardian's Fund is proved by the receipt of the Fund and not by this paper.
[end]

~~ Signed at ____________________ on ____________________
~ {?heir.isMinor|{heir.guardian|or ______________________________}|{heir.name}} | {?heir.isMinor|Guardian|Heir}
[end]
[use witnesses]`,
  },
  {
    ...form,
    id: 82,
    name: 'Redistribution Agreement',
    to: 'heirs',
    stages: ['Liabilities and assets confirmed'],
    body: `# Redistribution agreement

> in the estate of the late **{main.name}**, identity number {main.idNumber}, who died on {main.dateOfDeath}
> Master's reference {matter.masterReference}

## 1. Parties

|: # | Name | ~ ID number | Married | Capacity |
|each heirs
| {n} | {heir.name} | {heir.idNumber} | {heir.maritalStatus|or ____________} | {heir.relationship|or Heir}{?heir.isMinor| (minor)} |
|end

A spouse married to a party in community of property joins in and signs below. {?spouse.isSurviving|The surviving spouse, {spouse.name}, is a party as heir or as owner of half of the joint estate.}

## 2. Recitals

1. The deceased {?matter.hasWill|left a will of {matter.willDate|or the day it bears}, which the Master accepted|{?matter.hasWill is "false"|died without a will, so that the Intestate Succession Act 81 of 1987 applies|____________________}}.
1. The rights of the parties have vested. Every heir is ascertained and is a party.
1. The parties wish to divide the assets among themselves otherwise than in undivided shares, as section 14(1)(b)(iii) and (iv) of the Deeds Registries Act 47 of 1937 allows.

## 3. What each is entitled to (schedule 1)

|: # | Party | $ Entitlement |
|each heirs
| {n} | {heir.name} | {heir.entitlement} |
|end
|total | | Total | {heirs.entitlement} |

## 4. What each takes (schedule 2)

*Each asset as the title deed or registration describes it, at the value of the account.*

|: # | Asset | Taken by | Share | Value |
|each form.agreement
| {n} | {line.a} | {line.b} | {line.c|or whole} | {line.d|or as in the account} |
|end

To equalise what the parties take: {form.changes|or ____________________} Property outside the estate serves to equalise only where it is movable.

## 5. Terms

1. Each party accepts what schedule 2 gives in full settlement of the entitlement in schedule 1. Where what is taken is more or less than the entitlement and no sum equalises it, the parties know that donations tax may follow.
1. Servitudes, usufructs and bonds stay as they are, unless schedule 2 says that their holder gave them up and that holder signs.
1. Each party bears the costs of transfer of what that party takes; the costs of this agreement are borne by the estate.
1. The agreement is subject to its acceptance by the Master and is carried into the liquidation and distribution account. Without acceptance it falls away.
[if heirs.count is more than 0]
1. For a minor the guardian signs, and the consent of the court or the Master is obtained first where the law requires it.
[end]

~~ Signed at ____________________ on ____________________
[each heirs]
~ {?heir.isMinor|{heir.guardian|or ______________________________}|{heir.name}} | {?heir.isMinor|Guardian of {heir.name}|Party}
[end]
[use witnesses]`,
  },
  {
    ...form,
    id: 83,
    name: 'Estate Duty Addendum',
    to: 'SARS',
    stages: ['Liabilities and assets confirmed', 'Account lodged'],
    body: `# Estate duty addendum

> Estate Duty Act 45 of 1955, sections 3 to 5, 4A, 11 and 16; regulation 5 of the regulations under the Administration of Estates Act 66 of 1965

: Estate of the late | {main.name}, identity number {main.idNumber}
: Died | {main.dateOfDeath}
: Married | {main.maritalRegime|or ____________________}
: Tax number | {main.taxNumber|or ____________________}
: Master's reference | {matter.masterReference|or Not allotted yet}

## Property and deductions

|: Line | Section | $ Amount |
|each dutyLines
| {dutyLine.words} | {dutyLine.section|or -} | {dutyLine.amount|or -} |
|end
|total | Estate duty payable | Section 2(2) | {figures.duty} |

## Policies and benefits, also those paid outside the estate

[if policies]
|: # | Policy | Number | Paid to | $ Amount |
|each policies
| {n} | {policy.description} | {policy.reference|or -} | {policy.nominee} | {policy.value|or -} |
|end
[else]
________________________________________
[end]

1. Property agrees with the liquidation account; what is included here and not there is listed above as deemed property.
1. {form.changes|or The abatement of section 4A is the ordinary one; no part of the abatement of a predeceased spouse is claimed.}
1. Duty is borne by the estate, except what section 11 lays on a person who takes past it.
[if account.duty is "0"]
1. No duty is payable, because the dutiable amount does not exceed the abatement.
[end]

I certify that this addendum is true and complete to the best of my knowledge.

[use signedByOffice]`,
  },
  {
    ...form,
    id: 84,
    name: "Executor's Certificate",
    to: 'Master',
    stages: ['Liabilities and assets confirmed'],
    body: `# Executor's certificate

> Regulation 5 of the regulations under the Administration of Estates Act 66 of 1965

: Estate of the late | {main.name}, identity number {main.idNumber}
: Master's reference | {matter.masterReference}
: Account | {account.kind} liquidation and distribution account
: Gross assets and balance | {account.assets}; {account.balance}

I, and where there are more of us each of us, {executors.names}, executor by letters of executorship of {matter.lettersDate}, certify that:

1. the account is to the best of my knowledge and belief a true and proper account of the liquidation and distribution of the estate;
1. all assets of the estate known to me, and all income received from the date of death to the date of the account, are disclosed in it; where no income is shown, there was none;
1. {form.outstanding|or nothing is outstanding, and no asset is held back for a later account, save: ____________________};
1. every claim lodged is in the account, or was rejected under section 33.

Every executor signs; an agent only under a power of attorney that was lodged. No oath is required.

[use signedByOffice]`,
  },
  {
    ...form,
    id: 85,
    name: "Magistrate's Certificate: Account Lay for Inspection",
    to: 'magistrate',
    stages: ['Account approved', 'Account lay for inspection'],
    body: `# Certificate of the magistrate

> Administration of Estates Act 66 of 1965, section 35(4)

: To | The Master of the High Court, {masterOffice.name}
: From | The Magistrate, {magistrateOffice.name}
: Estate of the late | {main.name}, identity number {main.idNumber}
: Master's reference | {matter.masterReference}
: Account | {account.kind} liquidation and distribution account

I certify that a duplicate of the account named above lay open at this office for the inspection of all persons interested in it

: From | {notice.inspectionFrom}
: To | {notice.inspectionTo}

and that (delete what does not apply)

1. no objection to the account was lodged at this office; or
1. an objection was lodged at this office by ______________________________ on ____________________ and is attached.

This certificate speaks for this office alone: objections lie to the Master (section 35(7)).

~~ Dated and stamped at {magistrateOffice.name} on ____________________
~ ______________________________ | Magistrate or assistant magistrate: name and rank

*Please return the original to the Master and a copy to {firm.name}, {firm.address}, {firm.email}, reference {matter.reference}. A cover for its return is enclosed.*`,
  },
  {
    ...form,
    id: 129,
    name: "Payment into the Guardian's Fund",
    isOurs: true,
    to: 'Master',
    stages: ['Account lay for inspection', 'Heirs paid'],
    defaults: {
      'letter.enclosures':
        'Birth certificate of each minor\nIdentity document of each guardian\nCopy of the account that lay for inspection\nProof of payment',
    },
    body: `# Payment into the Guardian's Fund

> Administration of Estates Act 66 of 1965, sections 35(13), 43 and 86 to 92

: To | The Master of the High Court, {masterOffice.name}: the Guardian's Fund
: Estate of the late | {main.name}, identity number {main.idNumber}
: Died | {main.dateOfDeath}
: Master's reference | {matter.masterReference}
: Account | {account.kind} liquidation and distribution account
: From | {firm.name}, {firm.address}, {firm.email}, reference {matter.reference}

[if heirs.toFund is more than 0 or heirs.toFundBefore is more than 0]
The account lay open for inspection and these shares are paid into the Fund, each in the name of the person it belongs to:

[each heirs]
[if heir.toFund is more than 0 or heir.toFundBefore is more than 0]
## {heir.name}

: Identity number | {heir.idNumber|or to follow with the birth certificate}
: Born | {heir.dateOfBirth|or as on the birth certificate}
: Why to the Fund | {?heir.isMinor|A minor{?matter.hasWill|, and the will frees the money to nobody}|The person cannot be found or cannot take the money}
: Guardian | {heir.guardian|or ____________________}
: Address | {heir.address|or in care of the executor}
: Amount | {heir.toFund} ({heir.toFund|words})
[if heir.toFundBefore is more than 0]
: By earlier accounts, besides | {heir.toFundBefore} ({heir.toFundBefore|words})

[end]

[end]
[end]
: **By this account in all** | **{heirs.toFund}** ({heirs.toFund|words})
[if heirs.toFundBefore is more than 0]
: **By earlier accounts in all** | **{heirs.toFundBefore}** ({heirs.toFundBefore|words})

[end]

1. The person, or the guardian for maintenance and education, claims from the Fund on form J341.
1. Please send the receipt of the Fund to us: it is lodged with the receipts of the other heirs (section 35(12)).
[else]
The account awards no money that goes into the Fund: no minor, absent or unknown heir takes money that the will does not free.
[end]

~~ Signed at ____________________ on ____________________
~ {executors.names} | Executor, or agent by power of attorney
[use enclosures]`,
  },
];
