import type { StandardTemplate } from '../standard';
import { writeActLine, idOrRegistration, orderOf } from './insolvency-heads';

const form = { systemTypes: [1], language: 'en', kind: 'form' } as const;

const heading = `: Estate | {main.displayName}
: {?main.isWoundUp|Registration number|Identity number} | ${idOrRegistration}
: Master's reference | {matter.masterReference|or Not allotted yet}`;

/** Forms of who is appointed, of creditors and of the debtor: 14, 15, 31, 33, 35 and 45. */
export const insolvencyForms: readonly StandardTemplate[] = [
  {
    ...form,
    id: 14,
    name: 'Appointment Document',
    stages: ['', 'Appointment received'],
    body: `${writeActLine({ person: 'SECTIONS 18, 54 TO 57', company: 'SECTIONS 367 TO 375', closeCorporation: 'SECTIONS 66 AND 74' })}

# Consent to act as {office.word}, declaration of no interest and acceptance

*Sworn by each person who is to be appointed, and lodged in original. The Master alone issues the certificate of appointment; where the office of the Master has a form of its own for the affidavit of non-interest, that form is sworn as well.*

: To | The Master of the High Court, {masterOffice.name}
${heading}

## 1. The practitioner

? 1.1 | Full names and identity number | {signing.name}, {signing.idNumber}
? 1.2 | Firm, and office in the area of the Master | {firm.name}, {firm.address}
? 1.3 | Telephone and email | {firm.phone}; {firm.email}
? 1.4 | Number on the Master's list of practitioners | {practitioner.listNumber}

## 2. The appointment sought

? 2.1 | Capacity | {?matter.finalOrderDate|{office.word}|Provisional {office.word}, and {office.word}}
? 2.2 | Order or resolution | ${orderOf}
? 2.3 | Nominated by | {matter.petitioningCreditor|or Creditors, as the nominations lodged show}

## 3. Not disqualified

I am not insolvent, a minor or under any legal disability; not related to the debtor, or to a director or member of it, within the third degree; without an interest opposed to that of the general body of creditors; was not its bookkeeper, accountant or auditor in the twelve months before the proceedings began, nor its business rescue practitioner; act under no power of attorney for a creditor's vote; was never convicted of theft, fraud, forgery or perjury, and never removed from a position of trust for misconduct (section 55 of the Insolvency Act 24 of 1936; section 372 of the Companies Act 61 of 1973; section 140(4) of the Companies Act 71 of 2008).

## 4. Links and inducements

? 4.1 | Every link with the debtor, its directors or members, creditors, or the attorneys in the application | {practitioner.links}
? 4.2 | Given, promised or received for the nomination; agreement to share the remuneration | Nothing. There is no such agreement save with a joint appointee.

## 5. Standing of the practitioner

? 5.1 | Tax affairs are in order | {?practitioner.isTaxCompliant|Yes; the compliance PIN is annexed|{?practitioner.isTaxCompliant is "false"|No; the explanation is annexed|____________________}}
? 5.2 | Estates in hand | {practitioner.estatesInHand}
? 5.3 | Of them with an account that is late | {practitioner.lateAccounts}

## 6. Security

? 6.1 | Who gives the bond | {bond.provider|or A provider to be named}
? 6.2 | Amount | {bond.amount} ({bond.amount|words})

## 7. Consent and acceptance

I consent to be appointed and accept the office. I will act together with whoever is appointed jointly with me, report at once any interest that arises, and account to the Master and to creditors as the law requires.

[use oath]

### Enclosures

1. Identity document, certified copy
1. Tax compliance PIN
1. Bond of security, original
1. Nominations of creditors, with their resolutions`,
  },
  {
    ...form,
    id: 15,
    name: 'Board Resolution Document',
    batch: 'claims',
    defaults: { 'board.body': 'directors' },
    body: `# Extract from the minutes: resolution of a creditor

[each claims]
Of the {board.body} of **{claim.creditor}**, {claim.address|or ____________________}.

: Meeting held on | {board.date}
: At | {board.place}
: In the chair | {board.chair}
: Reference of the creditor | {claim.reference|or ____________________}

### Present, and a quorum

1. {board.present}

### Resolved

1. That {claim.creditor} proves a claim of {claim.amount}, or whatever is found to be owing to it, in the estate named here:

${heading}

1. That **{signing.name}**, identity number {signing.idNumber}, {signing.capacity|or authorised signatory}, may on its behalf:

- depose to affidavits, sign the nomination, the claim and every paper that goes with it;
- appoint agents to attend, to vote and to interrogate at every meeting of creditors, and substitute others for them;
- place a value on security, rely on it, give it up, or agree that it be realised or taken over;
- agree to a composition or a compromise, amend or withdraw the claim, and receive dividends.

1. That what was done before this day for the same purpose is ratified. No affidavit relied on is older than this resolution but for that ratification.

### Certificate

I certify that this is a true extract from the minutes, that the resolution stands, and that the specimen below is the signature of the person authorised.

~~ Signed at ____________________ on ____________________
~ {board.chair} | Chair or secretary of {claim.creditor}
~ {signing.name} | Specimen signature
[end]

### To be annexed

[if board.body is "trustees"]
1. Letters of authority. All trustees sign, or the deed that says who may
[end]
[if board.body is "partners"]
1. Partnership agreement. All partners sign
[end]
1. Registration papers of the creditor, and identity document of the person authorised`,
  },
  {
    ...form,
    id: 31,
    name: 'Affidavit for Proof of Claim on a Bill or Note',
    to: 'Master',
    batch: 'claims',
    body: `> **FORM D, FIRST SCHEDULE TO THE INSOLVENCY ACT 24 OF 1936**

# Affidavit for the proof of a claim based on a promissory note or another bill of exchange

${heading}

[each claims]
? A | Name of the creditor in full | {claim.creditor}
? B | Address of the creditor | {claim.address|or ____________________}
? C | Total amount of the claim | {claim.amount}

I, ______________________________, {signing.capacity|or capacity: ____________________}, being authorised by the creditor and knowing the facts, make oath and say:

1. That {main.displayName}, whose estate is under {?main.isWoundUp|liquidation|sequestration}, was on {matter.concursusDate|or the day of the order}, and still is, indebted to {claim.creditor} in the sum of **{claim.amount}** ({claim.amount|words}) on the following instruments, **annexed in original**:

|: # | Kind, place and date | Maker or drawer | Acceptor; endorsers in order | Payee | Due on |
|each form.instruments
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} | {line.e|or ____________} |
|end

? (a) | Face value, all instruments | {claim.capital}
? (b) | Interest to the day of the order, and its rate | {claim.interest}{?claim.rate| at {claim.rate}% a year}
? (c) | Presented and dishonoured, when; notice of dishonour given or excused | {form.dishonoured}
? (d) | Consideration given for it | {form.consideration}
? (e) | Amount paid on account, and by whom | ____________________

1. That besides the debtor the parties named on the instruments are liable as the law of bills provides, and nobody else is, otherwise than as surety, except: ____________________
1. That the claim was not acquired by cession or endorsement after the proceedings began, except: ____________________
1. That no security was received for the debt by the creditor or anybody on its behalf, except: {claim.security|or ____________________}{?claim.securityKind|, {claim.securityKind}}; and that its value is put at ____________________
1. That an instrument not yet due at the order is claimed at its value on that day (section 50).

**{claim.creditor}** {?claim.reliesSolely|**relies**|{?claim.reliesSolely is "false"|**does not rely**|**relies / does not rely**}} **solely on the proceeds of its security.**
[end]

[use oath]

### Enclosures

1. Each bill or note, original, with an unbroken chain of endorsements
1. Protest or notice of dishonour
1. Authority of the deponent`,
  },
  {
    ...form,
    id: 33,
    name: 'Resolutions of Creditors',
    to: 'Master',
    stages: ['First meeting held', 'Second meeting held'],
    body: `# Resolutions of creditors

${heading}
: Meeting | {votedAt.kind} of {votedAt.date}, {votedAt.time}
: Place | {votedAt.place}
: Presiding officer | {votedAt.presidingOfficer|or ____________________}

*Creditors direct the administration by a majority in value of proved claims that are voted (section 52(2) of the Insolvency Act 24 of 1936). They do not vote on how the estate is distributed, save to contest, compromise or admit a claim (section 53). A resolution binds only if it is entered in the minutes (section 53(3)). A secured creditor votes for what exceeds the value placed on the security, save in the election of a trustee and on the security itself; nobody votes on the own claim that is contested (section 52(5) and (6)).*

## A. Creditors present, and what each may vote

[if voters]
|: # | Creditor | By | $ Claim | $ Value of the vote |
|each voters
| {n} | {voter.name} | {voter.agent|or In person}{?voter.hasProxy|, by power of attorney} | {voter.claimed} | {voter.value|or None: not proved} |
|end
|total | | Total | | {voters.claimed} | {voters.value} |
[else]
No attendance is captured for the meeting. ____________________
[end]

## B. Resolutions put and voted on

[if resolutions]
|: # | Resolution and result | $ For, by value | $ Against, by value |
|each resolutions
| {resolution.number} | {resolution.words} {?resolution.isCarried|Carried|Not carried}: {resolution.forNumber|or none} for and {resolution.againstNumber|or none} against, by number. | {resolution.forValue|or Not counted} | {resolution.againstValue|or Not counted} |
|end
[else]
None was voted on yet: the drafts in part C go out with the report.
[end]

## C. Draft resolutions that go out with the report

*Where a line below was put to the vote, its result stands in part B. Strike out what does not apply.*

1. That the report of the {office.word} is adopted, and every act to date named in it is confirmed.
1. That the {office.word} may sue, defend, settle, abandon and appeal, and may appoint attorneys and counsel at a scale agreed in writing (section 73); if the estate is without funds, who pays is agreed first.
1. That witnesses are interrogated and an enquiry is held, at a cost of not more than ____________________.
1. That movable property is sold by auction, tender or private treaty, in lots or as a whole, with or without reserve, as the {office.word} thinks best.
1. That immovable property is sold in the same ways, with the consent of each bondholder, and VAT or duty as the law requires.
1. That auctioneers, agents and valuers are employed at these rates: ____________________.
1. That book debts are collected, given time, compounded or written off (section 78).
1. That worthless assets are abandoned, goods of section 84 handed back, and security realised or taken over at the value placed on it (section 83).
1. That leases and uncompleted contracts are kept or ended as the {office.word} thinks best (sections 35 and 37).
1. That the business is carried on, staff is kept, and goods are bought for cash or on credit (section 80).
1. That dispositions of sections 26 to 31{?main.isWoundUp| and the liability of directors or members|} are investigated and proceedings instituted or settled, against an indemnity of creditors.
1. That claims are contested, compromised or admitted.
1. That accountants and tax practitioners are employed, returns are filed and assessments disputed.
1. That money is borrowed, with or without security; that assets are insured, stored and guarded; that idle money is invested (section 70).
[if not main.isWoundUp]
1. That these goods are left to the insolvent (section 82(6)), this allowance is paid (section 79), and the property of the spouse is dealt with (section 21): ____________________.
[end]
1. That contracts of employment are continued or ended after consultation (section 38).
1. That an application to the Master for increased remuneration is supported: yes / no. The Master decides.
1. That records are kept, and disposed of as the Master allows.
1. That the {office.word} incurs no cost for which there are no funds or indemnity, and otherwise acts at discretion.
1. That the meeting is closed, or adjourned to ____________________.

~~ Declared and minuted at ____________________ on ____________________
~ {votedAt.presidingOfficer|or ______________________________} | Presiding officer
[each executors]
~ {executor.name} | {executor.capacity|or {office.word}}
[end]`,
  },
  {
    ...form,
    id: 35,
    name: 'Statement of Affairs',
    to: 'Master',
    stages: ['', 'Appointment received'],
    body: `[if main.isWoundUp]
> **ANNEXURE CM 100**
> **COMPANIES ACT 61 OF 1973: SECTION 363**

# Statement of affairs of {main.displayName}

*Made by the directors and the secretary, or the members, within 14 days of the order; laid before the meeting in a voluntary winding-up. Original and one copy.*

? 1 | Master's reference | {matter.masterReference|or Not allotted yet}
? 2 | Name and registration number | {main.name}, ${idOrRegistration}
? 3 | Registered office, and nature of the business | {main.address}; {main.natureOfBusiness|or ____________________}
? 4 | Order or resolution | ${orderOf}
? 5 | Liquidator | {executors.names|or Not appointed yet}
? 6 | Books kept, and where they are | {report.books}
? 7 | Causes of the failure | {report.causes}

## Directors, members and secretary

|: # | Name | ~ Identity number | Office | Address |
|each directors
| {n} | {director.name} | {director.idNumber|or ____________} | {director.designation|or ____________} | {director.address|or ____________} |
|end
[else]
> **FORM B, FIRST SCHEDULE TO THE INSOLVENCY ACT 24 OF 1936: SECTIONS 4 AND 16**

# Statement of affairs of {main.name}

*Made by the debtor, and by the spouse apart, within seven days of the order being served; in a voluntary surrender before the notice appears. Original and one copy.*

### Annexure VIII: personal particulars

? 1 | Full names, identity number and date of birth | {main.name}, {main.idNumber}, {main.dateOfBirth|or ____________________}
? 2 | Residence | {main.address}
? 3 | Married, how, and to whom | {?spouse.name|{spouse.name}, {spouse.idNumber|or ____________________}, {main.maritalRegime}|{main.maritalStatus|or ____________________}}
? 4 | Occupation or trade, and where | {main.occupation|or {main.natureOfBusiness|or ____________________}}
? 5 | Earlier insolvency or rehabilitation | ____________________
? 6 | Order | ${orderOf}
? 7 | Annexure VI: books in use when the debtor stopped paying | {report.books}
? 8 | Annexure VII: causes of the insolvency, in detail | {report.causes}
[end]

## Balance sheet

|: Assets and liabilities | $ Assets | $ Liabilities |
| Immovable property ({?main.isWoundUp|List C|Annexure I}) | {immovables.value} | |
| Movable property nobody holds ({?main.isWoundUp|List C|Annexure II}) | {freeMovables.value} | |
| Movable property pledged or held as security ({?main.isWoundUp|List B|Annexure V}) | {pledges.value} | |
| Debts owed to the estate and money in banks ({?main.isWoundUp|List D|Annexure III}) | {claimsHeld.value} | |
| Secured claims ({?main.isWoundUp|List B|Annexure IV}) | | {affairs.secured} |
| Preferent claims | | {affairs.preferent} |
| Concurrent claims | | {affairs.concurrent} |
|subtotal | Total | {affairs.assets} | {affairs.owed} |
|if affairs.isDeficient
|total | Deficiency | {affairs.deficiency} | |
|end
|if not affairs.isDeficient
|total | Surplus | | {affairs.surplus} |
|end

Of the secured claims {affairs.lacking} is more than the securities are estimated to bring, and ranks as concurrent unless the creditor relies on the security alone.

[page]
## {?main.isWoundUp|List C|Annexure I}: immovable property

|: # | Situation and description | Title deed | Extent | Mortgaged to | $ Estimated value |
|each immovables
| {n} | {immovable.description} | {immovable.titleDeed|or ____________} | {immovable.extent|or ____________} | {immovable.heldBy|or ____________} | {immovable.value|or Not valued} |
|end
|total | | Total | | | | {immovables.value} |

## {?main.isWoundUp|List C, continued|Annexure II}: movable property nobody holds

|: # | Description | Where it is | $ Estimated value |
|each freeMovables
| {n} | {freeMovable.description} | {freeMovable.location|or ____________} | {freeMovable.value|or Not valued} |
|end
|total | | Total | | {freeMovables.value} |

## {?main.isWoundUp|List D|Annexure III}: debts owed to the estate

|: # | Debtor or bank | For what | Good, doubtful or bad | $ Estimated to bring |
|each claimsHeld
| {n} | {claimHeld.debtor|or {claimHeld.description}} | {claimHeld.reference|or {claimHeld.description}} | ____________ | {claimHeld.value|or Not valued} |
|end
|total | | Total | | | {claimsHeld.value} |

## {?main.isWoundUp|Lists A and B|Annexure IV}: creditors

|: # | Creditor, and address | For what | Nature | Security | $ Amount |
|each claims
| {claim.number} | {claim.creditor}{?claim.address|, {claim.address}} | {claim.basis|or ____________} | {claim.type}{?claim.category|: {claim.category}} | {claim.security|or ____________}{?claim.securityKind|, {claim.securityKind}} | {claim.amount} |
|end
|total | | Total | | | | {claims.amount} |

## {?main.isWoundUp|List B, continued|Annexure V}: movable property pledged or held

|: # | Article | Held by | $ Estimated value |
|each pledges
| {n} | {pledge.description} | {pledge.heldBy|or ____________} | {pledge.value|or Not valued} |
|end
|total | | Total | | {pledges.value} |

Suretyships given for others, and claims that depend on an event: ____________________

[if main.isWoundUp]
### Capital and contributories

? 8 | Capital issued or members' contributions, by class | {report.capital|or ____________________}
? 9 | Unpaid calls, and what of them can be recovered | ____________________
? 10 | Bills and notes held (List E) | ____________________
[end]

I, the undersigned, declare that to the best of my knowledge this statement and its {?main.isWoundUp|lists|annexures} are true and complete, that every debt and every asset is in them, and that the values are fair estimates.

[use oath]
[if main.isWoundUp]
~~ The other officer signs with the deponent
[each directors]
~ {director.name} | {director.designation|or Director or member}
[end]
[end]`,
  },
  {
    ...form,
    id: 45,
    name: "Trustee's Bond of Security",
    to: 'Master',
    stages: ['', 'Appointment received'],
    body: `${writeActLine({ person: 'SECTIONS 18 AND 56(2)', company: 'SECTIONS 368 AND 375', closeCorporation: 'SECTIONS 66 AND 74' })}

# Bond of security of {?main.isWoundUp|a liquidator|a trustee}

*Lodged in original before the certificate of appointment issues. Where the Master prints a form for it, the terms below are taken over into that form.*

? 1 | Principals, identity numbers and capacity | {executors.names}, {signing.idNumber}; {?matter.finalOrderDate|{office.word}|provisional {office.word}}{?executors.count is more than 1|, each for the whole}
? 2 | Surety | {bond.provider}, {bond.providerAddress|or {bond.providerEmail|or address on its stamp}}
? 3 | Who signs for the surety, and by what authority | {form.surety}
? 4 | To whom the bond is given | The Master of the High Court, {masterOffice.name}, and the successors in that office
? 5 | Estate | {main.displayName}, ${idOrRegistration}; Master's reference {matter.masterReference|or not allotted yet}
? 6 | Number of the bond | {bond.number|or To be allotted}
? 7 | Amount | {bond.amount}
? 8 | Amount in words | {bond.amount|words}
? 9 | Value of the assets it covers | {form.assetsBase}

## Terms

1. The principals undertake to perform the duties of the office properly, to account for all that comes into their hands, and to pay and deliver it to whoever is entitled to it.
1. If they fail, the surety pays the Master on demand, for the benefit of the estate, what was lost by it, up to the amount above.
1. Principals and surety are bound jointly and severally, as co-principal debtors. They renounce the benefits of excussion, division and cession of action, and know what that means.
1. The cover begins on the day the certificate is issued, whether provisional or final, and continues until the Master releases it in writing. A premium that is not paid, or a principal who is removed, does not end it for what was done before.
1. When further assets come to hand the principals increase the bond at once; it is reduced only as the Master agrees (section 56(7) of the Insolvency Act 24 of 1936).
1. The premium is a cost of the estate (section 56(6)) and is shared over its accounts by what each brought.
1. The principals choose {signing.domicilium|or {signing.address|or {firm.address}}}, and the surety its address above, as the place where process is served.

~~ Signed at ____________________ on ____________________
[each executors]
~ {executor.name} | Principal, {executor.capacity|or {office.word}}
[end]
~ {bond.provider} | Surety and co-principal debtor: signature and stamp
[use witnesses]

### Enclosures

1. Authority of who signs for the surety, and its licence as an insurer
1. Inventory or estimate of the assets`,
  },
];
