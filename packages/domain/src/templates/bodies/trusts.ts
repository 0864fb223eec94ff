import type { StandardTemplate } from '../standard';

const form = { systemTypes: [5], language: 'en', kind: 'form' } as const;
const letter = { systemTypes: [5], language: 'en', kind: 'letter' } as const;

const head = `: Trust | {main.name}
: Number of the trust | {matter.masterReference|or Not registered yet}
: Master of the High Court | {masterOffice.name}`;

const trusteesNow = `|: # | Trustee | ~ Identity or registration number | Address | Capacity |
|each executors
| {n} | {executor.name} | {executor.idNumber|or To be supplied} | {executor.address|or To be supplied} | {executor.capacity|or Trustee} |
|end`;

const resolvedBy = `~~ Signed at ____________________ on ____________________
[each executors]
~ {executor.name} | Trustee
[end]`;

/** Forms of a trust for the Master, and resolutions of its trustees: 90 to 97 and 104. */
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
? 9 | Accounts are audited | {?matter.needsAudit|Yes|No}
? 10 | Family business trust; independent trustee | {?deed.isFamilyBusiness|Yes; {?change.isIndependent|an independent trustee is named|dispensation is asked for}|No}
? 11 | Trustees: how many, at least, at most | {executors.count}; {matter.leastTrustees|or not stated}; {deed.mostTrustees|or not stated}
? 12 | Beneficiaries named in the deed | {heirs.count}

## B. Applicant

? 13 | Applicant and contact | {firm.name}, {firm.address}; {firm.phone}, {firm.email}
? 14 | Address of the trust | {main.address|or Care of {firm.name}, {firm.address}}
? 15 | Bank of the trust | {estateBank.bank|or To be opened}{?estateBank.accountNumber|, account {estateBank.accountNumber}}
? 16 | Accountant or auditor | {auditor.name|or None}{?auditor.practiceNumber|, {auditor.professionalBody|or body not stated} {auditor.practiceNumber}}

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
? 19 | What changes, where it is an amendment | {change.about|or Not applicable}

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

${head}

? 1 | Full names and surname | {signing.name}
? 2 | Identity number, or passport number and country | {signing.idNumber}
? 3 | Body represented, with its registration number and resolution | {change.represents|or None}
? 4 | Occupation | {signing.occupation}
? 5 | Experience of trusts | {change.experience}
? 6 | Address for notices and process (section 5): street address | {signing.domicilium}
? 7 | Postal address, telephone and e-mail | {executor.address|or {signing.address}}; {executor.phone|or {firm.phone}}; {executor.email|or {firm.email}}
? 8 | Is the trust a family business trust? | {?deed.isFamilyBusiness|Yes|No}
? 9 | Are you the independent trustee? | {?change.isIndependent|Yes; the affidavit of independence is annexed|No}
? 10 | Are you a beneficiary, or related to a trustee, beneficiary or founder? | {signing.relationship|or No}
? 11 | Do you keep control of the records yourself? | {change.records|or Yes, through {firm.name}}

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

${head}

? 1 | Full names and surname | {auditor.name}
? 2 | Identity number | {auditor.idNumber|or {signing.idNumber}}
? 3 | Firm | {auditor.firmName|or {auditor.name}}
? 4 | Professional body | {auditor.professionalBody}
? 5 | Practice or membership number | {auditor.practiceNumber}
? 6 | Street address for notices | {auditor.address|or {signing.domicilium}}
? 7 | Telephone and e-mail | {auditor.phone|or {auditor.email|or To be supplied}}
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

${head}
: Date of the deed | {main.deedDate}

[if heirs]
|: # | Beneficiary in full | ~ Identity or registration number | ~ Born | Minor or incapable | Guardian |
|each heirs
| {n} | {heir.name} | {heir.idNumber|or To be supplied} | {heir.dateOfBirth|or Not applicable} | {?heir.isMinor|Yes|No} | {?heir.isMinor|{heir.guardian|or To be supplied}|Not applicable} |
|end
[else]
No beneficiary is named in the deed.
[end]

: Class of beneficiaries, and who is known to belong to it | {deed.class|or None: all are named}
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
  {
    ...form,
    id: 95,
    name: 'Trustee Resolution: Appointment',
    defaults: { 'board.body': 'trustees' },
    body: `# Resolution of the trustees: appointment of a trustee

${head}
: Held on, at | {board.date}, {board.place}
: In the chair | {board.chair}

### Present, and quorum under clause {deed.quorum}

1. {board.present}

### Noted

1. Trustees in office: {executors.names|or none}. The deed asks for at least {matter.leastTrustees|or the number it states}{?deed.mostTrustees| and at most {deed.mostTrustees}}.
1. The power to appoint is in clause {deed.clause} of the deed.

### Resolved

1. That **{change.name}**, identity or registration number {change.idNumber}, of {change.address}, is appointed trustee{?change.inPlaceOf| in the place of {change.inPlaceOf}}.
1. That the appointment takes effect when the Master has given written authority (section 6(1) of the Trust Property Control Act 57 of 1988). Before it the appointee does no act as trustee and signs nothing as one.
1. {?change.isIndependent|That the appointee is independent: an outsider without family ties to founder, trustees or beneficiaries and without a benefit from the trust, who knows trust law and is not disqualified.|That the appointee is not put forward as an independent trustee.}
1. That {?bond.number|the bond {bond.number} is extended to the appointee|security is dispensed with as far as the deed and the Master allow}.
1. That the appointee becomes a signatory on the accounts of the trust, the register of beneficial owners is brought up to date and lodged (section 11A), and SARS is told where the representative changes.
1. That {signing.name} signs and lodges forms J401 and J417 and whatever else is needed.

${resolvedBy}

### Certificate

A true extract from the minutes, for the Master.

~ {board.chair} | Chair`,
  },
  {
    ...form,
    id: 96,
    name: 'Trustee Resolution: Removal or Resignation',
    defaults: { 'board.body': 'trustees', 'change.ground': 'resignation' },
    body: `# Resolution of the remaining trustees: a trustee leaves office

${head}
: Held on, at | {board.date}, {board.place}
: Trustee who leaves | {change.name}, {change.idNumber}
: Ground | {change.ground}

[if change.ground is "resignation"]
*Section 21 of the Trust Property Control Act 57 of 1988: written notice to the Master and to the beneficiaries who are ascertained and have capacity, and to the tutor or curator of others. Co-trustees and the Master cannot refuse it.*
[end]
[if change.ground is "removal by the Master"]
*Section 20(2) of the Trust Property Control Act 57 of 1988.*
[end]
[if change.ground is "removal by the court"]
*Section 20(1) of the Trust Property Control Act 57 of 1988; the order is annexed.*
[end]

### The days on record

? 1 | Letter of resignation, certificate of death, decision or order | {change.letterDate}
? 2 | Received by the Master | {change.receivedDate|or Proof awaited}
? 3 | Amended letters of authority | {change.lettersDate|or Asked for}
? 4 | Effective, as the remaining trustees understand the deed | {change.effectiveDate}

### Notices given

|: # | To whom | On | How |
|each change.notices
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} |
|end

### Resolved

1. That it is recorded that {change.name} left office on the ground above{?deed.clause|, clause {deed.clause} of the deed}.
1. That {change.remaining} trustees remain; the deed asks for at least {matter.leastTrustees|or the number it states}. While they are fewer they do nothing but appoint.
1. That books, records, bank devices and the letters of authority are handed back without delay (section 20(3)), the mandate on every account is ended, and SARS, the register of beneficial owners and who gave security are told.
1. That liability for what was done in office stays, and the bond holds until the Master says otherwise.
1. That {signing.name} lodges form J401 with the proof of notice and the original letters, or an affidavit of their loss.

*Who has left does not sign.*

${resolvedBy}`,
  },
  {
    ...form,
    id: 97,
    name: 'Resolution to Deregister Trust',
    to: 'Master',
    stages: ['Annual review done'],
    body: `# Resolution to end and deregister a trust

${head}
: Date of the deed | {main.deedDate}
: Resolved on, at | {board.date}, {board.place}

### Resolved by all trustees

1. That the trust ends under clause {deed.clause} of the deed, because {letter.reasons}
1. That the trust property went to the following:

|: # | Asset | To whom | $ Value | Day |
|each form.delivered
| {n} | {line.a} | {line.b|or ____________} | {line.c|or Nil} | {line.d|or ____________} |
|end

1. That there are no debts, no claim or suit by or against the trust is pending, and no land is registered in its name.
1. That the bank account shows nil and was closed on {form.bankClosedDate}; the last financial statements are approved.
1. That tax stands as follows: {form.taxClearance}.
1. That the documents of the trust are kept for five years after it ended (section 17 of the Trust Property Control Act 57 of 1988) by {signing.name}, {signing.address}.
1. That {signing.name} asks the Master to close the file, lodges the last register of beneficial owners and deregisters the trust with SARS.

${resolvedBy}

### Beneficiaries who took

[each heirs]
~ {heir.name} | {?heir.isMinor|By the guardian|Beneficiary}: received what is stated above
[end]

[page]
## Affidavit of each trustee

I, {signing.name}, identity number {signing.idNumber}, say under oath that I am a trustee of {main.name}; that the trust has no assets, no debts and no suits; that every beneficiary received what was due; and that what is resolved above is true.

[use oath]`,
  },
  {
    ...form,
    id: 104,
    name: 'Notice and Minutes of Trustees Meeting',
    to: 'trustees',
    stages: ['Tax registered', 'Annual review done'],
    body: `# Notice of a meeting of trustees

${head}

To every trustee: {executors.names}

: Day and hour | {notice.date} at {notice.time}
: Place or link | {notice.place}
: Notice given under clause | {deed.quorum}
: Proxies | As the deed allows; a trustee does not give the decision away

### Agenda

1. {notice.purposes}

Papers for the meeting are sent with this notice. Please confirm by **{letter.deadline}** that you will be there.

[page]
# Minutes of the meeting of trustees

${head}
: Held | {notice.date}, {notice.time}, {notice.place}
: In the chair | {board.chair}

### Present, and apologies

1. {board.present}

Quorum: clause {deed.quorum}. Interests declared (section 9(1) of the Trust Property Control Act 57 of 1988): {minutes.interests|or none}.

? 1 | Minutes of the last meeting, and matters arising | {minutes.arising|or Approved; nothing arises}
? 2 | Financial statements, year end {main.financialYearEnd|or as the deed says} | {minutes.statements}
? 3 | Investments, insurance and property | {minutes.investments}
? 4 | Tax, provisional tax and return of distributions | {form.taxClearance}
? 5 | Register of beneficial owners (section 11A) | Gone through and confirmed as at this day
? 6 | Security | {?bond.number|Bond {bond.number}, {bond.amount}|None required}

### Distributions, vested before the year end (section 25B of the Income Tax Act 58 of 1962)

|: # | Beneficiary | Income or capital | Amount | Vested on |
|each minutes.distributions
| {n} | {line.a} | {line.b|or Income} | {line.c|or Nil} | {line.d|or This day} |
|end

### Resolutions

|: # | Resolved | Moved by | Votes |
|each minutes.resolutions
| {n} | {line.a} | {line.b|or All} | {line.c|or Unanimous} |
|end

The trustees act together and by one mind, unless the deed lets a majority decide. Next meeting: {minutes.nextDate}.

${resolvedBy}`,
  },
];

/** Letters of a trust to the Master and SARS: 98, 99 and 102. */
export const trustLetters: readonly StandardTemplate[] = [
  {
    ...letter,
    id: 98,
    name: "Letter to the Master: Master's Pack",
    to: 'Master',
    stages: ['', 'Instruction received'],
    defaults: {
      'change.kind': 'new trust',
      'letter.enclosures':
        'Form J401\nOriginal deed, or notarially certified copy\nForm J417 of each trustee, with certified identity document\nForm J405\nForm J450, with identity documents\nForm J344, or the clause that exempts\nProof of the lodging fee\nOriginal letters of authority, where trustees change',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Lodging for {main.name}: {change.kind}

We lodge under sections 4 and 6 of the Trust Property Control Act 57 of 1988. {change.about|or The forms say what is asked.}

### Letters of authority are asked for

${trusteesNow}

1. **Number of trustees.** {executors.count} are named; the deed asks for at least {matter.leastTrustees|or the number it states}.
1. **Security.** {?bond.number|Bond {bond.number} for {bond.amount} is enclosed.|Clause {deed.clause} of the deed exempts the trustees; we ask that security be dispensed with (section 6(2) and (3)).}
1. **Independent trustee.** {?deed.isFamilyBusiness|{?change.isIndependent|One is named, and the affidavit of independence is enclosed.|The trust is a family business trust; we ask for dispensation for the reasons below.}|None is needed: not all trustees are beneficiaries who are related to one another.}
1. **Beneficial owners.** The register of section 11A was lodged on {form.asAt}; the receipt is with us.
1. **Auditor.** {auditor.name|or None is required by the deed}.

{letter.reasons|or Nothing further needs your discretion.}

Please issue the letters, and tell us of anything that is missing, by **{letter.deadline}**. Until then nobody acts (section 6(1)).

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 99,
    name: 'Letter to the Master: Confirmation of Deregistration',
    to: 'Master',
    stages: ['Annual review done', 'Deregistered'],
    defaults: {
      'letter.enclosures':
        'Resolution to deregister, signed by all trustees\nAffidavit of each trustee\nReceipts of the beneficiaries\nOriginal letters of authority, or affidavit of loss\nClosing letter of the bank\nLast financial statements',
    },
    body: `[letterhead]
[use toMaster]

Dear Sir or Madam

# Closing of the file: {main.name}

The trustees resolved on {board.date} that the trust has ended: {letter.reasons}

|: # | Trust property | Received by | Value | Day |
|each form.delivered
| {n} | {line.a} | {line.b|or -} | {line.c|or Nil} | {line.d|or -} |
|end

1. The bank account was closed on {form.bankClosedDate}. No land, debt or suit remains.
1. With SARS it stands as follows: {form.taxClearance}.
1. The last register of beneficial owners was lodged on {form.asAt} (section 11A of the Trust Property Control Act 57 of 1988).
1. {?bond.number|We ask that bond {bond.number} for {bond.amount} be cancelled (section 6(3)).|No security was given.}
1. The documents are kept for five years (section 17) by {signing.name}, {signing.address}.

The Act has no section on deregistration. We ask that you close the file and confirm it in writing by **{letter.deadline}**, so that SARS can follow.

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...letter,
    id: 102,
    name: 'Letter to SARS: Trust Tax Registration',
    to: 'SARS',
    stages: ['Letters of authority issued', 'Beneficial ownership lodged'],
    defaults: {
      'recipient.name': 'South African Revenue Service',
      'letter.enclosures':
        'Form IT77TR\nLetters of authority, certified copy\nDeed of trust, certified copy\nIdentity documents and proof of address of the trustees\nResolution that names the representative\nPower of attorney of the tax practitioner\nLetter of the bank\nRegister of beneficial owners',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Registration for income tax: {main.name}, {matter.masterReference|or number to follow}

The trust was authorised by letters of authority of {matter.lettersDate}. Registration is due within 21 business days (section 22 of the Tax Administration Act 28 of 2011).

? 1 | Name and number of the trust | {main.name}, {matter.masterReference|or to follow}
? 2 | Kind of trust | {matter.kind}
? 3 | Special trust, and on what proof | {deed.special|or No}
? 4 | Liable from | {main.deedDate}
? 5 | Financial year end | {main.financialYearEnd|or Last day of February}
? 6 | Representative taxpayer, with identity number | {signing.name}, {signing.idNumber}
? 7 | Tax practitioner | {taxPractitioner.name|or None}{?taxPractitioner.number|, {taxPractitioner.number}}
? 8 | Bank | {estateBank.bank|or To be confirmed}, branch {estateBank.branchCode|or to be confirmed}, account {estateBank.accountNumber|or to be confirmed}
? 9 | Address | {main.address|or Care of {firm.name}, {firm.address}}

${trusteesNow}

We ask for:

1. a number for income tax, and the link to our profile on eFiling;
1. entry of the representative above in the place of any other;
1. confirmation whether provisional tax applies from the first year.

Please let us have the number by **{letter.deadline}**.

[use signedByFirm]
[use enclosures]`,
  },
];
