import type { StandardTemplate } from '../standard';

const letter = { systemTypes: [2], language: 'en', kind: 'letter' } as const;

/** Letters of a deceased estate to creditors and heirs: 77 to 80, and two of our own where it is insolvent. */
export const estateLetters: readonly StandardTemplate[] = [
  {
    ...letter,
    id: 77,
    name: 'Letter to Creditor: Claim Received',
    to: 'creditor',
    stages: ['Notice to creditors published'],
    batch: 'liabilities',
    defaults: { 'letter.enclosures': 'Form of affidavit in support of a claim' },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Your claim against {main.displayName}, ID {main.idNumber}

[each liabilities]
We received your claim of **{liability.amount}** for {liability.description|or the account stated in it}, reference {liability.reference|or not given}, lodged under section 29 of the Administration of Estates Act 66 of 1965.

[if liability.status is "admitted"]
The claim is **admitted** at that amount.
[else]
[if liability.status is "disputed"]
The claim is **disputed**. Under section 32(1)(a) we require you to lodge, by **{letter.deadline}**, an affidavit in support of it that deals with: {letter.reasons}
[else]
The claim is noted and is **admitted provisionally**, subject to proof. Please let us have by **{letter.deadline}**: a statement at the date of death, {main.dateOfDeath}, and not at a later day; the contract; the security held; the rate of interest agreed; any credit life cover; and a quotation for settlement.
[end]
[end]

[if liability.securedBy]
You hold security: {liability.securedBy}. State its value. An heir may take the property over subject to the debt if you agree.
[end]
[end]

1. Admitted claims are paid once the account has lain open for inspection and no objection is pending (section 35(12)). Interest runs only where the debt itself bears it.
1. A claim that comes after the time in the notice has passed may have to bear the costs of a changed account, and cannot disturb payments already made (section 31).
1. Nothing in this letter is a waiver of prescription or of any defence. If the estate is found to be insolvent, a notice under section 34 will follow.

If the proof asked for does not reach us by the day given, the claim may be rejected under section 33 without further notice.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 131,
    name: 'Letter to Creditor: The Estate is Insolvent',
    to: 'creditor',
    isOurs: true,
    batch: 'liabilities',
    defaults: { 'letter.deadline': '+21', 'letter.enclosures': 'Statement of the assets and the debts' },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Report to creditors that the estate is insolvent: {main.displayName}, ID {main.idNumber}

The debts and costs of the estate, as far as they are known, are more than it owns. The executor reports this to every creditor and sends a copy to the Master, as section 34(1) of the Administration of Estates Act 66 of 1965 asks.

|: # No | What the estate owns | $ Amount |
|each assets
| {n} | {asset.description} | {asset.value} |
|end
|total | | Assets | {account.assets} |

: Debts and costs, as far as they are known | {account.liabilities}
[each liabilities]
: Your claim as we have it | {liability.amount}, {liability.status|or not decided yet}
[if liability.securedBy]
: Security you hold | {liability.securedBy}

[end]
[end]

1. Unless a majority of the creditors, **both in number and in value**, tell us in writing **by {letter.deadline}** (the law gives no less than fourteen days) to surrender the estate under the Insolvency Act 24 of 1936, the executor realises it and shares out what it brings under section 34(2) and further.
1. A claim under R1 000 is not counted in number.
1. If you hold security, state what it is worth when you answer. You are counted for what it does not cover; without a value you are not counted.
1. The heirs take nothing. Creditors are paid in the order of the Insolvency Act, out of the account that will lie open for inspection.

Please answer with your reference and the amount you claim. Who does not answer gives no instruction to surrender.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 132,
    name: 'Letter to Creditor: How the Insolvent Estate is Sold',
    to: 'creditor',
    isOurs: true,
    batch: 'liabilities',
    defaults: { 'letter.deadline': '+21' },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Notice of the manner and the conditions of sale: {main.displayName}, ID {main.idNumber}

The creditors gave no instruction to surrender this insolvent estate. The executor will sell what it owns, and gives you notice of it under section 34(2) of the Administration of Estates Act 66 of 1965.

|: # No | What is sold | $ Value in the estate |
|each assets
| {n} | {asset.description} | {asset.value} |
|end

### How, and on what conditions

{letter.body}

1. Nothing is sold before **{letter.deadline}**; the law asks for no less than fourteen days’ notice.
1. If you object to the manner or to a condition, write to the Master of the High Court, {masterOffice.name}, before that day and send us a copy. The Master decides.
[each liabilities]
[if liability.securedBy]
1. You hold security: {liability.securedBy}. Tell us by the same day what it is worth and whether you take part in its sale.

[end]
[end]
1. What a sale brings is shared out in the account, which will lie open for inspection before anything is paid.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 78,
    name: 'Letter to Creditor: Claim Rejected',
    to: 'creditor',
    stages: ['Notice to creditors published', 'Liabilities and assets confirmed'],
    batch: 'liabilities',
    defaults: { 'letter.delivery': 'Registered post' },
    body: `[letterhead]
[use reference]

: Registered post number | {letter.trackingNumber}

Dear Sir or Madam

# Rejection of your claim: {main.displayName}, ID {main.idNumber}

[each liabilities]
The executor has considered your claim of {liability.amount} (reference {liability.reference|or not given}) and **rejects it wholly** under section 33 of the Administration of Estates Act 66 of 1965.
[end]

### Reasons

1. {letter.reasons}

### What you may do

1. You may institute action against the executor in a court that has jurisdiction; time runs from the day you receive this letter.
1. You may object to the account, in writing to the Master, while it lies open for inspection, which will be advertised in the Gazette and in a newspaper.

This letter is sent by registered post as the section requires. Nothing in it or in earlier letters admits the debt, the amount or any fact you rely on, and every defence is kept. If you withdraw the claim, please say so in writing by **{letter.deadline}**; if we hear nothing, the account will be drawn without it.

[use signedByOffice]`,
  },
  {
    ...letter,
    id: 79,
    name: 'Letter to Heir: Introduction',
    to: 'heir',
    stages: ['Letters received'],
    batch: 'heirs',
    defaults: {
      'letter.enclosures':
        'Extract of the will, or note on intestate succession\nQuestionnaire for heirs\nList of papers we need from you',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# The estate of the late {main.name}

Please accept our condolences. {executors.names|or The executor} was appointed by the Master of the High Court, {masterOffice.name}, on {matter.lettersDate}, and we attend to the estate. This letter tells you what will happen and what we need from you.

[each heirs]
### Your part

You take {?matter.hasWill|under the will of {matter.willDate|or the deceased}{?form.clause|, clause {form.clause}}|{?matter.hasWill is "false"|because the deceased left no will, under section 1 of the Intestate Succession Act 81 of 1987|____________________}}. What it will come to can be said only when the debts, costs and taxes are known; please make no commitments on the strength of it.
[if heir.isMinor]
The heir is a minor. Money is paid to the Guardian's Fund unless the will or a trust provides otherwise; {heir.guardian|or the guardian} answers this letter.
[end]
[end]

### What happens, and how long it usually takes

1. Assets and debts are established and a notice to creditors is published: about three months.
1. The account is drawn and lodged with the Master, who examines it: within six months of the letters, unless the Master grants more time.
1. The account lies open for inspection for 21 days; you may object to the Master in that time.
1. You are paid, or the property is transferred to you.

### What we need from you by **{letter.deadline}**

1. Your full names as in your identity document, with a certified copy; address, telephone, email and tax number.
1. Whether you are married, when, to whom and in or out of community of property.
1. Whether you live or pay tax outside the country.
1. A letter of your bank, not older than three months, confirming your own account.
1. Whether you accept or renounce the inheritance. Somebody who renounces should first take advice: others then take in your place (section 2C of the Wills Act 7 of 1953; section 1(6) and (7) of the Intestate Succession Act).
1. What you received from the deceased in life that may have to be brought in, and any asset or debt of the deceased you know of.

**Beware of fraud.** We never change bank particulars by email. Before you are paid we telephone you on a number we know.

The executor's remuneration follows the prescribed tariff unless the will says otherwise. If we have no answer by the day given, your share is kept until we do, and may be paid to the Guardian's Fund.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 80,
    name: 'Letter to Heir: Distribution Statement',
    to: 'heir',
    stages: ['Account approved', 'Account lay for inspection'],
    batch: 'heirs',
    defaults: {
      'letter.enclosures': 'Your page of the distribution account\nReceipt and acquittance, to sign and return',
    },
    body: `[letterhead]
[use reference]

{recipient.salutation|or Dear Sir or Madam}

# What you receive from the estate of the late {main.name}

The {account.kind} liquidation and distribution account {?matter.accountNoticeDate|was advertised on {matter.accountNoticeDate} and lies open|will lie open} for inspection at the Master of the High Court, {masterOffice.name}{?magistrateOffice.name|, and the Magistrate, {magistrateOffice.name}}, from {notice.inspectionFrom} to {notice.inspectionTo}. An objection must reach the Master in writing within that time.

[each heirs]
### Your statement: {heir.name}

|: What | Under | $ Amount |
|each awards
| {award.description} | {award.basis|or -} | {award.amount} |
|end
|total | Awarded to you | | {heir.entitlement} |

[if heir.due is less than 0]
What you take in kind is worth more than your share, or more was paid to you than the account awards. The difference stands in brackets below and is **paid by you** into the estate account, before the property is transferred or delivered.
[end]

|: Payment | $ Amount |
| Of it in money | {heir.cash} |
| Less paid already | {heir.paid} |
|total | {?heir.due is less than 0|Payable by you|Payable to you} | {heir.due} |

[if heir.isMinor]
The money is paid to the Guardian's Fund, or as the will or a trust provides, and not to the heir.
[end]
[if not heir.isMinor and heir.due is more than 0]
: Paid into | {heir.bank|or the bank account you confirm}, branch {heir.branchCode|or to be confirmed}, account {heir.accountNumber|or to be confirmed}
[end]
[if matter.country is "South Africa"]
[if heir.keepsBaseCost]
**For your own tax:** the values in the account are not your base cost. What you take from the estate keeps the base cost it had for the deceased (sections 9HA(2) and 25(4) of the Income Tax Act 58 of 1962). Your own half of a joint estate was never the deceased's and keeps the base cost it has for you. Keep this letter.
[else]
**For your own tax:** the values in the account are the values at the date of death. They are the base cost of what you take in kind (sections 9HA(1) and 25 of the Income Tax Act 58 of 1962). Keep this letter.
[end]
[end]
[end]

1. Payment follows within a week after the inspection, if there is no objection and your signed receipt and bank letter are here.
1. Property awarded to you in kind is transferred or delivered by arrangement; costs of transfer are borne as the account shows.

Please sign the enclosed receipt and return it with your bank's letter by **{letter.deadline}**. Until then the money stays in the estate account at no interest to you.

[use signedByFirm]
[use enclosures]`,
  },
];
