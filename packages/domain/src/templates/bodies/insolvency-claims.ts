import type { StandardTemplate } from '../standard';

const form = { systemTypes: [1], language: 'en', kind: 'form', batch: 'claims' } as const;

const heading = `: Estate | {main.displayName}
: Identity or registration number | {main.registrationNumber|or {main.idNumber|or ____________________}}
: Master's reference | {matter.masterReference|or Not allotted yet}`;

/** What a creditor signs to claim, to nominate and to vote: 5, 11, 17, 30 and 32. */
export const insolvencyClaimForms: readonly StandardTemplate[] = [
  {
    ...form,
    id: 5,
    name: 'Claim Document',
    body: `# Particulars of a claim

${heading}

[each claims]
: Your reference | {claim.reference|or ____________________}

### A. The creditor

? 1 | Name | {claim.creditor}
? 2 | Address | {claim.address|or ____________________}
? 3 | Email | {claim.email|or ____________________}
? 4 | Bank, branch and account, with a letter of the bank | ____________________

### B. The amount, counted to the day of the order

|: Part | $ Amount |
| Capital | {claim.capital} |
| Interest to the order | {claim.interest} |
| Costs and charges | {claim.costs} |
|total | Claimed | {claim.amount} |

Nothing that arose after the order belongs to it. Explain here whatever did: ____________________

### C. What it is for

? 5 | Basis | {claim.basis|or ____________________}
? 6 | Papers that prove it | ____________________

### D. How it ranks

? 7 | Nature | {claim.type}
? 8 | Preference relied on | {claim.category|or ____________________}

### E. Security

? 9 | Held on | {claim.security|or ____________________}
? 10 | Kind, date and number | {claim.securityKind|or ____________________}
? 11 | Value you place on it | ____________________
? 12 | Do you rely on it alone for satisfaction of the claim? | {?claim.reliesSolely|Yes|{?claim.reliesSolely is "false"|No|____________________}}

### F. Others concerned

? 13 | Acquired by cession after the proceedings began? From whom, and when | ____________________
? 14 | Sureties and co-debtors | ____________________
? 15 | What you owe the estate, to be set off | ____________________

### G. Contribution

Whoever proves a claim shares in the costs that the free residue cannot pay (section 106 of the Insolvency Act 24 of 1936). A creditor who relies on the security alone normally does not.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {claim.creditor}, duly authorised
[end]`,
  },
  {
    ...form,
    id: 11,
    name: 'Claim Court Order',
    body: `# Claim fixed by a court

${heading}

[each claims]
: Creditor | {claim.creditor}
: Your reference | {claim.reference|or ____________________}
: Claim number | {claim.number}

### The judgment

? 1 | Court | {matter.court|or ____________________}
? 2 | Case number | {claim.caseNumber|or ____________________}
? 3 | Date of the order | {claim.orderDate|or ____________________}
? 4 | Capital adjudged | ____________________
? 5 | Rate of interest, and from when | ____________________
? 6 | Costs: taxed amount, or not taxed yet | ____________________
? 7 | Given before or after the order that placed the estate in our hands | ____________________
? 8 | Appeal or rescission pending | ____________________

### The claim on the register

? 9 | Claimed | {claim.amount}
? 10 | Status until now | {claim.status}{?claim.statusDate|, {claim.statusDate}}
? 11 | Proved at | {claim.proved|or Not proved yet}
? 12 | Nature | {claim.type}{?claim.category|: {claim.category}}

A claim that was tendered and then settled by a judgment counts as proved, unless the creditor abandons it in writing within seven days (section 78(3) of the Insolvency Act 24 of 1936). Execution on the judgment is stayed while the estate is wound up. Costs that are not taxed are not entered.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {claim.creditor}, duly authorised
~ ______________________________ | Entered on the register by the {office.word}
[end]

### Enclosures

1. Certified copy of the order
1. Allocatur of the taxing master, where costs are claimed`,
  },
  {
    ...form,
    id: 17,
    name: 'Nomination Document',
    body: `# Nomination of a {office.word}

The Master of the High Court
{masterOffice.name|or ____________________}

${heading}

[each claims]
I, the undersigned, for **{claim.creditor}** of {claim.address|or ____________________}, a creditor of the estate (reference {claim.reference|or ____________________}), declare:

? 1 | Amount of the claim | {claim.amount}, in words: {claim.amount|words}
? 2 | For what it is owed | {claim.basis|or ____________________}
? 3 | Nature of the claim | {claim.type}{?claim.category|: {claim.category}}
? 4 | Security held | {claim.security|or ____________________}
? 5 | Order that was made | {matter.provisionalOrderDate|or {matter.finalOrderDate|or ____________________}}, {matter.court|or ____________________}
? 6 | Whom we nominate, in this order | {form.nominee|or {executors.names|or ____________________}}

1. We ask that who is named above be appointed provisionally, and vote for the same in the final appointment.
1. Nothing was given, promised or received for this nomination. Relationship with a nominee: none, or ____________________.
1. The claim is liquidated, and the papers that support it are annexed.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {claim.creditor}, duly authorised: full names and capacity
[end]

### Enclosures

1. Resolution that authorises who signs, where the creditor is not a natural person
1. Statement or proof of the claim
1. Consent of each nominee, with the declaration that there is no interest`,
  },
  {
    ...form,
    id: 30,
    name: 'Affidavit for Proof of Claim',
    to: 'Master',
    body: `> **FORM C, FIRST SCHEDULE TO THE INSOLVENCY ACT 24 OF 1936**

# Affidavit for the proof of a claim other than one on a bill or a note

${heading}

[each claims]
: Creditor in full | {claim.creditor}
: Address | {claim.address|or ____________________}
: Total of the claim | {claim.amount}

I, ______________________________, {signing.capacity|or capacity: ____________________}, make oath and say:

1. I am authorised to make this affidavit for {claim.creditor}, and know the facts from: ____________________
1. {main.displayName} was at the date of the order, and still is, indebted to {claim.creditor} in the sum of **{claim.amount}** ({claim.amount|words}) for {claim.basis|or ____________________}.
1. The debt arose in the manner and at the times shown in the account annexed, marked A.
1. Nobody else is liable for the debt otherwise than as surety, except: ____________________
1. The claim was not acquired by cession after the proceedings began, except: ____________________
1. {claim.creditor} has received no security for the debt, nor has anybody for it, except: {claim.security|or ____________________}{?claim.securityKind|, {claim.securityKind}}.
1. The value placed on each security is: ____________________
1. Preference claimed: {claim.category|or ____________________}.

**{claim.creditor}** {?claim.reliesSolely|**relies**|{?claim.reliesSolely is "false"|**does not rely**|**relies / does not rely**}} **solely on the proceeds of the security for satisfaction of the claim.**
[if claim.reliesSolely]
*Whoever relies on the security alone loses what it does not bring in, and contributes to costs only as the provisos to section 106 say.*
[end]
[end]

[use oath]`,
  },
  {
    ...form,
    id: 32,
    name: 'Special Power of Attorney to Vote',
    to: 'creditor',
    body: `# Special power of attorney to prove a claim and to vote

${heading}

[each claims]
**{claim.creditor}** of {claim.address|or ____________________}, a creditor in the sum of {claim.amount} (reference {claim.reference|or ____________________}), appoints

______________________________, identity number ____________________

with the right of substitution, as its agent at the first, second, special and general meetings of creditors in the estate and wherever one of them is adjourned to:

1. to prove, amend or withdraw the claim, and to place a value on security;
1. to vote for the election of a {office.word} and on every resolution, as follows: ____________________
1. to interrogate whoever is called;
1. to agree to a composition: yes / no;
1. to receive dividends: yes / no.

Nobody may be such an agent who is the {office.word} or a nominee, who employs or is employed by one, who is the spouse of one or related within the third degree, or who is paid from the remuneration (section 53 of the Insolvency Act 24 of 1936). The power ends on ____________________.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {claim.creditor}, duly authorised
[end]

[use witnesses]`,
  },
];
