import type { StandardTemplate } from '../standard';
import { resolvedBy, trustHead } from './trust-heads';

const form = { systemTypes: [5], language: 'en', kind: 'form' } as const;

/** What the trustees resolved, and their meetings: 95 to 97 and 104. */
export const trustResolutions: readonly StandardTemplate[] = [
  {
    ...form,
    id: 95,
    name: 'Trustee Resolution: Appointment',
    defaults: { 'board.body': 'trustees' },
    body: `# Resolution of the trustees: appointment of a trustee

${trustHead}
: Held on, at | {board.date}, {board.place}
: In the chair | {board.chair}

### Present, and quorum under clause {deed.quorum}

1. {board.present}

### Noted

1. Trustees in office: {executors.names|or ____________________}. The deed asks for at least {matter.leastTrustees|or the number it states}{?deed.mostTrustees| and at most {deed.mostTrustees}}.
1. The power to appoint is in clause {deed.clause} of the deed.

### Resolved

1. That **{change.name}**, identity or registration number {change.idNumber}, of {change.address}, is appointed trustee{?change.inPlaceOf| in the place of {change.inPlaceOf}}.
1. That the appointment takes effect when the Master has given written authority (section 6(1) of the Trust Property Control Act 57 of 1988). Before it the appointee does no act as trustee and signs nothing as one.
1. {?change.isIndependent|That the appointee is independent: an outsider without family ties to founder, trustees or beneficiaries and without a benefit from the trust, who knows trust law and is not disqualified.|{?change.isIndependent is "false"|That the appointee is not put forward as an independent trustee.|Independence of the appointee: ____________________}}
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

${trustHead}
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

${trustHead}
: Date of the deed | {main.deedDate}
: Resolved on, at | {board.date}, {board.place}

### Resolved by all trustees

1. That the trust ends under clause {deed.clause} of the deed, because {letter.reasons}
1. That the trust property went to the following:

|: # | Asset | To whom | $ Value | Day |
|each form.delivered
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} |
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

${trustHead}

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

${trustHead}
: Held | {notice.date}, {notice.time}, {notice.place}
: In the chair | {board.chair}

### Present, and apologies

1. {board.present}

Quorum: clause {deed.quorum}. Interests declared (section 9(1) of the Trust Property Control Act 57 of 1988): {minutes.interests|or ____________________}.

? 1 | Minutes of the last meeting, and matters arising | {minutes.arising|or ____________________}
? 2 | Financial statements, year end {main.financialYearEnd|or as the deed says} | {minutes.statements}
? 3 | Investments, insurance and property | {minutes.investments}
? 4 | Tax, provisional tax and return of distributions | {form.taxClearance}
? 5 | Register of beneficial owners (section 11A) | Gone through and confirmed as at this day
? 6 | Security | {?bond.number|Bond {bond.number}, {bond.amount}|____________________}

### Distributions, vested before the year end (section 25B of the Income Tax Act 58 of 1962)

|: # | Beneficiary | Income or capital | Amount | Vested on |
|each minutes.distributions
| {n} | {line.a} | {line.b|or ____________} | {line.c|or -} | {line.d|or ____________} |
|end

### Resolutions

|: # | Resolved | Moved by | Votes |
|each minutes.resolutions
| {n} | {line.a} | {line.b|or ____________} | {line.c|or ____________} |
|end

The trustees act together and by one mind, unless the deed lets a majority decide. Next meeting: {minutes.nextDate}.

${resolvedBy}`,
  },
];
