import type { StandardTemplate } from '../standard';

/** Letters that serve several kinds of matter: 1, 4, 8, 9, 10 and 46. */
export const generalLetters: readonly StandardTemplate[] = [
  {
    id: 1,
    name: 'General Letter',
    systemTypes: [1, 2, 3, 4, 5],
    language: 'en',
    kind: 'letter',
    batch: 'recipients',
    defaults: { 'recipient.salutation': 'Dear Sir or Madam', 'letter.delivery': 'Email' },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# {letter.subject}: {main.displayName}

{letter.body}

[if letter.deadline]
Please let us have your answer by **{letter.deadline}**.{?letter.consequence| If we have none by then, {letter.consequence}}
[end]

You are welcome to call or write to {responsible.name} at {responsible.email|or {firm.email}} or {firm.phone}, quoting {matter.reference}.

[use signedByFirm]
[if letter.enclosures]
[use enclosures]
[end]`,
  },
  {
    id: 4,
    name: 'Auction Arranged Sale',
    systemTypes: [1, 2, 3],
    language: 'en',
    kind: 'letter',
    to: 'auctioneer',
    defaults: {
      'form.depositPercent': '10',
      'form.commissionPercent': '7.5',
      'form.confirmDays': '7',
      'form.proceedsDays': '14',
      'form.viewing': 'By appointment with your office on the two days before the sale',
      'letter.enclosures':
        'Certified copy of the appointment\nWritten consents to the manner and conditions of sale\nTitle deed or certificate of registration',
    },
    body: `[letterhead]
{today}

{sale.auctioneer}
{sale.auctioneerAddress|or By email: {sale.auctioneerEmail}}

: Our reference | {matter.reference}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Property | {sale.description}

Dear Sir or Madam

# Instruction to sell by public auction: {main.displayName}

### 1. Our authority

{executors.names|or The appointee} acts as {office.word} by {office.letters} of {matter.lettersDate} and sells in that capacity alone. The seller in every advertisement, condition of sale and invoice is "{executors.names|or the {office.word}}, in the capacity of {office.word} in {main.displayName}". Nobody is personally bound.

[if matter.type is "Deceased Estates"]
The sale is held under section 47 of the Administration of Estates Act 66 of 1965. The heirs who have an interest in the property approved the manner and the conditions of sale in writing; their consents are enclosed. Where an heir is a minor, absent or under curatorship, or where the heirs do not agree, no sale may be concluded before the Master has approved it.
[end]
[if matter.type is "Curatorship"]
The patient's land may be sold only with the authority that section 80 of the Administration of Estates Act 66 of 1965 requires. Do not accept the fall of the hammer on land before we have confirmed in writing that it is in hand.
[end]
[if matter.type is "Insolvencies"]
The sale follows the resolutions of creditors or the Master's authority (sections 80bis and 82 of the Insolvency Act 24 of 1936; for a company, section 386 of the Companies Act 61 of 1973). A creditor who holds the property as security must have agreed to the reserve.
[end]

### 2. What is sold, and when

: Property | {sale.description}
: Where it is | {sale.location|or As described in the enclosed papers}
: Day of the auction | {sale.auctionDate}
: Viewing | {form.viewing}
: Valued at | {sale.value}
: Reserve | {sale.reservePrice|or ____________________}

### 3. Conditions

1. The reserve is confidential. A bid at or above it is accepted subject to confirmation by the {office.word}, and where the law asks it by the Master, within {form.confirmDays} days of the auction. A lower bid is noted with the bidder's particulars and put to us; it is not refused.
1. The buyer pays a deposit of {form.depositPercent}% on the fall of the hammer. {?sale.isImmovable|The balance is secured by guarantees within 30 days and paid against transfer, attended to by conveyancers whom we appoint.|The balance is paid, cleared, before delivery.}
1. Your commission is {form.commissionPercent}% of the price plus VAT, and is paid by the buyer unless you have our written agreement to something else. There is no commission if the sale is not confirmed or is cancelled without the buyer's fault.
1. State on every notice whether VAT is included. The property is sold voetstoots; risk passes on {?sale.isImmovable|registration of transfer|delivery}.
1. The rules of auction comply with section 45 of the Consumer Protection Act 68 of 2008 and its regulations: they are available 24 hours before the sale, every bidder is registered, and the record of bids is kept for us.
1. Send us the advertising plan and its cost for approval before anything is placed. Cost that was not approved is not paid.
1. From collection until delivery the property is in your custody and at your risk, insured for not less than its value.

### 4. Accounting

Within {form.proceedsDays} days of payment by the buyer, let us have the sale account (each lot, buyer, price, VAT, commission), the signed conditions, the bidders' record and the net proceeds, paid to:

: Account | {estateBank.accountName}
: Bank and branch code | {estateBank.bank}, {estateBank.branchCode}
: Account number | {estateBank.accountNumber}
: Reference | {matter.reference}

These particulars will not be changed by email. Telephone us on a number you know before you act on any notice of a change.

[if sale.isImmovable]
Let us have your current Fidelity Fund certificate with your acceptance.
[end]

Please sign and return the acceptance below by **{letter.deadline}**. Without it the instruction lapses and we shall appoint another auctioneer.

[use signedByFirm]

### Acceptance

We accept the instruction on these conditions and confirm that neither we nor any associate of ours will bid.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {sale.auctioneer}, duly authorised

[use enclosures]`,
  },
  {
    id: 8,
    name: 'Meeting And Advert Service Provider',
    systemTypes: [1, 2],
    language: 'en',
    kind: 'letter',
    to: 'publication partner',
    defaults: {
      'recipient.salutation': 'Dear Sir or Madam',
      'letter.enclosures': 'Text of the notice in English\nText of the notice in Afrikaans',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# Order for publication: {main.displayName}

Please place the enclosed notices as follows. The wording is prescribed and must appear exactly as supplied; nothing is abbreviated, and no heading of your own is added.

|: # | Medium | Language | Publish on | Not later than |
| 1 | Government Gazette | English | {notice.gazetteDate} | {notice.latestDate} |
| 2 | {notice.newspaper} | English | {notice.publicationDate} | {notice.latestDate} |
| 3 | {notice.newspaperAf} | Afrikaans | {notice.publicationDate} | {notice.latestDate} |

[if matter.type is "Insolvencies"]
Sections 40 and 41 of the Insolvency Act 24 of 1936 want the English and the Afrikaans notice on the same day, in about equal space, in a newspaper that circulates in the district where the debtor lives or has the main place of business. If either cannot appear on that day, place neither and telephone us.
[else]
Section 29(1) of the Administration of Estates Act 66 of 1965 wants the Gazette and a newspaper of the district where the deceased lived at death, and of every other district lived in during the twelve months before. The districts here are: {notice.districts}. If your paper does not circulate in one of them, tell us before you place the notice.
[end]

1. Let us have your quotation and a proof of each notice by **{notice.quoteBy}**. Nothing is placed before we have approved both in writing. The last day the law leaves us is {notice.latestDate}; a notice that appears later is of no use to the estate and is not paid for.
1. After publication send us the full page of each newspaper and the number, date and page of the Gazette. They are vouchers in the account that is lodged with the Master.
1. Make the tax invoice out to "{main.displayName}, care of {firm.name}", quoting {matter.reference}. An invoice in the name of the firm cannot be paid by the estate.

[use signedByFirm]
[use enclosures]`,
  },
  {
    id: 9,
    name: 'Sale Out Of Hand Arranged Sale',
    systemTypes: [1, 2, 3],
    language: 'en',
    kind: 'letter',
    to: 'buyer',
    defaults: {
      'letter.enclosures': 'Certified copy of the appointment\nThe signed offer\nConsents to the sale',
      'form.conditions':
        'Written consent of every person whose consent the law requires, within 30 days\nApproval by the Master where it is required, within 60 days\nApproval of the bond the buyer applied for, within 30 days',
    },
    body: `[letterhead]
{today}

{sale.buyerName}
{sale.buyerEmail}

: Our reference | {matter.reference}
: Property | {sale.description}
: Offer signed | {sale.offerSignedDate}

Dear Sir or Madam

# Acceptance of your offer out of hand: {main.displayName}

### 1. Parties and authority

The seller is {executors.names|or the appointee}, who acts only as {office.word} in {main.displayName} (Master's reference {matter.masterReference|or not allotted yet}) by {office.letters} of {matter.lettersDate}. The seller gives no personal undertaking.

[if matter.type is "Deceased Estates"]
The sale stands under section 47 of the Administration of Estates Act 66 of 1965: the heirs who have an interest consent in writing to the manner and conditions, failing which the Master decides. {?sale.isImmovable|Before transfer the Master's certificate under section 42(2) of that Act is lodged with the deeds registry.} If you are the executor, or the spouse, child, partner, employee or agent of the executor, say so now: section 49 then requires the consent of the Master or the court, and a sale without it may be set aside.
[end]
[if matter.type is "Curatorship"]
The property belongs to a person under curatorship. Sale of land requires the authority of the court or the Master under section 80 of the Administration of Estates Act 66 of 1965; this letter does not dispense with it.
[end]
[if matter.type is "Insolvencies"]
The property is sold by private treaty on the directions of creditors or the authority of the Master. If you are related to the debtor, to the office bearer or to an employee of either, disclose it in writing before you pay anything.
[end]

### 2. Property and price

: Property | {sale.description}
: Where it is | {sale.location|or As the offer describes it}
: Price | {sale.price}
: In words | {sale.price|words}
: Tax | {?sale.isImmovable|Transfer duty is payable by you unless the sale is subject to VAT, which the conveyancer will confirm|The price includes VAT where the estate is a vendor}
: Deposit | {form.deposit}, by {form.depositDate}
: Occupation or delivery | {form.occupationDate}

[if sale.isImmovable]
A sale of land binds nobody until the deed of alienation is signed by both sides or by agents with written authority (section 2 of the Alienation of Land Act 68 of 1981). The signed deed governs; this letter adds nothing to it.
[end]

### 3. What the sale depends on

1. {form.conditions}

A condition that is not met by its day ends the sale, and your deposit is returned with the interest earned on it, unless both sides extend the time in writing before it has passed.

### 4. What you must do

1. Pay the deposit to {estateBank.accountName}, {estateBank.bank}, branch {estateBank.branchCode}, account {estateBank.accountNumber}, reference {matter.reference}. These particulars are never changed by email; verify them by telephone.
1. {?sale.isImmovable|Deliver guarantees for the balance to {form.conveyancer} within 21 days after the last condition is met.|Pay the balance, cleared, before delivery.}
1. Let us have by **{letter.deadline}**: a copy of your identity document, proof of address not older than three months, your marriage certificate and antenuptial contract or, for a company or trust, its registration papers and the resolution to buy, and your tax number.

The property is sold voetstoots. Risk and benefit pass on {?sale.isImmovable|registration of transfer|delivery}. If the papers and the deposit are not here by the days given, the seller may cancel after seven days' written notice and sell to another.

[use signedByFirm]
[use enclosures]`,
  },
  {
    id: 10,
    name: 'Valuer Valuation Request',
    systemTypes: [1, 2, 3, 5],
    language: 'en',
    kind: 'letter',
    to: 'valuer',
    defaults: {
      'form.valuationBasis': 'fair market value',
      'letter.enclosures':
        'Certified copy of the appointment\nTitle deed or certificate of registration\nLatest municipal account',
    },
    body: `[letterhead]
{today}

{sale.valuer}
{sale.valuerAddress|or By email: {sale.valuerEmail}}

: Our reference | {matter.reference}
: Master's reference | {matter.masterReference|or Not allotted yet}

Dear Sir or Madam

# Request for a valuation: {main.displayName}

Please value the property below and certify its value on **{form.valuationDate}** at **{form.valuationBasis}**.

[if matter.type is "Deceased Estates"]
The valuation is for the inventory, the liquidation and distribution account and estate duty (section 5 of the Estate Duty Act 45 of 1955), and must speak of the date of death. Only an appraisement by an appraiser appointed under section 6 of the Administration of Estates Act 66 of 1965 is accepted; a municipal valuation or an agent's letter is not.
[end]
[if matter.type is "Curatorship"]
The valuation is for the curator's inventory under section 78 of the Administration of Estates Act 66 of 1965 and for the security the Master fixes. It must be by an appraiser appointed under section 6 of that Act.
[end]
[if matter.type is "Insolvencies"]
The valuation is for the statement of affairs and the reserve at which the property may be sold. State the fair market value and the forced-sale value, and what a sale in lots would fetch where that differs.
[end]
[if matter.type is "Trust"]
The valuation is for the trustees' resolution and the financial statements. It must stand up to the beneficiaries, SARS and the Master alike.
[end]

|: # | Property | Where it is | $ Our estimate |
| 1 | {sale.description} | {sale.location|or To be pointed out} | {sale.value} |

### The certificate must state

1. your full names, your appointment as appraiser with its number and the district, and that you have no interest in the property or the estate;
1. the day and by whom the property was inspected, and what could not be inspected;
1. the property as the title deed or the registration papers describe it, with extent, servitudes, leases and any usufruct or fideicommissum, valued both free of and subject to it;
1. the day of the value, the basis and the method, with at least three comparable sales where there are any;
1. the value in figures and in words; and
1. your signature on every page.

For access please call {form.accessContact}. Your fee may not exceed {form.feeLimit} without our written agreement; make the invoice out to "{main.displayName}, care of {firm.name}".

Please let us have the signed original by **{letter.deadline}**. The law fixes the day on which we must lodge; if you cannot keep to the date, tell us within two days so that we can appoint another appraiser.

[use signedByFirm]
[use enclosures]`,
  },
  {
    id: 46,
    name: 'Reduction of Bond of Security Request',
    systemTypes: [1, 2, 3, 5],
    language: 'en',
    kind: 'letter',
    to: 'bond provider',
    defaults: {
      'letter.enclosures':
        "Confirmed account\nReceipts and acquittances\nBank statement at date\nMaster's written consent, or our request to the Master",
    },
    body: `[letterhead]
{today}

{bond.provider}
{bond.providerAddress|or By email: {bond.providerEmail}}

Copy to the Master of the High Court, {masterOffice.name}

: Our reference | {matter.reference}
: Master's reference | {matter.masterReference|or Not allotted yet}
: Bond | {bond.number} of {bond.issuedDate}

Dear Sir or Madam

# Reduction of bond {bond.number}: {main.displayName}

You stand surety to the Master for {executors.names|or the appointee} as {office.word}. We ask that the bond be reduced. The surety is reduced by the Master, and you follow on the Master's written consent; this letter therefore goes to both.

[if matter.type is "Trust"]
The request rests on section 6(3)(c) of the Trust Property Control Act 57 of 1988.
[end]
[if matter.type is "Deceased Estates"]
The request rests on section 23 of the Administration of Estates Act 66 of 1965: security is given for what is under the executor's control.
[end]
[if matter.type is "Curatorship"]
The request rests on section 77 of the Administration of Estates Act 66 of 1965.
[end]
[if matter.type is "Insolvencies"]
The request rests on section 56(7) of the Insolvency Act 24 of 1936 or, for a company, section 383 of the Companies Act 61 of 1973.
[end]

|: Security | $ Amount |
| Secured by the bond | {bond.amount} |
| Still under control of the {office.word} | {form.remaining} |
|total | New amount of the bond | {bond.newAmount} |

In words, the new amount: {bond.newAmount|words}.

### Why

{bond.reason}

### Delivered or paid out since the bond was given

1. {form.delivered}

The next premium falls due on {bond.nextPremiumDate|or a day you will confirm}. From the day of the reduction please charge it on the new amount, and refund what was paid in advance on the difference to {estateBank.accountName}, {estateBank.bank}, account {estateBank.accountNumber}.

No claim against the bond is known to us, and none was notified.

Please confirm by **{letter.deadline}** that the endorsement will issue on the Master's consent{?bond.masterConsentDate|, which was given on {bond.masterConsentDate}}, and what premium and refund follow. Until the endorsement is lodged the bond stands at its full amount.

[use signedByFirm]
[use enclosures]`,
  },
];
