import { endings, marriageContracts, marriageKinds } from '@boedel/domain/marriages/marriage-record';
import { z } from 'zod';
import { day, flag, linkInMatter, longText, money, must, number, select, text } from '../record/field';
import { nestedField } from '../record/schemas';
import { declareMatterRecord } from '../record/matter-record';

const contract = 'Antenuptial contract';
const earlierEstateGroup = 'Estate of a spouse who died before';
const massingGroup = 'Massing by a joint will';
const withContract = { field: 'contract', is: ['with accrual', 'without accrual', 'silent on accrual'] } as const;
const accruing = { field: 'contract', is: ['with accrual', 'silent on accrual'] } as const;

/**
 * A marriage or partnership of whom the matter is about: one record for both spouses and the law. That a spouse died is
 * read from the person; what ended it otherwise stands here.
 */
export const marriages = declareMatterRecord({
  table: 'marriage',
  label: 'Marriages',
  one: 'marriage',
  names: 'kind',
  systemTypes: [1, 2, 3, 4],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    spouseName: z.string().nullable(),
    /** The property regime by the law of the matter's country; null while too little is known. */
    regime: z.string().nullable(),
    isCurrent: z.boolean(),
  },
  fields: {
    kind: must(select('Marital regime', marriageKinds)),
    spouseID: linkInMatter('Spouse', 'matter_party', {
      help: 'Capture the spouse under Spouses. You can do this later.',
    }),
    marriedDate: day('Married on'),
    place: text('Place of marriage', 120),
    contract: select(contract, marriageContracts, { help: 'For most marriages, None means in community of property.' }),
    isForeign: flag('Foreign law governs the property', {
      help: 'The law of the husband’s domicile, or of the domicile chosen, at the marriage.',
    }),
    hasCourtOrder: flag('A court order regulates the property', {
      when: { field: 'kind', is: ['customary marriage'] },
    }),
    recognition: select('Life partner’s claim', ['recognised', 'not recognised'], {
      when: { field: 'kind', is: ['life partnership'] },
      help: 'If the death was before 30 June 2023, the executor decides.',
    }),
    endedBy: select('Ended', endings, {
      group: 'End',
      help: 'Leave blank if the marriage still exists or ended by death.',
    }),
    endedDate: day('Ended on', { group: 'End', when: { field: 'endedBy', is: [...endings] } }),
    contractNumber: text('Number', 40, { group: contract, when: withContract }),
    contractRegisteredDate: day('Registered on', { group: contract, when: withContract }),
    deedsOffice: text('Deeds office', 120, { group: contract, when: withContract }),
    notary: text('Notary', 160, { group: contract, when: withContract }),
    isAccrualUnclaimed: flag('No accrual claim', { group: 'Accrual', when: accruing }),
    ownCommencement: money('Commencement value, client', { group: 'Accrual', when: accruing }),
    spouseCommencement: money('Commencement value, spouse', { group: 'Accrual', when: accruing }),
    ownEndValue: money('Net end value, client', {
      group: 'Accrual',
      when: accruing,
      help: 'Leave blank to use the value of the estate.',
    }),
    spouseEndValue: money('Net end value, spouse', { group: 'Accrual', when: accruing }),
    cpiAtMarriage: text('Consumer price index at marriage', 20, {
      group: 'Accrual',
      when: accruing,
      help: 'Leave blank to use the table of consumer prices.',
    }),
    cpiAtEnd: text('Consumer price index at end', 20, {
      group: 'Accrual',
      when: accruing,
      help: 'Leave blank to use the table of consumer prices.',
    }),
    accrualExcluded: longText('Excluded from accrual', 1000, { group: 'Accrual', when: accruing }),
    earlierEstate: nestedField({
      isClaimed: flag('Its unused abatement is claimed', { group: earlierEstateGroup }),
      unusedAmount: money('Unused amount', { group: earlierEstateGroup }),
      abatementUsed: money('Deducted in that estate', { group: earlierEstateGroup }),
      diedTogetherNetValue: money('Died simultaneously: net value of that estate', { group: earlierEstateGroup }),
      spouses: number('Surviving spouses of that person', [1, 20], { group: earlierEstateGroup }),
      isEvidenceFiled: flag('Return of that estate filed here', {
        group: earlierEstateGroup,
        help: 'Estate Duty Act s 4A(5). We do not deduct the unused part until it is filed.',
      }),
      estateReference: text('Reference of that estate', 60, { group: earlierEstateGroup }),
      note: text('Note on the abatement', 500, { group: earlierEstateGroup }),
    }),
    massing: nestedField({
      isJointWill: flag('Joint will', { group: massingGroup }),
      disposesOfBoth: flag('It disposes of the property of both', { group: massingGroup }),
      limitsSurvivor: flag('Gives the survivor a limited interest', { group: massingGroup }),
      survivor: select('The survivor', ['adiated', 'repudiated', 'undecided'], { group: massingGroup }),
    }),
    notes: longText('Notes', 2000),
  },
});
