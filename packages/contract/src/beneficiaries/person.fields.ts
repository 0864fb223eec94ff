import { day, flag, linkInMatter, required, select, text } from '../record/field';
import { list } from '../record/schemas';

const yesOrNo = ['yes', 'no'] as const;
const succession = 'Succession';
const payment = 'Payment details';
const ownership = 'Beneficial ownership';
const ofPerson = { field: 'kind', is: ['person'] } as const;
const ofTrust = { field: 'kind', is: ['trust'] } as const;

/**
 * What the law of succession and the distribution account ask of somebody, beside what every party is asked. It stands
 * with the party, so that a spouse, a child and an heir are one row however many parts they have.
 */
export const personFields = {
  relationship: text('Relationship', 80, {
    help: 'As it should appear in the account, for example daughter, niece or friend.',
    inList: true,
  }),
  bodyKind: select('Nature', ['public benefit body', 'state'], {
    when: { field: 'kind', is: ['company', 'close corporation', 'trust', 'partnership', 'other'] },
  }),
  letterLanguage: select('Language of letters', ['English', 'Afrikaans'], {
    help: 'Leave blank for the firm’s language.',
  }),
  maritalProperty: select('Married', ['in community of property', 'out of community of property'], {
    when: { field: 'maritalStatus', is: ['married'] },
  }),
  inCommunityWith: text('Spouse married in community of property', 160, {
    when: { field: 'maritalProperty', is: ['in community of property'] },
  }),
  outlivedDeceased: select('Survived the deceased', yesOrNo, {
    group: succession,
    when: ofPerson,
    help: 'Only needed if both died on the same day.',
  }),
  conceivedBeforeDeath: select('Conceived before the death', yesOrNo, {
    group: succession,
    when: ofPerson,
    help: 'Required only for people born after it.',
  }),
  isUnborn: flag('Not yet born', { group: succession, when: ofPerson }),
  hasRenounced: flag('Renounced the inheritance', { group: succession }),
  renouncedDate: day('Renounced on', { group: succession, when: { field: 'hasRenounced', is: [true] } }),
  renouncedMentallyIll: flag('Renounced by a curator for a mentally ill person', {
    group: succession,
    when: { field: 'hasRenounced', is: [true] },
  }),
  disqualified: text('Why this person cannot inherit', 300, { group: succession }),
  unable: select('Cannot act', ['absent', 'unknown', 'incapable'], { group: payment, when: ofPerson }),
  moneyHeldBy: select('Money of a minor goes to', ['trust', 'guardian', 'tutor or curator'], {
    group: payment,
    when: ofPerson,
    help: 'Leave blank for the Guardian’s Fund.',
  }),
  trustees: list('Trustees', { name: required('Name') }, 30, { group: payment, when: ofTrust }),
  authorityNumber: text('Letters of authority', 40, { group: payment, when: ofTrust }),
  spouseTrustForID: linkInMatter('For the benefit of the surviving spouse', 'matter_party', {
    group: payment,
    when: ofTrust,
    help: 'A trust whose capital and income belong to the spouse.',
  }),
  mayGiveToOthers: flag('Trustees may benefit others', {
    group: payment,
    when: ofTrust,
  }),
  dateOfBeneficialOwner: day('Beneficial owner since', { group: ownership, systemTypes: [5] }),
  trustBeneficialOwnerGrounds: text('Grounds', 500, { group: ownership, systemTypes: [5] }),
  beneficiaryRights: text('Rights', 500, { group: ownership, systemTypes: [5] }),
} as const;
