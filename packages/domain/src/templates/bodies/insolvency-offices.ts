import type { StandardTemplate } from '../standard';
import { appointed, orderOf, re } from './insolvency-heads';

const letter = { systemTypes: [1], language: 'en', kind: 'letter' } as const;
const onAppointment = ['Appointment received', 'Bond of security lodged', 'Assets secured'];

/** The letters by which an appointment is made known, to SARS, banks, the deeds office, employees and the sheriff: 36 to 38, 40 and 41. */
export const insolvencyOffices: readonly StandardTemplate[] = [
  {
    ...letter,
    id: 36,
    name: 'Appointment Notice to SARS',
    to: 'SARS',
    stages: onAppointment,
    defaults: {
      'recipient.name': 'South African Revenue Service',
      'letter.deadline': '+21',
      'letter.enclosures':
        'Order or resolution, certified copy\nCertificate of appointment, certified copy\nIdentity document of each appointee\nMandate of the representative, with form RAV01\nLetter of the bank with the account of the estate',
    },
    body: `[letterhead]
[use reference]

: SARS office | {main.sarsOffice|or Insolvency unit}

Dear Sir or Madam

# Appointment, coding and claim: ${re}

${appointed}

[if main.isWoundUp]
The liquidator is from now on the representative taxpayer and stands in the place of the public officer (section 153 of the Tax Administration Act 28 of 2011). Please direct every notice to us.
[else]
The trustee is from now on the representative taxpayer of the insolvent estate. The insolvent's number is closed at the day of the order; the insolvent is registered anew for what is earned after it, and the estate under a number of its own where a business passes to it.
[end]

### Numbers known to us

|: Tax | Number |
| Income tax | {main.taxNumber|or Not known; please tell us} |
| VAT | {main.vatNumber|or ____________________} |
| Employees' tax, SDL and UIF | {main.payeNumber|or ____________________} |
| Income tax of the estate | {main.estateTaxNumber|or To be allotted} |

### Returns that seem to be outstanding

|: Tax | Period | State |
|each form.taxReturns
| {line.a} | {line.b|or -} | {line.c|or Outstanding} |
|end

### What we ask

1. Code the taxpayer as insolvent from **{matter.concursusDate|or the day of the order}**, change contact and bank details to ours, and withdraw every notice to third parties to pay on its behalf: nothing is taken from the estate outside the order of payment.
1. Let us have your claim by tax type, with what arose up to that day apart from what arose later, and capital, penalty and interest apart (sections 99 and 101 of the Insolvency Act 24 of 1936). It must be **sworn** and lodged 24 hours before the meeting{?secondMeeting.date| of {secondMeeting.date}, {secondMeeting.place}| that will be advertised}. Tax that arises after the order is a cost of the estate and is not proved.
1. Confirm which returns are outstanding, and send statements of account for five years.
1. Pay refunds only into the account of the estate: {estateBank.bank|or to be confirmed}, branch {estateBank.branchCode|or to be confirmed}, account {estateBank.accountNumber|or to be confirmed}, reference {matter.reference}.
1. Tell us what assets your records show.

Please answer by **{letter.deadline}**. We part with no money from which tax could be paid until your claim is known or that day has passed.

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...letter,
    id: 37,
    name: 'Appointment Notice to Banks',
    to: 'bank',
    batch: 'banks',
    stages: onAppointment,
    defaults: {
      'form.statementMonths': '36',
      'letter.enclosures':
        'Certificate of appointment, certified copy\nOrder or resolution, certified copy\nIdentity documents and proof of address of each appointee\nLetter of the bank with the account of the estate',
    },
    body: `[letterhead]
[use reference]

For the attention of the insolvency or legal recoveries unit

# Accounts, securities and your own claim: ${re}

${appointed}

[if banks]
[each banks]
### Accounts known to us at {bank.name}

|: Account | ~ Number | $ Balance in the books |
|each heldAccounts
| {heldAccount.description} | {heldAccount.number|or Not known} | {heldAccount.balance|or Not known} |
|end
|total | Total | | {bank.amount} |
[end]
[else]
No account at your bank is known to us; please search by the number above.
[end]

### From the order on

1. **Stop** every debit, debit order, cheque, card and electronic access. Search also for accounts that are not listed, by the number above, and for accounts of a trading name{?main.tradingAs|: {main.tradingAs}}.
1. Certify each balance, with interest accrued, at the close of **{matter.concursusDate|or the day of the order}**, and pay credit balances to: {estateBank.accountName|or the account of the estate}, {estateBank.bank|or bank to be confirmed}, branch {estateBank.branchCode|or to be confirmed}, account {estateBank.accountNumber|or to be confirmed}, reference {matter.reference}. We never change these details by email.
1. Reverse what was debited or set off after that day. {?main.isWoundUp|Every disposition by a company that cannot pay its debts, made after the winding-up began, is void (section 341(2) of the Companies Act 61 of 1973).|The estate vested in the Master and then in the trustee (sections 20 and 24 of the Insolvency Act 24 of 1936).} Set-off is reserved (section 46).
1. Send statements of {form.statementMonths} months with paid cheques, mandates and signatories; deeds and articles in safe custody; policies, guarantees and cessions; facility letters.

### Securities and your claim

1. List every security you hold, with copies. Movable property held as security is notified to the Master and to us **before the second meeting** and handed over or realised only as section 83 allows.
1. Your claim is proved by affidavit with its papers, lodged 24 hours before a meeting (section 44(4)). Say in it whether you rely on the security alone (section 89(2)): whoever proves and does not, shares in a contribution.

Please confirm the stop today, and let us have the rest by **{letter.deadline}**, addressed to {responsible.email|or {firm.email}}.

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...letter,
    id: 38,
    name: 'Appointment Notice to the Registrar of Deeds',
    to: 'deeds office',
    stages: onAppointment,
    defaults: {
      'recipient.name': 'The Registrar of Deeds',
      'letter.enclosures':
        'Order or resolution, certified copy\nCertificate of appointment, certified copy\nWritten consent of the Master under section 18B, where a further caveat is asked',
    },
    body: `[letterhead]
[use reference]

Dear Sir or Madam

# Entry of a caveat: ${re}

${appointed}

### Against whom the entry is asked

|: Person | Identity or registration number | Capacity |
| {main.name}{?main.tradingAs|, also known as {main.tradingAs}} | {main.registrationNumber|or {main.idNumber}} | {?main.isWoundUp|In liquidation|Insolvent} |
|if spouse.name
| {spouse.name} | {spouse.idNumber|or To be supplied} | {?main.isInCommunity|Spouse in community of property, co-insolvent|Spouse, property vested under section 21} |
|end

### Property known to us

[if immovables]
|: # | Erf, section or farm | Title deed | Extent | Bonds known |
|each immovables
| {n} | {immovable.description} | {immovable.titleDeed|or To be searched} | {immovable.extent|or To be searched} | {immovable.heldBy|or ____________} |
|end
[else]
None is known to us yet.
[end]

### What we ask

[if main.isWoundUp]
1. Note the winding-up against the name of the company or close corporation and against each property and bond above. Section 18B of the Insolvency Act 24 of 1936 does not extend to it; the entry rests on the order and on section 357 of the Companies Act 61 of 1973.
[else]
1. Confirm the entry made on the order under section 17(3) of the Insolvency Act 24 of 1936, and the day on which it falls away after ten years.
1. Enter a further caveat under section 18B against the property above{?form.masterLetterDate|, as the Master consented in writing on {form.masterLetterDate}, until {form.caveatUntil}| once the Master's written consent is lodged, which we have asked for}.
[end]
1. Pass no transfer, bond, cession or cancellation without our written consent, and let us know of any that is pending.
1. Let us have a list of every other property, bond, servitude or registered lease in the names above, in your office ({form.deedsOffice|or the deeds office addressed}) and as far as your index shows in others.
1. Send copies of the title deeds and bonds, at the cost of the estate.

Please confirm the entries by **{letter.deadline}**, with the numbers under which they were made.

[use signedByOffice]
[use enclosures]`,
  },
  {
    ...letter,
    id: 40,
    name: 'Notice to Employees',
    to: 'employees',
    batch: 'employees',
    stages: onAppointment,
    defaults: {
      'letter.enclosures': 'Claim sheet for employees\nForm UI-19\nCertificate of service\nCertified copy of the order',
    },
    body: `[letterhead]
[use reference]

To every employee{?form.union|, to {form.union}} and for the notice board

{recipient.salutation|or Dear colleague}

# Your contract of employment: ${re}

${appointed}

[if matter.country is "Namibia"]
Contracts of employment are governed by the Labour Act 11 of 2007. What the order means for your contract, and from which day, we tell you at the consultation below.
[else]
### Suspended, not ended

By section 38 of the Insolvency Act 24 of 1936 your contract is **suspended** from the day of the order, {matter.concursusDate|or as stated above}. While it is suspended you need not work, and you are not entitled to pay or benefits; you may claim unemployment benefits from that day. Nobody has been dismissed by this notice.

### Consultation

1. We must consult you, your union or workplace forum before contracts are ended, on ways to save the business or to sell it as a going concern (section 197A of the Labour Relations Act 66 of 1995). The consultation is on **{form.consultationDate}**.
1. Proposals to save or sell the business reach us in writing by **{form.proposalsBy}**, 21 days from the appointment.
1. Contracts that are not ended or continued by agreement before then end on **{form.contractsEnd}**, 45 days after the final appointment (section 38(9)). Severance pay is then owed by section 41 of the Basic Conditions of Employment Act 75 of 1997, and you may claim for loss.
[end]

### What you are owed

[each employees]
Our records show of {employee.name}:

|: What | $ Owed | $ Limit of the preference |
| Wages, of the last three months | {employee.salary} | {limit.salary} |
| Leave, of this year and the one before | {employee.leave} | {limit.leave} |
| Other paid absence, of the last three months | {employee.paidAbsence} | {limit.paidAbsence} |
| Severance pay | {employee.severance} | {limit.severance} |
|total | Together | {employee.amount} | |

Of it **{employee.preferred}** ranks before other creditors (section 98A, limits as at the day of the order), and {employee.excess} with the concurrent creditors if you prove it. If a figure is wrong, correct it on the claim sheet.
[end]

1. For the preference no formal proof is needed; we may ask for an affidavit (section 98A(3)). To claim what is beyond it you prove like other creditors, and may then have to contribute to costs.
1. Pension, provident and medical funds pay their benefits themselves: ask the fund.
1. You receive form UI-19, a certificate of service and an IRP5 certificate from us.
1. Return keys, vehicles, equipment and records that belong to the employer.

Send the claim sheet with your identity document, bank account, last payslips and contract to {responsible.email|or {firm.email}} by **{letter.deadline}**. Telephone {firm.phone}.

[use signedByFirm]
[use enclosures]`,
  },
  {
    ...letter,
    id: 41,
    name: 'Letter to the Sheriff',
    to: 'sheriff',
    stages: onAppointment,
    defaults: {
      'letter.deadline': '+7',
      'letter.enclosures': 'Order or resolution, certified copy\nCertificate of appointment, certified copy',
    },
    body: `[letterhead]
[use reference]

: Sheriff | {form.sheriff}

Dear Sir or Madam

# Execution is stayed; hand over of goods: ${re}

${appointed}

### Writs and orders in your hands

|: # | Case | Execution creditor | Day of the sale | Goods attached |
|each form.writs
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} | {line.d|or As your inventory} |
|end

1. Every execution is stayed from {matter.concursusDate|or the day of the order} (section 20(1)(c) of the Insolvency Act 24 of 1936{?main.isWoundUp|; section 359 of the Companies Act 61 of 1973}). **Hold no sale**, and take one that is advertised off the list today. {?matter.kind is "Voluntary surrender"|After the notice of surrender a sale in execution was barred in any case (section 5).}
1. {?main.isWoundUp|Attach nothing further unless the Master directs it.|Please attach and make an inventory of movable property under section 19: cash and securities to the Master, books and records into custody, goods sealed or left with a holder against a receipt.}
1. Hand over to us the goods attached, keys, books and records, and the proceeds of any sale not yet paid out. Proceeds are not paid to the execution creditor.
1. Send the return of service and the inventory, and say where the goods are stored and at what daily cost. Storage ends when we have collected; we propose to do so by **{letter.deadline}**.
1. Send your account, taxed, to the estate. Charges since the order rank under section 97(2)(a), fees of an earlier execution under section 98; you hold no lien on the goods for them.

Please confirm by telephone today, {firm.phone}, and in writing by **{letter.deadline}**. ${orderOf}.

[use signedByOffice]
[use enclosures]`,
  },
];
