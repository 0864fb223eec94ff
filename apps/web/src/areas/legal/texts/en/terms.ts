import { constants } from '@boedel/contract/fixed/constants';
import { termsVersion } from '@boedel/contract/session/terms';
import type { LegalText, LegalTextProvider } from '../../legal-text';

const formatCount = (value: number): string => value.toLocaleString('en-GB');

const { breachRemedyDays, terminationNoticeDays, dataAccessAfterTerminationDays, deletionAfterArrearsDays } = constants;

/** The agreement between the provider and a firm, accepted by each person who signs in. */
export const write = ({ name, site, email, accountsEmail }: LegalTextProvider): LegalText => ({
  language: 'en',
  title: 'Terms and Conditions of Use',
  inForce: termsVersion,
  opening: `These terms govern the use of the software that ${name} ("we", "us") offers to firms ("the firm", "you") that administer deceased and insolvent estates, curatorships and trusts. By pressing Accept you agree to them for yourself and, where you may bind your firm, for the firm.`,
  sections: [
    {
      id: 'service',
      heading: '1. The service',
      passages: [
        `We give the firm access, over the internet, to the system types it subscribes to, with the storage, documents and calculations that belong to them. A description of each is at ${site}.`,
        'We improve the service continually. Changes are announced under New Changes. We will not remove a function on which firms depend without reasonable notice.',
      ],
    },
    {
      id: 'business-use',
      heading: '2. Business use only',
      passages: [
        'The service is for use in the course of a business or profession. It is not offered to consumers for personal or household purposes, and may not be resold, lent or run as a bureau for others.',
        'The firm decides who may sign in and with which rights. Each person has their own account. Passwords and codes may not be shared, and an account is closed when its holder leaves the firm.',
        [
          'You may not try to access another firm’s data or to bypass a limit or permission.',
          'You may not upload anything unlawful, or anything designed to harm a computer system.',
          'You may not copy, decompile or imitate the software, save as the Copyright Act 98 of 1978 allows.',
        ],
      ],
    },
    {
      id: 'judgement',
      heading: '3. Professional judgement stays yours',
      passages: [
        'The service computes, drafts and reminds. It does not give legal, tax or financial advice and does not replace the judgement of the executor, trustee, liquidator, curator or attorney. Each figure shows how it was worked out so that it can be checked. Check every account and every document before it is signed or lodged.',
      ],
    },
    {
      id: 'fees',
      heading: '4. Subscription fees',
      passages: [
        `The firm pays the subscription fees agreed in its order form, in advance, within the period shown on the invoice. Fees exclude value-added tax. Questions about an account go to ${accountsEmail}.`,
        'We may change fees once in any twelve months, on at least thirty days’ written notice. A firm that does not accept the change may end the agreement before the change takes effect.',
        `Overdue amounts carry interest at the rate prescribed under the Prescribed Rate of Interest Act 55 of 1975. Where an account is more than ${constants.arrearsBlockDays} days in arrears, signing in is blocked for the firm until the account is settled or an arrangement is made.`,
      ],
    },
    {
      id: 'fair-use',
      heading: '5. Fair use',
      passages: [
        `A subscription covers, for each company, up to ${formatCount(constants.fairUseActiveMatters)} active matters (pending and active) and up to ${formatCount(constants.fairUseHistoricalMatters)} historical matters (closed and archived). Storage, email and API calls may be used as an ordinary firm of that size would use them.`,
        'We notify the firm’s administrators when a limit is near. A matter that would exceed a limit cannot be opened until room is made or a larger allowance is agreed. Nothing already captured is lost or locked when a limit is reached.',
      ],
    },
    {
      id: 'cooling-off',
      heading: '6. Cooling off',
      passages: [
        `A firm may cancel its first subscription, without giving a reason and without penalty, within ${constants.coolingOffDays} days of the day it was concluded, by a message to ${email}. We refund fees paid for the period after the cancellation.`,
      ],
    },
    {
      id: 'data-protection',
      heading: '7. Data protection',
      passages: [
        'The data captured by a firm belongs to the firm. For the personal information in it the firm is the responsible party and we are the operator, as the Protection of Personal Information Act 4 of 2013 (POPIA) uses these words.',
        [
          'We process personal information only with the firm’s knowledge and authority, treat it as confidential, and do not disclose it unless the law or the proper performance of our duties requires it (section 20).',
          'We keep the security measures that section 19 requires, and tell the firm at once where there are reasonable grounds to believe that an unauthorised person has reached its personal information (section 21).',
          'Where information is stored or supported outside South Africa, we ensure that section 72 is complied with.',
          'We do not sell personal information, nor use the content of matters for marketing or to train models.',
        ],
        'The firm warrants that it may lawfully process the information it captures, including special personal information and that of children. For matters in Namibia, the firm also ensures compliance with the laws that apply there. Our Privacy and Security Policy forms part of these terms.',
        'The firm can export its data at any time while it has access.',
      ],
    },
    {
      id: 'availability',
      heading: '8. Availability and support',
      passages: [
        'We take reasonable care to keep the service available, back it up every day and repair faults promptly. Planned maintenance is announced and done outside office hours where possible. We are not liable for interruptions that we could not reasonably prevent, such as failures of power or of networks that are not ours.',
        'With the consent of the person concerned our support staff may look at the same screen to help. Access by our staff to a firm’s data is limited to what the task requires, and is recorded.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: '9. Intellectual property',
      passages: [
        'The software, its standard templates and its documentation belong to us or our licensors. The firm may use them for its own matters for as long as it subscribes. Documents generated for a matter, and the firm’s own templates, remain the firm’s property.',
      ],
    },
    {
      id: 'liability',
      heading: '10. Liability',
      passages: [
        'To the extent the law allows, neither party is liable to the other for indirect or consequential loss, and our total liability in any twelve months is limited to the subscription fees the firm paid for those months. This does not limit liability for intent or gross negligence, for a breach of confidentiality, or under section 99 of POPIA.',
      ],
    },
    {
      id: 'termination',
      heading: '11. Breach and termination',
      passages: [
        [
          `Breach: where a party breaches these terms and does not remedy the breach within ${breachRemedyDays} days of written notice, the other may suspend performance or end the agreement, without giving up other remedies.`,
          `Notice: either party may end the agreement, for any reason, on ${terminationNoticeDays} days’ written notice.`,
          `Access to data: for ${dataAccessAfterTerminationDays} calendar days after the agreement ends the firm can still sign in to export its data. It is the firm’s duty to do so, and to keep the records that the law requires it to keep.`,
          `Deletion: where an account is more than ${deletionAfterArrearsDays} days in arrears we may, after a final written notice, delete the firm’s data. Otherwise data is deleted once the period of access is over and no law requires it to be kept.`,
        ],
        'Fees for the time until the end of the agreement stay due. What by its nature continues, such as confidentiality, liability and arbitration, survives.',
      ],
    },
    {
      id: 'arbitration',
      heading: '12. Law and arbitration',
      passages: [
        'These terms are governed by the law of the Republic of South Africa.',
        'A dispute is first discussed by senior people of both parties. Where that does not settle it within fourteen days it is decided, finally, by one arbitrator under the Arbitration Act 42 of 1965 and the rules of the Arbitration Foundation of Southern Africa, in English, at a place in South Africa that both agree on or the Foundation names. Either party may ask a court for urgent relief, and may approach the Information Regulator where the law provides for it.',
      ],
    },
    {
      id: 'general',
      heading: '13. General',
      passages: [
        'Electronic acceptance and notices by email have the effect that the Electronic Communications and Transactions Act 25 of 2002 gives them. Notices to us go to ' +
          `${email}; notices to the firm go to the address in its organisation settings.`,
        'We may amend these terms. Material changes are shown at the next sign-in and apply once they are accepted. If a provision cannot be enforced, the rest remains in force. No indulgence is a waiver. Neither party may cede its rights or delegate its duties without the other’s written consent, which is not withheld unreasonably.',
        'These terms are published in English and Afrikaans, so that they can be read in either language. Where the two differ, or where there is a dispute about what they mean, the English text prevails.',
      ],
    },
  ],
});
