import type { StandardTemplate } from '../standard';

const form = { systemTypes: [5], language: 'en', kind: 'form' } as const;

const trustees = `|: # | Trustee | ~ Identity or registration number | Address |
|each executors
| {n} | {executor.name} | {executor.idNumber|or To be supplied} | {executor.address|or To be supplied} |
|end`;

/** The register of owners, the pack of a client who is taken on, and letters to the Road Accident Fund: 100, 101, 103. */
export const trustOwnersAndFund: readonly StandardTemplate[] = [
  {
    ...form,
    id: 100,
    name: 'Beneficial Ownership Register',
    to: 'Master',
    stages: ['Letters of authority issued', 'Beneficial ownership lodged'],
    body: `> **TRUST PROPERTY CONTROL ACT 57 OF 1988: SECTION 11A, REGULATIONS 3A TO 3E**

# Register of beneficial owners

: Trust | {main.name}
: Number of the trust | {matter.masterReference|or ____________________}
: Master of the High Court | {masterOffice.name}
: As at | {form.asAt}

*Natural persons alone. Where a founder, trustee or named beneficiary is a company or another trust, the persons who stand behind it are named; of a minor, the guardian as well. A person in a discretionary class becomes an owner when something vests.*

[if owners]
[each owners]
### {n}. {owner.name}

? a | Class of ownership, and through whom | {owner.class}{?owner.through|, through {owner.through}}
? b | Date of birth | {owner.dateOfBirth|or To be supplied}
? c | Identity or passport number, and where issued | {owner.idNumber|or To be supplied}, {owner.issuedIn|or country to be supplied}
? d | Nationality and citizenship | {owner.nationality|or To be supplied}; {owner.citizenship|or to be supplied}
? e | Residential address | {owner.address|or To be supplied}
? f | Address for service | {owner.serviceAddress|or As above}
? g | Other contact | {owner.contact|or To be supplied}
? h | Tax number | {owner.taxNumber|or ____________________}
? i | Owner since, and until | {owner.fromDate|or ____________________}; {owner.toDate|or to this day}
[end]
[else]
No beneficial owner is captured on this day.
[end]

## Institutions used by the trustees (sections 10(2) and 11(1)(e))

: Bank | {estateBank.bank|or ____________________}{?estateBank.accountNumber|, account {estateBank.accountNumber}}

The trustees confirm that the register is complete and up to date on the day above, and that a certified copy of each identity document is kept with it.

~~ Signed at ____________________ on ____________________
[each executors]
~ {executor.name} | Trustee
[end]`,
  },
  {
    ...form,
    id: 101,
    name: 'Trust Application and FICA Forms',
    stages: ['', 'Instruction received'],
    defaults: {
      'form.risk': 'standard',
      'letter.enclosures':
        'Certified identity document of each person named\nProof of address of each person, not older than three months\nLetter of the bank\nTrust deed\nLetters of authority, where they were issued',
    },
    body: `> **FINANCIAL INTELLIGENCE CENTRE ACT 38 OF 2001: SECTIONS 21 TO 21C, 21F TO 21H AND 22**

# Application and particulars of a trust

*Filled in when the trust is taken on, and again when something in it changes or its risk is reviewed. Each person named signs for the own particulars.*

## A. The mandate

? 1 | Accountable institution | {firm.name}, {firm.address}
? 2 | What we are asked to do | {form.needs|or To administer the trust and act for its trustees}
? 3 | Purpose of the trust | {main.purpose|or As the deed says}
? 4 | Source of the funds | {deed.funds}
? 5 | Fees | {form.agreement|or As agreed in writing, with VAT}

## B. The trust

? 6 | Name and number | {main.name}; {matter.masterReference|or not registered yet}
? 7 | Kind of trust | {matter.kind}
? 8 | Date of the deed, will or order | {main.deedDate}
? 9 | Master of the High Court | {masterOffice.name}
? 10 | Address | {main.address|or Care of {firm.name}, {firm.address}}
? 11 | Tax number | {main.taxNumber|or ____________________}
? 12 | Financial year end | {main.financialYearEnd|or Last day of February}
? 13 | Trustees, at least and at most | {matter.leastTrustees|or ____________}; {deed.mostTrustees|or ____________}
? 14 | How beneficiaries are determined | {deed.class|or Named in the deed}
? 15 | Bank | {estateBank.bank|or To be opened}

## C. Trustees

${trustees}

## D. Founders, beneficiaries and owners behind them

[if owners]
|: # | Person | Capacity | ~ Identity or passport number | Address |
|each owners
| {n} | {owner.name} | {owner.class}{?owner.through|, through {owner.through}} | {owner.idNumber|or To be supplied} | {owner.address|or To be supplied} |
|end
[else]
Nobody is captured yet.
[end]

## E. Declared by each person

1. I am not, and no member of my family or close associate is, a domestic or foreign politically exposed person or prominent influential person, except as follows: {form.exposed|or ____________________}.
1. No name here is on a list of financial sanctions (section 28A).
1. The particulars are true, and I will tell the firm of a change without delay.
1. I know that they are kept for five years after the relationship ends (section 23), and are used for no other purpose (Protection of Personal Information Act 4 of 2013).

~~ Signed at ____________________ on ____________________
[each owners]
~ {owner.name} | {owner.class}
[end]

## F. For the firm

? 16 | Risk | {form.risk}
? 17 | Reviewed by | {form.checker|or {responsible.name}}
? 18 | To be reviewed again on | {form.dueDate|or When something changes, and yearly}

[use enclosures]`,
  },
  {
    id: 103,
    name: 'RAF Correspondence',
    systemTypes: [5],
    language: 'en',
    kind: 'letter',
    to: 'Road Accident Fund',
    defaults: {
      'recipient.name': 'Road Accident Fund',
      'raf.variant': 'first claim',
      'letter.enclosures':
        'Specified tax invoice of each account, signed by a trustee\nProof of payment\nMotivation of the doctor that links the cost to the accident\nUndertaking\nLetters of authority',
    },
    body: `[letterhead]

{today}

{recipient.name}
{rafDetails.contactName|or Undertakings}
{recipient.address|or {rafDetails.address|or {rafDetails.contactEmail|or By email}}}

: Our reference | {matter.reference}
: Link number | {rafDetails.linkNumber}
: Claim number | {rafDetails.claimNumber|or Not stated}
: Your reference | {rafClaim.reference|or To be advised}
: Claimant | {rafDetails.claimant}
: Accident | {rafDetails.accidentDate}{?rafDetails.accidentPlace|, {rafDetails.accidentPlace}}

Dear Sir or Madam

[if raf.variant is "first claim" or raf.variant is "later claim"]
# {main.name}: claim under the undertaking

We act for the trustees of the trust above, which was made for {rafDetails.claimant}{?rafDetails.orderDate| by order of {rafDetails.orderDate}}. The Fund undertook{?rafDetails.undertakingDate| on {rafDetails.undertakingDate}} to pay for the cost that follows from the accident (section 17(4)(a) of the Road Accident Fund Act 56 of 1996). We claim as follows: {rafClaim.description}.
[if raf.variant is "first claim"]

This is the first claim. Please confirm the numbers above, and that payments go into the account below.
[end]
[end]
[if raf.variant is "follow-up" or raf.variant is "second follow-up" or raf.variant is "last follow-up"]
# {main.name}: claim of {rafClaim.lodgedDate} is unpaid

The claim below ({rafClaim.description}) was lodged on {rafClaim.lodgedDate}, {rafClaim.waitedDays} days ago. Of {rafClaim.claimed} the Fund has paid {rafClaim.paid}; **{rafClaim.outstanding}** is outstanding.

[if raf.variant is "follow-up"]
Please pay it, or tell us which account is queried and why, by **{letter.deadline}**.
[end]
[if raf.variant is "second follow-up"]
{?rafClaim.lastLetterDate|We wrote to you about this claim on {rafClaim.lastLetterDate}. }Please pay it by **{letter.deadline}**, or tell us by then which account is queried and why; pay those that are not queried meanwhile.
[end]
[if raf.variant is "last follow-up"]
{?rafClaim.lastLetterDate|We last wrote to you about this claim on {rafClaim.lastLetterDate}. }Unless it is paid by **{letter.deadline}**, or we are told by then which account is queried and why, the trustees will have the undertaking enforced without writing again.
[end]
[end]
[if raf.variant is "closing"]
# {main.name}: claim of {rafClaim.lodgedDate} is closed

Of {rafClaim.claimed} the Fund paid {rafClaim.paid}; the difference is {rafClaim.outstanding}. {letter.reasons|or The trustees close this claim. Other claims under the undertaking are not affected.}
[end]

### Schedule

|: ~ Service | Provider and treatment | Link to the accident | ~ Invoice | $ Account | $ Claimed |
|each rafItems
| {rafItem.date|short} | {rafItem.provider}{?rafItem.treatment|: {rafItem.treatment}} | {rafItem.injuryLink|or See the motivation} | {rafItem.invoice|or -} | {rafItem.amount} | {rafItem.claimed} |
|end
|total | | Total of {rafItems.count} accounts | | | {rafItems.amount} | {rafItems.claimed} |

Apportionment: {rafDetails.apportionmentPercent|or ____________________}{?rafDetails.apportionmentPercent|% ({rafClaim.apportioned})}. Accounts that are to be paid to the supplier are marked on the invoice; everything else is paid to the trust:

: Bank | {estateBank.bank|or To be advised}
: Branch | {estateBank.branchCode|or To be advised}
: Account | {estateBank.accountName|or To be advised}, {estateBank.accountNumber|or number to be advised}
: Reference | {rafDetails.linkNumber}

Yours faithfully

~~ For {firm.name}
~ {responsible.name|or {firm.name}} | For the trustees{?executors.names|, {executors.names}}

[if raf.variant is not "closing"]
[use enclosures]
[end]`,
  },
];
