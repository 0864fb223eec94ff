import type { StandardTemplate } from '../standard';
import { trusteesNow } from './trust-heads';

const letter = { systemTypes: [5], language: 'en', kind: 'letter' } as const;

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
1. **Independent trustee.** {?deed.isFamilyBusiness|{?change.isIndependent|One is named, and the affidavit of independence is enclosed.|The trust is a family business trust; we ask for dispensation for the reasons below.}|{?deed.isFamilyBusiness is "false"|None is needed: the trust is not a family business trust.|____________________}}
1. **Beneficial owners.** The register of section 11A was lodged on {form.asAt}; the receipt is with us.
1. **Auditor.** {auditor.name|or ____________________}.

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
| {n} | {line.a} | {line.b|or -} | {line.c|or -} | {line.d|or -} |
|end

1. The bank account was closed on {form.bankClosedDate}. No land, debt or suit remains.
1. With SARS it stands as follows: {form.taxClearance}.
1. The last register of beneficial owners was lodged on {form.asAt} (section 11A of the Trust Property Control Act 57 of 1988).
1. {?bond.number|We ask that bond {bond.number} for {bond.amount} be cancelled (section 6(3)).|No bond is on record.}
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
? 3 | Special trust, and on what proof | {deed.special|or ____________________}
? 4 | Liable from | {main.deedDate}
? 5 | Financial year end | {main.financialYearEnd|or Last day of February}
? 6 | Representative taxpayer, with identity number | {signing.name}, {signing.idNumber}
? 7 | Tax practitioner | {taxPractitioner.name|or ____________________}{?taxPractitioner.number|, {taxPractitioner.number}}
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
