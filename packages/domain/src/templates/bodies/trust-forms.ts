import type { StandardTemplate } from '../standard';
import { resolvedBy, trustHead, trusteesNow } from './trust-heads';

const form = { systemTypes: [5], language: 'en', kind: 'form' } as const;

/** Forms of a trust that the Master prescribes: 90 to 94. */
export const trustForms: readonly StandardTemplate[] = [
  {
    ...form,
    id: 90,
    name: 'J401 Trust Registration and Amendment',
    to: 'Master',
    stages: ['', 'Instruction received'],
    defaults: { 'change.kind': 'new trust' },
    body: `> **J401**
> **TRUST PROPERTY CONTROL ACT 57 OF 1988: SECTIONS 4 AND 6**

# Registration or amendment of a trust

*Lodged with the Master in whose area the greatest part of the trust property lies; a testamentary trust with the Master who accepted the will. Used again for every change.*

## A. The trust

? 1 | Name of the trust | {main.name}
? 2 | Number, where it is registered | {matter.masterReference|or New}
? 3 | Type of trust | {matter.kind}
? 4 | Date of the deed, will or order | {main.deedDate}
? 5 | Where the trust property lies, and the Master | {deed.assetsAt}; {masterOffice.name}
? 6 | Source of the funds | {deed.funds}
? 7 | Probable duration | {deed.duration}
? 8 | Object | {main.purpose|or As the deed says}
? 9 | Accounts are audited | {?matter.needsAudit|Yes|{?matter.needsAudit is "false"|No|____________________}}
? 10 | Family business trust; independent trustee | {?deed.isFamilyBusiness|Yes; {?change.isIndependent|an independent trustee is named|dispensation is asked for}|{?deed.isFamilyBusiness is "false"|No|____________________}}
? 11 | Trustees: how many, at least, at most | {executors.count}; {matter.leastTrustees|or ____________}; {deed.mostTrustees|or ____________}
? 12 | Beneficiaries named in the deed | {heirs.count}

## B. Applicant

? 13 | Applicant and contact | {firm.name}, {firm.address}; {firm.phone}, {firm.email}
? 14 | Address of the trust | {main.address|or Care of {firm.name}, {firm.address}}
? 15 | Bank of the trust | {estateBank.bank|or To be opened}{?estateBank.accountNumber|, account {estateBank.accountNumber}}
? 16 | Accountant or auditor | {auditor.name|or ____________________}{?auditor.practiceNumber|, {auditor.professionalBody|or body not stated} {auditor.practiceNumber}}

## C. Founder

|: # | Founder or donor | ~ Identity or registration number | Address |
|each deed.founders
| {n} | {line.a} | {line.b|or To be supplied} | {line.c|or To be supplied} |
|end

## D. Trustees

${trusteesNow}

## E. Security

? 17 | Security | {?bond.number|Bond {bond.number} of {bond.provider|or a provider on it} for {bond.amount} is lodged|Exempt by clause {deed.clause} of the deed, unless the Master has good reason to require it (section 6(2) and (3))}

## F. What is lodged for

? 18 | Nature of the lodging | {change.kind}
? 19 | What changes, where it is an amendment | {change.about|or ____________________}

### Checklist

1. Original deed, or notarially certified copy; order of court or will, where the trust rests on one
1. Proof of the lodging fee with a new trust; none is payable on a change
1. Acceptance of trusteeship (J417) of each trustee, with certified identity document
1. Undertaking of the auditor or accountant (J405), where one is required
1. Declaration of beneficiaries (J450), with their identity documents
1. Bond of security (J344), or the clause that exempts
1. Original letters of authority, with a change of trustees

~~ Signed at ____________________ on ____________________
~ {responsible.name|or {firm.name}} | Applicant`,
  },
  {
    ...form,
    id: 91,
    name: 'J417 Acceptance of Trusteeship',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `> **J417**
> **TRUST PROPERTY CONTROL ACT 57 OF 1988: SECTIONS 5 AND 6**

# Acceptance of trusteeship

*One for each trustee, in original, with a certified copy of the identity document. Every question is answered; the reason for a no stands beside it.*

${trustHead}

? 1 | Full names and surname | {signing.name}
? 2 | Identity number, or passport number and country | {signing.idNumber}
? 3 | Body represented, with its registration number and resolution | {change.represents|or ____________________}
? 4 | Occupation | {signing.occupation}
? 5 | Experience of trusts | {change.experience}
? 6 | Address for notices and process (section 5): street address | {signing.domicilium}
? 7 | Postal address, telephone and email | {executor.address|or {signing.address}}; {executor.phone|or {firm.phone}}; {executor.email|or {firm.email}}
? 8 | Is the trust a family business trust? | {?deed.isFamilyBusiness|Yes|{?deed.isFamilyBusiness is "false"|No|____________________}}
? 9 | Are you the independent trustee? | {?change.isIndependent|Yes; the affidavit of independence is annexed|{?change.isIndependent is "false"|No|____________________}}
? 10 | Are you a beneficiary, or related to a trustee, beneficiary or founder? | {signing.relationship|or ____________________}
? 11 | Do you keep control of the records yourself? | {change.records|or ____________________}

I apply for authority to act as trustee under section 6(1), accept the trusteeship, and declare that:

1. I act only once the Master has authorised me in writing, and together with the other trustees as the deed requires;
1. I will tell the Master within 14 days of a change of address, and without delay of a change of beneficiaries, trustees or auditor;
1. I am not an unrehabilitated insolvent, a minor or under legal disability; not barred as a director; not convicted of theft, fraud, forgery, perjury, corruption or an offence of section 6(1A); not removed from an office of trust for misconduct; not under financial sanctions;
1. no ground of section 20(2) applies to me, and I will report at once if one arises;
1. I know that the register of beneficial owners is kept and lodged (section 11A), that institutions are told that a dealing is for a trust (section 10(2)), and that a failure is an offence (section 19(2)).

~~ Signed at ____________________ on ____________________
~ {signing.name} | Trustee`,
  },
  {
    ...form,
    id: 92,
    name: 'J405 Undertaking by Auditor or Accountant',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `> **J405**
> **TRUST PROPERTY CONTROL ACT 57 OF 1988: SECTION 15**

# Undertaking by an auditor or accountant

${trustHead}

? 1 | Full names and surname | {auditor.name}
? 2 | Identity number | {auditor.idNumber|or {signing.idNumber}}
? 3 | Firm | {auditor.firmName|or {auditor.name}}
? 4 | Professional body | {auditor.professionalBody}
? 5 | Practice or membership number | {auditor.practiceNumber}
? 6 | Street address for notices | {auditor.address|or {signing.domicilium}}
? 7 | Telephone and email | {auditor.phone|or {auditor.email|or To be supplied}}
? 8 | Appointed on | {auditor.appointedDate|or {board.date}}

I accept the appointment, am qualified for it, and undertake to tell the Master in writing:

1. if I cease to act, and who follows me;
1. if the beneficiaries change, as far as I come to know of it;
1. if the trust is administered otherwise than the deed provides;
1. of substantial additions to the trust property, with their value;
1. of a material irregularity that the trustees do not put right within one month of my notice to them (section 15).

Where I cannot give one of these, the reason is: ____________________

~~ Signed at ____________________ on ____________________
~ {auditor.name} | Auditor or accountant

### To be annexed

1. Resolution of the trustees that appoints the auditor or accountant
1. Proof of membership of the professional body`,
  },
  {
    ...form,
    id: 93,
    name: 'J450 Beneficiary Declaration',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `> **J450**
> **TRUST PROPERTY CONTROL ACT 57 OF 1988**

# Declaration of the beneficiaries of a trust

${trustHead}
: Date of the deed | {main.deedDate}

[if heirs]
|: # | Beneficiary in full | ~ Identity or registration number | ~ Born | Minor or incapable | Guardian |
|each heirs
| {n} | {heir.name} | {heir.idNumber|or To be supplied} | {heir.dateOfBirth|or ____________} | {?heir.isMinor|Yes|{?heir.isMinor is "false"|No|____________}} | {?heir.isMinor|{heir.guardian|or To be supplied}|-} |
|end
[else]
________________________________________
[end]

: Class of beneficiaries, and who is known to belong to it | {deed.class|or ____________________}
: Income or capital beneficiaries | {deed.benefits}

I declare that the list is complete as the deed and later resolutions stand, and that the Master is told without delay when it changes. Identity documents, birth certificates of minors and identity documents of their guardians are annexed.

~~ Signed at ____________________ on ____________________
~ {signing.name} | Trustee or applicant`,
  },
  {
    ...form,
    id: 94,
    name: 'J344 Bond of Security by Trustee',
    to: 'Master',
    stages: ['Pack lodged'],
    body: `> **J344**
> **TRUST PROPERTY CONTROL ACT 57 OF 1988: SECTION 6(2) AND (3)**

# Bond of security by a trustee

*Given within two months of the day on which the Master asks for it (section 20(2)(b)). Original, with the stamp and authority of the insurer.*

? 1 | To | The Master of the High Court, {masterOffice.name}
? 2 | Trust and number | {main.name}, {matter.masterReference|or not registered yet}
? 3 | Trustees bound as principals | {executors.names}
? 4 | Surety | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or address on its stamp}}
? 5 | Number of the bond | {bond.number|or To be allotted}
? 6 | Amount fixed by the Master | {bond.amount}
? 7 | In words | {bond.amount|words}
? 8 | Premium next due on | {bond.nextPremiumDate|or As the surety confirms}

1. The trustees undertake to perform their duties with the care, diligence and skill of a person who manages the affairs of another (section 9), to account for the trust property and to deliver it as the deed requires.
1. The surety binds itself to the Master, for the benefit of the beneficiaries, jointly and severally with the trustees, for what is lost by a failure, up to the amount above, and renounces the benefits of excussion and division.
1. The bond holds for every trustee named, stands until the Master cancels or reduces it in writing (section 6(3)), and does not lapse because a premium is unpaid.
1. Its reasonable cost is a charge on the trust property.

${resolvedBy}
~ {bond.provider} | Surety; stamp
[use witnesses]`,
  },
];
