import type { StandardTemplate } from '../standard';

const letter = { systemTypes: [1], language: 'en', kind: 'letter' } as const;
const re = `{main.displayName}, {main.registrationNumber|or {main.idNumber|or number not known}}, Master's reference {matter.masterReference|or not allotted yet}`;

/** Letters of an insolvent estate to creditors, guards and those who act jointly: 2, 3, 12, 13, 16, 39, 50 and 51. */
export const insolvencyLetters: readonly StandardTemplate[] = [
  {
    ...letter,
    id: 2,
    name: 'Joint Appointee Appointed',
    to: 'joint appointee',
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear colleague}

# Your appointment as joint {office.word}: ${re}

The Master appointed {executors.names} jointly. Whoever is appointed acts together with the others: each deed of one alone needs the written mandate of the rest.

1. **Division of the work.** {letter.body|or To be agreed between us within seven days.}
1. **Bank.** Payments need both signatures. The form of the mandate is enclosed.
1. **Remuneration.** There is one tariff remuneration for the estate, shared as we agree in writing.
1. **Security.** The bond must cover every appointee before the certificate is issued.
1. **Access.** You were given the matter on our system and see what this office releases to you there.

Please return the acceptance below by **{letter.deadline}**.

[use signedByFirm]

### Acceptance

I accept the appointment and the arrangement above.

~~ Signed at ____________________ on ____________________
~ ______________________________ | Joint {office.word}

[use enclosures]`,
  },
  {
    ...letter,
    id: 3,
    name: 'Joint Appointee Removed',
    to: 'joint appointee',
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear colleague}

# End of your office: ${re}

Your office in the estate ended. Ground: {letter.reasons|or the letter of the Master, a copy of which is enclosed}.

### What ends now

1. Your mandate on the account of the estate, which the bank is told of today.
1. Your access to the matter on our system.
1. Your authority to sign for the estate.

### What remains

1. Your liability for what was done while you held office, and your duty to account for it.
1. The bond of security, until the Master releases it.

Please hand over by **{letter.deadline}** all books, keys, vouchers and money of the estate, and return the certificate of appointment. Your share of the remuneration is settled when the account that covers your time is confirmed.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 12,
    name: 'Meeting And Advert Creditor',
    to: 'creditor',
    batch: 'creditors',
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# {notice.meetingKind}: ${re}

[each creditors]
You are listed as a creditor: {creditor.claims}.
[end]

: Day and hour | {notice.date} at {notice.time}
: Place | {notice.place}
: Purposes | {notice.purposes}

### Proof of your claim

The affidavit and its papers must be with the presiding officer at least 24 hours before that hour (section 44(4) of the Insolvency Act 24 of 1936). Three months after the second meeting a claim is proved only with the leave of the Master or the court, and at your cost.

### Voting

Only proved claims vote. A secured creditor votes for what exceeds the value placed on the security, save in the election of a {office.word} and on what touches the security itself. Nobody connected with the {office.word} may vote for you.

### Contribution

Creditors who proved claims share the costs that the free residue cannot pay. Ask us for the estimate before you prove. Movable property that you hold as security must be notified to us before the second meeting (section 83(1)).

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 13,
    name: 'Guarding Company Request',
    to: 'guarding company',
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Guarding of assets: ${re}

As {office.word} of the estate we ask you to guard the assets at {form.premises} from today until we end it in writing.

|: Asset | Place |
|each assets
| {asset.description} | {asset.location|or At the premises} |
|end

1. Guards, shifts and daily rate: {letter.body|or as in your quotation, which we must approve first}.
1. At most {form.feeLimit|or the amount we approve in writing} in all. Beyond it nothing is owed without our written order.
1. Keep an occurrence book and a register of everybody who enters. Release nothing without our written order.
1. Invoice the estate, care of us. You have no lien on what you guard.

Please return a signed copy by **{letter.deadline}**.

[use signedByFirm]

~~ Accepted at ____________________ on ____________________
~ ______________________________ | For {recipient.name}`,
  },
  {
    ...letter,
    id: 16,
    name: 'Guarding Company Cancel',
    to: 'guarding company',
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# End of guarding: ${re}

Guarding at {form.premises} ends on **{letter.deadline}**{?letter.reasons|, because {letter.reasons}}. Nothing is owed for any time after it.

1. Hand the site and every key over to us against a signed list.
1. Send us the register, the occurrence book and the stock check signed by both of us.
1. Let us have your last invoice within 14 days; later ones may come too late for the account.

[use signedByFirm]`,
  },
  {
    ...letter,
    id: 39,
    name: 'Appointment Notice to Creditors',
    to: 'creditors',
    batch: 'creditors',
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# First circular to creditors: ${re}

{executors.names} of this office was appointed {office.word} on {matter.appointmentDate|or the day of the enclosed certificate}, after the order of {matter.provisionalOrderDate|or {matter.finalOrderDate|or which a copy is enclosed}}.

[each creditors]
The books show you as a creditor for {creditor.amount} ({creditor.claims}).
[end]

### What the order means

1. No action is begun or carried on against the debtor, and nothing is paid to anybody but us.
1. Tell us of any set-off, right of retention or security, and do not realise it without telling us.
1. Goods sold for cash and not paid for are reclaimed in writing within ten days of delivery (section 36); goods under an instalment agreement under section 84.

### What we need from you

1. A statement with interest only up to the day of the order.
1. The claim form and the affidavit, completed, with your reference and your bank account.
1. The papers that prove the debt and the security.

### Contribution

If costs exceed what is realised, creditors who proved share the difference in proportion. We tell you of the danger as soon as it shows.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 50,
    name: 'Dividend Letter to Creditor',
    to: 'creditor',
    batch: 'dividends',
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Dividend: ${re}

The account lodged on {matter.accountLodgedDate} lay open and was confirmed on {matter.confirmedDate}. It awards you the following.

[each dividends]
|: # Claim | $ Claim | $ From security | $ Preferent | $ Concurrent | $ Interest | $ Award |
|each dividendClaims
| {dividendClaim.number} | {dividendClaim.claim} | {dividendClaim.secured} | {dividendClaim.preferent} | {dividendClaim.concurrent} | {dividendClaim.interest} | {dividendClaim.total} |
|end

: Awarded to you in all | **{dividend.amount}**
: What the claims lose | {dividend.shortfall}
[end]
: Cents in the rand on concurrent claims, for information | {distribution.dividend}

1. The award is paid into the account we hold on record for you, under your reference. We never change bank details on the strength of an email: if yours changed, send a letter of your bank by **{letter.deadline}**.
1. What is kept back until an event or a proof is not paid with it.
1. A dividend not claimed within two months of confirmation goes to the Guardian's Fund.
1. Please sign the receipt below: it is our proof of payment for the Master.

[use signedByFirm]

### Receipt

Received the award stated above.

~~ Signed at ____________________ on ____________________
~ ______________________________ | For {recipient.name}`,
  },
  {
    ...letter,
    id: 51,
    name: 'Contribution Demand',
    to: 'creditor',
    batch: 'contributors',
    defaults: { 'letter.delivery': 'Registered post', 'letter.deadline': '+30' },
    body: `[letterhead]
[use reference]

: Registered post number | {letter.trackingNumber|or ____________________}

Dear Sir or Madam

# Demand for a contribution: ${re}

The account of contribution lodged on {matter.accountLodgedDate} was confirmed on {matter.confirmedDate}. The free residue does not pay the costs of section 97, and the creditors who proved claims make good the difference (section 106 of the Insolvency Act 24 of 1936).

: Costs | {distribution.costs}
: Free residue | {distribution.freeResidue}
: Deficiency shared among creditors | {distribution.deficiency}

[each contributors]
|: What | $ Amount |
| Your share of the deficiency, measured by what ranks on the free residue of your claims of {contributor.claimed}: {contributor.base} | {contributor.contribution} |
| Costs of your own security beyond what it brought | {contributor.costsOwed} |
|total | You owe the estate | {contributor.amount} |
[end]

1. Pay it at once, and not later than 30 days from delivery or posting of this demand, that is by **{letter.deadline}**.
1. Pay into the account of the estate: {estateBank.bank|or to be told by telephone}{?estateBank.accountNumber|, account {estateBank.accountNumber}, branch {estateBank.branchCode|or universal}}, reference {matter.reference}. Bank details never change by email.
1. If it is not paid, a writ is issued for it without a further action, with costs (section 118).
1. What others cannot pay is shared among the rest by a supplementary account; a further demand may follow.

[use signedByOffice]`,
  },
];
