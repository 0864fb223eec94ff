import type { StandardTemplate } from '../standard';

const late = [2] as const;
const form = { systemTypes: late, language: 'en', kind: 'form' } as const;
const beforeLetters = ['', 'Instruction received', 'Estate reported'] as const;

/** The forms of a deceased estate that begin it: 52 to 56, 59 and 60. */
export const estateForms: readonly StandardTemplate[] = [
  {
    ...form,
    id: 52,
    name: 'J294 Death Notice',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `> **J294**
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: SECTION 7**

# Death notice

*To be lodged with the Master within 14 days of the death by the surviving spouse or, where there is none, by the nearest relative or connection in the district, or by whoever had control of the premises. Original; no oath.*

? 1 | Surname of the deceased | {main.surname}
? 2 | First names in full | {main.firstNames}
? 3 | Identity number, or passport number and country | {main.idNumber}
? 4 | Population group (asked for statistics) | {form.populationGroup|or ____________________}
? 5 | Nationality | {main.nationality|or ____________________}
? 6 | Occupation | {main.occupation|or ____________________}
? 7 | Residence or residences in the twelve months before death, with province | {form.residences|or {main.usualResidence|or {main.address}}}
? 8 | Date of birth | {main.dateOfBirth}
? 9 | Place of birth | {main.placeOfBirth|or ____________________}
? 10 | Date and place of death | {main.dateOfDeath}, {main.placeOfDeath|or ____________________}
? 11 | Did the deceased leave a will? | {?matter.hasWill|Yes, dated {matter.willDate|or ____________________}{?matter.codicilDate|, with a codicil dated {matter.codicilDate}}|{?matter.hasWill is "false"|No will is known|____________________}}
? 12 | Marital status at death | {main.maritalStatus}
? 13 | Place of the marriage | {spouse.placeOfMarriage|or ____________________}
? 14 | Full names and identity number of the surviving spouse | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}|____________________}
? 15 | Married in or out of community of property; accrual | {main.maritalRegime|or ____________________}
[if marriages]
[each marriages]
[if not marriage.isCurrent]
? 15({n}) | (a) Predeceased or divorced spouse (b) date | (a) {marriage.spouseName|or ____________________}, {marriage.endedBy|or ____________________} (b) {marriage.endedDate|or ____________________}
[end]
[end]
[end]
? 16 | Master's office and number of the estate of a predeceased spouse | {main.previousMarriages|or ____________________}
[if children]
[each children]
? 17({n}) | Child: full names, born, major, minor or predeceased | {child.name}, born {child.dateOfBirth|or ____________________}, {?child.isDead|died before, on {child.dateOfDeath|or ____________________}; issue as listed in the next-of-kin affidavit|{?child.isMinor|minor|{?child.isMinor is "false"|major|____________________}}}
[end]
[else]
? 17 | Children of the deceased, of every union, adopted ones included | ____________________
[end]
? 18 | (a) Father (b) mother of the deceased, alive or dead | (a) {form.father|or ____________________} (b) {form.mother|or ____________________}
? 19 | Name and address of the person who signs | {signing.name}, {signing.address}
? 20 | Capacity in which the notice is given | {signing.capacity|or ____________________}
? 21 | (a) Were you present at the death? (b) If not, did you identify the body? | (a) {?signing.presentAtDeath|Yes|{?signing.presentAtDeath is "false"|No|____________________}} (b) {?signing.identifiedBody|Yes|{?signing.identifiedBody is "false"|No|____________________}}

[if signing.presentAtDeath is "false" and signing.identifiedBody is "false"]
Because the answer to both parts of item 21 is no, a certified copy of the death certificate{?main.deathCertificate|, number {main.deathCertificate},} is attached.
[end]

The value of the estate is not stated in this notice; it is in the inventory.

~~ Dated at ____________________ on ____________________
~ {signing.name} | {signing.capacity|or Who signs}`,
  },
  {
    ...form,
    id: 53,
    name: 'J190 Acceptance of Trust as Executor',
    to: 'Master',
    stages: beforeLetters,
    defaults: { 'signing.domicilium': '' },
    body: `> **J190**
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: SECTIONS 13, 14, 18 AND 23**

# Acceptance of trust as executor

*In duplicate, one for each applicant, with a certified copy of the applicant's identity document not older than three months.*

## A. Particulars

? 1 | Full names and surname of the applicant | {signing.name}
? 2 | Identity number | {signing.idNumber}
? 3 | Residential address | {signing.address}
? 4 | Business address | {signing.businessAddress|or Care of {firm.name}, {firm.address}}
? 5 | Telephone and email | {executor.phone|or {firm.phone}}; {executor.email|or {firm.email}}
? 6 | Relationship to the deceased | {signing.relationship|or ____________________}
? 7 | Full names and surname of the deceased | {main.name}
? 8 | Date of birth | {main.dateOfBirth}
? 9 | Date of death | {main.dateOfDeath}
? 10 | Identity number of the deceased | {main.idNumber}
? 11 | Income tax number of the deceased | {main.taxNumber|or ____________________}
? 12 | District in which the deceased ordinarily lived | {form.district}
? 13 | Surviving spouse | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}|____________________}

## B. Declaration

I accept the trust as executor in this estate and declare that:

1. I choose **{signing.domicilium}** as the address at which notices and process may be served on me. It is a street address and not a post office box;
1. I am acquainted with the duties of an executor and with the penalties for failing to perform them;
1. I am not an unrehabilitated insolvent, and I have never committed an act of insolvency as described in section 8 of the Insolvency Act 24 of 1936;
1. {?executor.isExempt|I am **exempt** from furnishing security: {form.exemptionGround}|I attach a **bond of security** of {bond.amount} ({bond.amount|words}) for the full value of the estate};
1. I am permanently resident in the Republic. I undertake to report to the Master at once if I or a surety of mine is sequestrated or commits an act of insolvency, or if I am to leave the Republic permanently;
1. {?form.agent|I appoint {form.agent}, of {form.agentAddress}, as my agent under the power of attorney of {form.poaDate|or the same date}, which is attached. I know that an agent does not relieve me of my responsibility|I appoint ____________________ as my agent, or no agent (delete what does not apply)}.

## C. Signature

~~ Signed at ____________________ on ____________________
~ {signing.name} | Applicant for letters of executorship`,
  },
  {
    ...form,
    id: 54,
    name: "J155 Undertaking and Acceptance of Master's Directions",
    to: 'Master',
    stages: beforeLetters,
    body: `> **J155**
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: SECTION 18(3)**

# Undertaking and acceptance of the Master's directions

*In place of letters of executorship where the value of the estate does not exceed the amount determined under section 18(3). With a certified identity document; no oath.*

? 1 | Estate of the late; date of death; identity number | {main.name}; {main.dateOfDeath}; {main.idNumber}
? 2 | District in which the deceased ordinarily lived | {form.district}
? 3 | Applicant and identity number | {signing.name}, {signing.idNumber}
? 4 | Relationship to the deceased | {signing.relationship|or ____________________}
? 5 | Residential and postal address; telephone | {signing.address}; {executor.phone|or {firm.phone}}
? 6 | Agent, if any | {?form.agent|{form.agent}, {form.agentAddress}|____________________}

I, the applicant, undertake and accept the following:

1. (item 7) I will administer the estate, pay its debts and distribute what is left as the Master directs, and am bound by any change or recall of the directions;
1. (item 8) I will deal with no property that is not in the inventory lodged under section 9. If it appears that the value of the estate is more than the amount that section 18(3) allows (R250 000 on the printed form), I will report it and return the directions at once;
1. (item 9) to the best of my knowledge the estate is solvent. If it is found not to be, I will report it before any creditor is paid. The debts known to me are listed below;
1. (item 10) I am not an unrehabilitated insolvent.

### Liabilities known

[if liabilities]
|: # | Creditor | Reference | $ Amount |
|each liabilities
| {n} | {liability.creditor} | {liability.reference|or -} | {liability.amount} |
|end
|total | | Total | | {liabilities.amount} |
[else]
________________________________________
[end]

The assets are in the inventory (J243), and the heirs in the will or in the next-of-kin affidavit (J192), which are lodged with this form.

~~ Dated at ____________________ on ____________________
~ {signing.name} | Applicant for the Master's directions`,
  },
  {
    ...form,
    id: 55,
    name: 'J243 Inventory',
    to: 'Master',
    stages: [...beforeLetters, 'Letters received'],
    defaults: { 'form.section': 'section 9' },
    body: `> **J243**
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: REGULATION 3, FORM B**

# Inventory under {form.section} of the Act

*A person who makes a false inventory commits an offence: section 102(1)(b).*

: Estate of the late | {main.name}, identity number {main.idNumber}, who died on {main.dateOfDeath}
[if main.isInCommunity]
: Surviving spouse and address, married in community of property | {spouse.name}, {spouse.address|or {main.address}}. The inventory is of the whole joint estate
[end]
: Made by | {signing.name}
: Address and capacity | {signing.address}; {signing.capacity|or Nominated executor}
: Master's reference | {matter.masterReference|or Not allotted yet}

I declare that to the best of my knowledge and belief this is a true and complete inventory, in detail, of

{?form.section is "section 9"|(a) all property of the deceased{?main.isInCommunity| and of the joint estate} at the time of death, and (b) all property on the premises {form.premises|or where the deceased lived} at that time which is not listed elsewhere|(c) all property of the estate known to me, with its value}.

[if form.section is "section 9"]
: Heirs present when it was made | {form.heirsPresent|or ____________________}
[end]

~~ Signed at ____________________ on ____________________
~ {signing.name} | {signing.capacity|or Nominated executor}

## 1. Immovable property

*As the title deed describes it, with the number and date of the deed.*

|: # | Description | Share | $ Value |
|each immovables
| {n} | {immovable.description} | {immovable.share|or Whole} | {immovable.value} |
|end
|total | | Total 1 | | {immovables.value} |

## 2. Movable property

|: # | Description | Share | $ Value |
|each movables
| {n} | {movable.description} | {movable.share|or Whole} | {movable.value} |
|end
|total | | Total 2 | | {movables.value} |

## 3. Claims in favour of the estate

*Bank accounts, policies payable to the estate, loans, refunds. What is paid to a nominee stays out.*

|: # | Description | Reference | $ Value |
|each claimsHeld
| {n} | {claimHeld.description} | {claimHeld.reference|or -} | {claimHeld.value} |
|end
|total | | Total 3 | | {claimsHeld.value} |

## Summary

|: Heading | $ Value |
| 1. Immovable property | {immovables.value} |
| 2. Movable property | {movables.value} |
| 3. Claims in favour of the estate | {claimsHeld.value} |
|total | Total of the inventory | {assets.value} |

Debts are not listed in an inventory. Property that comes to light later is listed in an additional inventory within 14 days.`,
  },
  {
    ...form,
    id: 56,
    name: 'J262 Bond of Security',
    to: 'Master',
    stages: beforeLetters,
    body: `> **J262**
> **ADMINISTRATION OF ESTATES ACT 66 OF 1965: SECTION 23**

# Bond of security

*Original, signed by the principal and the sureties before two witnesses and stamped by an insurer.*

: To | The Master of the High Court, {masterOffice.name}
: Estate of the late | {main.name}, identity number {main.idNumber}, who died on {main.dateOfDeath}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Principal | {executors.names|or {signing.name}}, of {signing.address}
: Capacity | Executor
: Sureties | {?bond.provider|{bond.provider}, bond number {bond.number|or to be allotted}|{form.sureties}}
: Amount | {bond.amount}
: In words | {bond.amount|words}

1. The principal undertakes to administer the estate properly and according to law, to account for it to the Master, to pay and deliver what is due to those entitled, and to perform every other duty of the office.
1. The sureties bind themselves to the Master, jointly and severally with the principal and as co-principal debtors, for the amount stated above in figures and in words, for the due performance of those duties, and renounce the benefits of excussion and division, whose meaning they know.
1. The bond stands until the Master releases it in writing. The failure to pay a premium does not release the sureties against the Master.
1. The principal chooses {signing.domicilium|or {signing.address}}, and the sureties their address above, as the place where notices may be served.

[if not bond.provider]
The sureties are natural persons; each attaches a sworn statement of means, showing property worth the amount above over and above all debts.
[end]

The amount equals the total of the inventory lodged, {assets.value}, or what the Master fixed.

~~ Signed at ____________________ on ____________________
~ {executors.names|or {signing.name}} | Principal
~ {?bond.provider|{bond.provider}|______________________________} | Surety and co-principal debtor; stamp
[use witnesses]`,
  },
  {
    ...form,
    id: 59,
    name: 'J192 Next-of-Kin Affidavit',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `> **J192**
> **INTESTATE SUCCESSION ACT 81 OF 1987: SECTION 1**

# Next-of-kin affidavit

*Where there is no valid will, or the will names heirs only as a class. One more for each child who died before and left issue. "None" is written where there never was anybody.*

I, {signing.name}, identity number {signing.idNumber}, of {signing.address}, say under oath that I knew the deceased well, as {signing.relationship|or ____________________}, and that what follows is a true and complete statement of the next of kin of

the late **{main.name}**, identity number {main.idNumber}, who died at {main.placeOfDeath|or ____________________} on {main.dateOfDeath}.

[if marriages]
[each marriages]
? 1({n}) | Spouse, customary or life partner: name, married, ended | {marriage.spouseName|or ____________________}; {marriage.kind|or married} {marriage.marriedDate|or ____________________}; {?marriage.isCurrent|survives the deceased|{marriage.endedBy|or ____________________} {marriage.endedDate|or ____________________}}
[end]
[else]
? 1 | Spouse or spouses, customary or life partner | ____________________
[end]
[if children]
[each children]
? 2({n}) | Child: name, born, relationship; if predeceased, the date | {child.name}, born {child.dateOfBirth|or ____________________}, {child.relationship|or child}{?child.isDead|; died {child.dateOfDeath|or ____________________}; issue: see a further affidavit}
[end]
[else]
? 2 | Children born in or outside marriage, adopted or predeceased | ____________________
[end]
[if not children]
*Items 3 to 5 are answered only where the deceased left no descendant.*
? 3 | Father and mother, alive or the date of death | {form.father|or ____________________}; {form.mother|or ____________________}
? 4 | Brothers and sisters of full and half blood: name, born, address, other parent | {form.siblings|or ____________________}
? 5 | Brothers and sisters who died before, the date, and their children | {form.deadSiblings|or ____________________}
[else]
? 3 | Parents, brothers and sisters and their issue (items 3 to 5) | Not applicable: the deceased left a descendant
[end]

Nobody related to the deceased in these degrees has been left out to my knowledge, whether born outside marriage, adopted or living abroad.

[use oath]`,
  },
  {
    ...form,
    id: 60,
    name: 'Nomination to Act as Executor',
    to: 'Master',
    stages: ['', 'Instruction received'],
    body: `# Nomination to act as executor

> Administration of Estates Act 66 of 1965, sections 18(1) and 19

: Estate of the late | {main.name}, identity number {main.idNumber}, who died on {main.dateOfDeath}
: Nominee | {form.nominee|or {signing.name}}
: To act as | {?matter.kind is "Section 18(3)"|Master's representative under section 18(3), or executor if the Master so decides|Executor}
: Because | {?matter.hasWill|the will names no executor, or the person named cannot or will not act|{?matter.hasWill is "false"|the deceased left no valid will|____________________}}

We are the surviving spouse and the heirs of the deceased. We nominate the person named above and ask the Master to issue the appointment to the nominee. For a minor the guardian signs.

|: # | Name of the nominator | Relationship or capacity | ~ ID number | Signature | Date |
|each heirs
| {n} | {heir.name}{?heir.isMinor| (minor), by {heir.guardian|or the guardian}} | {heir.relationship|or Heir} | {heir.idNumber|or attach} | | |
|end

Certified copies of the identity documents of the nominee and of every nominator are attached, not older than three months{?matter.nominatedExecutor|, and the refusal or proof of the death of {matter.nominatedExecutor}, whom the will names}.

We know of no other heir and of no other nomination.

~~ Accepted by the nominee at ____________________ on ____________________
~ {form.nominee|or {signing.name}} | Nominee`,
  },
];
